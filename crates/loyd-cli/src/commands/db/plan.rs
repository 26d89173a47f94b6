//! What a build will cost, said before it begins.

use std::fmt;

use loyd::pattern::{TableKind, TableSize};
use loyd_store::StoredId;

use crate::error::Complaint;
use crate::exit::Exit;

/// The sizes of the tables still to be built.
#[derive(Debug, Default)]
pub(super) struct Cost {
    pub(super) tables: usize,
    bytes: u64,
    /// Tables are built one after the other, so the largest counts.
    memory: u64,
    seconds: f64,
}

impl Cost {
    /// Adds a table that will be built with `threads` threads.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub(super) fn add(&mut self, id: &StoredId, size: TableSize, threads: usize) {
        self.tables += 1;
        self.bytes += size.bytes;
        self.memory = self.memory.max(size.build_bytes);
        self.seconds += size.searched as f64 / (rate(id) * threads as f64);
    }

    /// Complains if the system has less memory to give than the build takes.
    pub(super) fn fits(&self, available: Option<u64>) -> Result<(), Complaint> {
        match available {
            Some(available) if available < self.memory => {
                let sentence = format!(
                    "building takes {} of memory and {} are free; \
                     choose smaller groups, or try it all the same with --force",
                    rounded(self.memory),
                    rounded(available)
                );
                Err(Complaint::new(Exit::Limit, sentence))
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} on disk, {} of memory, {}",
            rounded(self.bytes),
            rounded(self.memory),
            about(self.seconds)
        )
    }
}

/// States a thread searches in a second, measured on a server of 2026; the estimate
/// is meant to tell seconds from minutes.
fn rate(id: &StoredId) -> f64 {
    match id {
        StoredId::Pattern(id) => match id.kind {
            TableKind::BlankAware => 3.75e8,
            TableKind::Classic => 6e7,
            TableKind::NonAdditive => 5.25e7,
        },
        StoredId::Colouring(_) => 3.5e7,
    }
}

/// Bytes as an estimate is read: `196 MB`, `1.4 GB`.
#[expect(clippy::cast_precision_loss, reason = "rounded to two digits or three")]
fn rounded(bytes: u64) -> String {
    match bytes {
        ..1_000_000 => format!("{} kB", bytes.div_ceil(1000)),
        1_000_000..1_000_000_000 => format!("{:.0} MB", bytes as f64 / 1e6),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}

fn about(seconds: f64) -> String {
    match seconds {
        ..1.0 => "less than a second".to_owned(),
        ..90.0 => format!("about {seconds:.0} s"),
        _ => format!("about {:.0} min", seconds / 60.0),
    }
}

/// The memory the system can give without swapping, where it tells.
pub(super) fn available_memory() -> Option<u64> {
    std::fs::read_to_string("/proc/meminfo")
        .ok()
        .as_deref()
        .and_then(available_in)
}

/// Linux has it as a line `MemAvailable:   12345 kB`.
fn available_in(text: &str) -> Option<u64> {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_linux_says() {
        let text = "MemTotal:  24103 kB\nMemAvailable:    1000 kB\nBuffers: 1 kB\n";
        assert_eq!(available_in(text), Some(1_024_000));
        assert_eq!(available_in("MemFree: 1 kB\n"), None);
        assert_eq!(available_in("MemAvailable: many\n"), None);
    }

    #[test]
    fn too_little_memory_is_said_beforehand() {
        let cost = Cost {
            tables: 1,
            memory: 5_000_000_000,
            ..Cost::default()
        };
        assert!(cost.fits(None).is_ok());
        assert!(cost.fits(Some(5_000_000_000)).is_ok());
        let complaint = cost.fits(Some(4_000_000_000)).expect_err("too little");
        assert!(
            complaint.sentence.contains("5.0 GB"),
            "{}",
            complaint.sentence
        );
        assert!(complaint.sentence.contains("--force"));
    }

    #[test]
    fn estimates_are_words() {
        assert_eq!(about(0.2), "less than a second");
        assert_eq!(about(2.4), "about 2 s");
        assert_eq!(about(600.0), "about 10 min");
        assert_eq!(rounded(195_693_808), "196 MB");
        assert_eq!(rounded(416), "1 kB");
        assert_eq!(rounded(1_350_000_000), "1.4 GB");
    }
}
