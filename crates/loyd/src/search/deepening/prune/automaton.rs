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

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use crate::puzzle::{Cells, MAX_CELLS, Shape, Slide};
use crate::search::moves::{Move, ORDER};

/// A state of the automaton: the blank's cell and the relevant part of the slides
/// before.
pub(crate) type AutomatonState = u16;

/// A slide to try, with the state it leads to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Transition {
    pub(crate) go: Move,
    pub(crate) state: AutomatonState,
}

/// The transitions from a state.
#[derive(Debug, Clone, Copy)]
struct Transitions {
    steps: [Transition; 4],
    count: u8,
}

/// The transitions from a state in few bytes. The kernel reads one of these for every
/// board, so all of them should stay in the cache.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PackedTransitions {
    /// The state after each slide.
    states: [AutomatonState; 4],
    /// The slides, two bits each.
    slides: u8,
    /// How many of them are valid, in the order of [`ORDER`].
    pub(crate) count: u8,
    /// The blank's cell.
    pub(crate) blank: u8,
    /// Number of slides pruned, without the one that undoes the last.
    pub(crate) left_out: u8,
}

impl PackedTransitions {
    fn new(row: &Transitions, blank: u8, left_out: u8) -> PackedTransitions {
        let slides = row.steps.iter().rev();
        PackedTransitions {
            states: row.steps.map(|step| step.state),
            slides: slides.fold(0, |slides, step| slides << 2 | step.go.slide as u8),
            count: row.count,
            blank,
            left_out,
        }
    }

    /// Returns the `nth` slide and the state after it.
    #[inline]
    pub(crate) fn step(&self, nth: usize) -> (Slide, AutomatonState) {
        let slide = self.slides >> (2 * (nth % 4)) & 3;
        (Slide::ALL[usize::from(slide)], self.states[nth % 4])
    }
}

/// Which slides to try, and where they lead.
#[derive(Debug, Clone, Default)]
pub(crate) struct Automaton {
    rows: Vec<Transitions>,
    packed: Vec<PackedTransitions>,
}

impl Automaton {
    /// Forbids sequences of up to `longest` slides, or fewer if there would be more
    /// states than can be numbered. With 0 every slide is always tried; with 2 all but
    /// the one that undoes the last.
    pub(crate) fn new(shape: Shape, longest: usize) -> Automaton {
        (0..=longest)
            .rev()
            .find_map(|longest| {
                // The labels of sixteen cells fit in one word.
                let sequences = if shape.cells() <= 16 {
                    Sequences::find::<u64>(shape, longest)
                } else {
                    Sequences::find::<Cells>(shape, longest)
                };
                sequences.compile(shape)
            })
            .unwrap_or_default()
    }

    /// The state before the first slide. The states with these numbers remember no
    /// slides.
    #[inline]
    pub(crate) fn start(blank: u8) -> AutomatonState {
        AutomatonState::from(blank)
    }

    /// Returns the slides to try, in the order of [`ORDER`].
    #[inline]
    pub(crate) fn transitions(&self, state: AutomatonState) -> &[Transition] {
        let row = &self.rows[usize::from(state)];
        &row.steps[..usize::from(row.count).min(4)]
    }

    /// Returns the same as [`transitions`](Automaton::transitions) in packed form.
    #[inline]
    pub(crate) fn packed(&self, state: AutomatonState) -> &PackedTransitions {
        &self.packed[usize::from(state)]
    }

    /// Number of states.
    #[cfg(test)]
    fn states(&self) -> usize {
        self.rows.len()
    }
}

/// A kept sequence, as a node in the tree of all of them.
#[derive(Debug, Clone, Copy)]
struct Kept {
    /// The sequence without its last slide.
    parent: u32,
    /// The sequence without its first slide. It starts at the next cell.
    suffix: u32,
    blank: u8,
    /// What each extension by one slide is, in [`ORDER`].
    longer: [Longer; 4],
}

/// The extension of a kept sequence by one slide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Longer {
    /// There is no tile to slide.
    Impossible,
    /// It is forbidden: itself, or because it ends with a forbidden sequence.
    Forbidden {
        itself: bool,
    },
    Kept(u32),
    /// Longer than the longest sequence examined.
    Beyond,
}

/// All kept sequences from every cell, shorter ones first. The first ones are the empty
/// sequences, one per cell.
struct Sequences {
    kept: Vec<Kept>,
}

/// A fast hasher. Building a long automaton hashes half a million boards at the start
/// of every process, and no attacker chooses them.
#[derive(Debug, Default)]
struct QuickHasher(u64);

