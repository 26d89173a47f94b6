//! The engine: a solver with a clock, and what is prepared for it.
//!
//! Every door solves boards by [`Engine::solve`]: prepare what the heuristic
//! needs, search, and take the time of both. This is the one place that makes a
//! [`loyd::Request`] and calls the [`Solver`] with it.
//!
//! Tables that were prepared are kept in one of two ways. A command and the
//! laboratory solve many boards with the same tables, so [`Engine::keeping_tables`]
//! holds them until the engine is dropped, and preparing them again costs nothing.
//! A server's clients choose any tables, more than the memory can hold, so
//! [`Engine::new`] holds them only while a search uses them; the source of the
//! tables decides what stays in memory.

use std::collections::HashMap;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use loyd::play::analysis::{self, Analysis, AnalyzeError};
use loyd::play::hint::{self, Hint};
use loyd::play::moves::{self, MoveAnalysis, MoveHint};
use loyd::play::scramble::{LengthError, LengthScrambles, Lengths};
use loyd::puzzle::{Goal, Home, Metric, Path, Puzzle, Shape};
use loyd::search::Observer;
use loyd::spec::HeuristicSpec;
use loyd::{Prepared, Request, SolveError, Solver};

use crate::clock::Clock;
use crate::options::SolveOptions;
use crate::solved::{ListedSolutions, Solved};
use crate::watch::{Listener, Watch};

/// Solves boards for a door. Threads share it.
pub struct Engine {
    solver: Solver,
    clock: Arc<dyn Clock>,
    /// What was prepared, in an engine that keeps it.
    kept: Option<Mutex<HashMap<Purpose, Prepared>>>,
}

/// What something is prepared for.
type Purpose = (HeuristicSpec, Metric, Home);

/// A hint, in either metric, and what the solution that it is taken from took.
#[derive(Debug)]
pub struct Hinted<H> {
    /// The library's answer.
    pub hint: H,
    /// Seconds for the solution, without those for the other first moves.
    pub seconds: f64,
    /// Seconds for opening or building what later boards find ready.
    pub setup_seconds: f64,
    /// Seconds for each bound of all searches, in the order searched.
    pub bound_seconds: Vec<f64>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

impl Engine {
    /// Returns an engine that holds tables while a search uses them.
    pub fn new(solver: Solver, clock: impl Clock + 'static) -> Engine {
        Engine {
            solver,
            clock: Arc::new(clock),
            kept: None,
        }
    }

    /// Returns an engine that holds every table that it has used.
    pub fn keeping_tables(solver: Solver, clock: impl Clock + 'static) -> Engine {
        Engine {
            kept: Some(Mutex::default()),
            ..Engine::new(solver, clock)
        }
    }

    /// Returns the solver, to ask for its heuristics.
    pub const fn solver(&self) -> &Solver {
        &self.solver
    }

    /// Returns the time of the door's clock.
    pub fn now(&self) -> Duration {
        self.clock.now()
    }

    /// Returns a watch that reads this engine's clock.
    pub fn watch<L: Listener>(&self, listener: L) -> Watch<L> {
        Watch::new(Arc::clone(&self.clock), listener)
    }

    /// Solves a puzzle: prepares what the heuristic needs, searches, and takes the
    /// time of both.
    pub fn solve<L: Listener>(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        watch: &mut Watch<L>,
    ) -> Result<Solved, SolveError> {
        let mut request = options.request(puzzle);
        watch.count_in(options.metric);
        let (_prepared, setup_seconds) = self.prepare_for_search(&mut request, watch)?;
        let began = self.now();
        let mut report = self.solver.solve_with(&request, watch)?;
        let seconds = seconds_between(began, self.now());
        let most = options.limits.solutions;
        Ok(Solved {
            solutions: most.map(|most| ListedSolutions::take(&mut report, most)),
            report,
            seconds,
            setup_seconds,
            bound_seconds: watch.take_bound_seconds(),
            stopped: watch.stopped(),
        })
    }

    /// Solves a puzzle and finds where each first move leads. Metric and weight of
    /// the options are not used.
    pub fn hint<L: Listener>(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        watch: &mut Watch<L>,
    ) -> Result<Hinted<Hint>, SolveError> {
        let request = options.request(puzzle).metric(Metric::Stm);
        self.hinted(request, watch, hint::hint)
    }

    /// As [`hint`](Engine::hint), in the multi-tile metric.
    pub fn hint_moves<L: Listener>(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        watch: &mut Watch<L>,
    ) -> Result<Hinted<MoveHint>, SolveError> {
        let request = options.request(puzzle).metric(Metric::Mtm);
        self.hinted(request, watch, moves::hint_moves)
    }

    /// Prepares what a request needs, gives the hint, and takes the time of both.
    fn hinted<H, L: Listener>(
        &self,
        mut request: Request,
        watch: &mut Watch<L>,
        hint: fn(&Solver, &Request, &mut dyn Observer) -> Result<H, SolveError>,
    ) -> Result<Hinted<H>, SolveError> {
        watch.count_in(request.metric);
        let (_prepared, setup_seconds) = self.prepare_for_search(&mut request, watch)?;
        let began = self.now();
        let hint = hint(&self.solver, &request, watch)?;
        let solved = watch.first_part_done().unwrap_or_else(|| self.now());
        Ok(Hinted {
            hint,
            seconds: seconds_between(began, solved),
            setup_seconds,
            bound_seconds: watch.take_bound_seconds(),
        })
    }

