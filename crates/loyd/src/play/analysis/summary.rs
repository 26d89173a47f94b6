//! A summary of many analysed solutions.

use std::collections::BTreeMap;

use super::Analysis;
use super::levels::levels;
use crate::play::moves::MoveAnalysis;
use crate::puzzle::Puzzle;

/// A summary of many solutions.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Summary {
    /// Solutions whose optimal length is known.
    pub solves: usize,
    /// Solutions whose optimal length a limit left unknown; they are not counted
    /// elsewhere.
    pub unknown: usize,
    /// Moves played, in all.
    pub played: u64,
    /// Moves of shortest solutions, in all.
    pub optimal: u64,
    /// The number of solutions by the moves they lost: 0 for an optimal one, then 2, 4
    /// and so on; in the multi-tile metric odd numbers too.
    pub losses: BTreeMap<u32, usize>,
    /// For each scramble whose shape has known levels, the share of random boards with
    /// a shorter optimal length.
    shares: Vec<f64>,
}

impl Summary {
    /// Adds a solution.
    pub fn add(&mut self, analysis: &Analysis) {
        let optimal = analysis.optimal();
        self.count(analysis.played.len(), optimal);
        let share = optimal.and_then(|optimal| luck(&analysis.puzzle, optimal));
        self.shares.extend(share);
    }

    /// Adds a solution that was analysed in the multi-tile metric. Its luck is not known.
    pub fn add_moves(&mut self, analysis: &MoveAnalysis) {
        self.count(analysis.moves.len(), analysis.optimal());
    }

    fn count(&mut self, played: usize, optimal: Option<u32>) {
        let Some(optimal) = optimal else {
            self.unknown += 1;
            return;
        };
        self.solves += 1;
        self.played += played as u64;
        self.optimal += u64::from(optimal);
        *self.losses.entry(played as u32 - optimal).or_default() += 1;
    }

    /// The median loss; `None` if there are no solutions.
    pub fn median_loss(&self) -> Option<f64> {
        let at = |rank: usize| {
            let mut before = 0;
            self.losses.iter().find_map(|(&loss, &count)| {
                before += count;
                (rank < before).then_some(f64::from(loss))
            })
        };
        let last = self.solves.checked_sub(1)?;
        Some(f64::midpoint(at(last / 2)?, at(last.div_ceil(2))?))
    }

    /// The mean share of random boards with a shorter optimal length than the
    /// scrambles': about one half for fair scrambles, less for lucky ones.
    pub fn luck(&self) -> Option<f64> {
        let count = u32::try_from(self.shares.len()).ok()?;
        (count > 0).then(|| self.shares.iter().sum::<f64>() / f64::from(count))
    }
}

/// Returns the share of random boards whose optimal length is less than `length`;
/// `None` for shapes and goals whose [levels](super::levels) are not known.
pub fn luck(puzzle: &Puzzle, length: u32) -> Option<f64> {
    let levels = levels(puzzle.home())?;
    let shorter: u64 = levels.iter().take(length as usize).sum();
    let all: u64 = levels.iter().sum();
    #[expect(
        clippy::cast_precision_loss,
        reason = "shares of numbers below 2^53 are exact enough"
    )]
    Some(shorter as f64 / all as f64)
}
