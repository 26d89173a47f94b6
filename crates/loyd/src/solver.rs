//! The front door: a [`Request`] goes in, a [`Report`] comes out.
//!
//! The only file that names every heuristic and every search. A solve goes down
//! once and up once: check and rename the puzzle, make the heuristic, run the
//! search, replay what it found, say what is proved.

use crate::error::{SolveError, Unsupported};
use crate::heuristic::{
    ConflictRule, Estimate, Heuristic, Hybrid, Larger, LinearConflict, Manhattan, Misplaced,
    WalkingDistance, WalkingTables,
};
use crate::puzzle::{Home, Path, Puzzle, Shape};
use crate::report::{Guarantee, Report, Solutions};
use crate::request::Request;
use crate::search::{End, Limits, Observer, Outcome, Problem, Stats, beam, construct, ida_star};
use crate::spec::{HeuristicSpec, SearchSpec};

/// Solves requests, keeping what several of them share. One solver serves any
/// number of threads.
#[derive(Debug, Default)]
pub struct Solver {
    walking: WalkingTables,
}

/// Something to do with a heuristic whose type is known only by its name.
pub trait HeuristicVisitor {
    /// What comes of it.
    type Output;
    /// Called once, with the heuristic.
    fn visit<H: Heuristic>(self, heuristic: &H) -> Self::Output;
}

impl Solver {
    /// A solver that has prepared nothing yet.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// Answers a request. The observer hears how the search goes and may stop
    /// it; the report then has the bounds known by then and a real, if not
    /// shortest, solution.
    pub fn solve(
        &self,
        request: &Request,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let puzzle = Puzzle::new(request.start, &request.goal)?;
        let heuristic = resolve(request.heuristic, puzzle.goal().shape());
        let run = Run {
            problem: Problem {
                start: puzzle.canonical_start(),
                home: puzzle.home(),
            },
            search: request.search,
            limits: request.limits,
            observer,
        };
        let found = self.with_heuristic(heuristic, puzzle.home(), run)?;
        let all = found.all.iter().flat_map(|all| &all.paths);
        all.chain([&found.path])
            .for_each(|path| assert_solves(path, &puzzle));
        Ok(Report {
            puzzle,
            guarantee: found.guarantee,
            lower_bound: found.lower_bound,
            upper_bound: found.path.len() as u32,
            path: found.path,
            all: found.all,
            metric: request.metric,
            heuristic,
            search: request.search,
            stats: found.stats,
        })
    }

    /// Builds what a heuristic needs, so that the first solve does not.
    pub fn prepare(&self, heuristic: HeuristicSpec, home: Home) -> Result<(), Unsupported> {
        struct Nothing;
        impl HeuristicVisitor for Nothing {
            type Output = ();
            fn visit<H: Heuristic>(self, _: &H) {}
        }
        self.with_heuristic(heuristic, home, Nothing)
    }

    /// A heuristic's estimate for a puzzle.
    pub fn estimate(
        &self,
        puzzle: &Puzzle,
        heuristic: HeuristicSpec,
    ) -> Result<Estimate, Unsupported> {
        struct Ask(Problem);
        impl HeuristicVisitor for Ask {
            type Output = Estimate;
            fn visit<H: Heuristic>(self, heuristic: &H) -> Estimate {
                heuristic.estimate_board(&self.0.start)
            }
        }
        let problem = Problem {
            start: puzzle.canonical_start(),
            home: puzzle.home(),
        };
        self.with_heuristic(heuristic, problem.home, Ask(problem))
    }

