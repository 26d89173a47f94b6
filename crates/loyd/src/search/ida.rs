//! Iterative deepening A*: depth-first searches with a rising bound on f = g + h.
//!
//! Korf (1985). Memory is a path; each bound repeats the ones before, which
//! costs little because most boards are in the last. The only pruning is that
//! no slide undoes the one before, so within a bound every path is followed
//! once: this is the plain, readable reference that faster searches are checked
//! against.
//!
//! The next bound is the least f above the present one, rounded up to the
//! parity all solutions share. With an admissible heuristic the first solution
//! is therefore a shortest one.

use super::moves::Moves;
use super::{End, Iteration, Limits, Observer, Outcome, Problem, Progress, Stats};
use crate::heuristic::{Heuristic, Step};
use crate::puzzle::{Cells, MAX_CELLS, Path, Slide};

/// Boards generated between two calls of the observer: under a millisecond
/// with the fastest heuristic, a few with the slowest.
const PULSE: u64 = 1 << 16;

/// Searches from `problem.start` to its home with rising bounds.
pub fn ida_star<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Outcome {
    let moves = Moves::new(problem.home.shape());
    let mut walk = Walk::new(problem, heuristic, &moves, limits, observer);
    let memo = heuristic.start(&walk.cells);
    let estimate = heuristic.estimate(memo);
    if estimate == 0 {
        return walk.outcome(End::Solved(vec![Path::new()]));
    }
    let mut bound = problem.round_up(estimate.div_ceil(H::UNIT));
    loop {
        match walk.search_bound(bound, memo) {
            Ended::Exhausted { next } => bound = problem.round_up(next.div_ceil(H::UNIT)),
            Ended::Solved => {
                let solutions = std::mem::take(&mut walk.solutions);
                return walk.outcome(End::Solved(solutions));
            }
            Ended::Stopped => return walk.outcome(End::Stopped { bound }),
        }
    }
}

/// How one bound ended.
enum Ended {
    /// Without a solution; `next` is the least f above the bound, in units.
    Exhausted {
        next: u32,
    },
    Solved,
    Stopped,
}

/// The state of one depth-first search.
struct Walk<'a, H> {
    heuristic: &'a H,
    observer: &'a mut dyn Observer,
    limits: Limits,
    moves: &'a Moves,
    cells: Cells,
    start_blank: u8,
    path: Vec<Slide>,
    bound: u32,
    /// The least f seen above the bound, in units.
    next: u32,
    generated: u64,
    expanded: u64,
    /// Value of `generated` at which limits and observer are looked at again.
    look_at: u64,
    stopped: bool,
    solutions: Vec<Path>,
    iterations: Vec<Iteration>,
}

impl<'a, H: Heuristic> Walk<'a, H> {
    fn new(
        problem: &Problem,
        heuristic: &'a H,
        moves: &'a Moves,
        limits: Limits,
        observer: &'a mut dyn Observer,
    ) -> Walk<'a, H> {
        Walk {
            heuristic,
            observer,
            limits,
            moves,
            cells: *problem.start.cells(),
            start_blank: problem.start.blank() as u8,
            path: Vec::new(),
            bound: 0,
            next: 0,
            generated: 0,
            expanded: 0,
            look_at: 0,
            stopped: false,
            solutions: Vec::new(),
            iterations: Vec::new(),
        }
    }

    /// Searches everything within one bound.
    fn search_bound(&mut self, bound: u32, memo: H::Memo) -> Ended {
        self.bound = bound;
        self.next = u32::MAX;
        self.path.resize(bound as usize + 1, Slide::Up);
        let (generated, expanded) = (self.generated, self.expanded);
        self.observer.bound(self.progress());
        let done = self.expand(memo, bound * H::UNIT, self.start_blank, None);
        let iteration = Iteration {
            bound,
            generated: self.generated - generated,
            expanded: self.expanded - expanded,
            complete: !done,
        };
        self.iterations.push(iteration);
        self.observer.bound_done(iteration);
        if !self.solutions.is_empty() {
            Ended::Solved
        } else if self.stopped {
            Ended::Stopped
        } else {
            Ended::Exhausted {
                next: self.bound * H::UNIT + self.next,
            }
        }
    }

    /// Tries every slide but the undoing one; `left` is what the bound leaves
    /// for the estimate here. The answer is whether the search is over.
    fn expand(&mut self, memo: H::Memo, left: u32, blank: u8, last: Option<Slide>) -> bool {
        if self.generated >= self.look_at && self.look() {
            return true;
        }
        self.expanded += 1;
        let left = left - H::UNIT;
        let moves = self.moves;
        for go in moves.from(blank, last) {
            let from = usize::from(go.blank) % MAX_CELLS;
            let tile = self.cells[from];
            self.cells[usize::from(blank) % MAX_CELLS] = tile;
            self.cells[from] = 0;
            let step = Step {
                tile,
                from: go.blank,
                to: blank,
                slide: go.slide,
            };
            let child = self.heuristic.step(memo, &self.cells, step);
            let estimate = self.heuristic.estimate(child);
            self.generated += 1;
            let over = if estimate > left {
                self.next = self.next.min(estimate - left);
                false
            } else {
                let depth = (self.bound - left / H::UNIT) as usize;
                if let Some(place) = self.path.get_mut(depth) {
                    *place = go.slide;
                }
                if estimate == 0 {
                    self.solved(depth)
                } else {
                    self.expand(child, left, go.blank, Some(go.slide))
                }
            };
            self.cells[from] = tile;
            if over {
                return true;
            }
        }
        self.cells[usize::from(blank) % MAX_CELLS] = 0;
        false
    }

    /// Keeps the solution just found; the answer is whether that is enough.
    #[cold]
    fn solved(&mut self, depth: usize) -> bool {
        self.solutions
            .push(self.path[1..=depth].iter().copied().collect());
        self.solutions.len() >= self.limits.solutions.unwrap_or(1)
    }

    /// Looks at limits and asks the observer; the answer is whether to stop.
    #[cold]
    fn look(&mut self) -> bool {
        let nodes = self.limits.nodes.unwrap_or(u64::MAX);
        self.stopped = self.generated >= nodes || self.observer.pulse(self.progress()).is_break();
        self.look_at = nodes.min(self.generated + PULSE);
        self.stopped
    }

    fn progress(&self) -> Progress {
        Progress {
            bound: self.bound,
            generated: self.generated,
            expanded: self.expanded,
        }
    }

    fn outcome(self, end: End) -> Outcome {
        Outcome {
            end,
            stats: Stats {
                generated: self.generated,
                expanded: self.expanded,
                iterations: self.iterations,
            },
        }
    }
}
