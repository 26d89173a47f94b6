//! The search tree of larger boards: children are evaluated lookup by lookup.
//!
//! A child passes through up to four rounds. In the first its parent is expanded, and the entry of
//! one lookup that can prune it is prefetched. Then the entry is read and the bit prefetched; then
//! the bit is read, and if the child is still within the bound, the entries of all its lookups are
//! prefetched; then their bits; and then the child is decided. A child that no lookup can prune
//! skips the first two.

use super::lookups::Lookups;
use super::node::{LargeNode, WHOLE};
use super::queues::{WaitingChild, WaitsForAll, WaitsForOne};
use crate::pattern::Damaged;
use crate::puzzle::Board;
use crate::search::AutomatonState;
use crate::search::kernel::cpu::{Machine, Processor, equal_bytes};
use crate::search::kernel::frontier::Share;
use crate::search::kernel::pipeline::Pipeline;
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::{BeamRequest, BeamResult, Tree, TreeNode as _, take_last};
use crate::search::kernel::worker::Worker;

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<const S: usize> Tree for Lookups<'_, S> {
    type Node = LargeNode<S>;

    fn root(
        &self,
        _: Processor,
        start: &Board,
        state: AutomatonState,
    ) -> Result<(LargeNode<S>, u32), Damaged> {
        self.start(start, state)
    }

    fn beam(&self, root: &LargeNode<S>, beam: &mut BeamRequest<'_>) -> Option<BeamResult> {
        Some(self.search_beam(root, beam))
    }

    #[inline(always)]
    fn read_bits(&self, _: impl Machine, worker: &mut Worker<'_, Self>) {
        self.decide(worker);
        self.find_all(worker);
        self.decide_first(worker);
        self.find_first(worker);
        worker.pipeline.arena.give_up_decided();
    }

    #[inline(always)]
    fn expand(&self, _: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        let bound = worker.shared.bound as u8;
        let batch = arena.take_batch();
        let mut generated = 0;
        for &number in arena.batch(batch) {
            let node = arena.get(usize::from(number));
            let transitions = worker.automaton.packed(node.state);
            let on_bound = self.lookups_of(equal_bytes(node.lengths, bound));
            worker.left_out.automaton += u64::from(transitions.left_out);
            generated += u64::from(transitions.count);
            for nth in 0..transitions.count {
                let (slide, _) = transitions.step(usize::from(nth));
                let from = SlideFrom::new(transitions.blank, slide);
                let tile = self.tile(node, from);
                let cutting = self.touched(tile) & on_bound;
                let candidate = WaitingChild {
                    parent: number,
                    from,
                    nth,
                    tile,
                    first: self.first_of(cutting, from),
                    cutting,
                };
                if cutting == 0 {
                    self.wait_for_all(node, candidate, &mut queues.entries);
                } else {
                    let word = self.number_one(node, from, candidate.first);
                    queues.first_entry.push(WaitsForOne { candidate, word });
                }
            }
        }
        worker.expanded += arena.batch(batch).len() as u64;
        worker.generated += generated;
    }

    #[inline(always)]
    fn wake(
        &self,
        _: impl Machine,
        worker: &mut Worker<'_, Self>,
        waiting: &mut Share<'_, LargeNode<S>>,
    ) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for _ in 0..LargeNode::<S>::BATCH {
            let Some(node) = take_last(waiting) else {
                return;
            };
            if node.pending == WHOLE {
                arena.push(node);
                continue;
            }
            let transitions = worker.automaton.packed(node.state);
            let (slide, _) = transitions.step(usize::from(node.pending));
            let from = SlideFrom::new(transitions.blank, slide);
            let candidate = WaitingChild {
                parent: arena.add_parent(node),
                from,
                nth: node.pending,
                tile: self.tile(node, from),
                first: 0,
                // It waited for this bound, so nothing can prune it any more.
                cutting: 0,
            };
            self.wait_for_all(node, candidate, &mut queues.entries);
        }
    }
}

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<const S: usize> Lookups<'_, S> {
    /// Lets a child wait for the entries of all its lookups.
    #[inline(always)]
    fn wait_for_all(
        &self,
        parent: &LargeNode<S>,
        candidate: WaitingChild,
        entries: &mut Vec<WaitsForAll>,
    ) {
        entries.push(WaitsForAll::new(candidate));
        if let Some(waiting) = entries.last_mut() {
            self.number_all(parent, waiting);
        }
    }

    /// Finds the first bit of children whose first entry was prefetched.
    #[inline(always)]
    fn find_first(&self, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for waiting in &mut queues.first_entry {
            let WaitingChild {
                parent,
                from,
                first,
                ..
            } = waiting.candidate;
            let parent = arena.get(usize::from(parent));
            waiting.word = self.locate_one(parent, from, first, waiting.word);
        }
        std::mem::swap(&mut queues.first_entry, &mut queues.first_bit);
    }

    /// Reads the first bit of children, which prunes many of them.
    #[inline(always)]
    fn decide_first(&self, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for WaitsForOne { candidate, word } in queues.first_bit.drain(..) {
            let parent = arena.get(usize::from(candidate.parent));
            let lookup = candidate.first;
            let bit = self.bit(lookup, word);
            if (bit ^ parent.high >> lookup ^ parent.low >> lookup) & 1 == 0 {
                worker.next = worker.shared.bound + 2;
                if worker.keeps {
                    let kept = worker.frontier.push(parent, &mut worker.chunks);
                    kept.pending = candidate.nth;
                }
            } else {
                self.wait_for_all(parent, candidate, &mut queues.entries);
            }
        }
    }

    /// Finds the bits of children whose entries were prefetched.
    #[inline(always)]
    fn find_all(&self, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for waiting in &mut queues.entries {
            let parent = arena.get(usize::from(waiting.candidate.parent));
            self.locate_all(parent, waiting);
        }
        std::mem::swap(&mut queues.entries, &mut queues.bits);
    }

    /// Reads all bits of children, and makes those that are within the bound.
    #[inline(always)]
    fn decide(&self, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for waiting in &queues.bits {
            let candidate = waiting.candidate;
            let number = usize::from(candidate.parent);
            let bits = self.read_all(waiting);
            let parent = arena.get(number);
            if Lookups::rising(parent, bits, candidate.cutting) != 0 {
                worker.next = worker.shared.bound + 2;
                if worker.keeps {
                    let kept = worker.frontier.push(parent, &mut worker.chunks);
                    kept.pending = candidate.nth;
                }
                continue;
            }
            let node = arena.push_copy(number);
            let transitions = worker.automaton.packed(node.state);
            let step = transitions.step(usize::from(candidate.nth));
            self.make(node, waiting, bits, step);
            if self.is_goal(node) {
                worker.shared.solved(worker.share, node);
                arena.undo_push();
            }
        }
        queues.bits.clear();
    }
}
