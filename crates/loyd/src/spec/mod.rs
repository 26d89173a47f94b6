//! The names of heuristics and searches: one table each, read by the command
//! line's help, its parser, the docs and the tests.

use std::fmt;
use std::str::FromStr;

use crate::pattern::{MOST_PARTITIONS, Partition, PartitionError, TableKind};
use crate::puzzle::Home;

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

/// Pattern databases by name: `pdb:PARTITION`, several with `+` between them,
/// then options after colons; `wd,` before it for the larger of it and walking
/// distance.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PdbSpec {
    /// Names or lists (`1-8|9-15`) of partitions, with `+` between them.
    pub partition: String,
    /// The kind of its tables: `:classic` or `:non-additive` if not blank-aware.
    pub kind: TableKind,
    /// Whether every symmetry that keeps the goal is looked up too; `:single`
    /// if not.
    pub mirrored: bool,
    /// Whether walking distance is asked too, and the larger counts.
    pub walking: bool,
}

impl PdbSpec {
    /// Blank-aware tables of a partition, mirrored.
    pub fn new(partition: &str) -> PdbSpec {
        PdbSpec {
            partition: partition.to_owned(),
            kind: TableKind::BlankAware,
            mirrored: true,
            walking: false,
        }
    }

    /// The partitions for a goal: a list is about its tiles.
    pub fn partitions(&self, home: Home) -> Result<Vec<Partition>, PartitionError> {
        let count = self.partition.split('+').count();
        if count > MOST_PARTITIONS {
            return Err(PartitionError::TooMany(count));
        }
        let names = self.partition.split('+').map(str::trim);
        names
            .map(|name| {
                if name.contains('|') {
                    Partition::listed(name, home)
                } else {
                    name.parse()
                }
            })
            .collect()
    }

    /// Reads what stands behind `pdb:`, or `wd,` and that.
    fn read(text: &str) -> Option<PdbSpec> {
        let walking = text.strip_prefix("wd,").map(str::trim);
        let mut words = walking.unwrap_or(text).strip_prefix("pdb:")?.split(':');
        let mut spec = PdbSpec::new(words.next()?.trim());
        spec.walking = walking.is_some();
        for word in words {
            match word {
                "single" => spec.mirrored = false,
                kind => spec.kind = kind.parse().ok()?,
            }
        }
        Some(spec)
    }
}

impl fmt::Display for PdbSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.walking {
            f.write_str("wd,")?;
        }
        write!(f, "pdb:{}", self.partition)?;
        if self.kind != TableKind::BlankAware {
            write!(f, ":{}", self.kind)?;
        }
        if !self.mirrored {
            f.write_str(":single")?;
        }
        Ok(())
    }
}

/// A search by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SearchSpec {
    /// The kernel where it can be used, else plain iterative deepening A*.
    #[default]
    Auto,
    /// Iterative deepening A*.
    Ida,
    /// The same for pattern databases on 4x4, built for speed.
    Kernel,
    /// A*.
    AStar,
    /// Bidirectional A* that proves its solution shortest.
    Bidirectional,
    /// Dynamically improved bounds bidirectional search.
    Dibbs,
    /// The paper's unidirectional A*.
    Ua,
    /// The paper's bidirectional A*.
    Ba,
    /// The same with the deepest board first and shorter ways noted.
    BaDeepest,
}

/// One row of a table of names.
#[derive(Debug, Clone)]
pub struct Named<T: 'static> {
    /// What is named.
    pub spec: T,
    /// Its name, as printed.
    pub name: &'static str,
    /// Another name that is understood.
    pub alias: Option<&'static str>,
    /// What it is, in one line.
    pub summary: &'static str,
}

