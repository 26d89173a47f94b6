//! Pattern databases: exact distances of a few tiles, looked up while searching.
//!
//! `docs/pattern-databases.md` explains the ideas with pictures. In short: a
//! [`Partition`] divides the tiles into groups. Each group is a [`Pattern`] with a
//! [`Table`] of the fewest moves from every placement of its tiles to the goal, and a
//! [`Collection`] adds them up. A placement is numbered by its [cell set](CellSets)
//! (which cells are occupied), the blank's region, and the rank of the order
//! of its tiles; the numbering does that. The builder fills a table by
//! breadth-first search, and [`verify_deep`] proves it. This module opens no files: it
//! takes bytes, which a [`TableSource`] provides.

mod bit_index;
mod blocks;
mod build;
mod cache;
mod cell_sets;
mod collection;
mod colouring;
mod key_index;
mod memory;
mod numbering;
mod order;
mod partition;
#[allow(
    clippy::module_inception,
    reason = "it holds the noun the module is about"
)]
mod pattern;
mod set_index;
mod size;
mod source;
mod table;
mod verify;

pub(crate) use bit_index::BitFinder;
pub use build::{BuildObserver, BuildStopped};
pub use cache::TableCache;
pub use cell_sets::CellSets;
pub use collection::{Collection, CollectionError, CollectionMemo};
pub(crate) use collection::{SeenTable, TilePlaces};
pub(crate) use colouring::{AxisDistances, ColourWord, TableAxis, WordRanks};
pub use colouring::{
    Colouring, ColouringError, ColouringProofError, ColouringTable, SharedColouring,
};
pub(crate) use key_index::KeyIndex;
pub use memory::{Buffer, Heap, Memory};
pub use order::{MAX_TILES, orders};
pub use partition::{MOST_PARTITIONS, NAMED, Partition, PartitionError, SETS};
pub use pattern::{Pattern, PatternError};
pub(crate) use set_index::REGION_BITS;
#[cfg(target_arch = "x86_64")]
pub(crate) use set_index::Sets25;
pub use size::{MOST_STATES, TableSize};
pub(crate) use source::Keeping;
pub use source::{BuildInMemory, SourceError, TableSource};
pub use table::{Bytes, Damaged, Placement, SharedTable, Table, TableId, TableKind, WrongSize};
pub use verify::{DeepError, verify_deep};
