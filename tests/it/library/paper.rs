//! UA* and BA* as the paper's program has them: the printed rows of its Tables 3, 4 and 6.
//!
//! The paper counts the start as generated, and where the two sides meet the goal as well.
//! Where the forward search finds the goal alone, it counts the goal as expanded.

use loyd::puzzle::{Board, Goal, Puzzle};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Report, Request, Solver};
use loyd_tests::solver;
use loyd_tests::{Row, rows};

/// Boards that the forward search of BA* expands before the backward search begins.
const FIRST_TURN: u64 = 75_000;

/// A printed number, or `None` if nothing is printed.
fn printed(row: &Row, column: &str) -> Option<u64> {
    let text = row.get(column)?;
    (!text.is_empty()).then(|| text.parse().unwrap())
}

/// Solves the board of a row with HH.
fn solve(solver: &Solver, row: &Row, search: SearchSpec) -> Report {
    // The boards of Table 4 can reach one goal, those of Table 6 the other.
    let board: Board = row["board"].parse().unwrap();
    let goals = [Goal::BlankFirst, Goal::BlankLast];
    let puzzle = goals.iter().find_map(|goal| Puzzle::new(board, goal).ok());
    let puzzle = puzzle.expect("one of the two");
    let asked = Request::new(puzzle)
        .heuristic(HeuristicSpec::Hybrid)
        .search(search);
    solver.solve(&asked).unwrap()
}

/// Length, generated and expanded boards as the paper counts them.
fn counted(report: &Report) -> (u64, u64, u64) {
    let (length, stats) = (u64::from(report.upper_bound), &report.stats);
    if stats.expanded < FIRST_TURN {
        (length, stats.generated + 1, stats.expanded + 1)
    } else {
        (length, stats.generated + 2, stats.expanded)
    }
}

/// Compares BA* with every printed row of a table; returns the number of rows.
fn check(file: &str, columns: [&str; 3]) -> usize {
    let solver = solver();
    let rows = rows(file);
    for row in &rows {
        let report = solve(&solver, row, SearchSpec::Ba);
        let (length, generated, expanded) = counted(&report);
        for (column, ours) in columns.into_iter().zip([length, generated, expanded]) {
            let theirs = printed(row, column).unwrap_or(ours);
            assert_eq!(ours, theirs, "{file}, {}: {column}", row["id"]);
        }
        assert!(printed(row, columns[0]).is_some(), "{}", row["id"]);
    }
    rows.len()
}

/// Length, generated and expanded, on Korf's hundred boards.
#[test]
fn table_6() {
    let columns = ["ba_hh_length", "ba_hh_generated", "ba_hh_expanded"];
    assert_eq!(check("paper_table6.csv", columns), 100);
}

/// Length and generated, on 28 boards of 80 moves.
#[test]
fn table_3() {
    let columns = ["ba_hh_length", "ba_hh_generated", ""];
    assert_eq!(check("paper_table3.csv", columns), 28);
}

/// Lengths of 25 boards.
#[test]
fn table_4() {
    let columns = ["ba_hh_length", "", ""];
    assert_eq!(check("paper_table4.csv", columns), 25);
}

/// What is not printed in the tables, but known of the paper's program: counts of Table 3 and
/// 4 that are not in them.
#[test]
fn counts_that_are_not_printed() {
    let solver = solver();
    for (file, id, expected) in [
        ("paper_table3.csv", "26", (86, 534_581, 264_678)),
        ("paper_table3.csv", "27", (88, 160_899, 77_391)),
        ("paper_table4.csv", "6", (52, 148_319, 75_464)),
    ] {
        let rows = rows(file);
        let row = rows.iter().find(|row| row["id"] == id).unwrap();
        let report = solve(&solver, row, SearchSpec::Ba);
        assert_eq!(counted(&report), expected, "{file}, {id}");
    }
}

/// UA* on the boards of Table 3 that did not fill the memory of the paper's machine.
#[test]
#[ignore = "takes minutes"]
fn table_3_forward_search_alone() {
    let solver = solver();
    let mut compared = 0;
    for row in rows("paper_table3.csv") {
        let columns = ["ua_hh_length", "ua_hh_generated"].map(|name| printed(&row, name));
        if let [Some(length), Some(generated)] = columns {
            let report = solve(&solver, &row, SearchSpec::Ua);
            let counted = (u64::from(report.upper_bound), report.stats.generated + 1);
            assert_eq!(counted, (length, generated), "{}", row["id"]);
            compared += 1;
        }
    }
    assert_eq!(compared, 21);
}

/// The paper's total, and the better rule, which beats both of its figures.
#[test]
fn korf_in_all() {
    let solver = solver();
    let sums = |search: SearchSpec| {
        let (mut slides, mut expanded) = (0, 0);
        for row in rows("korf100.csv") {
            let report = solve(&solver, &row, search);
            slides += report.upper_bound;
            expanded += report.stats.expanded;
        }
        (slides, expanded)
    };
    // 2,353,978 with the ninety goals that the forward search finds alone.
    assert_eq!(sums(SearchSpec::Ba), (5501, 2_353_978 - 90));
    let (slides, expanded) = sums(SearchSpec::BaDeepest);
    assert_eq!((slides, expanded / 100), (5481, 22_128));
}
