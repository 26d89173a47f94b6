//! Iterative deepening A*: depth-first searches with a rising bound.
//!
//! [`ida`] counts single tiles, and [`multi_tile`] counts slides of several tiles as
//! one. The [reductions](prune) leave out slides that cannot be needed, and
//! [`starting_order`] is the order in which the first slides are tried.

mod ida;
mod multi_tile;
mod prune;
mod starting_order;

pub use ida::ida_star;
pub(crate) use ida::{ida_star_reduced, ida_star_weighted};
pub use multi_tile::ida_star_multi_tile;
pub use prune::Reductions;
pub(crate) use prune::{Automata, Automaton, AutomatonState, NarrowStep, Reduced};
pub use starting_order::FirstSlide;