    /// Finds the distance after each move of a solution that was played. Metric and
    /// weight of the options are not used.
    pub fn analyze<L: Listener>(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        played: &Path,
        watch: &mut Watch<L>,
    ) -> Result<Analysis, AnalyzeError> {
        analysis::analyze(&self.solver, &options.request(puzzle), played, watch)
    }

    /// As [`analyze`](Engine::analyze), in the multi-tile metric.
    pub fn analyze_moves<L: Listener>(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        played: &Path,
        watch: &mut Watch<L>,
    ) -> Result<MoveAnalysis, AnalyzeError> {
        watch.count_in(Metric::Mtm);
        moves::analyze_moves(&self.solver, &options.request(puzzle), played, watch)
    }

    /// Returns a stream of random boards whose shortest solutions have these lengths in a metric.
    pub fn scrambles(
        &self,
        goal: &Goal,
        shape: Shape,
        lengths: Lengths,
        metric: Metric,
        seed: u64,
        threads: usize,
    ) -> Result<LengthScrambles<'_>, LengthError> {
        LengthScrambles::new(&self.solver, goal, shape, lengths, metric, seed, threads)
    }

    /// Opens or builds what a heuristic needs for a goal. Returns what holds it in
    /// memory, which is `None` if the engine does that, and the seconds that it took:
    /// 0 if the engine has it already.
    pub fn prepare(
        &self,
        heuristic: &HeuristicSpec,
        metric: Metric,
        home: Home,
        observer: &mut dyn Observer,
    ) -> Result<(Option<Prepared>, f64), SolveError> {
        let Some(kept) = &self.kept else {
            let began = self.now();
            let prepared = self.solver.prepare(heuristic, metric, home, observer)?;
            return Ok((Some(prepared), seconds_between(began, self.now())));
        };
        let purpose = (heuristic.clone(), metric, home);
        // Locked while it is built: the others wait for the same tables.
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.contains_key(&purpose) {
            return Ok((None, 0.0));
        }
        let began = self.now();
        let prepared = self.solver.prepare(heuristic, metric, home, observer)?;
        kept.insert(purpose, prepared);
        Ok((None, seconds_between(began, self.now())))
    }

    /// As [`prepare`](Engine::prepare), but being stopped is no error: the search will
    /// be stopped as well, and gives its bounds. A solution that was announced before tables
    /// were built is put into the request.
    fn prepare_for_search<L: Listener>(
        &self,
        request: &mut Request,
        watch: &mut Watch<L>,
    ) -> Result<(Option<Prepared>, f64), SolveError> {
        let began = self.now();
        let (heuristic, metric) = (request.heuristic.clone(), request.metric);
        let home = request.puzzle.home();
        let mut observer = SolutionFirst {
            solver: &self.solver,
            request,
            watch,
        };
        match self.prepare(&heuristic, metric, home, &mut observer) {
            Err(SolveError::Stopped) => Ok((None, seconds_between(began, self.now()))),
            prepared => prepared,
        }
    }
}

/// Passes the building of tables on, and announces a first solution before it where boards
/// have one at once.
struct SolutionFirst<'a, L> {
    solver: &'a Solver,
    request: &'a mut Request,
    watch: &'a mut Watch<L>,
}

impl<L: Listener> Observer for SolutionFirst<'_, L> {
    fn building(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        if self.request.known.is_none() {
            self.request.known = self.solver.first_solution(self.request, self.watch);
        }
        Observer::building(self.watch, found, states)
    }
}

/// Returns the seconds from one time of the clock to another.
pub(crate) fn seconds_between(began: Duration, ended: Duration) -> f64 {
    ended.saturating_sub(began).as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::SystemClock;
    use crate::watch::{Stop, StopReason};

    /// Wants solutions, writes down what it hears, and stops the building of tables.
    struct Scribe {
        heard: Vec<String>,
        stop: Stop,
    }

    impl Listener for Scribe {
        fn building(&mut self, _: u64, _: u64) {
            self.heard.push("building".to_owned());
            self.stop.ask();
        }

        fn wants_solution(&self) -> bool {
            true
        }

        fn solution(&mut self, path: &Path, lower_bound: u32) {
            assert!(lower_bound > 0);
            self.heard.push(format!("solution of {}", path.len()));
        }
    }

    #[test]
    fn large_boards_have_a_solution_before_their_tables_are_built() {
        let board = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0";
        let puzzle = Puzzle::new(board.parse().unwrap(), &Goal::BlankLast).unwrap();
        let options = SolveOptions {
            heuristic: "pdb:1 2 6 7|3 4 5 8 9 10|11 12 16 17 21 22|13 14 18 19|15 20 23 24"
                .parse()
                .unwrap(),
            ..SolveOptions::default()
        };
        let engine = Engine::new(Solver::new(), SystemClock::new());
        let stop = Stop::default();
        let scribe = Scribe {
            heard: Vec::new(),
            stop: stop.clone(),
        };
        let mut watch = engine.watch(scribe).stopped_by(stop);
        let solved = engine.solve(&puzzle, &options, &mut watch).unwrap();
        assert_eq!(solved.stopped, Some(StopReason::Asked));
        let heard = &watch.listener().heard;
        let length = solved.report.path.len();
        // A constructed solution, and then a much shorter one.
        assert!(heard[0].starts_with("solution of "));
        assert_eq!(heard[1], format!("solution of {length}"));
        assert_eq!(heard[2], "building");
        assert!(heard[2..].iter().all(|event| event == "building"));
    }
}
