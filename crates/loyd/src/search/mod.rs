//! Searches: one algorithm per file, one signature, one folder per family.
//!
//! * `deepening`: iterative deepening A*, and the reductions that prune it.
//! * `kernel`: iterative deepening built for speed, for pattern databases on boards of
//!   up to 25 cells.
//! * `best_first`: A* and its relatives, which store every board they generate.
//! * `quick`: some solution at once, without a guarantee of its length.
//! * `borders`: solutions of boards of any size, the outer rows and columns first.
//! * `learned`: short solutions of large boards, by a beam whose order is learned.
//!
//! A search takes a [`Problem`], a [`Heuristic`](crate::heuristic::Heuristic) and an
//! [`Observer`], and returns an [`Outcome`]. Iterative deepening is generic over the
//! heuristic, so that its steps are compiled into the inner loop. Best-first searches are
//! compiled once and call the heuristic through a trait object. [`BatchedAStar`] is another
//! kind: it asks its caller for the estimates of many boards at a time.

mod best_first;
mod borders;
mod budget;
mod deepening;
pub(crate) mod kernel;
mod learned;
mod moves;
mod observer;
mod pace;
mod place_keys;
mod quick;
mod recycle;
mod share;

pub(crate) use best_first::backward;
pub use best_first::{
    BadEstimate, BatchedAStar, BatchedFocal, Discrepancy, Preferences, a_star, ba_star,
    ba_star_deepest, bidirectional, check_estimates, dibbs, focal_discrepancy_search, focal_search,
    ua_star,
};
pub(crate) use borders::{BorderPlan, border_beam, border_beam_alone, expected_solution};
pub(crate) use deepening::{
    Automata, Automaton, AutomatonState, NarrowStep, Reduced, ida_star_reduced, ida_star_weighted,
};
pub use deepening::{FirstSlide, Reductions, ida_star, ida_star_multi_tile};
pub use learned::{
    Course, CourseStage, DistanceCourse, DistanceLearned, DistanceModel, DistanceScores,
    DistanceTraining, Learned, LearnedScore, Learner, Lesson, Model, ModelError, ModelSource,
    NoModels, RankedOutcome, Ranking, SolveBoard, Training, TrainingError, ranked_backward_beam,
    ranked_beam, ranked_move_beam, shipped_course, shipped_distance_course, shipped_distances,
    shipped_model, shipped_sides,
};
pub(crate) use learned::{HAS_ORDERS, Rankings, SharedScores, paced_backward_beam, paced_beam};
pub(crate) use moves::order_index;
pub use observer::{Limits, Observer, Progress, Silent};
pub(crate) use pace::{BeamPart, BeamProgress, NextWidth};
pub use quick::{beam, construct};
pub(crate) use recycle::Recycler;
pub use share::{BoundShare, ShareEnd, ShareError, ShareOutcome};

use crate::puzzle::{Board, Home, Path, Puzzle};

/// Whether this program has the searches that remember boards, weights, reductions of choice,
/// reference boards, and the kernel for any pattern databases. Branches that it excludes are not compiled.
pub(crate) const RESEARCH: bool = cfg!(feature = "research");

/// Called once, with an admissible estimate of the start; returns a bound to begin with.
pub(crate) type FirstBound<'a> = dyn FnMut(u32) -> u32 + 'a;

/// A start and a canonical goal that can be reached from it.
#[derive(Debug, Clone, Copy)]
pub struct Problem {
    /// Where the search begins.
    pub start: Board,
    /// Where it ends.
    pub home: Home,
}

impl From<&Puzzle> for Problem {
    fn from(puzzle: &Puzzle) -> Problem {
        Problem {
            start: puzzle.canonical_start(),
            home: puzzle.home(),
        }
    }
}

impl Problem {
    /// Returns 0 if every solution has an even number of slides, 1 if odd: each slide
    /// moves the blank by one step.
    pub fn parity(&self) -> u32 {
        self.home
            .shape()
            .distance(self.start.blank(), self.home.blank())
            % 2
    }

    /// Returns the least number of slides that is not below `bound` and has the parity
    /// of every solution.
    pub fn round_up(&self, bound: u32) -> u32 {
        bound + (bound + self.parity()) % 2
    }
}

/// The result of a search.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Outcome {
    /// How it ended.
    pub end: End,
    /// What it cost.
    pub stats: Stats,
}

impl Outcome {
    /// Returns `true` if the search ended without a solution.
    pub fn is_stopped(&self) -> bool {
        matches!(self.end, End::Stopped { .. })
    }
}

