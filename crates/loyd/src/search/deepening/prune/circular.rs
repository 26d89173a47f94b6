//! Circular reduction: which way to go round a 2x2 block, and how far.
//!
//! From the Java original (mwong510ca). Going round a block moves its three tiles
//! along. After twelve slides everything is as it was, so six slides one way end where
//! six slides the other way end:
//!
//! ```text
//! . 1    1 .    1 2    1 2    . 2    2 .    2 3
//! 3 2    3 2    3 .    . 3    1 3    1 3    1 .
//! ```
//!
//! Of the two runs of six slides, the one that is smaller in the search's order is
//! kept. The two runs start with different slides. The sixth slide of one is the first
//! slide of the other, and the fifth repeats the first. So a sixth slide is tried only
//! if it is greater than the fifth. A seventh is never tried: five slides the other way
//! do the same.
//!
//! A run of n slides has n - 1 turns, so counted in turns the limits are 5 and 4, as in
//! the original. There the direction decides which limit applies; here the order of
//! slides does, which depends on the corner of the block where the run starts. That is
//! what allows this reduction to be combined with the others.

use super::{SlideSet, bit};
use crate::puzzle::{Slide, Symmetry};
use crate::search::order_index;

/// The number of turns in one direction, and the last slide.
pub(crate) type TurnRun = u8;

/// The run before the first slide.
pub(crate) const START: TurnRun = 0;

/// The most turns in one direction.
const MOST: i32 = 5;

/// The number of values from -5 to 5.
const TURNS: usize = 2 * MOST as usize + 1;

/// The number of different runs.
const RUNS: usize = 1 + 4 * TURNS;

/// The slides that may follow a run.
#[derive(Debug)]
pub(crate) struct Circular {
    left_out: [SlideSet; RUNS],
    after: [[TurnRun; 4]; RUNS],
}

impl Circular {
    pub(crate) fn new() -> Circular {
        let mut circular = Circular {
            left_out: [0; RUNS],
            after: [[START; 4]; RUNS],
        };
        for slide in Slide::ALL {
            circular.after[usize::from(START)][slide as usize] = number(slide, 0);
            for turns in -MOST..=MOST {
                let run = usize::from(number(slide, turns));
                for next in Slide::ALL {
                    let turn = turn(slide, next);
                    let more = if turn * turns > 0 { turns + turn } else { turn };
                    let smaller = order_index(next) < order_index(slide);
                    if more.abs() > MOST || (more.abs() == MOST && smaller) {
                        circular.left_out[run] |= bit(next);
                    } else {
                        circular.after[run][next as usize] = number(next, more);
                    }
                }
            }
        }
        circular
    }

    /// Returns the slides not to try after a run.
    #[inline]
    pub(crate) fn left_out(&self, run: TurnRun) -> SlideSet {
        self.left_out[usize::from(run)]
    }

    /// Returns the run after one more slide.
    #[inline]
    pub(crate) fn after(&self, run: TurnRun, slide: Slide) -> TurnRun {
        self.after[usize::from(run)][slide as usize]
    }
}

fn number(last: Slide, turns: i32) -> TurnRun {
    (1 + last as usize * TURNS + (turns + MOST).unsigned_abs() as usize) as TurnRun
}

/// Returns 1 for a clockwise turn, -1 for a counter-clockwise one, 0 for straight on
/// and back.
fn turn(last: Slide, next: Slide) -> i32 {
    match next {
        next if next == Symmetry::Rotate90.slide(last) => 1,
        next if next == Symmetry::Rotate270.slide(last) => -1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the length of the longest prefix that the reduction allows.
    fn passes(slides: &[Slide]) -> usize {
        let circular = Circular::new();
        let mut run = START;
        for (count, &slide) in slides.iter().enumerate() {
            if circular.left_out(run) & bit(slide) != 0 {
                return count;
            }
            run = circular.after(run, slide);
        }
        slides.len()
    }

    #[test]
    fn one_way_six_the_other_five() {
        for first in Slide::ALL {
            let round = |sense: Symmetry, mut slide: Slide| {
                std::iter::repeat_with(|| {
                    let now = slide;
                    slide = sense.slide(slide);
                    now
                })
                .take(12)
                .collect::<Vec<_>>()
            };
            let clockwise = round(Symmetry::Rotate90, first);
            // From the same corner round the same block.
            let other = round(Symmetry::Rotate270, clockwise[5]);
            let mut limits = [passes(&clockwise), passes(&other)];
            let smaller = order_index(clockwise[0]) < order_index(other[0]);
            assert_eq!(limits[usize::from(!smaller)], 6, "{first}");
            limits.sort_unstable();
            assert_eq!(limits, [5, 6]);
        }
    }

    #[test]
    fn a_run_ends_with_a_step_straight_on_or_a_turn_back() {
        use Slide::{Down, Left, Right, Up};
        let straight = [Up, Right, Down, Left, Up, Up, Right, Down, Left, Up];
        assert_eq!(passes(&straight), straight.len());
        // The turn back starts a new run, of which this is the sixth slide.
        let back = [Up, Right, Down, Left, Down, Right, Up, Left, Down, Right];
        assert_eq!(passes(&back), 8);
    }
}
