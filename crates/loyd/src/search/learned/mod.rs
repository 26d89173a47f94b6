//! Short solutions of large boards: a beam search whose order is learned.
//!
//! [`ranked_beam`] keeps the boards of each level that a learned score ranks first. On 5x5 it finds
//! solutions two slides above the optimum on average within a hundredth of a second, and proves
//! nothing about them. `backward.rs` does the same from the goal to the board, and
//! [`ranked_move_beam`] in moves of several tiles.
//!
//! * A [`Model`] is a score: one number for each place of a tile or the blank, and one for the
//!   places of any two of them (`model.rs`). It is stored in a few hundred kilobytes
//!   (`model_bytes.rs`); models of other shapes are made from those that are shipped
//!   (`shipped.rs`), and a [`ModelSource`] provides others.
//! * A [`Ranking`] is a model prepared for searches: one row of a table per slide.
//! * A [`Course`] says how a model is learned, and a [`Training`] is a course on its way. Its
//!   [`Learner`] makes a model better by its own searches.
//! * A [`DistanceModel`] is learned from shortest solutions by a [`DistanceTraining`]. Its
//!   [`LearnedScore`]s are the heuristic `learned` and the policy of focal searches.

mod backward;
mod beam;
mod bytes;
mod children;
mod course;
mod distance_model;
mod distance_scores;
mod distance_training;
mod distance_training_bytes;
mod keys;
mod learn;
mod learned_score;
mod level;
mod model;
mod model_bytes;
mod move_beam;
mod pairs;
mod ranking;
mod rankings;
mod resize;
mod rice;
mod seen;
mod shipped;
mod training;
mod training_bytes;
mod weights;
mod wide_row;

pub(crate) use backward::paced_backward_beam;
pub use backward::ranked_backward_beam;
pub use course::{Course, CourseStage};
pub use distance_model::DistanceModel;
pub(crate) use distance_scores::SharedScores;
pub use distance_scores::{DistanceScores, shipped_distance_course, shipped_distances};
pub use distance_training::{DistanceCourse, DistanceLearned, DistanceTraining, SolveBoard};
pub use learn::{Learned, Learner, Lesson};
pub use learned_score::LearnedScore;
pub use model::Model;
pub use model_bytes::ModelError;
pub use move_beam::ranked_move_beam;
pub use ranking::Ranking;
pub(crate) use rankings::Rankings;
pub use rankings::{ModelSource, NoModels};
pub(super) use seen::RecentHashes;
pub use shipped::{shipped_course, shipped_model, shipped_sides};
pub use training::Training;
pub use training_bytes::TrainingError;

use crate::puzzle::{Board, Home, Path, Symmetry};
use crate::search::{BeamProgress, NextWidth, Problem};
use beam::RankedSearch;

/// What a beam search found, and what it cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedOutcome {
    /// The solution; `None` if the beam lost it or was stopped.
    pub path: Option<Path>,
    /// Boards made by a slide and scored.
    pub generated: u64,
    /// Boards whose slides were tried.
    pub expanded: u64,
}

/// Whether the solver has learned orders. Where this is false, the compiler leaves the code of
/// their beams out.
pub(crate) const HAS_ORDERS: bool = cfg!(feature = "orders");

/// Looks for a solution shorter than `below` slides, with a beam that keeps `width` boards of each
/// level. `is_stopped` gets the boards generated and expanded so far and is called before each
/// level; the search ends when it returns `true`.
///
/// # Panics
/// If the ranking is not for [the goal](Ranking::ranks) of the problem.
pub fn ranked_beam(
    problem: &Problem,
    ranking: &Ranking,
    (width, below): (usize, usize),
    is_stopped: &mut dyn FnMut(u64, u64) -> bool,
) -> RankedOutcome {
    paced_beam(
        problem,
        ranking,
        below,
        &mut constant_width(width, is_stopped),
    )
}

/// Returns a width that stays the same until the search is stopped.
fn constant_width(
    width: usize,
    is_stopped: &mut dyn FnMut(u64, u64) -> bool,
) -> impl FnMut(BeamProgress) -> Option<usize> {
    move |progress| {
        let is_over = is_stopped(progress.generated, progress.expanded);
        (!is_over).then_some(width.max(1))
    }
}

/// The same with a width that may change from level to level.
pub(crate) fn paced_beam(
    problem: &Problem,
    ranking: &Ranking,
    below: usize,
    next_width: &mut NextWidth<'_>,
) -> RankedOutcome {
    let symmetry = symmetry_to(problem.home, ranking).expect("a ranking of the goal");
    let search = RankedSearch {
        ranking,
        below,
        next_width,
        level: &mut |_| (),
    };
    let result = search.run(&items(&symmetry.image(&problem.start, problem.home)));
    let back = |(slides, _): (Path, _)| symmetry.inverse().path(&slides);
    RankedOutcome {
        path: result.found.map(back),
        generated: result.generated,
        expanded: result.expanded,
    }
}

impl Ranking {
    /// Returns `true` if boards with this goal can be ranked: the shape is that of the ranking or
    /// its transposed one, and the blank is in a corner.
    pub fn ranks(&self, home: Home) -> bool {
        symmetry_to(home, self).is_some()
    }
}

/// Returns the symmetry that turns a goal into the one of a ranking; `None` if there is none.
fn symmetry_to(home: Home, ranking: &Ranking) -> Option<Symmetry> {
    let goal = Home::blank_last(ranking.shape());
    Symmetry::all().find(|symmetry| symmetry.home(home) == goal)
}

/// Returns the items on the cells of a board whose goal has the blank in the last cell.
fn items(board: &Board) -> Vec<u8> {
    let blank = (board.tiles().len() - 1) as u8;
    let item = |&tile: &u8| tile.checked_sub(1).unwrap_or(blank);
    board.tiles().iter().map(item).collect()
}
