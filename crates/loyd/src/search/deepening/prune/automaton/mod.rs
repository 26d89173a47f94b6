//! The pruning automaton: which slides not to try after which others.
//!
//! Two slide sequences from the same cell often end on the same board, whatever the
//! tiles. A search that follows both searches everything below them twice. Taylor and
//! Korf (1993) find such sequences in advance. A breadth-first search over the boards
//! reachable from each cell of the blank meets the sequences in the order of their
//! length, and within a length in that of [`ORDER`]. The first to reach a board is
//! kept; every later one is *forbidden*. The forbidden sequences are compiled into an
//! automaton (Aho and Corasick 1975) over pairs of cell and slide, which a search runs
//! along its path.
//!
//! # Why no solution is lost
//!
//! Compare sequences by length first, then slide by slide in [`ORDER`]. Among the
//! shortest solutions of a board there is a least one. Suppose it contained a forbidden
//! sequence. Replace that by the sequence that was kept instead: the solution still
//! leads to the goal, and it is smaller, which is a contradiction. So the least
//! solution contains no forbidden sequence, and a search that follows every other
//! sequence finds it. The argument assumes only that the search prunes by this order.
//! So other reductions that keep the least solution may be combined with this one.
//!
//! Of several shortest solutions only some remain, so a search for all of them must not
//! use the automaton.
//!
//! # How it is built
//!
//! Length by length. The automaton that forbids everything shorter accepts exactly one
//! sequence to each board that is nearer than `length` slides. So the sequences of that
//! length need to be compared only with one another and with the boards that are two
//! slides nearer (`sequences.rs`). What is found is added to a trie, from which the next
//! automaton is made (`trie.rs`). Taylor and Korf keep every sequence of every length in
//! memory; here only the boards are, which are the same for cells of the blank that are mirror
//! images of one another (`nearby.rs`).

mod labels;
mod nearby;
mod sequences;
mod trie;

use std::ops::ControlFlow;

use crate::puzzle::{Cells, Shape, Slide, Symmetry};
use labels::Labels;
use nearby::Nearby;
use sequences::Sequences;
use trie::Trie;

/// The number of a state of the automaton: the blank's cell and the relevant part of the
/// slides before.
pub(crate) type AutomatonState = u32;

/// The transitions from a state in few bytes. The kernel reads one of these for every
/// board, so all of them should stay in the cache.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub(crate) struct PackedTransitions {
    /// The state after each slide.
    states: [AutomatonState; 4],
    /// The slides, two bits each.
    slides: u8,
    /// How many of them are valid, in the order of [`ORDER`](crate::search::moves::ORDER).
    pub(crate) count: u8,
    /// The blank's cell.
    pub(crate) blank: u8,
    /// Number of slides pruned, without the one that undoes the last.
    pub(crate) left_out: u8,
}

impl PackedTransitions {
    /// Returns the `nth` slide and the state after it.
    #[inline]
    pub(crate) fn step(&self, nth: usize) -> (Slide, AutomatonState) {
        let slide = Slide::numbered(self.slides >> (2 * (nth % 4)));
        (slide, self.states[nth % 4])
    }

    /// Returns the slides to try with the states after them, in the order of
    /// [`ORDER`](crate::search::moves::ORDER).
    #[inline]
    pub(crate) fn steps(&self) -> impl Iterator<Item = (Slide, AutomatonState)> {
        (0..usize::from(self.count)).map(|nth| self.step(nth))
    }

    /// Returns the same row with small numbers, or `None` if a number is too large.
    fn narrow(&self) -> Option<NarrowTransitions> {
        let mut steps = [NarrowStep(0); 4];
        for (narrow, (slide, state)) in steps.iter_mut().zip(self.steps()) {
            let state = u32::from(u16::try_from(state).ok()?);
            *narrow = NarrowStep(u32::from(4 * self.blank + slide as u8) << FROM | state);
        }
        Some(NarrowTransitions {
            steps,
            count: self.count,
            left_out: self.left_out,
        })
    }
}

