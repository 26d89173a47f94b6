//! One measurement as a record: the fields of a JSON object or a CSV row.
//!
//! The names are fixed; programs read them. Where `loyd solve` has the same
//! field it has the same name.

use loyd::Guarantee;
use serde::Serialize;

use super::figures::micros;
use crate::measurement::rate;
use crate::outside::{OUTSIDE_SEARCH, OutsideMeasurement};
use crate::{Check, Evaluation, Measurement};

/// The fields, in the order they are written.
#[derive(Debug, Serialize)]
pub struct BoardRecord<'a> {
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

impl BoardRecord<'_> {
    /// The record of a measurement.
    pub(super) fn new<'a>(
        evaluation: &'a Evaluation<'_>,
        measured: &Measurement,
        check: Check,
    ) -> BoardRecord<'a> {
        let plan = evaluation.plan;
        let instance = &plan.set.instances[measured.instance];
        let setting = &plan.settings[measured.setting];
        BoardRecord {
            set: &plan.set.name,
            name: &instance.name,
            board: instance.board().to_string(),
            goal: instance.goal.to_string(),
            optimal: evaluation.optimal(measured.instance),
            asked_heuristic: setting.heuristic.to_string(),
            asked_search: setting.search_name(),
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

    /// The record of a search with a heuristic from outside.
    pub fn outside<'a>(
        evaluation: &'a Evaluation<'_>,
        measured: &OutsideMeasurement,
    ) -> BoardRecord<'a> {
        let plan = evaluation.plan;
        let instance = &plan.set.instances[measured.instance];
        let check = evaluation.check_outside(measured);
        let limited = measured.guarantee == Guarantee::Limit;
        BoardRecord {
            set: &plan.set.name,
            name: &instance.name,
            board: instance.board().to_string(),
            goal: instance.goal.to_string(),
            optimal: evaluation.optimal(measured.instance),
            asked_heuristic: measured.heuristic.clone(),
            asked_search: OUTSIDE_SEARCH.to_owned(),
            heuristic: measured.heuristic.clone(),
            search: OUTSIDE_SEARCH.to_owned(),
            threads: 1,
            parallel: 1,
            run: measured.run,
            status: measured.guarantee.to_string(),
            length: (!limited).then_some(measured.upper_bound),
            lower_bound: measured.lower_bound,
            upper_bound: measured.upper_bound,
            check: (check != Check::Unknown).then(|| check.to_string()),
            excess: check.excess(),
            nodes_generated: measured.generated,
            nodes_expanded: measured.expanded,
            nodes_generated_complete: 0,
            seconds: micros(measured.seconds),
            nodes_per_second: rate(measured.generated, measured.seconds).round(),
            peak_bytes: measured.peak_bytes,
        }
    }
}

/// Returns the record of every measurement, with the place of its setting in the plan.
pub fn records<'a>(
    evaluation: &'a Evaluation<'_>,
) -> impl Iterator<Item = (usize, BoardRecord<'a>)> {
    evaluation.measured().map(move |(measured, check)| {
        let record = BoardRecord::new(evaluation, measured, check);
        (measured.setting, record)
    })
}
