//! `loyd solve` with one board.

use serde_json::{Value, json};

use crate::command::loyd;

const FAR: &str = "8 6 7/2 5 4/3 0 1";

#[test]
fn text() {
    let ran = loyd(&["solve", FAR]).exits(0);
    assert_eq!(ran.err, "", "talk needs a terminal or -v");
    let lines = ran.lines();
    assert_eq!(lines[0], "31 moves (optimal)");
    loyd(&["verify", "--board", FAR, "--moves", lines[1]]).exits(0);

    loyd(&["solve", FAR, "-v"]).exits(0).says("5,290 generated");
    let ran = loyd(&["solve", "1 2 3/4 5 6/7 8 0"]).exits(0);
    assert_eq!(ran.out, "0 moves (optimal)\n\n");
}

/// The solutions that these heuristics find have several lengths.
#[test]
fn all_solutions_need_an_admissible_heuristic() {
    let board = "3 0 7/4 5 6/2 1 8";
    for heuristic in ["hh", "md+paper-lc"] {
        for flags in [&["--all"][..], &["--limit", "3"]] {
            let asked = ["solve", board, "--heuristic", heuristic, "--format", "json"];
            loyd(&[&asked[..], flags].concat())
                .exits(2)
                .says(&format!("the heuristic {heuristic} may overestimate"));
        }
    }
    let ran = loyd(&["solve", board, "--all", "--format", "json"]).exits(0);
    assert_eq!(ran.json()[0]["length"], 21);
}

#[test]
fn notation_and_metric() {
    let tile = loyd(&["solve", FAR]).exits(0);
    let blank = loyd(&["solve", FAR, "--notation", "blank"]).exits(0);
    let moves = blank.lines()[1];
    loyd(&["convert", "--moves", moves, "--from", "blank"])
        .exits(0)
        .prints(tile.lines()[1]);
    let ran = loyd(&["solve", FAR, "--metric", "mtm", "--format", "json"]).exits(0);
    let record = &ran.json()[0];
    assert_eq!(record["metric"], "mtm");
    assert!(record["length"].as_u64() < Some(31));
}

#[test]
fn every_heuristic_and_search_by_name_and_alias() {
    let board = "1 2 3/4 5 6/0 7 8";
    for row in loyd::spec::HeuristicSpec::ALL {
        for name in [Some(row.name), row.alias].into_iter().flatten() {
            loyd(&["solve", board, "--heuristic", name]).exits(0);
            loyd(&["solve", board, "--heuristic", &name.to_uppercase()]).exits(0);
        }
    }
    for row in loyd::spec::SearchSpec::ALL {
        // The kernel is for pattern databases, and these searches have a model for 4x4 only.
        let is_for_4x4 = ["kernel", "focal", "fds-best", "fds-rank"].contains(&row.name);
        let exit = if is_for_4x4 { 2 } else { 0 };
        loyd(&["solve", board, "--search", row.name]).exits(exit);
    }
    let near = "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12";
    loyd(&[
        "solve",
        near,
        "--search",
        "kernel",
        "--heuristic",
        "pdb:5-5-5",
    ])
    .exits(0);
    let ran = loyd(&["solve", FAR, "--heuristic", "hh"]).exits(0);
    ran.prints("(feasible: not proved shortest, at least ");
    let wide = "1 2 3 4 5/6 7 8 9 0";
    loyd(&["solve", wide, "--heuristic", "wd"])
        .exits(2)
        .says("md+lc");
}

#[test]
fn all_solutions() {
    let ran = loyd(&["solve", FAR, "--all"]).exits(0);
    assert_eq!(ran.lines()[0], "31 moves (optimal), 40 solutions");
    let mut solutions = ran.lines().split_off(1);
    assert_eq!(solutions.len(), 40);
    solutions.sort_unstable();
    solutions.dedup();
    assert_eq!(solutions.len(), 40);

    let ran = loyd(&["solve", FAR, "--limit", "3"]).exits(0);
    assert_eq!(ran.lines()[0], "31 moves (optimal), first 3 solutions");
    assert_eq!(ran.lines().len(), 4);

    let ran = loyd(&["solve", FAR, "--all", "--format", "json"]).exits(0);
    let record = &ran.json()[0];
    assert_eq!(record["solutions"].as_array().map(Vec::len), Some(40));
    assert_eq!(record["solutions_complete"], true);
    assert_eq!(record["solutions"][0], record["moves"]);
    let ran = loyd(&["solve", FAR, "--limit", "3", "--format", "json"]).exits(0);
    assert_eq!(ran.json()[0]["solutions_complete"], false);
    // Exactly as many as there are.
    let ran = loyd(&["solve", FAR, "--limit", "40", "--format", "json"]).exits(0);
    assert_eq!(ran.json()[0]["solutions_complete"], true);

    loyd(&["solve", FAR, "--all", "--nodes", "5000"])
        .exits(3)
        .prints("31 moves (optimal), at least 1 solution (limit reached)");
    let ran = loyd(&["solve", FAR, "--all", "--nodes", "10", "--format", "json"]).exits(3);
    assert_eq!(ran.json()[0]["solutions"], json!([]));
    assert_eq!(ran.json()[0]["solutions_complete"], false);
}

