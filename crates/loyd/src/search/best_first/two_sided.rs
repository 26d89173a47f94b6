//! Two searches that run towards each other: what all searches from both ends share.

use std::ops::ControlFlow;

use super::closed::{Found, Full};
use super::guide::AnyHeuristic;
use super::half::{Child, HalfSearch, OnShorterPath, backward};
use super::open::{Open, Queue};
use crate::grid::TileWord;
use crate::heuristic::{Heuristic, HeuristicError, check_ends};
use crate::puzzle::{Board, Cells, Path};
use crate::search::budget::Budget;
use crate::search::{End, Outcome, Problem};

/// A board that both searches have seen, with the length of the path through it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Meeting<S> {
    pub(crate) length: u32,
    at: S,
}

/// What to do with the other children of a board when one of them is a meeting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AtMeeting {
    /// Generate them too: one may lie on a shorter path.
    GoOn,
    /// Leave them out.
    Stop,
}

/// The heuristics of the forward and of the backward search.
pub(crate) type Heuristics<'a> = (&'a dyn AnyHeuristic, &'a dyn AnyHeuristic);

/// Both searches.
pub(crate) struct TwoSided<'a, S: TileWord, Q = Open> {
    pub(crate) forward: HalfSearch<'a, S, Q>,
    pub(crate) backward: HalfSearch<'a, S, Q>,
    /// The meeting with the shortest path so far.
    pub(crate) best: Option<Meeting<S>>,
    /// The length of the best path when it was announced last.
    announced: Option<u32>,
    memory: u64,
    pub(crate) at_meeting: AtMeeting,
}

/// Records a meeting if the other search has seen the board and the path is shorter. Breaks
/// if the expansion is to stop there.
#[inline]
fn note<S: TileWord, Q: Queue>(
    best: &mut Option<Meeting<S>>,
    other: &HalfSearch<'_, S, Q>,
    child: Child<S>,
    at_meeting: AtMeeting,
) -> ControlFlow<()> {
    if let Found::At { node, .. } = other.closed.find(child.state, child.hash) {
        let length = u32::from(child.g) + u32::from(other.closed.node(node).g);
        if best.is_none_or(|meeting| length < meeting.length) {
            *best = Some(Meeting {
                length,
                at: child.state,
            });
        }
        if at_meeting == AtMeeting::Stop {
            return ControlFlow::Break(());
        }
    }
    ControlFlow::Continue(())
}

impl<'a, S: TileWord, Q: Queue> TwoSided<'a, S, Q> {
    /// Both searches at their start. `names` are those of the backward heuristic.
    pub(crate) fn new(
        problem: &Problem,
        (forward, backward): Heuristics<'a>,
        names: Option<Cells>,
        on_shorter_path: OnShorterPath,
        memory: Option<u64>,
    ) -> Result<Self, Full> {
        let memory = memory.unwrap_or(u64::MAX);
        let goal: Board = problem.home.board();
        let forward = HalfSearch::new(&problem.start, forward, None, on_shorter_path, memory)?;
        let rest = memory.saturating_sub(forward.bytes());
        let backward = HalfSearch::new(&goal, backward, names, on_shorter_path, rest)?;
        let at = S::pack(goal.tiles());
        let solved = forward.closed.get(at).is_some();
        Ok(TwoSided {
            forward,
            backward,
            best: solved.then_some(Meeting { length: 0, at }),
            announced: None,
            memory,
            at_meeting: AtMeeting::GoOn,
        })
    }

    /// Expands one board of the forward search.
    #[inline]
    pub(crate) fn step_forward(&mut self, budget: &mut Budget<'_>) -> Result<(), Full> {
        let (best, other, at) = (&mut self.best, &self.backward, self.at_meeting);
        let limit = self.memory.saturating_sub(other.bytes());
        self.forward.limit_to(limit);
        self.forward
            .expand_next(budget, |child| note(best, other, child, at))
    }

    /// Expands one board of the backward search.
    #[inline]
    pub(crate) fn step_backward(&mut self, budget: &mut Budget<'_>) -> Result<(), Full> {
        let (best, other, at) = (&mut self.best, &self.forward, self.at_meeting);
        let limit = self.memory.saturating_sub(other.bytes());
        self.backward.limit_to(limit);
        self.backward
            .expand_next(budget, |child| note(best, other, child, at))
    }

    /// Announces the best path if it is shorter than the last one. For searches that go on
    /// after a meeting; no path is shorter than `bound`.
    #[inline]
    pub(crate) fn announce(&mut self, bound: u32, budget: &mut Budget<'_>) {
        if let Some(meeting) = self.best
            && self.announced.is_none_or(|length| meeting.length < length)
        {
            self.announced = Some(meeting.length);
            budget.observer().solution(&self.path(meeting), bound);
        }
    }

    /// Returns the whole path through a meeting.
    fn path(&self, meeting: Meeting<S>) -> Path {
        let mut path = self.forward.path_to(meeting.at);
        for slide in self.backward.path_to(meeting.at).reversed().slides() {
            path.push(*slide);
        }
        path
    }

    /// Returns the outcome: the best path if the search has ended, else its bound and
    /// the best path so far.
    pub(crate) fn outcome(
        &self,
        ended: bool,
        bound: u32,
        budget: &Budget<'_>,
    ) -> Result<Outcome, HeuristicError> {
        let stored = self.forward.closed.len() + self.backward.closed.len();
        let bytes = self.forward.bytes() + self.backward.bytes();
        let end = match self.best.map(|meeting| self.path(meeting)) {
            Some(path) if ended => End::Solved(vec![path]),
            best => End::Stopped { bound, best },
        };
        let stats = budget.stats(stored, bytes);
        budget.outcome(Outcome { end, stats })
    }
}

/// Checks the estimates of both ends, each by the heuristic towards the other.
pub(crate) fn check_both<F: Heuristic, B: Heuristic>(
    problem: &Problem,
    ahead: &F,
    back: &B,
) -> Result<(), HeuristicError> {
    check_ends(ahead, &problem.start, problem.home)?;
    let (home, names) = backward(problem);
    let tiles = problem.home.board();
    let tiles = tiles.tiles().iter().map(|tile| names[usize::from(*tile)]);
    let tiles: Vec<u8> = tiles.collect();
    let goal = Board::new(home.shape(), &tiles).expect("tiles are only renamed");
    check_ends(back, &goal, home)
}

/// The outcome if there is not even memory for the two ends.
pub(crate) fn out_of_memory(budget: &Budget<'_>) -> Outcome {
    Outcome {
        end: End::stopped(0),
        stats: budget.stats(0, 0),
    }
}

/// Returns the tile names of a heuristic towards the start.
pub(crate) fn backward_names(problem: &Problem) -> Cells {
    backward(problem).1
}
