//! The command line's grammar: the commands, and the flags several of them share.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

use clap::builder::TypedValueParser;
use clap::{Parser, Subcommand, ValueEnum};
use loyd::puzzle::{Board, Goal, Shape, parse_board};
use loyd_store::{
    Loading, ModelNotice, Notice, Store, StoreSource, StoredModels, default_directory,
};

use crate::commands::analyze::AnalyzeArgs;
use crate::commands::bench::BenchArgs;
use crate::commands::check_heuristic::CheckHeuristicArgs;
use crate::commands::completions::CompletionsArgs;
use crate::commands::convert::ConvertArgs;
use crate::commands::db::DbArgs;
use crate::commands::engine::EngineCommandArgs;
use crate::commands::estimate::EstimateArgs;
use crate::commands::hint::HintArgs;
use crate::commands::learn::LearnArgs;
use crate::commands::optimize::OptimizeArgs;
use crate::commands::prove::ProveArgs;
use crate::commands::refs::RefsCommandArgs;
use crate::commands::render::RenderArgs;
use crate::commands::scramble::ScrambleArgs;
use crate::commands::serve::ServeArgs;
use crate::commands::solve::SolveArgs;
use crate::commands::verify::VerifyArgs;
use crate::error::{Complaint, remark};
use crate::exit::Exit;
use crate::input::Source;
use crate::remedy::Worded;

/// Solve, analyse, scramble, draw and measure sliding-tile puzzles.
///
/// Boards from 2x2 to 16x16, square or not. A board is written row by row with 0
/// for the blank: 1 2 3/4 5 6/7 8 0. Lists with spaces or commas, brackets and
/// hexadecimal digits are read too.
#[derive(Debug, Parser)]
#[command(
    name = "loyd",
    version,
    max_term_width = 100,
    arg_required_else_help = true,
    subcommand_required = true,
    after_help = "\
Examples:
  loyd solve 8 6 7 2 5 4 3 0 1
  loyd scramble -n 5 --size 3x3 | loyd solve -
  loyd solve --help

Exit codes: 0 solved, 1 unsolvable or check failed, 2 bad usage or bad board,
3 limit reached, Ctrl-C or SIGTERM, 4 file trouble."
)]
pub struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Find a shortest solution
    Solve(SolveArgs),
    /// Search one share of a bound, or put shares together
    Prove(ProveArgs),
    /// Show the next best moves
    Hint(HintArgs),
    /// Say what a solution lost, move by move
    Analyze(AnalyzeArgs),
    /// Make a solution shorter
    Optimize(OptimizeArgs),
    /// Show every heuristic's value side by side
    Estimate(EstimateArgs),
    /// Make random solvable boards
    Scramble(ScrambleArgs),
    /// Rewrite boards or moves in another notation, turned or mirrored
    Convert(ConvertArgs),
    /// Check that moves solve a board
    Verify(VerifyArgs),
    /// Draw a board as SVG, or a solution as an animation
    Render(RenderArgs),
    /// Build, list, check and remove pattern databases
    Db(DbArgs),
    /// Keep, grow, check and exchange reference boards
    Refs(RefsCommandArgs),
    /// Learn, go on learning and evaluate models for large boards
    Learn(LearnArgs),
    /// Run sets of boards through heuristics and searches and measure them
    Bench(BenchArgs),
    /// Check whether a heuristic is admissible and consistent
    CheckHeuristic(CheckHeuristicArgs),
    /// Serve the page and a JSON interface to a browser on this machine
    Serve(ServeArgs),
    /// Answer requests of a program on standard input and output, as JSON
    Engine(EngineCommandArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
}

/// How results are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people
    Text,
    /// One object per line
    Json,
    /// A header, then one row per board
    Csv,
}

/// How results that are no rows are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TextOrJson {
    /// For people
    Text,
    /// One object per line
    Json,
}

/// The board a command works on, or where many of them are.
#[derive(Debug, clap::Args)]
pub(crate) struct BoardArgs {
    /// The board row by row, 0 for the blank; or - for standard input, or
    /// @FILE: one board per line, lines that are empty or begin with # skipped
    #[arg(
        value_name = "BOARD",
        required = true,
        num_args = 1..,
        allow_negative_numbers = true,
        hide_possible_values = true
    )]
    pub(crate) board: Vec<String>,

    #[command(flatten)]
    pub(crate) size: SizeArg,
}

/// One board, and the shape if its text does not show it.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct OneBoardArgs {
    /// The board row by row, 0 for the blank; or - for standard input, or @FILE
    #[arg(value_name = "BOARD", required = true, num_args = 1.., allow_negative_numbers = true)]
    board: Vec<String>,

    #[command(flatten)]
    size: SizeArg,
}

impl OneBoardArgs {
    /// Reads the board.
    pub(crate) fn read(&self) -> Result<Board, Complaint> {
        self.size.read_one(&self.board)
    }
}

/// The shape of boards whose text does not show it.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct SizeArg {
    /// Rows and columns, for boards that are neither square nor written in rows
    #[arg(long, value_name = "ROWSxCOLS")]
    pub(crate) size: Option<Shape>,
}

/// What a board should become.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct GoalArg {
    /// The goal: blank-last, blank-first, or any board
    #[arg(long, value_name = "GOAL", default_value = "blank-last")]
    pub(crate) goal: String,
}

/// Reads a number of threads. More than 1024 are more than any machine has.
pub(crate) fn thread_count() -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u64)
        .range(1..=1024)
        .map(|threads| threads as usize)
}

