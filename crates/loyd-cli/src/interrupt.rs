//! Ctrl-C: the first asks the searches to stop, the second ends the process.

use std::sync::LazyLock;

use loyd_engine::Stop;

/// The code shells use for a process ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

static STOP: LazyLock<Stop> = LazyLock::new(Stop::default);

/// Listens to Ctrl-C from now on. Where that is impossible, Ctrl-C ends the
/// process as it always does.
pub(crate) fn listen() {
    let _ = ctrlc::set_handler(|| {
        if STOP.ask() {
            std::process::exit(INTERRUPTED);
        }
    });
}

/// Returns what the first Ctrl-C asks for.
pub(crate) fn stop() -> Stop {
    STOP.clone()
}

/// Returns `true` if the user pressed Ctrl-C.
pub(crate) fn asked() -> bool {
    STOP.is_asked()
}
