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
    if args.graph.is_some() {
        let sentence = "--graph draws distances in the metric stm only; --format json lists those \
                        in the metric mtm";
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
    match args.format {
        Format::Json => out.json(&record)?,
        Format::Csv => {
            out.csv(MoveAnalysisRecord::columns())?;
            out.csv(record.row())?;
        }
        Format::Text => {
            let moves = analysis.moves.iter().map(|each| each.text(args.notation));
            write_text(&record, moves, scramble.is_none(), out)?;
        }
    }
    out.flush()?;
    if analysis.is_complete() {
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
    writeln!(out, "\nmove, what it did, distance after it, better moves:")?;
    for (number, text) in moves.enumerate() {
        let kind = record.kinds[number].as_deref().unwrap_or("?");
        let after = record.distances[number + 1];
        let after = after.map_or_else(|| "?".to_owned(), |after| after.to_string());
        let better = better(record, number + 1);
        let line = format!("{:>4} {text:<4} {kind:<8} {after:<4} {better}", number + 1);
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// The moves that would have been better than the one of a number.
fn better(record: &MoveAnalysisRecord, number: usize) -> String {
    let lost = record.lost_moves.iter().find(|lost| lost.number == number);
    lost.map_or_else(String::new, |lost| {
        let mut better = lost.better.clone();
        if lost.better_complete == Some(false) {
            better.push("?".to_owned());
        }
        better.join(" ")
    })
}
