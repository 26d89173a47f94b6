//! Journals: work that was done, line by line, so that interrupted work can go on.
//!
//! The first line says what the work is for. Every other line is something that was done,
//! written as soon as it was. A line that was torn off by a crash is the last one and is dropped;
//! anything else that cannot be read is an error. Nothing here touches a file: lines are given
//! and taken as text.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A line of a journal that is not the last and cannot be read, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {0} of it is damaged")]
pub struct DamagedLine(pub usize);

/// What was read of a journal.
#[derive(Debug)]
pub struct JournalLines<H, R> {
    /// The first line; `None` if there is none, or only a part of it.
    pub head: Option<H>,
    /// The others, with their numbers counted from 1.
    pub records: Vec<(usize, R)>,
    /// How many bytes of the text are whole lines.
    pub whole: usize,
}

/// Reads the text of a journal.
pub fn read<H: DeserializeOwned, R: DeserializeOwned>(
    text: &str,
) -> Result<JournalLines<H, R>, DamagedLine> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines().zip(1..);
    let Some((first, _)) = lines.next() else {
        return Ok(JournalLines {
            head: None,
            records: Vec::new(),
            whole: 0,
        });
    };
    let head = serde_json::from_str(first).map_err(|_| DamagedLine(1))?;
    let read = |(line, number)| match serde_json::from_str(line) {
        Ok(record) => Ok((number, record)),
        Err(_) => Err(DamagedLine(number)),
    };
    Ok(JournalLines {
        head: Some(head),
        records: lines.map(read).collect::<Result<_, _>>()?,
        whole,
    })
}

/// Returns a line of a journal, with its end.
///
/// # Panics
/// If the value cannot be written as JSON, as a map with keys that are no text.
pub fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("plain values are JSON");
    line.push('\n');
    line
}
