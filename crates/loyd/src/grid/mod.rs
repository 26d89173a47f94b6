//! Boards and sets of cells as machine words.
//!
//! A board of up to 25 cells fits one [word](TileWord), and the cells of a set are bits of another.
//! Closed lists, the automaton's builder, references and the search kernel pack boards in this way;
//! pattern databases number sets of cells, and ask a [`Grid`] which cells lie beside which.
//! Instructions that only some processors have are in [`cpu`].
//!
//! Nothing here knows the rules of the game.

mod cells;
pub(crate) mod cpu;
mod word;

pub(crate) use cells::{CellSet, Grid, cells_of};
pub(crate) use word::TileWord;
