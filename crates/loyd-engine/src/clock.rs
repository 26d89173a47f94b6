//! The clock that a door hands in.
//!
//! The library reads no clock and the engine none by itself, so that both run
//! where there is no operating system. A door on one uses [`SystemClock`]; one
//! in WebAssembly brings its own.

use std::time::{Duration, Instant};

/// Tells the time since a moment that never changes.
pub trait Clock: Send + Sync {
    /// Returns the time since this clock's beginning. Later calls never return less.
    fn now(&self) -> Duration;
}

/// The monotonic clock of the operating system.
#[derive(Debug, Clone, Copy)]
pub struct SystemClock(Instant);

impl SystemClock {
    /// Returns a clock that begins now.
    #[expect(
        clippy::disallowed_methods,
        reason = "the door that makes this clock asks for it"
    )]
    pub fn new() -> SystemClock {
        SystemClock(Instant::now())
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::new()
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
