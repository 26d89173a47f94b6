//! Ctrl-C, and the request to terminate of a batch system or of `timeout`: the first asks the
//! searches to stop, the second ends the process.

use std::sync::LazyLock;

use loyd_engine::Stop;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// Added to the number of a signal, the code shells use for a process that it ended.
const ENDED_BY: i32 = 128;

static STOP: LazyLock<Stop> = LazyLock::new(Stop::default);

/// Catches both signals from now on. Where that is impossible, they end the process as they always
/// do.
pub(crate) fn listen() {
    for signal in [SIGINT, SIGTERM] {
        // In this order: the first signal finds that nobody has asked yet.
        let _ = flag::register_conditional_shutdown(signal, ENDED_BY + signal, STOP.flag());
        let _ = flag::register(signal, STOP.flag());
    }
}

/// Returns what the first signal asks for.
pub(crate) fn stop() -> Stop {
    STOP.clone()
}

/// Returns `true` if the user pressed Ctrl-C, or the process was asked to terminate.
pub(crate) fn asked() -> bool {
    STOP.is_asked()
}
