//! `loyd analyze`: what a person's solution lost, move by move.
//!
//! * `one.rs`: one solution, with its table of bad moves.
//! * `many.rs`: a file of solutions, one line each, and a summary.
//! * `moves.rs`: the moves of one solution in the multi-tile metric.
//! * `analysed.rs`: an analysis in either metric, and its record.
//! * `solves.rs`: how the lines of such a file are read.

mod analysed;
mod many;
mod moves;
mod one;
mod solves;

use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

use loyd::play::analysis::{AnalyzeError, scramble_of};
use loyd::puzzle::{Board, Goal, IllegalSlide, Metric, MoveNotation, Path, Puzzle, Shape};
use loyd_engine::{Engine, Listener, SolveOptions, Watch, letter};

use self::analysed::Analysed;

use crate::args::{Format, GoalArg, SizeArg};
use crate::engine::EngineArgs;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;
use crate::solving::unsupported;
use crate::values::{duration, name_of};

/// The longest solution that is analysed.
const LONGEST: usize = 10_000;

#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "\
Examples:
  loyd analyze --scramble \"1 2 3/4 0 8/7 6 5\" --solution DURLULDRUL
  loyd analyze --solution DLURULDDRULURDDLUU --format json
  loyd analyze --solution DLURULDDRULURDDLUU --graph distances.svg
  loyd analyze @solves.txt
  loyd analyze @solves.csv --format csv > analysed.csv

Each line of a file holds a scramble and its solution between a tab, a semicolon
or a comma, or a solution alone; a CSV file with a header has the columns
scramble (if any) and solution. Every move is good (one nearer to the goal) or
bad (one farther), so moves played = shortest length + 2 x bad moves. With
--metric mtm a move may be neutral too, and moves played = shortest length +
neutral moves + 2 x bad moves.
Exit codes: 0 analysed, 1 the moves do not solve the scramble, 2 bad usage,
3 limit reached, 4 file trouble.")]
pub(crate) struct AnalyzeArgs {
    /// A file of solves, @FILE, or - for standard input
    #[arg(value_name = "@FILE", conflicts_with_all = ["scramble", "solution"])]
    solves: Option<String>,

    /// The board that was solved, row by row, 0 for the blank [default: the board
    /// that the solution solves]
    #[arg(long, value_name = "BOARD", num_args = 1.., allow_negative_numbers = true)]
    scramble: Vec<String>,

    /// The moves played: U, D, L, R, each with an optional count
    #[arg(long, value_name = "MOVES", required_unless_present = "solves")]
    solution: Option<String>,

    #[command(flatten)]
    goal: GoalArg,

    #[command(flatten)]
    size: SizeArg,

    /// Whose direction the letters of the moves name
    #[arg(long, default_value = "tile", value_parser = name_of::<MoveNotation>())]
    notation: MoveNotation,

    /// What is counted: every tile moved (stm) or every slide of the hand (mtm)
    #[arg(long, default_value = "stm", value_parser = name_of::<Metric>())]
    metric: Metric,

    /// Stop each solution after this time: 10s, 500ms, 2m
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,

    /// Draw the distance after each move into this SVG file
    #[arg(long, value_name = "FILE", conflicts_with = "solves")]
    graph: Option<PathBuf>,

    /// Replace the SVG file if it is there
    #[arg(long, requires = "graph")]
    force: bool,

    #[command(flatten)]
    engine: EngineArgs,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

pub(crate) fn run(args: &AnalyzeArgs, out: &mut Output) -> Result<Exit, Failure> {
    interrupt::listen();
    match &args.solves {
        Some(solves) => many::run(args, solves, out),
        None => one::run(args, out),
    }
}

/// A scramble and what was played, checked.
#[derive(Debug)]
struct Solve {
    scramble: Board,
    goal: Goal,
    played: Path,
    /// As it was written.
    text: String,
    notation: MoveNotation,
    metric: Metric,
}

impl AnalyzeArgs {
    /// Reads a scramble, if there is one, and a solution.
    fn read(&self, scramble: Option<&str>, solution: &str) -> Result<Solve, Complaint> {
        let played = Path::parse(solution, self.notation)
            .map_err(|error| Complaint::moves(solution, &error))?;
        if played.len() > LONGEST {
            let (moves, most) = (played.len(), LONGEST);
            return Err(Complaint::usage(format!(
                "the solution has {moves} moves; {most} are the most that are analysed"
            )));
        }
        let (scramble, goal) = match scramble {
            Some(text) => {
                let board = self.size.read(text)?;
                (board, self.goal.read(Some(board.shape()))?)
            }
            None => self.scramble_of(&played, solution)?,
        };
        Ok(Solve {
            scramble,
            goal,
            played,
            text: solution.to_owned(),
            notation: self.notation,
            metric: self.metric,
        })
    }

