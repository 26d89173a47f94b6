//! The search tree of larger boards: children are evaluated lookup by lookup.
//!
//! A child passes through up to four rounds. In the first its parent is expanded, and the entry of
//! one lookup that can prune it is prefetched. Then the entry is read and the bit prefetched; then
//! the bit is read, and if the child is still within the bound, a copy of its parent begins to
//! become its node, and the entries of all its lookups are prefetched; then their bits; and then
//! the child is decided. A child that no lookup can prune skips the first two.

use super::lookups::Lookups;
use super::node::{LargeNode, WHOLE};
use super::queues::{AT_ONCE, LookupQueues, WaitsForOne};
use crate::pattern::Damaged;
use crate::puzzle::{Board, Slide};
use crate::search::kernel::cpu::{Machine, Processor, equal_bytes, prefetch};
use crate::search::kernel::frontier::Share;
use crate::search::kernel::longer_automaton::Relabel;
use crate::search::kernel::pipeline::{Arena, Pipeline};
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::{BeamRequest, BeamResult, Tree, TreeNode as _, take_last};
use crate::search::kernel::worker::Worker;
use crate::search::{Automaton, AutomatonState};

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<const S: usize> Tree for Lookups<'_, S> {
    type Node = LargeNode<S>;

    const RELABEL: Option<Relabel<LargeNode<S>>> = Some(LargeNode::relabel);

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
    fn read_bits(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        self.decide(machine, worker);
        self.find_all(machine, worker);
        self.decide_first(machine, worker);
        self.find_first(machine, worker);
        worker.pipeline.arena.give_up_decided();
    }

    #[inline(always)]
    fn expand(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        let bound = worker.shared.bound as u8;
        let batch = arena.take_batch();
        let mut generated = 0;
        for at in 0..arena.batch(batch).len() {
            let number = arena.batch(batch)[at];
            let node = arena.get(usize::from(number));
            let transitions = worker.automaton.packed(node.state);
            let on_bound = self.lookups_of(equal_bytes(node.lengths, bound));
            worker.left_out.automaton += u64::from(transitions.left_out);
            generated += u64::from(transitions.count);
            for nth in 0..transitions.count {
                let (slide, state) = transitions.step(usize::from(nth));
                let from = SlideFrom::new(transitions.blank, slide);
                let node = arena.get(usize::from(number));
                let tile = self.tile(node, from);
                let cutting = self.touched(tile) & on_bound;
                if cutting == 0 {
                    let slot = arena.copy(number);
                    self.begin(
                        machine,
                        (worker.automaton, arena, queues),
                        slot,
                        (from, tile, 0),
                        (slide, state),
                    );
                } else {
                    let child = WaitsForOne {
                        parent: number,
                        from,
                        nth,
                        tile,
                        cutting,
                    };
                    self.wait_for_first(node, &mut queues.first_entry, child);
                }
            }
        }
        self.number_first(machine, &mut queues.first_entry);
        worker.expanded += arena.batch(batch).len() as u64;
        worker.generated += generated;
    }

    #[inline(always)]
    fn wake(
        &self,
        machine: impl Machine,
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
            let step = transitions.step(usize::from(node.pending));
            let from = SlideFrom::new(transitions.blank, step.0);
            let tile = self.tile(node, from);
            let slot = arena.place(node);
            arena.get_mut(slot).pending = WHOLE;
            // It waited for this bound, so nothing can prune it any more.
            self.begin(
                machine,
                (worker.automaton, arena, queues),
                slot,
                (from, tile, 0),
                step,
            );
        }
    }
}

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<const S: usize> Lookups<'_, S> {
    /// Begins to turn a copy of a board into its child, and lets it wait for the entries of all
    /// its lookups.
    #[inline(always)]
    fn begin(
        &self,
        machine: impl Machine,
        (automaton, arena, queues): (&Automaton, &mut Arena<LargeNode<S>>, &mut LookupQueues),
        slot: u16,
        (from, tile, cutting): (SlideFrom, u8, u32),
        step: (Slide, AutomatonState),
    ) {
        let node = arena.get_mut(slot);
        self.slide(node, (from, tile), step);
        prefetch(automaton.rows(), step.1 as usize);
        let waiting = queues.entries.add();
        (waiting.slot, waiting.from, waiting.tile) = (slot, from, tile);
        waiting.cutting = cutting;
        self.number_all(machine, node, waiting);
    }

    /// Finds the first bit of children whose first entry was prefetched.
    #[inline(always)]
    fn find_first(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        let queues = &mut worker.pipeline.queues;
        self.locate_first(machine, &mut queues.first_entry);
        std::mem::swap(&mut queues.first_entry, &mut queues.first_bit);
    }

    /// Reads the first bit of children, which prunes many of them.
    #[inline(always)]
    fn decide_first(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        let mut looks = std::mem::take(&mut queues.first_bit);
        for at in 0..looks.lanes().len() {
            let count = (looks.children.len() - AT_ONCE * at).min(AT_ONCE);
            let rising = self.rising_first(machine, &looks.lanes()[at], count);
            let children = &looks.children[AT_ONCE * at..];
            let all = u8::MAX >> (AT_ONCE - count);
            if rising & all != 0 {
                worker.next = worker.shared.bound + 2;
            }
            if worker.keeps {
                for lane in lanes_in(rising & all) {
                    let parent = arena.get(usize::from(children[lane].parent));
                    let kept = worker.frontier.push(parent, &mut worker.chunks);
                    kept.pending = children[lane].nth;
                }
            }
            for lane in lanes_in(!rising & all) {
                let child = &children[lane];
                let parent = arena.get(usize::from(child.parent));
                let transitions = worker.automaton.packed(parent.state);
                let step = transitions.step(usize::from(child.nth));
                let slot = arena.copy(child.parent);
                let slid = (child.from, child.tile, child.cutting);
                let begun = (worker.automaton, &mut *arena, &mut *queues);
                self.begin(machine, begun, slot, slid, step);
            }
        }
        looks.children.clear();
        queues.first_bit = looks;
    }

    /// Finds the bits of children whose entries were prefetched.
    #[inline(always)]
    fn find_all(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for waiting in queues.entries.as_mut_slice() {
            self.locate_all(machine, arena.get_mut(waiting.slot), waiting);
        }
        std::mem::swap(&mut queues.entries, &mut queues.bits);
    }

    /// Reads all bits of children, and finishes them.
    #[inline(always)]
    fn decide(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for waiting in queues.bits.as_mut_slice() {
            let bits = self.read_all(machine, waiting);
            let node = arena.get_mut(waiting.slot);
            let rising = Lookups::rising(node, bits, self.touched(waiting.tile));
            let is_beyond = rising & waiting.cutting != 0;
            if is_beyond {
                worker.next = worker.shared.bound + 2;
            }
            if !is_beyond || worker.keeps {
                self.finish(machine, node, (waiting.tile, bits, rising));
            }
            if is_beyond {
                if worker.keeps {
                    worker.frontier.push(node, &mut worker.chunks);
                }
                arena.release(waiting.slot);
            } else if self.is_goal(node) {
                worker.shared.solved(worker.share, node);
                arena.release(waiting.slot);
            } else {
                arena.push_slot(waiting.slot);
            }
        }
        queues.bits.clear();
    }
}

/// Returns the numbers of the ones, the lowest first.
#[inline]
fn lanes_in(mut set: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            lane
        })
    })
}
