//! `loyd bench SUITE|SET`: boards run through heuristics and searches, and what that
//! took. The measuring is in `loyd-lab`; here are its flags.
//!
//! * `boards`: the suite or set that the arguments name; `suite` reads one from a file.
//! * `only`: the places chosen of it.
//! * `progress`: the observer, with the line on the terminal and Ctrl-C.
//! * `log`: the file beside that of `--output` until it is written.
//! * `plots`: the files of `--plot`.
//! * `verdict`: what is said in the end.

mod boards;
mod log;
mod only;
mod plots;
mod progress;
mod suite;
mod verdict;

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::ValueEnum;
use clap_complete::engine::ArgValueCompleter;
use console::Term;
use loyd::reference::Thresholds;
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Metric, Weight};
use loyd_engine::Engine;
use loyd_lab::suite::{Exhibit, Suite};
use loyd_lab::{Chart, Ending, Evaluation, Measurement, Plan, Setting, export};
use loyd_store::Loading;

use self::boards::BoardsArgs;
use self::log::{Found, Log};
use self::plots::Plots;
use self::progress::Watch;
use self::verdict::verdict;
use crate::args::{DataDirArg, thread_count, threads_or_all};
use crate::completion;
use crate::engine::engine;
use crate::error::{Complaint, Failure, LINE, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::learning::stored_references;
use crate::output::Output;
use crate::output_file::OutputFile;
use crate::solving::unsupported;
use crate::values::{HeuristicParser, bytes, count, duration, name_of};

/// Bytes that searches may use to remember boards by default.
const MEMORY: u64 = 4_000_000_000;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd bench paper-table6 -o table6.md --plot table6.svg
  loyd bench my-suite.toml -o results.json --resume
  loyd bench korf100 --heuristic pdb:7-8
  loyd bench korf100 --limit 10 --heuristic md+lc --heuristic wd --per-board
  loyd bench random -n 1000 --seed 7 --heuristic pdb:7-8 --parallel 4
  loyd bench eighty --heuristic pdb:7-8 --repeat 5 -o eighty.json
  loyd solve @boards.txt --format csv > solved.csv; loyd bench @solved.csv

Every heuristic is run with every search; what the library refuses is named and
left out. Tables are opened or built before the clock starts. Ctrl-C prints what
was measured so far; with --output it is kept in a file beside it, and --resume
goes on from there.
Exit codes: 0 measured, 1 a length contradicts the known one, or a board of a
file is unsolvable, 2 bad usage, bad file or nothing that can be run, 3 limit
reached or Ctrl-C, 4 file trouble.")]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    boards: BoardsArgs,

    #[command(flatten)]
    data_dir: DataDirArg,

    /// The estimate to search with; may be given several times [default: auto].
    /// With this or --search only the boards of a suite are taken
    #[arg(
        long,
        value_name = "NAME",
        ignore_case = true,
        value_parser = HeuristicParser,
        add = ArgValueCompleter::new(completion::heuristics)
    )]
    heuristic: Vec<HeuristicSpec>,

    /// The search; may be given several times [default: auto]
    #[arg(
        long,
        value_name = "NAME",
        ignore_case = true,
        value_parser = name_of::<SearchSpec>()
    )]
    search: Vec<SearchSpec>,

    /// What is counted: every tile moved (stm) or every slide of the hand (mtm)
    #[arg(long, default_value = "stm", value_parser = name_of::<Metric>())]
    metric: Metric,

    /// Threads for one board [default: 1]
    #[arg(
        long,
        value_name = "N",
        value_parser = thread_count()
    )]
    threads: Option<usize>,

    /// Boards solved at the same time, to measure boards per second [default: 1]
    #[arg(
        long,
        value_name = "N",
        value_parser = thread_count()
    )]
    parallel: Option<usize>,

    /// Stop each board after this time: 10s, 500ms, 2m, 1h30m
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,

    /// Stop each board after this many nodes: 1000000, 500k, 2M
    #[arg(long, value_name = "N", value_parser = count)]
    nodes: Option<u64>,

    /// Memory for searches that remember boards: 4GB, 500MB [default: 4GB]
    #[arg(long, value_name = "SIZE", value_parser = bytes)]
    memory: Option<u64>,

    /// Multiply estimates, for solutions at most this many times as long as the
    /// shortest: 1.5
    #[arg(long, value_name = "W")]
    weight: Option<Weight>,

    /// Run everything this often and show the spread [default: 1]
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=1000)
    )]
    repeat: Option<u64>,

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

    /// Draw the suite's plots, or the nodes generated, to this SVG file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,

    /// Go on with a run that was interrupted; needs the same arguments
    #[arg(long, requires = "output", conflicts_with = "force")]
    resume: bool,

    /// Replace files that are there
    #[arg(long)]
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
    /// Returns what to measure, and the suite to show of it.
    fn plan(&self) -> Result<(Plan, Option<Suite>), Complaint> {
        let (set, suite) = self.boards.read()?;
        let suite = suite.filter(|_| self.heuristic.is_empty() && self.search.is_empty());
        let plan = if let Some(suite) = &suite {
            let plan = suite.plan.clone();
            Plan { set, ..plan }
        } else {
            let heuristics = or_auto(&self.heuristic, HeuristicSpec::Auto);
            let searches = or_auto(&self.search, SearchSpec::Auto);
            Plan {
                memory: Some(MEMORY),
                ..Plan::new(set, Setting::product(&heuristics, &searches))
            }
        };
        let plan = Plan {
            metric: self.metric,
            threads: self.threads.unwrap_or(plan.threads),
            parallel: self.parallel.unwrap_or(plan.parallel),
            repeat: self.repeat.map_or(plan.repeat, |repeat| repeat as usize),
            nodes: self.nodes.or(plan.nodes),
            memory: self.memory.or(plan.memory),
            weight: self.weight.or(plan.weight),
            time: self.time.or(plan.time),
            ..plan
        };
        Ok((plan, suite))
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

    fn engine(&self, plan: &Plan) -> Engine {
        // Building is not measured, so it may use the whole machine.
        let threads = threads_or_all(None);
        let chosen = |setting: &Setting| matches!(setting.heuristic, HeuristicSpec::Pdb(_));
        let talk = io::stderr().is_terminal() && plan.settings.iter().any(chosen);
        let tables = self.data_dir.tables(Loading::Resident, threads, talk);
        let references = self.refs.as_ref();
        let references =
            references.map(|path| Arc::new(stored_references(path, Thresholds::default())));
        engine(tables, references.as_ref())
    }

    /// Opens the file that keeps what is measured, if one is wanted.
    fn log(&self, plan: &Plan) -> Result<(Option<Log>, Vec<Measurement>), Complaint> {
        let found = match (self.resume, self.force) {
            (true, _) => Found::Resume,
            (_, true) => Found::Replace,
            _ => Found::Keep,
        };
        match &self.output {
            // Nothing is measured, so nothing can be lost.
            Some(_) if plan.settings.is_empty() => Ok((None, Vec::new())),
            Some(output) => {
                let (log, before) = Log::open(output, plan, found)?;
                Ok((Some(log), before))
            }
            None => Ok((None, Vec::new())),
        }
    }

    /// Returns the width at which tables are folded: that of the terminal that shows them.
    fn width(&self) -> usize {
        let terminal = Term::stdout();
        if self.output.is_some() || !terminal.is_term() {
            return usize::MAX;
        }
        terminal
            .size_checked()
            .map_or(LINE, |(_, columns)| columns.into())
    }

    fn write(&self, shown: &Shown<'_>, out: &mut dyn Write) -> io::Result<()> {
        let Shown {
            evaluation,
            exhibit,
        } = shown;
        let exhibit = exhibit.as_ref();
        match self.format() {
            BenchFormat::Text => {
                export::text(evaluation, exhibit, self.per_board, self.width(), out)
            }
            BenchFormat::Csv => export::csv(evaluation, exhibit, out),
            BenchFormat::Json => export::json(evaluation, exhibit, out),
            BenchFormat::Markdown => export::markdown(evaluation, exhibit, self.per_board, out),
        }
    }
}

