//! A suite as it stands in a TOML file, before it is checked.
//!
//! Every key is explained in `docs/suites.md`. A key that is not known is an error, so
//! that a misspelt one is noticed.

use serde::Deserialize;

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct SuiteFile {
    /// What the suite shows, in one line.
    pub(super) title: String,
    /// Where the printed figures come from.
    pub(super) source: Option<String>,
    /// A set that comes with the program.
    pub(super) set: Option<String>,
    /// A file with boards.
    pub(super) boards: Option<String>,
    pub(super) random: Option<RandomFile>,
    /// Heuristics and searches in pairs.
    #[serde(default)]
    pub(super) settings: Vec<SettingFile>,
    /// Every one of these with every one of `searches`.
    #[serde(default)]
    pub(super) heuristics: Vec<String>,
    #[serde(default)]
    pub(super) searches: Vec<String>,
    pub(super) threads: Option<usize>,
    pub(super) parallel: Option<usize>,
    pub(super) repeat: Option<usize>,
    pub(super) nodes: Option<u64>,
    pub(super) seconds: Option<f64>,
    pub(super) memory_mb: Option<u64>,
    /// A table of `data/instances/` or a file with figures that were printed.
    pub(super) printed: Option<String>,
    #[serde(default)]
    pub(super) table: Vec<TableFile>,
    #[serde(default)]
    pub(super) plot: Vec<PlotFile>,
    /// What a reader must know, in sentences.
    #[serde(default)]
    pub(super) notes: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RandomFile {
    pub(super) count: usize,
    pub(super) seed: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SettingFile {
    pub(super) heuristic: String,
    pub(super) search: String,
    pub(super) weight: Option<f64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    pub(super) title: String,
    #[serde(default)]
    pub(super) rows: Rows,
    #[serde(default)]
    pub(super) columns: Vec<ColumnFile>,
    /// Rows that were printed, of a table with a row for every setting.
    #[serde(default)]
    pub(super) printed: Vec<PrintedRow>,
}

/// What the rows of a table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Rows {
    /// Every board, then sum and mean.
    #[default]
    Boards,
    /// Sum and mean alone.
    Totals,
    /// Every setting.
    Settings,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColumnFile {
    pub(super) name: String,
    pub(super) of: String,
    /// Only boards of which this is known.
    pub(super) when: Option<String>,
}

/// A row that was printed: its name, then its cells.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintedRow {
    pub(super) name: String,
    pub(super) cells: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct PlotFile {
    pub(super) title: String,
    pub(super) kind: Kind,
    pub(super) x_label: String,
    pub(super) y_label: String,
    /// Whether the vertical axis counts in powers of ten.
    #[serde(default)]
    pub(super) log: bool,
    /// The quantity by which boards are put in order.
    pub(super) sort: Option<String>,
    #[serde(default)]
    pub(super) series: Vec<ColumnFile>,
}

/// What is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    /// A curve over the boards for every series.
    Lines,
    /// Bars side by side for every board.
    Bars,
    /// How many boards have each value.
    Histogram,
    /// What every setting expands over the mean length of its solutions: one curve for each
    /// heuristic and search, one point for each weight.
    Settings,
}
