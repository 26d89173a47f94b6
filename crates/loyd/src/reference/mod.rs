//! Reference boards: boards whose distance is known make their neighbourhood cheap.
//!
//! The idea of the Java original (mwong510ca): remember the boards that were
//! expensive to solve. A search for one of them begins at its distance, and a
//! search for a board nearby begins at a bound that is closer to the truth than
//! any heuristic's. Ours differs in what it believes: only paths that were
//! really found, and only distances that agree with each other.
//!
//! * [`Orientation`]: every puzzle it works for, seen as one with the blank last.
//! * [`Slot`]: the four boards that are kept together, groups, conversion keys.
//! * [`Entry`]: what is known of these four, and how two such are merged.
//! * [`Index`]: many entries, and [`Index::lift`]: the bound, with its proof.
//! * [`learn`]: which solved boards are worth keeping.
//! * [`ReferenceSource`]: where a solver gets its entries from.
//!
//! Nothing here knows a search or a file.

mod entry;
mod index;
pub mod learn;
mod lift;
mod orientation;
mod path_search;
mod prefix;
mod scan;
mod slot;
mod source;
mod steps;

pub use entry::{Contradiction, Entry, FARTHEST, Known};
pub use index::Index;
pub use lift::{Hit, Lift, Thresholds};
pub use orientation::Orientation;
pub use path_search::path_length;
pub use prefix::Prefix;
pub use slot::{Quadrant, Slot};
pub use source::{NoReferences, ReferenceSource};
