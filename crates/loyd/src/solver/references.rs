//! Solving with references: a raised first bound, or known first slides.
//!
//! What the Java original calls its advanced version. When the search has its first
//! estimate, the references are asked what they know of the board ([`Index::lift`]). The
//! bound they give is where the deepening begins. The search asks, because estimates from
//! tables with one bit per state cost more than the whole lookup and need not be made twice.
//!
//! If the references know the distance and the first slides of a solution, these are made
//! and the rest is searched for. The solution counts only if it has the known length;
//! otherwise everything that references said is dropped and the board is solved without them.
//!
//! [`Index::lift`]: crate::reference::Index::lift

use std::ops::ControlFlow;
use std::sync::Arc;

use super::Solver;
use super::estimator::HeuristicVisitor;
use super::report::{Attempt, Bounds};
use super::task::Task;
use crate::error::SolveError;
use crate::heuristic::Reversible;
use crate::puzzle::{Board, Metric, PackedBoard, Path};
use crate::reference::{Hit, Index, Lift, Orientation, Thresholds};
use crate::request::References;
use crate::search::{Iteration, Observer, Progress, RESEARCH};

/// A board, as references see it, and the references.
struct Consulted {
    orientation: Orientation,
    seen: PackedBoard,
    index: Arc<Index>,
    thresholds: Thresholds,
}

impl Consulted {
    /// Returns the references to ask, or `None` if they are not to be asked.
    fn new(solver: &Solver, task: &Task<'_>) -> Option<Consulted> {
        let request = task.request;
        if request.references == References::Ignore || request.metric != Metric::Stm {
            return None;
        }
        let (orientation, seen) = Orientation::of(&task.puzzle)?;
        let references = &solver.references;
        let index = references.index().filter(|index| !index.is_empty())?;
        Some(Consulted {
            orientation,
            seen,
            index,
            thresholds: references.thresholds(),
        })
    }

    fn lift(&self, estimate: u32) -> Lift {
        self.index.lift(self.seen, estimate, self.thresholds)
    }

    /// Returns the first slides of a solution whose length is known, if they may be used,
    /// one solution is enough, and they can be made.
    fn prefix(&self, task: &Task<'_>) -> Option<(Path, Hit)> {
        if task.request.references != References::Use || task.limits.solutions.is_some() {
            return None;
        }
        let hit = self.index.hit(self.seen).filter(|hit| hit.exact)?;
        let outside = |slide| self.orientation.slide_outside(slide);
        let path: Path = hit.prefix?.map(outside).into_iter().collect();
        let can_be_made = path.replay(task.puzzle.start()).is_ok();
        can_be_made.then_some((path, hit))
    }
}

/// One attempt with the references of the solver.
pub(super) fn attempt(
    solver: &Solver,
    task: &Task<'_>,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let consulted = RESEARCH.then(|| Consulted::new(solver, task)).flatten();
    let Some(consulted) = consulted else {
        return solver.attempt(task, None, observer);
    };
    if let Some((prefix, hit)) = consulted.prefix(task) {
        let estimate = estimate(solver, task, observer)?;
        let lift = estimate.map(|estimate| consulted.lift(estimate));
        if let Some(lift) = lift.filter(|lift| lift.lifted == hit.distance) {
            return with_prefix(solver, task, &prefix, lift, observer);
        }
    }
    with_first_bound(solver, task, &consulted, observer)
}

/// Searches from the bound that references give, or only asks for it to report it.
fn with_first_bound(
    solver: &Solver,
    task: &Task<'_>,
    consulted: &Consulted,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let mut given = None;
    let is_used = task.request.references == References::Use;
    let mut ask = |estimate: u32| {
        let lift = consulted.lift(estimate);
        given = Some(lift);
        if is_used { lift.lifted } else { 0 }
    };
    let mut found = solver.attempt(task, Some(&mut ask), observer)?;
    if let Some(lift) = given.filter(|_| is_used) {
        if found.length() < lift.lifted {
            // A solution below a bound that should have been proved.
            return without(solver, task, found, observer);
        }
        found.bounds.references = lift.lifted;
    }
    found.lift = given;
    Ok(found)
}

/// Makes the first slides of a solution whose length is known and searches for the rest.
/// If it is not there, nothing of it is believed.
fn with_prefix(
    solver: &Solver,
    task: &Task<'_>,
    prefix: &Path,
    lift: Lift,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let mut lifted = task.clone();
    let asked = task.limits.first_bound.unwrap_or(0);
    lifted.limits.first_bound = Some(lift.lifted.max(asked));
    let Some(rest) = lifted.after(prefix) else {
        return solver.attempt(task, None, observer);
    };
    let mut after_prefix = AfterPrefix {
        prefix,
        observer: &mut *observer,
    };
    let mut found = solver.attempt(&rest, None, &mut after_prefix)?;
    found.put_after(prefix);
    let is_limited = found.is_stopped() && found.length() > lift.lifted;
    if found.length() != lift.lifted && !is_limited {
        return without(solver, task, found, observer);
    }
    found.bounds.references = lift.lifted;
    found.lift = Some(lift);
    Ok(found)
}