impl Hasher for QuickHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk
                .iter()
                .fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.write_u64(word);
        }
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The boards reached so far.
type Met<L> = HashSet<L, BuildHasherDefault<QuickHasher>>;

/// The labels of the cells after some slides.
trait Labels: Copy + Eq + Hash {
    fn fresh(shape: Shape) -> Self;
    fn swapped(self, one: usize, other: usize) -> Self;
}

/// Four bits per cell.
impl Labels for u64 {
    fn fresh(_: Shape) -> u64 {
        0xfedc_ba98_7654_3210
    }

    #[inline]
    fn swapped(self, one: usize, other: usize) -> u64 {
        let difference = (self >> (4 * one) ^ self >> (4 * other)) & 15;
        self ^ difference << (4 * one) ^ difference << (4 * other)
    }
}

impl Labels for Cells {
    fn fresh(shape: Shape) -> Cells {
        let mut labels = [0; MAX_CELLS];
        for (cell, label) in labels[..shape.cells()].iter_mut().enumerate() {
            *label = cell as u8;
        }
        labels
    }

    fn swapped(mut self, one: usize, other: usize) -> Cells {
        self.swap(one, other);
        self
    }
}

impl Sequences {
    /// Finds the kept sequences by breadth-first search from every cell at once.
    fn find<L: Labels>(shape: Shape, longest: usize) -> Sequences {
        let cells = shape.cells();
        let empty = |cell: usize| Kept {
            parent: cell as u32,
            suffix: cell as u32,
            blank: cell as u8,
            longer: [Longer::Beyond; 4],
        };
        let mut found = Sequences {
            kept: (0..cells).map(empty).collect(),
        };
        let fresh = L::fresh(shape);
        // The boards reached from each cell, and the sequences of the current length.
        let mut met: Vec<Met<L>> = vec![Met::from_iter([fresh]); cells];
        let mut level: Vec<(u32, usize, L)> =
            (0..cells).map(|cell| (cell as u32, cell, fresh)).collect();
        for length in 1..=longest {
            let mut next = Vec::new();
            for &(number, from, labels) in &level {
                for (order_index, slide) in ORDER.into_iter().enumerate() {
                    let blank = usize::from(found.kept[number as usize].blank);
                    let Some(to) = shape.source(blank, slide) else {
                        found.kept[number as usize].longer[order_index] = Longer::Impossible;
                        continue;
                    };
                    let suffix = found.suffix_of_longer(number, order_index, to);
                    let Longer::Kept(suffix) = suffix else {
                        found.kept[number as usize].longer[order_index] =
                            Longer::Forbidden { itself: false };
                        continue;
                    };
                    let labels = labels.swapped(blank, to);
                    let longer = if !met[from].insert(labels) {
                        Longer::Forbidden { itself: true }
                    } else if length == longest {
                        Longer::Beyond
                    } else {
                        next.push((found.kept.len() as u32, from, labels));
                        found.kept.push(Kept {
                            parent: number,
                            suffix,
                            blank: to as u8,
                            longer: [Longer::Beyond; 4],
                        });
                        Longer::Kept(found.kept.len() as u32 - 1)
                    };
                    found.kept[number as usize].longer[order_index] = longer;
                }
            }
            level = next;
        }
        found
    }

    /// Returns what the extended sequence is without its first slide.
    fn suffix_of_longer(&self, number: u32, order_index: usize, to: usize) -> Longer {
        let Kept { parent, suffix, .. } = self.kept[number as usize];
        if parent == number {
            // A single slide without its first is the empty sequence at the new cell.
            Longer::Kept(to as u32)
        } else {
            self.kept[suffix as usize].longer[order_index]
        }
    }

