//! The front door: a [`Request`] goes in, a [`Report`] comes out.
//!
//! The only file that names every heuristic and every search. A solve goes down
//! once and up once: check and rename the puzzle, make the heuristic, run the
//! search, replay what it found, say what is proved.

mod choose;
mod directions;
mod fallback;
mod references;
mod report;
mod stages;

pub use references::References;

use std::ops::ControlFlow;

use crate::error::{SolveError, Unsupported};
use crate::heuristic::{
    ConflictRule, Estimate, Heuristic, Hybrid, Larger, LinearConflict, Manhattan, Misplaced,
    MultiTileBounds, MultiTileManhattan, MultiTileWalking, WalkingDistance, WalkingTables,
    Weighted,
};
use crate::pattern::{BuildInMemory, BuildObserver, Collection, TableSource};
use crate::puzzle::{Home, Metric, Puzzle, Shape};
use crate::reference::{NoReferences, ReferenceSource};
use crate::report::Report;
use crate::request::{Request, Weight};
use crate::search::kernel::{self, FirstBound, Settings};
use crate::search::{
    Automata, Limits, Observer, Problem, Recycler, Reduced, Reductions, a_star, ida_star,
    ida_star_multi_tile, ida_star_reduced, ida_star_weighted, ua_star,
};
use crate::solver::choose::{NO_UNDO, check_reductions, check_search, choose_search};
use crate::solver::report::{Ran, report};
use crate::spec::{HeuristicSpec, PdbSpec, SearchSpec};
use fallback::{Fallback, stopped_before};

/// Solves requests, keeping what several of them share. One solver serves any
/// number of threads.
pub struct Solver {
    walking: WalkingTables,
    automata: Automata,
    recycler: Recycler,
    pub(crate) tables: Box<dyn TableSource>,
    pub(crate) references: Box<dyn ReferenceSource>,
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Solver")
    }
}

/// Builds in memory what it needs.
impl Default for Solver {
    fn default() -> Solver {
        Solver::with_tables(Box::new(BuildInMemory::default()))
    }
}

/// Something to do with a heuristic whose type is known only by its name.
pub trait HeuristicVisitor {
    /// What comes of it.
    type Output;
    /// Called once, with the heuristic.
    fn visit<H: Heuristic>(self, heuristic: &H) -> Self::Output;
}

impl Solver {
    /// A solver that has prepared nothing yet and builds tables in memory.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// A solver that takes pattern databases from this source.
    pub fn with_tables(tables: Box<dyn TableSource>) -> Solver {
        Solver {
            walking: WalkingTables::new(),
            automata: Automata::default(),
            recycler: Recycler::default(),
            tables,
            references: Box::new(NoReferences),
        }
    }

    /// The same solver with references, which raise the first bound of searches.
    #[must_use]
    pub fn with_references(self, references: Box<dyn ReferenceSource>) -> Solver {
        Solver { references, ..self }
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
        check_reductions(request)?;
        check_search(request, puzzle.goal().shape())?;
        let staged = stages::apply(&request.heuristic, request.metric, puzzle.home());
        if staged && request.search.proves() {
            return self.solve_in_stages(request, puzzle, observer);
        }
        let shape = puzzle.goal().shape();
        let mut heuristic = resolve(&request.heuristic, request.metric, shape);
        if request.heuristic == HeuristicSpec::Auto && !request.search.proves() {
            heuristic = HeuristicSpec::Hybrid;
        }
        self.solve_advanced(request, heuristic, puzzle, &*self.tables, observer)
    }

