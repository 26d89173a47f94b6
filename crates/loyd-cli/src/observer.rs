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
        self.draw(|seconds| sentence(&progress, seconds));
    }

    /// The line shows the length of the best solution.
    fn wants_solution(&self) -> bool {
        self.is_due()
    }
}

/// What the line says of a search: both bounds as far as they are known, nodes, speed, time,
/// and when the bound will be over.
fn sentence(progress: &SearchProgress, seconds: f64) -> String {
    let nodes = HumanCount(progress.generated);
    let mut words = Vec::new();
    if let Some(Part { done, parts }) = progress.part {
        words.push(format!("step {} of {parts}", done + 1));
    }
    words.push(match progress.lower_bound {
        Some(lower_bound) if lower_bound == progress.bound => format!("at least {lower_bound}"),
        _ => format!("bound {}", progress.bound),
    });
    words.extend(progress.best.map(|best| format!("best {best}")));
    words.push(format!("{nodes} nodes"));
    // The seconds are those of all steps, so they make no rate.
    if progress.part.is_none() {
        words.push(rate(progress.generated, seconds));
    }
    words.push(format!("{seconds:.0} s"));
    let left = progress.bound_seconds_left.filter(|&left| left >= 1.0);
    words.extend(left.map(|left| format!("next bound in {}", about(left))));
    words.join(", ")
}

/// A time that is not known well, in one unit.
fn about(seconds: f64) -> String {
    let units = [("s", 1.0, 99.5), ("min", 60.0, 99.5), ("h", 3600.0, 47.5)];
    let fits = |(_, length, most): &&(&str, f64, f64)| seconds / length < *most;
    match units.iter().find(fits) {
        Some((unit, length, _)) => format!("{:.0} {unit}", seconds / length),
        None => format!("{:.0} days", seconds / 86_400.0),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn progress() -> SearchProgress {
        SearchProgress {
            bound: 102,
            generated: 12_345_678,
            total: 12_345_678,
            more: 0,
            part: None,
            lower_bound: Some(102),
            best: Some(118),
            bound_seconds_left: Some(2400.0),
        }
    }

    #[test]
    fn the_line_has_both_bounds_and_a_forecast() {
        let known = sentence(&progress(), 2.0);
        assert_eq!(
            known,
            "at least 102, best 118, 12,345,678 nodes, 6.2 Mnodes/s, 2 s, next bound in 40 min"
        );
        let unknown = SearchProgress {
            lower_bound: Some(90),
            best: None,
            bound_seconds_left: Some(0.4),
            part: Some(Part { done: 1, parts: 5 }),
            ..progress()
        };
        let unknown = sentence(&unknown, 2.0);
        assert_eq!(unknown, "step 2 of 5, bound 102, 12,345,678 nodes, 2 s");
    }

    #[test]
    fn forecasts_have_one_unit() {
        let times = [1.0, 99.4, 99.6, 5900.0, 6000.0, 100_000.0, 1_000_000.0];
        let words = times.map(about);
        let expected = ["1 s", "99 s", "2 min", "98 min", "2 h", "28 h", "12 days"];
        assert_eq!(words, expected);
    }
}
