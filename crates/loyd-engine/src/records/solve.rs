//! One solved board as a record.
//!
//! A board without a solution has the same fields, null where there is nothing
//! to say.

use loyd::Report;
use loyd::play::hint::Hint;
use loyd::play::moves::{MoveHint, MoveKind};
use loyd::puzzle::{Board, Goal, MoveNotation, Path};
use loyd::search::FirstSlide;
use serde::Serialize;

use crate::engine::Hinted;
use crate::options::SolveOptions;
use crate::solved::Solved;

use super::columns::record;
use super::hint::FirstMoveRecord;
use super::moves::NextMoveRecord;
use super::{letter, micros};

/// What was asked, whatever came of it.
#[derive(Debug, Clone, Copy)]
pub struct About<'a> {
    /// The goal as it was named.
    pub goal: &'a Goal,
    /// How to search.
    pub options: &'a SolveOptions,
    /// How moves are written.
    pub notation: MoveNotation,
    /// The input line, where there are several.
    pub line: Option<u64>,
}

record! {
    /// The fields, in the order they are written.
    #[derive(Debug, Default, Serialize)]
    pub struct SolveRecord {
        /// The input line, where there are several.
        #[serde(skip_serializing_if = "Option::is_none")]
        csv line: Option<u64>,
        csv board: String,
        csv goal: String,
        csv status: String,
        csv length: Option<u32>,
        csv lower_bound: Option<u32>,
        csv upper_bound: Option<u32>,
        csv moves: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv solutions: Option<Vec<String>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv solutions_complete: Option<bool>,
        /// Every first move of a shortest solution, where they were asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        json first_moves: Option<FirstMoves>,
        csv metric: String,
        csv search: String,
        csv heuristic: String,
        /// What the search was allowed to leave out; null before one was chosen.
        csv reductions: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv left_out_by_symmetry: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv left_out_by_circular: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv left_out_by_automaton: Option<u64>,
        /// Bounds whose first slides were tried in another order.
        #[serde(skip_serializing_if = "Option::is_none")]
        csv reordered_bounds: Option<usize>,
        /// The most boards kept between two bounds, by a search that keeps any.
        #[serde(skip_serializing_if = "Option::is_none")]
        csv kept_boards: Option<u64>,
        /// Whether there was no room for more.
        #[serde(skip_serializing_if = "Option::is_none")]
        csv kept_full: Option<bool>,
        /// What reference boards said; absent where none were asked.
        #[serde(skip_serializing_if = "Option::is_none")]
        csv plain_estimate: Option<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv lifted_estimate: Option<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv references_reviewed: Option<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv references_out_of_range: Option<u32>,
        csv nodes_generated: u64,
        csv nodes_expanded: u64,
        json iterations: Vec<IterationRecord>,
        csv seconds: f64,
        csv setup_seconds: f64,
        csv threads: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv peak_bytes: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        csv error: Option<String>,
    }
}

/// First moves, as the metric counts them.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum FirstMoves {
    Stm(Vec<FirstMoveRecord>),
    Mtm(Vec<NextMoveRecord>),
}

/// One bound of an iterative deepening.
#[derive(Debug, Serialize)]
struct IterationRecord {
    bound: u32,
    nodes_generated: u64,
    nodes_expanded: u64,
    seconds: f64,
    /// What was met after each first slide, in the order they were tried, where
    /// that order may change.
    #[serde(skip_serializing_if = "Option::is_none")]
    first_slides: Option<Vec<FirstSlideRecord>>,
}

/// A first slide in one bound.
#[derive(Debug, Serialize)]
struct FirstSlideRecord {
    slide: char,
    least_estimate: u32,
    nodes_generated: u64,
}

impl FirstSlideRecord {
    fn new(first: &FirstSlide, notation: MoveNotation) -> FirstSlideRecord {
        FirstSlideRecord {
            slide: letter(first.slide, notation),
            least_estimate: first.least_estimate,
            nodes_generated: first.generated,
        }
    }
}

impl SolveRecord {
    /// Returns what is known before a board is searched.
    fn asked(about: &About<'_>, board: &Board) -> SolveRecord {
        let options = about.options;
        SolveRecord {
            line: about.line,
            board: board.to_string(),
            goal: about.goal.to_string(),
            metric: options.metric.to_string(),
            search: options.search.to_string(),
            heuristic: options.heuristic.to_string(),
            reductions: options.reductions.map(|asked| asked.to_string()),
            threads: 1,
            ..SolveRecord::default()
        }
    }

    /// Returns the record of a board that has no solution.
    pub fn unsolvable(about: &About<'_>, board: &Board, error: &str) -> SolveRecord {
        SolveRecord {
            status: "unsolvable".to_owned(),
            error: Some(error.to_owned()),
            ..SolveRecord::asked(about, board)
        }
    }

    /// Returns the record of a solved board.
    pub fn solved(about: &About<'_>, solved: &Solved) -> SolveRecord {
        let text = |path: &Path| path.text(about.notation);
        let listed = solved.solutions.as_ref();
        SolveRecord {
            solutions: listed.map(|listed| listed.paths.iter().map(text).collect()),
            solutions_complete: listed.map(|listed| listed.complete),
            ..SolveRecord::searched(about, &solved.report).timed(
                solved.seconds,
                solved.setup_seconds,
                &solved.bound_seconds,
            )
        }
    }

