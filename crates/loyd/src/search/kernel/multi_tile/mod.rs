//! The kernel in the multi-tile metric: square boards, two colourings, four look-ups per board.
//!
//! Moves alternate between rows and columns, so a board is searched together with the axis of its
//! next move. Its estimate is the largest of four distances for that axis: the tables of two
//! [colourings](crate::pattern::Colouring), each asked for the board and for its mirror image. A
//! horizontal move leaves the words of the board unchanged, and a vertical one those of the mirror
//! image. So of the four entries of a child two are in the sixteen bytes that its parent's entries
//! were in, and cost nothing; they decide first. Only a child that they leave within the bound
//! gets new words, whose entries are prefetched and read in the next round.
//!
//! A slide of several tiles is no combination of smaller ones that would cost less, so no
//! automaton prunes here: the alternation of axes does what it would do.
//!
//! * [`node`]: a board, with the path to it, in one cache line.
//! * [`views`]: the tables, and where the entries of a child are.
//! * [`tree`]: the three steps of a round.

mod node;
mod queue;
mod tree;
mod views;

use super::cpu::Processor;
use super::deepen::Kernel;
use super::dispatch::Settings;
use crate::pattern::{Damaged, SharedColouring};
use crate::puzzle::{Home, Shape, Symmetry};
use crate::search::{End, Observer, Outcome, Problem, RESEARCH};
use views::MoveViews;

/// Returns the symmetry that puts the blank of a goal last; `None` if the blank is in no corner.
fn blank_last(home: Home) -> Option<Symmetry> {
    let last = Home::blank_last(home.shape());
    let mut flips = [
        Symmetry::Identity,
        Symmetry::FlipRows,
        Symmetry::FlipColumns,
        Symmetry::Rotate180,
    ]
    .into_iter();
    flips.find(|symmetry| symmetry.home(home) == last)
}

/// Returns `true` if [`multi_tile_search`] takes boards with this goal.
pub(crate) fn supports_moves(home: Home) -> bool {
    RESEARCH && home.shape() == Shape::FOUR && blank_last(home).is_some()
}

/// Searches for a solution with the fewest multi-tile moves, with the tables of two colourings of
/// the same square shape. The goal's blank must be in a corner.
pub(crate) fn multi_tile_search(
    problem: &Problem,
    tables: &[SharedColouring; 2],
    settings: Settings<'_>,
    observer: &mut dyn Observer,
) -> Result<Outcome, Damaged> {
    let symmetry = blank_last(problem.home).ok_or(Damaged)?;
    let turned = Problem {
        start: symmetry.image(&problem.start, problem.home),
        home: symmetry.home(problem.home),
    };
    let mut outcome = match problem.home.shape().cols() {
        3 => Kernel::new(&turned, MoveViews::<3>::new(tables), settings).search(observer),
        _ => Kernel::new(&turned, MoveViews::<4>::new(tables), settings).search(observer),
    }?;
    if let End::Solved(paths) = &mut outcome.end {
        for path in paths {
            *path = symmetry.inverse().path(path);
        }
    }
    Ok(outcome)
}

impl<const SIDE: usize> Kernel<'_, MoveViews<'_, SIDE>> {
    fn search(&self, observer: &mut dyn Observer) -> Result<Outcome, Damaged> {
        self.run(Processor::detect(), None, observer)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::heuristic::MultiTileManhattan;
    use crate::pattern::{Colouring, ColouringTable, Heap};
    use crate::puzzle::{Metric, Path, Scrambler};
    use crate::search::{Automaton, Limits, Recycler, Silent, ida_star_multi_tile};

    /// The second colouring knows every tile's row, as the second one of 4x4 does.
    fn tables_3x3() -> [SharedColouring; 2] {
        ["bbaaacad", "aaabbbcc"].map(|code| {
            let colouring = Colouring::new(Shape::THREE, code).unwrap();
            Arc::new(
                ColouringTable::build(colouring, 1, &Heap, &mut ())
                    .unwrap()
                    .0,
            )
        })
    }

    fn sorted(outcome: Outcome) -> Vec<Path> {
        let End::Solved(mut paths) = outcome.end else {
            panic!("nothing stops it")
        };
        paths.sort_by_key(|path| path.slides().to_vec());
        paths
    }

    /// Every goal with the blank in a corner, all solutions, with boards kept and without.
    #[test]
    fn agrees_with_the_plain_search() {
        let (tables, recycler) = (tables_3x3(), Recycler::default());
        let automaton = Automaton::new(Shape::THREE, 2);
        let mut scrambler = Scrambler::new(33);
        for (corner, kept) in [
            (0, None),
            (2, Some(0)),
            (6, None),
            (8, Some(4096)),
            (8, None),
        ] {
            let home = Home::new(Shape::THREE, corner);
            let bounds = MultiTileManhattan::new(home);
            for _ in 0..12 {
                let start = scrambler.walk(&home.board(), 40).1;
                let problem = Problem { start, home };
                let limits = Limits::default().kept_bytes(kept);
                let all = limits.solutions(Some(usize::MAX));
                let settings = |limits| Settings {
                    automaton: &automaton,
                    longer: None,
                    symmetry: false,
                    recycler: &recycler,
                    limits,
                    threads: 1,
                    ranking: None,
                };
                let plain = ida_star_multi_tile(&problem, &bounds, all, &mut Silent).unwrap();
                let plain = sorted(plain);
                let search = |limits| {
                    multi_tile_search(&problem, &tables, settings(limits), &mut Silent).unwrap()
                };
                assert_eq!(sorted(search(all)), plain, "{start} to {corner}");
                let one = sorted(search(limits));
                assert_eq!(one[0].length(Metric::Mtm), plain[0].length(Metric::Mtm));
                assert!(plain.contains(&one[0]));
            }
        }
    }

    #[test]
    fn only_corners_are_supported() {
        for blank in 0..16 {
            let home = Home::new(Shape::FOUR, blank);
            assert_eq!(supports_moves(home), [0, 3, 12, 15].contains(&blank));
        }
        assert!(!supports_moves(Home::blank_last(Shape::THREE)));
    }
}
