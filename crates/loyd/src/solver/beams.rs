//! Which beam finds short solutions of a board: the one whose order is learned, or one that
//! solves border after border.
//!
//! There is a learned order for boards of up to 8x8 whose goal has the blank in a corner
//! ([`paced_beam`], [`ranked_move_beam`] in the multi-tile metric). All other boards are solved
//! border by border, and if their goal has the blank in a corner, what is left has a learned order
//! again ([`border_beam`]).

use std::sync::Arc;

use super::anytime::MOST_PROVED_CELLS;
use crate::puzzle::{Home, Metric, Path, Shape};
use crate::search::{
    BeamPart, BeamProgress, BorderPlan, HAS_ORDERS, NextWidth, Observer, Problem, RankedOutcome,
    Ranking, Rankings, border_beam, border_beam_alone, expected_solution, paced_backward_beam,
    paced_beam, ranked_move_beam,
};

/// Boards per level of the first beam of each kind: on 7x7 and on 16x16 a tenth of a second.
const FIRST_RANKED_WIDTH: usize = 1_000;
const FIRST_BORDER_WIDTH: usize = 100;

/// Boards with more cells have their first solution border by border: preparing a learned order of
/// 8x8 takes some tenths of a second.
const MOST_FIRST_RANKED_CELLS: usize = 49;

/// The longest side of whole boards with a learned order: the models were learned on squares of up
/// to 7x7, and have little to say about much longer boards.
const LONGEST_RANKED_SIDE: usize = 8;

/// Boards of up to this many cells are also searched from the goal. On larger ones, a beam of twice
/// the width finds shorter solutions than two beams do.
const MOST_BACKWARD_CELLS: usize = 36;

/// Boards per level of the widest beam of each kind, times cells: levels, and the slides that led
/// to them, take some hundred megabytes.
const MOST_RANKED_WIDTH_IN_CELLS: usize = 1 << 24;
const MOST_BORDER_WIDTH_IN_CELLS: usize = 1 << 22;

/// The longest sides of what is left of a large board for the learned order. Smaller boards need
/// a smaller model, which is prepared within milliseconds: for the first solution. With sides of
/// eight, solutions of 10x10 in one second are not shorter.
const LONGEST_SIDE: usize = 7;
const LONGEST_FIRST_SIDE: usize = 6;

/// How many times as wide the beam of the borders is as that of the rest, which is slower; and the
/// least width of the latter.
const BORDERS_TO_REST: usize = 4;
const FEWEST_OF_REST: usize = 300;

/// Where a beam begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BeamDirection {
    /// At the board.
    Forward,
    /// At the goal.
    Backward,
}

/// The part of the expected levels of a rest for which something of the limit is always left.
const LAST_PART: usize = 6;

/// The beams of one goal.
pub(super) struct Beams<'a> {
    home: Home,
    rankings: &'a Rankings,
    /// The learned order of whole boards; `None` if they are solved border by border.
    ranking: Option<Arc<Ranking>>,
}

