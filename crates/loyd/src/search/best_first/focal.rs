//! Focal search: the board that a second estimate likes best, among those that keep a bound.
//!
//! Pearl & Kim (1982), called A*-epsilon there. An admissible heuristic keeps the bound: only
//! boards whose f is at most `weight` times the least f are expanded, so the solution is at most
//! `weight` times the optimum. Among them, the order comes from an estimate that need not be
//! admissible, here a learned one: the least g plus learned estimate first. The literature orders
//! by the learned estimate alone, which finds longer solutions. The more room the bound leaves, the
//! more the estimate counts: a tenth of what the weight is above 1. That was chosen on random
//! boards; with 1.5, half the boards are expanded for half a slide more.
//!
//! The search ends when the goal is generated within the limit. `discrepancy.rs` is the same search
//! with another order.

use super::closed::{Closed, Found, Full, NO_SLIDE, NONE, Status, StoredNode};
use super::discrepancy::DiscrepancyCounter;
use super::focal_list::{BYTES_PER_BOARD, FocalEntry, FocalList};
use super::guide::{AnyHeuristic, Guide, StoredMemos};
use crate::grid::TileWord;
use crate::heuristic::{Heuristic, HeuristicError, Step, Weight, check_ends, is_too_large};
use crate::puzzle::{Cells, MAX_CELLS, Shape, Slide};
use crate::search::budget::Budget;
use crate::search::moves::Moves;
use crate::search::{End, Limits, Observer, Outcome, Problem};

/// What an estimate of one slide is in the keys of the focal list.
const KEYS_PER_SLIDE: f64 = 1024.0;

/// How much the estimate counts more than g, for each 1 that the weight is above 1.
const LEANING: f64 = 0.1;

/// The low bits of a key hold the estimated length, those above the discrepancies.
const LENGTH_BITS: u32 = 32;

/// Searches from `problem.start` to its home. The solution is at most `weight` times the optimum
/// if `heuristic` is admissible. Boards within the bound are expanded by g plus `estimate`.
///
/// # Errors
/// If `heuristic` breaks its contract.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn focal_search<H: Heuristic, E: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    estimate: &E,
    weight: Weight,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    let order = FocalOrder {
        estimate: &StoredMemos(estimate),
        counter: None,
    };
    focal(problem, heuristic, order, weight, limits, observer)
}

/// The order of the focal list.
pub(super) struct FocalOrder<'a> {
    /// Orders boards with as many discrepancies.
    pub(super) estimate: &'a dyn AnyHeuristic,
    /// Counts discrepancies, if these come first.
    pub(super) counter: Option<DiscrepancyCounter<'a>>,
}

/// Runs a focal search in some order.
pub(super) fn focal<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    order: FocalOrder<'_>,
    weight: Weight,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_ends(heuristic, &problem.start, problem.home)?;
    let mut budget = Budget::new(limits, observer);
    if u64::fits(problem.home.shape().cells()) {
        search::<u64>(problem, heuristic, order, weight, limits, &mut budget)
    } else {
        search::<u128>(problem, heuristic, order, weight, limits, &mut budget)
    }
}

fn search<S: TileWord>(
    problem: &Problem,
    heuristic: &dyn AnyHeuristic,
    order: FocalOrder<'_>,
    weight: Weight,
    limits: Limits,
    budget: &mut Budget<'_>,
) -> Result<Outcome, HeuristicError> {
    let memory = limits.memory.unwrap_or(u64::MAX);
    let mut search = FocalSearch::<S>::new(problem, heuristic, order, weight, memory);
    let stored = search.store_start(problem);
    let end = loop {
        let is_open = search.list.raise_limit(&mut search.closed);
        let bound = problem.round_up(search.list.bound().div_ceil(search.unit));
        let is_solved = |best: u32| best * search.unit <= search.list.limit();
        if search.best.is_some_and(is_solved) {
            break End::Solved(vec![search.closed.path_to(search.goal, search.shape)]);
        }
        let is_over = stored == Err(Full) || !is_open || budget.must_stop(bound);
        if is_over || search.expand_next(budget) == Err(Full) {
            // The goal may have been the last board that fitted into memory.
            let path = || search.closed.path_to(search.goal, search.shape);
            let best = search.best.map(|_| path());
            break match best {
                Some(path) if path.len() as u32 * search.unit <= search.list.limit() => {
                    End::Solved(vec![path])
                }
                best => End::Stopped { bound, best },
            };
        }
    };
    let stats = budget.stats(search.closed.len(), search.closed.bytes());
    budget.outcome(Outcome { end, stats })
}

