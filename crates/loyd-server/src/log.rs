//! The request log: one line per request, written by a thread of its own.
//!
//! The reader of the log may be slow or gone; a request never waits for it. When
//! the lines come faster than they are read, some are left out, and how many is said.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use axum::http::{Method, StatusCode};

/// Lines that may wait to be written.
const WAITING: usize = 1000;
/// Characters of a path that are written.
const LONGEST_PATH: usize = 100;

/// Where lines go.
#[derive(Debug, Clone, Default)]
pub struct Log {
    lines: Option<SyncSender<String>>,
    counts: Arc<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    /// Lines that wait to be written.
    waiting: AtomicU64,
    /// Lines that found no room.
    left_out: AtomicU64,
}

impl Log {
    /// A log that gives its lines to `write`, one after the other.
    pub fn new(write: impl Fn(&str) + Send + 'static) -> Log {
        let (lines, written) = sync_channel::<String>(WAITING);
        let counts = Arc::new(Counts::default());
        let seen = Arc::clone(&counts);
        thread::spawn(move || {
            for line in written {
                write(&line);
                let count = seen.left_out.swap(0, Ordering::Relaxed);
                if count > 0 {
                    write(&format!("{count} lines left out: they came too fast"));
                }
                seen.waiting.fetch_sub(1, Ordering::Relaxed);
            }
        });
        Log {
            lines: Some(lines),
            counts,
        }
    }

    /// Returns a log that writes nothing.
    #[must_use]
    pub fn quiet() -> Log {
        Log::default()
    }

    /// Writes a line, or counts it as left out.
    pub(crate) fn line(&self, text: String) {
        let Some(lines) = &self.lines else { return };
        let Counts { waiting, left_out } = &*self.counts;
        waiting.fetch_add(1, Ordering::Relaxed);
        if lines.try_send(text).is_err() {
            waiting.fetch_sub(1, Ordering::Relaxed);
            left_out.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Waits until every line is written, but not longer than `timeout`: its reader may be gone.
    pub(crate) fn finish(&self, timeout: Duration) {
        let began = Instant::now();
        while self.counts.waiting.load(Ordering::Relaxed) > 0 && began.elapsed() < timeout {
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Writes what became of a request; no status means that the client went first.
    pub(crate) fn request(
        &self,
        client: SocketAddr,
        (method, path): (&Method, &str),
        status: Option<StatusCode>,
        took: Duration,
    ) {
        if self.lines.is_none() {
            return;
        }
        let now = humantime::format_rfc3339_seconds(SystemTime::now());
        let path = printable(path);
        let address = client.ip();
        let status = status.map_or_else(|| "gone".to_owned(), |status| status.as_u16().to_string());
        let millis = took.as_secs_f64() * 1e3;
        self.line(format!(
            "{now} {address} {method} {path} {status} {millis:.1} ms"
        ));
    }
}

/// A path as it may be shown on a terminal: whatever is no visible ASCII character is
/// written as in addresses, `%` and two digits for each byte. So neither an escape
/// sequence nor a mark that turns the direction of writing reaches a terminal.
fn printable(path: &str) -> String {
    let mut shown = String::new();
    for byte in path.bytes() {
        let word = if byte.is_ascii_graphic() {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        };
        if shown.len() + word.len() > LONGEST_PATH {
            break;
        }
        shown += &word;
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_shown_without_control_characters() {
        assert_eq!(printable("/api/solve"), "/api/solve");
        assert_eq!(
            printable("/\u{9b}31m\u{9d}0;x\u{7}\u{202e}\u{2066}\u{1b}[2J\r\n\u{7f}"),
            "/%C2%9B31m%C2%9D0;x%07%E2%80%AE%E2%81%A6%1B[2J%0D%0A%7F"
        );
        assert_eq!(printable("/ü b"), "/%C3%BC%20b");
        let long = printable(&"\u{202e}".repeat(1000));
        assert!(
            long.len() <= LONGEST_PATH && long.ends_with("%AE"),
            "{long}"
        );
    }
}
