//! For players: analysis of a solution, hints, shorter solutions, and scrambles of an exact length.
//!
//! Most of this calls a [`Solver`](crate::Solver) several times and uses only its
//! [`Report`](crate::Report)s.

mod along;
pub mod analysis;
mod distance;
pub mod hint;
pub mod moves;
pub mod scramble;
pub mod shorten;
