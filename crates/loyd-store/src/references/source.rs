//! References for a solver: the stored collection, read once and updated with what this
//! process learns.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use loyd::reference::{Entry, Index, ReferenceSource, Thresholds};

use super::{ReferenceError, ReferenceStore};
use crate::remedy::StoreRemedy;

/// What of the collection searches do not use.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReferenceNotice {
    /// Nothing: solving goes on without references.
    #[error(transparent)]
    Unusable(#[from] ReferenceError),
    /// Damaged entries.
    #[error("{}: {count} damaged entries are not used", path.display())]
    DamagedEntries {
        /// The file.
        path: PathBuf,
        /// How many entries are damaged.
        count: usize,
    },
    /// Unproved entries.
    #[error("{}: {count} unproved entries are not used", path.display())]
    UnprovedEntries {
        /// The file.
        path: PathBuf,
        /// How many entries are unproved.
        count: u64,
    },
}

impl ReferenceNotice {
    /// Returns what would help, or `None` if nothing in the program's power would.
    pub fn remedy(&self) -> Option<StoreRemedy<'static>> {
        match self {
            ReferenceNotice::Unusable(error) => error.remedy(),
            ReferenceNotice::DamagedEntries { .. } => None,
            ReferenceNotice::UnprovedEntries { .. } => Some(StoreRemedy::ProveEntries),
        }
    }
}

/// Receives the notices of a collection.
type Tell = dyn Fn(ReferenceNotice) + Send + Sync;

/// The references in a file, read when they are first needed.
pub struct StoredReferences {
    path: PathBuf,
    thresholds: Thresholds,
    tell: Box<Tell>,
    /// The index that searches use. The lock is held only briefly, because every search
    /// takes it: a new index is made separately and then swapped in.
    index: OnceLock<Mutex<Option<Arc<Index>>>>,
    /// Held while a new index is made, so that no update is lost.
    changing: Mutex<()>,
}

impl std::fmt::Debug for StoredReferences {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "StoredReferences({})", self.path.display())
    }
}

impl StoredReferences {
    /// The references in this file, which need not exist. If it cannot be used, that is
    /// reported, and there are none.
    pub fn new(
        path: impl Into<PathBuf>,
        thresholds: Thresholds,
        tell: impl Fn(ReferenceNotice) + Send + Sync + 'static,
    ) -> StoredReferences {
        StoredReferences {
            path: path.into(),
            thresholds,
            tell: Box::new(tell),
            index: OnceLock::new(),
            changing: Mutex::default(),
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds an entry that is now in the file. The file is not read again. Searches
    /// continue with the index they have until the new one is made.
    pub fn learned(&self, entry: Entry) {
        let _alone = self.changing.lock().unwrap_or_else(PoisonError::into_inner);
        let next = match self.index() {
            Some(index) => {
                let mut next = Index::clone(&index);
                // Entries that contradict it were refused when it was stored.
                drop(next.insert(entry));
                Some(Arc::new(next))
            }
            // There was no file, or none that could be used.
            None => self.read(),
        };
        *self.slot().lock().unwrap_or_else(PoisonError::into_inner) = next;
    }

    fn slot(&self) -> &Mutex<Option<Arc<Index>>> {
        self.index.get_or_init(|| Mutex::new(self.read()))
    }

    fn read(&self) -> Option<Arc<Index>> {
        match self.load() {
            Ok(index) => index.map(Arc::new),
            Err(error) => {
                (self.tell)(error.into());
                None
            }
        }
    }

    fn load(&self) -> Result<Option<Index>, ReferenceError> {
        let Some(store) = ReferenceStore::open(&self.path)? else {
            return Ok(None);
        };
        let contents = store.entries()?;
        if contents.unusable > 0 {
            let (path, count) = (self.path.clone(), contents.unusable);
            (self.tell)(ReferenceNotice::DamagedEntries { path, count });
        }
        if contents.unproved > 0 {
            let (path, count) = (self.path.clone(), contents.unproved);
            (self.tell)(ReferenceNotice::UnprovedEntries { path, count });
        }
        let (index, _) = Index::new(contents.entries);
        Ok(Some(index))
    }
}

impl ReferenceSource for StoredReferences {
    fn index(&self) -> Option<Arc<Index>> {
        let index = self.slot().lock();
        index.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn thresholds(&self) -> Thresholds {
        self.thresholds
    }
}

/// As the references it shares.
impl ReferenceSource for SharedReferences {
    fn index(&self) -> Option<Arc<Index>> {
        self.0.index()
    }

    fn thresholds(&self) -> Thresholds {
        self.0.thresholds()
    }
}

/// References that several parts of a program share.
#[derive(Debug, Clone)]
pub struct SharedReferences(pub Arc<StoredReferences>);