impl HeuristicSpec {
    /// Every heuristic but the pattern databases, weakest first.
    pub const ALL: &'static [Named<HeuristicSpec>] = &[
        Named {
            spec: HeuristicSpec::Auto,
            name: "auto",
            alias: None,
            summary: "the best one for the board: pattern databases on 4x4, else wd,md+lc or md+lc",
        },
        Named {
            spec: HeuristicSpec::Misplaced,
            name: "misplaced",
            alias: None,
            summary: "tiles not at home",
        },
        Named {
            spec: HeuristicSpec::Manhattan,
            name: "md",
            alias: Some("manhattan"),
            summary: "Manhattan distance",
        },
        Named {
            spec: HeuristicSpec::LinearConflict,
            name: "md+lc",
            alias: Some("linear-conflict"),
            summary: "Manhattan distance plus linear conflict",
        },
        Named {
            spec: HeuristicSpec::PaperLinearConflict,
            name: "md+paper-lc",
            alias: None,
            summary: "Manhattan distance plus linear conflict by the paper's rule (inadmissible)",
        },
        Named {
            spec: HeuristicSpec::WalkingDistance,
            name: "wd",
            alias: Some("walking-distance"),
            summary: "walking distance, up to 4x4",
        },
        Named {
            spec: HeuristicSpec::WalkingOrConflict,
            name: "wd,md+lc",
            alias: Some("wd+lc"),
            summary: "the larger of wd and md+lc, up to 4x4",
        },
        Named {
            spec: HeuristicSpec::Hybrid,
            name: "hh",
            alias: Some("hybrid"),
            summary: "the paper's hybrid MD/3 + WD + LC, up to 4x4 (inadmissible)",
        },
    ];

    /// Whether pattern databases and walking distance are asked together.
    pub(crate) fn walks(&self) -> bool {
        matches!(self, HeuristicSpec::Pdb(pdb) if pdb.walking)
    }

    /// Every heuristic of the table that is not a choice among others.
    pub fn concrete() -> impl Iterator<Item = HeuristicSpec> {
        HeuristicSpec::ALL
            .iter()
            .map(|row| row.spec.clone())
            .filter(|spec| *spec != HeuristicSpec::Auto)
    }
}

impl SearchSpec {
    /// Every search.
    pub const ALL: &'static [Named<SearchSpec>] = &[
        Named {
            spec: SearchSpec::Auto,
            name: "auto",
            alias: None,
            summary: "kernel where it can be used, else ida",
        },
        Named {
            spec: SearchSpec::Ida,
            name: "ida",
            alias: Some("ida*"),
            summary: "iterative deepening A*: optimal, almost no memory",
        },
        Named {
            spec: SearchSpec::Kernel,
            name: "kernel",
            alias: None,
            summary: "ida for blank-aware pattern databases on 4x4, built for speed",
        },
        Named {
            spec: SearchSpec::AStar,
            name: "astar",
            alias: Some("a*"),
            summary: "A*: optimal, remembers every board, up to 5x5",
        },
        Named {
            spec: SearchSpec::Bidirectional,
            name: "bidirectional",
            alias: Some("bi-a*"),
            summary: "A* from both ends: optimal, md backward where tables lead forward",
        },
        Named {
            spec: SearchSpec::Dibbs,
            name: "dibbs",
            alias: None,
            summary: "from both ends with bounds that help each other: optimal, consistent only",
        },
        Named {
            spec: SearchSpec::Ua,
            name: "ua",
            alias: Some("ua*"),
            summary: "the paper's A* for hh: short, nothing proved",
        },
        Named {
            spec: SearchSpec::Ba,
            name: "ba",
            alias: Some("ba*"),
            summary: "the paper's bidirectional A* for hh: short, nothing proved",
        },
        Named {
            spec: SearchSpec::BaDeepest,
            name: "ba-deepest",
            alias: None,
            summary: "ba with a better rule: the deepest board first, shorter ways replace longer",
        },
    ];

    /// Whether its solutions are shortest if the heuristic is admissible.
    pub fn proves(self) -> bool {
        !matches!(
            self,
            SearchSpec::Ua | SearchSpec::Ba | SearchSpec::BaDeepest
        )
    }

    /// Whether it searches from both ends.
    pub fn is_bidirectional(self) -> bool {
        matches!(
            self,
            SearchSpec::Bidirectional | SearchSpec::Dibbs | SearchSpec::Ba | SearchSpec::BaDeepest
        )
    }

    /// Whether it remembers every board it sees.
    pub fn remembers(self) -> bool {
        !matches!(
            self,
            SearchSpec::Auto | SearchSpec::Ida | SearchSpec::Kernel
        )
    }
}

