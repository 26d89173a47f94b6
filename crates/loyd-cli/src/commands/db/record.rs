//! One stored table as a record, and as people read it.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use indicatif::{DecimalBytes, HumanCount};
use loyd::pattern::TableId;
use loyd::puzzle::Home;
use loyd_store::Header;
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
        let home = header.id.pattern.home();
        TableRecord {
            partition,
            shape: home.shape().to_string(),
            blank: home.blank(),
            kind: header.id.kind.to_string(),
            tiles: header.id.pattern.tiles().to_vec(),
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
        writeln!(
            out,
            "tiles {}: {} states, {}",
            tiles.join(" "),
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

/// The tiles with runs shortened: `1-4 7`.
pub(super) fn runs(id: &TableId) -> String {
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
