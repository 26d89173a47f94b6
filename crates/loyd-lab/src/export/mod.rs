//! Evaluations as text, one file per format.
//!
//! * [`csv`]: one row per board and run.
//! * [`json`]: one document with everything.
//! * [`text`], [`markdown`]: tables for people, made by `grid`.
//! * `sheets`: the tables of a suite, for both.
//! * `about`: version, machine, set and seed.
//! * [`BoardRecord`]: the fields of one measurement, the same in CSV, JSON and Python.
//! * [`DEFINITIONS`]: what the fields mean, in a sentence each.

mod about;
mod csv;
mod definitions;
mod figures;
mod grid;
mod json;
mod markdown;
mod record;
mod sheets;
mod text;

pub use csv::csv;
pub use definitions::DEFINITIONS;
pub use json::json;
pub use markdown::markdown;
pub use record::{BoardRecord, records};
pub use text::text;

#[cfg(test)]
mod tests {
    use loyd::Solver;
    use loyd::puzzle::{Goal, Home, Shape};
    use loyd::spec::{HeuristicSpec, SearchSpec};
    use loyd_engine::{Engine, SystemClock};

    use super::*;
    use crate::{Evaluation, Plan, Set, Setting, SilentRun, run};

    /// Two runs of three boards through two settings, one of them not admissible.
    fn with_evaluation(check: impl FnOnce(&Evaluation<'_>)) {
        let goal = Home::blank_last(Shape::THREE).board();
        let set = Set::random(3, 7, Goal::BlankLast, &goal);
        let heuristics = [HeuristicSpec::LinearConflict, HeuristicSpec::Hybrid];
        let mut plan = Plan::new(set, Setting::product(&heuristics, &[SearchSpec::Ida]));
        plan.repeat = 2;
        let results = run(
            &plan,
            &Engine::new(Solver::new(), SystemClock::new()),
            &mut SilentRun,
        );
        check(&Evaluation::new(&plan, &results));
    }

    #[test]
    fn csv_reads_back() {
        with_evaluation(|evaluation| {
            let mut bytes = Vec::new();
            csv(evaluation, None, &mut bytes).unwrap();
            let mut reader = ::csv::ReaderBuilder::new()
                .comment(Some(b'#'))
                .from_reader(bytes.as_slice());
            let header = reader.headers().unwrap().clone();
            let column = |name| header.iter().position(|column| column == name).unwrap();
            let rows: Vec<_> = reader.records().map(Result::unwrap).collect();
            assert_eq!(rows.len(), 12);
            for (row, (measured, _)) in rows.iter().zip(evaluation.measured()) {
                let nodes: u64 = row[column("nodes_generated")].parse().unwrap();
                assert_eq!(nodes, measured.generated);
                assert_eq!(row[column("run")], measured.run.to_string());
            }
        });
    }

    #[test]
    fn json_reads_back() {
        with_evaluation(|evaluation| {
            let mut bytes = Vec::new();
            json(evaluation, None, &mut bytes).unwrap();
            let document: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
            assert_eq!(document["boards"].as_array().unwrap().len(), 12);
            assert_eq!(document["summaries"].as_array().unwrap().len(), 2);
            assert_eq!(document["complete"], true);
            let summary = &document["summaries"][0];
            assert_eq!(summary["differing"], 0);
            assert_eq!(summary["runs"].as_array().unwrap().len(), 2);
            assert!(summary["mean_spread"].is_array());
        });
    }

    #[test]
    fn every_field_has_a_definition() {
        with_evaluation(|evaluation| {
            let mut bytes = Vec::new();
            json(evaluation, None, &mut bytes).unwrap();
            let document: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
            let defined = |name: &String| DEFINITIONS.iter().any(|row| row.0 == name);
            let guide = include_str!("../../../../docs/benchmarks.md");
            for part in ["boards", "summaries"] {
                for field in document[part][0].as_object().unwrap().keys() {
                    assert!(defined(field), "{field} has no definition");
                    assert!(
                        guide.contains(&format!("`{field}`")),
                        "{field} is not in docs/benchmarks.md"
                    );
                }
            }
        });
    }

    #[test]
    fn tables_have_a_row_for_each() {
        with_evaluation(|evaluation| {
            let mut bytes = Vec::new();
            text(evaluation, None, true, usize::MAX, &mut bytes).unwrap();
            let shown = String::from_utf8(bytes).unwrap();
            // The summary, the runs and every board.
            let about = |name| shown.lines().filter(|line| line.contains(name)).count();
            assert_eq!((about(" md+lc "), about(" hh ")), (8, 8), "{shown}");
            let mut bytes = Vec::new();
            markdown(evaluation, None, false, &mut bytes).unwrap();
            let shown = String::from_utf8(bytes).unwrap();
            let about = |name| shown.lines().filter(|line| line.contains(name)).count();
            assert_eq!((about("| md+lc |"), about("| hh |")), (2, 2), "{shown}");
        });
    }
}
