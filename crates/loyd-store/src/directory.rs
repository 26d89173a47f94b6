//! Where the data directory is.

use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};

use crate::remedy::StoreRemedy;

/// The variable that names the data directory.
pub const DATA_DIR_VARIABLE: &str = "LOYD_DATA_DIR";

/// Neither the variable nor the system determines the data directory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no data directory: there is no home directory")]
pub struct NoDataDirectory;

impl NoDataDirectory {
    /// Returns what would help.
    pub const fn remedy(self) -> StoreRemedy<'static> {
        StoreRemedy::NameDirectory
    }
}

/// Returns the default directory of tables: the one in `LOYD_DATA_DIR`, or `loyd` in
/// the platform's cache directory. Tables are quickly built again, so a cache is the
/// right place for them.
pub fn default_directory() -> Result<PathBuf, NoDataDirectory> {
    if let Some(given) = std::env::var_os(DATA_DIR_VARIABLE).filter(|given| !given.is_empty()) {
        return Ok(given.into());
    }
    let strategy = choose_native_strategy().map_err(|_| NoDataDirectory)?;
    Ok(strategy.cache_dir().join("loyd"))
}
