//! A file of solves: one line each, then what they have in common.

use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use indicatif::HumanCount;
use loyd::play::analysis::Summary;
use loyd_engine::{Engine, Next, Pool};
use loyd_store::Loading;

use super::analysed::{Analysed, AnalysedRecord};
use super::solves::Layout;
use super::{AnalyzeArgs, percent};
use crate::args::Format;
use crate::error::{Complaint, Failure, reason};
use crate::exit::Exit;
use crate::input::{Line, Lines, Source};
use crate::interrupt;
use crate::observer::{NodeSum, watch};
use crate::output::Output;
use crate::output::record::Rejected;
use crate::progress_line::ProgressLine;

/// How long to wait for an answer before the progress is looked at.
const TICK: Duration = Duration::from_millis(100);

/// What came of a line.
type AnalysedLine = Result<(Analysed, AnalysedRecord), Complaint>;

pub(super) fn run(args: &AnalyzeArgs, solves: &str, out: &mut Output) -> Result<Exit, Failure> {
    let Source::Many(lines) = Source::open(&[solves.to_owned()])? else {
        let sentence = "write @ before the name of a file of solves, or give one solve with \
                        --scramble and --solution";
        return Err(Complaint::usage(sentence).into());
    };
    // A goal that is no board is a mistake in the arguments, not in each line.
    args.goal.read(args.size.size)?;
    if args.format == Format::Csv {
        out.csv(AnalysedRecord::columns(args.metric))?;
    }
    let nodes = Arc::new(AtomicU64::new(0));
    let mut pool = start(args, lines, &nodes)?;
    let mut progress_line = ProgressLine::new();
    let (mut summary, mut code) = (Summary::default(), Exit::Success);
    loop {
        match pool.next(TICK) {
            Next::Ready(analysed) => {
                progress_line.clear();
                code = code.and(write(args, &analysed, &mut summary, out)?);
            }
            Next::Waiting if interrupt::asked() && pool.is_idle() => break,
            Next::Waiting => out.flush()?,
            Next::Dropped => {
                assert!(interrupt::asked(), "an analysis ended in a panic");
                break;
            }
            Next::End => break,
        }
        progress_line.draw(|seconds| {
            let (done, nodes) = (summary.solves, HumanCount(nodes.load(Ordering::Relaxed)));
            format!("{done} solves done, {nodes} nodes, {seconds:.0} s")
        });
    }
    progress_line.clear();
    if args.format == Format::Text {
        write!(out, "{}", text(&summary))?;
    }
    if interrupt::asked() {
        code = code.and(Exit::Limit);
    }
    Ok(code)
}

/// Analyses the lines on several threads.
fn start(
    args: &AnalyzeArgs,
    lines: Lines,
    nodes: &Arc<AtomicU64>,
) -> Result<Pool<AnalysedLine>, Complaint> {
    let (engine, nodes) = (args.engine.engine(Loading::Resident), Arc::clone(nodes));
    let (args, threads) = (args.clone(), args.engine.threads());
    let work = move |row| analyze_row(&args, &engine, row, &nodes);
    Pool::start(Rows::new(lines), threads, &interrupt::stop(), work).map_err(|error| {
        let sentence = format!("cannot start a thread: {}", reason(&error));
        Complaint::new(Exit::File, sentence)
    })
}

/// The lines of a stream after its header, if it has one.
struct Rows {
    lines: Lines,
    layout: Option<Layout>,
}

impl Rows {
    fn new(lines: Lines) -> Rows {
        Rows {
            lines,
            layout: None,
        }
    }
}

impl Iterator for Rows {
    type Item = (Result<Line, Complaint>, Layout);

    fn next(&mut self) -> Option<Self::Item> {
        let mut line = self.lines.next()?;
        if self.layout.is_none() {
            let text = line.as_ref().ok().and_then(|line| line.text.as_ref().ok());
            let header = text.and_then(|text| Layout::of_header(text));
            let skip = header.is_some();
            self.layout = Some(header.unwrap_or(Layout::Plain));
            if skip {
                line = self.lines.next()?;
            }
        }
        let layout = self.layout.clone().unwrap_or(Layout::Plain);
        Some((line, layout))
    }
}

/// Analyses the solve on a line.
fn analyze_row(
    args: &AnalyzeArgs,
    engine: &Engine,
    (line, layout): (Result<Line, Complaint>, Layout),
    nodes: &AtomicU64,
) -> AnalysedLine {
    let Line { number, text } = line?;
    let analysed = text
        .and_then(|text| layout.split(&text))
        .and_then(|(scramble, solution)| args.read(scramble.as_deref(), &solution))
        .and_then(|solve| {
            let mut watch = watch(engine, args.time, NodeSum(nodes));
            let analysis = solve.analyze(engine, 1, &mut watch)?;
            let record = analysis.record(&solve.goal, args.notation, Some(number));
            Ok((analysis, record))
        });
    analysed.map_err(|complaint| complaint.on_line(number))
}

/// Writes what came of a line, and says what it means for the exit code.
fn write(
    args: &AnalyzeArgs,
    analysed: &AnalysedLine,
    summary: &mut Summary,
    out: &mut Output,
) -> Result<Exit, Failure> {
    match analysed {
        Ok((analysis, record)) => {
            analysis.add_to(summary);
            match args.format {
                Format::Json => out.json(record)?,
                Format::Csv => out.csv(record.row())?,
                Format::Text => writeln!(out, "{}", record.summary())?,
            }
            Ok(analysis.exit())
        }
        Err(complaint) => {
            let rejected = Rejected::solution(complaint);
            match args.format {
                Format::Json => out.json(&rejected)?,
                Format::Csv => out.csv(rejected.row(&AnalysedRecord::columns(args.metric)))?,
                Format::Text => writeln!(out, "-")?,
            }
            out.flush()?;
            complaint.print();
            Ok(complaint.exit)
        }
    }
}

/// What the solves have in common, as people read it.
fn text(summary: &Summary) -> String {
    let solves = summary.solves;
    let noun = if solves == 1 { "solve" } else { "solves" };
    let mut lines = vec![format!("\n{solves} {noun}")];
    for (&loss, &count) in &summary.losses {
        let name = match loss {
            0 => "optimal".to_owned(),
            loss => format!("+{loss}"),
        };
        let part = percent(share(count as u64, solves as u64));
        lines.push(format!("{name:>8}  {count:>5}  {part:>7}"));
    }
    if let Some(median) = summary.median_loss() {
        let (played, optimal) = (summary.played, summary.optimal);
        let ratio = share(played, optimal);
        lines.push(format!("median loss {median} moves"));
        lines.push(format!(
            "played {played}, optimal {optimal}, ratio {ratio:.3}"
        ));
    }
    if let Some(luck) = summary.luck() {
        let shorter = percent(luck);
        lines.push(format!(
            "luck: {shorter} of random boards are shorter, on average"
        ));
    }
    if summary.unknown > 0 {
        lines.push(format!("{} left unknown by a limit", summary.unknown));
    }
    lines.push(String::new());
    lines.join("\n")
}

#[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}
