//! Iterative deepening A*: depth-first searches with a rising bound on f = g + h.
//!
//! Korf (1985). It stores only one path. Each bound repeats the ones before, which
//! costs little because most boards are in the last. [`ida_star`] prunes only the slide
//! that undoes the one before, so within a bound every path is followed once. It is the
//! plain, readable reference that faster searches are checked against.
//! [`ida_star_reduced`] is the same search with
//! [`Reductions`](crate::search::Reductions).
//!
//! The next bound is the least f above the current one, rounded up to the parity that
//! all solutions share. With an admissible heuristic the first solution is therefore a
//! shortest one.

use super::prune::{NoUndo, Pruning, Reduced};
use super::starting_order::{FirstSlide, FirstSlides};
use crate::heuristic::{Heuristic, HeuristicError, Step, check_ends, is_too_large};
use crate::puzzle::{Cells, MAX_CELLS, Path, Slide};
use crate::search::budget::Budget;
use crate::search::moves::Move;
use crate::search::{End, Iteration, LeftOut, Limits, Observer, Outcome, Problem, Stats};

/// Searches from `problem.start` to its home with rising bounds.
///
/// # Errors
/// If the heuristic breaks its contract.
pub fn ida_star<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    let pruning = NoUndo::new(problem.home.shape());
    deepen(problem, heuristic, &pruning, true, limits, observer)
}

/// The same with reductions.
pub(crate) fn ida_star_reduced<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    pruning: &Reduced,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    deepen(problem, heuristic, pruning, true, limits, observer)
}

/// The same with a weighted heuristic. Bounds are not rounded up to the solutions'
/// parity: a solution must not be longer than the least weighted f that was pruned.
pub(crate) fn ida_star_weighted<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    let pruning = NoUndo::new(problem.home.shape());
    deepen(problem, heuristic, &pruning, false, limits, observer)
}

