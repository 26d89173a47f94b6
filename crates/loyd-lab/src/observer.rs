//! How a run reports what it is doing, and how it is stopped.

use std::ops::ControlFlow;

use crate::{Measurement, Setting};

/// Hears of a run's progress and may stop it. All calls come from the thread
/// that called [`run`](crate::run).
pub trait RunObserver {
    /// Tables are being built for a setting: `found` of `states` states have
    /// their value. The run ends if this returns `Break`.
    fn preparing(&mut self, _setting: &Setting, _found: u64, _states: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A board is done.
    fn measured(&mut self, _measurement: &Measurement) {}

    /// Called ten times a second and after every board. If this returns
    /// `Break`, the searches under way are stopped and not measured, and the run
    /// ends.
    fn pulse(&mut self, _standing: Standing<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Where a run stands.
#[derive(Debug, Clone, Copy)]
pub struct Standing<'a> {
    /// What is being measured.
    pub setting: &'a Setting,
    /// Boards done, of all settings and runs.
    pub done: usize,
    /// Boards to do, of all settings and runs.
    pub all: usize,
    /// Nodes generated so far, of all boards.
    pub nodes: u64,
}

/// Hears nothing and never stops.
#[derive(Debug, Clone, Copy, Default)]
pub struct SilentRun;

impl RunObserver for SilentRun {}
