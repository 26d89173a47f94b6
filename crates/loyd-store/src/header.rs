//! The first page of a table file: which table it is and how to check it.
//!
//! `docs/file-format.md` has the byte table. The header has everything that `db list`
//! and `db info` show, so that they need not read the payload, and it has its own
//! checksum, so that no byte of it can change unnoticed.

use loyd::pattern::{Colouring, Pattern, TableId, TableKind};
use loyd::puzzle::{Home, Shape};

use crate::error::FileProblem;
use crate::stored_id::StoredId;

/// Bytes of the header, and the offset of the payload: a page, so that the payload can
/// be mapped.
pub const HEADER_LENGTH: usize = 4096;
/// The version of the format that this program reads and writes. The numbering
/// of a table's states belongs to it.
pub const FORMAT_VERSION: u32 = 2;

/// As in PNG: a byte that is not text, the name, and line ends that a text-mode
/// transfer would change.
const MAGIC: [u8; 8] = *b"\x89LOYD\r\n\x1a";

const VERSION: usize = 8;
const LENGTH: usize = 12;
const STATES: usize = 16;
const PAYLOAD: usize = 24;
const CHECKSUM: usize = 32;
const ROWS: usize = 64;
const COLS: usize = 65;
const BLANK: usize = 66;
const KIND: usize = 67;
const TILE_COUNT: usize = 68;
const VALUE_COUNT: usize = 70;
const TILES: usize = 72;
const HISTOGRAM: usize = 80;
const SEAL: usize = HEADER_LENGTH - 32;

/// A value is one byte, and 255 stands for states that cannot be reached.
const MOST_VALUES: usize = 255;
const MOST_TILES: usize = 8;

/// Returns the number of a kind of table. A number is never used again for another kind.
const fn kind_number(kind: TableKind) -> u8 {
    match kind {
        TableKind::BlankAware => 0,
        TableKind::Classic => 1,
        TableKind::NonAdditive => 2,
    }
}

/// The number of the tables of colourings.
const COLOURING: u8 = 3;

/// The colours of a colouring as letters, and how many of them are in a byte.
const LETTERS: &[u8; 4] = b"abcd";
const PER_BYTE: usize = 4;

/// Returns the number of a table's kind, and what tells its tiles apart: those of a pattern, or
/// the colours of all of them, two bits each.
fn kind_and_tiles(id: &StoredId) -> (u8, Vec<u8>) {
    match id {
        StoredId::Pattern(id) => (kind_number(id.kind), id.pattern.tiles().to_vec()),
        StoredId::Colouring(colouring) => {
            let code = colouring.code();
            let bytes = code.as_bytes().chunks(PER_BYTE).map(|letters| {
                let colours = letters.iter().map(|letter| letter - LETTERS[0]);
                colours.rev().fold(0, |byte, colour| byte << 2 | colour)
            });
            (COLOURING, bytes.collect())
        }
    }
}

/// Reads what [`kind_and_tiles`] returns; `None` if it is impossible.
fn id_of(home: Home, kind: u8, tiles: &[u8]) -> Option<StoredId> {
    if kind == COLOURING {
        let colours = (0..home.shape().cells() - 1)
            .map(|tile| Some(tiles.get(tile / PER_BYTE)? >> (2 * (tile % PER_BYTE)) & 3));
        let letters = colours.map(|colour| Some(char::from(LETTERS[usize::from(colour?)])));
        let colouring = Colouring::new(home.shape(), &letters.collect::<Option<String>>()?).ok()?;
        return Some(colouring.into());
    }
    let mut kinds = TableKind::ALL.iter().map(|row| row.value);
    let id = TableId {
        pattern: Pattern::new(home, tiles).ok()?,
        kind: kinds.find(|&each| kind_number(each) == kind)?,
    };
    Some(id.into())
}

/// The header of a table file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The table's id.
    pub id: StoredId,
    /// Its entries.
    pub states: u64,
    /// Its bytes, without the header.
    pub payload_bytes: u64,
    /// How many entries have each value, from 0.
    pub histogram: Vec<u64>,
    /// The BLAKE3 hash of the payload.
    pub checksum: blake3::Hash,
}

impl Header {
    /// The largest value.
    pub fn largest(&self) -> u64 {
        self.histogram.len().saturating_sub(1) as u64
    }

