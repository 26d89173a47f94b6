//! Some short solution, by a beam search with the tables of the kernel.
//!
//! Level by level, the boards with the best scores are kept. The score of a board is the sum of
//! its estimates by all views plus the largest of them once more for every view: the sum tells
//! boards apart that the largest does not. On 5x5 this finds solutions one or two slides above the
//! optimum, which iterative deepening then only has to prove.
//!
//! Children are scored first, and made only if they are among the best. All boards of earlier
//! levels are remembered, by hashes: a collision loses a board, and nothing else.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::lookups::Lookups;
use super::node::{CELLS, LargeNode};
use super::queues::WaitsForAll;
use crate::puzzle::Slide;
use crate::search::kernel::cpu::Portable;
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::{BeamRequest, BeamResult, TreeNode as _};

/// Boards whose children are scored together, so that their cache misses overlap.
const GROUP: usize = 16;

/// Above every score: twice the mean of the sum of sixteen lengths and sixteen times the largest.
const SCORES: usize = 2 * 16 * 256;

/// A child that was scored.
#[derive(Debug, Clone, Copy)]
struct Scored {
    parent: u32,
    from: SlideFrom,
    tile: u8,
    score: u16,
    bits: u32,
}

/// Hashes are spread already.
#[derive(Debug, Default)]
struct NoHasher(u64);

impl Hasher for NoHasher {
    fn write(&mut self, _: &[u8]) {
        unreachable!("only numbers are hashed")
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

type SeenHashes = HashSet<u64, BuildHasherDefault<NoHasher>>;

impl<const S: usize> Lookups<'_, S> {
    /// Looks for a solution shorter than `beam.below`.
    pub(super) fn search_beam(
        &self,
        root: &LargeNode<S>,
        beam: &mut BeamRequest<'_>,
    ) -> BeamResult {
        let mut result = BeamResult::default();
        let mut level = vec![*root];
        let mut met = SeenHashes::default();
        met.insert(self.hash(root, None));
        let (mut scored, mut next) = (Vec::new(), Vec::new());
        for _ in 1..beam.below {
            if (beam.is_stopped)(result.generated, result.expanded) {
                break;
            }
            scored.clear();
            for (number, nodes) in level.chunks(GROUP).enumerate() {
                self.score(nodes, GROUP * number, beam, &mut scored);
            }
            result.expanded += level.len() as u64;
            result.generated += scored.len() as u64;
            next.clear();
            for child in in_order(&scored) {
                let parent = &level[child.parent as usize];
                if !met.insert(self.hash(parent, Some(child))) {
                    continue;
                }
                let node = self.make_scored(parent, child);
                if self.is_goal(&node) {
                    result.path = Some(node.path());
                    return result;
                }
                next.push(node);
                if next.len() >= beam.width {
                    break;
                }
            }
            if next.is_empty() {
                break;
            }
            std::mem::swap(&mut level, &mut next);
        }
        result
    }

    /// Scores the children of some boards, the first of which has this number.
    fn score(
        &self,
        nodes: &[LargeNode<S>],
        first: usize,
        beam: &BeamRequest<'_>,
        scored: &mut Vec<Scored>,
    ) {
        let mut growing = Vec::with_capacity(4 * GROUP);
        for (number, node) in nodes.iter().enumerate() {
            let undoing = node.last_slide().map(Slide::opposite);
            for slide in Slide::ALL {
                let from = SlideFrom::new(node.blank(), slide);
                if Some(slide) == undoing || !self.is_possible(from) {
                    continue;
                }
                let mut waiting = WaitsForAll {
                    slot: number as u16,
                    from,
                    tile: self.tile(node, from),
                    ..WaitsForAll::default()
                };
                let mut child = *node;
                self.number_all(Portable, &mut child, &mut waiting);
                growing.push((child, waiting));
            }
        }
        for (child, waiting) in &mut growing {
            self.locate_all(Portable, child, waiting);
        }
        for (child, waiting) in &growing {
            let WaitsForAll {
                slot, from, tile, ..
            } = *waiting;
            let bits = self.read_all(Portable, waiting);
            let rising = Lookups::rising(child, bits, self.touched(tile));
            let lengths = self.lengths_after(Portable, child.lengths, (tile, rising));
            scored.push(Scored {
                parent: first as u32 + u32::from(slot),
                from,
                tile,
                score: self.score_of(lengths, beam),
                bits,
            });
        }
    }

    /// Returns the score of a board with these lengths of solutions by each view.
    fn score_of(&self, lengths: u128, beam: &BeamRequest<'_>) -> u16 {
        let lengths = &lengths.to_le_bytes()[..self.views()];
        let sum: u32 = lengths.iter().map(|&length| u32::from(length)).sum();
        let most = lengths.iter().copied().max().unwrap_or(0);
        let most = u32::from(most) * lengths.len() as u32;
        (2 * (beam.sum * sum + beam.most * most) / (beam.sum + beam.most)) as u16
    }

    fn make_scored(&self, parent: &LargeNode<S>, child: &Scored) -> LargeNode<S> {
        let Scored {
            from, tile, bits, ..
        } = *child;
        let mut node = *parent;
        let slide = Slide::ALL[usize::from(from.0 % 4)];
        self.slide(&mut node, (from, tile), (slide, 0));
        self.move_all(&mut node, (from, tile));
        let rising = Lookups::rising(&node, bits, self.touched(tile));
        self.finish(Portable, &mut node, (tile, bits, rising));
        node
    }

    /// Returns a hash of a board, or of its child.
    fn hash(&self, node: &LargeNode<S>, child: Option<&Scored>) -> u64 {
        let mut cells = node.cells;
        if let Some(child) = child {
            cells[usize::from(child.from.0 / 4) % CELLS] = child.tile;
            cells[usize::from(self.source(child.from)) % CELLS] = 0;
        }
        let words = cells.chunks_exact(8).map(|word| {
            let bytes = word.try_into().expect("eight bytes");
            u64::from_le_bytes(bytes)
        });
        words.fold(0, |hash: u64, word| {
            let mixed = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^ mixed >> 32
        })
    }
}

/// Returns children by their scores, the best first; equal ones in the order in which they were
/// found.
fn in_order(scored: &[Scored]) -> impl Iterator<Item = &Scored> {
    let mut starts = vec![0_u32; SCORES + 1];
    for child in scored {
        starts[usize::from(child.score) + 1] += 1;
    }
    for score in 1..starts.len() {
        starts[score] += starts[score - 1];
    }
    let mut order = vec![0_u32; scored.len()];
    for (number, child) in scored.iter().enumerate() {
        let at = &mut starts[usize::from(child.score)];
        order[*at as usize] = number as u32;
        *at += 1;
    }
    order.into_iter().map(|number| &scored[number as usize])
}
