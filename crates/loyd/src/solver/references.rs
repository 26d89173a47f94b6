//! Solving with references: a raised first bound, or a known beginning.
//!
//! What the Java original calls its advanced version. When the search has its first
//! estimate, the collection is asked what it knows of the board ([`Index::lift`]). The bound it
//! gives is where the deepening begins. The search asks, because estimates from
//! tables of one bit a state cost more than the whole look-up and need not be made twice.
//!
//! If the collection knows the distance and the first
//! slides of a solution, they are made and the rest is searched for; the answer
//! counts only if it has the length that is known, otherwise everything that
//! references said is forgotten and the board is solved without them.
//!
//! [`Index::lift`]: crate::reference::Index::lift

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::error::{SolveError, Unsupported};
use crate::heuristic::{Estimate, Heuristic};
use crate::pattern::TableSource;
use crate::puzzle::{Board, Goal, Metric, PackedBoard, Path, Puzzle};
use crate::reference::{Hit, Index, Lift, Orientation, Thresholds};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::kernel::FirstBound;
use crate::search::{Iteration, Observer, Problem, Progress};
use crate::solver::{Building, HeuristicVisitor, Solver, collection};
use crate::spec::HeuristicSpec;

/// What references are used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum References {
    /// To search from the bound they give: an advanced search.
    #[default]
    Use,
    /// To say in the report what they would have given: a standard search.
    Compare,
    /// For nothing.
    Ignore,
}

/// A board, as references see it, and the references.
struct Consulted {
    frame: Orientation,
    seen: PackedBoard,
    index: Arc<Index>,
    thresholds: Thresholds,
}

impl Consulted {
    fn lift(&self, plain: u32) -> Lift {
        self.index.lift(self.seen, plain, self.thresholds)
    }
}

impl Solver {
    /// Answers a request with this heuristic and the solver's references.
    pub(crate) fn solve_advanced(
        &self,
        request: &Request,
        heuristic: HeuristicSpec,
        puzzle: Puzzle,
        tables: &dyn TableSource,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let Some(consulted) = self.consult(request, &puzzle) else {
            return self.solve_with(request, heuristic, puzzle, tables, None, observer);
        };
        if let Some((prefix, hit)) = known_beginning(request, &consulted) {
            let spec = heuristic.clone();
            let plain = self.plain_estimate(&spec, &puzzle, tables, observer)?;
            let lift = plain.map(|plain| consulted.lift(plain));
            if let Some(lift) = lift.filter(|lift| lift.lifted == hit.distance) {
                return self.begin(request, spec, puzzle, (&prefix, lift), tables, observer);
            }
        }
        let mut told = None;
        let mut ask = |plain: u32| {
            let lift = consulted.lift(plain);
            told = Some(lift);
            match request.references {
                References::Use => lift.lifted,
                References::Compare | References::Ignore => 0,
            }
        };
        let (spec, asking) = (heuristic.clone(), Some(&mut ask as &mut FirstBound<'_>));
        let report = self.solve_with(request, spec, puzzle, tables, asking, observer)?;
        let report = match told {
            Some(lift) if request.references == References::Use => {
                if report.upper_bound < lift.lifted {
                    // A solution below a bound that should have been proved.
                    return self.again(request, heuristic, puzzle, report, tables, observer);
                }
                proved(report, lift.lifted)
            }
            Some(_) | None => report,
        };
        Ok(Report {
            lift: told,
            ..report
        })
    }

    /// Makes the first slides of a solution whose length is known and searches for the
    /// rest. If it is not there, nothing of it is believed.
    fn begin(
        &self,
        request: &Request,
        heuristic: HeuristicSpec,
        puzzle: Puzzle,
        (prefix, lift): (&Path, Lift),
        tables: &dyn TableSource,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let mut lifted = request.clone();
        let asked = request.limits.first_bound.unwrap_or(0);
        lifted.limits.first_bound = Some(lift.lifted.max(asked));
        let spec = heuristic.clone();
        let report = self.follow(&lifted, spec, puzzle, prefix, tables, observer)?;
        let limited = report.guarantee == Guarantee::Limit;
        if report.upper_bound == lift.lifted || limited && report.upper_bound > lift.lifted {
            return Ok(Report {
                lift: Some(lift),
                ..proved(report, lift.lifted)
            });
        }
        self.again(request, heuristic, puzzle, report, tables, observer)
    }

    /// Solves without references what was searched with them in vain. The report says
    /// nothing of what they gave.
    fn again(
        &self,
        request: &Request,
        heuristic: HeuristicSpec,
        puzzle: Puzzle,
        earlier: Report,
        tables: &dyn TableSource,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let mut plain = request.clone();
        plain.limits.nodes = left(request, &earlier);
        let mut report = self.solve_with(&plain, heuristic, puzzle, tables, None, observer)?;
        // Its solution is one; its lower bound came from what is not believed any more.
        report.add_earlier(Report {
            lower_bound: 0,
            ..earlier
        });
        Ok(report)
    }

    /// The references to ask; nothing if they are not to be asked.
    fn consult(&self, request: &Request, puzzle: &Puzzle) -> Option<Consulted> {
        if request.references == References::Ignore || request.metric != Metric::Stm {
            return None;
        }
        let (frame, seen) = Orientation::of(puzzle)?;
        let index = self.references.index().filter(|index| !index.is_empty())?;
        Some(Consulted {
            frame,
            seen,
            index,
            thresholds: self.references.thresholds(),
        })
    }

    /// The estimate without references; nothing if it may be too large, or if the
    /// observer does not wait for its tables.
    pub(crate) fn plain_estimate(
        &self,
        heuristic: &HeuristicSpec,
        puzzle: &Puzzle,
        tables: &dyn TableSource,
        observer: &mut dyn Observer,
    ) -> Result<Option<u32>, Unsupported> {
        let problem = Problem::from(puzzle);
        let ceiling = |estimate: Estimate| estimate.ceiling();
        match heuristic {
            HeuristicSpec::Pdb(pdb) => {
                match collection(pdb, puzzle.home(), tables, &mut Building(observer)) {
                    // The search will be told to stop as well, and says what it knows.
                    Err(error) if error.is_stopped() => Ok(None),
                    made => Ok(Some(ceiling(made?.estimate_board(&problem.start)))),
                }
            }
            other => {
                let estimate = self.with_heuristic(other, puzzle.home(), Ask(problem.start))?;
                Ok(estimate.map(ceiling))
            }
        }
    }

    /// Makes the first slides and solves what is left.
    fn follow(
        &self,
        request: &Request,
        heuristic: HeuristicSpec,
        puzzle: Puzzle,
        prefix: &Path,
        tables: &dyn TableSource,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let made = prefix.len() as u32;
        let beyond = prefix.replay(puzzle.start()).unwrap_or(*puzzle.start());
        let rest = Puzzle::new(beyond, &Goal::Board(*puzzle.goal()))?;
        let mut request = request.clone();
        let limits = &mut request.limits;
        limits.first_bound = limits.first_bound.map(|bound| bound.saturating_sub(made));
        limits.last_bound = limits.last_bound.map(|bound| bound.saturating_sub(made));
        let mut observer = AfterPrefix { prefix, observer };
        let report = self.solve_with(&request, heuristic, rest, tables, None, &mut observer)?;
        let slides = prefix.slides().iter().chain(report.path.slides());
        let path: Path = slides.copied().collect();
        debug_assert_eq!(path.replay(puzzle.start()).as_ref(), Ok(puzzle.goal()));
        Ok(Report {
            puzzle,
            upper_bound: report.upper_bound + made,
            // What is behind the first slides bounds the whole only from above.
            lower_bound: 0,
            path,
            ..report
        })
    }
}

/// Puts the first slides before a solution of the rest, so that the observer of the whole
/// search hears of a solution of the whole.
struct AfterPrefix<'a> {
    prefix: &'a Path,
    observer: &'a mut dyn Observer,
}

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

