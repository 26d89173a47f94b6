//! What is measured.

use std::fmt;
use std::time::Duration;

use loyd::puzzle::Metric;
use loyd::search::Limits;
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{References, Weight};
use loyd_engine::SolveOptions;

use crate::Set;

/// A heuristic and a search, as they were asked for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Setting {
    /// The heuristic; may be `auto`.
    pub heuristic: HeuristicSpec,
    /// The search; may be `auto`.
    pub search: SearchSpec,
    /// What estimates are multiplied by, or the bound of a focal search; `None` for the plan's.
    pub weight: Option<Weight>,
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.heuristic, self.search_name())
    }
}

impl Setting {
    /// The search with its weight, if it has one of its own.
    pub(crate) fn search_name(&self) -> String {
        match self.weight {
            Some(weight) => format!("{} {weight}", self.search),
            None => self.search.to_string(),
        }
    }

    /// Every heuristic with every search, each pair once.
    pub fn product(heuristics: &[HeuristicSpec], searches: &[SearchSpec]) -> Vec<Setting> {
        let mut settings = Vec::new();
        for heuristic in heuristics {
            for &search in searches {
                let setting = Setting {
                    heuristic: heuristic.clone(),
                    search,
                    weight: None,
                };
                if !settings.contains(&setting) {
                    settings.push(setting);
                }
            }
        }
        settings
    }
}

/// Boards, what to solve them with, and how often.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The boards.
    pub set: Set,
    /// What to solve them with.
    pub settings: Vec<Setting>,
    /// The metric in which solutions should be shortest.
    pub metric: Metric,
    /// Threads for one board.
    pub threads: usize,
    /// Boards solved at the same time.
    pub parallel: usize,
    /// How often everything is run.
    pub repeat: usize,
    /// Nodes one board may take.
    pub nodes: Option<u64>,
    /// Bytes one board may take to remember boards.
    pub memory: Option<u64>,
    /// What estimates are multiplied by.
    pub weight: Option<Weight>,
    /// How long one board may take.
    pub time: Option<Duration>,
    /// What reference boards are used for.
    pub references: References,
}

impl Plan {
    /// Every board with every setting, once, one after the other.
    pub fn new(set: Set, settings: Vec<Setting>) -> Plan {
        Plan {
            set,
            settings,
            metric: Metric::default(),
            threads: 1,
            parallel: 1,
            repeat: 1,
            nodes: None,
            memory: None,
            weight: None,
            time: None,
            references: References::default(),
        }
    }

    /// Returns how boards are searched with a setting.
    pub(crate) fn options(&self, setting: &Setting) -> SolveOptions {
        SolveOptions {
            metric: self.metric,
            heuristic: setting.heuristic.clone(),
            search: setting.search,
            threads: self.threads,
            limits: Limits::default().nodes(self.nodes).memory(self.memory),
            weight: setting.weight.or(self.weight),
            references: self.references,
            ..SolveOptions::default()
        }
    }
}