    /// Answers a request with this heuristic, whatever it names itself. `lifting` is
    /// told the first estimate and gives a bound to begin with.
    pub(crate) fn solve_with(
        &self,
        request: &Request,
        heuristic: HeuristicSpec,
        puzzle: Puzzle,
        tables: &dyn TableSource,
        lifting: Option<&mut FirstBound<'_>>,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let problem = Problem::from(&puzzle);
        let collection = match &heuristic {
            HeuristicSpec::Pdb(pdb) if request.metric == Metric::Stm => {
                match collection(pdb, puzzle.home(), tables, &mut Building(observer)) {
                    Err(error) if error.is_stopped() => {
                        let (outcome, quick) = stopped_before(&problem, observer);
                        let ran = Ran {
                            outcome,
                            admissible: true,
                            quick: Some(quick),
                        };
                        let used = (request.search, request.reductions.unwrap_or_default());
                        return Ok(report(request, heuristic, puzzle, used, ran));
                    }
                    made => Some(made?),
                }
            }
            _ => None,
        };
        let shape = puzzle.goal().shape();
        let walks = heuristic.walks();
        let fits = collection
            .as_ref()
            .is_some_and(|c| !walks && kernel::supports(c, shape));
        let (search, reductions) = choose_search(request, fits)?;
        let plain = search != SearchSpec::Kernel;
        let mut limits = request.limits;
        let lifting = match lifting {
            // The kernel asks when it has its estimate.
            Some(ask) if plain => {
                let estimate = self.plain_estimate(&heuristic, &puzzle, tables, observer)?;
                limits.first_bound = limits.first_bound.max(estimate.map(ask));
                None
            }
            lifting => lifting,
        };
        let reduced = (plain && reductions != Reductions::NONE)
            .then(|| Reduced::new(reductions, puzzle.home(), &self.automata));
        let run = Run {
            problem,
            heuristic: &heuristic,
            search,
            reduced,
            weight: request.weight,
            limits,
            observer,
        };
        let ran = match (&collection, request.metric) {
            (tables, _) if search.is_bidirectional() => {
                self.both_ways(&heuristic, tables.as_ref(), run)?
            }
            (Some(collection), _) => {
                if search == SearchSpec::Kernel {
                    let longest = reductions.automaton.unwrap_or(NO_UNDO);
                    let settings = Settings {
                        automaton: &self.automata.get(shape, longest),
                        symmetry: reductions.symmetry,
                        recycler: &self.recycler,
                        limits,
                        threads: request.threads.max(1),
                    };
                    run.kernel(collection, settings, lifting)?
                } else {
                    collection
                        .check(&problem.start)
                        .map_err(Unsupported::from)?;
                    self.with_walking(&heuristic, puzzle.home(), collection, run)??
                }
            }
            (None, Metric::Stm) => self.with_heuristic(&heuristic, puzzle.home(), run)??,
            (None, Metric::Mtm) => self.with_bounds(&heuristic, puzzle.home(), run)?,
        };
        Ok(report(
            request,
            heuristic,
            puzzle,
            (search, reductions),
            ran,
        ))
    }

    /// Builds what a heuristic needs, so that the first solve does not. A source that
    /// frees tables keeps them at least as long as the returned value lives.
    pub fn prepare(
        &self,
        heuristic: &HeuristicSpec,
        metric: Metric,
        home: Home,
        observer: &mut dyn Observer,
    ) -> Result<Prepared, Unsupported> {
        struct Nothing;
        impl HeuristicVisitor for Nothing {
            type Output = ();
            fn visit<H: Heuristic>(self, _: &H) {}
        }
        impl BoundsVisitor for Nothing {
            type Output = ();
            fn visit<B: MultiTileBounds>(self, _: &B) {}
        }
        let first = HeuristicSpec::Pdb(self.first_stage());
        let staged = stages::apply(heuristic, metric, home);
        match (if staged { &first } else { heuristic }, metric) {
            (HeuristicSpec::Pdb(pdb), Metric::Stm) => {
                let made = collection(pdb, home, &*self.tables, &mut Building(observer))?;
                return Ok(Prepared(Some(made)));
            }
            (_, Metric::Stm) => self.with_heuristic(heuristic, home, Nothing)?,
            (_, Metric::Mtm) => self.with_bounds(heuristic, home, Nothing)?,
        }
        Ok(Prepared(None))
    }

    /// Frees the memory that searches left for the next ones, and the tables that the
    /// source does not want to keep.
    pub fn free_spare_memory(&self) {
        self.recycler.clear();
        self.tables.free_unused();
    }