/// Returns the number of threads given, or else one for each processor.
pub(crate) fn threads_or_all(given: Option<usize>) -> usize {
    given.unwrap_or_else(|| available_parallelism().map_or(1, NonZeroUsize::get))
}

/// Where tables are stored.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct DataDirArg {
    #[arg(
        long,
        value_name = "DIR",
        global = true,
        help = "The directory of tables and models [default: LOYD_DATA_DIR, or loyd in the \
                platform's cache directory]"
    )]
    pub(crate) data_dir: Option<PathBuf>,
}

/// Where stored tables are while they are used.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct LoadArg {
    /// Where stored tables are while they are used [default: mapped for one board,
    /// else memory]
    #[arg(long, value_enum, value_name = "WHERE")]
    load: Option<Load>,
}

/// The words for [`Loading`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Load {
    /// Read first: whatever happens to the files then does no harm
    Memory,
    /// Used as they are on the disk: no program may write to the files meanwhile
    Mapped,
}

impl LoadArg {
    /// The way that the user chose, or else this one.
    pub(crate) fn or(&self, otherwise: Loading) -> Loading {
        match self.load {
            Some(Load::Memory) => Loading::Resident,
            Some(Load::Mapped) => Loading::Mapped,
            None => otherwise,
        }
    }
}

impl DataDirArg {
    /// The tables in that directory.
    pub(crate) fn store(&self) -> Result<Store, Complaint> {
        let directory = match &self.data_dir {
            Some(given) => given.clone(),
            None => {
                default_directory().map_err(|error| Complaint::new(Exit::File, error.worded()))?
            }
        };
        Ok(Store::open(directory))
    }

    /// The tables for searching: the stored ones, the others built in memory.
    /// That the directory cannot be used is always said, that a table is not
    /// stored only if `talk`.
    pub(crate) fn tables(&self, loading: Loading, threads: usize, talk: bool) -> StoreSource {
        // Without a directory to look in there are no stored tables.
        let store = self.store().ok();
        let source = StoreSource::new(store, loading, threads).wording(Worded::worded);
        source.telling(move |notice| {
            if talk || !matches!(notice, Notice::NotStored { .. }) {
                remark(&notice.worded());
            }
        })
    }
}

impl DataDirArg {
    /// The learned models in that directory, for searching. That one cannot be used is always
    /// said, that one is used only if `talk`.
    pub(crate) fn models(&self, talk: bool) -> StoredModels {
        let say = move |notice: &ModelNotice| {
            if talk || !matches!(notice, ModelNotice::Used(_) | ModelNotice::Estimates(_)) {
                remark(&notice.worded());
            }
        };
        StoredModels::new(self.store().ok(), say)
    }
}

impl GoalArg {
    /// The goal, whose shape may be known from the board or from `--size`.
    pub(crate) fn read(&self, known: Option<Shape>) -> Result<Goal, Complaint> {
        Goal::parse(&self.goal, known)
            .map_err(|error| Complaint::board(&self.goal, &error).about("--goal"))
    }
}

impl SizeArg {
    /// Reads a board of this size.
    pub(crate) fn read(&self, text: &str) -> Result<Board, Complaint> {
        parse_board(text, self.size).map_err(|error| Complaint::board(text, &error))
    }

    /// Reads a board that stands among the arguments. If it is none, it may be the name of a file.
    pub(crate) fn read_argument(&self, text: &str) -> Result<Board, Complaint> {
        self.read(text).map_err(|complaint| {
            if Path::new(text).is_file() {
                let sentence = format!("{text} is a file: write @{text} to read the boards in it");
                return Complaint::usage(sentence);
            }
            complaint
        })
    }

    /// Reads the only board that the arguments name.
    pub(crate) fn read_one(&self, words: &[String]) -> Result<Board, Complaint> {
        match Source::open(words)? {
            Source::One(text) => self.read_argument(&text),
            Source::Many(lines) => {
                let line = lines.only()?;
                let board = line.text.and_then(|text| self.read(&text));
                board.map_err(|complaint| complaint.on_line(line.number))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_grammar_is_sound() {
        Args::command().debug_assert();
    }

    #[test]
    fn help_fits_eighty_columns() {
        let mut command = Args::command().term_width(80);
        command.build();
        check_help(&mut command);
    }

    /// A command is where its name says, and a file that no command has is never used.
    #[test]
    fn every_command_has_a_file_of_its_name() {
        let command = Args::command();
        let names = command.get_subcommands().map(clap::Command::get_name);
        let commands: BTreeSet<String> = names.map(|name| name.replace('-', "_")).collect();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/commands");
        let entries = fs::read_dir(folder).expect("a directory").flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let files = names.map(|name| name.trim_end_matches(".rs").to_owned());
        let files: BTreeSet<String> = files.filter(|name| name != "mod").collect();
        assert_eq!(commands, files);
    }

    fn check_help(command: &mut clap::Command) {
        let name = command.get_name().to_owned();
        for line in command.render_long_help().to_string().lines() {
            assert!(line.chars().count() <= 80, "{name}: {line}");
        }
        // What is broken into lines by hand must not be broken again: it would leave lines of one
        // word, and examples that cannot be copied.
        let after = command.get_after_help().map(ToString::to_string);
        for line in after.unwrap_or_default().lines() {
            assert!(line.chars().count() <= 80, "{name} breaks again: {line}");
        }
        command.get_subcommands_mut().for_each(check_help);
    }
}
