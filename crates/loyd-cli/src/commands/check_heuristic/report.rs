//! The answer of `loyd check-heuristic` for people.

use std::io::{self, Write};
use std::process::ExitStatus;

use comfy_table::{CellAlignment, Table, presets};
use indicatif::HumanCount;
use loyd_lab::heuristic_check::{Claim, Coverage, DistanceRow, Findings, KnownBoards};

use super::program::{Cause, Trouble};
use crate::excerpt::shown;

/// Rows of the table of errors; a row may be several distances.
const ROWS: usize = 16;
/// Columns of the longest bar.
const BAR: f64 = 24.0;
/// Lines of the program's standard error that are shown.
const STDERR_LINES: usize = 8;

/// One line: what was checked, and how thoroughly.
pub(super) fn title(heuristic: &str, known: &KnownBoards) -> String {
    let (name, shape, goal) = (shown(heuristic), known.goal().shape(), known.goal());
    let boards = count(known.boards().len());
    let which = match known.coverage() {
        Coverage::All => format!("all {boards} boards"),
        Coverage::Part {
            near,
            samples,
            unsolved,
        } => {
            let left_out = match unsolved {
                0 => String::new(),
                unsolved => format!(", {unsolved} too hard to solve left out"),
            };
            format!(
                "{boards} boards: all within {near} moves of the goal, and {samples} solved samples \
                 with their neighbours{left_out}"
            )
        }
    };
    format!("{name}\n{shape}, goal {goal}\n{which}")
}

/// Writes what was found.
pub(super) fn write(
    findings: &Findings,
    known: &KnownBoards,
    claim: Claim,
    out: &mut dyn Write,
) -> io::Result<()> {
    let all = known.coverage() == Coverage::All;
    writeln!(out, "admissible: {}", admissible(findings, all))?;
    writeln!(out, "consistent: {}", consistent(findings, all))?;
    if !findings.overestimates.is_empty() {
        writeln!(
            out,
            "\noverestimated boards, the nearest to the goal first:"
        )?;
        writeln!(out, "{}", overestimates(findings).trim_fmt())?;
    }
    if !findings.jumps.is_empty() {
        writeln!(out, "\nmoves that change the estimate by more than 1:")?;
        writeln!(out, "{}", jumps(findings).trim_fmt())?;
    }
    writeln!(out, "\nerror (distance - estimate) by distance:")?;
    writeln!(out, "{}", errors(&findings.by_distance).trim_fmt())?;
    let verdict = match (findings.agree_with(claim), all) {
        (true, true) => format!("passed: it is {claim}"),
        (true, false) => format!("passed: nothing shows that it is not {claim}"),
        (false, _) => format!("failed: it is not {claim}"),
    };
    writeln!(out, "\n{verdict}")
}

fn admissible(findings: &Findings, all: bool) -> String {
    match (findings.overestimated, all) {
        (0, true) => "yes, no board is overestimated".to_owned(),
        (0, false) => "no board is overestimated, which is no proof".to_owned(),
        (1, _) => "no, 1 board is overestimated".to_owned(),
        (boards, _) => format!("no, {} boards are overestimated", count(boards)),
    }
}

fn consistent(findings: &Findings, all: bool) -> String {
    let moves = count(findings.moves);
    let jumps = match findings.jumping {
        0 => None,
        jumping => Some(format!(
            "{} of {moves} moves change the estimate by more than 1",
            count(jumping)
        )),
    };
    let goal = match findings.goal_estimate {
        0.0 => None,
        estimate => Some(format!("the goal's estimate is {estimate} and not 0")),
    };
    match (findings.agree_with(Claim::Consistent), all) {
        (true, true) => format!("yes, none of {moves} moves changes the estimate by more than 1"),
        (true, false) => {
            format!("none of {moves} moves changes the estimate by more than 1, which is no proof")
        }
        (false, _) => {
            let reasons: Vec<String> = goal.into_iter().chain(jumps).collect();
            format!("no, {}", reasons.join("; "))
        }
    }
}

fn overestimates(findings: &Findings) -> Table {
    let mut table = table(["board", "distance", "estimate"]);
    for over in &findings.overestimates {
        table.add_row([
            over.board.to_string(),
            over.distance.to_string(),
            over.estimate.to_string(),
        ]);
    }
    right(table, &[1, 2])
}

fn jumps(findings: &Findings) -> Table {
    let mut table = table(["board", "estimate", "after a move", "estimate"]);
    for jump in &findings.jumps {
        table.add_row([
            jump.board.to_string(),
            jump.estimate.to_string(),
            jump.neighbour.to_string(),
            jump.neighbour_estimate.to_string(),
        ]);
    }
    right(table, &[1, 3])
}

