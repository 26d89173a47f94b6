//! Where the data directory is, and the commands that fix what is wrong in it.

use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use loyd::pattern::{NAMED, Partition, TableId, TableKind};

/// The variable that names the data directory.
pub const DATA_DIR_VARIABLE: &str = "LOYD_DATA_DIR";

/// Neither the variable nor the system determines the data directory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no data directory: there is no home directory; set {DATA_DIR_VARIABLE} or --data-dir")]
pub struct NoDataDirectory;

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

/// Returns the command that builds a table again. The groups of unnamed partitions are
/// not known here: the command then removes their file, which fixes the problem as
/// well.
pub(crate) fn rebuild_command(directory: &Path, id: &TableId, path: &Path) -> String {
    match build_command(directory, id) {
        Some(build) => format!("{build} --rebuild"),
        None => format!("loyd db remove {}", quoted(&path.display().to_string())),
    }
}

/// Returns the command that stores a table, if it belongs to a partition with a name.
pub(crate) fn build_command(directory: &Path, id: &TableId) -> Option<String> {
    let named = NAMED
        .iter()
        .filter_map(|(name, _)| Partition::named(name))
        .find(|partition| partition.groups().contains(&id.pattern))?;
    let kind = match id.kind {
        TableKind::BlankAware => String::new(),
        kind => format!(" --kind {kind}"),
    };
    Some(format!("loyd db build {named}{kind}{}", flag(directory)))
}

/// Returns the flag that names a directory, with a space before it; empty for the
/// default directory.
pub(crate) fn flag(directory: &Path) -> String {
    if default_directory().as_deref() == Ok(directory) {
        return String::new();
    }
    format!(" --data-dir {}", quoted(&directory.display().to_string()))
}

/// Quotes a word for a shell.
pub fn quoted(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/\\._-+:@%,~".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_would_cut_them() {
        assert_eq!(quoted("/var/cache/loyd"), "/var/cache/loyd");
        assert_eq!(quoted("/a b"), "'/a b'");
        assert_eq!(quoted("1-8|9-15"), "'1-8|9-15'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }
}
