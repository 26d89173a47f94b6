//! Removes what killed builds leave: temporary files, locks, and stamps of tables that
//! are gone.

use std::path::Path;

use crate::lock::Lock;
use crate::names::{Role, file_name, lock_name, owner_of};
use crate::stored_id::StoredId;

/// Removes the files of builds that no living process works on. If that fails, they
/// stay; they are never taken for a table.
pub(crate) fn sweep(directory: &Path) {
    let Ok(entries) = std::fs::read_dir(directory) else {
        return;
    };
    let mut seen: Vec<StoredId> = Vec::new();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let left = match name.to_str().and_then(owner_of) {
            Some((id, Role::Temporary | Role::Lock)) => Some(id),
            Some((id, Role::Stamp)) if !is_stored(directory, &id) => Some(id),
            _ => None,
        };
        seen.extend(left.filter(|id| !seen.contains(id)));
    }
    for id in seen {
        // Only the holder of the lock knows that no process uses a temporary file.
        if let Ok(Some(lock)) = Lock::try_take(&directory.join(lock_name(&id))) {
            sweep_table(directory, &id, &lock);
        }
    }
}

/// The same for one table, whose lock the caller holds.
pub(crate) fn sweep_table(directory: &Path, id: &StoredId, lock: &Lock) {
    let Ok(entries) = std::fs::read_dir(directory) else {
        return;
    };
    let stored = is_stored(directory, id);
    for entry in entries.flatten() {
        let name = entry.file_name();
        let left = match name.to_str().and_then(owner_of) {
            Some((owner, Role::Temporary)) => owner == *id && lock.is_exclusive(),
            Some((owner, Role::Stamp)) => owner == *id && !stored,
            _ => false,
        };
        if left {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

fn is_stored(directory: &Path, id: &StoredId) -> bool {
    directory.join(file_name(id)).symlink_metadata().is_ok()
}
