//! Every combination of reductions finds a shortest solution.
//!
//! True distances come from breadth-first search where it is feasible: all boards of
//! the small shapes, the boards of 3x3, those of 4x4 near the goal, and those around
//! boards of 4x4 that are their own mirror image. Beyond, reduced searches are compared
//! with the plain one, which other tests compare with published lengths. Any admissible
//! heuristic will do: a bound that is long enough contains every shortest solution,
//! whatever the heuristic. So the tests show whether the reductions leave one of them.
//!
//! The normal run takes samples; `cargo xtask test --full` takes everything.

use std::collections::HashMap;

use loyd::puzzle::{Board, Goal, Home, Metric, Shape, Symmetry};
use loyd::search::Reductions;
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, Puzzle, Report, Request, SolveError, Solver, Unsupported};
use loyd_tests::solver;

use crate::library::original;

/// Every combination that is offered, with automata of two lengths, the shortest
/// that contains circular reduction among them.
fn combinations() -> Vec<Reductions> {
    let mut all = Vec::new();
    for bits in 0..8 {
        for automaton in [None, Some(7), Some(8), Some(12)] {
            all.push(Reductions {
                symmetry: bits & 1 != 0,
                circular: bits & 2 != 0,
                starting_order: bits & 4 != 0,
                automaton,
            });
        }
    }
    all
}

fn request(start: Board, goal: Goal, heuristic: &str, reductions: Reductions) -> Request {
    Request::new(Puzzle::new(start, &goal).unwrap())
        .heuristic(heuristic.parse().unwrap())
        .search(SearchSpec::Ida)
        .reductions(Some(reductions))
}

fn solve(solver: &Solver, request: &Request) -> Report {
    let report = solver.solve(request).unwrap();
    assert_eq!(Some(report.reductions), request.reductions);
    assert_eq!(report.search, SearchSpec::Ida);
    report
}

/// Solves a board with every one of these combinations.
fn check(solver: &Solver, start: Board, home: Home, distance: u32, combinations: &[Reductions]) {
    // On these boards the weaker heuristics take less time.
    let heuristic = if home.shape().cells() < 16 {
        "auto"
    } else {
        "md+lc"
    };
    let goal = Goal::Board(home.board());
    check_with(solver, start, goal, distance, combinations, heuristic);
}

fn check_with(
    solver: &Solver,
    start: Board,
    goal: Goal,
    distance: u32,
    combinations: &[Reductions],
    heuristic: &str,
) {
    for &reductions in combinations {
        let report = solve(solver, &request(start, goal, heuristic, reductions));
        let name = format!("{start} to {goal} with {reductions}");
        assert_eq!(report.path.len() as u32, distance, "{name}");
        assert_eq!(report.guarantee, Guarantee::Optimal, "{name}");
    }
}

fn board(shape: Shape, list: &[u8]) -> Board {
    Board::new(shape, list).unwrap()
}

#[test]
fn every_board_and_goal_of_the_small_shapes() {
    let solver = solver();
    for (rows, cols) in [(2, 2), (2, 3), (3, 2)] {
        let shape = Shape::new(rows, cols).unwrap();
        for blank in 0..shape.cells() {
            let home = Home::new(shape, blank);
            for (list, &distance) in &oracle::distances(home.board().tiles(), rows, cols) {
                check(&solver, board(shape, list), home, distance, &combinations());
            }
        }
    }
}

#[test]
fn boards_of_3x3() {
    check_3x3(|step| step * 101 + 2);
}

#[test]
#[ignore = "takes minutes"]
fn boards_of_3x3_in_full() {
    check_3x3(|step| step);
}

/// The goal's blank in a corner has one mirror, at an edge another, in the
/// centre seven. A stride that is prime to the number of boards.
fn check_3x3(step: impl Fn(usize) -> usize) {
    let solver = solver();
    for (blank, stride) in [(8, 1), (0, 61), (1, 61), (4, 7)] {
        let home = Home::new(Shape::THREE, blank);
        let distances = oracle::distances(home.board().tiles(), 3, 3);
        let mut sorted: Vec<_> = distances.iter().collect();
        sorted.sort();
        for (list, distance) in sorted.into_iter().step_by(step(stride)) {
            let start = board(Shape::THREE, list);
            check(&solver, start, home, *distance, &combinations());
        }
    }
}

