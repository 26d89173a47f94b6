//! Heuristics by name.

use std::fmt;
use std::str::FromStr;

use super::PdbSpec;
use crate::names::{Name, Named, UnknownName};

/// A heuristic by name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum HeuristicSpec {
    /// The best one for the board's shape.
    #[default]
    Auto,
    /// Tiles not at home.
    Misplaced,
    /// Manhattan distance.
    Manhattan,
    /// Manhattan distance plus linear conflict.
    LinearConflict,
    /// Manhattan distance plus linear conflict by the paper's rule.
    PaperLinearConflict,
    /// Walking distance.
    WalkingDistance,
    /// The larger of walking distance and Manhattan distance plus linear conflict.
    WalkingOrConflict,
    /// The paper's hybrid.
    Hybrid,
    /// Pattern databases.
    Pdb(PdbSpec),
}

impl HeuristicSpec {
    /// Every heuristic except the pattern databases, weakest first.
    pub const ALL: &'static [Named<HeuristicSpec>] = &[
        Named::new(
            HeuristicSpec::Auto,
            "auto",
            "the best one for the board: pattern databases on 4x4, else wd,md+lc or md+lc",
        ),
        Named::new(HeuristicSpec::Misplaced, "misplaced", "tiles not at home"),
        Named::with_alias(
            HeuristicSpec::Manhattan,
            "md",
            "manhattan",
            "Manhattan distance",
        ),
        Named::with_alias(
            HeuristicSpec::LinearConflict,
            "md+lc",
            "linear-conflict",
            "Manhattan distance plus linear conflict",
        ),
        Named::new(
            HeuristicSpec::PaperLinearConflict,
            "md+paper-lc",
            "Manhattan distance plus linear conflict by the paper's rule (inadmissible)",
        ),
        Named::with_alias(
            HeuristicSpec::WalkingDistance,
            "wd",
            "walking-distance",
            "walking distance, up to 4x4",
        ),
        Named::with_alias(
            HeuristicSpec::WalkingOrConflict,
            "wd,md+lc",
            "wd+lc",
            "the larger of wd and md+lc, up to 4x4",
        ),
        Named::with_alias(
            HeuristicSpec::Hybrid,
            "hh",
            "hybrid",
            "the paper's hybrid MD/3 + WD + LC, up to 4x4 (inadmissible)",
        ),
    ];

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
            | HeuristicSpec::Hybrid => None,
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
    const MORE: &'static str = " and [wd,]pdb:PARTITION[:classic|:non-additive][:single]";
}

impl FromStr for HeuristicSpec {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<HeuristicSpec, UnknownName> {
        // Names are in lower case; a partition may be anything.
        match PdbSpec::read(text.trim()) {
            Some(pdb) => Ok(HeuristicSpec::Pdb(pdb)),
            None => HeuristicSpec::by_name(text),
        }
    }
}

impl fmt::Display for HeuristicSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.name()) {
            (HeuristicSpec::Pdb(pdb), _) => pdb.fmt(f),
            (_, Some(name)) => f.write_str(name),
            (_, None) => Err(fmt::Error),
        }
    }
}
