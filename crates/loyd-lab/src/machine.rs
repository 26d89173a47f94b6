//! What is known of the machine, on every system.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use serde::Serialize;

/// The machine that measures.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Machine {
    /// Threads that can run at once.
    pub cores: usize,
    /// The operating system.
    pub os: &'static str,
    /// The processor's architecture.
    pub arch: &'static str,
}

impl Machine {
    /// This machine.
    pub fn this() -> Machine {
        Machine {
            cores: available_parallelism().map_or(1, NonZeroUsize::get),
            os: std::env::consts::OS,
            arch: std::env::consts::ARCH,
        }
    }
}
