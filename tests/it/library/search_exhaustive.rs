//! Every search with every admissible heuristic against breadth-first search.
//!
//! All boards of 2x2, 2x3 and 3x2, a sample of 3x3 (all of them with
//! `cargo xtask test --full`) and a few of 3x4.

use std::collections::HashMap;

use loyd::heuristic::{Heuristic, Properties};
use loyd::pattern::TableKind;
use loyd::puzzle::{Board, Goal, Home, Scrambler, Shape};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, HeuristicVisitor, Puzzle, Request, SolveError, Solver, Unsupported};
use loyd_tests::solver;

/// Heuristics that may overestimate, and so prove nothing.
const INADMISSIBLE: [HeuristicSpec; 2] =
    [HeuristicSpec::PaperLinearConflict, HeuristicSpec::Hybrid];

/// The searches that prove a solution shortest on every shape; the kernel, which is for
/// 4x4 only, has a test of its own.
const PROVING: [SearchSpec; 4] = [
    SearchSpec::Ida,
    SearchSpec::AStar,
    SearchSpec::Bidirectional,
    SearchSpec::Dibbs,
];

/// Searches that prove nothing.
const FEASIBLE: [SearchSpec; 4] = [
    SearchSpec::Ua,
    SearchSpec::Ba,
    SearchSpec::BaDeepest,
    SearchSpec::Beam,
];

/// Returns `true` if a search does not support a heuristic: DIBBS needs consistent
/// ones, and of the admissible ones only classic tables are not.
fn is_refused(search: SearchSpec, heuristic: &HeuristicSpec) -> bool {
    let classic = matches!(heuristic, HeuristicSpec::Pdb(pdb) if pdb.kind == TableKind::Classic);
    search == SearchSpec::Dibbs && classic
}

/// The heuristics that prove a solution shortest: all but two, each of which must exist
/// and declare it.
fn admissible(solver: &Solver, home: Home) -> Vec<HeuristicSpec> {
    struct Ask;
    impl HeuristicVisitor for Ask {
        type Output = Properties;
        fn visit<H: Heuristic>(self, heuristic: &H) -> Properties {
            heuristic.properties()
        }
    }
    let specs = crate::library::heuristics(home.shape().cells());
    for spec in &specs {
        let properties = solver.with_heuristic(spec, home, Ask).unwrap();
        let admissible = !INADMISSIBLE.contains(spec);
        let expected = Properties {
            admissible,
            consistent: admissible && !is_refused(SearchSpec::Dibbs, spec),
        };
        assert_eq!(properties, expected, "{spec}");
    }
    let proving = specs
        .into_iter()
        .filter(|spec| !INADMISSIBLE.contains(spec));
    proving.collect()
}

/// Every search is in one of the lists above or is known to be elsewhere.
#[test]
fn no_search_is_forgotten() {
    for row in SearchSpec::ALL {
        let elsewhere = matches!(
            row.value,
            // The last three are for 4x4; `focal.rs` has their tests.
            SearchSpec::Auto
                | SearchSpec::Kernel
                | SearchSpec::Focal
                | SearchSpec::FdsBest
                | SearchSpec::FdsRank
        );
        let proves = PROVING.contains(&row.value) || elsewhere;
        assert_eq!(row.value.proves(), proves, "{}", row.name);
        assert_eq!(FEASIBLE.contains(&row.value), !proves, "{}", row.name);
    }
}

fn check(solver: &Solver, board: Board, goal: &Goal, distance: u32, specs: &[HeuristicSpec]) {
    for heuristic in specs {
        for search in PROVING {
            let request = Request::new(Puzzle::new(board, goal).unwrap())
                .heuristic(heuristic.clone())
                .search(search);
            let name = format!("{board} to {goal} by {search} with {heuristic}");
            let report = solver.solve(&request);
            if is_refused(search, heuristic) {
                let heuristic = heuristic.clone();
                let refused = Unsupported::Inconsistent { search, heuristic };
                assert_eq!(report.err(), Some(SolveError::from(refused)), "{name}");
                continue;
            }
            let report = report.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(report.path.len() as u32, distance, "{name}");
            assert_eq!(report.guarantee, Guarantee::Optimal, "{name}");
            assert_eq!(report.lower_bound, distance, "{name}");
            let end = report.path.replay(&board).unwrap();
            assert_eq!(end, goal.board(board.shape()).unwrap(), "{name}");
        }
    }
}

