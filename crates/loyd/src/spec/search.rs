//! Searches by name, and what each of them is.

use crate::names::{named, named_enum};

named_enum! {
    /// A search by name.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum SearchSpec {
        /// The kernel where it can be used, beams on boards of more than 25 cells, else plain
        /// iterative deepening A*.
        #[default]
        Auto = "auto": "kernel where it can be used, beam beyond 25 cells, else ida",
        /// Iterative deepening A*.
        Ida = "ida" | "ida*": "iterative deepening A*: optimal, almost no memory",
        /// The same for pattern databases on 4x4, built for speed.
        Kernel = "kernel": "ida for blank-aware pattern databases on up to 25 cells, built for speed",
        /// A*.
        AStar = "astar" | "a*": "A*: optimal, remembers every board, up to 5x5",
        /// Bidirectional A* that proves its solution shortest.
        Bidirectional = "bidirectional" | "bi-a*":
            "A* from both ends: optimal, md backward where tables lead forward",
        /// Dynamically improved bounds bidirectional search.
        Dibbs = "dibbs":
            "from both ends with bounds that help each other: optimal, consistent only",
        /// The paper's unidirectional A*.
        Ua = "ua" | "ua*": "the paper's A* for hh: short, nothing proved",
        /// The paper's bidirectional A*.
        Ba = "ba" | "ba*": "the paper's bidirectional A* for hh: short, nothing proved",
        /// The same with the deepest board first and shorter ways noted.
        BaDeepest = "ba-deepest":
            "ba with a better rule: the deepest board first, shorter ways replace longer",
        /// Focal search with a learned estimate.
        Focal = "focal":
            "A* within a bound, the weight, in the order of a learned estimate, 4x4",
        /// Focal discrepancy search that counts slides other than the preferred one.
        FdsBest = "fds-best" | "fds":
            "focal, fewest slides against a learned policy first, 4x4",
        /// Focal discrepancy search that adds up the places of slides in the policy's order.
        FdsRank = "fds-rank":
            "focal, least sum of places in the order of a learned policy first, 4x4",
        /// Beam searches with a learned order, wider and wider.
        Beam = "beam":
            "wider and wider beams, learned order, no heuristic: short, nothing proved",
    }
}

/// What a search proves, where it starts and what it remembers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct SearchTraits {
    /// Whether its solutions are shortest if the heuristic is admissible.
    pub proves: bool,
    /// From how many ends it searches.
    pub ends: Ends,
    /// What it remembers of the boards it has seen.
    pub remembers: Remembers,
    /// Whether several threads can search one board.
    pub parallel: bool,
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
    /// What this search is. A new search does not compile until it has said so.
    pub const fn traits(self) -> SearchTraits {
        let (proves, ends, remembers, parallel) = match self {
            // What `auto` means is known only with the board; a report never names it.
            SearchSpec::Auto | SearchSpec::Ida => (true, Ends::One, Remembers::Path, false),
            SearchSpec::Kernel => (true, Ends::One, Remembers::Path, true),
            SearchSpec::AStar | SearchSpec::Focal | SearchSpec::FdsBest | SearchSpec::FdsRank => {
                (true, Ends::One, Remembers::Boards, false)
            }
            SearchSpec::Bidirectional | SearchSpec::Dibbs => {
                (true, Ends::Both, Remembers::Boards, false)
            }
            SearchSpec::Beam => (false, Ends::One, Remembers::Path, false),
            SearchSpec::Ua => (false, Ends::One, Remembers::Boards, false),
            SearchSpec::Ba | SearchSpec::BaDeepest => (false, Ends::Both, Remembers::Boards, false),
        };
        SearchTraits {
            proves,
            ends,
            remembers,
            parallel,
        }
    }

    /// Returns `true` if its solutions are shortest whenever the heuristic is admissible.
    pub const fn proves(self) -> bool {
        self.traits().proves
    }

    /// Returns `true` if this program has it: searches that remember boards need the feature
    /// `research`.
    pub const fn is_built(self) -> bool {
        cfg!(feature = "research") || !self.remembers()
    }

    /// Returns `true` if it searches from both ends.
    pub const fn is_bidirectional(self) -> bool {
        matches!(self.traits().ends, Ends::Both)
    }

    /// Returns `true` if the weight limits which boards it expands, but not what they count.
    pub const fn is_focal(self) -> bool {
        match self {
            SearchSpec::Focal | SearchSpec::FdsBest | SearchSpec::FdsRank => true,
            SearchSpec::Auto
            | SearchSpec::Ida
            | SearchSpec::Kernel
            | SearchSpec::AStar
            | SearchSpec::Bidirectional
            | SearchSpec::Dibbs
            | SearchSpec::Ua
            | SearchSpec::Ba
            | SearchSpec::BaDeepest
            | SearchSpec::Beam => false,
        }
    }

    /// Returns `true` if it remembers every board it sees.
    pub const fn remembers(self) -> bool {
        matches!(self.traits().remembers, Remembers::Boards)
    }
}

named!(SearchSpec, "search");
