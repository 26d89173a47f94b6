//! An entry as a row of the table `entries`, with a seal that shows damage.
//!
//! `SQLite` notices a file that is cut short or whose structure is broken, but not
//! a byte that has changed within a value. So each row has a seal: the first
//! bytes of the BLAKE3 checksum of everything else in it.

use loyd::puzzle::{Board, PackedBoard, Shape};
use loyd::reference::{Entry, Known, Prefix};

use super::proof::{Proof, Proved};

/// The columns.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// The corner board's 64 bits.
    pub(super) corner: i64,
    /// Four distances, a byte each.
    pub(super) distances: Vec<u8>,
    /// Bit k: whether distance k is exact; bit 4 + k: whether prefix k is there.
    pub(super) exact: i64,
    /// Four prefixes, two bytes each, the lower first.
    pub(super) prefixes: Vec<u8>,
    /// Four checksums, eight bytes each, zero where there is none.
    pub(super) checksums: Vec<u8>,
    /// Four engines with a line break between them, empty where there is none.
    pub(super) engines: String,
}

impl Row {
    pub(super) fn of(proved: &Proved) -> Row {
        let known = proved.entry().known();
        let bit = |on: bool, at: usize| i64::from(on) << at;
        let exact = (0..4).map(|k| bit(known[k].exact, k) | bit(known[k].prefix.is_some(), 4 + k));
        let bits = |known: &Known| known.prefix.map_or(0, Prefix::bits).to_le_bytes();
        let proofs = proved.proofs();
        let checksum = |proof: &Option<Proof>| proof.as_ref().map_or([0; 8], |p| p.checksum);
        let engine = |proof: &Option<Proof>| proof.as_ref().map_or("", |p| &p.engine).to_owned();
        Row {
            corner: proved.entry().corner().bits().cast_signed(),
            distances: known.iter().map(|known| known.distance).collect(),
            exact: exact.fold(0, |all, bits| all | bits),
            prefixes: known.iter().flat_map(bits).collect(),
            checksums: proofs.iter().flat_map(checksum).collect(),
            engines: proofs.iter().map(engine).collect::<Vec<_>>().join("\n"),
        }
    }

    pub(super) fn seal(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(128);
        bytes.extend_from_slice(&self.corner.to_le_bytes());
        bytes.extend_from_slice(&self.distances);
        bytes.extend_from_slice(&self.exact.to_le_bytes());
        bytes.extend_from_slice(&self.prefixes);
        bytes.extend_from_slice(&self.checksums);
        bytes.extend_from_slice(self.engines.as_bytes());
        blake3::hash(&bytes).as_bytes()[..8].to_vec()
    }

    /// The entry, if the values can be those of one.
    fn proved(&self) -> Option<Proved> {
        let corner = corner(self.corner.cast_unsigned())?;
        let fits = self.distances.len() == 4 && self.prefixes.len() == 8;
        if !fits || self.checksums.len() != 32 {
            return None;
        }
        let on = |at: usize| self.exact >> at & 1 == 1;
        let known = std::array::from_fn(|k| Known {
            distance: self.distances[k],
            exact: on(k),
            prefix: on(4 + k).then(|| {
                let bits = [self.prefixes[2 * k], self.prefixes[2 * k + 1]];
                Prefix::from_bits(u16::from_le_bytes(bits))
            }),
        });
        let mut engines = self.engines.split('\n');
        let proofs = std::array::from_fn(|k| {
            let engine = engines.next().filter(|engine| !engine.is_empty())?;
            let mut checksum = [0; 8];
            checksum.copy_from_slice(&self.checksums[8 * k..8 * k + 8]);
            Some(Proof {
                checksum,
                engine: engine.to_owned(),
            })
        });
        Some(Proved::new(Entry::new(corner, known).ok()?, proofs))
    }
}

/// The board with these bits, if they are one.
fn corner(bits: u64) -> Option<PackedBoard> {
    let tiles: [u8; 16] = std::array::from_fn(|cell| (bits >> (4 * cell) & 15) as u8);
    let board = Board::new(Shape::FOUR, &tiles).ok()?;
    PackedBoard::try_from(&board).ok()
}

/// The entry in a row; nothing if it cannot be believed.
pub(super) fn read(row: &rusqlite::Row<'_>) -> Option<Proved> {
    let read = Row {
        corner: row.get(0).ok()?,
        distances: row.get(1).ok()?,
        exact: row.get(2).ok()?,
        prefixes: row.get(3).ok()?,
        checksums: row.get(4).ok()?,
        engines: row.get(5).ok()?,
    };
    let seal: Vec<u8> = row.get(6).ok()?;
    if seal != read.seal() {
        return None;
    }
    read.proved()
}
