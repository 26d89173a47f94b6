//! The observer of a run: a line on the terminal, and Ctrl-C.

use std::ops::ControlFlow;

use indicatif::HumanCount;
use loyd_lab::{Observer, Setting, Standing};

use crate::gauge::Gauge;
use crate::interrupt;
use crate::watch::rate;

/// Watches a run.
#[derive(Debug)]
pub(super) struct Watch {
    gauge: Gauge,
}

impl Default for Watch {
    fn default() -> Watch {
        Watch {
            gauge: Gauge::new(),
        }
    }
}

impl Observer for Watch {
    fn preparing(&mut self, setting: &Setting, found: u64, states: u64) -> ControlFlow<()> {
        self.gauge.draw(|seconds| {
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
        self.gauge.draw(|seconds| {
            let rate = rate(nodes, seconds);
            let (done, all) = (HumanCount(done as u64), HumanCount(all as u64));
            format!("{done} of {all} done, {setting}, {rate}, {seconds:.0} s")
        });
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
