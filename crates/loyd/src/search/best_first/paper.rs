//! UA* and BA*: the paper's searches for its hybrid heuristic.
//!
//! BA* is Algorithm 1 of the paper. The forward search expands 75,000 boards, then the
//! backward search as many, then each in turn 15,000, until one generates a board that
//! the other has seen. The path through that board is the result, and nothing is proved
//! about it. A board keeps the first path on which it was reached. UA* is the forward
//! search alone.
//!
//! The paper does not say which of several boards with the least f comes first.
//! [`paper_queue`](super::paper_queue) explains what its tables reveal, and UA* and BA*
//! do the same. Once the backward search has begun, the first meeting ends BA* in the
//! middle of an expansion; before, the expansion in which the goal is found is finished.
//! With the [backward estimate](crate::heuristic::PaperBackward) of the paper's program,
//! lengths and counts are the printed ones. [`ba_star_deepest`] has a better rule: of equal f it takes the deepest
//! board, then the last one generated, and when a board is reached again on a shorter
//! path, it takes that path and expands the board again, as A* does. Its solutions are
//! shorter and it expands fewer boards.

use super::closed::Full;
use super::half::OnShorterPath;
use super::open::{Open, Queue};
use super::paper_queue::PaperQueue;
use super::two_sided::{
    AtMeeting, Heuristics, TwoSided, backward_names, check_both, out_of_memory,
};
use crate::grid::TileWord;
use crate::heuristic::{Heuristic, HeuristicError, check_ends};
use crate::search::budget::Budget;
use crate::search::{Limits, Observer, Outcome, Problem};

/// Boards expanded in the first turn of each side.
const FIRST_TURN: u64 = 75_000;
/// Boards expanded in every later turn.
const LATER_TURN: u64 = 15_000;

/// How the sides take turns, and what they do with shorter paths.
#[derive(Clone, Copy)]
struct Rule {
    /// Boards expanded in the first turn of each side, and in every later one.
    turns: [u64; 2],
    on_shorter_path: OnShorterPath,
    /// What a side does at a meeting, once the backward search has begun.
    at_meeting: AtMeeting,
}

/// The paper's bidirectional search. `backward` estimates the distance to the start;
/// for it, the start's tiles are in order.
///
/// # Errors
/// If a heuristic breaks its contract.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn ba_star<F: Heuristic, B: Heuristic>(
    problem: &Problem,
    forward: &F,
    backward: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_both(problem, forward, backward)?;
    let rule = Rule {
        turns: [FIRST_TURN, LATER_TURN],
        on_shorter_path: OnShorterPath::Ignore,
        at_meeting: AtMeeting::Stop,
    };
    dispatch::<PaperQueue>(problem, (forward, backward), rule, limits, observer)
}

/// The same with a better rule: of equal f the deepest board comes first, and shorter
/// paths replace longer ones.
///
/// # Errors
/// If a heuristic breaks its contract.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn ba_star_deepest<F: Heuristic, B: Heuristic>(
    problem: &Problem,
    forward: &F,
    backward: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_both(problem, forward, backward)?;
    let rule = Rule {
        turns: [FIRST_TURN, LATER_TURN],
        on_shorter_path: OnShorterPath::Reopen,
        at_meeting: AtMeeting::GoOn,
    };
    dispatch::<Open>(problem, (forward, backward), rule, limits, observer)
}

/// The paper's forward search alone.
///
/// # Errors
/// If a heuristic breaks its contract.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn ua_star<F: Heuristic>(
    problem: &Problem,
    forward: &F,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_ends(forward, &problem.start, problem.home)?;
    let rule = Rule {
        turns: [u64::MAX; 2],
        on_shorter_path: OnShorterPath::Ignore,
        at_meeting: AtMeeting::Stop,
    };
    dispatch::<PaperQueue>(problem, (forward, forward), rule, limits, observer)
}

fn dispatch<Q: Queue>(
    problem: &Problem,
    both: Heuristics<'_>,
    rule: Rule,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    if u64::fits(problem.home.shape().cells()) {
        search::<u64, Q>(problem, both, rule, limits, observer)
    } else {
        search::<u128, Q>(problem, both, rule, limits, observer)
    }
}

fn search<S: TileWord, Q: Queue>(
    problem: &Problem,
    both: Heuristics<'_>,
    Rule {
        turns: [first, later],
        on_shorter_path,
        at_meeting,
    }: Rule,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    let mut budget = Budget::new(limits, observer);
    let names = Some(backward_names(problem));
    let Ok(mut both_sides) =
        TwoSided::<S, Q>::new(problem, both, names, on_shorter_path, limits.memory)
    else {
        return Ok(out_of_memory(&budget));
    };
    let mut is_forward = true;
    let mut turn_ends = first;
    let mut turns = 0;
    while both_sides.best.is_none() {
        if budget.expanded == turn_ends {
            is_forward = !is_forward;
            turns += 1;
            both_sides.at_meeting = at_meeting;
            turn_ends += if turns < 2 { first } else { later };
        }
        let stepped = if budget.must_stop(0) {
            Err(Full)
        } else if is_forward {
            both_sides.step_forward(&mut budget)
        } else {
            both_sides.step_backward(&mut budget)
        };
        // The last board that fitted into memory may be where the two meet.
        if stepped == Err(Full) && both_sides.best.is_none() {
            return both_sides.outcome(false, 0, &budget);
        }
    }
    both_sides.outcome(true, 0, &budget)
}
