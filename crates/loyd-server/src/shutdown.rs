//! The end of a server, in three steps: asked, urged, over.
//!
//! Asked to end, it takes no new work and lets running searches finish. When the
//! grace is over it urges them: they stop and answer with the bounds they have.
//! What is left then is cut off.

use tokio::sync::watch;

/// How far the end has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    /// Not asked to end.
    Serving,
    /// No new work.
    Draining,
    /// Searches stop where they are.
    Stopping,
    /// Connections are cut off.
    Over,
}

/// Ends a server from outside.
#[derive(Debug, Clone)]
pub struct Handle {
    phase: watch::Sender<Phase>,
}

impl Handle {
    pub(crate) fn new() -> Handle {
        Handle {
            phase: watch::Sender::new(Phase::Serving),
        }
    }

    /// Asks the server to end; a second time, to end without waiting for searches.
    pub fn stop(&self) {
        let next = match self.phase() {
            Phase::Serving => Phase::Draining,
            Phase::Draining | Phase::Stopping | Phase::Over => Phase::Stopping,
        };
        self.advance(next);
    }

    /// Goes on to a phase; never back.
    pub(crate) fn advance(&self, to: Phase) {
        self.phase.send_if_modified(|phase| {
            let forward = to > *phase;
            if forward {
                *phase = to;
            }
            forward
        });
    }

    pub(crate) fn phase(&self) -> Phase {
        *self.phase.borrow()
    }

    /// Waits until the end has come so far.
    pub(crate) async fn reached(&self, phase: Phase) {
        let mut changes = self.phase.subscribe();
        // The sender lives as long as this handle.
        let _ = changes.wait_for(|now| *now >= phase).await;
    }
}
