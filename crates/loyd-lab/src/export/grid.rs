//! The tables that people read, before they have a format.

use super::figures::{bytes, count, mean_count, millions, rate, seconds};
use crate::{Check, Evaluation, Measurement, Summary};

/// Rows under a header.
#[derive(Debug, Default)]
pub(super) struct Grid {
    pub(super) header: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
    /// Columns at the left that hold words; the others hold numbers.
    pub(super) words: usize,
}

/// A column: its name, and its cell for a summary.
type FigureColumn = (&'static str, fn(&Summary) -> String);

/// Whether a summary has something to say in a column.
type Says = fn(&Summary) -> bool;

/// The columns of numbers in the table of summaries.
const FIGURES: &[FigureColumn] = &[
    ("optimal", |s| match s.known {
        0 => "-".to_owned(),
        known => format!("{}/{known}", s.equal),
    }),
    ("length", |s| optional(s.length_mean, |l| format!("{l:.2}"))),
    ("generated", |s| {
        optional(s.nodes_generated, |d| mean_count(d.mean))
    }),
    ("expanded", |s| {
        optional(s.nodes_expanded, |d| mean_count(d.mean))
    }),
    ("mean", |s| optional(s.seconds, |d| seconds(d.mean))),
    ("median", |s| optional(s.seconds, |d| seconds(d.median))),
    ("p99", |s| optional(s.seconds, |d| seconds(d.p99))),
    ("max", |s| optional(s.seconds, |d| seconds(d.max))),
    ("Mnodes/s", |s| millions(s.nodes_per_second)),
    ("boards/s", |s| rate(s.boards_per_second)),
    ("setup", |s| seconds(s.setup_seconds)),
    ("peak", |s| bytes(s.peak_bytes)),
];

/// Columns that are there only if one of their numbers is not 0.
const ACCIDENTS: &[(FigureColumn, Says)] = &[
    (("limit", |s| s.limited.to_string()), |s| s.limited > 0),
    (("excess", |s| format!("+{}", s.excess)), |s| s.excess > 0),
    (("wrong", |s| s.wrong.to_string()), |s| s.wrong > 0),
];

/// What the columns of the tables mean.
pub(super) const COLUMNS: &[(&str, &str)] = &[
    (
        "optimal",
        "boards solved with the length that the set has, of those whose length it has",
    ),
    (
        "length",
        "the mean length of the solutions, boards with a limit left out",
    ),
    (
        "generated",
        "boards made by a slide and estimated, each time; a mean",
    ),
    (
        "expanded",
        "boards whose slides were tried, each time; a mean",
    ),
    (
        "mean, median, p99, max",
        "of the time for one board, tables and printing left out",
    ),
    (
        "setup",
        "opening or building tables, before anything is measured",
    ),
    ("peak", "the most memory the process held"),
    (
        "limit, excess, wrong",
        "boards that reached a limit; slides above the optimal lengths; lengths that contradict them",
    ),
];

/// What is said above the tables: the set, and how it was run.
pub(super) fn title(evaluation: &Evaluation<'_>) -> String {
    let plan = evaluation.plan;
    let (chosen, size) = (plan.set.instances.len(), plan.set.size);
    let boards = match (chosen, size) {
        (1, 1) => "1 board".to_owned(),
        (chosen, size) if chosen == size => format!("{size} boards"),
        (chosen, size) => format!("{chosen} of {size} boards"),
    };
    let at_once = match plan.parallel {
        1 => "one at a time".to_owned(),
        parallel => format!("{parallel} at a time"),
    };
    let threads = match plan.threads {
        1 => "1 thread each".to_owned(),
        threads => format!("{threads} threads each"),
    };
    let runs = match plan.repeat {
        1 => String::new(),
        repeat => format!(", {repeat} runs"),
    };
    let name = printable(&plan.set.name);
    format!("{name}: {boards}, {at_once}, {threads}{runs}")
}

/// One row for every setting.
pub(super) fn summaries(evaluation: &Evaluation<'_>) -> Grid {
    let summaries = &evaluation.summaries;
    let happened = ACCIDENTS
        .iter()
        .filter(|(_, happened)| summaries.iter().any(happened));
    let columns: Vec<FigureColumn> = happened
        .map(|&(column, _)| column)
        .chain(FIGURES.iter().copied())
        .collect();
    let names = columns.iter().map(|column| column.0.to_owned());
    Grid {
        header: words(["heuristic", "search"]).chain(names).collect(),
        rows: summaries
            .iter()
            .map(|summary| {
                let cells = columns.iter().map(|column| column.1(summary));
                used(summary).into_iter().chain(cells).collect()
            })
            .collect(),
        words: 2,
    }
}

/// Returns the mean of every run; `None` if there is only one.
pub(super) fn runs(evaluation: &Evaluation<'_>) -> Option<Grid> {
    let repeat = evaluation.plan.repeat;
    if repeat == 1 {
        return None;
    }
    let numbers = (1..=repeat).map(|run| format!("run {run}"));
    let header = words(["heuristic", "search"]).chain(numbers);
    let row = |summary: &Summary| {
        let mut cells: Vec<String> = used(summary).into();
        cells.extend((0..repeat).map(|run| match summary.runs.get(run) {
            Some(turn) if turn.complete => seconds(turn.seconds_mean),
            _ => "-".to_owned(),
        }));
        cells.push(optional(summary.mean_spread, |(least, greatest)| {
            format!("{} .. {}", seconds(least), seconds(greatest))
        }));
        cells
    };
    Some(Grid {
        header: header.chain(["spread".to_owned()]).collect(),
        rows: evaluation.summaries.iter().map(row).collect(),
        words: 2,
    })
}

/// One row for every board, setting and run.
pub(super) fn boards(evaluation: &Evaluation<'_>) -> Grid {
    let header = [
        "board",
        "heuristic",
        "search",
        "status",
        "check",
        "run",
        "length",
        "optimal",
        "generated",
        "expanded",
        "time",
        "Mnodes/s",
    ];
    Grid {
        header: words(header).collect(),
        rows: evaluation
            .measured()
            .map(|(measured, check)| board(evaluation, measured, check))
            .collect(),
        words: 5,
    }
}

fn board(evaluation: &Evaluation<'_>, measured: &Measurement, check: Check) -> Vec<String> {
    let instance = &evaluation.plan.set.instances[measured.instance];
    vec![
        printable(&instance.name),
        measured.heuristic.to_string(),
        measured.search.to_string(),
        measured.guarantee.to_string(),
        match check {
            Check::Excess(more) => format!("+{more}"),
            check => check.to_string(),
        },
        measured.run.to_string(),
        match measured.length() {
            Some(length) => length.to_string(),
            None => format!("{}..{}", measured.lower_bound, measured.upper_bound),
        },
        optional(evaluation.optimal(measured.instance), |l| l.to_string()),
        count(measured.generated),
        count(measured.expanded),
        seconds(measured.seconds),
        millions(measured.rate()),
    ]
}

/// Sentences below the tables about what the numbers do not show.
pub(super) fn notes(evaluation: &Evaluation<'_>) -> Vec<String> {
    let mut notes = Vec::new();
    if evaluation.plan.repeat > 1 && !evaluation.summaries.is_empty() {
        let differing: Vec<String> = evaluation
            .summaries
            .iter()
            .filter(|summary| summary.differing > 0)
            .map(|summary| {
                format!(
                    "{} on {} boards",
                    used(summary).join(" "),
                    summary.differing
                )
            })
            .collect();
        notes.push(if differing.is_empty() {
            "lengths and counts are the same in every run".to_owned()
        } else {
            format!(
                "lengths or counts differ between runs: {}",
                differing.join(", ")
            )
        });
    }
    for summary in &evaluation.summaries {
        if summary.built > 0 {
            notes.push(format!(
                "{} {} built tables while boards were timed; name the tables (pdb:7-8) to have them built before",
                summary.asked_heuristic, summary.asked_search
            ));
        }
    }
    notes.extend(
        evaluation
            .refused()
            .map(|(setting, error)| format!("not measured: {setting}: {error}")),
    );
    notes
}

/// What was used, which `auto` does not say.
fn used(summary: &Summary) -> [String; 2] {
    let searches = summary.searches.join(", ");
    let search = match &summary.weight {
        Some(weight) => format!("{searches} {weight}"),
        None => searches,
    };
    [summary.heuristics.join(", "), search]
}

fn words<const N: usize>(words: [&'static str; N]) -> impl Iterator<Item = String> {
    words.into_iter().map(str::to_owned)
}

/// A text of a user's, without anything that a terminal would obey: control
/// characters, and those that change the direction of the text after them.
pub(super) fn printable(text: &str) -> String {
    let is_printable = |c: char| matches!(c, ' '..='~') || c.escape_debug().count() == 1;
    let visible = |c: char| {
        if is_printable(c) {
            c
        } else {
            char::REPLACEMENT_CHARACTER
        }
    };
    text.chars().map(visible).collect()
}

fn optional<T>(value: Option<T>, show: impl Fn(T) -> String) -> String {
    value.map_or_else(|| "-".to_owned(), show)
}
