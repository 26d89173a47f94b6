//! The search tree of 4x4 boards: children are evaluated view by view.
//!
//! The bits of the first view are prefetched for all children of a batch. Then these bits
//! are read, and those of the second view are prefetched for the children that are still
//! within the bound; and so on. A child beyond the bound goes to the frontier as it is: its
//! other views are evaluated when its bound comes, if it ever does. A child is made only
//! when it has passed all views; until then it is its parent and a slide.

use super::candidate::Candidate;
use super::node::Node;
use super::view_order::orders;
use super::views::Views;
use crate::grid::cpu::{Machine, Portable, Processor};
use crate::pattern::Damaged;
use crate::puzzle::Board;
use crate::search::AutomatonState;
use crate::search::kernel::frontier::Share;
use crate::search::kernel::pipeline::Pipeline;
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::{Tree, TreeNode as _, take_last};
use crate::search::kernel::worker::Worker;

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<const V: usize, const T: usize> Tree for Views<'_, V, T> {
    type Node = Node<V, T>;

    fn root(
        &self,
        processor: Processor,
        start: &Board,
        state: AutomatonState,
    ) -> Result<(Node<V, T>, u32), Damaged> {
        match processor {
            Processor::Portable => self.start(Portable, start, state),
            #[cfg(target_arch = "x86_64")]
            Processor::Bmi2(machine) => machine.run(|| self.start(machine, start, state)),
        }
    }

    /// Reads the bits that were prefetched, last step first, so that every child waits
    /// one round per step.
    ///
    /// A slide changes an estimate by one. So the least length of a solution stays the
    /// same or grows by two, and in the latter case the child is beyond the bound if
    /// its parent was on it.
    #[inline(always)]
    fn read_bits(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for number in (0..V).rev() {
            let (queues, next) = queues.0.split_at_mut(number + 1);
            let queue = &mut queues[number];
            let (beyond, within) =
                queue.split(|candidate, bit| candidate.note(number, self.rises(bit)));
            if !beyond.is_empty() {
                worker.next = worker.shared.bound + 2;
            }
            if worker.keeps {
                for index in beyond {
                    let candidate = queue.candidate(index);
                    let pending = candidate.pending().with_known(number + 1);
                    let parent = arena.get(candidate.parent());
                    let kept = worker.frontier.push(parent, &mut worker.chunks);
                    kept.pending = pending;
                }
            }
            if let Some(next) = next.first_mut() {
                for index in within {
                    let candidate = queue.candidate(index);
                    let parent = arena.get(candidate.parent());
                    let view = candidate.pending().view(number + 1);
                    next.add(
                        candidate,
                        self.find(machine, parent, candidate.from(), view),
                    );
                }
                continue;
            }
            for index in within {
                let candidate = queue.candidate(index);
                let node = arena.push_copy(candidate.parent());
                let step = worker
                    .automaton
                    .packed(node.state)
                    .step(candidate.pending().slide());
                self.make(node, candidate.from(), step, candidate.pending());
                if self.is_goal(node) {
                    worker.shared.solved(worker.share, node);
                    arena.undo_push();
                }
            }
        }
        arena.give_up_decided();
    }

    /// Expands the topmost boards of the stack. Their children wait for their first
    /// bit.
    #[inline(always)]
    fn expand(&self, machine: impl Machine, worker: &mut Worker<'_, Self>) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        let queue = &mut queues.0[0];
        let before = queue.len();
        let batch = arena.take_batch();
        for &number in arena.batch(batch) {
            let node = arena.get(usize::from(number));
            let (orders, cutting) = orders(node, worker.shared.bound);
            let transitions = worker.automaton.packed(node.state);
            worker.left_out.automaton += u64::from(transitions.left_out);
            let image = worker.symmetry && self.is_own_image(node);
            let mut add = |nth: usize, wanted: bool| {
                let (slide, _) = transitions.step(nth);
                let order = orders[usize::from(self.is_upright(slide))];
                let from = SlideFrom::new(transitions.blank, slide);
                queue.add_if(Candidate::new(number, cutting, from, nth, order), wanted);
            };
            // After the first slide there are at most three. How many is unpredictable,
            // so three are always written, and the surplus ones are overwritten.
            let count = usize::from(transitions.count);
            if image || count > 3 {
                for nth in 0..count {
                    let enough = image && self.image_is_enough(node, transitions.step(nth).0);
                    worker.left_out.symmetry += u64::from(enough);
                    add(nth, !enough);
                }
            } else {
                for nth in 0..3 {
                    add(nth, nth < count);
                }
            }
        }
        for index in before..queue.len() {
            let candidate = queue.candidate(index);
            let parent = arena.get(candidate.parent());
            let bit = self.find(
                machine,
                parent,
                candidate.from(),
                candidate.pending().view(0),
            );
            queue.set_bit(index, bit);
        }
        worker.expanded += arena.batch(batch).len() as u64;
        worker.generated += (queue.len() - before) as u64;
    }

    /// Resumes some boards that were pruned in the bound before. They are within the
    /// bound now, whatever their other views say.
    #[inline(always)]
    fn wake(
        &self,
        machine: impl Machine,
        worker: &mut Worker<'_, Self>,
        waiting: &mut Share<'_, Node<V, T>>,
    ) {
        let Pipeline { queues, arena } = &mut *worker.pipeline;
        for _ in 0..Node::<V, T>::BATCH {
            let Some(node) = take_last(waiting) else {
                return;
            };
            if node.is_whole() {
                arena.push(node);
                continue;
            }
            let pending = node.pending;
            let transitions = worker.automaton.packed(node.state);
            let step = transitions.step(pending.slide());
            let from = SlideFrom::new(transitions.blank, step.0);
            if let Some(queue) = queues.0.get_mut(pending.known()) {
                let parent = arena.add_parent(node);
                let candidate = Candidate::woken(parent, from, pending);
                let view = pending.view(pending.known());
                queue.add(candidate, self.find(machine, node, from, view));
            } else {
                let made = arena.push(node);
                self.make(made, from, step, pending);
            }
        }
    }
}
