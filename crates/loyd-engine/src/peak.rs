//! The most memory this process has held at once, where the system tells.

use std::time::{Duration, Instant};

/// How old a reading may be: asking takes longer than solving an easy board.
const STALE: Duration = Duration::from_millis(50);

/// The last reading.
#[derive(Debug, Default)]
pub struct Peak {
    bytes: Option<u64>,
    read: Option<Instant>,
}

impl Peak {
    /// The peak in bytes, as it was at most some 50 ms ago.
    pub fn bytes(&mut self) -> Option<u64> {
        if self.read.is_none_or(|read| read.elapsed() > STALE) {
            self.bytes = read_peak();
            self.read = Some(Instant::now());
        }
        self.bytes
    }

    /// Begins anew with what is held now. Where the system cannot do that, the
    /// peak stays that of the whole process.
    #[must_use]
    pub fn afresh() -> Peak {
        // Linux: 5 sets VmHWM back to what is resident now.
        let _ = std::fs::write("/proc/self/clear_refs", "5");
        Peak::default()
    }
}

/// Linux keeps it as a line `VmHWM:   12345 kB`; other systems have no such file.
fn read_peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