/// Raises the bound until a solution is found.
fn deepen<H: Heuristic, P: Pruning>(
    problem: &Problem,
    heuristic: &H,
    pruning: &P,
    by_parity: bool,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_ends(heuristic, &problem.start, problem.home)?;
    let round = |f: u32| {
        let slides = f.div_ceil(H::UNIT);
        if by_parity {
            problem.round_up(slides)
        } else {
            slides
        }
    };
    let mut search = DepthFirst::new(problem, heuristic, pruning, limits, observer);
    let memo = heuristic.start(&search.cells);
    let estimate = heuristic.estimate(memo);
    if estimate == 0 {
        return search.outcome(End::Solved(vec![Path::new()]));
    }
    let known = limits.first_bound.unwrap_or(0);
    let mut bound = round(estimate).max(problem.round_up(known));
    loop {
        if limits.is_beyond(bound) {
            return search.outcome(End::stopped(bound));
        }
        match search.search_bound(bound, memo) {
            Ended::Exhausted { next } => bound = round(next),
            Ended::Solved => {
                let solutions = std::mem::take(&mut search.solutions);
                return search.outcome(End::Solved(solutions));
            }
            Ended::Stopped => return search.outcome(End::stopped(bound)),
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
struct DepthFirst<'a, H, P> {
    heuristic: &'a H,
    budget: Budget<'a>,
    limits: Limits,
    pruning: &'a P,
    cells: Cells,
    start_blank: u8,
    first: FirstSlides,
    path: Vec<Slide>,
    bound: u32,
    /// The least f seen above the bound, in units.
    next: u32,
    /// The least estimate since this was last reset, if the pruning needs it.
    least: u32,
    left_out: LeftOut,
    solutions: Vec<Path>,
    iterations: Vec<Iteration>,
    first_slides: Vec<Vec<FirstSlide>>,
}

impl<'a, H: Heuristic, P: Pruning> DepthFirst<'a, H, P> {
    fn new(
        problem: &Problem,
        heuristic: &'a H,
        pruning: &'a P,
        limits: Limits,
        observer: &'a mut dyn Observer,
    ) -> DepthFirst<'a, H, P> {
        let start = problem.start.blank() as u8;
        let cells = *problem.start.cells();
        let state = pruning.start(start);
        let slides = pruning.slides(state, &cells, start, &mut LeftOut::default());
        DepthFirst {
            heuristic,
            budget: Budget::new(limits, observer),
            limits,
            pruning,
            cells,
            start_blank: start,
            first: FirstSlides::new(slides, pruning.reorders()),
            path: Vec::new(),
            bound: 0,
            next: 0,
            least: 0,
            left_out: LeftOut::default(),
            solutions: Vec::new(),
            iterations: Vec::new(),
            first_slides: Vec::new(),
        }
    }

    /// Searches everything within one bound.
    fn search_bound(&mut self, bound: u32, memo: H::Memo) -> Ended {
        self.bound = bound;
        self.next = u32::MAX;
        self.path.resize(bound as usize + 1, Slide::Up);
        let before = self.budget.progress(bound);
        self.budget.observer().bound(before);
        let done = self.expand_start(memo);
        let iteration = Iteration {
            bound,
            generated: self.budget.generated - before.generated,
            expanded: self.budget.expanded - before.expanded,
            complete: !done,
        };
        self.iterations.push(iteration);
        self.budget.observer().bound_done(iteration);
        if !self.solutions.is_empty() {
            Ended::Solved
        } else if self.budget.stopped() {
            Ended::Stopped
        } else {
            Ended::Exhausted {
                next: self.bound * H::UNIT + self.next,
            }
        }
    }

    /// Tries the first slides, in the order of this bound. Returns `true` if the search
    /// is over.
    fn expand_start(&mut self, memo: H::Memo) -> bool {
        if self.budget.must_stop(self.bound) {
            return true;
        }
        self.budget.expanded += 1;
        let (pruning, blank) = (self.pruning, self.start_blank);
        let state = pruning.start(blank);
        // The slides are known already; this call counts the ones left out, for every
        // bound.
        pruning.slides(state, &self.cells, blank, &mut self.left_out);
        self.first.arrange();
        let (mut tried, mut over) = (0, false);
        while tried < self.first.len() && !over {
            let generated = self.budget.generated;
            self.least = u32::MAX;
            let go = self.first.get(tried);
            over = self.follow(memo, self.bound * H::UNIT - H::UNIT, blank, state, go);
            self.first
                .note(tried, self.least, self.budget.generated - generated);
            tried += 1;
        }
        self.cells[usize::from(blank) % MAX_CELLS] = 0;
        if pruning.reorders() {
            self.first_slides.push(self.first.met(tried, H::UNIT));
        }
        over
    }

    /// Tries every slide that is not pruned. `left` is what the bound leaves for the
    /// estimate of this board. Returns `true` if the search is over.
    fn expand(&mut self, memo: H::Memo, left: u32, blank: u8, state: P::State) -> bool {
        if self.budget.must_stop(self.bound) {
            return true;
        }
        self.budget.expanded += 1;
        let left = left - H::UNIT;
        let pruning = self.pruning;
        for &go in pruning.slides(state, &self.cells, blank, &mut self.left_out) {
            if self.follow(memo, left, blank, state, go) {
                return true;
            }
        }
        self.cells[usize::from(blank) % MAX_CELLS] = 0;
        false
    }

    /// Makes one slide, searches below it, and undoes it except for the cell it went
    /// to. `left` is what the bound leaves for the estimate after the slide. Returns
    /// `true` if the search is over.
    #[expect(
        clippy::inline_always,
        reason = "left to itself it costs a call a node"
    )]
    #[inline(always)]
    fn follow(&mut self, memo: H::Memo, left: u32, blank: u8, state: P::State, go: Move) -> bool {
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
        self.budget.generated += 1;
        if P::WATCHES {
            self.least = self.least.min(estimate);
        }
        let over = if estimate > left {
            self.next = self.next.min(estimate - left);
            is_too_large(estimate, H::UNIT) && self.refuse(estimate)
        } else {
            let depth = (self.bound - left / H::UNIT) as usize;
            if let Some(last) = self.path.get_mut(depth) {
                *last = go.slide;
            }
            if estimate == 0 {
                self.solved(depth)
            } else {
                let state = self.pruning.after(state, go.slide);
                self.expand(child, left, go.blank, state)
            }
        };
        self.cells[from] = tile;
        over
    }

    /// Ends the search because of an estimate that is too large. Returns `true`: it is over.
    #[cold]
    fn refuse(&mut self, estimate: u32) -> bool {
        self.budget.refuse(estimate, H::UNIT);
        true
    }

    /// Stores the solution just found. Returns `true` if no more are wanted.
    #[cold]
    fn solved(&mut self, depth: usize) -> bool {
        self.solutions
            .push(self.path[1..=depth].iter().copied().collect());
        self.solutions.len() >= self.limits.solutions.unwrap_or(1)
    }

    fn outcome(self, end: End) -> Result<Outcome, HeuristicError> {
        let stats = Stats {
            iterations: self.iterations,
            left_out: self.left_out,
            first_slides: self.first_slides,
            ..self.budget.stats(0, 0)
        };
        self.budget.outcome(Outcome { end, stats })
    }
}
