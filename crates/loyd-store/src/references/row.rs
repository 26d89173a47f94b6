//! An entry as a row of a table, with a seal that shows damage.
//!
//! `SQLite` notices a file that is cut short or whose structure is broken, but not a
//! byte that has changed within a value. So each row has a seal: the first bytes of the
//! BLAKE3 checksum of everything else in it. The seal also covers whether the row is
//! proved, so a row that was moved or copied from the other table does not match it.
//!
//! A row that matches its seal may have been made by anyone. So its values are checked
//! as well: only a valid [`Entry`] is accepted.

use std::borrow::Cow;

use loyd::puzzle::{Board, PackedBoard, Shape};
use loyd::reference::{Entry, Known, Prefix};

use super::proof::{Claim, Proof, Proved};
use super::schema::Trust;

/// The columns.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Row<'a> {
    /// The corner board's 64 bits.
    pub(super) corner: i64,
    /// Four distances, one byte each.
    pub(super) distances: Cow<'a, [u8]>,
    /// Bit k: whether distance k is exact; bit 4 + k: whether there is a prefix k.
    pub(super) exact: i64,
    /// Four prefixes, two bytes each, the lower first.
    pub(super) prefixes: Cow<'a, [u8]>,
    /// Four checksums, eight bytes each, zero if there is none.
    pub(super) checksums: Cow<'a, [u8]>,
    /// Four engines separated by line breaks, empty if there is none.
    pub(super) engines: Cow<'a, str>,
}

impl<'a> Row<'a> {
    pub(super) fn of(claim: &Claim) -> Row<'static> {
        let known = claim.entry().known();
        let bit = |on: bool, at: usize| i64::from(on) << at;
        let exact = (0..4).map(|k| bit(known[k].exact, k) | bit(known[k].prefix.is_some(), 4 + k));
        let bits = |known: &Known| known.prefix.map_or(0, Prefix::bits).to_le_bytes();
        let proofs = claim.proofs();
        let checksum = |proof: &Option<Proof>| proof.as_ref().map_or([0; 8], |p| p.checksum);
        let engine = |proof: &Option<Proof>| proof.as_ref().map_or("", |p| &p.engine).to_owned();
        Row {
            corner: claim.entry().corner().bits().cast_signed(),
            distances: known.iter().map(|known| known.distance).collect(),
            exact: exact.fold(0, |all, bits| all | bits),
            prefixes: known.iter().flat_map(bits).collect(),
            checksums: proofs.iter().flat_map(checksum).collect(),
            engines: Cow::Owned(proofs.iter().map(engine).collect::<Vec<_>>().join("\n")),
        }
    }

    /// The columns of a row that matches its seal. Nothing is copied.
    fn read(row: &'a rusqlite::Row<'_>, trust: Trust) -> Option<Row<'a>> {
        let bytes = |column: usize| -> Option<Cow<'a, [u8]>> {
            Some(Cow::Borrowed(row.get_ref(column).ok()?.as_blob().ok()?))
        };
        let read = Row {
            corner: row.get(0).ok()?,
            distances: bytes(1)?,
            exact: row.get(2).ok()?,
            prefixes: bytes(3)?,
            checksums: bytes(4)?,
            engines: Cow::Borrowed(row.get_ref(5).ok()?.as_str().ok()?),
        };
        (read.seal(trust)[..] == bytes(6)?[..]).then_some(read)
    }

    pub(super) fn seal(&self, trust: Trust) -> [u8; 8] {
        let mut hasher = blake3::Hasher::new();
        match trust {
            Trust::Proved => drop(hasher.update(b"proved")),
            // As in files of version 1, whose rows are all unproved.
            Trust::Unproved => {}
        }
        hasher.update(&self.corner.to_le_bytes());
        hasher.update(&self.distances);
        hasher.update(&self.exact.to_le_bytes());
        hasher.update(&self.prefixes);
        hasher.update(&self.checksums);
        hasher.update(self.engines.as_bytes());
        let mut seal = [0; 8];
        seal.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
        seal
    }

    /// Returns the entry, if the values are valid.
    fn entry(&self) -> Option<Entry> {
        let corner = corner(self.corner.cast_unsigned())?;
        if self.distances.len() != 4 || self.prefixes.len() != 8 {
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
        Entry::new(corner, known).ok()
    }

    /// The entry with the origins of its distances.
    fn claim(&self) -> Option<Claim> {
        if self.checksums.len() != 32 {
            return None;
        }
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
        Some(Claim::new(self.entry()?, proofs))
    }
}

/// Returns the board with these bits, if they are valid.
fn corner(bits: u64) -> Option<PackedBoard> {
    let tiles: [u8; 16] = std::array::from_fn(|cell| (bits >> (4 * cell) & 15) as u8);
    let board = Board::new(Shape::FOUR, &tiles).ok()?;
    PackedBoard::try_from(&board).ok()
}

/// The entry in a row of unproved ones; `None` if the row is damaged.
pub(super) fn read_claim(row: &rusqlite::Row<'_>) -> Option<Claim> {
    Row::read(row, Trust::Unproved)?.claim()
}

/// The entry in a row of proved ones; `None` if the row is damaged.
pub(super) fn read_proved(row: &rusqlite::Row<'_>) -> Option<Proved> {
    let claim = Row::read(row, Trust::Proved)?.claim()?;
    Some(Proved::believed(claim))
}

/// The same without the origins, which is all that a search needs.
pub(super) fn read_entry(row: &rusqlite::Row<'_>) -> Option<Entry> {
    Row::read(row, Trust::Proved)?.entry()
}