/// Solves without references what was searched with them in vain. Nothing that they gave
/// is reported.
fn without(
    solver: &Solver,
    task: &Task<'_>,
    mut earlier: Attempt,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let mut plain = task.clone();
    let used = earlier.stats.generated;
    plain.limits.nodes = task.limits.nodes.map(|nodes| nodes.saturating_sub(used));
    let mut found = solver.attempt(&plain, None, observer)?;
    // Its solution is one; its bounds came from what is not believed any more.
    earlier.bounds = Bounds::default();
    found.add_earlier(earlier);
    Ok(found)
}

/// Returns the estimate of the start without references, or `None` if it may be too large
/// or the observer does not wait for its tables.
fn estimate(
    solver: &Solver,
    task: &Task<'_>,
    observer: &mut dyn Observer,
) -> Result<Option<u32>, SolveError> {
    let collection = match task.collection(observer) {
        // The search will be told to stop as well, and says what it knows.
        Err(SolveError::Stopped) => return Ok(None),
        made => made?,
    };
    let (home, start) = (task.problem.home, Admissible(task.problem.start));
    let estimator = &solver.estimator;
    estimator.show(&task.heuristic, collection.as_ref(), home, start)
}

/// Asks a heuristic for a lower bound.
struct Admissible(Board);

impl HeuristicVisitor for Admissible {
    type Output = Option<u32>;

    fn visit<H: Reversible>(self, heuristic: &H) -> Option<u32> {
        let is_admissible = heuristic.properties().admissible;
        is_admissible.then(|| heuristic.estimate_board(&self.0).ceiling())
    }
}

/// Puts the first slides before a solution of the rest, so that the observer of the whole
/// search hears of a solution of the whole.
struct AfterPrefix<'a> {
    prefix: &'a Path,
    observer: &'a mut dyn Observer,
}

impl AfterPrefix<'_> {
    /// Returns a bound of the whole, given one of the rest. The prefix may lead away from the
    /// goal: the whole is at most that much shorter.
    fn whole_bound(&self, bound: u32) -> u32 {
        bound.saturating_sub(self.prefix.len() as u32)
    }
}

// A method that is forgotten here would be dropped.
#[deny(clippy::missing_trait_methods)]
impl Observer for AfterPrefix<'_> {
    fn building(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.observer.building(found, states)
    }

    fn bound(&mut self, progress: Progress) {
        self.observer.bound(progress);
    }

    fn bound_done(&mut self, iteration: Iteration) {
        self.observer.bound_done(iteration);
    }

    fn part(&mut self, done: usize, parts: usize) {
        self.observer.part(done, parts);
    }

    fn is_abandoned(&self) -> bool {
        self.observer.is_abandoned()
    }

    fn time_left(&self) -> Option<f64> {
        self.observer.time_left()
    }

    fn wants_solution(&self) -> bool {
        self.observer.wants_solution()
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        let slides = self.prefix.slides().iter().chain(path.slides());
        let whole: Path = slides.copied().collect();
        self.observer
            .solution(&whole, self.whole_bound(lower_bound));
    }

    fn lower_bound(&mut self, bound: u32) {
        let bound = self.whole_bound(bound);
        self.observer.lower_bound(bound);
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        self.observer.pulse(progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solution_of_the_rest_is_told_with_the_slides_before_it() {
        struct Waiting(Vec<(String, u32)>);
        impl Observer for Waiting {
            fn wants_solution(&self) -> bool {
                true
            }
            fn solution(&mut self, path: &Path, lower_bound: u32) {
                self.0.push((path.to_string(), lower_bound));
            }
            fn lower_bound(&mut self, bound: u32) {
                self.0.push((String::new(), bound));
            }
        }
        let prefix: Path = "UL".parse().expect("moves");
        let mut whole = Waiting(Vec::new());
        let mut rest = AfterPrefix {
            prefix: &prefix,
            observer: &mut whole,
        };
        assert!(rest.wants_solution());
        rest.solution(&"LDR".parse().expect("moves"), 3);
        rest.solution(&"LDR".parse().expect("moves"), 1);
        rest.lower_bound(5);
        let told = [("UL2DR", 1), ("UL2DR", 0), ("", 3)];
        let told = told.map(|(path, bound)| (path.to_owned(), bound));
        assert_eq!(whole.0, told);
    }
}