    /// The board that a solution solves.
    fn scramble_of(&self, played: &Path, text: &str) -> Result<(Board, Goal), Complaint> {
        let goal = self.goal.read(self.size.size)?;
        let shape = goal.shape().or(self.size.size).unwrap_or(Shape::FOUR);
        let target = goal
            .board(shape)
            .ok_or_else(|| Complaint::usage("the goal has another size than --size"))?;
        let scramble = scramble_of(played, &target).map_err(|illegal| {
            let IllegalSlide {
                index,
                slide,
                board,
            } = illegal;
            let (number, letter) = (index + 1, letter(slide, self.notation));
            let sentence = format!(
                "move {number} ({letter}) cannot have led to {board}, where the moves after it \
                 begin; give --scramble, or --size if the board is not {shape}"
            );
            Complaint::at(sentence, text, span(text, index)).with_exit(Exit::Failed)
        })?;
        Ok((scramble, goal))
    }
}

impl Solve {
    /// Finds the distances.
    fn analyze(
        &self,
        engine: &Engine,
        threads: usize,
        watch: &mut Watch<impl Listener>,
    ) -> Result<Analysed, Complaint> {
        let puzzle = Puzzle::new(self.scramble, &self.goal).map_err(Complaint::puzzle)?;
        let options = SolveOptions {
            threads,
            ..SolveOptions::default()
        };
        let (played, complain) = (&self.played, |error| self.complaint(error));
        match self.metric {
            Metric::Stm => {
                let analysis = engine.analyze(&puzzle, &options, played, watch);
                analysis.map(Analysed::Stm).map_err(complain)
            }
            Metric::Mtm => {
                let analysis = engine.analyze_moves(&puzzle, &options, played, watch);
                analysis.map(Analysed::Mtm).map_err(complain)
            }
        }
    }

    fn complaint(&self, error: AnalyzeError) -> Complaint {
        match error {
            AnalyzeError::Illegal(illegal) => {
                let (number, on) = (illegal.index + 1, illegal.board);
                let letter = letter(illegal.slide, self.notation);
                let sentence = format!(
                    "move {number} ({letter}) is impossible on {on}: there is no tile to slide \
                     that way"
                );
                let span = span(&self.text, illegal.index);
                Complaint::at(sentence, &self.text, span).with_exit(Exit::Failed)
            }
            AnalyzeError::NotSolved { .. } => Complaint::new(Exit::Failed, error),
            AnalyzeError::Solve(error) => unsupported(&error),
        }
    }
}

/// A share as people read it.
fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    if percent > 0.0 && percent < 0.1 {
        return "less than 0.1 %".to_owned();
    }
    format!("{percent:.1} %")
}

/// The bytes of a move in the text it was read from.
fn span(text: &str, index: usize) -> Range<usize> {
    let mut before = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        if !letter.is_ascii_alphabetic() {
            continue;
        }
        let mut end = start + 1;
        while let Some((at, digit)) = letters.next_if(|(_, c)| c.is_ascii_digit()) {
            end = at + digit.len_utf8();
        }
        before += text[start + 1..end].parse().unwrap_or(1);
        if before > index {
            return start..end;
        }
    }
    text.len()..text.len()
}

#[cfg(test)]
mod tests {
    use super::span;

    #[test]
    fn moves_are_found_in_their_text() {
        let text = "U R3, d";
        assert_eq!(span(text, 0), 0..1);
        for index in 1..4 {
            assert_eq!(span(text, index), 2..4);
        }
        assert_eq!(span(text, 4), 6..7);
        assert_eq!(span(text, 5), 7..7);
    }
}
