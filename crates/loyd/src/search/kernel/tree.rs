//! What the kernel needs to know of a board and its children: the contract between the engine
//! and the trees that it searches.
//!
//! The engine (bounds, frontiers, shares, threads, batches) is the same for all boards. How a
//! board is stored and how the estimates of its children are found is not: sixteen tiles with a
//! few large tables are another matter than twenty-five with many small ones. Each way is a
//! [`Tree`] in a folder of its own.
//!
//! A worker calls the three steps of a tree in turn, once per *round*: [`Tree::read_bits`],
//! [`Tree::wake`] if boards of an earlier bound wait, and [`Tree::expand`]. A board's children
//! are decided at most [`TreeNode::ROUNDS`] rounds after it was expanded; until then the board
//! stays in the arena.

use std::fmt::Debug;

use super::cpu::{Machine, Processor, prefetch};
use super::frontier::Share;
use super::longer_automaton::Relabel;
use super::worker::Worker;
use crate::pattern::Damaged;
use crate::puzzle::{Board, Path};
use crate::search::{AutomatonState, Problem};

/// A board in a search tree, with the path to it and what the estimates of its children need;
/// or, if it is marked so, a child of that board which is not made yet.
pub(super) trait TreeNode: Copy + Debug + Send + Sync + 'static {
    /// A placeholder.
    const EMPTY: Self;

    /// The most slides that a node can store.
    const LONGEST: u32;

    /// Rounds after which the children of a board are decided.
    const ROUNDS: usize;

    /// Boards that are expanded at once. A larger batch hides more latency, but differs more
    /// from the order of a search that expands one board after the other.
    const BATCH: usize;

    /// Children that wait for bits of tables.
    type Queues: Queues;

    /// Slides made so far, without the one of a child that is not made yet; at most
    /// [`LONGEST`](TreeNode::LONGEST).
    fn depth(&self) -> u8;

    /// The slides made so far.
    fn path(&self) -> Path;

    /// Makes this node a copy of another one.
    #[inline]
    fn copy_from(&mut self, other: &Self) {
        *self = *other;
    }
}

/// Children that wait for bits of tables.
pub(super) trait Queues: Send + 'static {
    /// Empty queues.
    fn new() -> Self;

    /// Returns `true` if no child waits.
    fn is_empty(&self) -> bool;

    /// Removes all children.
    fn clear(&mut self);
}

/// The boards that can be reached from a start, with their estimates.
pub(super) trait Tree: Sync + Sized {
    /// How a board is stored.
    type Node: TreeNode;

    /// How boards get the states of a longer automaton; `None` if the bounds of this tree are too
    /// small for one.
    const RELABEL: Option<Relabel<Self::Node>> = None;

    /// Returns the node of the start board and its estimate.
    fn root(
        &self,
        processor: Processor,
        start: &Board,
        state: AutomatonState,
    ) -> Result<(Self::Node, u32), Damaged>;

    /// Returns the node that the search starts with besides the root, if a node knows more than
    /// its board and there are two ways to begin. The estimate of the root is that of both.
    fn second_root(&self, _root: &Self::Node) -> Option<Self::Node> {
        None
    }

    /// Returns the least length of a solution that is not below `bound`.
    fn round_up(problem: &Problem, bound: u32) -> u32 {
        problem.round_up(bound)
    }

    /// Looks for a short solution by beam search with the same tables. Returns `None` if this
    /// tree has no beam: its boards are solved too quickly for it.
    fn beam(&self, _root: &Self::Node, _beam: &mut BeamRequest<'_>) -> Option<BeamResult> {
        None
    }

    /// Reads the bits that children wait for. A child beyond the bound goes to the frontier, one
    /// that is within the bound in every view is pushed onto the stack, and a solution is
    /// recorded.
    fn read_bits(&self, machine: impl Machine, worker: &mut Worker<'_, Self>);

    /// Expands the topmost boards of the stack: their children wait for bits.
    fn expand(&self, machine: impl Machine, worker: &mut Worker<'_, Self>);

    /// Takes some boards from the end of `waiting`, which were beyond the bound before this one.
    fn wake(
        &self,
        machine: impl Machine,
        worker: &mut Worker<'_, Self>,
        waiting: &mut Share<'_, Self::Node>,
    );
}

/// What a beam search looks for, and how.
pub(super) struct BeamRequest<'a> {
    /// Boards that are kept of each level.
    pub(super) width: usize,
    /// A solution must be shorter than this.
    pub(super) below: u32,
    /// The weights of the sum of all estimates and of the largest one in the score.
    pub(super) sum: u32,
    pub(super) most: u32,
    /// Gets the boards generated and expanded so far, and returns `true` if the search should
    /// end. Called before each level.
    pub(super) is_stopped: &'a mut dyn FnMut(u64, u64) -> bool,
}

/// What a beam search found.
#[derive(Debug, Clone, Default)]
pub(super) struct BeamResult {
    pub(super) path: Option<Path>,
    pub(super) generated: u64,
    pub(super) expanded: u64,
}

/// Removes the last board of a share and returns it.
#[inline]
pub(super) fn take_last<'n, N>(waiting: &mut Share<'n, N>) -> Option<&'n N> {
    let (node, rest) = waiting.last()?.split_last()?;
    if rest.is_empty() {
        waiting.pop();
    } else if let Some(last) = waiting.last_mut() {
        *last = rest;
    }
    Some(node)
}

/// Prefetches the board that is taken after `ahead` others. At the end of a slice it is the last
/// one of the next slice, from which the boards before it follow in order.
#[inline]
pub(super) fn prefetch_waiting<N>(waiting: &Share<'_, N>, ahead: usize) {
    let Some((last, rest)) = waiting.split_last() else {
        return;
    };
    match last.len().checked_sub(ahead) {
        Some(at) => prefetch(last, at),
        None => {
            if let Some(next) = rest.last() {
                prefetch(next, (next.len() + last.len()).saturating_sub(ahead));
            }
        }
    }
}
