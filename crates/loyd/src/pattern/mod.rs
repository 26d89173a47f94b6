//! Pattern databases.
mod build;
mod format;
mod graph;
mod index;
mod key;
mod lanes;
mod memory;
mod partition;
mod pattern;
mod source;
mod table;
mod vector;
mod verify;

pub use build::{BuildObserver, BuildStopped, Builder, Output, UNREACHED, block_words};
pub use format::{CellSet, Formats};
pub use index::{Blank, Block, Index, State};
pub use key::{MAX_TILES, Turn, key_of, keys, order_of};
pub use memory::{Buffer, Heap, Memory};
pub use partition::{NAMED, Partition, PartitionError};
pub use pattern::{Pattern, PatternError};
pub use source::{BuildInMemory, SourceError, TableSource};
pub use table::{
    Bytes, Damaged, MOST_STATES, Placement, SharedTable, Table, TableId, TableKind, TableSize,
    WrongSize,
};
pub use verify::{DeepError, verify_deep};
