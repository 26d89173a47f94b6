//! The observer of a search: the clock the library does not read.
//!
//! It stops the search at the time limit or at Ctrl-C, takes the seconds of
//! each bound, and keeps the numbers that the progress line shows.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::HumanCount;
use loyd::search::{Iteration, Observer, Progress};

use crate::gauge::Gauge;
use crate::interrupt;

/// Watches one search.
#[derive(Debug)]
pub(crate) struct Watch<'a> {
    deadline: Option<Instant>,
    bound_began: Instant,
    /// Seconds that each bound took, in the order searched.
    pub(crate) bound_seconds: Vec<f64>,
    /// Nodes of this search that `total` has already.
    counted: u64,
    /// Of work made of several searches: how many are over, and how many there are.
    part: Option<(usize, usize)>,
    report: Reporting<'a>,
}

/// Whom a watch tells.
#[derive(Debug)]
pub(crate) enum Reporting<'a> {
    /// The progress line, about this search.
    Gauge(&'a mut Gauge),
    /// A sum over many searches, which somebody else shows.
    Total(&'a AtomicU64),
}

impl Watch<'_> {
    /// A watch that begins now.
    pub(crate) fn new(limit: Option<Duration>, report: Reporting<'_>) -> Watch<'_> {
        let now = Instant::now();
        Watch {
            // A limit beyond what the clock can count is none.
            deadline: limit.and_then(|limit| now.checked_add(limit)),
            bound_began: now,
            bound_seconds: Vec::new(),
            counted: 0,
            part: None,
            report,
        }
    }
}

impl Watch<'_> {
    /// Whether the time is up or somebody pressed Ctrl-C.
    fn answer(&self) -> ControlFlow<()> {
        let late = self.deadline.is_some_and(|at| Instant::now() >= at);
        if late || interrupt::asked() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl Observer for Watch<'_> {
    fn building(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        if let Reporting::Gauge(gauge) = &mut self.report {
            gauge.draw(|seconds| {
                let percent = 100 * found / states.max(1);
                format!("building tables, {percent} %, {seconds:.0} s")
            });
        }
        self.answer()
    }

    fn part(&mut self, done: usize, parts: usize) {
        self.part = Some((done, parts));
        if let Reporting::Gauge(gauge) = &mut self.report {
            gauge.draw(|seconds| format!("step {} of {parts}, {seconds:.0} s", done + 1));
        }
    }

    fn bound(&mut self, _: Progress) {
        self.bound_began = Instant::now();
    }

    fn bound_done(&mut self, _: Iteration) {
        let seconds = self.bound_began.elapsed().as_secs_f64();
        self.bound_seconds.push(seconds);
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        match &mut self.report {
            Reporting::Gauge(gauge) => gauge.draw(|seconds| {
                let (bound, nodes) = (progress.bound, HumanCount(progress.generated));
                let rate = rate(progress.generated, seconds);
                match self.part {
                    // The seconds are those of all steps, so they make no rate.
                    Some((done, parts)) => {
                        let step = done + 1;
                        format!(
                            "step {step} of {parts}, bound {bound}, {nodes} nodes, {seconds:.0} s"
                        )
                    }
                    None => format!("bound {bound}, {nodes} nodes, {rate}, {seconds:.0} s"),
                }
            }),
            Reporting::Total(total) => {
                // A new search begins to count at 0 again.
                let more = progress.generated.checked_sub(self.counted);
                total.fetch_add(more.unwrap_or(progress.generated), Ordering::Relaxed);
                self.counted = progress.generated;
            }
        }
        self.answer()
    }
}

/// Nodes per second, as people read it.
#[expect(
    clippy::cast_precision_loss,
    reason = "one digit behind the point is shown"
)]
pub(crate) fn rate(nodes: u64, seconds: f64) -> String {
    let millions = nodes as f64 / 1e6 / seconds.max(1e-6);
    format!("{millions:.1} Mnodes/s")
}
