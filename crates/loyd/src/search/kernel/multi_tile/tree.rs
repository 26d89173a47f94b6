//! The search tree of the multi-tile metric: the entries that cost nothing decide first.

use super::node::{Axis, MoveNode};
use super::views::MoveViews;
use crate::pattern::Damaged;
use crate::puzzle::Board;
use crate::search::kernel::cpu::{Machine, Processor};
use crate::search::kernel::frontier::Share;
use crate::search::kernel::pipeline::Pipeline;
use crate::search::kernel::tree::{Tree, TreeNode as _, take_last};
use crate::search::kernel::worker::Worker;
use crate::search::{AutomatonState, Problem};

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<const SIDE: usize> Tree for MoveViews<'_, SIDE> {
    type Node = MoveNode;

    /// The first move may be on either axis: the root's is horizontal.
    fn root(
        &self,
        _: Processor,
        start: &Board,
        _: AutomatonState,
    ) -> Result<(MoveNode, u32), Damaged> {
        let mut node = self.node(start, Axis::Horizontal);
        if self.is_goal(&node) {
            return Ok((node, 0));
        }
        // Another board may look like the goal in every view.
        node.length = self.distance(&node).max(1);
        let second = self.second_root(&node).map_or(u8::MAX, |node| node.length);
        Ok((node, node.length.min(second).into()))
    }

    fn second_root(&self, root: &MoveNode) -> Option<MoveNode> {
        let mut node = root.turned();
        node.length = self.distance(&node).max(1);
        Some(node)
    }

    /// Solutions may have any length.
    fn round_up(_: &Problem, bound: u32) -> u32 {
        bound
    }

    #[inline(always)]
    fn read_bits(&self, _: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for node in &mut queues.0 {
            let distance = self.changed(node);
            node.length = node.length.max(node.depth + distance);
            if u32::from(node.length) > worker.shared.bound {
                worker.next = worker.next.min(node.length.into());
                if worker.keeps {
                    worker.frontier.push(node, &mut worker.chunks);
                }
            } else if node.length == node.depth && self.is_goal(node) {
                worker.shared.solved(worker.share, node);
            } else {
                arena.push(node);
            }
        }
        queues.0.clear();
        arena.give_up_decided();
    }

    #[inline(always)]
    fn expand(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        let batch = arena.take_batch();
        for &number in arena.batch(batch) {
            let node = arena.get(usize::from(number));
            let axis = node.axis();
            let (place, line) = node.place(axis);
            let changed = node.words[axis.other() as usize];
            for larger in [true, false] {
                let (mut at, mut words) = (place, changed);
                while at != if larger { SIDE - 1 } else { 0 } {
                    words = Self::step(words, at, line, larger);
                    at = if larger { at + 1 } else { at - 1 };
                    let length = node.depth + 1 + self.unchanged(node, at);
                    if u32::from(length) <= worker.shared.bound {
                        let mut child = self.make(machine, node, at, words);
                        child.length = length;
                        queues.0.push(child);
                        continue;
                    }
                    worker.next = worker.next.min(length.into());
                    if worker.keeps {
                        let kept = worker.frontier.push(node, &mut worker.chunks);
                        kept.stand_for(at);
                        kept.length = length;
                    }
                }
            }
        }
        worker.expanded += arena.batch(batch).len() as u64;
        worker.generated += (arena.batch(batch).len() * (SIDE - 1)) as u64;
    }

    /// Resumes some boards that were beyond the bound before. Those that still are wait again.
    #[inline(always)]
    fn wake(
        &self,
        machine: impl Machine,
        worker: &mut Worker<'_, Self>,
        waiting: &mut Share<'_, MoveNode>,
    ) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for _ in 0..MoveNode::BATCH {
            let Some(node) = take_last(waiting) else {
                return;
            };
            if u32::from(node.length) > worker.shared.bound {
                worker.next = worker.next.min(node.length.into());
                if worker.keeps {
                    worker.frontier.push(node, &mut worker.chunks);
                }
                continue;
            }
            let Some(to) = node.child() else {
                arena.push(node);
                continue;
            };
            let (mut at, line) = node.place(node.axis());
            let mut words = node.words[node.axis().other() as usize];
            while at != to {
                let larger = to > at;
                words = Self::step(words, at, line, larger);
                at = if larger { at + 1 } else { at - 1 };
            }
            let mut child = self.make(machine, node, to, words);
            child.length = node.length;
            queues.0.push(child);
        }
    }
}
