//! `loyd check-heuristic`: whether a heuristic is admissible and consistent.
//!
//! The laboratory knows the boards and compares the numbers (`loyd_lab::heuristic_check`). Here
//! are the flags, the program under test (`program.rs`, `answers.rs`) and the printing.

mod answers;
mod program;
mod record;
mod report;
mod words;

use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ArgGroup;
use clap_complete::engine::ArgValueCompleter;
use loyd::names::Named;
use loyd::puzzle::{Board, Goal, Home, Metric, Notation, Shape};
use loyd::spec::HeuristicSpec;
use loyd_engine::Engine;
use loyd_lab::Chart;
use loyd_lab::heuristic_check::{
    CheckRecord, Claim, Coverage, Findings, KnownBoards, SampleError, Sampling, own_estimates,
};
use loyd_store::Loading;

use self::program::{Ending, Questions, Trouble};
use crate::args::{GoalArg, TextOrJson};
use crate::completion;
use crate::engine::EngineArgs;
use crate::error::{Complaint, Failure, reason, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::observer::watch;
use crate::output::{Output, board_text};
use crate::output_file::OutputFile;
use crate::progress_line::ProgressLine;
use crate::solving::unsupported;
use crate::values::{HeuristicParser, count, duration, name_in};

#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("drawings").multiple(true))]
#[command(after_help = "\
Examples:
  loyd check-heuristic md+lc --size 4x4
  loyd check-heuristic --program \"python3 mine.py\"
  loyd check-heuristic --program ./mine --claim consistent --format json
  loyd check-heuristic --program \"java Mine\" --size 4x4 --svg mine.svg

A program reads one board per line, rows separated by /, until the end of its
input. It prints one number per line: the estimate of each board, in order.
Numbers may have fractions; a millionth of a move is forgiven as rounding.

Boards of up to nine cells are all checked, which is a proof. Of larger ones,
all near the goal are checked, and samples that were solved: they can refute a
claim, but not prove it.

Exit codes: 0 the claim holds, 1 it does not or the program is faulty,
3 interrupted.")]
pub(crate) struct CheckHeuristicArgs {
    /// One of loyd's own heuristics
    #[arg(
        value_name = "NAME",
        value_parser = HeuristicParser,
        add = ArgValueCompleter::new(completion::heuristics),
        required_unless_present = "program",
        conflicts_with = "program"
    )]
    heuristic: Option<HeuristicSpec>,

    /// A program with its arguments; it is started without a shell, and quotes
    /// keep words together
    #[arg(long, value_name = "COMMAND")]
    program: Option<String>,

    /// What it should be
    #[arg(long, value_name = "PROPERTY", default_value = "admissible", value_parser = name_in(CLAIMS))]
    claim: Claim,

    /// Rows and columns [default: 3x3, or the goal's]
    #[arg(long, value_name = "ROWSxCOLS")]
    size: Option<Shape>,

    #[command(flatten)]
    goal: GoalArg,

    /// Boards far from the goal to solve, where not all boards are checked
    #[arg(long, value_name = "N", default_value = "200", value_parser = count)]
    samples: u64,

    /// Where the random numbers of the samples begin
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,

    /// How the program reads boards, one per line
    #[arg(
        long,
        value_name = "NOTATION",
        default_value = "slashes",
        value_parser = name_in(one_line())
    )]
    to: Notation,

    /// How long the program may neither take a board nor print an answer
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = duration)]
    timeout: Duration,

    /// Counterexamples of each kind to show
    #[arg(long, value_name = "N", default_value = "3", value_parser = count)]
    counterexamples: u64,

    /// Draw the smallest, mean and largest error by distance
    #[arg(long, value_name = "FILE.svg", group = "drawings")]
    svg: Option<PathBuf>,

    /// Draw the shortest, mean and longest distance by estimate
    #[arg(long, value_name = "FILE.svg", group = "drawings")]
    calibration: Option<PathBuf>,

    /// Replace these files if they exist
    #[arg(long, requires = "drawings")]
    force: bool,

    #[command(flatten)]
    engine: EngineArgs,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// The claims by name.
