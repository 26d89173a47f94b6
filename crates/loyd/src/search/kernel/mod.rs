//! The search kernel for pattern databases on boards of up to 25 cells.
//!
//! Iterative deepening as in [`ida_star`](crate::search::ida_star), on the largest of
//! several estimates: each partition through one or two *views*, the board and its
//! mirror image. What makes it fast:
//!
//! * Of all slide sequences with the same effect only one is followed
//!   ([`Automaton`](crate::search::Automaton)). On a 4x4 board that is its own mirror
//!   image, only one of two mirrored slides is tried.
//! * Boards beyond the bound are kept for the next bound ([`frontier`]), so no board is
//!   expanded twice, and the next bound starts with the deepest of them. If memory runs
//!   out, the kernel returns to plain deepening from the boards it has.
//! * On larger boards a beam search with the same tables finds a short solution first
//!   ([`upper_bound`]). Often the last and largest bound need not be searched then.
//! * A child is evaluated only while it is within the bound, by those views first that can
//!   prune it. A child that is pruned is stored in the frontier without the rest; most are
//!   never needed.
//! * A lookup in tables of 200 MB is a cache miss, a hundred times the cost of
//!   everything else. So boards pass through the stages of a [`pipeline`] in batches
//!   ([`worker`]), and many lookups are in flight at once.
//!
//! How a board is stored and where its bits are depends on the size of the board and the
//! number of tables. So the engine is generic over a [`tree`], of which there are two:
//! [`few_views`] for 4x4 and [`many_views`] for the others.
//!
//! With reductions off and nothing kept, the kernel visits the same boards within every
//! complete bound as the plain search; with the same reductions too. Tests check this.
//! Only the order differs.
//!
//! Threads take shares of the boards that a bound starts with. A solution counts only
//! if no earlier share has one. So neither the solution found nor the counts of
//! complete bounds depend on the number of threads.

mod bound;
mod deepen;
mod dispatch;
mod divide;
mod few_views;
mod frontier;
mod frontiers;
mod history;
#[cfg(target_arch = "x86_64")]
mod lanes;
mod longer_automaton;
mod many_views;
mod multi_tile;
mod pipeline;
mod search_bound;
mod slide_from;
#[cfg(target_arch = "x86_64")]
mod table_lanes;
mod tree;
mod upper_bound;
mod worker;

use crate::grid::cpu;
pub(crate) use dispatch::{Settings, kernel_search, supports};
pub(crate) use divide::{estimate_start, search_share, shorten};
pub(crate) use longer_automaton::LongerAutomaton;
pub(crate) use multi_tile::{multi_tile_search, supports_moves};
