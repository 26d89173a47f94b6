//! The search tree of 4x4 boards: children are evaluated view by view.
//!
//! The bits of the first view are prefetched for all children of a batch. Then these bits
//! are read, and those of the second view are prefetched for the children that are still
//! within the bound; and so on. A child beyond the bound goes to the frontier as it is: its
//! other views are evaluated when its bound comes, if it ever does. A child is made only
//! when it has passed all views; until then it is its parent and a slide.

use super::candidate::Candidate;
use super::node::Node;
use super::view_order::cutting;
use super::views::Views;
use crate::grid::cpu::{Machine, Portable, Processor};
use crate::pattern::Damaged;
use crate::puzzle::{Board, Slide};
use crate::search::AutomatonState;
use crate::search::kernel::frontier::Share;
use crate::search::kernel::pipeline::Pipeline;
use crate::search::kernel::tree::{Tree, TreeNode as _, prefetch_waiting, take_last};
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
            let (beyond, within) = queue.split(|candidate, bit| {
                let (place, rises) = self.rises(bit);
                candidate.note(number, place, rises)
            });
            if !beyond.is_empty() {
                worker.next = worker.shared.bound + 2;
            }
            if worker.keeps {
                for index in beyond {
                    let candidate = queue.candidate(index);
                    let parent = arena.get(candidate.parent());
                    let kept = worker.frontier.push(parent, &mut worker.chunks);
                    kept.pending = candidate.pending(number + 1);
                }
            }
            if let Some(next) = next.first_mut() {
                for index in within {
                    let candidate = queue.candidate(index);
                    let parent = arena.get(candidate.parent());
                    let slide = candidate.slide_in_view(number + 1);
                    next.add(candidate, self.find(machine, parent, slide));
                }
                continue;
            }
            for index in within {
                let candidate = queue.candidate(index);
                let node = arena.push_copy(candidate.parent());
                self.make(node, candidate.from(), candidate.state(), candidate.rose());
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
        let bound = worker.shared.bound;
        let mut left_out = 0;
        for &number in arena.batch(batch) {
            let node = arena.get(usize::from(number));
            let orders = &self.orders[cutting(node, bound) % self.orders.len()];
            let transitions = worker.automaton.narrow(node.state);
            left_out += u64::from(transitions.left_out);
            let child = |nth: usize| {
                let step = transitions.steps[nth];
                Candidate::new(number, step, orders[usize::from(step.from() % 4)])
            };
            // After the first slide there are at most three.
            let count = usize::from(transitions.count);
            let image = worker.symmetry && self.is_own_image(node);
            if image || count > 3 {
                for nth in 0..count.min(4) {
                    let slide = Slide::numbered(transitions.steps[nth].from());
                    if image && self.image_is_enough(node, slide) {
                        worker.left_out.symmetry += 1;
                    } else {
                        queue.add_unset(child(nth));
                    }
                }
            } else {
                queue.add_up_to_three([0, 1, 2].map(child), count);
            }
        }
        queue.set_bits(before, |candidate| {
            let parent = arena.get(candidate.parent());
            self.find(machine, parent, candidate.slide_in_view(0))
        });
        worker.left_out.automaton += left_out;
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
            prefetch_waiting(waiting, 2 * Node::<V, T>::BATCH);
            if node.is_whole() {
                arena.push(node);
                continue;
            }
            let pending = node.pending;
            let steps = worker.automaton.narrow(node.state).steps;
            let found = steps.iter().find(|step| step.from() == pending.from().0);
            let state = found.map_or(0, |step| step.state());
            if let Some(queue) = queues.0.get_mut(pending.known()) {
                let slide = pending.slide_in_view(pending.known());
                let bit = self.find(machine, node, slide);
                let parent = arena.add_parent(node);
                arena.get_mut(parent).be_whole();
                queue.add(Candidate::woken(parent, state, pending), bit);
            } else {
                let made = arena.push(node);
                made.be_whole();
                self.make(made, pending.from(), state, pending.rose());
            }
        }
    }
}
