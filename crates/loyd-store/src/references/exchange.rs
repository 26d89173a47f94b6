//! The collection as CSV, and the collection that comes with the program.
//!
//! One row per board: the entry's corner board, the step (called look-up in the file),
//! the distance, whether it is exact, the first eight moves, and the proof. Reading
//! merges row by row, so files may be concatenated, sorted or cut, and may have their
//! header once, several times or not at all. A row that contradicts others is refused
//! with its line number, and the rest is read.
//!
//! A row proves nothing, whatever it says. What is read from a file is unproved. Only
//! the text that is part of this program is accepted as proved, because a test of this
//! crate proves it.

use std::io::{self, BufRead, BufReader, Read, Write};

use loyd::puzzle::{Board, MoveNotation, PackedBoard, Path};
use loyd::reference::{Contradiction, Entry, Known, Prefix, Slot};

use super::proof::{Claim, Proof, Proved};
use super::{Put, ReferenceError, ReferenceStore};

/// The collection that comes with the program; `docs/reference-boards.md` has the
/// command that made it. Its distances are proved by `tests/shipped.rs`.
pub const SHIPPED: &str = include_str!("../../data/references.csv");

const COLUMNS: [&str; 7] = [
    "corner", "look_up", "distance", "exact", "moves", "checksum", "engine",
];

/// The result of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Imported {
    /// Rows read.
    pub rows: u64,
    /// Rows that added something.
    pub taken: u64,
    /// Rows refused: the line and the reason.
    pub refused: Vec<(u64, String)>,
}

/// No line is read further than this; valid rows are shorter.
const LONGEST_LINE: u64 = 1_000;

/// The longest name of an engine.
const LONGEST_ENGINE: usize = 100;

/// Writes entries as CSV.
pub fn export<'a>(
    entries: impl IntoIterator<Item = &'a Claim>,
    out: impl Write,
) -> csv::Result<()> {
    let mut writer = csv::Writer::from_writer(out);
    writer.write_record(COLUMNS)?;
    for claim in entries {
        let corner = Board::from(claim.entry().corner()).to_string();
        for (look_up, known) in claim.entry().known().iter().enumerate() {
            let moves = known.prefix.map(|prefix| {
                let path: Path = prefix.slides().into_iter().collect();
                path.text(MoveNotation::Tile)
            });
            let proof = claim.proofs()[look_up].as_ref();
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

/// Reads CSV into the unproved entries of a collection, in one transaction.
pub fn import(store: &mut ReferenceStore, text: impl Read) -> Result<Imported, ReferenceError> {
    let (lines, claims, mut imported) = read(text);
    let outcomes = store.put_unproved(&claims)?;
    imported.count(lines.into_iter().zip(outcomes));
    Ok(imported)
}

/// Reads the collection that comes with the program into the proved entries of a
/// collection, in one transaction.
pub fn import_shipped(store: &mut ReferenceStore) -> Result<Imported, ReferenceError> {
    let (lines, claims, mut imported) = read(SHIPPED.as_bytes());
    let proved: Vec<Proved> = claims.into_iter().map(Proved::believed).collect();
    let outcomes = store.put_all(&proved)?;
    imported.count(lines.into_iter().zip(outcomes));
    Ok(imported)
}

impl Imported {
    fn count(&mut self, outcomes: impl Iterator<Item = (u64, Result<Put, Contradiction>)>) {
        for (line, outcome) in outcomes {
            match outcome {
                Ok(Put::Unchanged) => {}
                Ok(Put::Added | Put::Improved) => self.taken += 1,
                Err(contradiction) => self.refused.push((line, contradiction.to_string())),
            }
        }
        self.refused.sort();
    }
}

/// Returns the valid rows of a text with their line numbers, and what is wrong with the
/// others. Every line is a row of its own, so an error in one does not affect the
/// others.
fn read(text: impl Read) -> (Vec<u64>, Vec<Claim>, Imported) {
    let mut text = BufReader::new(text);
    let mut imported = Imported::default();
    let (mut lines, mut claims) = (Vec::new(), Vec::new());
    for number in 1.. {
        let line = match next_line(&mut text) {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(error) => {
                imported.refused.push((number, error.to_string()));
                break;
            }
        };
        match row(&line) {
            Ok(None) => {}
            Ok(Some(claim)) => {
                imported.rows += 1;
                lines.push(number);
                claims.push(claim);
            }
            Err(reason) => {
                imported.rows += 1;
                imported.refused.push((number, reason));
            }
        }
    }
    (lines, claims, imported)
}

/// Returns the next line without its end, cut if it is too long to be a row; `None`
/// after the last.
fn next_line(text: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let limit = LONGEST_LINE + 2;
    if text.take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') && line.len() as u64 == limit {
        text.skip_until(b'\n')?;
    }
    while line.pop_if(|byte| matches!(byte, b'\n' | b'\r')).is_some() {}
    Ok(Some(line))
}

/// Reads one line; `None` for a header and for an empty line.
fn row(line: &[u8]) -> Result<Option<Claim>, String> {
    if line.len() as u64 > LONGEST_LINE {
        return Err(format!("this line has more than {LONGEST_LINE} bytes"));
    }
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .buffer_capacity(line.len().max(1))
        .from_reader(line.trim_ascii());
    let mut record = csv::StringRecord::new();
    let mut next = |record: &mut csv::StringRecord| match reader.read_record(record) {
        Ok(more) => Ok(more),
        Err(_) => Err("this line is not UTF-8 text".to_owned()),
    };
    if !next(&mut record)? || record.iter().eq(COLUMNS) {
        return Ok(None);
    }
    if record.len() != COLUMNS.len() {
        let (found, columns) = (record.len(), COLUMNS.join(","));
        return Err(format!("a row has seven cells ({columns}), not {found}"));
    }
    claim(&record).map(Some)
}

/// Reads one row as an entry that knows nothing of the other three boards.
fn claim(record: &csv::StringRecord) -> Result<Claim, String> {
    let cell = |column: usize| record.get(column).unwrap_or("");
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
    // Of the other boards only the parity is known.
    let parity = |k: usize| {
        (3 - Slot::board(corner, k).blank() / 4 + 3 - Slot::board(corner, k).blank() % 4) % 2
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
        proofs[look_up] = Some(Proof {
            checksum: checksum.to_be_bytes(),
            engine: engine(cell(6))?,
        });
    }
    let entry = Entry::new(corner, known).map_err(|error| error.to_string())?;
    Ok(Claim::new(entry, proofs))
}

/// Checks the name of a program: one short line of visible text, because it is
/// displayed and stored between line breaks.
fn engine(text: &str) -> Result<String, String> {
    let hidden = |c: char| c.is_control() || c.len_utf8() > 1;
    match text {
        "" => Err("an exact distance needs the engine that proved it".to_owned()),
        _ if text.len() > LONGEST_ENGINE || text.contains(hidden) => Err(format!(
            "the engine is a name of at most {LONGEST_ENGINE} ASCII letters, not {text:?}"
        )),
        _ => Ok(text.to_owned()),
    }
}
