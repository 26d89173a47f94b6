//! One solution in the multi-tile metric: the line, and every move with what it did.

use std::io::Write as _;

use loyd::puzzle::Puzzle;
use loyd_engine::{MoveAnalysisRecord, SolveOptions};
use loyd_store::Loading;

use super::AnalyzeArgs;
use crate::args::Format;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::observer::watch;
use crate::output::Output;
use crate::progress_line::ProgressLine;

pub(super) fn run(args: &AnalyzeArgs, out: &mut Output) -> Result<Exit, Failure> {
    if args.format == Format::Csv {
        let sentence = "--format csv is for the metric stm; choose text or json";
        return Err(Complaint::usage(sentence).into());
    }
    let scramble = args.scramble.join(" ");
    let scramble = (!args.scramble.is_empty()).then_some(scramble.as_str());
    let solve = args.read(scramble, args.solution.as_deref().unwrap_or_default())?;
    let puzzle = Puzzle::new(solve.scramble, &solve.goal).map_err(Complaint::puzzle)?;
    let options = SolveOptions {
        threads: args.engine.threads(),
        ..SolveOptions::default()
    };
    let mut progress_line = ProgressLine::new();
    let engine = args.engine.engine(Loading::Mapped);
    let mut watch = watch(&engine, args.time, &mut progress_line);
    let analysis = engine.analyze_moves(&puzzle, &options, &solve.played, &mut watch);
    progress_line.clear();
    let analysis = analysis.map_err(|error| solve.complaint(error))?;
    let record = MoveAnalysisRecord::new(&analysis, &solve.goal, args.notation);
    if args.format == Format::Json {
        out.json(&record)?;
    } else {
        let moves = analysis.moves.iter().map(|each| each.text(args.notation));
        write_text(&record, moves, scramble.is_none(), out)?;
    }
    out.flush()?;
    if record.optimal.is_some() {
        return Ok(Exit::Success);
    }
    Complaint::new(Exit::Limit, "a limit came before everything was known").print();
    Ok(Exit::Limit)
}

fn write_text(
    record: &MoveAnalysisRecord,
    moves: impl Iterator<Item = String>,
    scramble: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    if scramble {
        writeln!(out, "scramble {}", record.scramble)?;
    }
    writeln!(out, "{}", record.summary)?;
    let (good, neutral, bad) = (record.good, record.neutral, record.bad);
    writeln!(out, "{good} good, {neutral} neutral, {bad} bad")?;
    writeln!(out, "\nmove, what it did, distance after it:")?;
    for (number, text) in moves.enumerate() {
        let kind = record.kinds[number].as_deref().unwrap_or("?");
        let after = record.distances[number + 1];
        let after = after.map_or_else(|| "?".to_owned(), |after| after.to_string());
        writeln!(out, "{:>4} {text:<4} {kind:<8} {after}", number + 1)?;
    }
    Ok(())
}
