//! One board solved once, and what that took.

use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, Report};
use serde::{Deserialize, Serialize};

/// One board solved once. A journal has the same fields, in this order.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Measurement {
    /// The place of its setting in the plan, from 0.
    pub setting: usize,
    /// Which time it was, from 1.
    pub run: usize,
    /// The place of its board among the plan's, from 0.
    #[serde(rename = "board")]
    pub instance: usize,
    /// The heuristic that was used.
    #[serde(with = "by_name")]
    pub heuristic: HeuristicSpec,
    /// The search that was used.
    #[serde(with = "by_name")]
    pub search: SearchSpec,
    /// What was proved.
    #[serde(rename = "status", with = "by_name")]
    pub guarantee: Guarantee,
    /// No solution is shorter than this.
    pub lower_bound: u32,
    /// The length of the solution found.
    pub upper_bound: u32,
    /// Boards generated.
    pub generated: u64,
    /// Boards expanded.
    pub expanded: u64,
    /// Boards generated in bounds that were searched to their end, which do not
    /// depend on the order of moves.
    pub generated_complete: u64,
    /// Seconds from request to report.
    pub seconds: f64,
    /// Whether tables were built within these seconds.
    pub built: bool,
    /// The most memory held since the pass began, where the system tells.
    pub peak_bytes: Option<u64>,
}

/// Names of the library as text.
mod by_name {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(
        value: &impl Display,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(super) fn deserialize<'de, D, T>(deserializer: D) -> Result<T, D::Error>
    where
        D: Deserializer<'de>,
        T: FromStr<Err: Display>,
    {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// Which search of a plan it is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place {
    /// The index of its setting in the plan.
    pub(crate) setting: usize,
    /// Which repetition it is, from 1.
    pub(crate) run: usize,
    /// The index of its board in the plan.
    pub(crate) instance: usize,
}

impl Measurement {
    /// Returns what a report says of a search; the peak is not yet known.
    pub(crate) fn new(place: Place, report: &Report, seconds: f64, built: bool) -> Measurement {
        let bounds = report.stats.iterations.iter();
        let complete = bounds.filter(|bound| bound.complete);
        Measurement {
            setting: place.setting,
            run: place.run,
            instance: place.instance,
            heuristic: report.heuristic.clone(),
            search: report.search,
            guarantee: report.guarantee,
            lower_bound: report.lower_bound,
            upper_bound: report.upper_bound,
            generated: report.stats.generated,
            expanded: report.stats.expanded,
            generated_complete: complete.map(|bound| bound.generated).sum(),
            seconds,
            built,
            peak_bytes: None,
        }
    }

    /// Whether a limit ended the search.
    pub fn limited(&self) -> bool {
        self.guarantee == Guarantee::Limit
    }

    /// Returns the length of the solution; `None` if a limit came first.
    pub fn length(&self) -> Option<u32> {
        (!self.limited()).then_some(self.upper_bound)
    }

    /// Boards generated in a second.
    pub fn rate(&self) -> f64 {
        rate(self.generated, self.seconds)
    }
}

/// Returns a count per second; 0 if no time passed.
pub(crate) fn rate(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 {
        float(count) / seconds
    } else {
        0.0
    }
}

/// Returns a count as a floating-point number.
#[expect(
    clippy::cast_precision_loss,
    reason = "counts beyond 2^53 would take years"
)]
pub(crate) fn float(count: u64) -> f64 {
    count as f64
}
