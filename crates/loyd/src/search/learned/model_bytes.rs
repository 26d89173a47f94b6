//! A model as bytes: a header, the weights that differ, and a checksum.
//!
//! ```text
//! 0   8 bytes  "loydrank"
//! 8   u8       version of the format
//! 9   u8       rows
//! 10  u8       columns
//! 11  u8       low bits of the code of the pairs
//! 12           places: one i16 each, by item and cell
//!              pairs: in the order of `PairNumbers::each`, in Rice's code (`rice.rs`)
//! end u64      checksum of all bytes before it (`bytes.rs`)
//! ```
//!
//! Numbers are little-endian.

use super::bytes::{checksum, without_checksum};
use super::model::Model;
use super::pairs::Ties;
use super::rice::{self, RiceReader};
use crate::puzzle::Shape;

const MAGIC: [u8; 8] = *b"loydrank";
/// The version of models in which inverses have the same weights, and of those in which they may
/// differ.
const VERSION: u8 = 3;
const VERSION_WITHOUT_INVERSES: u8 = 2;
const HEADER: usize = 12;

/// Why bytes are no model.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// They do not begin as a model does.
    #[error("is no model")]
    Magic,
    /// They are of another version.
    #[error(
        "has version {0} of the format; this program reads versions {VERSION_WITHOUT_INVERSES} and {VERSION}"
    )]
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
        let mut pairs = Vec::new();
        self.pair_numbers()
            .each(&mut |numbers| pairs.push(self.pair_at(numbers[0])));
        let low_bits = rice::low_bits(&pairs);
        let mut bytes = MAGIC.to_vec();
        let version = match self.ties() {
            Ties::MirrorAndInverse => VERSION,
            Ties::Mirror => VERSION_WITHOUT_INVERSES,
        };
        bytes.extend([version, shape.rows() as u8, shape.cols() as u8]);
        bytes.push(low_bits as u8);
        for item in 0..shape.cells() {
            for cell in 0..shape.cells() {
                bytes.extend(self.place((item, cell)).to_le_bytes());
            }
        }
        rice::write(&pairs, low_bits, &mut bytes);
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a model.
    pub fn from_bytes(bytes: &[u8]) -> Result<Model, ModelError> {
        let Some(rest) = bytes.strip_prefix(&MAGIC) else {
            return Err(ModelError::Magic);
        };
        let &[version, rows, cols, low_bits, ..] = rest else {
            return Err(ModelError::Magic);
        };
        let ties = match version {
            VERSION => Ties::MirrorAndInverse,
            VERSION_WITHOUT_INVERSES => Ties::Mirror,
            _ => return Err(ModelError::Version(version)),
        };
        let shape = Shape::new(rows.into(), cols.into()).ok();
        let shape = shape.filter(|&shape| Model::supports(shape));
        let shape = shape.ok_or(ModelError::Shape(rows, cols))?;
        let body = without_checksum(bytes).ok_or(ModelError::Checksum)?;
        let weights = body.get(HEADER..);
        let model = Model::zero(shape, ties);
        let model = weights.and_then(|weights| read(model, weights, low_bits.into()));
        model.ok_or(ModelError::Length(shape))
    }
}

/// Reads the weights of a model; `None` if there are more or fewer than it needs.
fn read(mut model: Model, weights: &[u8], low_bits: u32) -> Option<Model> {
    let shape = model.shape();
    let (places, pairs) = weights.split_at_checked(2 * shape.cells() * shape.cells())?;
    for (number, bytes) in places.chunks_exact(2).enumerate() {
        let place = (number / shape.cells(), number % shape.cells());
        model.set_place(place, i16::from_le_bytes([bytes[0], bytes[1]]));
    }
    let (mut reader, mut is_complete) = (RiceReader::new(pairs, low_bits), true);
    model.set_pairs(&mut |_| {
        reader.next().unwrap_or_else(|| {
            is_complete = false;
            0
        })
    });
    (is_complete && reader.is_at_end()).then_some(model)
}

#[cfg(test)]
mod tests {
    use super::*;

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
