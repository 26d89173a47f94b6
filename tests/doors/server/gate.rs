//! A search that goes on for as long as a test wants.
//!
//! Its tables come from a source that gives none for boards of 3x3 until the gate is
//! opened. So a test knows that the search has begun, and decides when it ends.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex};

use loyd::pattern::{
    BuildInMemory, BuildObserver, BuildStopped, SharedTable, SourceError, TableId, TableSource,
};
use loyd::puzzle::Shape;
use loyd::{References, Solver};
use loyd_server::SharedEngine;
use serde_json::{Value, json};

use crate::server::{FAR, TIMEOUT};

/// What happened at the gate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Event {
    /// A search asked for its table.
    Began,
    /// The observer of a search that waited told it to stop.
    Stopped,
}

/// The test's end of it.
pub(crate) struct Gate {
    state: Arc<State>,
    events: Receiver<Event>,
}

#[derive(Default)]
struct State {
    open: Mutex<bool>,
    changed: Condvar,
}

/// The searches' end of it.
struct Gated {
    state: Arc<State>,
    events: Mutex<Sender<Event>>,
    /// Whether a search that waits here hears its observer.
    hears: bool,
    source: BuildInMemory,
}

impl Gate {
    /// A closed gate, and an engine whose searches of [`Gate::body`] wait there.
    pub(crate) fn new() -> (Gate, SharedEngine) {
        Gate::that_hears(true)
    }

    /// The same, but nothing ends the searches that wait there: not their time, nor
    /// that their client has gone.
    pub(crate) fn deaf() -> (Gate, SharedEngine) {
        Gate::that_hears(false)
    }

    fn that_hears(hears: bool) -> (Gate, SharedEngine) {
        let (sender, events) = mpsc::channel();
        let state = Arc::new(State::default());
        let gated = Gated {
            state: Arc::clone(&state),
            events: Mutex::new(sender),
            hears,
            source: BuildInMemory::default(),
        };
        let solver = Solver::with_tables(Box::new(gated));
        let engine = SharedEngine::new(solver, References::Ignore, |_, _| ());
        (Gate { state, events }, engine)
    }

    /// A request that waits at the gate, and is answered with 31 moves after that.
    pub(crate) fn body() -> Value {
        json!({"board": FAR, "heuristic": "pdb:1-4|5-8"})
    }

    /// Waits for the next event.
    pub(crate) fn next(&self) -> Event {
        self.events.recv_timeout(TIMEOUT).expect("an event")
    }

    /// Lets all searches go on.
    pub(crate) fn open(&self) {
        *self.state.open.lock().expect("no panic") = true;
        self.state.changed.notify_all();
    }
}

impl Gated {
    fn tell(&self, event: Event) {
        // The test may be over.
        let _ = self.events.lock().expect("no panic").send(event);
    }
}

impl TableSource for Gated {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        let shape = id.pattern.home().shape();
        let mut open = self.state.open.lock().expect("no panic");
        if shape == Shape::new(3, 3).expect("a shape") && !*open {
            self.tell(Event::Began);
            while !*open {
                if self.hears && observer.pulse(0, 1).is_break() {
                    self.tell(Event::Stopped);
                    return Err(BuildStopped.into());
                }
                let waited = self
                    .state
                    .changed
                    .wait_timeout(open, std::time::Duration::from_millis(2));
                open = waited.expect("no panic").0;
            }
        }
        drop(open);
        self.source.table(id, observer)
    }
}