/// What was asked for, or `auto`.
fn or_auto<T: Clone>(asked: &[T], auto: T) -> Vec<T> {
    if asked.is_empty() {
        vec![auto]
    } else {
        asked.to_vec()
    }
}

/// What was measured, and what a suite shows of it.
struct Shown<'a> {
    evaluation: Evaluation<'a>,
    exhibit: Option<Exhibit<'a>>,
}

impl Shown<'_> {
    /// The plots of the suite, or else one of the nodes.
    fn charts(&self) -> Vec<Chart> {
        match &self.exhibit {
            Some(exhibit) if !exhibit.charts.is_empty() => exhibit.charts.clone(),
            _ => vec![Chart::generated(&self.evaluation)],
        }
    }
}

pub(crate) fn run(args: &BenchArgs, out: &mut Output) -> Result<Exit, Failure> {
    let (plan, suite) = args.plan()?;
    if let Some(path) = args.refs.as_ref().filter(|path| !path.exists()) {
        let sentence = format!("there are no reference boards in {}", path.display());
        return Err(Complaint::new(Exit::File, sentence).into());
    }
    // Before anything is measured, so that nothing is measured in vain.
    let target = match &args.output {
        Some(path) => Some(OutputFile::create(path, args.force)?),
        None => None,
    };
    let charts = suite.as_ref().map_or(1, |suite| suite.plots().max(1));
    let plots = Plots::create(args.plot.as_ref(), charts, args.force)?;
    let (mut log, before) = args.log(&plan)?;
    interrupt::listen();
    let engine = args.engine(&plan);
    let mut watch = Watch::new(log.as_mut());
    let results = loyd_lab::run_on(&plan, &engine, &mut watch, before);
    drop(watch);
    let evaluation = Evaluation::new(&plan, &results);
    let exhibit = suite.as_ref();
    let exhibit = exhibit.map(|suite| Exhibit::new(suite, &evaluation, engine.solver()));
    let exhibit = exhibit.transpose().map_err(|error| unsupported(&error))?;
    let shown = Shown {
        evaluation,
        exhibit,
    };
    let whole = matches!(results.ending, Ending::Complete);
    let empty = results.measurements.is_empty() && !plan.settings.is_empty();
    match target {
        // Nothing that can be kept is no reason to leave an empty file, and what is
        // not whole waits in the log.
        Some(_) if empty || !whole => {}
        Some(target) => target.write(|file| args.write(&shown, file))?,
        None => args.write(&shown, out)?,
    }
    if whole && !empty {
        plots.write(&shown.charts())?;
    }
    out.flush()?;
    let mut exit = verdict(&shown.evaluation, &results);
    if let Some(log) = log {
        if let Some(complaint) = log.trouble() {
            complaint.print();
            exit = exit.and(complaint.exit);
        }
        if whole || empty {
            log.remove();
        } else {
            remark(&log.keep());
        }
    }
    Ok(exit)
}