const CLAIMS: [Named<Claim>; 2] = [
    Named::new(
        Claim::Admissible,
        "admissible",
        "no estimate exceeds the distance",
    ),
    Named::new(
        Claim::Consistent,
        "consistent",
        "0 for the goal, and no move changes the estimate by more than 1",
    ),
];

/// The notations that write a board on one line.
fn one_line() -> impl Iterator<Item = Named<Notation>> {
    let rows = Notation::ALL.iter().cloned();
    rows.filter(|row| row.value != Notation::Grid)
}

/// The most samples; more would not fit into memory with all their boards.
const MOST_SAMPLES: u64 = 100_000;

pub(crate) fn run(args: &CheckHeuristicArgs, out: &mut Output) -> Result<Exit, Failure> {
    interrupt::listen();
    let goal = args.target()?;
    let subject = args.subject(&goal)?;
    let svg = args.drawing("--svg", args.svg.as_deref())?;
    let calibration = args.drawing("--calibration", args.calibration.as_deref())?;
    let engine = args.engine.engine(Loading::Mapped);
    let Some(known) = args.known(&goal, &engine)? else {
        remark("interrupted while the samples were solved");
        return Ok(Exit::Limit);
    };
    let name = subject.to_string();
    let record = CheckRecord::new(&name, &known, args.claim, args.seed);
    let ending = match subject {
        Subject::Own(spec) => own(spec, &known, &engine)?,
        Subject::Program(words) => ask(args, words, &known)?,
    };
    if args.format == TextOrJson::Text {
        writeln!(out, "{}", report::title(&name, &known))?;
    }
    match ending {
        Ending::Interrupted(answers) => {
            let all = known.boards().len();
            remark(&format!("interrupted after {answers} of {all} boards"));
            Ok(Exit::Limit)
        }
        Ending::Faulty(trouble) => {
            args.write_fault(&trouble, record, &known, out)?;
            Ok(Exit::Failed)
        }
        Ending::Estimates(estimates) => {
            let shown = usize::try_from(args.counterexamples).unwrap_or(usize::MAX);
            let findings = Findings::new(&known, &estimates, shown);
            match args.format {
                TextOrJson::Text => report::write(&findings, &known, args.claim, out)?,
                TextOrJson::Json => out.json(&record.found(&findings, args.claim))?,
            }
            let subject = format!("{name}, {}", known.goal().shape());
            if let Some(file) = svg {
                let title = format!("Error by distance: {subject}");
                draw(&findings.chart(title), file)?;
            }
            if let Some(file) = calibration {
                let title = format!("Distance by estimate: {subject}");
                draw(&findings.calibration(title), file)?;
            }
            Ok(if findings.agree_with(args.claim) {
                Exit::Success
            } else {
                Exit::Failed
            })
        }
    }
}

/// What is checked.
enum Subject<'a> {
    Own(&'a HeuristicSpec),
    /// At least the program.
    Program(Vec<String>),
}

impl std::fmt::Display for Subject<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Subject::Own(spec) => spec.fmt(f),
            Subject::Program(words) => f.write_str(&words.join(" ")),
        }
    }
}

impl CheckHeuristicArgs {
    fn target(&self) -> Result<Board, Complaint> {
        let goal = self.goal.read(self.size)?;
        let shape = match (&goal, self.size) {
            (_, Some(size)) => size,
            (Goal::Board(board), None) => board.shape(),
            (Goal::BlankLast | Goal::BlankFirst, None) => Shape::THREE,
        };
        let other_size = || Complaint::usage("the goal has another size than --size");
        goal.board(shape).ok_or_else(other_size)
    }

