//! The signals that end a server: Ctrl-C and, on Unix, a request to terminate.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::Signal as Interrupt;
#[cfg(windows)]
use tokio::signal::windows::CtrlC as Interrupt;

/// Catches the signals from the moment it is made, so that none of them ends the process while
/// a client is being answered.
#[derive(Debug)]
pub(crate) struct Signals {
    interrupt: Interrupt,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Signals {
    /// Must be called within a runtime.
    #[cfg(unix)]
    pub(crate) fn catch() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Must be called within a runtime.
    #[cfg(windows)]
    pub(crate) fn catch() -> io::Result<Signals> {
        let interrupt = tokio::signal::windows::ctrl_c()?;
        Ok(Signals { interrupt })
    }

    /// Waits for the next signal. Returns `None` if there will be no more.
    #[cfg(unix)]
    pub(crate) async fn next(&mut self) -> Option<()> {
        tokio::select! {
            pressed = self.interrupt.recv() => pressed,
            asked = self.terminate.recv() => asked,
        }
    }

    /// Waits for the next Ctrl-C. Returns `None` if there will be no more.
    #[cfg(windows)]
    pub(crate) async fn next(&mut self) -> Option<()> {
        self.interrupt.recv().await
    }
}
