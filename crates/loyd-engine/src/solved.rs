//! What came of solving a board: the library's report, with its times and with
//! what the search says of all solutions.

use loyd::puzzle::Path;
use loyd::{Guarantee, Report};

use crate::watch::StopReason;

/// A solved board and what that took.
#[derive(Debug)]
pub struct Solved {
    /// The library's answer. Its list of all solutions is in
    /// [`solutions`](Solved::solutions).
    pub report: Report,
    /// Every solution, where all were asked for.
    pub solutions: Option<ListedSolutions>,
    /// Seconds for the search.
    pub seconds: f64,
    /// Seconds for opening or building what later boards find ready.
    pub setup_seconds: f64,
    /// Seconds for each bound, in the order searched.
    pub bound_seconds: Vec<f64>,
    /// Why the search was stopped; `None` if it ended by itself or at a limit that
    /// needs no clock.
    pub stopped: Option<StopReason>,
}

/// The solutions of the shortest length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedSolutions {
    /// The solutions, each once.
    pub paths: Vec<Path>,
    /// Whether these are all there are.
    pub complete: bool,
    /// Whether a limit on time or nodes, not on solutions, is why they are not.
    pub cut_short: bool,
}

impl Solved {
    /// Whether a limit ended the search before it gave all that was asked for.
    pub fn limited(&self) -> bool {
        let cut_short = |listed: &ListedSolutions| listed.cut_short;
        self.report.guarantee == Guarantee::Limit || self.solutions.as_ref().is_some_and(cut_short)
    }
}

impl ListedSolutions {
    /// Takes the solutions out of the report of a search that was asked for at most
    /// `most` of them.
    pub(crate) fn take(report: &mut Report, most: usize) -> ListedSolutions {
        match report.all.take() {
            Some(all) => ListedSolutions {
                cut_short: !all.complete && all.paths.len() < most,
                paths: all.paths,
                complete: all.complete,
            },
            // The search was stopped before its first solution; the quick one
            // counts if it happens to be as short as the bound.
            None => ListedSolutions {
                paths: match report.guarantee {
                    Guarantee::Optimal => vec![report.path.clone()],
                    Guarantee::Bounded | Guarantee::Feasible | Guarantee::Limit => Vec::new(),
                },
                complete: false,
                cut_short: true,
            },
        }
    }
}