    /// Returns the record of a board that was solved for a hint, with every move
    /// that a shortest solution begins with.
    pub fn hinted(about: &About<'_>, hinted: &Hinted<Hint>) -> SolveRecord {
        let best = hinted.hint.first_moves.iter();
        let best = best.filter(|first| first.best == Some(true));
        let best = best.map(|first| FirstMoveRecord::new(first, about.notation));
        let first_moves = FirstMoves::Stm(best.collect());
        SolveRecord::with_first_moves(about, &hinted.hint.report, first_moves, hinted)
    }

    /// As [`hinted`](SolveRecord::hinted), in the multi-tile metric.
    pub fn hinted_moves(about: &About<'_>, hinted: &Hinted<MoveHint>) -> SolveRecord {
        let best = hinted.hint.next_moves.iter();
        let best = best.filter(|next| next.kind == Some(MoveKind::Good));
        let best = best.map(|next| NextMoveRecord::new(next, about.notation));
        let first_moves = FirstMoves::Mtm(best.collect());
        SolveRecord::with_first_moves(about, &hinted.hint.report, first_moves, hinted)
    }

    fn with_first_moves<H>(
        about: &About<'_>,
        report: &Report,
        first_moves: FirstMoves,
        hinted: &Hinted<H>,
    ) -> SolveRecord {
        SolveRecord {
            first_moves: Some(first_moves),
            ..SolveRecord::searched(about, report).timed(
                hinted.seconds,
                hinted.setup_seconds,
                &hinted.bound_seconds,
            )
        }
    }

    /// Returns the record of a report, without times.
    fn searched(about: &About<'_>, report: &Report) -> SolveRecord {
        let (stats, reductions) = (&report.stats, report.reductions);
        SolveRecord {
            status: report.guarantee.to_string(),
            length: Some(report.path.length(report.metric) as u32),
            lower_bound: Some(report.lower_bound),
            upper_bound: Some(report.upper_bound),
            moves: Some(report.path.text(about.notation)),
            search: report.search.to_string(),
            threads: if report.search.traits().parallel {
                about.options.threads
            } else {
                1
            },
            heuristic: report.heuristic.to_string(),
            reductions: Some(reductions.to_string()),
            left_out_by_symmetry: reductions.symmetry.then_some(stats.left_out.symmetry),
            left_out_by_circular: reductions.circular.then_some(stats.left_out.circular),
            left_out_by_automaton: reductions.automaton.map(|_| stats.left_out.automaton),
            reordered_bounds: reductions.starting_order.then(|| stats.reordered()),
            kept_boards: stats.kept.map(|kept| kept.most),
            kept_full: stats.kept.map(|kept| kept.full),
            plain_estimate: report.lift.map(|lift| lift.plain),
            lifted_estimate: report.lift.map(|lift| lift.lifted),
            references_reviewed: report.lift.map(|lift| lift.reviewed),
            references_out_of_range: report.lift.map(|lift| lift.out_of_range),
            nodes_generated: stats.generated,
            nodes_expanded: stats.expanded,
            iterations: iterations(report, about.notation),
            ..SolveRecord::asked(about, report.puzzle.start())
        }
    }

    /// Returns the same record with times.
    fn timed(mut self, seconds: f64, setup_seconds: f64, bound_seconds: &[f64]) -> SolveRecord {
        self.seconds = micros(seconds);
        self.setup_seconds = micros(setup_seconds);
        for (iteration, &seconds) in self.iterations.iter_mut().zip(bound_seconds) {
            iteration.seconds = micros(seconds);
        }
        self
    }

    /// The same record with the memory held so far.
    #[must_use]
    pub fn with_peak(self, peak_bytes: Option<u64>) -> SolveRecord {
        SolveRecord { peak_bytes, ..self }
    }
}

/// Returns the bounds of a report, without times.
fn iterations(report: &Report, notation: MoveNotation) -> Vec<IterationRecord> {
    let stats = &report.stats;
    let first_slides = |bound: usize| {
        let met = stats.first_slides.get(bound)?.iter();
        Some(
            met.map(|first| FirstSlideRecord::new(first, notation))
                .collect(),
        )
    };
    let bounds = stats.iterations.iter().enumerate();
    let records = bounds.map(|(index, iteration)| IterationRecord {
        bound: iteration.bound,
        nodes_generated: iteration.generated,
        nodes_expanded: iteration.expanded,
        seconds: 0.0,
        first_slides: first_slides(index),
    });
    records.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs find columns by their place too.
    #[test]
    fn columns_keep_their_order() {
        let columns = SolveRecord::columns();
        assert_eq!(
            columns.join(" "),
            "line board goal status length lower_bound upper_bound moves solutions \
             solutions_complete metric search heuristic reductions left_out_by_symmetry \
             left_out_by_circular left_out_by_automaton reordered_bounds kept_boards kept_full \
             plain_estimate lifted_estimate references_reviewed references_out_of_range \
             nodes_generated nodes_expanded seconds setup_seconds threads peak_bytes error"
        );
        let record = SolveRecord {
            line: Some(7),
            solutions: Some(vec!["U".to_owned(), "L".to_owned()]),
            kept_full: Some(false),
            ..SolveRecord::default()
        };
        let row = record.row();
        assert_eq!(row.len(), columns.len());
        assert_eq!((row[0].as_str(), row[8].as_str()), ("7", "2"));
        assert_eq!((row[9].as_str(), row[19].as_str()), ("", "false"));
        assert_eq!(row[26], "0");
    }
}
