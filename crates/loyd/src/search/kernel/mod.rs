//! The search kernel for pattern databases on 4x4.
//!
//! Iterative deepening as in [`ida_star`](crate::search::ida_star), on the largest of
//! several estimates: each partition through one or two *views*, the board and its
//! mirror image. What makes it fast:
//!
//! * Sequences of slides with the same effect are followed once
//!   ([`Automaton`](crate::search::Automaton)), and of a board that is its own
//!   mirror image one half is enough.
//! * Boards beyond the bound are kept for the next ([`frontier`]), so nothing is
//!   expanded twice, and the next bound begins with the deepest of them. If there
//!   is no more room it goes back to plain deepening from the boards it has.
//! * Views are looked at one after the other, and only while the board is within the
//!   bound ([`view_order`](one_bit::view_order)). A board that is cut off by the first view waits in the
//!   frontier with the others unseen; most are never needed, and never made.
//! * A lookup in tables of 200 MB is a cache miss, a hundred times the cost of
//!   everything else. So boards go through the steps a few at a time ([`worker`],
//!   [`pipeline`]), and many lookups are under way at once.
//! * A node is one cache line ([`node`]) and a child that is not made yet one word
//!   ([`candidate`]); the place of a bit is a few instructions and some small arrays
//!   ([`views`](one_bit::views)).
//!
//! With reductions off and nothing kept it visits the same boards within every
//! complete bound as the plain search, and with the same reductions too; that is
//! tested. What differs is the order.
//!
//! Threads take shares of the boards a bound begins with. A share's solution
//! counts only if no share before it has one, so that the solution found does not
//! depend on the number of threads, nor do the counts of complete bounds.

mod bound;
mod candidate;
mod cpu;
mod deepen;
mod frontier;
mod node;
mod one_bit;
mod pipeline;
mod worker;

pub(crate) use deepen::{FirstBound, Settings, kernel_search, supports};
