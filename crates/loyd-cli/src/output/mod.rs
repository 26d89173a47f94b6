//! Standard output: buffered, with rows of JSON and CSV, and boards in any
//! notation.
//!
//! * `answers`: solved boards in the format asked for; `text`: as people read them;
//!   `record`: records that belong to the command alone.
//! * `distance_chart`: the distance after each move, as SVG.

pub(crate) mod answers;
pub(crate) mod distance_chart;
pub(crate) mod record;
pub(crate) mod text;

use std::io::{self, BufWriter, IsTerminal as _, Stdout, Write};

use loyd::puzzle::{Board, Notation};
use serde::Serialize;

use crate::closed;
use crate::error::Complaint;

/// Bytes set aside for a row of CSV: enough for most, and little to clear for each.
const ROW: usize = 512;

/// Standard output.
#[derive(Debug)]
pub(crate) struct Output {
    inner: BufWriter<Stdout>,
    /// Whether standard output is closed, so that every write fails.
    closed: bool,
    /// Whether a person is looking.
    pub(crate) terminal: bool,
}

impl Output {
    /// The output of this process.
    pub(crate) fn new() -> Output {
        let stdout = io::stdout();
        Output {
            closed: closed::output(),
            terminal: stdout.is_terminal(),
            inner: BufWriter::with_capacity(64 * 1024, stdout),
        }
    }

    /// One JSON object on a line.
    pub(crate) fn json(&mut self, object: &impl Serialize) -> io::Result<()> {
        self.json_text(&serde_json::to_string(object)?)
    }

    /// One JSON object, written already, on a line.
    pub(crate) fn json_text(&mut self, object: &str) -> io::Result<()> {
        self.write_all(object.as_bytes())?;
        self.write_all(b"\n")
    }

    /// One row of CSV.
    pub(crate) fn csv<S: AsRef<[u8]>>(
        &mut self,
        fields: impl IntoIterator<Item = S>,
    ) -> io::Result<()> {
        let mut row = csv::WriterBuilder::new()
            .buffer_capacity(ROW)
            .from_writer(Vec::new());
        row.write_record(fields)?;
        let bytes = row.into_inner().map_err(csv::IntoInnerError::into_error)?;
        self.write_all(&bytes)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.closed {
            return Err(closed::error());
        }
        self.inner.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// A board in a notation that may be too small for it.
pub(crate) fn board_text(board: &Board, notation: Notation) -> Result<String, Complaint> {
    board.text(notation).ok_or_else(|| {
        let sentence = format!(
            "a {} board has more tiles than hexadecimal digits; use --to slashes",
            board.shape()
        );
        Complaint::usage(sentence)
    })
}
