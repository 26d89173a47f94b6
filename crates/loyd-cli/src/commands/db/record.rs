//! One stored table as a record, and as people read it.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use indicatif::{DecimalBytes, HumanCount};
use loyd::puzzle::Home;
use loyd_store::{Header, StoredId};
use serde::Serialize;

use super::histogram::histogram;
use crate::excerpt::shown;
use crate::output::Output;

/// What a table's file says of itself. The names are fixed; programs read them.
#[derive(Debug, Serialize)]
pub(super) struct TableRecord {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) partition: Option<String>,
    pub(super) shape: String,
    /// The blank's cell at the goal.
    pub(super) blank: usize,
    pub(super) kind: String,
    pub(super) tiles: Vec<u8>,
    /// The drawing of a colouring; only of tables for the multi-tile metric.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) colouring: Option<String>,
    pub(super) states: u64,
    pub(super) bytes: u64,
    pub(super) largest: u64,
    pub(super) mean: f64,
    pub(super) histogram: Vec<u64>,
    pub(super) path: String,
    pub(super) checksum: String,
}

impl TableRecord {
    pub(super) fn new(header: &Header, path: &Path, partition: Option<String>) -> TableRecord {
        let home = header.id.home();
        TableRecord {
            partition,
            shape: home.shape().to_string(),
            blank: home.blank(),
            kind: header.id.kind(),
            tiles: tiles(&header.id),
            colouring: colouring(&header.id),
            states: header.states,
            bytes: header.file_bytes(),
            largest: header.largest(),
            mean: header.mean(),
            histogram: header.histogram.clone(),
            path: path.display().to_string(),
            checksum: header.checksum.to_hex().to_string(),
        }
    }

    /// A few lines and a chart.
    pub(super) fn describe(&self, done: &str, out: &mut Output) -> io::Result<()> {
        let tiles: Vec<String> = self.tiles.iter().map(u8::to_string).collect();
        let name = match &self.colouring {
            Some(colouring) => format!("colouring {colouring}"),
            None => format!("tiles {}", tiles.join(" ")),
        };
        writeln!(
            out,
            "{name}: {} states, {}",
            HumanCount(self.states),
            DecimalBytes(self.bytes)
        )?;
        writeln!(out, "{}", shown(&self.path))?;
        if !done.is_empty() {
            writeln!(out, "{done}")?;
        }
        writeln!(out, "mean {:.4}, largest {}", self.mean, self.largest)?;
        for line in histogram(&self.histogram) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)
    }
}

/// `4x4`, and where the blank is if it is not last.
pub(super) fn board(home: Home) -> String {
    let shape = home.shape();
    match home.blank() {
        blank if blank + 1 == shape.cells() => shape.to_string(),
        blank => format!("{shape} blank {blank}"),
    }
}

/// The tiles of a pattern; none if all tiles have colours.
pub(super) fn tiles(id: &StoredId) -> Vec<u8> {
    match id {
        StoredId::Pattern(id) => id.pattern.tiles().to_vec(),
        StoredId::Colouring(_) => Vec::new(),
    }
}

/// The drawing of a colouring, if the table has one.
pub(super) fn colouring(id: &StoredId) -> Option<String> {
    match id {
        StoredId::Pattern(_) => None,
        StoredId::Colouring(colouring) => Some(colouring.to_string()),
    }
}

/// The tiles with runs shortened, `1-4 7`, or the drawing of a colouring.
pub(super) fn runs(id: &StoredId) -> String {
    let id = match id {
        StoredId::Pattern(id) => id,
        StoredId::Colouring(colouring) => return colouring.to_string(),
    };
    let runs = id.pattern.tiles().chunk_by(|a, b| a + 1 == *b);
    let words = runs.map(|run| match run {
        [first, _, .., last] => format!("{first}-{last}"),
        few => few.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Seconds to the microsecond.
pub(super) fn seconds(duration: Duration) -> f64 {
    (duration.as_secs_f64() * 1e6).round() / 1e6
}
