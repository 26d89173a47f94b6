//! Boards and sets of cells as machine words.
//!
//! A board of up to 25 cells fits one [word](TileWord), and the cells of a set are bits. Whatever
//! stores many boards, or looks at one in a few instructions, packs them here: the closed lists,
//! the automaton's builder, the index of the tables, the search kernel. Instructions that only
//! some processors have are in [`cpu`].
//!
//! Nothing here knows the rules of the game.

mod cells;
pub(crate) mod cpu;
mod word;

pub(crate) use cells::{CellSet, Grid, cells_of};
pub(crate) use word::TileWord;
