//! Where the data directory is, and the commands that mend what is in it.

use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use loyd::pattern::{NAMED, Partition, TableId, TableKind};

/// The variable that names the data directory.
pub const DATA_DIR_VARIABLE: &str = "LOYD_DATA_DIR";

/// Neither the variable nor the system says where the data directory is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no data directory: there is no home directory; set {DATA_DIR_VARIABLE} or --data-dir")]
pub struct NoDataDirectory;

/// The directory that tables are in unless the user says otherwise: the one in
/// `LOYD_DATA_DIR`, or `loyd` in the platform's cache directory (tables are
/// quickly built again, so a cache is what they are).
pub fn default_directory() -> Result<PathBuf, NoDataDirectory> {
    if let Some(given) = std::env::var_os(DATA_DIR_VARIABLE).filter(|given| !given.is_empty()) {
        return Ok(given.into());
    }
    let strategy = choose_native_strategy().map_err(|_| NoDataDirectory)?;
    Ok(strategy.cache_dir().join("loyd"))
}

/// The command that builds a table anew. The groups of unnamed partitions are
/// not known here: their file is removed, which mends as well.
pub(crate) fn rebuild_command(directory: &Path, id: &TableId, path: &Path) -> String {
    match build_command(directory, id) {
        Some(build) => format!("{build} --rebuild"),
        None => format!("loyd db remove {}", quoted(path)),
    }
}

/// The command that stores a table, if it belongs to a partition with a name.
pub(crate) fn build_command(directory: &Path, id: &TableId) -> Option<String> {
    let named = NAMED
        .iter()
        .filter_map(|(name, _)| Partition::named(name))
        .find(|partition| partition.groups().contains(&id.pattern))?;
    let mut command = format!("loyd db build {named}");
    if id.kind != TableKind::default() {
        command.push_str(" --kind ");
        command.push_str(&id.kind.to_string());
    }
    if default_directory().as_deref() != Ok(directory) {
        command.push_str(" --data-dir ");
        command.push_str(&quoted(directory));
    }
    Some(command)
}

/// A path as a shell takes it.
pub(crate) fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/\\._-+:@%,~".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_quoted_where_a_shell_would_cut_them() {
        assert_eq!(quoted(Path::new("/var/cache/loyd")), "/var/cache/loyd");
        assert_eq!(quoted(Path::new("/a b")), "'/a b'");
        assert_eq!(quoted(Path::new("it's")), r"'it'\''s'");
    }
}
