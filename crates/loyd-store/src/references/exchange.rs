//! The collection as CSV, and the collection that comes with the program.
//!
//! One row a board: the entry's corner board, the look-up, the distance, whether
//! it is exact, the first eight moves, and the proof. Reading merges row by row,
//! so files may be put together, sorted or cut; what contradicts is refused with
//! its line, and the rest is taken.

use std::io::{Read, Write};

use loyd::puzzle::{Board, MoveNotation, PackedBoard, Path};
use loyd::reference::{Entry, Known, Place, Prefix};

use super::proof::{Proof, Proved};
use super::{Put, ReferenceError, ReferenceStore};

/// The collection that comes with the program; `docs/reference-boards.md` has the
/// command that made it.
pub const SHIPPED: &str = include_str!("../../data/references.csv");

const COLUMNS: [&str; 7] = [
    "corner", "look_up", "distance", "exact", "moves", "checksum", "engine",
];

/// What came of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Imported {
    /// Rows read.
    pub rows: u64,
    /// Rows after which more was known.
    pub taken: u64,
    /// Rows refused: the line and the reason.
    pub refused: Vec<(u64, String)>,
}

/// Writes entries as CSV.
pub fn export(entries: &[Proved], out: impl Write) -> csv::Result<()> {
    let mut writer = csv::Writer::from_writer(out);
    writer.write_record(COLUMNS)?;
    for proved in entries {
        let corner = Board::from(proved.entry().corner()).to_string();
        for (look_up, known) in proved.entry().known().iter().enumerate() {
            let moves = known.prefix.map(|prefix| {
                let path: Path = prefix.slides().into_iter().collect();
                path.text(MoveNotation::Tile)
            });
            let proof = proved.proofs()[look_up].as_ref();
            let hex = proof.map(|proof| format!("{:016x}", u64::from_be_bytes(proof.checksum)));
            writer.write_record([
                corner.as_str(),
                &look_up.to_string(),
                &known.distance.to_string(),
                if known.exact { "yes" } else { "no" },
                &moves.unwrap_or_default(),
                &hex.unwrap_or_default(),
                proof.map_or("", |proof| &proof.engine),
            ])?;
        }
    }
    writer.flush()?;
    Ok(())
}

/// Reads CSV into a collection, in one transaction.
pub fn import(store: &mut ReferenceStore, text: impl Read) -> Result<Imported, ReferenceError> {
    let mut reader = csv::Reader::from_reader(text);
    let mut imported = Imported::default();
    let (mut lines, mut entries) = (Vec::new(), Vec::new());
    for record in reader.records() {
        imported.rows += 1;
        let line = |record: &csv::StringRecord| record.position().map_or(0, csv::Position::line);
        match record {
            Ok(record) => match row(&record) {
                Ok(proved) => {
                    lines.push(line(&record));
                    entries.push(proved);
                }
                Err(reason) => imported.refused.push((line(&record), reason)),
            },
            Err(error) => {
                let line = error.position().map_or(0, csv::Position::line);
                imported.refused.push((line, error.to_string()));
                if error.is_io_error() {
                    break;
                }
            }
        }
    }
    for (line, outcome) in lines.into_iter().zip(store.put_all(&entries)?) {
        match outcome {
            Ok(Put::Unchanged) => {}
            Ok(Put::Added | Put::Improved) => imported.taken += 1,
            Err(contradiction) => imported.refused.push((line, contradiction.to_string())),
        }
    }
    imported.refused.sort();
    Ok(imported)
}

/// What one row says, as an entry that knows nothing of the other three boards.
fn row(record: &csv::StringRecord) -> Result<Proved, String> {
    let cell = |column: usize| record.get(column).unwrap_or("").trim();
    let board: Board = cell(0).parse().map_err(|error| format!("{error}"))?;
    let corner = PackedBoard::try_from(&board).map_err(|error| error.to_string())?;
    let number = |column: usize| {
        let wrong = || format!("{:?} is no {}", cell(column), COLUMNS[column]);
        cell(column).parse::<u8>().map_err(|_| wrong())
    };
    let look_up = usize::from(number(1)?);
    if look_up > 3 {
        return Err(format!("{look_up} is no look_up: they are 0 to 3"));
    }
    let exact = match cell(3) {
        "yes" => true,
        "no" => false,
        other => return Err(format!("exact is yes or no, not {other:?}")),
    };
    let path: Path = cell(4).parse().map_err(|error| format!("{error}"))?;
    let prefix = Prefix::of(&path);
    if path.len() != prefix.map_or(0, |_| Prefix::LENGTH) {
        return Err(format!("moves are eight or none, not {}", path.len()));
    }
    // Of the others nothing is known but the parity.
    let parity = |k: usize| {
        (3 - Place::board(corner, k).blank() / 4 + 3 - Place::board(corner, k).blank() % 4) % 2
    };
    let mut known = [0, 1, 2, 3].map(|k| Known {
        distance: parity(k) as u8,
        exact: false,
        prefix: None,
    });
    known[look_up] = Known {
        distance: number(2)?,
        exact,
        prefix,
    };
    let mut proofs = [const { None }; 4];
    if exact {
        let checksum = u64::from_str_radix(cell(5), 16)
            .map_err(|_| "an exact distance needs the checksum of its solution".to_owned())?;
        if cell(6).is_empty() {
            return Err("an exact distance needs the engine that proved it".to_owned());
        }
        proofs[look_up] = Some(Proof {
            checksum: checksum.to_be_bytes(),
            engine: cell(6).replace('\n', " "),
        });
    }
    let entry = Entry::new(corner, known).map_err(|error| error.to_string())?;
    Ok(Proved::new(entry, proofs))
}
