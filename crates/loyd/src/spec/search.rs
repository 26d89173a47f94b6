//! Searches by name, and what each of them is.

use crate::names::{Named, named};

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

/// What a search proves, where it starts and what it remembers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchTraits {
    /// Whether its solutions are shortest if the heuristic is admissible.
    pub proves: bool,
    /// From how many ends it searches.
    pub ends: Ends,
    /// What it remembers of the boards it has seen.
    pub remembers: Remembers,
}

/// From how many ends a search works.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ends {
    /// From the start alone.
    One,
    /// From the start and from the goal.
    Both,
}

/// What a search remembers of the boards it has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remembers {
    /// The path to the present board, and what fits into the memory it was given.
    Path,
    /// Every board.
    Boards,
}

impl SearchSpec {
    /// Every search.
    pub const ALL: &'static [Named<SearchSpec>] = &[
        Named::new(
            SearchSpec::Auto,
            "auto",
            "kernel where it can be used, else ida",
        ),
        Named::with_alias(
            SearchSpec::Ida,
            "ida",
            "ida*",
            "iterative deepening A*: optimal, almost no memory",
        ),
        Named::new(
            SearchSpec::Kernel,
            "kernel",
            "ida for blank-aware pattern databases on 4x4, built for speed",
        ),
        Named::with_alias(
            SearchSpec::AStar,
            "astar",
            "a*",
            "A*: optimal, remembers every board, up to 5x5",
        ),
        Named::with_alias(
            SearchSpec::Bidirectional,
            "bidirectional",
            "bi-a*",
            "A* from both ends: optimal, md backward where tables lead forward",
        ),
        Named::new(
            SearchSpec::Dibbs,
            "dibbs",
            "from both ends with bounds that help each other: optimal, consistent only",
        ),
        Named::with_alias(
            SearchSpec::Ua,
            "ua",
            "ua*",
            "the paper's A* for hh: short, nothing proved",
        ),
        Named::with_alias(
            SearchSpec::Ba,
            "ba",
            "ba*",
            "the paper's bidirectional A* for hh: short, nothing proved",
        ),
        Named::new(
            SearchSpec::BaDeepest,
            "ba-deepest",
            "ba with a better rule: the deepest board first, shorter ways replace longer",
        ),
    ];

    /// What this search is. A new search does not compile until it has said so.
    pub const fn traits(self) -> SearchTraits {
        let (proves, ends, remembers) = match self {
            SearchSpec::Auto | SearchSpec::Ida | SearchSpec::Kernel => {
                (true, Ends::One, Remembers::Path)
            }
            SearchSpec::AStar => (true, Ends::One, Remembers::Boards),
            SearchSpec::Bidirectional | SearchSpec::Dibbs => (true, Ends::Both, Remembers::Boards),
            SearchSpec::Ua => (false, Ends::One, Remembers::Boards),
            SearchSpec::Ba | SearchSpec::BaDeepest => (false, Ends::Both, Remembers::Boards),
        };
        SearchTraits {
            proves,
            ends,
            remembers,
        }
    }

    /// Returns `true` if its solutions are shortest whenever the heuristic is admissible.
    pub const fn proves(self) -> bool {
        self.traits().proves
    }

    /// Returns `true` if it searches from both ends.
    pub const fn is_bidirectional(self) -> bool {
        matches!(self.traits().ends, Ends::Both)
    }

    /// Returns `true` if it remembers every board it sees.
    pub const fn remembers(self) -> bool {
        matches!(self.traits().remembers, Remembers::Boards)
    }
}

named!(SearchSpec, "search");
