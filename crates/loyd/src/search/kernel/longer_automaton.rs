//! A longer automaton for large bounds.
//!
//! An automaton over fourteen slides leaves out 7 % more boards of 5x5 than one over twelve, but
//! it takes most of a second to build, in which many boards are solved. So it is built when a
//! bound will probably take much longer than that. The boards that are kept for this bound then
//! get the states of the longer automaton; those whose paths it forbids are dropped.
//!
//! Both automata keep the least of all shortest solutions (see [`Automaton`]), so the search may
//! change from one to the other between two bounds.

use std::sync::Arc;

use super::deepen::Kernel;
use super::frontiers::Frontiers;
use super::tree::Tree;
use super::upper_bound::predicted_boards;
use crate::puzzle::Shape;
use crate::search::{Automata, Automaton, AutomatonState, Observer, RESEARCH, Stats};

/// Where a longer automaton comes from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LongerAutomaton<'a> {
    pub(crate) automata: &'a Automata,
    pub(crate) shape: Shape,
    /// The most slides of a forbidden sequence.
    pub(crate) longest: u8,
    /// The boards that a bound must probably generate for this automaton to be used.
    pub(crate) from_boards: u64,
}

/// Gives a node the state of another automaton: gets the state of the start, the present
/// automaton and the new one. Returns `false` if the new one forbids the path to this node.
pub(super) type Relabel<N> = fn(&mut N, AutomatonState, (&Automaton, &Automaton)) -> bool;

impl<T: Tree> Kernel<'_, T> {
    /// The automaton of the present bound.
    pub(super) fn automaton(&self) -> &Automaton {
        self.longer
            .get()
            .map_or(self.settings.automaton, |automaton| automaton)
    }

    /// Builds the longer automaton if it pays for the next bound, and gives its states to the
    /// boards with which that bound starts.
    pub(super) fn lengthen_automaton(
        &self,
        frontiers: &mut Frontiers<T::Node>,
        cost: &Stats,
        observer: &mut dyn Observer,
    ) {
        let (Some(source), Some(relabel)) = (self.settings.longer, T::RELABEL) else {
            return;
        };
        // In a small build it would not pay for its bytes.
        if !RESEARCH {
            return;
        }
        let is_large = predicted_boards(cost).is_some_and(|boards| boards >= source.from_boards);
        if !is_large || self.longer.get().is_some() {
            return;
        }
        if let Some(longer) = source.build(observer) {
            let start = Automaton::start(self.problem.start.blank() as u8);
            let present = self.settings.automaton;
            frontiers.retain(|node| relabel(node, start, (present, &longer)));
            let _ = self.longer.set(longer);
        }
    }
}

impl LongerAutomaton<'_> {
    /// Returns the automaton, or `None` if the observer stopped its building.
    fn build(&self, observer: &mut dyn Observer) -> Option<Arc<Automaton>> {
        self.automata.get_whole(self.shape, self.longest, observer)
    }
}

#[cfg(test)]
mod tests {
    use super::super::dispatch::{Settings, kernel_search};
    use super::*;
    use crate::pattern::{BuildInMemory, Collection, Partition, TableKind};
    use crate::puzzle::{Home, Scrambler};
    use crate::search::{End, Iteration, Limits, Problem, Recycler, Silent};

    const SHORT: u8 = 6;
    const LONG: u8 = 10;

    /// A bound after the change generates exactly the boards of a search that had the longer
    /// automaton from the beginning, whether boards are kept between bounds or not.
    #[test]
    fn the_rest_of_the_search_is_that_of_the_longer_automaton() {
        let shape = Shape::new(4, 5).unwrap();
        let home = Home::blank_last(shape);
        let partitions = Partition::several("blocks-4+columns-4", home).unwrap();
        let (kind, tables) = (TableKind::BlankAware, BuildInMemory::default());
        let collection = Collection::new(&partitions, kind, true, home, &tables, &mut ()).unwrap();
        let (automata, recycler) = (Automata::default(), Recycler::default());
        let [short, long] = [SHORT, LONG].map(|longest| automata.get(shape, longest, &mut Silent));
        let mut changed = 0;
        let mut scrambler = Scrambler::new(7);
        for kept_bytes in [None, Some(0), Some(100_000)] {
            for _ in 0..3 {
                let start = scrambler.walk(&home.board(), 60).1;
                let problem = Problem { start, home };
                let search = |automaton: &Automaton, from_boards: Option<u64>| {
                    let longer = from_boards.map(|from_boards| LongerAutomaton {
                        automata: &automata,
                        shape,
                        longest: LONG,
                        from_boards,
                    });
                    let settings = Settings {
                        automaton,
                        longer,
                        symmetry: false,
                        recycler: &recycler,
                        limits: Limits {
                            kept_bytes,
                            ..Limits::default()
                        },
                        threads: 1,
                        ranking: None,
                    };
                    let found = kernel_search(&problem, &collection, settings, None, &mut Silent);
                    let found = found.unwrap();
                    let End::Solved(paths) = found.end else {
                        panic!("not solved: {}", problem.start);
                    };
                    let end = paths[0].replay(&problem.start).unwrap();
                    assert_eq!(end, home.board());
                    (paths[0].len(), complete(&found.stats.iterations))
                };
                let (length, only_short) = search(&short, None);
                let (long_length, only_long) = search(&long, None);
                assert_eq!(length, long_length);
                for from_boards in [1, 300, 3_000] {
                    let (mixed_length, mixed) = search(&short, Some(from_boards));
                    assert_eq!(mixed_length, length);
                    let at = first_difference(&only_short, &mixed);
                    assert_eq!(mixed[at..], only_long[at..], "{}", problem.start);
                    changed += usize::from(at < mixed.len());
                }
            }
        }
        assert!(
            changed >= 10,
            "only {changed} searches changed their automaton"
        );
    }

    /// The boards generated in each complete bound.
    fn complete(iterations: &[Iteration]) -> Vec<u64> {
        let complete = iterations.iter().filter(|iteration| iteration.complete);
        complete.map(|iteration| iteration.generated).collect()
    }

    fn first_difference(one: &[u64], other: &[u64]) -> usize {
        let same = one
            .iter()
            .zip(other)
            .take_while(|(one, other)| one == other);
        same.count()
    }
}
