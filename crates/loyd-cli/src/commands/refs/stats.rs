//! `loyd refs stats`: how large the collection is, and how complete.

use std::io::Write as _;
use std::path::Path;

use indicatif::{DecimalBytes, HumanCount};
use serde::Serialize;

use super::entries_in_words;
use super::solving::contents;
use crate::args::TextOrJson;
use crate::error::Failure;
use crate::excerpt::shown_path;
use crate::exit::Exit;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Distances are those of proved entries.")]
pub(super) struct RefsStatsArgs {
    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

#[derive(Debug, Serialize)]
struct Stats {
    path: String,
    bytes: u64,
    /// Corner boards, proved or not.
    entries: usize,
    proved_entries: usize,
    unproved_entries: usize,
    complete_entries: usize,
    boards: usize,
    exact_boards: usize,
    unusable_entries: usize,
    least_distance: Option<u8>,
    largest_distance: Option<u8>,
}

pub(super) fn run(args: &RefsStatsArgs, path: &Path, out: &mut Output) -> Result<Exit, Failure> {
    let contents = contents(path)?;
    let entries = &contents.entries;
    let all = contents.corners().len();
    let known = || entries.iter().flat_map(|proved| proved.entry().known());
    let complete = |proved: &&loyd_store::references::Proved| proved.entry().is_complete();
    let stats = Stats {
        path: path.display().to_string(),
        bytes: path.metadata().map_or(0, |metadata| metadata.len()),
        entries: all,
        proved_entries: entries.len(),
        unproved_entries: contents.unproved.len(),
        complete_entries: entries.iter().filter(complete).count(),
        boards: 4 * all,
        exact_boards: known().filter(|known| known.exact).count(),
        unusable_entries: contents.unusable,
        least_distance: known().map(|known| known.distance).min(),
        largest_distance: known().map(|known| known.distance).max(),
    };
    if args.format == TextOrJson::Json {
        out.json(&stats)?;
        return Ok(Exit::Success);
    }
    let count = |number: usize| HumanCount(number as u64).to_string();
    writeln!(out, "{}, {}", shown_path(path), DecimalBytes(stats.bytes))?;
    writeln!(
        out,
        "{}, {} complete; {} boards, {} with exact distance",
        entries_in_words(stats.entries as u64),
        count(stats.complete_entries),
        count(stats.boards),
        count(stats.exact_boards)
    )?;
    if stats.unproved_entries > 0 {
        writeln!(
            out,
            "{} unproved and not used; loyd refs verify proves them",
            entries_in_words(stats.unproved_entries as u64)
        )?;
    }
    if let (Some(least), Some(largest)) = (stats.least_distance, stats.largest_distance) {
        writeln!(out, "distances {least} to {largest}")?;
    }
    Ok(Exit::Success)
}
