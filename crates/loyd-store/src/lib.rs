//! Pattern databases and learned models on disk.
//!
//! The library `loyd` builds tables, learns models and opens no files; this crate stores them.
//!
//! * [`Store`]: the tables in a directory: list, open, build, verify, remove.
//! * [`StoreSource`]: provides tables for searches; stored ones are opened, others
//!   built in memory.
//! * [`default_directory`]: where tables are by default.
//! * [`Header`]: the header of a table file; `docs/file-format.md` has the bytes.
//! * [`HugePages`]: memory that makes random lookups cheaper.
//! * [`StoredModels`]: learned models for searches; stored ones replace those of the library.
//! * [`JournalFile`]: lines about what was done, for work that may be interrupted.
//! * [`references`]: the collection of reference boards, shared by processes.
//!
//! Three things are always true. A table's name appears in the directory only when all
//! of its bytes are on the disk. A file is trusted only if its header is that of the
//! requested table and its bytes match its checksum. One process at a time builds a
//! table; others wait for it.

mod building;
mod directory;
mod error;
mod header;
mod journal_file;
mod leftovers;
mod lock;
mod mapping;
mod memory;
mod models;
mod names;
mod read;
pub mod references;
mod regular;
mod remedy;
mod room;
mod source;
mod stamp;
mod store;
mod stored_id;
mod write;

pub use building::{BuildPlan, BuildTimes, StoreObserver, Stored};
pub use directory::{DATA_DIR_VARIABLE, NoDataDirectory, default_directory};
pub use error::{FileError, FileProblem, StoreError};
pub use header::{FORMAT_VERSION, HEADER_LENGTH, Header};
pub use journal_file::{JournalFile, JournalFileError};
pub use memory::HugePages;
pub use models::{
    ModelEntry, ModelFileError, ModelFileProblem, ModelNotice, StoredModels,
    read_distance_training, read_distances, read_model, read_training, write_learned,
};
pub use names::{file_name, table_of};
pub use read::Loading;
pub use remedy::StoreRemedy;
pub use source::{Notice, StoreSource};
pub use store::{Store, TableEntry};
pub use stored_id::StoredId;