    /// Compiles the automaton that refuses the forbidden sequences. Its states are the
    /// proper prefixes of forbidden sequences (Aho-Corasick).
    ///
    /// Returns `None` if there are more states than can be numbered.
    fn compile(&self, shape: Shape) -> Option<Automaton> {
        let mut begins = vec![false; self.kept.len()];
        begins[..shape.cells()].fill(true);
        for (number, kept) in self.kept.iter().enumerate().rev() {
            begins[number] |= kept.longer.contains(&Longer::Forbidden { itself: true });
            if begins[number] {
                begins[kept.parent as usize] = true;
            }
        }
        let mut states = vec![AutomatonState::MAX; self.kept.len()];
        let mut count: AutomatonState = 0;
        for (number, _) in begins.iter().enumerate().filter(|(_, begins)| **begins) {
            states[number] = count;
            count = count.checked_add(1)?;
        }
        let mut rows = Vec::with_capacity(usize::from(count));
        let mut packed = Vec::with_capacity(usize::from(count));
        for (number, kept) in self.kept.iter().enumerate().filter(|(n, _)| begins[*n]) {
            let nothing = Transition {
                go: Move::NONE,
                state: 0,
            };
            let mut row = Transitions {
                steps: [nothing; 4],
                count: 0,
            };
            let mut possible = 0;
            for (order_index, slide) in ORDER.into_iter().enumerate() {
                let Some(blank) = shape.source(usize::from(kept.blank), slide) else {
                    continue;
                };
                possible += 1;
                if let Some(longer) = self.remembered(number as u32, order_index, blank, &begins) {
                    row.steps[usize::from(row.count)] = Transition {
                        go: Move {
                            slide,
                            blank: blank as u8,
                        },
                        state: states[longer as usize],
                    };
                    row.count += 1;
                }
            }
            let undoes = u8::from(number >= shape.cells());
            let left_out = (possible - row.count).saturating_sub(undoes);
            packed.push(PackedTransitions::new(&row, kept.blank, left_out));
            rows.push(row);
        }
        Some(Automaton { rows, packed })
    }

    /// Extends the sequence by one slide and returns its longest suffix that is a
    /// prefix of a forbidden sequence, or `None` if the extended sequence is itself
    /// forbidden.
    fn remembered(
        &self,
        mut number: u32,
        order_index: usize,
        to: usize,
        begins: &[bool],
    ) -> Option<u32> {
        let mut longer = loop {
            match self.kept[number as usize].longer[order_index] {
                Longer::Kept(longer) => break longer,
                Longer::Forbidden { .. } | Longer::Impossible => return None,
                Longer::Beyond => match self.kept[number as usize].suffix {
                    suffix if suffix == number => break to as u32,
                    suffix => number = suffix,
                },
            }
        };
        while !begins[longer as usize] {
            longer = self.kept[longer as usize].suffix;
        }
        Some(longer)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// Returns the boards at every distance from a fresh one with the blank on `cell`.
    /// Tries every slide from every board, without the automaton.
    fn levels(shape: Shape, cell: usize, depth: usize) -> Vec<HashSet<(usize, Cells)>> {
        let fresh = <Cells as Labels>::fresh(shape);
        let mut met = HashSet::from([(cell, fresh)]);
        let mut levels = vec![met.clone()];
        for _ in 0..depth {
            let mut next = HashSet::new();
            for &(blank, labels) in &levels[levels.len() - 1] {
                for to in (0..shape.cells()).filter(|&to| shape.distance(blank, to) == 1) {
                    let board = (to, labels.swapped(blank, to));
                    if met.insert(board) {
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
        let fresh = <Cells as Labels>::fresh(shape);
        let start = Automaton::start(cell as u8);
        let mut ends = vec![Accepted::from([((cell, fresh, start), 1)])];
        for _ in 0..depth {
            let mut next = Accepted::new();
            for (&(blank, labels, state), &count) in &ends[ends.len() - 1] {
                for step in automaton.transitions(state) {
                    let to = usize::from(step.go.blank);
                    let end = (to, labels.swapped(blank, to), step.state);
                    *next.entry(end).or_default() += count;
                }
            }
            ends.push(next);
        }
        ends
    }

    #[test]
    fn one_sequence_for_every_board_up_to_its_length() {
        let shapes = [(2, 3), (3, 3), (4, 4), (4, 3), (5, 5)];
        for (rows, columns) in shapes {
            let shape = Shape::new(rows, columns).unwrap();
            for longest in [2, 6, 9] {
                let automaton = Automaton::new(shape, longest);
                for cell in 0..shape.cells() {
                    let levels = levels(shape, cell, longest);
                    let accepted = accepted(&automaton, shape, cell, longest);
                    for (level, ends) in levels.iter().zip(accepted) {
                        assert_eq!(ends.values().sum::<u64>(), level.len() as u64);
                        let boards = ends.keys().map(|&(blank, labels, _)| (blank, labels));
                        assert_eq!(&boards.collect::<HashSet<_>>(), level);
                    }
                }
            }
        }
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

    #[test]
    fn sizes() {
        let states = |longest| Automaton::new(Shape::FOUR, longest).states();
        assert_eq!([0, 2, 6, 8, 10].map(states), [16, 64, 208, 878, 4147]);
    }
}