/// A name that stands in no table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} {name:?}; there are {}{}", known.join(" "), more)]
pub struct UnknownName {
    /// `heuristic` or `search`.
    pub kind: &'static str,
    /// The name.
    pub name: String,
    /// The names there are.
    pub known: Vec<&'static str>,
    /// What else can be written.
    pub more: &'static str,
}

fn find<T: Clone>(table: &[Named<T>], kind: &'static str, name: &str) -> Result<T, UnknownName> {
    let name = name.trim().to_ascii_lowercase();
    let row = table
        .iter()
        .find(|row| row.name == name || row.alias == Some(name.as_str()));
    row.map(|row| row.spec.clone()).ok_or_else(|| UnknownName {
        kind,
        name,
        known: table.iter().map(|row| row.name).collect(),
        more: if kind == "heuristic" {
            " and [wd,]pdb:PARTITION[:classic|:non-additive][:single]"
        } else {
            ""
        },
    })
}

fn name<T: PartialEq>(table: &[Named<T>], spec: &T) -> &'static str {
    let row = table.iter().find(|row| row.spec == *spec);
    row.map_or("?", |row| row.name)
}

impl FromStr for HeuristicSpec {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<HeuristicSpec, UnknownName> {
        // Names are in lower case; a partition may be anything.
        match PdbSpec::read(text.trim()) {
            Some(pdb) => Ok(HeuristicSpec::Pdb(pdb)),
            None => find(HeuristicSpec::ALL, "heuristic", text),
        }
    }
}

impl FromStr for SearchSpec {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<SearchSpec, UnknownName> {
        find(SearchSpec::ALL, "search", text)
    }
}

impl fmt::Display for HeuristicSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeuristicSpec::Pdb(pdb) => pdb.fmt(f),
            other => f.write_str(name(HeuristicSpec::ALL, other)),
        }
    }
}

impl fmt::Display for SearchSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(name(SearchSpec::ALL, self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for row in HeuristicSpec::ALL {
            assert_eq!(row.name.parse(), Ok(row.spec.clone()));
            assert_eq!(row.spec.to_string(), row.name);
            if let Some(alias) = row.alias {
                assert_eq!(alias.parse(), Ok(row.spec.clone()));
            }
        }
        for row in SearchSpec::ALL {
            assert_eq!(row.name.parse(), Ok(row.spec));
            assert_eq!(row.spec.to_string(), row.name);
        }
    }

    #[test]
    fn pattern_databases_read_back() {
        for text in [
            "pdb:7-8",
            "pdb:1-8|9-15:classic",
            "pdb:4-4-4-3:non-additive:single",
            "wd,pdb:5-5-5",
            "wd,pdb:5-5-5:classic:single",
        ] {
            let spec: HeuristicSpec = text.parse().unwrap();
            assert!(matches!(spec, HeuristicSpec::Pdb(_)));
            assert_eq!(spec.to_string(), text);
        }
        assert!("pdb:7-8:doubled".parse::<HeuristicSpec>().is_err());
        assert!("md,pdb:7-8".parse::<HeuristicSpec>().is_err());
    }

    #[test]
    fn unknown_names_list_the_known() {
        let error = "mdd".parse::<HeuristicSpec>().unwrap_err().to_string();
        assert!(
            error.contains("\"mdd\"") && error.contains("md+lc"),
            "{error}"
        );
    }
}
