//! Some solution at once, without a guarantee of its length.
//!
//! A search that was stopped still reports a solution: [`construct`](fn@construct) always
//! finds one, and [`beam`](fn@beam) usually a much shorter one.

mod beam;
mod construct;

pub use beam::beam;
pub use construct::construct;