    /// The mean value of the entries from which the goal can be reached.
    #[expect(
        clippy::cast_precision_loss,
        reason = "the sums are far below 2^53, and a mean is rounded anyway"
    )]
    pub fn mean(&self) -> f64 {
        let values = self.histogram.iter().zip(0_u64..);
        let sum: u64 = values.map(|(&entries, value)| entries * value).sum();
        let entries: u64 = self.histogram.iter().sum();
        sum as f64 / entries.max(1) as f64
    }

    /// The bytes of the whole file.
    pub fn file_bytes(&self) -> u64 {
        HEADER_LENGTH as u64 + self.payload_bytes
    }

    /// The header as it is stored.
    pub(crate) fn encode(&self) -> [u8; HEADER_LENGTH] {
        let mut bytes = [0; HEADER_LENGTH];
        let mut put = |at: usize, part: &[u8]| bytes[at..at + part.len()].copy_from_slice(part);
        let home = self.id.home();
        let (kind, tiles) = kind_and_tiles(&self.id);
        put(0, &MAGIC);
        put(VERSION, &FORMAT_VERSION.to_le_bytes());
        put(LENGTH, &(HEADER_LENGTH as u32).to_le_bytes());
        put(STATES, &self.states.to_le_bytes());
        put(PAYLOAD, &self.payload_bytes.to_le_bytes());
        put(CHECKSUM, self.checksum.as_bytes());
        put(ROWS, &[home.shape().rows() as u8]);
        put(COLS, &[home.shape().cols() as u8]);
        put(BLANK, &[home.blank() as u8]);
        put(KIND, &[kind]);
        put(TILE_COUNT, &[tiles.len() as u8]);
        put(VALUE_COUNT, &(self.histogram.len() as u16).to_le_bytes());
        put(TILES, &tiles);
        for (value, entries) in self.histogram.iter().take(MOST_VALUES).enumerate() {
            put(HISTOGRAM + 8 * value, &entries.to_le_bytes());
        }
        let seal = blake3::hash(&bytes[..SEAL]);
        bytes[SEAL..].copy_from_slice(seal.as_bytes());
        bytes
    }

    /// Reads the start of a file, which may be anything and may be shorter than a
    /// header.
    pub(crate) fn decode(bytes: &[u8]) -> Result<Header, FileProblem> {
        if bytes.is_empty() {
            return Err(FileProblem::Empty);
        }
        let known = bytes.len().min(MAGIC.len());
        if bytes[..known] != MAGIC[..known] {
            return Err(FileProblem::Foreign);
        }
        // Another version may have another header, so the version is checked first.
        if let Some(version) = bytes.get(VERSION..LENGTH) {
            let version = u32::from_le_bytes(four(version));
            if version != FORMAT_VERSION {
                return Err(FileProblem::Version(version));
            }
        }
        let Some(bytes) = bytes.first_chunk::<HEADER_LENGTH>() else {
            return Err(FileProblem::Truncated {
                expected: HEADER_LENGTH as u64,
                found: bytes.len() as u64,
            });
        };
        if blake3::hash(&bytes[..SEAL]).as_bytes() != &bytes[SEAL..] {
            return Err(FileProblem::DamagedHeader);
        }
        sealed(bytes).ok_or(FileProblem::DamagedHeader)
    }
}

/// Reads a header whose checksum is right; `None` if its values are nevertheless
/// impossible.
fn sealed(bytes: &[u8; HEADER_LENGTH]) -> Option<Header> {
    let number = |at: usize| u64::from_le_bytes(eight(&bytes[at..at + 8]));
    let byte = |at: usize| usize::from(bytes[at]);
    let shape = Shape::new(byte(ROWS), byte(COLS)).ok()?;
    if byte(BLANK) >= shape.cells() || byte(TILE_COUNT) > MOST_TILES {
        return None;
    }
    let home = Home::new(shape, byte(BLANK));
    let tiles = &bytes[TILES..TILES + byte(TILE_COUNT)];
    let values = byte(VALUE_COUNT) + 256 * byte(VALUE_COUNT + 1);
    if values > MOST_VALUES || byte(LENGTH) + 256 * byte(LENGTH + 1) != HEADER_LENGTH {
        return None;
    }
    let header = Header {
        id: id_of(home, bytes[KIND], tiles)?,
        states: number(STATES),
        payload_bytes: number(PAYLOAD),
        histogram: (0..values).map(|v| number(HISTOGRAM + 8 * v)).collect(),
        checksum: blake3::Hash::from_bytes(*bytes[CHECKSUM..].first_chunk()?),
    };
    (header.encode() == *bytes).then_some(header)
}

fn four(bytes: &[u8]) -> [u8; 4] {
    bytes.try_into().unwrap_or_default()
}

fn eight(bytes: &[u8]) -> [u8; 8] {
    bytes.try_into().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> Header {
        let home = Home::blank_last(Shape::FOUR);
        Header {
            id: TableId {
                pattern: Pattern::new(home, &[1, 2, 5]).unwrap(),
                kind: TableKind::Classic,
            }
            .into(),
            states: 3360,
            payload_bytes: 3360,
            histogram: vec![1, 7, 2000, 1352],
            checksum: blake3::hash(b"payload"),
        }
    }

    #[test]
    fn reads_back() {
        let header = header();
        assert_eq!(Header::decode(&header.encode()), Ok(header.clone()));
        assert_eq!(header.largest(), 3);
        assert!((header.mean() - 8063.0 / 3360.0).abs() < 1e-12);
        for colouring in Colouring::FOUR {
            let header = Header {
                id: colouring.into(),
                ..header.clone()
            };
            assert_eq!(Header::decode(&header.encode()), Ok(header));
        }
    }

    #[test]
    fn every_byte_is_guarded() {
        let good = header().encode();
        for at in 0..HEADER_LENGTH {
            for flip in [0x01, 0x80, 0xff] {
                let mut bad = good;
                bad[at] ^= flip;
                assert!(Header::decode(&bad).is_err(), "byte {at}");
            }
        }
    }

    #[test]
    fn every_length_is_guarded() {
        let good = header().encode();
        for length in 0..HEADER_LENGTH {
            assert!(Header::decode(&good[..length]).is_err(), "length {length}");
        }
    }

    /// A header with a valid checksum but impossible values, as only an attacker would
    /// write it.
    #[test]
    fn sealed_nonsense_is_refused() {
        for (at, byte) in [
            (ROWS, 1),
            (ROWS, 17),
            (BLANK, 16),
            (KIND, 3),
            (TILE_COUNT, 0),
            (TILE_COUNT, 9),
            (TILES, 2),
            (TILES, 16),
            (TILES + 7, 1),
            (VALUE_COUNT + 1, 1),
            (LENGTH, 1),
            (LENGTH + 3, 1),
            (3000, 1),
        ] {
            let mut bad = header().encode();
            bad[at] = byte;
            let seal = blake3::hash(&bad[..SEAL]);
            bad[SEAL..].copy_from_slice(seal.as_bytes());
            let read = Header::decode(&bad);
            assert_eq!(read, Err(FileProblem::DamagedHeader), "byte {at}");
        }
    }
}
