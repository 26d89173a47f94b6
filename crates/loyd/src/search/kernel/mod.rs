//! The search kernel for pattern databases on 4x4.
//!
//! Iterative deepening as in [`ida_star`](crate::search::ida_star), on the largest of
//! several estimates: each partition through one or two *views*, the board and its
//! mirror image. What makes it fast:
//!
//! * Of all slide sequences with the same effect only one is followed
//!   ([`Automaton`](crate::search::Automaton)). On a board that is its own mirror
//!   image, only one of two mirrored slides is tried.
//! * Boards beyond the bound are kept for the next bound ([`frontier`]), so no board is
//!   expanded twice, and the next bound starts with the deepest of them. If memory runs
//!   out, the kernel returns to plain deepening from the boards it has.
//! * The views of a child are evaluated one after the other, and only while the child
//!   is within the bound ([`view_order`](one_bit::view_order)). A child pruned by its
//!   first view is stored in the frontier without evaluating the other views; most are
//!   never needed.
//! * A lookup in tables of 200 MB is a cache miss, a hundred times the cost of
//!   everything else. So boards pass through the stages of a [`pipeline`] in batches
//!   ([`worker`]), and many lookups are in flight at once.
//! * A node is one cache line ([`node`]), and a child that has not been made yet is one
//!   word ([`candidate`]). The position of a bit is found with a few instructions and
//!   some small arrays ([`views`](one_bit::views)).
//!
//! With reductions off and nothing kept, the kernel visits the same boards within every
//! complete bound as the plain search; with the same reductions too. Tests check this.
//! Only the order differs.
//!
//! Threads take shares of the boards that a bound starts with. A solution counts only
//! if no earlier share has one. So neither the solution found nor the counts of
//! complete bounds depend on the number of threads.

mod bound;
mod candidate;
mod cpu;
mod deepen;
mod frontier;
mod node;
mod one_bit;
mod pipeline;
mod worker;

pub(crate) use deepen::{Settings, kernel_search, supports};
