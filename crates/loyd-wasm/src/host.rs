//! What the engine needs of the program around it.

use std::time::Duration;

use loyd_engine::Clock;

/// The program around the engine.
pub trait Host: Copy + Send + Sync + 'static {
    /// Returns the milliseconds since some moment that never changes.
    fn milliseconds(self) -> f64;

    /// Returns a random number from 0 to 1, without 1.
    fn random(self) -> f64;

    /// Takes a message: one line of JSON.
    fn message(self, line: &str);
}

/// The host's clock.
#[derive(Debug)]
pub(crate) struct HostClock<H>(pub(crate) H);

impl<H: Host> Clock for HostClock<H> {
    fn now(&self) -> Duration {
        Duration::try_from_secs_f64(self.0.milliseconds() / 1e3).unwrap_or_default()
    }
}