#[test]
fn every_board_of_4x4_near_the_goal() {
    check_4x4(10);
}

#[test]
#[ignore = "takes minutes"]
fn every_board_of_4x4_near_the_goal_in_full() {
    check_4x4(14);
}

fn check_4x4(deep: u32) {
    let solver = solver();
    // Corners with either diagonal, a cell inside, and one without a mirror.
    for (blank, depth) in [
        (15, deep),
        (0, deep - 3),
        (3, deep - 3),
        (5, deep - 4),
        (2, deep - 4),
    ] {
        let home = Home::new(Shape::FOUR, blank);
        for (list, distance) in oracle::within(home.board().tiles(), 4, 4, depth) {
            let start = board(Shape::FOUR, &list);
            check(&solver, start, home, distance, &combinations());
        }
    }
}

/// Distances of the boards at most `RADIUS` slides from the goal, and of other boards
/// by searching from them until one of those is met.
struct Near(HashMap<u64, u32>);

const RADIUS: u32 = 17;

/// Four bits per cell: there are too many boards for lists.
fn pack(list: &[u8]) -> u64 {
    list.iter()
        .fold(0, |packed, &tile| packed << 4 | u64::from(tile))
}

fn unpack(packed: u64) -> Vec<u8> {
    (0..16)
        .map(|cell| (packed >> (60 - 4 * cell) & 15) as u8)
        .collect()
}

fn packed_neighbours(packed: u64) -> Vec<u64> {
    let lists = oracle::neighbours(&unpack(packed), 4, 4);
    lists.iter().map(|list| pack(list)).collect()
}

/// Searches level by level from a board until `met` returns `true`.
fn levels(start: u64, mut met: impl FnMut(u64, u32) -> bool) {
    let mut known = HashMap::from([(start, 0)]);
    let mut level = vec![start];
    for depth in 0.. {
        for &packed in &level {
            if met(packed, depth) {
                return;
            }
        }
        let mut next = Vec::new();
        for packed in level.iter().flat_map(|&packed| packed_neighbours(packed)) {
            known.entry(packed).or_insert_with(|| {
                next.push(packed);
                depth
            });
        }
        level = next;
    }
}

impl Near {
    fn new(goal: &[u8]) -> Near {
        let mut near = HashMap::new();
        levels(pack(goal), |packed, depth| {
            if depth <= RADIUS {
                near.insert(packed, depth);
            }
            depth > RADIUS
        });
        Near(near)
    }

    fn distance(&self, list: &[u8]) -> u32 {
        let mut distance = 0;
        levels(pack(list), |packed, depth| match self.0.get(&packed) {
            // The first one met is on a shortest path, since all boards of its level
            // are equally far from the start.
            Some(rest) => {
                distance = depth + rest;
                true
            }
            None => false,
        });
        distance
    }
}

#[test]
fn around_boards_that_are_their_own_mirror_image() {
    check_around(197);
}

#[test]
#[ignore = "takes minutes"]
fn around_boards_that_are_their_own_mirror_image_in_full() {
    check_around(1);
}

/// Around boards that are their own mirror image: everything within 12 slides of them.
fn check_around(stride: usize) {
    let solver = solver();
    let home = Home::blank_last(Shape::FOUR);
    let near = Near::new(home.board().tiles());
    let mut own: Vec<(u32, u64)> = near
        .0
        .iter()
        .map(|(&packed, &depth)| (depth, packed))
        .filter(|&(_, packed)| {
            let board = board(Shape::FOUR, &unpack(packed));
            Symmetry::Mirror.image(&board, home) == board
        })
        .collect();
    own.sort_unstable();
    // The farthest for each cell of the blank; 0 is too far away.
    for cell in [5, 10, 15] {
        let blank = |packed: u64| unpack(packed)[cell] == 0;
        let found = own.iter().rev().find(|(_, packed)| blank(*packed));
        let (_, centre) = *found.unwrap();
        let around = oracle::within(&unpack(centre), 4, 4, 12);
        let mut sorted: Vec<_> = around.keys().collect();
        sorted.sort();
        for list in sorted.into_iter().step_by(stride) {
            let distance = near.distance(list);
            let start = board(Shape::FOUR, list);
            check(&solver, start, home, distance, &combinations());
        }
    }
}

