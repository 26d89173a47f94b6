//! Answers as people read them.

use std::io::{self, Write};

use indicatif::HumanCount;
use loyd::puzzle::Metric;
use loyd::{Guarantee, Report};
use loyd_engine::{ListedSolutions, Solved, StopReason};

use crate::observer::rate;
use crate::solving::{Answer, Plan};

/// One board alone: a sentence, then the moves, or every solution on a line.
pub(crate) fn alone(out: &mut impl Write, plan: &Plan, solved: &Solved) -> io::Result<()> {
    let report = &solved.report;
    let interrupted = solved.stopped == Some(StopReason::Asked);
    write!(out, "{}", verdict(report, interrupted))?;
    match &solved.solutions {
        Some(all) if !all.paths.is_empty() => {
            writeln!(out, ", {}", number(all, interrupted))?;
            for path in &all.paths {
                writeln!(out, "{}", path.text(plan.notation))?;
            }
            Ok(())
        }
        _ => writeln!(out, "\n{}", report.path.text(plan.notation)),
    }
}

/// One board among many: length, status and moves between tabs.
pub(crate) fn among_many(out: &mut impl Write, plan: &Plan, answer: &Answer) -> io::Result<()> {
    match answer {
        Answer::Solved(solved) => {
            let report = &solved.report;
            let paths = match &solved.solutions {
                Some(all) if !all.paths.is_empty() => all.paths.as_slice(),
                _ => std::slice::from_ref(&report.path),
            };
            let moves: Vec<String> = paths.iter().map(|path| path.text(plan.notation)).collect();
            match report.guarantee {
                Guarantee::Limit => write!(out, "{}..{}", report.lower_bound, report.upper_bound)?,
                Guarantee::Optimal | Guarantee::Bounded | Guarantee::Feasible => {
                    write!(out, "{}", report.upper_bound)?;
                }
            }
            writeln!(out, "\t{}\t{}", report.guarantee, moves.join(" "))
        }
        Answer::Unsolvable(..) => writeln!(out, "-\tunsolvable\t"),
        Answer::Invalid(_) => writeln!(out, "-\tinvalid\t"),
        Answer::Unread(_) => Ok(()),
    }
}

/// What was found and what is proved of it.
fn verdict(report: &Report, interrupted: bool) -> String {
    let (lower, upper) = (report.lower_bound, report.upper_bound);
    let unit = match (report.metric, upper) {
        (Metric::Stm, 1) => "move",
        (Metric::Stm, _) => "moves",
        (Metric::Mtm, 1) => "multi-tile move",
        (Metric::Mtm, _) => "multi-tile moves",
    };
    match report.guarantee {
        Guarantee::Optimal => format!("{upper} {unit} (optimal)"),
        Guarantee::Bounded => {
            let times = f64::from(upper) / f64::from(lower);
            format!(
                "{upper} {unit} (bounded: at least {lower}, so at most {times:.2} times the shortest)"
            )
        }
        Guarantee::Feasible => {
            format!("{upper} {unit} (feasible: not proved shortest, at least {lower})")
        }
        Guarantee::Limit => {
            let why = if interrupted {
                "interrupted"
            } else {
                "limit reached"
            };
            format!("between {lower} and {upper} {unit} ({why})")
        }
    }
}

/// How many solutions there are.
fn number(all: &ListedSolutions, interrupted: bool) -> String {
    let count = HumanCount(all.paths.len() as u64);
    let noun = if all.paths.len() == 1 {
        "solution"
    } else {
        "solutions"
    };
    match (all.complete, all.cut_short) {
        (true, _) => format!("{count} {noun}"),
        (false, false) => format!("first {count} {noun}"),
        (false, true) if interrupted => format!("at least {count} {noun} (interrupted)"),
        (false, true) => format!("at least {count} {noun} (limit reached)"),
    }
}

/// What the search cost, in one line.
pub(crate) fn cost(solved: &Solved) -> String {
    let Solved {
        report, seconds, ..
    } = solved;
    format!(
        "{} {}: {} generated, {} expanded, {}, {}{}{}",
        report.heuristic,
        report.search,
        HumanCount(report.stats.generated),
        HumanCount(report.stats.expanded),
        duration(*seconds),
        rate(report.stats.generated, *seconds),
        effects(report) + &references(report),
        kept(report),
    )
}

/// Returns what was kept between bounds, after a semicolon; empty unless the room was full.
fn kept(report: &Report) -> String {
    match report.stats.kept {
        Some(kept) if kept.full => {
            let most = HumanCount(kept.most);
            format!("; no room for more than {most} boards: later bounds searched from these")
        }
        _ => String::new(),
    }
}

/// Returns what the reductions did, after a semicolon.
fn effects(report: &Report) -> String {
    let (stats, used) = (&report.stats, report.reductions);
    let mut parts = Vec::new();
    for (on, name, count) in [
        (used.symmetry, "symmetry", stats.left_out.symmetry),
        (used.circular, "circular", stats.left_out.circular),
        (
            used.automaton.is_some(),
            "automaton",
            stats.left_out.automaton,
        ),
    ] {
        parts.extend(on.then(|| format!("{} by {name}", HumanCount(count))));
    }
    let left_out = match parts.as_slice() {
        [] => String::new(),
        parts => format!("; slides left out: {}", parts.join(", ")),
    };
    if !used.starting_order {
        return left_out;
    }
    let (reordered, bounds) = (stats.reordered(), stats.iterations.len());
    format!("{left_out}; first slides reordered in {reordered} of {bounds} bounds")
}

/// Returns what references said, after a semicolon.
fn references(report: &Report) -> String {
    let Some(lift) = report.lift else {
        return String::new();
    };
    let (plain, lifted) = (lift.plain, lift.lifted);
    let reviewed = HumanCount(u64::from(lift.reviewed));
    let out = HumanCount(u64::from(lift.out_of_range));
    let known = match lift.hit {
        Some(hit) if hit.exact => ", kept itself",
        _ => "",
    };
    format!(
        "; estimate {plain}, with references {lifted}{known} ({reviewed} reviewed, {out} out of range)"
    )
}

/// Seconds, or milliseconds where there is less than one.
fn duration(seconds: f64) -> String {
    if seconds < 1.0 {
        format!("{:.1} ms", seconds * 1e3)
    } else {
        format!("{seconds:.2} s")
    }
}
