//! One board solved: the request is made, watched and timed here.

use std::path::Path;
use std::time::Duration;

use loyd::SolveError;
use loyd::puzzle::{Board, Goal, MoveNotation, Puzzle, PuzzleError};
use loyd_engine::{Engine, Listener, ProofPlan, SolveOptions, Solved};

use crate::error::{Complaint, FLAGS};
use crate::exit::Exit;
use crate::learning::Learning;
use crate::observer::watch;
use crate::proof_file::ProofFile;

/// What is the same for every board of a command. Threads share it.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) goal: Goal,
    /// How each board is searched.
    pub(crate) options: SolveOptions,
    /// How long one board may take.
    pub(crate) time: Option<Duration>,
    /// How moves are written.
    pub(crate) notation: MoveNotation,
    /// Where expensive boards are kept, if they should be.
    pub(crate) learning: Option<Learning>,
    pub(crate) engine: Engine,
}

/// What came of one board.
#[derive(Debug)]
pub(crate) enum Answer {
    /// It was solved, or a limit came first.
    Solved(Box<Solved>),
    /// It has no solution.
    Unsolvable(Board, Complaint),
    /// It is no board, or none that was asked for.
    Invalid(Complaint),
    /// The stream it should have come from is broken.
    Unread(Complaint),
}

impl Plan {
    /// Solves a board; the listener hears how it goes.
    pub(crate) fn solve(&self, start: Board, listener: impl Listener) -> Answer {
        let puzzle = match self.puzzle(start) {
            Ok(puzzle) => puzzle,
            Err(answer) => return *answer,
        };
        let mut watch = watch(&self.engine, self.time, listener);
        match self.engine.solve(&puzzle, &self.options, &mut watch) {
            Ok(solved) => {
                self.learn(&solved);
                Answer::Solved(Box::new(solved))
            }
            Err(error) => Answer::Invalid(unsupported(&error)),
        }
    }

    /// Solves a board and keeps in a file what is proved of it, beginning with what the file has.
    pub(crate) fn resume(
        &self,
        start: Board,
        path: &Path,
        listener: impl Listener,
    ) -> Result<Answer, Complaint> {
        let puzzle = match self.puzzle(start) {
            Ok(puzzle) => puzzle,
            Err(answer) => return Ok(*answer),
        };
        let mut file = ProofFile::open(path, "--resume")?;
        let mut watch = watch(&self.engine, self.time, listener);
        let request = self.options.request(&puzzle);
        let prover = match self.engine.prover(&request, &mut watch) {
            Ok(prover) => prover,
            Err(error) => {
                file.remove_if_empty();
                return Ok(Answer::Invalid(unsupported(&error)));
            }
        };
        let mut proof = file.begin(prover.head())?;
        let solved = prover.run(&mut proof, ProofPlan::default(), &mut file, &mut watch);
        if let Some(trouble) = file.trouble() {
            return Err(trouble);
        }
        Ok(match solved {
            Ok(solved) => {
                self.learn(&solved);
                Answer::Solved(Box::new(solved))
            }
            Err(error) => Answer::Invalid(unsupported(&error)),
        })
    }

    /// Checks that the board can reach the goal.
    fn puzzle(&self, start: Board) -> Result<Puzzle, Box<Answer>> {
        Puzzle::new(start, &self.goal).map_err(|error| {
            Box::new(match error {
                PuzzleError::Unsolvable(_) => Answer::Unsolvable(start, Complaint::puzzle(error)),
                PuzzleError::Shape { .. } => Answer::Invalid(Complaint::puzzle(error)),
            })
        })
    }

    /// Keeps the board if that is asked for and it was expensive.
    fn learn(&self, solved: &Solved) {
        if let Some(learning) = &self.learning {
            learning.keep_and_tell(&solved.report, solved.seconds);
        }
    }
}

/// Returns the complaint about something that cannot be solved as asked: an error of
/// a table's file, or else wrong usage.
pub(crate) fn unsupported(error: &SolveError) -> Complaint {
    let exit = match error {
        SolveError::Table(_) => Exit::File,
        SolveError::Puzzle(_) | SolveError::Refused(_) | SolveError::Stopped => Exit::Usage,
    };
    Complaint::new(exit, FLAGS.sentence(error, error.remedy().as_ref()))
}

impl Answer {
    /// The exit code of this board alone.
    pub(crate) fn exit(&self) -> Exit {
        match self {
            Answer::Solved(solved) if solved.limited() => Exit::Limit,
            Answer::Solved(_) => Exit::Success,
            Answer::Unsolvable(_, complaint)
            | Answer::Invalid(complaint)
            | Answer::Unread(complaint) => complaint.exit,
        }
    }

    /// Returns what to write to standard error; `None` for a solved board.
    pub(crate) fn complaint(&self) -> Option<&Complaint> {
        match self {
            Answer::Solved(_) => None,
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