impl<'a> Beams<'a> {
    /// The beams that find a first solution, of a goal with a learned order or on a board too large
    /// to prove much about; `None` for other goals.
    pub(super) fn of_large(home: Home, rankings: &'a Rankings) -> Option<Beams<'a>> {
        let cells = home.shape().cells();
        let is_long = home.shape().rows().max(home.shape().cols()) > LONGEST_RANKED_SIDE;
        let is_quick = cells <= MOST_FIRST_RANKED_CELLS && !is_long;
        let ranking = is_quick.then(|| rankings.get(home)).flatten();
        let is_large = ranking.is_some() || cells > MOST_PROVED_CELLS;
        is_large.then_some(Beams {
            home,
            rankings,
            ranking,
        })
    }

    /// The beams of a goal. A small board without a learned order has one that has learned nothing.
    pub(super) fn or_untrained(home: Home, rankings: &'a Rankings) -> Beams<'a> {
        let shape = home.shape();
        let ranking = match shape.cells() {
            ..=MOST_PROVED_CELLS => rankings.get_or_untrained(home),
            _ if shape.rows().max(shape.cols()) > LONGEST_RANKED_SIDE => None,
            _ => rankings.get(home),
        };
        Beams {
            home,
            rankings,
            ranking,
        }
    }

    /// Returns `true` if whole boards have a learned order.
    fn are_ranked(&self) -> bool {
        self.ranking.is_some()
    }

    /// The directions in which beams are run, one after the other.
    pub(super) fn directions(&self, metric: Metric) -> &'static [BeamDirection] {
        let is_small = self.home.shape().cells() <= MOST_BACKWARD_CELLS;
        match metric {
            Metric::Stm if self.are_ranked() && is_small => {
                &[BeamDirection::Forward, BeamDirection::Backward]
            }
            Metric::Stm | Metric::Mtm => &[BeamDirection::Forward],
        }
    }

    /// The width of a beam that finds a first solution at once.
    fn first_width(&self) -> usize {
        if self.are_ranked() {
            FIRST_RANKED_WIDTH
        } else {
            FIRST_BORDER_WIDTH
        }
    }

    /// Whether the first solution comes from a beam of another kind.
    fn is_first_other(&self) -> bool {
        self.are_ranked() && self.home.shape().cells() > MOST_FIRST_RANKED_CELLS
    }

    /// What the second beam costs when the first one costs 1, roughly.
    pub(super) fn second_cost(&self) -> f64 {
        match self.are_ranked() {
            true if self.is_first_other() => 8.0,
            true => 2.0,
            false => 4.0,
        }
    }

    /// The part by which a wide beam's solution is shorter than the one known before, roughly.
    /// `is_second` says whether only the first beam was run before.
    pub(super) fn shortening(&self, is_second: bool) -> f64 {
        match (self.are_ranked(), is_second) {
            (true, true) if self.is_first_other() => 0.12,
            (true, true) => 0.05,
            (true, false) => 0.03,
            (false, true) => 0.13,
            (false, false) => 0.07,
        }
    }

    /// The width of the second beam.
    pub(super) fn second_width(&self) -> usize {
        if self.are_ranked() {
            2 * FIRST_RANKED_WIDTH
        } else {
            4 * FIRST_BORDER_WIDTH
        }
    }

    /// The width of the widest beam.
    pub(super) fn most_width(&self) -> usize {
        let most = if self.are_ranked() {
            MOST_RANKED_WIDTH_IN_CELLS
        } else {
            MOST_BORDER_WIDTH_IN_CELLS
        };
        most / self.home.shape().cells()
    }

    /// Looks for a solution shorter than a known one at once, unless the observer
    /// [abandons](Observer::is_abandoned) it. In the multi-tile metric the answer need not be
    /// shorter.
    pub(super) fn first(
        &self,
        problem: &Problem,
        metric: Metric,
        known: Option<&Path>,
        observer: &dyn Observer,
    ) -> Option<Path> {
        let width = self.first_width();
        let next_width: &mut NextWidth<'_> =
            &mut |progress| (!observer.is_abandoned()).then(|| constant_width(width, progress));
        let below = known.map_or(usize::MAX, |path| path.length(metric));
        let longest = LONGEST_FIRST_SIDE;
        self.beam((problem, metric), below, longest, next_width)
            .path
    }

    /// Looks for a solution of fewer than `below` moves of the metric with a beam of these widths,
    /// in one of [the directions](Beams::directions). In the multi-tile metric the answer need not
    /// be shorter.
    pub(super) fn run(
        &self,
        (problem, metric): (&Problem, Metric),
        direction: BeamDirection,
        below: usize,
        next_width: &mut NextWidth<'_>,
    ) -> RankedOutcome {
        match (direction, self.ranking.as_ref().filter(|_| HAS_ORDERS)) {
            (BeamDirection::Backward, Some(ranking)) => {
                paced_backward_beam(problem, ranking, below, next_width)
            }
            (BeamDirection::Forward | BeamDirection::Backward, _) => {
                self.beam((problem, metric), below, LONGEST_SIDE, next_width)
            }
        }
    }

    fn beam(
        &self,
        (problem, metric): (&Problem, Metric),
        below: usize,
        longest: usize,
        next_width: &mut NextWidth<'_>,
    ) -> RankedOutcome {
        let ranking = self.ranking.as_ref().filter(|_| HAS_ORDERS);
        match (ranking, metric) {
            (Some(ranking), Metric::Stm) => paced_beam(problem, ranking, below, next_width),
            (Some(ranking), Metric::Mtm) => move_beam(problem, ranking, below, next_width),
            (None, Metric::Stm) => self.borders(problem, below, longest, next_width),
            // Borders count slides, of which a solution with fewer moves may have more.
            (None, Metric::Mtm) => self.borders(problem, usize::MAX, longest, next_width),
        }
    }

    /// Looks for a solution border by border. What is left has sides of up to `longest` cells.
    fn borders(
        &self,
        problem: &Problem,
        below: usize,
        longest: usize,
        next_width: &mut NextWidth<'_>,
    ) -> RankedOutcome {
        if !has_learned_rest(problem.home) {
            return border_beam_alone(problem, below, next_width);
        }
        let finish = |rest: &Problem, below: usize, next_width: &mut NextWidth<'_>| match self
            .rankings
            .get(rest.home)
            .filter(|_| HAS_ORDERS)
        {
            Some(ranking) => {
                let expected = expected_solution(rest);
                paced_beam(rest, &ranking, below, &mut |progress| {
                    let levels = below.saturating_sub(progress.levels_left);
                    // A solution that is longer than expected is found too, by narrower levels.
                    let left = expected.saturating_sub(levels).max(expected / LAST_PART);
                    next_width(BeamProgress {
                        levels_left: progress.levels_left.min(left),
                        part: BeamPart::Rest,
                        ..progress
                    })
                })
            }
            None => border_beam_alone(rest, below, next_width),
        };
        let plan = BorderPlan {
            below,
            is_left: &|rest: Shape| rest.rows().max(rest.cols()) <= longest,
            finish: &finish,
        };
        border_beam(problem, &plan, next_width)
    }
}

/// Returns the width of the levels of a part when borders have this one.
pub(super) fn constant_width(width: usize, progress: BeamProgress) -> usize {
    match progress.part {
        BeamPart::Whole | BeamPart::Borders => width,
        BeamPart::Rest => (width / BORDERS_TO_REST).max(FEWEST_OF_REST),
    }
}

/// Looks for a solution of fewer than `below` multi-tile moves. All levels have the first width.
fn move_beam(
    problem: &Problem,
    ranking: &Ranking,
    below: usize,
    next_width: &mut NextWidth<'_>,
) -> RankedOutcome {
    let mut ask = |generated, expanded| {
        next_width(BeamProgress {
            generated,
            expanded,
            levels_left: below,
            part: BeamPart::Whole,
        })
    };
    let Some(width) = ask(0, 0) else {
        return RankedOutcome {
            path: None,
            generated: 0,
            expanded: 0,
        };
    };
    ranked_move_beam(
        problem,
        ranking,
        (width, below),
        &mut |generated, expanded| ask(generated, expanded).is_none(),
    )
}

/// Returns `true` if what is left of a large board has a learned order.
fn has_learned_rest(home: Home) -> bool {
    let shape = home.shape();
    home.is_corner() && shape.rows().min(shape.cols()) >= FEWEST_LINES
}

/// Boards with fewer rows or columns have no learned order.
const FEWEST_LINES: usize = 4;
