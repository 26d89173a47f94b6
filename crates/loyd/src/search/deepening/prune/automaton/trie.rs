//! The forbidden sequences as a trie, and the automaton that refuses them.
//!
//! The construction of Aho and Corasick (1975): a state is a proper prefix of a forbidden
//! sequence, and a slide leads to the longest suffix of what was slid so far that is such a
//! prefix. There is one root for each cell of the blank, and a suffix starts at the cell to
//! which the slides before it led.

use super::sequences::Slides;
use super::{AutomatonState, PackedTransitions};
use crate::puzzle::Shape;
use crate::search::moves::ORDER;

/// Where a slide leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Edge {
    /// There is no tile to slide.
    Impossible,
    /// It ends a forbidden sequence.
    Forbidden,
    /// To another prefix of a forbidden sequence.
    Longer(u32),
    /// No forbidden sequence goes on like this.
    Leaves,
}

/// A proper prefix of a forbidden sequence.
#[derive(Debug, Clone, Copy)]
struct SlidePrefix {
    blank: u8,
    /// Where each slide leads, in [`ORDER`].
    edges: [Edge; 4],
}

/// The proper prefixes of forbidden sequences. The first ones are empty, one for each cell.
pub(super) struct Trie {
    shape: Shape,
    prefixes: Vec<SlidePrefix>,
}

impl Trie {
    /// Forbids nothing.
    pub(super) fn new(shape: Shape) -> Trie {
        let prefixes = (0..shape.cells()).map(|cell| SlidePrefix::new(shape, cell));
        Trie {
            shape,
            prefixes: prefixes.collect(),
        }
    }

    /// Forbids a sequence of `length` slides from a cell that has no forbidden sequence in
    /// it.
    pub(super) fn forbid(&mut self, cell: usize, slides: Slides, length: usize) {
        let mut prefix = cell;
        for left in (0..length).rev() {
            let nth = (slides >> (2 * left) & 3) as usize;
            let SlidePrefix { blank, edges } = self.prefixes[prefix];
            if left == 0 {
                self.prefixes[prefix].edges[nth] = Edge::Forbidden;
            } else if let Edge::Longer(longer) = edges[nth] {
                prefix = longer as usize;
            } else if let Some(blank) = self.shape.source(usize::from(blank), ORDER[nth]) {
                let longer = self.prefixes.len();
                self.prefixes[prefix].edges[nth] = Edge::Longer(longer as u32);
                self.prefixes.push(SlidePrefix::new(self.shape, blank));
                prefix = longer;
            }
        }
    }

    /// Makes the automaton. States are numbered by the length of their prefixes, and those
    /// of one length in the order in which sequences are compared.
    pub(super) fn compile(&self) -> Vec<PackedTransitions> {
        let cells = self.shape.cells();
        // Each state is a prefix, with the state of its longest suffix that is one too. An
        // empty prefix has no suffix.
        let mut states: Vec<(u32, AutomatonState)> = Vec::with_capacity(self.prefixes.len());
        states.extend((0..cells as u32).map(|cell| (cell, cell)));
        let mut rows = Vec::with_capacity(self.prefixes.len());
        // For each state, where each slide leads; `None` if it is not to be tried.
        let mut next: Vec<[Option<AutomatonState>; 4]> = Vec::with_capacity(rows.capacity());
        let mut state = 0;
        while let Some(&(prefix, suffix)) = states.get(state) {
            let SlidePrefix { blank, edges } = self.prefixes[prefix as usize];
            let is_empty = state < cells;
            let mut row = PackedTransitions {
                states: [0; 4],
                slides: 0,
                count: 0,
                blank,
                left_out: 0,
            };
            let mut possible = 0;
            let mut leads = [None; 4];
            for (nth, edge) in edges.into_iter().enumerate() {
                let Some(to) = self.shape.source(usize::from(blank), ORDER[nth]) else {
                    continue;
                };
                possible += 1;
                let without_first = if is_empty {
                    Some(to as AutomatonState)
                } else {
                    next[suffix as usize][nth]
                };
                leads[nth] = match edge {
                    Edge::Impossible | Edge::Forbidden => None,
                    Edge::Leaves => without_first,
                    Edge::Longer(longer) => without_first.map(|suffix| {
                        states.push((longer, suffix));
                        states.len() as AutomatonState - 1
                    }),
                };
                if let Some(lead) = leads[nth] {
                    row.states[usize::from(row.count)] = lead;
                    row.slides |= (ORDER[nth] as u8) << (2 * row.count);
                    row.count += 1;
                }
            }
            row.left_out = (possible - row.count).saturating_sub(u8::from(!is_empty));
            rows.push(row);
            next.push(leads);
            state += 1;
        }
        rows
    }
}

impl SlidePrefix {
    fn new(shape: Shape, blank: usize) -> SlidePrefix {
        let edge = |slide| match shape.source(blank, slide) {
            Some(_) => Edge::Leaves,
            None => Edge::Impossible,
        };
        SlidePrefix {
            blank: blank as u8,
            edges: ORDER.map(edge),
        }
    }
}