/// A focal search on its way.
struct FocalSearch<'a, S: TileWord> {
    /// The heuristic that keeps the bound.
    guide: Box<dyn Guide + 'a>,
    unit: u32,
    /// The estimate that orders the focal list.
    order: Box<dyn Guide + 'a>,
    counter: Option<DiscrepancyCounter<'a>>,
    shape: Shape,
    moves: Moves,
    goal: S,
    closed: Closed<S>,
    list: FocalList,
    /// What the estimate counts in the order.
    leaning: f64,
    /// The length of the shortest solution seen.
    best: Option<u32>,
}

impl<'a, S: TileWord> FocalSearch<'a, S> {
    fn new(
        problem: &Problem,
        heuristic: &'a dyn AnyHeuristic,
        order: FocalOrder<'a>,
        weight: Weight,
        memory: u64,
    ) -> FocalSearch<'a, S> {
        let cells = problem.start.cells();
        let (guide, estimate) = (heuristic.guide(cells), order.estimate.guide(cells));
        let policy = order.counter.as_ref();
        let policy_bytes = policy.map_or(0, DiscrepancyCounter::memo_bytes);
        let memos = guide.memo_bytes() + estimate.memo_bytes() + policy_bytes;
        let shape = problem.home.shape();
        FocalSearch {
            unit: guide.unit(),
            guide,
            order: estimate,
            counter: order.counter,
            shape,
            moves: Moves::new(shape),
            goal: S::pack(problem.home.board().tiles()),
            closed: Closed::new(memory, memos + BYTES_PER_BOARD),
            list: FocalList::new(weight),
            leaning: leaning(weight),
            best: None,
        }
    }

    /// Stores the start, which is not counted as generated.
    fn store_start(&mut self, problem: &Problem) -> Result<(), Full> {
        let state = S::pack(problem.start.tiles());
        self.best = (state == self.goal).then_some(0);
        if let Found::Nowhere { slot } = self.closed.find(state, state.hash()) {
            let node = StoredNode {
                state,
                next: NONE,
                g: 0,
                slide: NO_SLIDE,
                status: Status::Open,
            };
            let number = self.closed.put(slot, node, state.hash())?;
            self.store_memos();
            let entry = FocalEntry {
                key: self.key(0, 0),
                f: self.guide.estimate(),
            };
            self.list.push(&mut self.closed, number, entry);
        }
        Ok(())
    }

    fn store_memos(&mut self) {
        self.guide.store();
        self.order.store();
        if let Some(counter) = &mut self.counter {
            counter.store();
        }
    }

    /// Returns the key of the present board of the guides.
    fn key(&self, discrepancies: u64, g: u16) -> u64 {
        focal_key(discrepancies, g, self.leaning * self.order.real().max(0.0))
    }

    /// Expands the first board of the focal list.
    fn expand_next(&mut self, budget: &mut Budget<'_>) -> Result<(), Full> {
        let Some(number) = self.list.pop(&self.closed) else {
            return Ok(());
        };
        let stored = self.closed.node_mut(number);
        stored.status = Status::Closed;
        let node = *stored;
        let entry = self.list.entry(number);
        let mut cells: Cells = node.state.unpack();
        let estimate = entry.f.wrapping_sub(u32::from(node.g) * self.unit);
        self.guide.select(number, &cells, estimate);
        self.order.select(number, &cells, 0);
        budget.expanded += 1;
        let blank = node.state.blank();
        let last = Slide::ALL.get(usize::from(node.slide)).copied();
        let steps = steps(&self.moves, blank, last, &cells);
        let steps = steps.iter().flatten().copied();
        let mut discrepancies = [entry.key >> LENGTH_BITS; 4];
        if let Some(counter) = &mut self.counter {
            counter.select(number, &cells);
            counter.count(steps.clone(), &mut cells, &mut discrepancies);
        }
        for (step, discrepancies) in steps.zip(discrepancies) {
            self.reach(node, &mut cells, step, discrepancies, budget)?;
        }
        Ok(())
    }

    /// Stores a child if it is new or reached on a shorter path.
    fn reach(
        &mut self,
        parent: StoredNode<S>,
        cells: &mut Cells,
        step: Step,
        discrepancies: u64,
        budget: &mut Budget<'_>,
    ) -> Result<(), Full> {
        let state = parent.state.exchanged(step.to, step.from);
        let (hash, g) = (state.hash(), parent.g + 1);
        let found = self.closed.find(state, hash);
        if let Found::At { node, .. } = found
            && self.closed.node(node).g <= g
        {
            return Ok(());
        }
        slide(cells, step);
        let estimate = self.guide.step(cells, step);
        self.order.step(cells, step);
        if let Some(counter) = &mut self.counter {
            counter.step(cells, step);
        }
        slide_back(cells, step);
        if is_too_large(estimate, self.unit) {
            budget.refuse(estimate, self.unit);
            return Err(Full);
        }
        budget.generated += 1;
        let child = StoredNode {
            state,
            next: NONE,
            g,
            slide: step.slide as u8,
            status: Status::Open,
        };
        let number = self.note(found, child, hash)?;
        let entry = FocalEntry {
            key: self.key(discrepancies, g),
            f: u32::from(g) * self.unit + estimate,
        };
        self.list.push(&mut self.closed, number, entry);
        if state == self.goal {
            let g = u32::from(g);
            self.best = Some(self.best.map_or(g, |best| best.min(g)));
        }
        Ok(())
    }

    /// Stores a board that is new or was reached on a shorter path, and returns its number.
    fn note(&mut self, found: Found, child: StoredNode<S>, hash: u64) -> Result<u32, Full> {
        let slot = match found {
            Found::Nowhere { slot } => slot,
            Found::At { node, slot } => {
                let before = self.closed.node_mut(node);
                if before.status == Status::Closed {
                    *before = child;
                    return Ok(node);
                }
                // It cannot be removed from the list that it waits in.
                before.status = Status::Stale;
                self.list.remove(node);
                slot
            }
        };
        let number = self.closed.put(slot, child, hash)?;
        self.store_memos();
        Ok(number)
    }
}