/// Least, mean and greatest error, for one or several distances per row, with a bar for the mean.
fn errors(rows: &[DistanceRow]) -> Table {
    let last = rows.last().map_or(0, |row| row.distance as usize);
    let width = (last + 1).div_ceil(ROWS) as u32;
    let bins: Vec<Bin> = rows
        .chunk_by(|one, other| one.distance / width == other.distance / width)
        .map(Bin::new)
        .collect();
    let longest = bins.iter().map(|bin| bin.mean).fold(1e-9, f64::max);
    let mut table = table(["distance", "boards", "least", "mean", "most", ""]);
    for bin in &bins {
        let distance = match bin.distances {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first}-{last}"),
        };
        table.add_row([
            distance,
            count(bin.boards),
            short(bin.least),
            format!("{:.2}", bin.mean),
            short(bin.most),
            bar(bin.mean, longest),
        ]);
    }
    right(table, &[0, 1, 2, 3, 4])
}

/// The errors of some distances.
struct Bin {
    distances: (u32, u32),
    boards: usize,
    least: f64,
    mean: f64,
    most: f64,
}

impl Bin {
    /// Sums up rows, of which there is at least one.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a mean of counts is read with two digits"
    )]
    fn new(rows: &[DistanceRow]) -> Bin {
        let boards = rows.iter().map(|row| row.boards).sum::<usize>();
        let error = |row: &DistanceRow, estimate: f64| f64::from(row.distance) - estimate;
        let sum: f64 = rows
            .iter()
            .map(|row| error(row, row.mean) * row.boards as f64)
            .sum();
        let least = rows.iter().map(|row| error(row, row.most));
        let most = rows.iter().map(|row| error(row, row.least));
        Bin {
            distances: (rows[0].distance, rows[rows.len() - 1].distance),
            boards,
            least: least.fold(f64::INFINITY, f64::min),
            mean: sum / boards as f64,
            most: most.fold(f64::NEG_INFINITY, f64::max),
        }
    }
}

/// A number with two digits after the point at most.
fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

/// A bar for a mean error; a mean below 0 has none.
#[expect(clippy::cast_sign_loss, reason = "what is negative becomes 0 first")]
fn bar(mean: f64, longest: f64) -> String {
    "█".repeat((mean.max(0.0) / longest * BAR).round() as usize)
}

fn table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(header);
    table
}

fn right(mut table: Table, columns: &[usize]) -> Table {
    for &column in columns {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

fn count(number: usize) -> String {
    HumanCount(number as u64).to_string()
}

/// Writes what the program did wrong.
pub(super) fn write_fault(
    trouble: &Trouble,
    known: &KnownBoards,
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(out, "\nfailed: {}", sentence(trouble, known))?;
    if let (Cause::Line(_) | Cause::Hangs | Cause::Crashed(_), Some(board)) =
        (&trouble.cause, known.boards().get(trouble.answers))
    {
        let number = trouble.answers + 1;
        writeln!(out, "board {number} of its input: {board}")?;
    }
    if !trouble.stderr.trim().is_empty() {
        writeln!(out, "the end of its standard error:")?;
        let lines: Vec<&str> = trouble.stderr.trim_end().lines().collect();
        for line in &lines[lines.len().saturating_sub(STDERR_LINES)..] {
            writeln!(out, "  {}", shown(line))?;
        }
    }
    Ok(())
}

/// What the program did wrong, for people.
pub(super) fn sentence(trouble: &Trouble, known: &KnownBoards) -> String {
    let (answers, all) = (count(trouble.answers), count(known.boards().len()));
    match &trouble.cause {
        Cause::Line(bad) => {
            let quoted = match bad.text.as_str() {
                "" => String::new(),
                text => format!(" ({:?})", excerpt(text)),
            };
            format!("line {} of its output{quoted} {}", bad.number, bad.fault)
        }
        Cause::TooFew => format!("it ended after {answers} answers for {all} boards"),
        Cause::Crashed(status) => {
            format!(
                "it ended with {} after {answers} of {all} answers",
                how(*status)
            )
        }
        Cause::Hangs => format!(
            "it hangs: after {answers} of {all} answers it neither reads nor prints; --timeout \
             gives it more time"
        ),
        Cause::NeverEnds => format!(
            "it does not end: it has given {answers} answers for {all} boards and the end of its \
             input"
        ),
    }
}

/// What the program did wrong, for programs.
pub(super) fn kind(cause: &Cause) -> &'static str {
    match cause {
        Cause::Line(bad) => bad.fault.kind(),
        Cause::TooFew => "too_few_lines",
        Cause::Crashed(_) => "crashed",
        Cause::Hangs => "hangs",
        Cause::NeverEnds => "never_ends",
    }
}

/// The beginning of a line.
fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}

fn how(status: ExitStatus) -> String {
    match status.code() {
        Some(code) => format!("exit code {code}"),
        None => killed(status),
    }
}

#[cfg(unix)]
fn killed(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt as _;
    match status.signal() {
        Some(signal) => format!("signal {signal}"),
        None => "no exit code".to_owned(),
    }
}

#[cfg(not(unix))]
fn killed(_: ExitStatus) -> String {
    "no exit code".to_owned()
}
