//! The request log: one line per request, written by a thread of its own.
//!
//! Whoever reads the log may be slow or gone; a request never waits for that. When
//! the lines come faster than they are read, some are left out, and how many is said.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, SystemTime};

use axum::http::{Method, StatusCode};

/// Lines that may wait to be written.
const WAITING: usize = 1000;
/// A path is cut here.
const LONGEST_PATH: usize = 100;

/// Where lines go.
#[derive(Debug, Clone, Default)]
pub struct Log {
    lines: Option<SyncSender<String>>,
    left_out: Arc<AtomicU64>,
}

impl Log {
    /// A log that gives its lines to `write`, one after the other.
    pub fn new(write: impl Fn(&str) + Send + 'static) -> Log {
        let (lines, written) = sync_channel::<String>(WAITING);
        let left_out = Arc::new(AtomicU64::new(0));
        let missing = Arc::clone(&left_out);
        thread::spawn(move || {
            for line in written {
                write(&line);
                let count = missing.swap(0, Ordering::Relaxed);
                if count > 0 {
                    write(&format!("{count} lines left out: they came too fast"));
                }
            }
        });
        Log {
            lines: Some(lines),
            left_out,
        }
    }

    /// A log that nobody reads.
    #[must_use]
    pub fn quiet() -> Log {
        Log::default()
    }

    /// Writes a line, or counts it as left out.
    pub(crate) fn line(&self, text: String) {
        let Some(lines) = &self.lines else { return };
        if let Err(TrySendError::Full(_)) = lines.try_send(text) {
            self.left_out.fetch_add(1, Ordering::Relaxed);
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
        let path: String = path.chars().take(LONGEST_PATH).collect();
        let address = client.ip();
        let status = status.map_or_else(|| "gone".to_owned(), |status| status.as_u16().to_string());
        let millis = took.as_secs_f64() * 1e3;
        self.line(format!(
            "{now} {address} {method} {path} {status} {millis:.1} ms"
        ));
    }
}
