//! The request log: one line per request, written by a thread of its own.
//!
//! Whoever reads the log may be slow or gone; a request never waits for that. When
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
/// A path is cut here.
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

    /// A log that nobody reads.
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

    /// Waits until every line is written, but not for ever: its reader may be gone.
    pub(crate) fn finish(&self, patience: Duration) {
        let began = Instant::now();
        while self.counts.waiting.load(Ordering::Relaxed) > 0 && began.elapsed() < patience {
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
        let path: String = path.chars().take(LONGEST_PATH).collect();
        let address = client.ip();
        let status = status.map_or_else(|| "gone".to_owned(), |status| status.as_u16().to_string());
        let millis = took.as_secs_f64() * 1e3;
        self.line(format!(
            "{now} {address} {method} {path} {status} {millis:.1} ms"
        ));
    }
}
