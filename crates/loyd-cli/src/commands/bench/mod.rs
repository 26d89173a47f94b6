//! `loyd bench SET`: boards run through heuristics and searches, and what that
//! took. The measuring is in `loyd-lab`; here are its flags.
//!
//! * `boards`: the set that the arguments name.
//! * `only`: the places chosen of it.
//! * `progress`: the observer, with the line on the terminal and Ctrl-C.
//! * `target`: the file of `--output`.

mod boards;
mod only;
mod progress;

use std::io::{self, IsTerminal as _, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use clap::ValueEnum;
use loyd::reference::Thresholds;
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Solver, Weight};
use loyd_lab::{Ending, Evaluation, Measurement, Plan, Results, Setting, Trouble, export};
use loyd_store::Loading;
use loyd_store::references::StoredReferences;

use self::boards::BoardsArgs;
use self::progress::Watch;
use crate::answer::unsupported;
use crate::args::DataDirArg;
use crate::complain::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;
use crate::target::Target;
use crate::values::{HeuristicParser, bytes, count, duration, spec_in};

/// More threads than any machine has.
const MOST_THREADS: u64 = 1024;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd bench korf100 --heuristic pdb:7-8
  loyd bench korf100 --limit 10 --heuristic md+lc --heuristic wd --per-board
  loyd bench random -n 1000 --seed 7 --heuristic pdb:7-8 --parallel 4
  loyd bench eighty --heuristic pdb:7-8 --repeat 5 -o eighty.json
  loyd solve @boards.txt --format csv > solved.csv; loyd bench @solved.csv

Every heuristic is run with every search; what the library refuses is named and
left out. Tables are opened or built before the clock starts. Ctrl-C prints what
was measured so far.
Exit codes: 0 measured, 1 a length contradicts the known one, or a board of a
file is unsolvable, 2 bad usage, bad file or nothing that can be run, 3 limit
reached or Ctrl-C, 4 file trouble.")]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    boards: BoardsArgs,

    #[command(flatten)]
    data_dir: DataDirArg,

    /// The estimate to search with; may be given several times
    #[arg(
        long,
        value_name = "NAME",
        default_value = "auto",
        ignore_case = true,
        value_parser = HeuristicParser
    )]
    heuristic: Vec<HeuristicSpec>,

    /// The search; may be given several times
    #[arg(
        long,
        value_name = "NAME",
        default_value = "auto",
        ignore_case = true,
        value_parser = spec_in(SearchSpec::ALL)
    )]
    search: Vec<SearchSpec>,

    /// Threads for one board
    #[arg(
        long,
        value_name = "N",
        default_value = "1",
        value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS)
    )]
    threads: u64,

    /// Boards solved at the same time, to measure boards per second
    #[arg(
        long,
        value_name = "N",
        default_value = "1",
        value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS)
    )]
    parallel: u64,

    /// Stop each board after this time: 10s, 500ms, 2m, 1h30m
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,

    /// Stop each board after this many nodes: 1000000, 500k, 2M
    #[arg(long, value_name = "N", value_parser = count)]
    nodes: Option<u64>,

    /// Memory for searches that remember boards: 4GB, 500MB
    #[arg(long, value_name = "SIZE", default_value = "4GB", value_parser = bytes)]
    memory: u64,

    /// Multiply estimates, for solutions at most so many times as long as the
    /// shortest: 1.5
    #[arg(long, value_name = "W")]
    weight: Option<Weight>,

    /// Run everything this often and show the spread
    #[arg(
        long,
        value_name = "N",
        default_value = "1",
        value_parser = clap::value_parser!(u64).range(1..=1000)
    )]
    repeat: u64,

    /// Use the reference boards of this file [default: none, so that what was
    /// learned changes no measurement]
    #[arg(long, value_name = "FILE")]
    refs: Option<PathBuf>,

    /// Show every board too; csv and json always have them
    #[arg(long)]
    per_board: bool,

    /// How to write the answer [default: by the name of the output file, else
    /// text]
    #[arg(long, value_enum)]
    format: Option<BenchFormat>,

    /// Write to this file, when everything is measured
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Replace the output file if it is there
    #[arg(long, requires = "output")]
    force: bool,
}

/// How measurements are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum BenchFormat {
    /// Tables for people
    Text,
    /// One row per board and run
    Csv,
    /// One document with boards, summaries and definitions
    Json,
    /// Tables for a document
    Markdown,
}

