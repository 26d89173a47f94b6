//! For players: analysis of a solution, hints, and scrambles of an exact length.
//!
//! Everything here calls a [`Solver`](crate::Solver) several times and uses only its
//! [`Report`](crate::Report)s.

pub mod analysis;
mod distance;
pub mod hint;
pub mod moves;
pub mod scramble;
