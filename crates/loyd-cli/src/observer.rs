//! How the command line shows the progress of a search: on the progress line, or
//! in a sum over many searches.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use indicatif::HumanCount;
use loyd_engine::{Engine, Listener, Part, SearchProgress, Watch};

use crate::interrupt;
use crate::progress_line::ProgressLine;

/// Returns the observer of one search: it stops at the time limit or at Ctrl-C.
pub(crate) fn watch<L: Listener>(engine: &Engine, time: Option<Duration>, listener: L) -> Watch<L> {
    engine
        .watch(listener)
        .stopped_by(interrupt::stop())
        .within(time)
}

/// The progress line, about this search.
impl Listener for &mut ProgressLine {
    fn building(&mut self, found: u64, states: u64) {
        self.draw(|seconds| {
            let percent = 100 * found / states.max(1);
            format!("building tables, {percent} %, {seconds:.0} s")
        });
    }

    fn part(&mut self, part: Part) {
        let (step, parts) = (part.done + 1, part.parts);
        self.draw(|seconds| format!("step {step} of {parts}, {seconds:.0} s"));
    }

    fn searching(&mut self, progress: SearchProgress) {
        self.draw(|seconds| {
            let (bound, nodes) = (progress.bound, HumanCount(progress.generated));
            if let Some(Part { done, parts }) = progress.part {
                // The seconds are those of all steps, so they make no rate.
                let step = done + 1;
                return format!(
                    "step {step} of {parts}, bound {bound}, {nodes} nodes, {seconds:.0} s"
                );
            }
            let rate = rate(progress.generated, seconds);
            format!("bound {bound}, {nodes} nodes, {rate}, {seconds:.0} s")
        });
    }
}

/// The nodes of many searches, which threads add up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NodeSum<'a>(pub(crate) &'a AtomicU64);

impl Listener for NodeSum<'_> {
    fn searching(&mut self, progress: SearchProgress) {
        self.0.fetch_add(progress.more, Ordering::Relaxed);
    }
}

/// Nodes per second, as people read it.
#[expect(
    clippy::cast_precision_loss,
    reason = "one digit after the point is shown"
)]
pub(crate) fn rate(nodes: u64, seconds: f64) -> String {
    let millions = nodes as f64 / 1e6 / seconds.max(1e-6);
    format!("{millions:.1} Mnodes/s")
}
