//! The signals that end a server: Ctrl-C and, on Unix, a request to terminate.

use std::io;

/// Catches the signals from the moment it is made, so that none of them ends the process while
/// a client is being answered.
#[cfg(unix)]
#[derive(Debug)]
pub(crate) struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    /// Must be called within a runtime.
    pub(crate) fn catch() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Waits for the next signal. Returns `None` if there will be no more.
    pub(crate) async fn next(&mut self) -> Option<()> {
        tokio::select! {
            pressed = self.interrupt.recv() => pressed,
            asked = self.terminate.recv() => asked,
        }
    }
}

/// Catches Ctrl-C from the moment it is made.
#[cfg(windows)]
#[derive(Debug)]
pub(crate) struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    /// Must be called within a runtime.
    pub(crate) fn catch() -> io::Result<Signals> {
        tokio::signal::windows::ctrl_c().map(Signals)
    }

    /// Waits for the next Ctrl-C. Returns `None` if there will be no more.
    pub(crate) async fn next(&mut self) -> Option<()> {
        self.0.recv().await
    }
}
