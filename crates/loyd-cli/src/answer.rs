//! One board solved: the request is made, watched and timed here.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use loyd::puzzle::{Board, Goal, Home, Metric, MoveNotation, Path, Puzzle, PuzzleError};
use loyd::search::{Limits, Reductions};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, References, Report, Request, SolveError, Solver, Weight};

use crate::complain::Complaint;
use crate::exit::Exit;
use crate::interrupt;
use crate::learning::Learning;
use crate::watch::{Reporting, Watch};

/// What is the same for every board of a command. Threads share it.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) goal: Goal,
    pub(crate) metric: Metric,
    pub(crate) heuristic: HeuristicSpec,
    pub(crate) search: SearchSpec,
    pub(crate) reductions: Option<Reductions>,
    pub(crate) weight: Option<Weight>,
    /// Threads for each board.
    pub(crate) threads: usize,
    /// What references are used for.
    pub(crate) references: References,
    /// Where expensive boards are kept, where they are to be.
    pub(crate) learning: Option<Learning>,
    pub(crate) limits: Limits,
    /// How long one board may take.
    pub(crate) time: Option<Duration>,
    /// How moves are written.
    pub(crate) notation: MoveNotation,
    pub(crate) solver: Solver,
    /// The goals that the solver is prepared for.
    pub(crate) prepared: Mutex<HashSet<Home>>,
}

/// What came of one board.
#[derive(Debug)]
pub(crate) enum Answer {
    /// It was searched.
    Searched(Box<Searched>),
    /// It has no solution.
    Unsolvable(Board, Complaint),
    /// It is no board, or none that was asked for.
    Invalid(Complaint),
    /// The stream it should have come from is broken.
    Unread(Complaint),
}

/// A search and what it cost.
#[derive(Debug)]
pub(crate) struct Searched {
    pub(crate) report: Report,
    /// Seconds for the search.
    pub(crate) seconds: f64,
    /// Seconds for what later boards need not build again.
    pub(crate) setup_seconds: f64,
    /// Seconds for each bound.
    pub(crate) bound_seconds: Vec<f64>,
    /// Every solution, where all were asked for.
    pub(crate) all: Option<All>,
    /// Whether Ctrl-C came before the end.
    pub(crate) interrupted: bool,
}

/// The solutions of the shortest length.
#[derive(Debug)]
pub(crate) struct All {
    pub(crate) paths: Vec<Path>,
    /// Whether these are all there are.
    pub(crate) complete: bool,
    /// Whether a limit on time or nodes, not on solutions, is why they are not.
    pub(crate) cut_short: bool,
}

impl Plan {
    /// Solves a board, telling `report` how it goes.
    pub(crate) fn solve(&self, start: Board, report: Reporting<'_>) -> Answer {
        match self.search(start, report) {
            Ok(searched) => {
                self.learn(&searched);
                Answer::Searched(Box::new(searched))
            }
            Err(SolveError::Puzzle(error @ PuzzleError::Unsolvable(_))) => {
                Answer::Unsolvable(start, Complaint::new(Exit::Failed, error))
            }
            Err(error) => Answer::Invalid(unsupported(error)),
        }
    }

    /// Keeps the board if that is asked for and it was expensive.
    fn learn(&self, searched: &Searched) {
        if let Some(learning) = &self.learning {
            learning.keep_and_tell(&searched.report, searched.seconds);
        }
    }

    fn search(&self, start: Board, report: Reporting<'_>) -> Result<Searched, SolveError> {
        let request = Request {
            start,
            goal: self.goal,
            metric: self.metric,
            heuristic: self.heuristic.clone(),
            search: self.search,
            reductions: self.reductions,
            weight: self.weight,
            threads: self.threads,
            references: self.references,
            limits: self.limits,
        };
        let mut watch = Watch::new(self.time, report);
        let setup_seconds = self.prepare(&request, &mut watch)?;
        let began = Instant::now();
        let report = self.solver.solve(&request, &mut watch)?;
        Ok(Searched {
            seconds: began.elapsed().as_secs_f64(),
            setup_seconds,
            bound_seconds: watch.bound_seconds,
            all: request.limits.solutions.map(|most| All::new(&report, most)),
            interrupted: interrupt::asked(),
            report,
        })
    }

    /// Builds what the heuristic needs, once for each goal, and says how many
    /// seconds that took.
    fn prepare(&self, request: &Request, watch: &mut Watch<'_>) -> Result<f64, SolveError> {
        let home = Puzzle::new(request.start, &request.goal)?.home();
        let mut prepared = self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        if prepared.contains(&home) {
            return Ok(0.0);
        }
        let began = Instant::now();
        let (heuristic, metric) = (&request.heuristic, request.metric);
        match self.solver.prepare(heuristic, metric, home, watch) {
            Ok(_) => prepared.insert(home),
            // The search will be told to stop as well, and gives its bounds.
            Err(error) if error.is_stopped() => false,
            Err(error) => return Err(error.into()),
        };
        Ok(began.elapsed().as_secs_f64())
    }
}

/// The complaint about something that cannot be solved as asked. Trouble with a
/// table's file is file trouble; anything else was asked wrongly.
pub(crate) fn unsupported(error: SolveError) -> Complaint {
    let exit = match &error {
        SolveError::Unsupported(error) if error.is_file_trouble() => Exit::File,
        _ => Exit::Usage,
    };
    Complaint::new(exit, error)
}

impl All {
    /// What a report says of all solutions when `most` of them were asked for.
    fn new(report: &Report, most: usize) -> All {
        match &report.all {
            Some(all) => All {
                paths: all.paths.clone(),
                complete: all.complete,
                cut_short: !all.complete && all.paths.len() < most,
            },
            // The search was stopped before its first solution; the quick one
            // counts if it happens to be as short as the bound.
            None => All {
                paths: match report.guarantee {
                    Guarantee::Optimal => vec![report.path.clone()],
                    _ => Vec::new(),
                },
                complete: false,
                cut_short: true,
            },
        }
    }
}

impl Searched {
    /// Whether a limit ended the search before it gave all that was asked for.
    pub(crate) fn limited(&self) -> bool {
        self.report.guarantee == Guarantee::Limit
            || self.all.as_ref().is_some_and(|all| all.cut_short)
    }
}

impl Answer {
    /// The exit code of this board alone.
    pub(crate) fn exit(&self) -> Exit {
        match self {
            Answer::Searched(searched) if searched.limited() => Exit::Limit,
            Answer::Searched(_) => Exit::Success,
            Answer::Unsolvable(_, complaint)
            | Answer::Invalid(complaint)
            | Answer::Unread(complaint) => complaint.exit,
        }
    }

    /// What standard error shall hear of it.
    pub(crate) fn complaint(&self) -> Option<&Complaint> {
        match self {
            Answer::Searched(_) => None,
            Answer::Unsolvable(_, complaint)
            | Answer::Invalid(complaint)
            | Answer::Unread(complaint) => Some(complaint),
        }
    }

    /// The same answer, whose complaint names the line the board stands on.
    pub(crate) fn on_line(mut self, number: u64) -> Answer {
        if let Answer::Unsolvable(_, complaint) | Answer::Invalid(complaint) = &mut self {
            complaint.line = Some(number);
        }
        self
    }
}
