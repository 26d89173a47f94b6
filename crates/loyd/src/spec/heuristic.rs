//! Heuristics by name.

use std::fmt;
use std::str::FromStr;

use super::PdbSpec;
use crate::names::{Name, Named, UnknownName, named_enum};

named_enum! {
    /// A heuristic by name; those with a name of their own stand in the order of their strength,
    /// weakest first.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
    pub enum HeuristicSpec {
        /// The best one for the board's shape.
        #[default]
        Auto = "auto":
            "the best one for the board: pattern databases on 4x4, else wd,md+lc or md+lc",
        /// Tiles not at home.
        Misplaced = "misplaced": "tiles not at home",
        /// Manhattan distance.
        Manhattan = "md" | "manhattan": "Manhattan distance",
        /// Manhattan distance plus linear conflict.
        LinearConflict = "md+lc" | "linear-conflict": "Manhattan distance plus linear conflict",
        /// Manhattan distance plus linear conflict by the paper's rule.
        PaperLinearConflict = "md+paper-lc":
            "Manhattan distance plus linear conflict by the paper's rule (inadmissible)",
        /// Walking distance.
        WalkingDistance = "wd" | "walking-distance": "walking distance, up to 4x4",
        /// The larger of walking distance and Manhattan distance plus linear conflict.
        WalkingOrConflict = "wd,md+lc" | "wd+lc": "the larger of wd and md+lc, up to 4x4",
        /// The paper's hybrid.
        Hybrid = "hh" | "hybrid": "the paper's hybrid MD/3 + WD + LC, up to 4x4 (inadmissible)",
    }
    unnamed {
        /// Pattern databases.
        Pdb(PdbSpec),
        /// The tables of two colourings, for 4x4 boards in the multi-tile metric.
        Colourings,
        /// An estimate that was learned from shortest solutions, for 4x4; inadmissible.
        Learned,
    }
}

/// The name of the tables for the multi-tile metric. It is not in the list of names, because
/// those are heuristics in both metrics.
const COLOURINGS: &str = "colourings";

/// The name of the learned estimate. It is not in the list of names, because those are heuristics
/// for boards of many shapes.
const LEARNED: &str = "learned";

impl HeuristicSpec {
    /// Returns the pattern databases that it names, or `None` if it needs no tables.
    pub const fn tables(&self) -> Option<&PdbSpec> {
        match self {
            HeuristicSpec::Pdb(pdb) => Some(pdb),
            HeuristicSpec::Auto
            | HeuristicSpec::Misplaced
            | HeuristicSpec::Manhattan
            | HeuristicSpec::LinearConflict
            | HeuristicSpec::PaperLinearConflict
            | HeuristicSpec::WalkingDistance
            | HeuristicSpec::WalkingOrConflict
            | HeuristicSpec::Hybrid
            | HeuristicSpec::Learned
            | HeuristicSpec::Colourings => None,
        }
    }

    /// Returns `true` if pattern databases and walking distance are asked together.
    pub(crate) fn walks(&self) -> bool {
        self.tables().is_some_and(|pdb| pdb.walking)
    }

    /// Every heuristic of the table that is not a choice among others.
    pub fn concrete() -> impl Iterator<Item = HeuristicSpec> {
        HeuristicSpec::ALL
            .iter()
            .map(|row| row.value.clone())
            .filter(|spec| *spec != HeuristicSpec::Auto)
    }
}

impl Name for HeuristicSpec {
    const KIND: &'static str = "heuristic";
    const NAMES: &'static [Named<HeuristicSpec>] = HeuristicSpec::ALL;
    const MORE: &'static str = " and [wd,]pdb:PARTITION[:classic|:non-additive][:single]\
        , learned for 4x4, and colourings for 4x4 in the metric mtm";
}

impl FromStr for HeuristicSpec {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<HeuristicSpec, UnknownName> {
        // Names are in lower case; a partition may be anything.
        match PdbSpec::read(text.trim()) {
            Some(pdb) => Ok(HeuristicSpec::Pdb(pdb)),
            None if text.trim().eq_ignore_ascii_case(COLOURINGS) => Ok(HeuristicSpec::Colourings),
            None if text.trim().eq_ignore_ascii_case(LEARNED) => Ok(HeuristicSpec::Learned),
            None => HeuristicSpec::by_name(text),
        }
    }
}

impl fmt::Display for HeuristicSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.name()) {
            (HeuristicSpec::Pdb(pdb), _) => pdb.fmt(f),
            (HeuristicSpec::Colourings, _) => f.write_str(COLOURINGS),
            (HeuristicSpec::Learned, _) => f.write_str(LEARNED),
            (_, Some(name)) => f.write_str(name),
            (_, None) => Err(fmt::Error),
        }
    }
}
