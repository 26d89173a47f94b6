//! One measurement as a record: the fields of a JSON object or a CSV row.
//!
//! The names are fixed; programs read them. Where `loyd solve` has the same
//! field it has the same name.

use serde::Serialize;

use super::figures::micros;
use crate::{Check, Evaluation, Measurement};

/// The fields, in the order they are written.
#[derive(Debug, Serialize)]
pub(super) struct Record<'a> {
    set: &'a str,
    name: &'a str,
    board: String,
    goal: String,
    optimal: Option<u32>,
    asked_heuristic: String,
    asked_search: String,
    heuristic: String,
    search: String,
    threads: usize,
    parallel: usize,
    run: usize,
    status: String,
    length: Option<u32>,
    lower_bound: u32,
    upper_bound: u32,
    check: Option<String>,
    excess: Option<u32>,
    nodes_generated: u64,
    nodes_expanded: u64,
    nodes_generated_complete: u64,
    seconds: f64,
    nodes_per_second: f64,
    peak_bytes: Option<u64>,
}

impl Record<'_> {
    /// The record of a measurement.
    pub(super) fn new<'a>(
        evaluation: &'a Evaluation<'_>,
        measured: &Measurement,
        check: Check,
    ) -> Record<'a> {
        let plan = evaluation.plan;
        let instance = &plan.set.instances[measured.instance];
        let setting = &plan.settings[measured.setting];
        Record {
            set: &plan.set.name,
            name: &instance.name,
            board: instance.board().to_string(),
            goal: instance.goal.to_string(),
            optimal: evaluation.optimal(measured.instance),
            asked_heuristic: setting.heuristic.to_string(),
            asked_search: setting.search.to_string(),
            heuristic: measured.heuristic.to_string(),
            search: measured.search.to_string(),
            threads: plan.threads,
            parallel: plan.parallel,
            run: measured.run,
            status: measured.guarantee.to_string(),
            length: measured.length(),
            lower_bound: measured.lower_bound,
            upper_bound: measured.upper_bound,
            check: (check != Check::Unknown).then(|| check.to_string()),
            excess: check.excess(),
            nodes_generated: measured.generated,
            nodes_expanded: measured.expanded,
            nodes_generated_complete: measured.generated_complete,
            seconds: micros(measured.seconds),
            nodes_per_second: measured.rate().round(),
            peak_bytes: measured.peak_bytes,
        }
    }
}
