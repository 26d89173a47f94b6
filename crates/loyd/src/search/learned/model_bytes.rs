//! A model as bytes: a header, the weights that differ, and a checksum.
//!
//! ```text
//! 0   8 bytes  "loydrank"
//! 8   u8       version of the format
//! 9   u8       rows
//! 10  u8       columns
//! 11  u8       0
//! 12           places: one i16 each, by item and cell
//!              pairs: one or two bytes each, in the order of `Model::distinct_pairs`
//! end u64      checksum of all bytes before it (FNV-1a)
//! ```
//!
//! Numbers are little-endian. Most weights of pairs are small and take one byte: `w` is stored as
//! `2w` if it is not negative and as `-2w - 1` otherwise, in groups of seven bits, the lowest
//! first, with the highest bit set in all bytes but the last (LEB128). The checksum finds damage; it is no protection against forgery, and
//! needs none: a wrong model makes longer solutions, which are replayed like all others.

use super::model::{Model, mirrored};
use crate::puzzle::Shape;

const MAGIC: [u8; 8] = *b"loydrank";
const VERSION: u8 = 1;
const HEADER: usize = 12;

/// Why bytes are no model.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// They do not begin as a model does.
    #[error("is no model")]
    Magic,
    /// They are of another version.
    #[error("has version {0} of the format; this program reads version {VERSION}")]
    Version(u8),
    /// The shape does not exist.
    #[error("is for boards of {0}x{1}, which are not supported")]
    Shape(u8, u8),
    /// There are more or fewer weights than the shape needs.
    #[error("has another number of weights than boards of {0} need")]
    Length(Shape),
    /// The checksum does not match.
    #[error("is damaged: its contents do not match their checksum")]
    Checksum,
}

impl Model {
    /// Returns the model as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let shape = self.shape();
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, shape.rows() as u8, shape.cols() as u8, 0]);
        for item in 0..shape.cells() {
            for cell in 0..shape.cells() {
                bytes.extend(self.place((item, cell)).to_le_bytes());
            }
        }
        for (one, other) in Model::distinct_pairs(shape) {
            write_weight(self.pair(one, other), &mut bytes);
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a model.
    pub fn from_bytes(bytes: &[u8]) -> Result<Model, ModelError> {
        let Some(rest) = bytes.strip_prefix(&MAGIC) else {
            return Err(ModelError::Magic);
        };
        let &[version, rows, cols, _, ..] = rest else {
            return Err(ModelError::Magic);
        };
        if version != VERSION {
            return Err(ModelError::Version(version));
        }
        let shape = Shape::new(rows.into(), cols.into()).ok();
        let shape = shape.filter(|&shape| Model::supports(shape));
        let shape = shape.ok_or(ModelError::Shape(rows, cols))?;
        let Some((body, sum)) = bytes.split_last_chunk::<8>() else {
            return Err(ModelError::Length(shape));
        };
        if checksum(body).to_le_bytes() != *sum {
            return Err(ModelError::Checksum);
        }
        let weights = body.get(HEADER..);
        let model = weights.and_then(|weights| read(shape, weights));
        model.ok_or(ModelError::Length(shape))
    }
}

/// Reads weights; `None` if there are more or fewer than the shape needs.
fn read(shape: Shape, weights: &[u8]) -> Option<Model> {
    let mut model = Model::zero(shape);
    let (places, mut pairs) = weights.split_at_checked(2 * shape.cells() * shape.cells())?;
    for (number, bytes) in places.chunks_exact(2).enumerate() {
        let place = (number / shape.cells(), number % shape.cells());
        model.set_place(place, i16::from_le_bytes([bytes[0], bytes[1]]));
    }
    for (one, other) in Model::distinct_pairs(shape) {
        let weight = read_weight(&mut pairs)?;
        model.set_pair(one, other, weight);
        if let Some((one, other)) = mirrored(shape, (one, other)) {
            model.set_pair(one, other, weight);
        }
    }
    pairs.is_empty().then_some(model)
}

/// Writes a weight in one to three bytes.
fn write_weight(weight: i16, bytes: &mut Vec<u8>) {
    let mut rest = ((weight << 1) ^ (weight >> 15)).cast_unsigned();
    while rest >= 0x80 {
        bytes.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

/// Reads a weight and removes its bytes; `None` if they do not end.
fn read_weight(bytes: &mut &[u8]) -> Option<i16> {
    let mut number = 0_u16;
    for shift in [0, 7, 14] {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u16::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some((number >> 1).cast_signed() ^ -(number & 1).cast_signed());
        }
    }
    None
}

/// FNV-1a (Fowler, Noll and Vo).
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_and_back() {
        for weight in (-8_191..=8_191).chain([i16::MIN, i16::MAX]) {
            let mut bytes = Vec::new();
            write_weight(weight, &mut bytes);
            let mut rest = &bytes[..];
            assert_eq!(read_weight(&mut rest), Some(weight));
            assert!(rest.is_empty());
        }
        assert_eq!(read_weight(&mut &[0x80, 0x80][..]), None);
    }

    /// The checksum is right, but weights are missing or left over.
    #[test]
    fn other_numbers_of_weights_are_refused() {
        let shape = Shape::THREE;
        let bytes = Model::new(shape).to_bytes();
        let body = &bytes[..bytes.len() - 8];
        let with_sum = |body: &[u8]| [body, &checksum(body).to_le_bytes()].concat();
        assert!(Model::from_bytes(&with_sum(body)).is_ok());
        let error = Err(ModelError::Length(shape));
        assert_eq!(Model::from_bytes(&with_sum(&body[..body.len() - 1])), error);
        assert_eq!(Model::from_bytes(&with_sum(&[body, &[0]].concat())), error);
        assert_eq!(Model::from_bytes(&with_sum(&body[..20])), error);
    }
}
