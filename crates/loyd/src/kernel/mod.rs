//! The search kernel for pattern databases on 4x4.
//!
//! The same search as [`ida_star`](crate::search::ida_star): iterative deepening
//! on the larger of a partition's estimates through one or two views, no slide
//! undoing the one before. It visits the same boards within every complete
//! bound and finds the same lengths; what differs is the order, and the speed.
//!
//! A lookup in tables of 200 MB is a cache miss, a hundred times the cost of
//! everything else. So the kernel does not go from board to board. It takes a
//! few boards from the top of its stack at once and makes the first lookup of all
//! their children, one after the other with nothing in between that depends on
//! the answers, so that the processor has many of them under way; then the
//! second lookup of those that survive the first.
//!
//! The boards of a few slides' depth are shared out among the threads. A share's
//! solution counts only if no share before it has one, so that the solution
//! found does not depend on the number of threads, nor do the counts of
//! complete bounds.

mod node;
mod search;
mod view;

pub(crate) use search::{kernel_search, supports};