/// Returns what an estimate counts in the order of a focal search.
pub(super) fn leaning(weight: Weight) -> f64 {
    1.0 + LEANING * (weight.factor() - 1.0)
}

/// Returns the place of a board in the focal list.
#[expect(clippy::cast_sign_loss, reason = "no length is negative")]
pub(super) fn focal_key(discrepancies: u64, g: u16, estimate: f64) -> u64 {
    let length = f64::from(g) + estimate;
    discrepancies << LENGTH_BITS | u64::from((KEYS_PER_SLIDE * length) as u32)
}

/// The slides from a board, in the order of `Moves`; `None` at the end if there are fewer than four.
fn steps(moves: &Moves, blank: u8, last: Option<Slide>, cells: &Cells) -> [Option<Step>; 4] {
    let mut steps = [None; 4];
    for (step, go) in steps.iter_mut().zip(moves.from(blank, last)) {
        *step = Some(Step {
            tile: cells[usize::from(go.blank) % MAX_CELLS],
            from: go.blank,
            to: blank,
            slide: go.slide,
        });
    }
    steps
}

/// Makes a slide.
pub(super) fn slide(cells: &mut Cells, step: Step) {
    cells[usize::from(step.to) % MAX_CELLS] = step.tile;
    cells[usize::from(step.from) % MAX_CELLS] = 0;
}

/// Undoes a slide.
pub(super) fn slide_back(cells: &mut Cells, step: Step) {
    cells[usize::from(step.from) % MAX_CELLS] = step.tile;
    cells[usize::from(step.to) % MAX_CELLS] = 0;
}