/// How a search ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// With one solution, or with all of them if all were requested.
    Solved(Vec<Path>),
    /// At a limit or because the observer stopped it. No solution is shorter
    /// than `bound`, provided the heuristic is admissible.
    Stopped {
        /// The bound that was being searched.
        bound: u32,
        /// The shortest solution seen so far, if the search goes on after its first
        /// solution to prove it shortest; `None` if there was none yet.
        best: Option<Path>,
    },
}

impl End {
    /// The end of a search that was stopped before it had seen a solution.
    pub(crate) const fn stopped(bound: u32) -> End {
        End::Stopped { bound, best: None }
    }
}

/// What a search cost.
///
/// The two counts are those of Korf (1985) and can be compared with published
/// ones.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Stats {
    /// Boards made by a slide and estimated, counted each time. The start itself is not
    /// counted; the solution's last board is.
    pub generated: u64,
    /// Boards whose slides were tried, counted each time; the start counts once per
    /// bound. A board above the bound and the solved board are not expanded.
    pub expanded: u64,
    /// The counts of each bound, in the order searched.
    pub iterations: Vec<Iteration>,
    /// Boards kept between bounds, if the search keeps any.
    pub kept: Option<KeptBoards>,
    /// Boards stored at the end, if the search stores boards.
    pub stored: u64,
    /// Bytes used to store them, including the open list.
    pub bytes: u64,
    /// The slides that reductions left out.
    pub left_out: LeftOut,
    /// For each bound, what was found below each first slide, in the order tried. Empty
    /// if the order of first slides never changes.
    pub first_slides: Vec<Vec<FirstSlide>>,
}

/// Boards beyond the bound that a search keeps, so that the next bound starts with them
/// and no board is expanded twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct KeptBoards {
    /// The most at any time.
    pub most: u64,
    /// Whether memory ran out, so that every later bound repeated the one before.
    pub full: bool,
}

/// Slides not tried because of reductions, counted each time. A slide that several
/// reductions leave out counts for the first of automaton, circular, symmetry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct LeftOut {
    /// Because of the pruning automaton; undoing slides are not counted.
    pub automaton: u64,
    /// Because of circular reduction.
    pub circular: u64,
    /// Because of symmetry reduction.
    pub symmetry: u64,
}

impl LeftOut {
    /// Adds the counts of another search.
    pub(crate) fn add(&mut self, other: LeftOut) {
        // Named one by one, so that a new count does not compile until it is added.
        let LeftOut {
            automaton,
            circular,
            symmetry,
        } = other;
        self.automaton += automaton;
        self.circular += circular;
        self.symmetry += symmetry;
    }
}

impl Stats {
    /// Adds the counts of an earlier search of the same board before these.
    pub(crate) fn add_earlier(&mut self, earlier: Stats) {
        // Named one by one, so that a new count does not compile until it is added.
        let Stats {
            generated,
            expanded,
            iterations,
            // What the last search keeps is all that is kept.
            kept: _,
            stored,
            bytes,
            left_out,
            first_slides,
        } = earlier;
        self.generated += generated;
        self.expanded += expanded;
        self.iterations.splice(0..0, iterations);
        self.stored = self.stored.max(stored);
        self.bytes = self.bytes.max(bytes);
        self.left_out.add(left_out);
        self.first_slides.splice(0..0, first_slides);
    }

    /// Returns the number of bounds whose first slides were tried in another order than
    /// the search's own.
    pub fn reordered(&self) -> usize {
        let Some(own) = self.first_slides.first() else {
            return 0;
        };
        // The first bound has the search's own order; the last may be cut short.
        let differs = |met: &&Vec<FirstSlide>| {
            let mut pairs = met.iter().zip(own);
            pairs.any(|(one, other)| one.slide != other.slide)
        };
        self.first_slides.iter().filter(differs).count()
    }
}

/// One bound of an iterative deepening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Iteration {
    /// No path longer than this is followed.
    pub bound: u32,
    /// Boards generated within this bound.
    pub generated: u64,
    /// Boards expanded within this bound.
    pub expanded: u64,
    /// Whether the bound was searched completely: no solution was found in it and the
    /// search was not stopped. Counts of complete bounds do not depend on the order of
    /// moves.
    pub complete: bool,
}

impl Iteration {
    /// A bound that was searched completely, perhaps in several shares.
    pub const fn completed(bound: u32, generated: u64, expanded: u64) -> Iteration {
        Iteration {
            bound,
            generated,
            expanded,
            complete: true,
        }
    }
}