    fn wants_solution(&self) -> bool {
        self.observer.wants_solution()
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        let slides = self.prefix.slides().iter().chain(path.slides());
        let whole: Path = slides.copied().collect();
        // The prefix may lead away from the goal: the whole is at most that much shorter.
        let lower_bound = lower_bound.saturating_sub(self.prefix.len() as u32);
        self.observer.solution(&whole, lower_bound);
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        self.observer.pulse(progress)
    }
}

/// The first slides of a solution whose length is known, where one solution is
/// enough, they are to be used and can be made.
fn known_beginning(request: &Request, consulted: &Consulted) -> Option<(Path, Hit)> {
    if request.references != References::Use || request.limits.solutions.is_some() {
        return None;
    }
    let hit = consulted
        .index
        .hit(consulted.seen)
        .filter(|hit| hit.exact)?;
    let outside = |slide| consulted.frame.slide_outside(slide);
    let path: Path = hit.prefix?.map(outside).into_iter().collect();
    let makes = |board: &Board| path.replay(board).is_ok();
    makes(&request.start).then_some((path, hit))
}

/// The report of a search for which a lower bound was known before.
fn proved(report: Report, bound: u32) -> Report {
    let lower_bound = report.lower_bound.max(bound);
    let guarantee = match report.guarantee {
        _ if lower_bound == report.upper_bound => Guarantee::Optimal,
        guarantee => guarantee,
    };
    Report {
        guarantee,
        lower_bound,
        ..report
    }
}

/// The nodes that are left of a limit after a search.
fn left(request: &Request, report: &Report) -> Option<u64> {
    let nodes = request.limits.nodes?;
    Some(nodes.saturating_sub(report.stats.generated))
}

/// Asks a heuristic for a lower bound.
struct Ask(Board);

impl HeuristicVisitor for Ask {
    type Output = Option<Estimate>;

    fn visit<H: Heuristic>(self, heuristic: &H) -> Option<Estimate> {
        let sound = heuristic.properties().admissible;
        sound.then(|| heuristic.estimate_board(&self.0))
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
        let told = [("UL2DR".to_owned(), 1), ("UL2DR".to_owned(), 0)];
        assert_eq!(whole.0, told);
    }
}