/// Boards on which the Java original, with symmetry and circular reduction
/// together, gives 6 or 2 slides too many.
const LOST: [(&str, u32); 6] = [
    ("1 2 3 4/5 6 0 8/9 10 7 15/13 14 12 11", 7),
    ("2 3 10 0/13 6 15 4/5 9 8 11/14 1 12 7", 39),
    ("5 1 8 15/6 3 4 7/0 13 9 10/14 2 12 11", 34),
    ("14 13 4 15/3 1 8 10/12 6 5 7/11 2 9 0", 52),
    ("3 13 8 15/0 14 5 6/4 12 1 2/9 11 10 7", 53),
    ("14 0 6 15/12 13 10 4/3 8 11 5/9 1 2 7", 59),
];

#[test]
fn boards_on_which_the_original_errs() {
    check_lost(|distance, r| {
        distance <= 40 || r.symmetry && (r.circular || r.automaton == Some(8))
    });
}

#[test]
#[ignore = "takes minutes"]
fn boards_on_which_the_original_errs_in_full() {
    check_lost(|_, _| true);
}

fn check_lost(is_tried: impl Fn(u32, &Reductions) -> bool) {
    let solver = solver();
    for (text, distance) in LOST {
        let start: Board = text.parse().unwrap();
        let mut combinations = combinations();
        combinations.retain(|reductions| is_tried(distance, reductions));
        let heuristic = "pdb:6-6-3-best";
        check_with(
            &solver,
            start,
            Goal::BlankLast,
            distance,
            &combinations,
            heuristic,
        );
    }
}

#[test]
fn far_from_the_goal() {
    check_far(0);
}

#[test]
#[ignore = "takes minutes"]
fn far_from_the_goal_in_full() {
    check_far(4);
}

/// Boards 36 to 48 slides from the goal that are their own mirror images, and those
/// around them, against the plain search.
fn check_far(depth: u32) {
    let solver = solver();
    let heuristic = "pdb:6-6-3-best";
    for text in [
        "1 7 3 4/10 11 12 2/9 15 6 14/13 5 8 0",
        "1 3 2 10/9 11 4 12/5 13 0 14/7 15 8 6",
        "6 4 9 8/13 0 12 10/3 15 1 5/14 7 2 11",
        "0 9 13 2/3 1 15 8/4 12 6 7/5 14 10 11",
    ] {
        let centre: Board = text.parse().unwrap();
        let home = Home::blank_last(Shape::FOUR);
        assert_eq!(Symmetry::Mirror.image(&centre, home), centre);
        for list in oracle::within(centre.tiles(), 4, 4, depth).keys() {
            let start = board(Shape::FOUR, list);
            let goal = Goal::BlankLast;
            let plain = solve(&solver, &request(start, goal, heuristic, Reductions::NONE));
            let distance = plain.path.len() as u32;
            check_with(&solver, start, goal, distance, &combinations(), heuristic);
        }
    }
}

#[test]
fn the_originals_rules_lose_a_solution_together() {
    let (lost, distance) = LOST[0];
    assert_eq!(original::length(lost, false, false), distance);
    assert_eq!(original::length(lost, true, false), distance);
    assert_eq!(original::length(lost, false, true), distance);
    assert_eq!(original::length(lost, true, true), 13);
}

/// A board that is its own mirror image, 38 slides from the goal.
const OWN: &str = "1 7 4 2/10 11 8 3/13 14 0 12/5 9 15 6";

fn report(solver: &Solver, board: &str, reductions: &str) -> Report {
    let reductions = reductions.parse().unwrap();
    let start = board.parse().unwrap();
    solve(
        solver,
        &request(start, Goal::BlankLast, "pdb:6-6-3-best", reductions),
    )
}

/// The counts of the bounds before the last.
fn complete(report: &Report) -> Vec<(u32, u64, u64)> {
    let bounds = report.stats.iterations.iter().filter(|i| i.complete);
    bounds.map(|i| (i.bound, i.generated, i.expanded)).collect()
}