    fn subject(&self, goal: &Board) -> Result<Subject<'_>, Complaint> {
        match (&self.heuristic, &self.program) {
            (Some(HeuristicSpec::Auto), _) => Err(Complaint::usage(
                "auto chooses among heuristics; name one of them, for instance wd,md+lc",
            )),
            (Some(spec), _) => Ok(Subject::Own(spec)),
            (None, text) => {
                let text = text.as_deref().unwrap_or_default();
                let words = words::words(text)
                    .map_err(|error| Complaint::usage(error).about("--program"))?;
                // A notation that is too small for the goal is too small for all boards.
                board_text(goal, self.to)?;
                Ok(Subject::Program(words))
            }
        }
    }

    /// The file that a flag names for a drawing.
    fn drawing(&self, flag: &str, path: Option<&Path>) -> Result<Option<OutputFile>, Complaint> {
        let is_svg = |path: &Path| path.extension().is_some_and(|ending| ending == "svg");
        match path {
            None => Ok(None),
            Some(path) if is_svg(path) => OutputFile::create(path, self.force).map(Some),
            Some(_) => {
                let sentence = format!("{flag}: give a name that ends in .svg");
                Err(Complaint::usage(sentence))
            }
        }
    }

    /// The boards to ask about; `None` if Ctrl-C was pressed while samples were solved.
    fn known(&self, goal: &Board, engine: &Engine) -> Result<Option<KnownBoards>, Complaint> {
        if self.samples > MOST_SAMPLES {
            let sentence = format!("--samples: at most {MOST_SAMPLES} are taken");
            return Err(Complaint::usage(sentence));
        }
        let mut known = KnownBoards::near(goal);
        if known.coverage() == Coverage::All {
            return Ok(Some(known));
        }
        let all = self.samples;
        let sampling = Sampling {
            samples: all as usize,
            seed: self.seed,
            threads: self.engine.threads(),
        };
        let mut line = ProgressLine::new();
        let sampled = known.sample(sampling, engine, &mut |done| {
            line.share(done as u64, all);
            line.draw(|seconds| format!("solving samples, {seconds:.0} s"));
            if interrupt::asked() {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        match sampled {
            Ok(()) => Ok(Some(known)),
            Err(SampleError::Stopped) => Ok(None),
            Err(SampleError::Solve(error)) => Err(unsupported(&error)),
        }
    }

    fn write_fault(
        &self,
        trouble: &Trouble,
        record: CheckRecord,
        known: &KnownBoards,
        out: &mut Output,
    ) -> Result<(), Failure> {
        match self.format {
            TextOrJson::Text => report::write_fault(trouble, known, out)?,
            TextOrJson::Json => out.json(&record.faulty(record::fault(trouble, known)))?,
        }
        Ok(())
    }
}

/// Asks one of the library's heuristics.
fn own(spec: &HeuristicSpec, known: &KnownBoards, engine: &Engine) -> Result<Ending, Complaint> {
    let home = Home::new(known.goal().shape(), known.goal().blank());
    let mut line = ProgressLine::new();
    let mut watch = watch(engine, None, &mut line);
    match engine.prepare(spec, Metric::Stm, home, &mut watch) {
        Err(loyd::SolveError::Stopped) => return Ok(Ending::Interrupted(0)),
        prepared => prepared.map_err(|error| unsupported(&error))?,
    };
    let estimates = own_estimates(engine, spec, known);
    Ok(Ending::Estimates(
        estimates.map_err(|error| unsupported(&error))?,
    ))
}

/// Asks a program.
fn ask(
    args: &CheckHeuristicArgs,
    words: Vec<String>,
    known: &KnownBoards,
) -> Result<Ending, Complaint> {
    let boards: Result<Vec<String>, Complaint> = known
        .boards()
        .iter()
        .map(|board| board_text(board, args.to))
        .collect();
    let program = words[0].clone();
    let questions = Questions {
        words,
        boards: boards?,
        timeout: args.timeout,
    };
    program::run(questions, &mut ProgressLine::new()).map_err(|error| {
        let why = reason(&error);
        Complaint::usage(format!("--program: cannot start {program:?}: {why}"))
    })
}

fn draw(chart: &Chart, file: OutputFile) -> Result<(), Complaint> {
    let svg = chart.svg().map_err(|error| {
        Complaint::new(Exit::File, format!("cannot draw the estimates: {error}"))
    })?;
    file.write(|file| file.write_all(svg.as_bytes()))
}
