//! Solving with references: a raised first bound, or a known beginning.
//!
//! What the Java original calls its advanced version. Before the search the
//! collection is asked what it knows of the board ([`Index::lift`]). The bound it
//! gives is where the deepening begins. If it knows the distance and the first
//! slides of a solution, they are made and the rest is searched for; the answer
//! counts only if it has the length that is known, otherwise everything that
//! references said is forgotten and the board is solved without them.
//!
//! [`Index::lift`]: crate::reference::Index::lift

use crate::error::{SolveError, Unsupported};
use crate::heuristic::{Estimate, Heuristic};
use crate::pattern::TableSource;
use crate::puzzle::{Board, Goal, Metric, Path, Puzzle};
use crate::reference::{Frame, Lift};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::{Observer, Problem};
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
        let Some((frame, lift)) = self.consult(request, &heuristic, &puzzle, tables, observer)?
        else {
            return self.solve_with(request, heuristic, puzzle, tables, observer);
        };
        let told = |report: Report| Report {
            lift: Some(lift),
            ..report
        };
        if request.references == References::Compare {
            let report = self.solve_with(request, heuristic, puzzle, tables, observer)?;
            return Ok(told(report));
        }
        let mut lifted = request.clone();
        let asked = request.limits.first_bound.unwrap_or(0);
        lifted.limits.first_bound = Some(lift.lifted.max(asked));
        let mut earlier = None;
        if let Some(prefix) = known_beginning(request, frame, &lift) {
            let spec = heuristic.clone();
            let report = self.follow(&lifted, spec, puzzle, &prefix, tables, observer)?;
            let limited = report.guarantee == Guarantee::Limit;
            if report.upper_bound == lift.lifted || limited && report.upper_bound > lift.lifted {
                return Ok(told(proved(report, lift.lifted)));
            }
            // The slides do not lead where they should: nothing of it is believed.
            lifted.limits.first_bound = request.limits.first_bound;
            lifted.limits.nodes = left(request, &report);
            earlier = Some(report);
        }
        let spec = heuristic.clone();
        let mut report = self.solve_with(&lifted, spec, puzzle, tables, observer)?;
        if report.upper_bound < lift.lifted && earlier.is_none() {
            // A solution below a bound that should have been proved: begin again without.
            let mut plain = request.clone();
            plain.limits.nodes = left(request, &report);
            earlier = Some(report);
            report = self.solve_with(&plain, heuristic, puzzle, tables, observer)?;
        }
        match earlier {
            Some(earlier) => report.stats.add_earlier(earlier.stats),
            None => report = proved(report, lift.lifted),
        }
        Ok(told(report))
    }

    /// What references say of a puzzle; nothing if they are not asked.
    fn consult(
        &self,
        request: &Request,
        heuristic: &HeuristicSpec,
        puzzle: &Puzzle,
        tables: &dyn TableSource,
        observer: &mut dyn Observer,
    ) -> Result<Option<(Frame, Lift)>, Unsupported> {
        if request.references == References::Ignore || request.metric != Metric::Stm {
            return Ok(None);
        }
        let Some((frame, seen)) = Frame::of(puzzle) else {
            return Ok(None);
        };
        let Some(index) = self.references.index().filter(|index| !index.is_empty()) else {
            return Ok(None);
        };
        let Some(plain) = self.plain_estimate(heuristic, puzzle, tables, observer)? else {
            return Ok(None);
        };
        let lift = index.lift(seen, plain, self.references.thresholds());
        Ok(Some((frame, lift)))
    }

    /// The estimate without references; nothing if it may be too large, or if the
    /// observer does not wait for its tables.
    fn plain_estimate(
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
        limits.first_bound = limits.first_bound.map(|bound| bound - made);
        limits.last_bound = limits.last_bound.map(|bound| bound.saturating_sub(made));
        let report = self.solve_with(&request, heuristic, rest, tables, observer)?;
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

/// The first slides of a solution whose length is known, where one solution is
/// enough and the slides can be made.
fn known_beginning(request: &Request, frame: Frame, lift: &Lift) -> Option<Path> {
    let hit = lift
        .hit
        .filter(|hit| hit.exact && hit.distance == lift.lifted)?;
    let slides = hit.prefix?;
    if request.limits.solutions.is_some() {
        return None;
    }
    let path: Path = slides
        .map(|slide| frame.slide_outside(slide))
        .into_iter()
        .collect();
    let makes = |board: &Board| path.replay(board).is_ok();
    makes(&request.start).then_some(path)
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