impl BenchArgs {
    fn plan(&self) -> Result<Plan, Complaint> {
        let settings = Setting::product(&self.heuristic, &self.search);
        Ok(Plan {
            threads: self.threads as usize,
            parallel: self.parallel as usize,
            repeat: self.repeat as usize,
            nodes: self.nodes,
            memory: Some(self.memory),
            weight: self.weight,
            time: self.time,
            ..Plan::new(self.boards.read()?, settings)
        })
    }

    /// The format asked for, or the one that the file's name ends in.
    fn format(&self) -> BenchFormat {
        let ending = self.output.as_ref().and_then(|path| path.extension());
        let by_name = match ending.and_then(|ending| ending.to_str()) {
            Some("csv") => BenchFormat::Csv,
            Some("json") => BenchFormat::Json,
            Some("md") => BenchFormat::Markdown,
            _ => BenchFormat::Text,
        };
        self.format.unwrap_or(by_name)
    }

    fn solver(&self) -> Solver {
        // Building is not measured, so it may use the whole machine.
        let threads = available_parallelism().map_or(1, NonZeroUsize::get);
        let chosen = |heuristic| matches!(heuristic, &HeuristicSpec::Pdb(_));
        let talk = io::stderr().is_terminal() && self.heuristic.iter().any(chosen);
        let tables = self.data_dir.tables(Loading::Populated, threads, talk);
        let solver = Solver::with_tables(Box::new(tables));
        match &self.refs {
            None => solver,
            Some(path) => {
                let references = StoredReferences::new(path, Thresholds::default(), remark);
                solver.with_references(Box::new(references))
            }
        }
    }

    fn write(&self, evaluation: &Evaluation<'_>, out: &mut dyn Write) -> io::Result<()> {
        match self.format() {
            BenchFormat::Text => export::text(evaluation, self.per_board, out),
            BenchFormat::Csv => export::csv(evaluation, out),
            BenchFormat::Json => export::json(evaluation, out),
            BenchFormat::Markdown => export::markdown(evaluation, self.per_board, out),
        }
    }
}

pub(crate) fn run(args: &BenchArgs, out: &mut Output) -> Result<Exit, Failure> {
    let plan = args.plan()?;
    if let Some(path) = args.refs.as_ref().filter(|path| !path.exists()) {
        let sentence = format!("there are no reference boards in {}", path.display());
        return Err(Complaint::new(Exit::File, sentence).into());
    }
    // Before anything is measured, so that nothing is measured in vain.
    let target = match &args.output {
        Some(path) => Some(Target::create(path, args.force)?),
        None => None,
    };
    interrupt::listen();
    let mut watch = Watch::default();
    let results = loyd_lab::run(&plan, &args.solver(), &mut watch);
    drop(watch);
    let evaluation = Evaluation::new(&plan, &results);
    match target {
        // Nothing that can be kept is no reason to leave an empty file.
        Some(_) if results.measurements.is_empty() => {}
        Some(target) => target.write(|file| args.write(&evaluation, file))?,
        None => args.write(&evaluation, out)?,
    }
    out.flush()?;
    Ok(verdict(&evaluation, &results))
}

/// Says what went wrong, and gives the exit code.
fn verdict(evaluation: &Evaluation<'_>, results: &Results) -> Exit {
    let mut exit = Exit::Success;
    let mut complain = |complaint: Complaint| {
        complaint.print();
        exit = exit.and(complaint.exit);
    };
    for mistake in evaluation.mistakes() {
        complain(Complaint::new(Exit::Failed, mistake));
    }
    match &results.ending {
        Ending::Complete => {}
        Ending::Stopped => {
            let done = results.measurements.len();
            let plan = evaluation.plan;
            let settings = plan.settings.len() - evaluation.refused().count();
            let all = plan.set.instances.len() * settings * plan.repeat;
            let sentence = format!("interrupted: {done} of {all} measurements were made");
            complain(Complaint::new(Exit::Limit, sentence));
        }
        Ending::Trouble(Trouble::Solve(error)) => complain(unsupported(error.clone())),
        Ending::Trouble(error @ Trouble::Thread(_)) => complain(Complaint::new(Exit::File, error)),
    }
    let all_refused = evaluation.refused().count() == evaluation.plan.settings.len();
    for (setting, error) in evaluation.refused() {
        let complaint = unsupported(error.clone()).about(&setting);
        // One pair of many that cannot be had is no mistake of the user.
        if complaint.exit == Exit::Usage && !all_refused {
            remark(&format!("not measured: {}", complaint.sentence));
        } else {
            complain(complaint);
        }
    }
    if results.measurements.iter().any(Measurement::limited) {
        exit = exit.and(Exit::Limit);
    }
    exit
}
