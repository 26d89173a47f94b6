//! Work without the interpreter lock that Ctrl-C ends.
//!
//! The work runs in a thread of its own. The calling thread waits for it without the lock,
//! takes the lock several times a second to look for signals and to tell the progress, and
//! asks the work to stop if either raises. Only the calling thread touches Python: a signal
//! handler runs there alone, and what it raised is what the user must see.

use std::panic::resume_unwind;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use loyd_engine::Stop;
use pyo3::prelude::*;

use crate::trouble::Trouble;

/// How often signals are looked for.
const TICK: Duration = Duration::from_millis(50);

/// Runs `work` to its end. `tick` is called now and then with the interpreter lock.
pub(crate) fn attend<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    tick: impl Fn(Python<'_>) -> PyResult<()> + Sync,
    work: impl FnOnce() -> Result<T, Trouble> + Send,
) -> PyResult<T> {
    let (result, raised) = py.detach(|| {
        thread::scope(|scope| {
            let (done, ended) = sync_channel::<()>(0);
            let worker = scope.spawn(move || {
                // Dropped when the work has ended, also by a panic.
                let _done = done;
                work()
            });
            let mut raised = None;
            while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(TICK) {
                let looked = Python::attach(|py| {
                    py.check_signals()?;
                    // Nobody wants to hear more once the work is being stopped.
                    if raised.is_none() { tick(py) } else { Ok(()) }
                });
                if let Err(error) = looked {
                    stop.ask();
                    raised.get_or_insert(error);
                }
            }
            let result = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            (result, raised)
        })
    });
    match raised {
        Some(error) => Err(error),
        None => Ok(result?),
    }
}