#[test]
fn each_reduction_counts_what_it_does() {
    let solver = solver();
    let none = report(&solver, OWN, "none");
    assert_eq!(none.stats.left_out, loyd::search::LeftOut::default());
    assert!(none.stats.first_slides.is_empty());
    let before: u64 = complete(&none).iter().map(|bound| bound.1).sum();
    assert!(before > 1000);
    for name in ["symmetry", "circular", "automaton"] {
        let reduced = report(&solver, OWN, name);
        let counts = reduced.stats.left_out;
        let left_out = [counts.symmetry, counts.circular, counts.automaton];
        assert_eq!(left_out.iter().filter(|&&n| n > 0).count(), 1, "{name}");
        let after: u64 = complete(&reduced).iter().map(|bound| bound.1).sum();
        assert!(after < before, "{name}: {after} of {before}");
    }
}

/// From seven slides on, the automaton leaves nothing for circular reduction to prune.
#[test]
fn the_automaton_contains_circular_reduction() {
    let solver = solver();
    for text in [OWN, LOST[1].0, LOST[2].0] {
        for longest in [7, 8, 12] {
            let alone = report(&solver, text, &format!("automaton:{longest}"));
            let both = report(&solver, text, &format!("automaton:{longest},circular"));
            assert_eq!(both.stats, alone.stats);
        }
        let generated = |name| -> u64 {
            let bounds = complete(&report(&solver, text, name));
            bounds.iter().map(|bound| bound.1).sum()
        };
        assert!(generated("automaton:8") <= generated("circular"));
    }
}

#[test]
fn the_starting_order_changes_no_complete_bound() {
    let solver = solver();
    let mut reordered = 0;
    for (text, _) in &LOST[1..3] {
        let plain = report(&solver, text, "none");
        let ordered = report(&solver, text, "order");
        assert_eq!(complete(&plain), complete(&ordered));
        let (stats, bounds) = (&ordered.stats, &ordered.stats.iterations);
        assert_eq!(stats.first_slides.len(), bounds.len());
        for (first, bound) in stats.first_slides.iter().zip(bounds) {
            let behind: u64 = first.iter().map(|first| first.generated).sum();
            assert_eq!(behind, bound.generated);
        }
        for pair in stats.first_slides.windows(2) {
            // Tried in the order of what the bound before had found.
            let keys = pair[1].iter().map(|first| {
                let before = pair[0].iter().find(|f| f.slide == first.slide).unwrap();
                (before.least_estimate, before.generated)
            });
            assert!(keys.is_sorted());
        }
        reordered += stats.reordered();
    }
    assert!(reordered > 0);
}

#[test]
fn what_cannot_be_had_is_refused() {
    let solver = solver();
    let start: Board = LOST[0].0.parse().unwrap();
    let refused = |request: &Request| match solver.solve(request) {
        Err(SolveError::Refused(reason)) => reason,
        other => panic!("{other:?}"),
    };
    let standard = Reductions::STANDARD;
    let asked = request(start, Goal::BlankLast, "pdb:5-5-5", standard);

    let kernel = asked.clone().search(SearchSpec::Kernel);
    assert_eq!(refused(&kernel), Unsupported::KernelReductions(standard));
    let auto = asked.clone().search(SearchSpec::Auto);
    let report = solver.solve(&auto).unwrap();
    assert_eq!(
        (report.search, report.reductions),
        (SearchSpec::Ida, standard)
    );

    let mut all = asked.clone();
    all.limits.solutions = Some(usize::MAX);
    assert_eq!(refused(&all), Unsupported::AllReductions(standard));
    all.reductions = Some("order".parse().unwrap());
    assert!(solver.solve(&all).unwrap().all.unwrap().complete);

    let mtm = asked
        .clone()
        .metric(Metric::Mtm)
        .heuristic(HeuristicSpec::Auto);
    assert_eq!(refused(&mtm), Unsupported::MetricReductions(standard));
    let long = Reductions {
        automaton: Some(15),
        ..Reductions::NONE
    };
    let long = request(start, Goal::BlankLast, "md", long);
    assert_eq!(refused(&long), Unsupported::AutomatonLength(15));
}