fn board(shape: Shape, list: &[u8]) -> Board {
    Board::new(shape, list).unwrap()
}

#[test]
fn every_board_of_the_small_shapes() {
    let solver = solver();
    for (rows, cols, states) in [(2, 2, 12), (2, 3, 360), (3, 2, 360)] {
        let shape = Shape::new(rows, cols).unwrap();
        for home in [Home::blank_last(shape), Home::blank_first(shape)] {
            let specs = admissible(&solver, home);
            let distances = oracle::distances(home.board().tiles(), rows, cols);
            assert_eq!(distances.len(), states);
            for (list, &distance) in &distances {
                let goal = Goal::Board(home.board());
                check(&solver, board(shape, list), &goal, distance, &specs);
            }
        }
    }
}

#[test]
fn boards_of_3x3() {
    check_3x3(397);
}

#[test]
#[ignore = "takes minutes"]
fn boards_of_3x3_in_full() {
    check_3x3(1);
}

fn check_3x3(stride: usize) {
    let solver = solver();
    let home = Home::blank_last(Shape::THREE);
    let specs = admissible(&solver, home);
    let distances = oracle::distances(home.board().tiles(), 3, 3);
    let hardest = distances.iter().filter(|(_, d)| **d == 31).count();
    assert_eq!(hardest, 2);
    let mut sorted: Vec<_> = distances.iter().collect();
    sorted.sort();
    // A stride that is prime to the number of boards, and both hardest ones.
    let sample = sorted.iter().step_by(stride);
    let extremes = sorted.iter().filter(|(_, d)| **d == 31);
    for (list, distance) in sample.chain(extremes) {
        let start = board(Shape::THREE, list);
        check(&solver, start, &Goal::BlankLast, **distance, &specs);
    }
}

#[test]
fn boards_of_3x4_and_4x3() {
    check_3x4(2);
}

#[test]
#[ignore = "takes minutes"]
fn boards_of_3x4_and_4x3_in_full() {
    check_3x4(25);
}

fn check_3x4(boards: usize) {
    let solver = solver();
    let mut scrambler = Scrambler::new(34);
    for (rows, cols) in [(3, 4), (4, 3)] {
        let shape = Shape::new(rows, cols).unwrap();
        for home in [Home::blank_last(shape), Home::new(shape, 5)] {
            let goal = home.board();
            let specs: Vec<HeuristicSpec> = admissible(&solver, home)
                .into_iter()
                .filter(|spec| !matches!(spec, HeuristicSpec::Misplaced | HeuristicSpec::Pdb(_)))
                .collect();
            for _ in 0..boards {
                let start = scrambler.uniform(&goal);
                let distance = oracle::between(start.tiles(), goal.tiles(), rows, cols);
                check(&solver, start, &Goal::Board(goal), distance, &specs);
            }
        }
    }
}

#[test]
fn every_shortest_solution_once() {
    let solver = solver();
    let goal = Home::blank_last(Shape::THREE).board();
    let distances = oracle::distances(goal.tiles(), 3, 3);
    let mut counts: HashMap<&[u8], usize> = HashMap::new();
    let mut by_distance: Vec<_> = distances.iter().collect();
    by_distance.sort_by_key(|(_, distance)| **distance);
    // The number of shortest solutions is the sum over the neighbours closer to the
    // goal.
    for (list, distance) in &by_distance {
        let count = oracle::neighbours(list, 3, 3)
            .iter()
            .filter(|next| distances[*next] + 1 == **distance)
            .map(|next| counts[&**next])
            .sum::<usize>();
        counts.insert(list, count.max(1));
    }
    for (list, _) in by_distance.iter().step_by(1999) {
        let mut request = Request::try_from(board(Shape::THREE, list)).unwrap();
        request.limits.solutions = Some(usize::MAX);
        let all = solver.solve(&request).unwrap().all.unwrap();
        assert!(all.complete);
        assert_eq!(all.paths.len(), counts[&***list], "{list:?}");
        let mut distinct: Vec<String> = all.paths.iter().map(ToString::to_string).collect();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), all.paths.len(), "{list:?}");
    }
}
