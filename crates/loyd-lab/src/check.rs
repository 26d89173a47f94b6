//! Lengths compared with those that are known.
//!
//! A length is known because the set has it, or because another setting of the
//! same run proved it. Whatever contradicts it is a mistake, of the search or of
//! the set; with a heuristic that may overestimate a longer solution is none.

use std::fmt;

use loyd::Guarantee;

use crate::Measurement;

/// A known length and whence it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) length: u32,
    /// The setting that proved it; `None` if the set has it.
    pub(crate) proved_by: Option<usize>,
}

/// What the comparison says. The graver, the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Check {
    /// Nothing to compare with.
    Unknown,
    /// The solution has the optimal length.
    Equal,
    /// It is longer by this much, and was not called optimal.
    Excess(u32),
    /// A limit came first; the optimal length lies within the bounds.
    Open,
    /// It contradicts the known length.
    Wrong,
}

impl Check {
    /// Compares a measurement with a known length.
    pub(crate) fn new(measurement: &Measurement, known: Option<Known>) -> Check {
        let bounds = (measurement.lower_bound, measurement.upper_bound);
        Check::of(measurement.guarantee, bounds, known)
    }

    /// Compares what was proved, and the bounds, with a known length.
    pub(crate) fn of(
        guarantee: Guarantee,
        (lower, upper): (u32, u32),
        known: Option<Known>,
    ) -> Check {
        let Some(Known { length, proved_by }) = known else {
            return Check::Unknown;
        };
        match guarantee {
            _ if upper < length || lower > length => Check::Wrong,
            // A proof is no news about itself.
            Guarantee::Optimal if proved_by.is_some() => Check::Unknown,
            Guarantee::Optimal | Guarantee::Bounded | Guarantee::Feasible if upper == length => {
                Check::Equal
            }
            Guarantee::Optimal => Check::Wrong,
            Guarantee::Bounded | Guarantee::Feasible => Check::Excess(upper - length),
            Guarantee::Limit => Check::Open,
        }
    }

    /// The slides above the optimal length.
    pub fn excess(self) -> Option<u32> {
        match self {
            Check::Equal => Some(0),
            Check::Excess(more) => Some(more),
            Check::Unknown | Check::Wrong | Check::Open => None,
        }
    }
}

/// One word, empty for `Unknown`.
impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Check::Unknown => "",
            Check::Equal => "equal",
            Check::Excess(_) => "excess",
            Check::Open => "open",
            Check::Wrong => "wrong",
        })
    }
}

/// A length that contradicts a known one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    /// The set and the name of the board.
    pub board: String,
    /// The heuristic and the search that gave it.
    pub setting: String,
    /// What was proved.
    pub guarantee: Guarantee,
    /// No solution is shorter than this, it says.
    pub lower_bound: u32,
    /// It found a solution of this length.
    pub upper_bound: u32,
    /// The known length.
    pub known: u32,
    /// The setting that proved the known length; `None` if the set has it.
    pub proved_by: Option<String>,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mistake { known, .. } = self;
        write!(f, "{}: {} ", self.board, self.setting)?;
        match self.guarantee {
            Guarantee::Optimal => write!(f, "proved that {} moves are optimal", self.upper_bound)?,
            Guarantee::Bounded | Guarantee::Feasible | Guarantee::Limit
                if self.upper_bound < *known =>
            {
                write!(f, "found a solution of {} moves", self.upper_bound)?;
            }
            Guarantee::Bounded | Guarantee::Feasible | Guarantee::Limit => {
                write!(f, "proved that {} moves are needed", self.lower_bound)?;
            }
        }
        match &self.proved_by {
            Some(other) => write!(f, ", but {other} proved that {known} are optimal"),
            None => write!(f, ", but the set says that {known} are optimal"),
        }
    }
}

#[cfg(test)]
mod tests {
    use Guarantee::{Feasible, Limit, Optimal};
    use loyd::spec::{HeuristicSpec, SearchSpec};

    use super::*;

    fn check(guarantee: Guarantee, lower_bound: u32, upper_bound: u32) -> Check {
        let known = Known {
            length: 50,
            proved_by: None,
        };
        Check::new(
            &measurement(guarantee, lower_bound, upper_bound),
            Some(known),
        )
    }

    fn measurement(guarantee: Guarantee, lower_bound: u32, upper_bound: u32) -> Measurement {
        Measurement {
            setting: 0,
            run: 1,
            instance: 0,
            heuristic: HeuristicSpec::Manhattan,
            search: SearchSpec::Ida,
            guarantee,
            lower_bound,
            upper_bound,
            generated: 1,
            expanded: 1,
            generated_complete: 1,
            seconds: 1.0,
            built: false,
            peak_bytes: None,
        }
    }

    #[test]
    fn what_contradicts_the_known_length_is_wrong() {
        assert_eq!(check(Optimal, 50, 50), Check::Equal);
        assert_eq!(check(Optimal, 52, 52), Check::Wrong);
        assert_eq!(check(Optimal, 48, 48), Check::Wrong);
        assert_eq!(check(Feasible, 40, 50), Check::Equal);
        assert_eq!(check(Feasible, 40, 54), Check::Excess(4));
        assert_eq!(check(Feasible, 40, 48), Check::Wrong);
        assert_eq!(check(Limit, 40, 60), Check::Open);
        assert_eq!(check(Limit, 40, 50), Check::Open);
        assert_eq!(check(Limit, 52, 60), Check::Wrong);
        assert_eq!(check(Limit, 40, 48), Check::Wrong);
    }

    #[test]
    fn a_proof_is_compared_with_others_only() {
        let known = Some(Known {
            length: 50,
            proved_by: Some(1),
        });
        let check = |m| Check::new(&m, known);
        assert_eq!(check(measurement(Optimal, 50, 50)), Check::Unknown);
        assert_eq!(check(measurement(Optimal, 52, 52)), Check::Wrong);
        assert_eq!(check(measurement(Feasible, 40, 52)), Check::Excess(2));
        let none = Check::new(&measurement(Optimal, 52, 52), None);
        assert_eq!(none, Check::Unknown);
    }
}
