//! Iterative deepening A* in the multi-tile metric.
//!
//! A move slides one to three tiles (on 4x4) of one line at once and costs 1. Vertical
//! and horizontal moves alternate, which leaves exactly three moves everywhere on a 4x4
//! board. The bound uses the alternation as well: see [`MultiTileBounds`].

use crate::heuristic::{
    HeuristicError, MultiTileBounds, Step, check_multi_tile, check_multi_tile_ends, fewest_moves,
};
use crate::puzzle::{Board, Path, Slide};
use crate::search::{End, Iteration, Limits, Observer, Outcome, Problem, Progress, Stats};

/// Boards generated between two calls of the observer.
const PULSE: u64 = 1 << 14;

/// The directions of vertical and of horizontal moves.
const DIRECTIONS: [[Slide; 2]; 2] = [[Slide::Down, Slide::Up], [Slide::Right, Slide::Left]];

/// Searches for a solution with the fewest multi-tile moves.
///
/// # Errors
/// If the bounds break their contract, which is that of a
/// [`Heuristic`](crate::heuristic::Heuristic).
pub fn ida_star_multi_tile<B: MultiTileBounds>(
    problem: &Problem,
    bounds: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_multi_tile_ends(bounds, &problem.start, problem.home)?;
    let mut search = MultiTileDepthFirst {
        bounds,
        observer,
        limits,
        path: Vec::new(),
        bound: 0,
        next: 0,
        stats: Stats::default(),
        next_poll: 0,
        stopped: false,
        refused: None,
        solutions: Vec::new(),
    };
    let memo = bounds.start(problem.start.cells());
    let slides = bounds.slides(memo);
    if slides == [0, 0] {
        return search.outcome(End::Solved(vec![Path::new()]));
    }
    let known = limits.first_bound.unwrap_or(0);
    let mut bound = fewest_moves(slides, 0)
        .min(fewest_moves(slides, 1))
        .max(known);
    loop {
        if limits.is_beyond(bound) {
            return search.outcome(End::stopped(bound));
        }
        search.search_bound(&problem.start, memo, bound);
        if !search.solutions.is_empty() {
            let solutions = std::mem::take(&mut search.solutions);
            return search.outcome(End::Solved(solutions));
        }
        if search.stopped {
            return search.outcome(End::stopped(bound));
        }
        bound = search.next;
    }
}

/// The state of one depth-first search.
struct MultiTileDepthFirst<'a, B> {
    bounds: &'a B,
    observer: &'a mut dyn Observer,
    limits: Limits,
    path: Vec<Slide>,
    bound: u32,
    /// The least f seen above the bound.
    next: u32,
    stats: Stats,
    next_poll: u64,
    stopped: bool,
    /// Why the bounds cannot be used, if that was noticed.
    refused: Option<HeuristicError>,
    solutions: Vec<Path>,
}

impl<B: MultiTileBounds> MultiTileDepthFirst<'_, B> {
    /// Searches everything within one bound, starting on either axis.
    fn search_bound(&mut self, start: &Board, memo: B::Memo, bound: u32) {
        (self.bound, self.next) = (bound, u32::MAX);
        let (generated, expanded) = (self.stats.generated, self.stats.expanded);
        self.observer.bound(self.progress());
        let over = self.expand(start, memo, bound, 0) || self.expand(start, memo, bound, 1);
        let iteration = Iteration {
            bound,
            generated: self.stats.generated - generated,
            expanded: self.stats.expanded - expanded,
            complete: !over,
        };
        self.stats.iterations.push(iteration);
        self.observer.bound_done(iteration);
    }

    /// Tries every move on `axis`. `left` is what the bound leaves for this move and
    /// all that follow. Returns `true` if the search is over.
    fn expand(&mut self, board: &Board, memo: B::Memo, left: u32, axis: usize) -> bool {
        if self.stats.generated >= self.next_poll && self.poll() {
            return true;
        }
        self.stats.expanded += 1;
        let depth = self.path.len();
        for slide in DIRECTIONS[axis] {
            let (mut board, mut memo) = (*board, memo);
            while let Some(next) = board.after(slide) {
                let step = Step {
                    tile: next.tile(board.blank()),
                    from: next.blank() as u8,
                    to: board.blank() as u8,
                    slide,
                };
                memo = self.bounds.step(memo, next.cells(), step);
                board = next;
                self.path.push(slide);
                self.stats.generated += 1;
                if self.follow(&board, memo, left - 1, 1 - axis) {
                    return true;
                }
            }
            self.path.truncate(depth);
        }
        false
    }

    /// Continues from a board just reached, if the bound allows. Returns `true` if the
    /// search is over.
    fn follow(&mut self, board: &Board, memo: B::Memo, left: u32, axis: usize) -> bool {
        let slides = self.bounds.slides(memo);
        if let Err(error) = check_multi_tile(slides) {
            self.refused = Some(error);
            self.stopped = true;
            return true;
        }
        let needed = fewest_moves(slides, axis);
        if needed > left {
            self.next = self.next.min(self.bound - left + needed);
            return false;
        }
        if slides == [0, 0] {
            self.solutions.push(self.path.iter().copied().collect());
            return self.solutions.len() >= self.limits.solutions.unwrap_or(1);
        }
        self.expand(board, memo, left, axis)
    }

    /// Checks the limits and calls the observer. Returns `true` if the search must
    /// stop.
    #[cold]
    fn poll(&mut self) -> bool {
        let nodes = self.limits.nodes.unwrap_or(u64::MAX);
        self.stopped =
            self.stats.generated >= nodes || self.observer.pulse(self.progress()).is_break();
        self.next_poll = nodes.min(self.stats.generated + PULSE);
        self.stopped
    }

    fn progress(&self) -> Progress {
        Progress {
            bound: self.bound,
            generated: self.stats.generated,
            expanded: self.stats.expanded,
        }
    }

    fn outcome(self, end: End) -> Result<Outcome, HeuristicError> {
        let stats = self.stats;
        self.refused.map_or(Ok(Outcome { end, stats }), Err)
    }
}
