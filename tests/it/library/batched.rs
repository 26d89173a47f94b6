//! A* with estimates from outside: shortest whatever the batch, if the estimates are admissible,
//! and honest about what it does not know.

use loyd::puzzle::{Board, Home, Puzzle, Scrambler, Shape};
use loyd::search::{BadEstimate, BatchedAStar, End, Limits, Outcome};

use oracle::distances;

/// Runs a search to its end with these estimates.
fn run(mut search: BatchedAStar, estimate: impl Fn(&Board) -> f64) -> Outcome {
    while let Some(boards) = search.questions() {
        assert!(!boards.is_empty());
        let estimates: Vec<f64> = boards.iter().map(&estimate).collect();
        search.answer(&estimates).expect("estimates");
    }
    search.outcome()
}

fn length(outcome: &Outcome, puzzle: &Puzzle) -> u32 {
    let End::Solved(paths) = &outcome.end else {
        panic!("nothing stops it: {outcome:?}")
    };
    let end = puzzle.start().apply(&paths[0]).expect("a path");
    assert_eq!(end, *puzzle.goal());
    paths[0].len() as u32
}

fn manhattan(board: &Board) -> f64 {
    let shape = board.shape();
    let tiles = (0..shape.cells()).filter(|&cell| board.tile(cell) != 0);
    let moves = tiles.map(|cell| shape.distance(cell, usize::from(board.tile(cell)) - 1));
    f64::from(moves.sum::<u32>())
}

/// Never above the distance, but jumps: half of the boards have no estimate at all.
fn inconsistent(board: &Board) -> f64 {
    if board.tile(0).is_multiple_of(2) {
        0.0
    } else {
        manhattan(board)
    }
}

#[test]
fn shortest_with_admissible_estimates_whatever_the_batch() {
    let goal = Home::blank_last(Shape::THREE).board();
    let known = distances(goal.tiles(), 3, 3);
    let mut random = Scrambler::new(1);
    for number in 0..60 {
        let board = random.uniform(&goal);
        let puzzle = Puzzle::try_from(board).unwrap();
        let batch = [1, 2, 30, 5000][number % 4];
        for estimate in [manhattan, inconsistent] {
            let search = BatchedAStar::new(&puzzle, batch, 1.0, Limits::default());
            let outcome = run(search, estimate);
            assert_eq!(length(&outcome, &puzzle), known[board.tiles()], "{board}");
        }
    }
}

#[test]
fn one_board_at_a_time_expands_as_a_star_does() {
    let goal = Home::blank_last(Shape::THREE).board();
    let mut random = Scrambler::new(2);
    for _ in 0..20 {
        let puzzle = Puzzle::try_from(random.uniform(&goal)).unwrap();
        let batched = BatchedAStar::new(&puzzle, 1, 1.0, Limits::default());
        let batched = run(batched, manhattan);
        let solver = loyd_tests::solver();
        let request = loyd::Request::new(puzzle)
            .heuristic("md".parse().unwrap())
            .search("astar".parse().unwrap());
        let plain = solver.solve(&request).unwrap().stats;
        // All boards below the last f are expanded by both; the order within the last may differ.
        let (one, other) = (batched.stats.expanded, plain.expanded);
        assert!(
            one <= 2 * other + 2 && other <= 2 * one + 2,
            "{one} {other}"
        );
    }
}

#[test]
fn a_weight_bounds_the_length() {
    let goal = Home::blank_last(Shape::THREE).board();
    let known = distances(goal.tiles(), 3, 3);
    let mut random = Scrambler::new(3);
    for _ in 0..40 {
        let board = random.uniform(&goal);
        let puzzle = Puzzle::try_from(board).unwrap();
        let search = BatchedAStar::new(&puzzle, 10, 1.5, Limits::default());
        let found = length(&run(search, manhattan), &puzzle);
        let optimal = known[board.tiles()];
        assert!(found >= optimal && f64::from(found) <= 1.5 * f64::from(optimal));
    }
}

#[test]
fn overestimates_still_give_a_solution() {
    let puzzle: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let puzzle = Puzzle::try_from(puzzle).unwrap();
    let search = BatchedAStar::new(&puzzle, 50, 1.0, Limits::default());
    assert!(length(&run(search, |board| 3.5 * manhattan(board)), &puzzle) >= 31);
}

#[test]
fn the_goal_itself_is_not_asked_about() {
    let puzzle = Puzzle::solved(Home::blank_last(Shape::FOUR).board());
    let mut search = BatchedAStar::new(&puzzle, 50, 1.0, Limits::default());
    assert_eq!(search.questions(), None);
    assert_eq!(length(&search.outcome(), &puzzle), 0);
}

#[test]
fn limits_leave_a_bound() {
    // One of the seventeen boards that are 80 moves away.
    let board: Board = "0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1".parse().unwrap();
    let puzzle = Puzzle::try_from(board).unwrap();
    for limits in [
        Limits::default().nodes(Some(5000)),
        Limits::default().memory(Some(3_000_000)),
    ] {
        let search = BatchedAStar::new(&puzzle, 100, 1.0, limits);
        let outcome = run(search, manhattan);
        let End::Stopped { bound, best } = outcome.end else {
            panic!("the limit comes first")
        };
        assert!(manhattan(&board) <= f64::from(bound) && bound <= 80);
        assert_eq!(best, None);
        if let Some(nodes) = limits.nodes {
            assert!((nodes..nodes + 4).contains(&outcome.stats.generated));
        }
        if let Some(memory) = limits.memory {
            assert!(outcome.stats.bytes <= memory);
        }
    }
}

#[test]
fn bad_answers_are_refused_and_change_nothing() {
    let puzzle: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let puzzle = Puzzle::try_from(puzzle).unwrap();
    let mut search = BatchedAStar::new(&puzzle, 50, 1.0, Limits::default());
    assert_eq!(search.questions().map(<[Board]>::len), Some(1));
    let count = BadEstimate::Count {
        expected: 1,
        found: 2,
    };
    assert_eq!(search.answer(&[1.0, 2.0]), Err(count));
    for value in [-1.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e7] {
        let refused = search.answer(&[value]);
        assert!(matches!(refused, Err(BadEstimate::Value { place: 0, .. })));
    }
    assert_eq!(length(&run(search, manhattan), &puzzle), 31);
}