    /// A heuristic's estimate for a puzzle.
    pub fn estimate(
        &self,
        puzzle: &Puzzle,
        heuristic: &HeuristicSpec,
    ) -> Result<Estimate, Unsupported> {
        struct Ask(Problem);
        impl HeuristicVisitor for Ask {
            type Output = Estimate;
            fn visit<H: Heuristic>(self, heuristic: &H) -> Estimate {
                heuristic.estimate_board(&self.0.start)
            }
        }
        self.with_heuristic(heuristic, puzzle.home(), Ask(Problem::from(puzzle)))
    }

    /// Makes the heuristic of a name and shows it to a visitor.
    pub fn with_heuristic<V: HeuristicVisitor>(
        &self,
        spec: &HeuristicSpec,
        home: Home,
        visitor: V,
    ) -> Result<V::Output, Unsupported> {
        let walking = || self.walking_distance(spec, home);
        let conflict = |rule| LinearConflict::new(home, rule);
        Ok(match resolve(spec, Metric::Stm, home.shape()) {
            HeuristicSpec::Misplaced => visitor.visit(&Misplaced::new(home)),
            HeuristicSpec::Manhattan => visitor.visit(&Manhattan::new(home)),
            HeuristicSpec::LinearConflict => visitor.visit(&conflict(ConflictRule::Fewest)),
            HeuristicSpec::PaperLinearConflict => visitor.visit(&conflict(ConflictRule::Paper)),
            HeuristicSpec::WalkingDistance => visitor.visit(&walking()?),
            HeuristicSpec::WalkingOrConflict | HeuristicSpec::Auto => {
                visitor.visit(&Larger(walking()?, conflict(ConflictRule::Fewest)))
            }
            HeuristicSpec::Hybrid => visitor.visit(&Hybrid::new(home, walking()?)),
            HeuristicSpec::Pdb(ref pdb) => {
                let tables = collection(pdb, home, &*self.tables, &mut ())?;
                self.with_walking(spec, home, &tables, visitor)?
            }
        })
    }

    /// Shows pattern databases to a visitor, with walking distance if it is named too.
    fn with_walking<V: HeuristicVisitor>(
        &self,
        spec: &HeuristicSpec,
        home: Home,
        tables: &Collection,
        visitor: V,
    ) -> Result<V::Output, Unsupported> {
        Ok(if spec.walks() {
            visitor.visit(&Larger(self.walking_distance(spec, home)?, tables))
        } else {
            visitor.visit(tables)
        })
    }
}

/// The pattern databases of a name.
pub(crate) fn collection(
    pdb: &PdbSpec,
    home: Home,
    tables: &dyn TableSource,
    observer: &mut dyn BuildObserver,
) -> Result<Collection, Unsupported> {
    let partitions = pdb.partitions(home)?;
    let (kind, mirrored) = (pdb.kind, pdb.mirrored);
    let made = Collection::new(&partitions, kind, mirrored, home, tables, observer)?;
    Ok(made)
}

/// Holds what a heuristic needs in memory.
#[derive(Debug)]
pub struct Prepared(#[allow(dead_code, reason = "it only holds the tables")] Option<Collection>);

/// As [`HeuristicVisitor`], for the multi-tile metric.
trait BoundsVisitor {
    type Output;
    fn visit<B: MultiTileBounds>(self, bounds: &B) -> Self::Output;
}

impl Solver {
    /// Makes the multi-tile bounds of a heuristic's name and shows them to a visitor.
    fn with_bounds<V: BoundsVisitor>(
        &self,
        spec: &HeuristicSpec,
        home: Home,
        visitor: V,
    ) -> Result<V::Output, Unsupported> {
        match resolve(spec, Metric::Mtm, home.shape()) {
            HeuristicSpec::Manhattan => Ok(visitor.visit(&MultiTileManhattan::new(home))),
            HeuristicSpec::WalkingDistance => {
                let walking = self.walking_distance(spec, home)?;
                Ok(visitor.visit(&MultiTileWalking::new(&walking)))
            }
            other => Err(Unsupported::Metric(other)),
        }
    }

    pub(crate) fn walking_distance(
        &self,
        spec: &HeuristicSpec,
        home: Home,
    ) -> Result<WalkingDistance, Unsupported> {
        WalkingDistance::new(home, &self.walking).ok_or(Unsupported::Shape {
            heuristic: spec.clone(),
            shape: home.shape(),
        })
    }
}

/// The heuristic that `auto` means.
fn resolve(spec: &HeuristicSpec, metric: Metric, shape: Shape) -> HeuristicSpec {
    if *spec != HeuristicSpec::Auto {
        return spec.clone();
    }
    match (metric, WalkingDistance::supports(shape)) {
        (Metric::Stm, true) => HeuristicSpec::WalkingOrConflict,
        (Metric::Stm, false) => HeuristicSpec::LinearConflict,
        (Metric::Mtm, true) => HeuristicSpec::WalkingDistance,
        (Metric::Mtm, false) => HeuristicSpec::Manhattan,
    }
}

/// One search with one heuristic.
pub(crate) struct Run<'a> {
    pub(crate) problem: Problem,
    heuristic: &'a HeuristicSpec,
    pub(crate) search: SearchSpec,
    /// What a search for single tiles leaves out, if anything.
    reduced: Option<Reduced>,
    weight: Option<Weight>,
    pub(crate) limits: Limits,
    pub(crate) observer: &'a mut dyn Observer,
}