/// The same for boards of up to sixteen cells: each slide as one word, which the kernel stores
/// with a child as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NarrowTransitions {
    /// The slides to try, in the order of [`ORDER`](crate::search::moves::ORDER).
    pub(crate) steps: [NarrowStep; 4],
    /// How many of them are valid.
    pub(crate) count: u8,
    /// Number of slides pruned, without the one that undoes the last.
    pub(crate) left_out: u8,
}

/// A slide and the state after it. From the lowest bit: sixteen bits for the state, two for the
/// slide, four for the cell of the blank before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NarrowStep(pub(crate) u32);

/// The place of the slide in a [`NarrowStep`].
const FROM: u32 = 16;

impl NarrowStep {
    /// The state after the slide.
    #[inline]
    pub(crate) fn state(self) -> u16 {
        self.0 as u16
    }

    /// Four times the blank's cell before the slide, plus the number of the slide.
    #[inline]
    pub(crate) fn from(self) -> u8 {
        (self.0 >> FROM) as u8
    }
}

/// Which slides to try, and where they lead.
#[derive(Debug, Clone)]
pub(crate) struct Automaton {
    rows: Vec<PackedTransitions>,
    /// The same rows with small numbers; empty if there are too many states.
    narrow: Vec<NarrowTransitions>,
}

/// The longest sequences whose automaton is built in milliseconds on any board.
const SHORT: usize = 10;

/// Is told how much of an automaton is built, as a number out of another.
pub(crate) type Pulse<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

impl Automaton {
    /// Forbids sequences of up to `longest` slides. With 0 every slide is always tried;
    /// with 2 all but the one that undoes the last.
    ///
    /// For sequences longer than [`SHORT`], `pulse` is called every few milliseconds. If it
    /// returns `Break`, the result is `None`.
    pub(crate) fn build(shape: Shape, longest: usize, pulse: &mut Pulse<'_>) -> Option<Automaton> {
        match shape.cells() {
            ..=16 => Automaton::build_with::<u64>(shape, longest, pulse),
            17..=25 => Automaton::build_with::<u128>(shape, longest, pulse),
            _ => Automaton::build_with::<Cells>(shape, longest, pulse),
        }
    }

    fn build_with<L: Labels>(
        shape: Shape,
        longest: usize,
        pulse: &mut Pulse<'_>,
    ) -> Option<Automaton> {
        let mut trie = Trie::new(shape);
        let mut rows = trie.compile();
        let mut nearby: Vec<Option<Nearby<L>>> = (0..shape.cells()).map(|_| None).collect();
        for length in 2..=longest {
            for cell in 0..shape.cells() {
                let (symmetry, image) = least_image(shape, cell);
                let nearby = nearby[image].get_or_insert_with(|| Nearby::new(shape, image));
                nearby.extend_to(length);
                let sequences = Sequences {
                    rows: &rows,
                    nearby,
                    images: Slide::ALL.map(|slide| symmetry.slide(slide)),
                };
                for slides in sequences.forbidden_from(cell, length) {
                    trie.forbid(cell, slides, length);
                }
                // Each length takes about twice as long as the one before.
                let done = (shape.cells() + cell + 1) << length;
                let all = shape.cells() << (longest + 1);
                if length > SHORT && pulse(done as u64, all as u64).is_break() {
                    return None;
                }
            }
            rows = trie.compile();
        }
        let narrow: Option<Vec<_>> = rows.iter().map(PackedTransitions::narrow).collect();
        Some(Automaton {
            narrow: narrow.unwrap_or_default(),
            rows,
        })
    }

    /// Forbids sequences of up to `longest` slides. It cannot be stopped, so it is for short
    /// ones.
    pub(crate) fn new(shape: Shape, longest: usize) -> Automaton {
        let go_on = &mut |_, _| ControlFlow::Continue(());
        Automaton::build(shape, longest, go_on).expect("nothing stops it")
    }

    /// The state before the first slide. The states with these numbers remember no
    /// slides.
    #[inline]
    pub(crate) fn start(blank: u8) -> AutomatonState {
        AutomatonState::from(blank)
    }

