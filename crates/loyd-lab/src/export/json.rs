//! One JSON document: what was asked for, on what machine, every board, every
//! summary, and what the fields mean.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::definitions::DEFINITIONS;
use super::record::BoardRecord;
use crate::suite::{Exhibit, Sheet};
use crate::{Ending, Evaluation, Machine, Summary};

/// The whole document.
#[derive(Debug, Serialize)]
struct Document<'a> {
    /// The version of this program.
    version: &'static str,
    machine: Machine,
    set: About<'a>,
    suite: Option<Shown<'a>>,
    settings: Settings,
    /// Whether everything asked for was measured.
    complete: bool,
    refused: Vec<Refused>,
    mistakes: Vec<String>,
    summaries: &'a [Summary],
    boards: Vec<BoardRecord<'a>>,
    definitions: BTreeMap<&'static str, &'static str>,
}

/// The set.
#[derive(Debug, Serialize)]
struct About<'a> {
    name: &'a str,
    /// How many boards it has.
    size: usize,
    /// How many of them were chosen.
    chosen: usize,
    /// Where the random numbers began.
    seed: Option<u64>,
}

/// The suite, if it is one.
#[derive(Debug, Serialize)]
struct Shown<'a> {
    name: &'a str,
    title: &'a str,
    source: Option<&'a str>,
    notes: &'a [String],
    tables: &'a [Sheet],
}

/// What the flags asked for.
#[derive(Debug, Serialize)]
struct Settings {
    heuristics_and_searches: Vec<(String, String)>,
    metric: String,
    threads: usize,
    parallel: usize,
    repeat: usize,
    /// Nodes one board may take.
    nodes: Option<u64>,
    /// Seconds one board may take.
    time: Option<f64>,
    /// Bytes one board may take to remember boards.
    memory: Option<u64>,
    weight: Option<String>,
}

/// A setting that the library does not take.
#[derive(Debug, Serialize)]
struct Refused {
    setting: String,
    error: String,
}

/// Writes the document, indented.
pub fn json(
    evaluation: &Evaluation<'_>,
    exhibit: Option<&Exhibit<'_>>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let plan = evaluation.plan;
    let settings = plan.settings.iter();
    let refused = evaluation.refused();
    let mistakes = evaluation.mistakes();
    let document = Document {
        version: env!("CARGO_PKG_VERSION"),
        machine: Machine::this(),
        set: About {
            name: &plan.set.name,
            size: plan.set.size,
            chosen: plan.set.instances.len(),
            seed: plan.set.seed,
        },
        suite: exhibit.map(|exhibit| Shown {
            name: &exhibit.suite.name,
            title: &exhibit.suite.title,
            source: exhibit.suite.source.as_deref(),
            notes: &exhibit.suite.notes,
            tables: &exhibit.sheets,
        }),
        settings: Settings {
            heuristics_and_searches: settings
                .map(|s| (s.heuristic.to_string(), s.search.to_string()))
                .collect(),
            metric: plan.metric.to_string(),
            threads: plan.threads,
            parallel: plan.parallel,
            repeat: plan.repeat,
            nodes: plan.nodes,
            time: plan.time.map(|time| time.as_secs_f64()),
            memory: plan.memory,
            weight: plan.weight.map(|weight| weight.to_string()),
        },
        complete: matches!(evaluation.results.ending, Ending::Complete),
        refused: refused
            .map(|(setting, error)| Refused {
                setting,
                error: error.to_string(),
            })
            .collect(),
        mistakes: mistakes.iter().map(ToString::to_string).collect(),
        summaries: &evaluation.summaries,
        boards: evaluation
            .measured()
            .map(|(measured, check)| BoardRecord::new(evaluation, measured, check))
            .collect(),
        definitions: DEFINITIONS.iter().copied().collect(),
    };
    serde_json::to_writer_pretty(&mut *out, &document)?;
    out.write_all(b"\n")
}
