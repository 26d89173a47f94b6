//! For players: analysis of a solution, hints, and scrambles of an exact length.
//!
//! Everything here asks a [`Solver`](crate::Solver) one question after the other and
//! looks no deeper than a [`Report`](crate::Report).

pub mod analysis;
mod distance;
pub mod hint;
pub mod scramble;
