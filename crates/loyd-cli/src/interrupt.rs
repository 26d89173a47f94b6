//! Ctrl-C: the first asks the searches to stop, the second ends the process.

use std::sync::atomic::{AtomicBool, Ordering};

/// The code shells use for a process ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);

/// Listens to Ctrl-C from now on. Where that is impossible, Ctrl-C ends the
/// process as it always does.
pub(crate) fn listen() {
    let _ = ctrlc::set_handler(|| {
        if ASKED.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    });
}

/// Whether the user asked to stop.
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
