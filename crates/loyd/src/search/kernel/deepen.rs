//! The deepening loop of the kernel.

use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};

use super::bound::lock;
use super::cpu::Processor;
use super::dispatch::Settings;
use super::frontiers::Frontiers;
use super::tree::{Tree, TreeNode};
use super::upper_bound::UpperBound;
use crate::pattern::Damaged;
use crate::puzzle::Path;
use crate::search::{Automaton, End, FirstBound, KeptBoards, Observer, Outcome, Problem, Stats};

/// Memory for the boards kept between two bounds, unless the caller sets another limit.
/// More would save little: only hard boards fill it, and touching fresh memory costs as
/// much as searching again.
const KEPT_BYTES: u64 = 16 << 20;

/// A search of one tree.
pub(super) struct Kernel<'a, T> {
    pub(super) problem: &'a Problem,
    pub(super) tree: T,
    /// The most boards to keep between two bounds; 0 if none are kept.
    pub(super) keep: usize,
    pub(super) settings: Settings<'a>,
    /// The longer automaton, from the bound on that it was built for.
    pub(super) longer: OnceLock<Arc<Automaton>>,
}

impl<'a, T: Tree> Kernel<'a, T> {
    pub(super) fn new(problem: &'a Problem, tree: T, settings: Settings<'a>) -> Kernel<'a, T> {
        let bytes = settings.limits.kept_bytes.unwrap_or(KEPT_BYTES);
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        Kernel {
            problem,
            tree,
            keep: bytes / size_of::<T::Node>(),
            settings,
            longer: OnceLock::new(),
        }
    }

    /// The whole search.
    pub(super) fn run(
        &self,
        processor: Processor,
        lifting: Option<&mut FirstBound<'_>>,
        observer: &mut dyn Observer,
    ) -> Result<Outcome, Damaged> {
        let blank = self.problem.start.blank() as u8;
        let start = Automaton::start(blank);
        let (root, estimate) = self.tree.root(processor, &self.problem.start, start)?;
        if estimate == 0 {
            return Ok(Outcome {
                end: End::Solved(vec![Path::new()]),
                stats: Stats::default(),
            });
        }
        let mut frontiers = self
            .settings
            .recycler
            .take()
            .unwrap_or_else(|| Box::new(Frontiers::new()));
        frontiers.begin_with(&root);
        if let Some(second) = self.tree.second_root(&root) {
            frontiers.begin_with(&second);
        }
        frontiers.keeps = self.keep > 0;
        let known = self.settings.limits.first_bound.unwrap_or(0);
        let lifted = lifting.map_or(0, |ask| ask(estimate));
        let first = estimate.max(known).max(lifted);
        let outcome = self.deepen(processor, (&root, first), &mut frontiers, observer);
        frontiers.clear();
        let bytes = frontiers.free_chunks.bytes();
        self.settings.recycler.give(frontiers, bytes);
        Ok(outcome)
    }

    /// The deepening loop.
    fn deepen(
        &self,
        processor: Processor,
        (root, first): (&T::Node, u32),
        frontiers: &mut Frontiers<T::Node>,
        observer: &mut dyn Observer,
    ) -> Outcome {
        let limits = &self.settings.limits;
        let mut upper = match limits.solutions {
            None if limits.last_bound.is_none() => UpperBound::default(),
            None | Some(_) => UpperBound::off(),
        };
        let mut cost = Stats::default();
        let mut kept = KeptBoards::default();
        let mut bound = T::round_up(self.problem, first);
        loop {
            if limits.is_beyond(bound) {
                let end = End::stopped(bound);
                return Outcome { end, stats: cost };
            }
            let improved = upper.improve((self, root), bound, &mut cost, observer);
            if let Some(path) = upper.proved(bound) {
                let end = End::Solved(vec![path]);
                return Outcome { end, stats: cost };
            }
            if improved.is_break() {
                let best = upper.best;
                let end = End::Stopped { bound, best };
                return Outcome { end, stats: cost };
            }
            self.lengthen_automaton(frontiers, &cost, observer);
            let shared = self.search_bound(processor, frontiers, bound, &cost, observer);
            let full = shared.is_full();
            let iteration = shared.iteration();
            cost.generated += iteration.generated;
            cost.expanded += iteration.expanded;
            cost.iterations.push(iteration);
            cost.left_out.add(*lock(&shared.left_out));
            observer.bound_done(iteration);
            if full {
                // Not all boards were kept, so the next bound starts with the same
                // boards again.
                frontiers.later.clear(&frontiers.free_chunks);
            } else {
                shared.append_to(&mut frontiers.later);
            }
            if frontiers.keeps {
                let most = (frontiers.now.len() + frontiers.later.len()) as u64;
                kept.most = kept.most.max(most);
                kept.full |= full;
                cost.kept = Some(kept);
            }
            let solutions = shared.solutions();
            let end = if !solutions.is_empty() {
                Some(End::Solved(solutions))
            } else if shared.stopped.load(Ordering::Relaxed) {
                let best = upper.best.take();
                Some(End::Stopped { bound, best })
            } else {
                None
            };
            if let Some(end) = end {
                return Outcome { end, stats: cost };
            }
            frontiers.keeps &= !full;
            if frontiers.keeps {
                frontiers.advance();
            }
            let next = shared.next.load(Ordering::Relaxed);
            if next > T::Node::LONGEST {
                let end = End::stopped(T::Node::LONGEST);
                return Outcome { end, stats: cost };
            }
            bound = T::round_up(self.problem, next);
        }
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::super::cpu::Bmi2;
    use super::super::dispatch::{KernelVisitor, supports, with_kernel};
    use super::*;
    use crate::pattern::{BuildInMemory, Collection, Partition, TableKind};
    use crate::puzzle::{Home, Scrambler, Shape};
    use crate::search::{Limits, Recycler, Silent};

    /// Makes a collection, and visits its kernels for some boards with both versions. On most
    /// machines only one of them ever runs.
    fn assert_same_boards(home: Home, partitions: &str, steps: usize) {
        let Some(bmi2) = Bmi2::detect() else { return };
        let partitions = Partition::several(partitions, home).unwrap();
        let (kind, tables) = (TableKind::BlankAware, BuildInMemory::default());
        let collection = Collection::new(&partitions, kind, true, home, &tables, &mut ()).unwrap();
        assert!(supports(&collection, home.shape()));
        let (automaton, recycler) = (Automaton::new(home.shape(), 8), Recycler::default());
        let settings = Settings {
            automaton: &automaton,
            longer: None,
            symmetry: home.shape() == Shape::FOUR,
            recycler: &recycler,
            limits: Limits::default(),
            threads: 1,
            ranking: None,
        };
        let mut scrambler = Scrambler::new(12);
        for _ in 0..20 {
            let problem = Problem {
                start: scrambler.walk(&home.board(), steps).1,
                home,
            };
            let [fast, portable] = [Processor::Bmi2(bmi2), Processor::Portable]
                .map(|processor| with_kernel(&problem, &collection, settings, RunsOn(processor)));
            assert_eq!(fast.end, portable.end);
            assert_eq!(fast.stats, portable.stats);
        }
    }

    /// Runs a kernel on a processor.
    struct RunsOn(Processor);

    impl KernelVisitor for RunsOn {
        type Output = Outcome;

        fn visit<T: Tree>(self, kernel: &Kernel<'_, T>) -> Outcome {
            kernel.run(self.0, None, &mut Silent).unwrap()
        }
    }

    #[test]
    fn every_processor_visits_the_same_boards() {
        assert_same_boards(Home::blank_last(Shape::FOUR), "5-5-5", 80);
    }

    /// Tables of one size, through one symmetry and through two, and tables of several sizes.
    #[test]
    fn every_processor_visits_the_same_large_boards() {
        let home = |rows, cols, blank| Home::new(Shape::new(rows, cols).unwrap(), blank);
        assert_same_boards(home(5, 5, 24), "blocks-4", 30);
        assert_same_boards(home(5, 5, 0), "blocks-4+columns-4", 30);
        assert_same_boards(home(4, 5, 19), "blocks-5+columns-5", 30);
        assert_same_boards(home(3, 5, 14), "blocks-6", 30);
    }
}
