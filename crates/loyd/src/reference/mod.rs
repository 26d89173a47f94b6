//! Reference boards: boards with known distances, which raise the first bound of
//! others.
//!
//! The idea of the Java original (mwong510ca): store the boards that were expensive to
//! solve. A search for one of them starts at its distance, and a search for a board
//! nearby starts at a bound that is closer to its distance than any heuristic's. Ours
//! differs in what it trusts: only paths that were really found, and only distances
//! that agree with each other.
//!
//! * [`Orientation`]: rotates every supported puzzle so that its goal has the blank
//!   last.
//! * [`Slot`]: which four boards are stored together, quadrants, conversion keys.
//! * [`Entry`]: what is known of these four boards, and how two entries are merged.
//! * [`Index`]: many entries, and [`Index::lift`]: the lower bound, with its proof.
//! * [`learn`]: which solved boards are worth keeping.
//! * [`ReferenceSource`]: where a solver gets its entries from.
//!
//! Nothing here depends on a search or a file.

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
