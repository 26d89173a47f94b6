//! `loyd solve BOARD`: a shortest solution, or many boards' shortest solutions.

use std::io::{self, IsTerminal as _, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap_complete::engine::ArgValueCompleter;
use loyd::Weight;
use loyd::puzzle::{Goal, Metric, MoveNotation};
use loyd::search::{Limits, Reductions};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd_engine::SolveOptions;
use loyd_store::Loading;

use crate::args::{BoardArgs, DataDirArg, Format, GoalArg, LoadArg, thread_count, threads_or_all};
use crate::batch::Batch;
use crate::completion;
use crate::engine::{keeping_tables, solver};
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::input::Source;
use crate::interrupt;
use crate::learning::RefsArgs;
use crate::output::Output;
use crate::output::answers::AnswerWriter;
use crate::output::text;
use crate::progress_line::ProgressLine;
use crate::solving::{Answer, Plan};
use crate::values::{HeuristicParser, ReductionsParser, bytes, count, duration, name_of};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd solve \"5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15\" --time 10s
  loyd solve 1 2 3 4 5 0 7 8 6 --all
  loyd solve --size 3x4 \"1 2 3 4 5 6 7 8 9 10 0 11\" --format json
  loyd solve @boards.txt --threads 4 --format csv > solved.csv
  loyd scramble -n 100 --size 3x3 | loyd solve -
  loyd solve --heuristic pdb:6-6-3 \"5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15\"
  loyd solve BOARD --resume board.proof
  loyd solve --reduce symmetry,circular -v 1 2 3 4 5 0 7 8 6

Many boards give one line each: length, status and moves between tabs. A line
that is no board is reported and the others are still solved.
Ctrl-C or SIGTERM prints the bounds known so far; a second one ends at once.
Exit codes: 0 solved, 1 unsolvable, 2 bad usage or bad board, 3 limit reached,
4 file trouble; for many boards 4 before 2, 1, 3 and 0.")]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    board: BoardArgs,

    #[command(flatten)]
    goal: GoalArg,

    #[command(flatten)]
    data_dir: DataDirArg,

    #[command(flatten)]
    load: LoadArg,

    /// The estimate to search with
    #[arg(
        long,
        value_name = "NAME",
        default_value = "auto",
        ignore_case = true,
        value_parser = HeuristicParser,
        add = ArgValueCompleter::new(completion::heuristics)
    )]
    heuristic: HeuristicSpec,

    /// The search
    #[arg(
        long,
        value_name = "NAME",
        default_value = "auto",
        ignore_case = true,
        value_parser = name_of::<SearchSpec>()
    )]
    search: SearchSpec,

    /// What the search may leave out: one name, or several with commas
    /// [default: what the search does by itself]
    #[arg(long, value_name = "LIST", ignore_case = true, value_parser = ReductionsParser)]
    reduce: Option<Reductions>,

    /// Threads for building tables, for one hard 4x4 board or for many boards
    /// [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,

    /// Stop each board after this time: 10s, 500ms, 2m, 1h30m
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,

    /// Stop each board after this many nodes: 1000000, 500k, 2M
    #[arg(long, value_name = "N", value_parser = count)]
    nodes: Option<u64>,

    /// Memory for boards kept from one bound to the next by the kernel; with 0
    /// every bound is searched from the start [default: 16MB]
    #[arg(long, value_name = "SIZE", value_parser = bytes)]
    keep: Option<u64>,

    /// Memory for searches that remember boards: 4GB, 500MB
    #[arg(long, value_name = "SIZE", default_value = "4GB", value_parser = bytes)]
    memory: u64,

    /// Multiply the estimate, for a solution found sooner and at most this many
    /// times as long as the shortest: 1.5
    #[arg(long, value_name = "W")]
    weight: Option<Weight>,

    /// Keep in this file what is proved of the board, and go on with what it
    /// has: nothing is lost when the run is interrupted or killed
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["nodes", "keep", "weight", "all", "limit"]
    )]
    resume: Option<PathBuf>,

    /// Find every shortest solution
    #[arg(long)]
    all: bool,

    /// Find every shortest solution, but no more than this
    #[arg(long, value_name = "N")]
    limit: Option<NonZeroUsize>,

    /// Whose direction the letters of the moves name
    #[arg(long, default_value = "tile", value_parser = name_of::<MoveNotation>())]
    notation: MoveNotation,

    #[command(flatten)]
    refs: RefsArgs,

    /// What is counted: every tile moved (stm) or every slide of the hand (mtm)
    #[arg(long, default_value = "stm", value_parser = name_of::<Metric>())]
    metric: Metric,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,

    /// Say on standard error what the search cost, terminal or not
    #[arg(short, long)]
    verbose: bool,
}

