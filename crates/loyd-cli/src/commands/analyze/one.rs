//! One solution: the line, the distances, the table of bad moves, the graph; `moves.rs` has the
//! table of the multi-tile metric.

use std::io::Write as _;

use comfy_table::{CellAlignment, Table, presets};
use loyd_engine::AnalysisRecord;
use loyd_store::Loading;

use super::analysed::{Analysed, AnalysedRecord};
use super::{AnalyzeArgs, moves, percent};
use crate::args::Format;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::observer::watch;
use crate::output::Output;
use crate::output::distance_chart;
use crate::progress_line::ProgressLine;

/// Columns of the line of distances.
const LINE: usize = 76;

pub(super) fn run(args: &AnalyzeArgs, out: &mut Output) -> Result<Exit, Failure> {
    let scramble = args.scramble.join(" ");
    let scramble = (!args.scramble.is_empty()).then_some(scramble.as_str());
    let solution = args.solution.as_deref().unwrap_or_default();
    let solve = args.read(scramble, solution)?;
    let mut progress_line = ProgressLine::new();
    let engine = args.engine.engine(Loading::Mapped);
    let mut watch = watch(&engine, args.time, &mut progress_line);
    let analysis = solve.analyze(&engine, args.engine.threads(), &mut watch);
    progress_line.clear();
    let analysis = analysis?;
    let record = analysis.record(&solve.goal, args.notation, None);
    match args.format {
        Format::Json => out.json(&record)?,
        Format::Csv => {
            out.csv(AnalysedRecord::columns(args.metric))?;
            out.csv(record.row())?;
        }
        Format::Text => {
            if scramble.is_none() {
                writeln!(out, "scramble {}", solve.scramble)?;
            }
            writeln!(out, "{}", record.summary())?;
            if analysis.exit() == Exit::Limit {
                Complaint::new(Exit::Limit, "a limit came before everything was known").print();
            }
            match &analysis {
                Analysed::Stm(analysis) => {
                    let record = AnalysisRecord::new(analysis, &solve.goal, args.notation, None);
                    write_slides(&record, out)?;
                }
                Analysed::Mtm(analysis) => {
                    moves::write_text(analysis, &solve.goal, args.notation, out)?;
                }
            }
        }
    }
    out.flush()?;
    if let Some(file) = &args.graph {
        let (caption, distances) = (record.summary(), analysis.distances());
        distance_chart::draw_into(file, args.force, caption, distances)?;
    }
    Ok(analysis.exit())
}

fn write_slides(record: &AnalysisRecord, out: &mut Output) -> Result<(), Failure> {
    if let Some(share) = record.luck {
        writeln!(out, "luck: {} of random boards are shorter", percent(share))?;
    }
    writeln!(out, "\ndistance after each move:\n{}", distances(record))?;
    if !record.bad_moves.is_empty() {
        writeln!(out, "\n{}", table(record).trim_fmt())?;
    }
    Ok(())
}

/// The distances, those after bad moves marked, in lines of a readable width.
fn distances(record: &AnalysisRecord) -> String {
    let mut text = String::new();
    let mut column = 0;
    for (index, distance) in record.distances.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|at| record.distances[at]);
        let rises = before.zip(*distance).is_some_and(|(a, b)| b > a);
        let mark = if rises { "+" } else { "" };
        let word = match distance {
            Some(distance) => format!("{distance}{mark}"),
            None => "?".to_owned(),
        };
        if column > 0 && column + 1 + word.len() > LINE {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        column += word.len();
        text.push_str(&word);
    }
    text
}

fn table(record: &AnalysisRecord) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["move", "board", "to go", "played", "better"]);
    for bad in &record.bad_moves {
        let mut better: Vec<String> = bad.better.iter().map(char::to_string).collect();
        if bad.better_complete == Some(false) {
            better.push("?".to_owned());
        }
        table.add_row([
            bad.number.to_string(),
            bad.board.clone(),
            bad.distance.to_string(),
            bad.played.to_string(),
            better.join(" "),
        ]);
    }
    for column in [0, 2] {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}
