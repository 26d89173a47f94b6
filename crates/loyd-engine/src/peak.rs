//! The most memory that this process has held at once, where the system tells.
//!
//! This file is the engine's one exception from opening no file: Linux tells
//! the figure by `/proc`, which holds no user's data. Elsewhere it is `None`.

use std::time::Duration;

/// The age at which a reading is taken again: reading takes longer than solving
/// an easy board.
const STALE: Duration = Duration::from_millis(50);

/// The last reading.
#[derive(Debug, Default)]
pub struct Peak {
    bytes: Option<u64>,
    read: Option<Duration>,
}

impl Peak {
    /// Returns the peak in bytes, at most 50 ms old. `now` is the time of the
    /// door's clock.
    pub fn bytes(&mut self, now: Duration) -> Option<u64> {
        if self
            .read
            .is_none_or(|read| now.saturating_sub(read) > STALE)
        {
            self.bytes = peak_bytes();
            self.read = Some(now);
        }
        self.bytes
    }

    /// Sets the system's peak back to what is held now, and returns a new reading
    /// of it. Where the system cannot do that, the peak stays that of the whole
    /// process.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "a figure of /proc, no file")]
    pub fn afresh() -> Peak {
        // Linux: 5 sets VmHWM back to what is resident now.
        let _ = std::fs::write("/proc/self/clear_refs", "5");
        Peak::default()
    }
}

/// Returns the most memory that this process has held, in bytes; `None` where the
/// system does not tell.
///
/// Linux has a line `VmHWM:   12345 kB`; other systems have no such file.
#[expect(clippy::disallowed_methods, reason = "a figure of /proc, no file")]
pub fn peak_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