/// The names that programs read, in the order they are written.
const FIELDS: [&str; 18] = [
    "board",
    "goal",
    "status",
    "length",
    "lower_bound",
    "upper_bound",
    "moves",
    "metric",
    "search",
    "heuristic",
    "reductions",
    "nodes_generated",
    "nodes_expanded",
    "iterations",
    "seconds",
    "setup_seconds",
    "threads",
    "peak_bytes",
];

fn keys(object: &Value) -> Vec<&str> {
    let object = object.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

fn sorted<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut names: Vec<&str> = names.into_iter().collect();
    names.sort_unstable();
    names
}

#[test]
#[cfg(target_os = "linux")]
fn json_has_exactly_the_fields() {
    let ran = loyd(&["solve", FAR, "--format", "json"]).exits(0);
    let record = &ran.json()[0];
    assert_eq!(sorted(keys(record)), sorted(FIELDS));
    assert_eq!(record["board"], FAR);
    assert_eq!(record["goal"], "blank-last");
    assert_eq!(record["status"], "optimal");
    for field in ["length", "lower_bound", "upper_bound"] {
        assert_eq!(record[field], 31, "{field}");
    }
    assert_eq!(record["heuristic"], "wd,md+lc");
    assert_eq!(record["threads"], 1);
    let bounds = record["iterations"].as_array().expect("a list");
    let step = ["bound", "nodes_expanded", "nodes_generated", "seconds"];
    assert_eq!(sorted(keys(&bounds[0])), step);
    let generated = bounds.iter().map(|step| step["nodes_generated"].as_u64());
    let sum: Option<u64> = generated.sum();
    assert_eq!(sum, record["nodes_generated"].as_u64());
    assert!(record["peak_bytes"].as_u64() > Some(1_000_000));

    let ran = loyd(&["solve", FAR, "--all", "--format", "json"]).exits(0);
    let all = FIELDS
        .into_iter()
        .chain(["solutions", "solutions_complete"]);
    assert_eq!(sorted(keys(&ran.json()[0])), sorted(all));

    let ran = loyd(&["solve", "1 2/0 3", "--format", "json", "--goal", "3 1/2 0"]).exits(0);
    assert_eq!(ran.json()[0]["goal"], "3 1/2 0");

    let ran = loyd(&["solve", "1 2/0 3", "--format", "json", "--goal", "2 1/3 0"]).exits(1);
    let ran = ran.says("exchange two tiles");
    let record = &ran.json()[0];
    let fields = FIELDS.into_iter().chain(["error"]);
    assert_eq!(sorted(keys(record)), sorted(fields));
    assert_eq!(record["status"], "unsolvable");
    assert_eq!(record["length"], Value::Null);
}

#[test]
fn csv() {
    let ran = loyd(&["solve", FAR, "--format", "csv"]).exits(0);
    let mut reader = csv::Reader::from_reader(ran.out.as_bytes());
    let header = reader.headers().expect("a header").clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), 1);
    let cell = |name: &str| {
        let at = header.iter().position(|column| column == name);
        &rows[0][at.expect("a column")]
    };
    assert_eq!(cell("board"), FAR);
    assert_eq!(cell("length"), "31");
    assert_eq!(cell("heuristic"), "wd,md+lc");
    assert_eq!(cell("nodes_generated"), "5290");
    for name in FIELDS.into_iter().filter(|&name| name != "iterations") {
        cell(name);
    }
}

#[test]
fn reductions() {
    let board = "1 2 3 4/5 6 0 8/9 10 7 15/13 14 12 11";
    let solve = |list: &str, more: &[&str]| {
        let words = ["solve", board, "--heuristic", "md", "--reduce", list];
        loyd(&[&words, more].concat())
    };
    for row in loyd::search::Reductions::ALL {
        solve(row.name, &[]).exits(0).prints("7 moves (optimal)");
    }
    let ran = solve("Standard,automaton:8", &["--format", "json"]).exits(0);
    let record = &ran.json()[0];
    assert_eq!(record["reductions"], "symmetry,circular,order,automaton:8");
    assert_eq!(record["search"], "ida");
    for field in ["symmetry", "circular", "automaton"] {
        assert!(record[format!("left_out_by_{field}")].is_u64(), "{field}");
    }
    assert!(record["reordered_bounds"].is_u64());
    let first = &record["iterations"][0]["first_slides"][0];
    let fields = ["least_estimate", "nodes_generated", "slide"];
    assert_eq!(sorted(keys(first)), fields);

    let ran = solve("symmetry", &["--format", "csv"]).exits(0);
    assert!(ran.out.contains(",reductions,left_out_by_symmetry,"));
    solve("symmetry,order", &["-v"])
        .exits(0)
        .says("; slides left out: 2 by symmetry; first slides reordered in 0 of 1 bounds");

    solve("circle", &[]).exits(2).says("automaton:LENGTH");
    solve("circular", &["--all"]).exits(2).says("order or none");
    solve("order", &["--all"]).exits(0);
    solve("order", &["--metric", "mtm"]).exits(2).says("mtm");
    loyd(&["solve", board, "--search", "kernel", "--reduce", "order"])
        .exits(2)
        .says("--search ida or auto");
}

#[test]
fn colour_only_where_it_is_wanted() {
    let ran = loyd(&["solve", "1 2/3 3"]).exits(2);
    assert!(!ran.err.contains('\u{1b}'));
}
