//! Tables for the multi-tile metric, in which a slide of several tiles is one move.
//!
//! The additive tables of the other metric do not work here: one move moves tiles of several
//! patterns, and would count once in each. So these tables know all tiles, but only by *colour*:
//! a [`Colouring`] gives each tile one of four. Its [table](ColouringTable) has the fewest moves
//! from every coloured board to the coloured goal, once for a horizontal and once for a vertical
//! first move. Several tables are combined by their maximum.
//!
//! | file | what |
//! |---|---|
//! | `colouring` | which tiles look alike, as a drawing |
//! | `words` | the numbering of coloured boards, and what a move does to it |
//! | `entry` | both distances in one byte |
//! | `build` | the builder |
//! | `table` | the table: looking up, size |
//! | `verify` | a proof that a table is right |

mod build;
#[allow(
    clippy::module_inception,
    reason = "it holds the noun the module is about"
)]
mod colouring;
mod entry;
mod table;
mod verify;
mod words;

pub use colouring::{Colouring, ColouringError};
pub(crate) use entry::{AxisDistances, TableAxis};
pub use table::{ColouringTable, SharedColouring};
pub use verify::ColouringProofError;
pub(crate) use words::{ColourWord, WordRanks};