/// A search's observer hears of the tables it waits for.
pub(crate) struct Building<'a>(pub(crate) &'a mut dyn Observer);

impl BuildObserver for Building<'_> {
    fn level(&mut self, _: u32, found: u64, states: u64) -> ControlFlow<()> {
        self.0.building(found, states)
    }

    fn pulse(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.0.building(found, states)
    }
}

impl Run<'_> {
    /// Runs the kernel instead of a generic search.
    fn kernel(
        self,
        collection: &Collection,
        settings: Settings<'_>,
        lifting: Option<&mut FirstBound<'_>>,
    ) -> Result<Ran, Unsupported> {
        let (problem, limits) = (&self.problem, settings.limits);
        let mut observer = Fallback::new(problem, collection, limits, true, self.observer);
        let outcome = kernel::kernel_search(problem, collection, settings, lifting, &mut observer)?;
        Ok(Ran {
            quick: observer.solution(&outcome),
            outcome,
            admissible: true,
        })
    }
}

impl HeuristicVisitor for Run<'_> {
    type Output = Result<Ran, Unsupported>;

    fn visit<H: Heuristic>(self, heuristic: &H) -> Result<Ran, Unsupported> {
        let admissible = heuristic.properties().admissible;
        if self.limits.solutions.is_some() && !admissible {
            // The first bound with a solution may be above the shortest length, and a
            // shortest solution above the bound.
            return Err(Unsupported::AllInadmissible(self.heuristic.clone()));
        }
        let (problem, limits) = (&self.problem, self.limits);
        let admissible = admissible && self.search.proves();
        let proves = admissible && self.weight.is_none();
        let mut observer = Fallback::new(problem, heuristic, limits, proves, self.observer);
        let outcome = match (self.search, self.weight, &self.reduced) {
            (SearchSpec::AStar, Some(weight), _) => {
                a_star(problem, &Weighted(heuristic, weight), limits, &mut observer)
            }
            (SearchSpec::AStar, None, _) => a_star(problem, heuristic, limits, &mut observer),
            (SearchSpec::Ua, ..) => ua_star(problem, heuristic, limits, &mut observer),
            (_, Some(weight), _) => {
                let weighted = Weighted(heuristic, weight);
                ida_star_weighted(problem, &weighted, limits, &mut observer)
            }
            (_, None, None) => ida_star(problem, heuristic, limits, &mut observer),
            (_, None, Some(reduced)) => {
                ida_star_reduced(problem, heuristic, reduced, limits, &mut observer)
            }
        };
        Ok(Ran {
            quick: observer.solution(&outcome),
            outcome,
            admissible,
        })
    }
}

impl BoundsVisitor for Run<'_> {
    type Output = Ran;

    fn visit<B: MultiTileBounds>(self, bounds: &B) -> Ran {
        let (problem, limits) = (&self.problem, self.limits);
        // A solution short in tiles is short in slides of the hand too.
        let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
        let mut observer = Fallback::new(problem, &conflict, limits, true, self.observer);
        let outcome = ida_star_multi_tile(problem, bounds, limits, &mut observer);
        Ran {
            quick: observer.solution(&outcome),
            outcome,
            admissible: true,
        }
    }
}
