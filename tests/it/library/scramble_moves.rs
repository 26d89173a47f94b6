//! Boards of an exact length in the multi-tile metric: the right length by breadth-first search,
//! uniformly drawn, the same for any number of threads.

use std::collections::{HashMap, HashSet};

use loyd::play::scramble::{LengthError, LengthScrambles, Lengths, Method, Scrambled};
use loyd::puzzle::{Board, Goal, Home, Metric, Shape};
use loyd::{Request, Solver};
use loyd_tests::solver;

fn drawn(
    solver: &Solver,
    goal: &Board,
    lengths: Lengths,
    count: usize,
    (seed, threads): (u64, usize),
) -> (Method, Vec<Scrambled>) {
    let (shape, goal) = (goal.shape(), Goal::Board(*goal));
    let stream = LengthScrambles::new(solver, &goal, shape, lengths, Metric::Mtm, seed, threads);
    let mut stream = stream.unwrap();
    let boards = stream.next_boards(count, &mut ()).unwrap();
    assert_eq!(boards.len(), count);
    (stream.method(), boards)
}

/// Pearson's statistic for equal chances, in standard deviations above its mean.
fn deviation(drawn: &[Scrambled], classes: usize) -> f64 {
    let mut counts: HashMap<Board, u32> = HashMap::new();
    for scrambled in drawn {
        *counts.entry(scrambled.board).or_default() += 1;
    }
    let expected = f64::from(drawn.len() as u32) / f64::from(classes as u32);
    let seen = counts.values().map(|&count| f64::from(count) - expected);
    let seen: f64 = seen.map(|by| by * by / expected).sum();
    // Each board that was never drawn adds what was expected of it.
    let unseen = f64::from((classes - counts.len()) as u32) * expected;
    let freedom = f64::from(classes as u32 - 1);
    (seen + unseen - freedom) / (2.0 * freedom).sqrt()
}

#[test]
fn every_board_of_3x3_has_its_length() {
    let solver = solver();
    for blank in [8, 4, 1] {
        let goal = Home::new(Shape::THREE, blank).board();
        let truth = oracle::multi_tile_distances(goal.tiles(), 3, 3);
        let greatest = *truth.values().max().unwrap();
        for length in 0..=greatest {
            let exactly = Lengths::exactly(length);
            let (method, boards) = drawn(&solver, &goal, exactly, 20, (length.into(), 1));
            assert_eq!(method, Method::Listed);
            for scrambled in &boards {
                assert_eq!(truth[scrambled.board.tiles()], length);
                assert_eq!(scrambled.length, length);
            }
        }
        let longer = Lengths::exactly(greatest + 1);
        let goal = Goal::Board(goal);
        let refused = LengthScrambles::new(&solver, &goal, Shape::THREE, longer, Metric::Mtm, 1, 1);
        let expected = LengthError::TooLong {
            shape: Shape::THREE,
            least: greatest + 1,
            greatest,
        };
        assert_eq!(refused.unwrap_err(), expected);
    }
}

/// The boards of 4x4 at each distance from a goal, by breadth-first search.
fn levels(goal: &Board, depth: usize) -> Vec<HashSet<oracle::List>> {
    let mut levels: Vec<HashSet<oracle::List>> = vec![HashSet::from([goal.tiles().into()])];
    let mut known = levels[0].clone();
    for _ in 0..depth {
        let last = levels.last().unwrap().iter();
        let next = last.flat_map(|board| oracle::multi_tile_neighbours(board, 4, 4));
        let next: HashSet<oracle::List> = next.filter(|board| !known.contains(board)).collect();
        known.extend(next.iter().copied());
        levels.push(next);
    }
    levels
}

#[test]
fn short_lengths_of_4x4_are_drawn_uniformly_by_walks() {
    let solver = solver();
    for blank in [15, 5] {
        let goal = Home::new(Shape::FOUR, blank).board();
        let levels = levels(&goal, 5);
        for (length, level) in levels.iter().enumerate() {
            let exactly = Lengths::exactly(length as u32);
            let (method, boards) = drawn(&solver, &goal, exactly, 6 * level.len(), (7, 2));
            assert_eq!(method, Method::Walk);
            for scrambled in &boards {
                assert!(level.contains(scrambled.board.tiles()), "{length}");
            }
            if length > 0 {
                let sigma = deviation(&boards, level.len());
                assert!(sigma.abs() < 5.0, "{blank} {length}: {sigma}");
            }
        }
        let range = Lengths { least: 3, most: 4 };
        let classes = levels[3].len() + levels[4].len();
        let (_, boards) = drawn(&solver, &goal, range, 8 * classes, (1, 2));
        let sigma = deviation(&boards, classes);
        assert!(sigma.abs() < 5.0, "{blank} 3..4: {sigma}");
    }
}

#[test]
fn random_boards_have_their_length_for_any_number_of_threads() {
    let solver = solver();
    let goal = Home::blank_last(Shape::new(3, 4).unwrap()).board();
    let range = Lengths {
        least: 14,
        most: 22,
    };
    let (method, boards) = drawn(&solver, &goal, range, 12, (3, 1));
    assert_eq!(method, Method::WalkAndRejection);
    assert_eq!(drawn(&solver, &goal, range, 12, (3, 2)).1, boards);
    for Scrambled { board, length } in boards {
        let request = Request::try_from(board).unwrap().metric(Metric::Mtm);
        let request = request.heuristic("md".parse().unwrap());
        assert_eq!(solver.solve(&request).unwrap().upper_bound, length);
        assert!(range.contains(length));
    }
}

#[test]
fn lengths_that_are_not_offered_are_refused() {
    let solver = solver();
    let refused = |size: &str, goal: &Goal, length: u32| {
        let (shape, lengths) = (size.parse().unwrap(), Lengths::exactly(length));
        let stream = LengthScrambles::new(&solver, goal, shape, lengths, Metric::Mtm, 1, 1);
        stream.unwrap_err()
    };
    let last = Goal::BlankLast;
    let greatest = |error: LengthError| match error {
        LengthError::TooLong { greatest, .. } => greatest,
        other => panic!("{other}"),
    };
    let offered = |error: LengthError| match error {
        LengthError::TooHard { most, .. } => most,
        other => panic!("{other}"),
    };
    assert_eq!(greatest(refused("4x4", &last, 44)), 43);
    assert_eq!(greatest(refused("3x4", &last, 34)), 33);
    assert_eq!(offered(refused("4x4", &last, 39)), 38);
    assert_eq!(offered(refused("5x5", &last, 17)), 16);
    assert_eq!(offered(refused("2x6", &last, 30)), 16);
    assert_eq!(offered(refused("8x8", &last, 13)), 12);
    let middle = Goal::Board(Home::new(Shape::FOUR, 5).board());
    assert_eq!(offered(refused("4x4", &middle, 30)), 16);
    let unknown = refused("4x4", &middle, 42);
    assert!(matches!(unknown, LengthError::NotKnown { known: 41, .. }));
}
