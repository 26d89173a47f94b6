//! Focal discrepancy search: within a bound, the paths that obey a policy most come first.
//!
//! Araneda, Greco & Baier (2021), "Exploiting learned policies in focal search". A *policy* prefers
//! some slides of a board to others. A path has a *discrepancy* where it does not follow the
//! policy. Of the boards that keep the bound (see `focal.rs`), the one with the fewest
//! discrepancies on its path is expanded first. They are counted in one of two ways:
//!
//! * [`Discrepancy::Best`]: 1 for each slide that is not the preferred one.
//! * [`Discrepancy::Rank`]: the place of each slide in the order of the policy, from 0.
//!
//! Here the policy is a score of boards: the slide to the board with the least score is preferred,
//! and of equal scores the first in the order of slides. The slide that undoes the last one has no
//! place in the order, because the search never makes it. Of as many discrepancies, the order of
//! `focal.rs` decides; the literature leaves that open.

use super::focal::{FocalOrder, focal, slide, slide_back};
use super::guide::{AnyHeuristic, Guide, StoredMemos};
use crate::heuristic::{Heuristic, HeuristicError, Step, Weight};
use crate::puzzle::Cells;
use crate::search::{Limits, Observer, Outcome, Problem};

/// How discrepancies are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Discrepancy {
    /// Slides that are not the preferred one.
    Best,
    /// The places of the slides in the order of the policy, from 0.
    Rank,
}

/// Searches from `problem.start` to its home. The solution is at most `weight` times the optimum
/// if `heuristic` is admissible. Boards within the bound are expanded by the discrepancies of their
/// paths from `policy`, then by g plus `estimate`.
///
/// # Errors
/// If `heuristic` breaks its contract.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn focal_discrepancy_search<H: Heuristic, E: Heuristic, P: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    (estimate, policy): (&E, &P),
    (discrepancy, weight): (Discrepancy, Weight),
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    let policy = StoredMemos(policy);
    let counter = DiscrepancyCounter::new(&policy, problem.start.cells(), discrepancy);
    let order = FocalOrder {
        estimate: &StoredMemos(estimate),
        counter: Some(counter),
    };
    focal(problem, heuristic, order, weight, limits, observer)
}

/// Counts the discrepancies of paths.
pub(super) struct DiscrepancyCounter<'a> {
    policy: Box<dyn Guide + 'a>,
    discrepancy: Discrepancy,
}

impl<'a> DiscrepancyCounter<'a> {
    fn new(
        policy: &'a dyn AnyHeuristic,
        start: &Cells,
        discrepancy: Discrepancy,
    ) -> DiscrepancyCounter<'a> {
        DiscrepancyCounter {
            policy: policy.guide(start),
            discrepancy,
        }
    }

    /// Bytes that are stored for each board.
    pub(super) fn memo_bytes(&self) -> usize {
        self.policy.memo_bytes()
    }

    /// As [`Guide::store`].
    pub(super) fn store(&mut self) {
        self.policy.store();
    }

    /// As [`Guide::select`].
    pub(super) fn select(&mut self, number: u32, cells: &Cells) {
        self.policy.select(number, cells, 0);
    }

    /// As [`Guide::step`].
    pub(super) fn step(&mut self, cells: &Cells, step: Step) {
        self.policy.step(cells, step);
    }

    /// Adds the discrepancies of the slides of the selected board, whose cells these are.
    pub(super) fn count(
        &mut self,
        steps: impl Iterator<Item = Step>,
        cells: &mut Cells,
        discrepancies: &mut [u64; 4],
    ) {
        let mut scores = [f64::INFINITY; 4];
        for (score, step) in scores.iter_mut().zip(steps) {
            slide(cells, step);
            self.policy.step(cells, step);
            slide_back(cells, step);
            *score = self.policy.real();
        }
        for (place, count) in discrepancies.iter_mut().enumerate() {
            let is_before = |other: &usize| {
                let (score, mine) = (scores[*other], scores[place]);
                score < mine || score <= mine && *other < place
            };
            let rank = (0..4).filter(is_before).count() as u64;
            *count += match self.discrepancy {
                Discrepancy::Best => rank.min(1),
                Discrepancy::Rank => rank,
            };
        }
    }
}
