//! What a request names: a heuristic, pattern databases, a search.
//!
//! A name says nothing about how a thing is made or run; the
//! [`Solver`](crate::Solver) does that.

mod heuristic;
mod pdb;
mod search;

pub use heuristic::HeuristicSpec;
pub use pdb::PdbSpec;
pub use search::{Ends, Remembers, SearchSpec, SearchTraits};

pub use crate::names::{Name, Named, UnknownName};
