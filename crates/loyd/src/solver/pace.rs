//! The widths of a beam that should end just before a limit.
//!
//! A level costs as much as it has boards, and how many levels there will be is known: hardly fewer
//! than the shortest solution known has slides. So what is left of the limit is divided among the
//! levels that are left, again and again while the beam runs. If boards become more expensive than
//! they were, because the levels no longer fit the cache or because the machine is busy, the levels
//! become narrower, and the beam still ends in time.
//!
//! Limits and costs are shares of the whole limit: the library reads no clock.

use crate::search::{BeamPart, BeamProgress};

/// The part of what is left that is divided among the levels.
const PLANNED: f64 = 0.97;

/// How much wider or narrower a level is than the one before, at most.
const WIDEST_STEP: f64 = 1.1;
const NARROWEST_STEP: f64 = 0.7;

/// The fewest boards of a level.
const LEAST_WIDTH: f64 = 50.0;

/// The part of the limit that is kept for the rest while borders are solved.
const FOR_THE_REST: f64 = 0.15;

/// What a board of the rest costs at first when a board of the borders costs 1.
const COST_OF_REST: f64 = 3.0;

/// Boards that are measured together: the first levels have few.
const MEASURED_BOARDS: u64 = 2_000;

/// What earlier measurements count.
const KEPT: f64 = 0.8;

/// Chooses the widths of one beam.
#[derive(Debug)]
pub(super) struct Pace {
    most: f64,
    /// The part of the levels by which the solution turns out to be shorter.
    shortening: f64,
    /// What is kept of the limit for beams after this one.
    later: f64,
    width: f64,
    part: Option<BeamPart>,
    /// What should be left of the limit when the part ends.
    kept: f64,
    /// What was left when this many boards were expanded, which was measured last.
    measured: (f64, u64),
    /// What boards cost lately, and how many they were.
    cost: f64,
    boards: f64,
}

impl Pace {
    /// A beam that begins when this much is left of the limit, of which an expanded board takes
    /// `cost`.
    pub(super) fn new(left: f64, cost: f64, most: usize) -> Pace {
        Pace {
            most: number(most),
            shortening: 0.0,
            later: 0.0,
            width: 0.0,
            part: None,
            kept: 0.0,
            measured: (left, 0),
            cost,
            boards: 1.0,
        }
    }

    /// Sets by which part the solution will probably be shorter than the one known.
    pub(super) fn shortening(self, shortening: f64) -> Pace {
        Pace { shortening, ..self }
    }

    /// Sets what should be left of the limit for later beams.
    pub(super) fn keeping(self, later: f64) -> Pace {
        Pace { later, ..self }
    }

    /// Returns the width of the next level when this much is left of the limit.
    pub(super) fn next_width(&mut self, left: f64, progress: BeamProgress) -> usize {
        let begins = self.part != Some(progress.part);
        if begins {
            // What was done since the last level is no search: a learned order was prepared.
            self.begin(left, progress);
        } else {
            self.measure(left, progress.expanded);
        }
        let levels_left = number(progress.levels_left);
        let shortening = match progress.part {
            BeamPart::Whole | BeamPart::Borders => self.shortening,
            BeamPart::Rest => 0.0,
        };
        // A part of what is left, not of all levels: a solution that is hardly shorter is found too.
        let levels = (1.0 - 2.0 * shortening) * levels_left + 1.0;
        let share = PLANNED * (left - self.kept) / levels;
        let width = share * self.boards / self.cost;
        self.width = if begins {
            width
        } else {
            width.clamp(NARROWEST_STEP * self.width, WIDEST_STEP * self.width)
        };
        self.width = self.width.min(self.most).max(LEAST_WIDTH);
        self.width()
    }

    /// The width of the level that was asked for last.
    #[expect(clippy::cast_sign_loss, reason = "widths are positive")]
    pub(super) const fn width(&self) -> usize {
        self.width as usize
    }

    /// Begins another part of the search.
    fn begin(&mut self, left: f64, progress: BeamProgress) {
        self.kept = match progress.part {
            BeamPart::Borders => self.later + FOR_THE_REST * (left - self.later),
            BeamPart::Whole | BeamPart::Rest => self.later,
        };
        // What was measured before does not count for boards of another kind.
        self.cost /= self.boards;
        self.boards = 1.0;
        if self.part == Some(BeamPart::Borders) {
            self.cost *= COST_OF_REST;
        }
        self.part = Some(progress.part);
        self.measured = (left, progress.expanded);
    }

    fn measure(&mut self, left: f64, expanded: u64) {
        let boards = expanded - self.measured.1;
        let took = self.measured.0 - left;
        if boards < MEASURED_BOARDS || took <= 0.0 {
            return;
        }
        self.cost = KEPT * self.cost + took;
        self.boards = KEPT * self.boards + number(boards as usize);
        self.measured = (left, expanded);
    }
}

/// Returns a count as a fraction.
#[expect(clippy::cast_precision_loss, reason = "counts are below 2^52")]
const fn number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a beam whose boards cost `cost(level)` each, and returns what is left at its end.
    fn left_after(levels: usize, planned: f64, cost: impl Fn(usize) -> f64) -> f64 {
        left_after_all(Pace::new(0.9, planned, 1_000_000), levels, cost)
    }

    fn left_after_all(mut pace: Pace, levels: usize, cost: impl Fn(usize) -> f64) -> f64 {
        let (mut left, mut expanded) = (0.9, 0);
        for level in 1..levels {
            let width = pace.next_width(
                left,
                BeamProgress {
                    generated: 2 * expanded,
                    expanded,
                    levels_left: levels - level,
                    part: BeamPart::Whole,
                },
            );
            left -= cost(level) * number(width);
            expanded += width as u64;
        }
        left
    }

    #[test]
    fn a_beam_ends_in_time_and_not_much_earlier() {
        let cost = 1e-7;
        // As planned; boards that cost twice or half as much; and ones that become expensive.
        assert!((0.0..0.05).contains(&left_after(300, cost, |_| cost)));
        assert!((0.0..0.05).contains(&left_after(300, 2.0 * cost, |_| cost)));
        assert!((0.0..0.05).contains(&left_after(300, 0.5 * cost, |_| cost)));
        let sudden = |level| if level < 150 { cost } else { 3.0 * cost };
        assert!((0.0..0.05).contains(&left_after(300, cost, sudden)));
        // A solution that is not as short as expected is still found.
        for shortening in [0.03, 0.13] {
            let pace = Pace::new(0.9, cost, 1_000_000).shortening(shortening);
            assert!((0.0..0.05).contains(&left_after_all(pace, 300, |_| cost)));
        }
    }

    #[test]
    fn a_part_of_the_limit_is_kept_for_later_beams() {
        let cost = 1e-7;
        let pace = Pace::new(0.9, cost, 1_000_000).keeping(0.5);
        let left = left_after_all(pace, 300, |_| cost);
        assert!((0.5..0.53).contains(&left), "{left}");
    }

    #[test]
    fn a_part_of_the_limit_is_kept_for_the_rest() {
        let mut pace = Pace::new(1.0, 1e-6, 1_000_000);
        let (mut left, mut expanded) = (1.0, 0);
        for level in 0..800 {
            let width = pace.next_width(
                left,
                BeamProgress {
                    generated: 2 * expanded,
                    expanded,
                    levels_left: 800 - level,
                    part: BeamPart::Borders,
                },
            );
            left -= 1e-6 * number(width);
            expanded += width as u64;
        }
        let kept = FOR_THE_REST - 0.02..FOR_THE_REST + 0.05;
        assert!(kept.contains(&left), "{left}");
    }
}
