//! How soon a request will be over, so that a door can let quick ones pass long ones.

use std::time::Duration;

use loyd::puzzle::{Metric, Shape};
use loyd::spec::{HeuristicSpec, SearchSpec};

use crate::options::SolveOptions;

/// How soon a request will be over, as far as that can be said before it is searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Within about a second, whatever the board.
    Quick,
    /// Perhaps not before its time is up.
    Long,
}

/// A time limit with which every request is quick.
const QUICK_TIME: Duration = Duration::from_secs(1);

/// The most cells of a board whose shortest solutions are found soon.
const QUICK_CELLS: usize = 16;

impl Pace {
    /// The pace of a search of boards of this shape. It is quick if it may not take long, or
    /// if the board is small and everything is left to the engine.
    pub fn of(shape: Shape, options: &SolveOptions, time: Duration) -> Pace {
        let is_plain = options.metric == Metric::Stm
            && options.heuristic == HeuristicSpec::Auto
            && options.search == SearchSpec::Auto
            && options.limits.solutions.is_none();
        if time <= QUICK_TIME || (is_plain && shape.cells() <= QUICK_CELLS) {
            Pace::Quick
        } else {
            Pace::Long
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_boards_and_short_times_are_quick() {
        let (soon, late) = (Duration::from_secs(1), Duration::from_secs(2));
        let five = Shape::new(5, 5).unwrap();
        let plain = SolveOptions::default();
        let chosen = SolveOptions {
            heuristic: HeuristicSpec::Manhattan,
            ..SolveOptions::default()
        };
        assert_eq!(Pace::of(Shape::FOUR, &plain, late), Pace::Quick);
        assert_eq!(Pace::of(five, &plain, late), Pace::Long);
        assert_eq!(Pace::of(Shape::FOUR, &chosen, late), Pace::Long);
        for shape in [Shape::FOUR, five] {
            assert_eq!(Pace::of(shape, &chosen, soon), Pace::Quick);
        }
    }
}
