//! One solution in the multi-tile metric as people read it: the line, and every move with what it
//! did.

use std::io::Write as _;

use loyd::play::moves::MoveAnalysis;
use loyd::puzzle::{Goal, MoveNotation};
use loyd_engine::MoveAnalysisRecord;

use crate::error::Failure;
use crate::output::Output;

pub(super) fn write_text(
    analysis: &MoveAnalysis,
    goal: &Goal,
    notation: MoveNotation,
    out: &mut Output,
) -> Result<(), Failure> {
    let record = MoveAnalysisRecord::new(analysis, goal, notation, None);
    let (good, neutral, bad) = (record.good, record.neutral, record.bad);
    writeln!(out, "{good} good, {neutral} neutral, {bad} bad")?;
    writeln!(out, "\nmove, what it did, distance after it, better moves:")?;
    for (index, slides) in analysis.moves.iter().enumerate() {
        let (number, text) = (index + 1, slides.text(notation));
        let kind = record.kinds[index].as_deref().unwrap_or("?");
        let after = record.distances[number];
        let after = after.map_or_else(|| "?".to_owned(), |after| after.to_string());
        let better = better(&record, number);
        let line = format!("{number:>4} {text:<4} {kind:<8} {after:<4} {better}");
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