    /// Returns the state after these slides, or `None` if they contain a forbidden sequence.
    pub(crate) fn follow(&self, start: AutomatonState, slides: &[Slide]) -> Option<AutomatonState> {
        slides.iter().try_fold(start, |state, &slide| {
            let mut steps = self.packed(state).steps();
            steps.find(|step| step.0 == slide).map(|(_, next)| next)
        })
    }

    /// Returns the slides to try and the states after them.
    #[inline]
    pub(crate) fn packed(&self, state: AutomatonState) -> &PackedTransitions {
        &self.rows[state as usize]
    }

    /// The same with small numbers.
    ///
    /// # Panics
    /// If the automaton has too many states for that.
    #[inline]
    pub(crate) fn narrow(&self, state: u16) -> &NarrowTransitions {
        &self.narrow[usize::from(state)]
    }

    /// The rows, to be prefetched.
    #[inline]
    pub(crate) fn rows(&self) -> &[PackedTransitions] {
        &self.rows
    }

    /// Returns the number of states.
    #[cfg(test)]
    fn states(&self) -> usize {
        self.rows.len()
    }
}

/// Returns the least cell that is a mirror image of a cell, and the symmetry that leads there.
fn least_image(shape: Shape, cell: usize) -> (Symmetry, usize) {
    let symmetries = Symmetry::all().filter(|symmetry| symmetry.shape(shape) == shape);
    let images = symmetries.map(|symmetry| (symmetry, symmetry.cell(shape, cell)));
    images.min_by_key(|image| image.1).expect("the identity")
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;
    use crate::puzzle::Home;

    fn swapped(mut labels: Cells, one: usize, other: usize) -> Cells {
        labels.swap(one, other);
        labels
    }

    /// Returns the boards at every distance from a fresh one with the blank on `cell`.
    /// Tries every slide from every board, without the automaton.
    fn levels(shape: Shape, cell: usize, depth: usize) -> Vec<HashSet<(usize, Cells)>> {
        let fresh = *Home::new(shape, cell).board().cells();
        let mut levels = vec![HashSet::from([(cell, fresh)])];
        for depth in 0..depth {
            let mut next = HashSet::new();
            for &(blank, labels) in &levels[depth] {
                for to in (0..shape.cells()).filter(|&to| shape.distance(blank, to) == 1) {
                    let board = (to, swapped(labels, blank, to));
                    // A neighbour of a level is on the level before or after.
                    if depth == 0 || !levels[depth - 1].contains(&board) {
                        next.insert(board);
                    }
                }
            }
            levels.push(next);
        }
        levels
    }

    /// For one length: the boards on which accepted sequences end, with the states they
    /// end in, and the number of these sequences.
    type Accepted = HashMap<(usize, Cells, AutomatonState), u64>;

    fn accepted(automaton: &Automaton, shape: Shape, cell: usize, depth: usize) -> Vec<Accepted> {
        let fresh = *Home::new(shape, cell).board().cells();
        let start = Automaton::start(cell as u8);
        let mut ends = vec![Accepted::from([((cell, fresh, start), 1)])];
        for _ in 0..depth {
            let mut next = Accepted::new();
            for (&(blank, labels, state), &count) in &ends[ends.len() - 1] {
                for (slide, state) in automaton.packed(state).steps() {
                    let to = shape.source(blank, slide).expect("a possible slide");
                    let end = (to, swapped(labels, blank, to), state);
                    *next.entry(end).or_default() += count;
                }
            }
            ends.push(next);
        }
        ends
    }

    /// Asserts that from these cells exactly one sequence is accepted for every board that
    /// is no farther than `longest` slides.
    fn assert_one_for_every_board(
        shape: Shape,
        longest: usize,
        cells: impl IntoIterator<Item = usize>,
    ) {
        let automaton = Automaton::new(shape, longest);
        for cell in cells {
            let levels = levels(shape, cell, longest);
            let accepted = accepted(&automaton, shape, cell, longest);
            for (level, ends) in levels.iter().zip(accepted) {
                assert_eq!(ends.values().sum::<u64>(), level.len() as u64);
                let boards = ends.keys().map(|&(blank, labels, _)| (blank, labels));
                assert_eq!(&boards.collect::<HashSet<_>>(), level);
            }
        }
    }

    #[test]
    fn one_sequence_for_every_board_up_to_its_length() {
        for (rows, columns) in [(2, 3), (3, 3), (4, 4), (4, 3), (5, 5), (5, 6)] {
            let shape = Shape::new(rows, columns).unwrap();
            for longest in [2, 6, 9] {
                assert_one_for_every_board(shape, longest, 0..shape.cells());
            }
        }
    }

    /// Every kind of cell on 5x5 is among the nine of a quarter.
    const QUARTER: [usize; 9] = [0, 1, 2, 5, 6, 7, 10, 11, 12];

    #[test]
    fn one_sequence_for_every_board_of_5x5() {
        assert_one_for_every_board(five(), 10, QUARTER);
    }

    #[test]
    #[ignore = "takes minutes"]
    fn one_sequence_for_every_board_of_5x5_in_full() {
        assert_one_for_every_board(five(), 12, 0..25);
        assert_one_for_every_board(five(), 14, QUARTER);
    }

    #[test]
    fn every_board_is_still_reached_by_a_shortest_sequence() {
        // All boards of 3x2, and the boards of 3x3 up to depth 17.
        for (rows, columns, depth) in [(3, 2, 21), (3, 3, 17)] {
            let shape = Shape::new(rows, columns).unwrap();
            for longest in [2, 7, 10] {
                let automaton = Automaton::new(shape, longest);
                for cell in 0..shape.cells() {
                    let accepted = accepted(&automaton, shape, cell, depth);
                    for (level, ends) in levels(shape, cell, depth).iter().zip(accepted) {
                        let boards: HashSet<_> = ends
                            .keys()
                            .map(|&(blank, labels, _)| (blank, labels))
                            .collect();
                        assert!(level.is_subset(&boards));
                    }
                }
            }
        }
    }

    /// The numbers of an implementation that kept every sequence in memory.
    #[test]
    fn sizes() {
        let states = |shape, longest| Automaton::new(shape, longest).states();
        let four = [0, 2, 6, 8, 10, 12].map(|longest| states(Shape::FOUR, longest));
        assert_eq!(four, [16, 64, 208, 878, 4147, 15_222]);
        let five = [0, 2, 6, 8, 10, 12].map(|longest| states(five(), longest));
        assert_eq!(five, [25, 105, 361, 1820, 10_573, 52_605]);
    }

    #[test]
    #[ignore = "takes minutes"]
    fn size_of_a_long_one() {
        assert_eq!(Automaton::new(five(), 14).states(), 260_322);
    }

    #[test]
    fn small_numbers_are_the_same_numbers() {
        let automaton = Automaton::new(Shape::FOUR, 9);
        for state in 0..automaton.states() as u16 {
            let narrow = automaton.narrow(state);
            let wide = automaton.packed(u32::from(state));
            assert_eq!(narrow.count, wide.count);
            for (step, (slide, to)) in narrow.steps.iter().zip(wide.steps()) {
                assert_eq!(u32::from(step.state()), to);
                assert_eq!(step.from(), 4 * wide.blank + slide as u8);
            }
            assert_eq!(narrow.left_out, wide.left_out);
        }
    }

    #[test]
    fn building_can_be_stopped() {
        let mut told = Vec::new();
        let mut pulse = |done, all| {
            told.push((done, all));
            match told.len() {
                10 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        };
        assert!(Automaton::build(Shape::FOUR, SHORT + 1, &mut pulse).is_none());
        assert_eq!(told.len(), 10);
        assert!(told.is_sorted());
        assert!(told.iter().all(|(done, all)| done <= all));
        let mut never = |_, _| unreachable!("a short one is built at once");
        assert!(Automaton::build(Shape::FOUR, SHORT, &mut never).is_some());
    }

    fn five() -> Shape {
        Shape::new(5, 5).expect("a shape")
    }
}