    /// Makes the heuristic of a name and shows it to a visitor.
    pub fn with_heuristic<V: HeuristicVisitor>(
        &self,
        spec: HeuristicSpec,
        home: Home,
        visitor: V,
    ) -> Result<V::Output, Unsupported> {
        let walking = || {
            WalkingDistance::new(home, &self.walking).ok_or(Unsupported {
                heuristic: spec,
                shape: home.shape(),
            })
        };
        let conflict = |rule| LinearConflict::new(home, rule);
        Ok(match resolve(spec, home.shape()) {
            HeuristicSpec::Misplaced => visitor.visit(&Misplaced::new(home)),
            HeuristicSpec::Manhattan => visitor.visit(&Manhattan::new(home)),
            HeuristicSpec::LinearConflict => visitor.visit(&conflict(ConflictRule::Fewest)),
            HeuristicSpec::PaperLinearConflict => visitor.visit(&conflict(ConflictRule::Paper)),
            HeuristicSpec::WalkingDistance => visitor.visit(&walking()?),
            HeuristicSpec::WalkingOrConflict | HeuristicSpec::Auto => {
                visitor.visit(&Larger(walking()?, conflict(ConflictRule::Fewest)))
            }
            HeuristicSpec::Hybrid => visitor.visit(&Hybrid::new(home, walking()?)),
        })
    }
}

/// The heuristic that `auto` means for a shape.
fn resolve(spec: HeuristicSpec, shape: Shape) -> HeuristicSpec {
    match spec {
        HeuristicSpec::Auto if WalkingDistance::supports(shape) => HeuristicSpec::WalkingOrConflict,
        HeuristicSpec::Auto => HeuristicSpec::LinearConflict,
        other => other,
    }
}

/// One search with one heuristic.
struct Run<'a> {
    problem: Problem,
    search: SearchSpec,
    limits: Limits,
    observer: &'a mut dyn Observer,
}

/// What a run found, in terms of the canonical puzzle.
struct Found {
    guarantee: Guarantee,
    path: Path,
    all: Option<Solutions>,
    lower_bound: u32,
    stats: Stats,
}

impl HeuristicVisitor for Run<'_> {
    type Output = Found;

    fn visit<H: Heuristic>(self, heuristic: &H) -> Found {
        let Run {
            problem,
            search,
            limits,
            observer,
        } = self;
        let Outcome { end, stats } = match search {
            SearchSpec::Ida => ida_star(&problem, heuristic, limits, observer),
        };
        let admissible = heuristic.properties().admissible;
        let solved = matches!(end, End::Solved(_));
        let (solutions, bound) = match end {
            End::Solved(solutions) => {
                let length = solutions[0].len() as u32;
                (solutions, length)
            }
            End::Stopped { bound } => (vec![quick_solution(&problem, heuristic)], bound),
        };
        let path = solutions[0].clone();
        let root = simple_bound(&problem);
        let lower_bound = if admissible { bound.max(root) } else { root };
        let guarantee = if lower_bound == path.len() as u32 {
            Guarantee::Optimal
        } else if solved {
            Guarantee::Feasible
        } else {
            Guarantee::Limit
        };
        let complete = stats.iterations.last().is_none_or(|last| last.complete);
        let all = (limits.solutions.is_some() && solved).then_some(Solutions {
            paths: solutions,
            complete,
        });
        Found {
            guarantee,
            path,
            all,
            lower_bound,
            stats,
        }
    }
}

/// A bound that holds whatever heuristic the search used.
fn simple_bound(problem: &Problem) -> u32 {
    let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
    problem.round_up(conflict.estimate_board(&problem.start).ceiling())
}

/// A solution that is found at once and is not far from the shortest.
fn quick_solution<H: Heuristic>(problem: &Problem, heuristic: &H) -> Path {
    let certain = construct(problem);
    beam(problem, heuristic, certain.len()).unwrap_or(certain)
}

/// The last check before a path leaves the library.
///
/// # Panics
/// If the path does not lead from the puzzle's start to its goal, which would
/// be a mistake in a search: better no answer than a wrong one.
fn assert_solves(path: &Path, puzzle: &Puzzle) {
    let end = path.replay(puzzle.start());
    assert_eq!(end.as_ref(), Ok(puzzle.goal()), "a search returned {path}");
}