impl SolveArgs {
    /// Threads to use where there is work for several.
    fn threads(&self) -> usize {
        threads_or_all(self.threads)
    }

    /// What the flags ask for, whatever the board; each board is searched by `threads`
    /// threads, with tables loaded in this way unless the user chose another.
    fn plan(&self, goal: Goal, threads: usize, loading: Loading, talk: bool) -> Plan {
        // A user who chose the tables wants to know that one is not stored; one who
        // left the choice to the engine does not.
        let chosen = matches!(self.heuristic, HeuristicSpec::Pdb(_));
        let loading = self.load.or(loading);
        let tables = self
            .data_dir
            .tables(loading, self.threads(), talk && chosen);
        let models = Box::new(self.data_dir.models(self.verbose));
        let references = self.refs.references(&self.data_dir);
        let all = self.all.then_some(usize::MAX);
        Plan {
            goal,
            options: SolveOptions {
                metric: self.metric,
                heuristic: self.heuristic.clone(),
                search: self.search,
                reductions: self.reduce,
                weight: self.weight,
                threads,
                references: self.refs.mode(),
                limits: Limits::default()
                    .nodes(self.nodes)
                    .kept_bytes(self.keep)
                    .memory(Some(self.memory))
                    .solutions(self.limit.map(NonZeroUsize::get).or(all)),
            },
            time: self.time,
            notation: self.notation,
            learning: self.refs.learning(&references),
            engine: keeping_tables(solver(tables, Some(&references)).with_models(models)),
        }
    }
}

pub(crate) fn run(args: &SolveArgs, out: &mut Output) -> Result<Exit, Failure> {
    let source = Source::open(&args.board.board)?;
    let talk = args.verbose || io::stderr().is_terminal();
    interrupt::listen();
    match source {
        Source::One(text) => solve_one(args, &text, talk, out),
        Source::Many(_) if args.resume.is_some() => {
            let sentence = "--resume is for one board; give each board a file of its own";
            Err(Complaint::usage(sentence).into())
        }
        Source::Many(lines) => {
            let size = args.board.size.size;
            let plan = args.plan(args.goal.read(size)?, 1, Loading::Resident, talk);
            let batch = Batch {
                plan: Arc::new(plan),
                size,
                threads: args.threads(),
            };
            let tally = batch.solve(lines, args.format, out)?;
            if talk {
                remark(&tally.to_string());
            }
            Ok(tally.exit)
        }
    }
}

fn solve_one(args: &SolveArgs, text: &str, talk: bool, out: &mut Output) -> Result<Exit, Failure> {
    let board = args.board.size.read_argument(text)?;
    let goal = args.goal.read(Some(board.shape()))?;
    let plan = args.plan(goal, args.threads(), Loading::Mapped, talk);
    let mut progress_line = ProgressLine::new();
    let answer = match &args.resume {
        None => plan.solve(board, &mut progress_line),
        Some(path) => plan.resume(board, path, &mut progress_line)?,
    };
    progress_line.clear();
    AnswerWriter::new(args.format, out)?.write(&plan, &answer, None, out)?;
    out.flush()?;
    match &answer {
        Answer::Solved(solved) if talk => remark(&text::cost(solved)),
        Answer::Solved(_) | Answer::Unsolvable(..) | Answer::Invalid(_) | Answer::Unread(_) => {
            answer.complaint().into_iter().for_each(Complaint::print);
        }
    }
    Ok(answer.exit())
}
