//! The observer of a run: a line on the terminal, Ctrl-C, and the file that keeps what
//! is measured.

use std::ops::ControlFlow;

use indicatif::HumanCount;
use loyd_lab::{Measurement, RunObserver, Setting, Standing};

use super::log::Log;

use crate::interrupt;
use crate::observer::rate;
use crate::progress_line::ProgressLine;

/// Watches a run.
#[derive(Debug)]
pub(super) struct Watch<'a> {
    progress_line: ProgressLine,
    log: Option<&'a mut Log>,
}

impl Watch<'_> {
    /// A watch that keeps every measurement, if there is a file for it.
    pub(super) fn new(log: Option<&mut Log>) -> Watch<'_> {
        Watch {
            progress_line: ProgressLine::new(),
            log,
        }
    }
}

impl RunObserver for Watch<'_> {
    fn measured(&mut self, measurement: &Measurement) {
        if let Some(log) = &mut self.log {
            log.add(measurement);
        }
    }

    fn preparing(&mut self, setting: &Setting, found: u64, states: u64) -> ControlFlow<()> {
        self.progress_line.draw(|seconds| {
            let percent = 100 * found / states.max(1);
            format!("{setting}: building tables, {percent} %, {seconds:.0} s")
        });
        go_on()
    }

    fn pulse(&mut self, standing: Standing<'_>) -> ControlFlow<()> {
        let Standing {
            setting,
            done,
            all,
            nodes,
        } = standing;
        self.progress_line.draw(|seconds| {
            let rate = rate(nodes, seconds);
            let (done, all) = (HumanCount(done as u64), HumanCount(all as u64));
            format!("{done} of {all} done, {setting}, {rate}, {seconds:.0} s")
        });
        if self.log.as_ref().is_some_and(|log| log.has_failed()) {
            return ControlFlow::Break(());
        }
        go_on()
    }
}

fn go_on() -> ControlFlow<()> {
    if interrupt::asked() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
