//! Boards of an exact length: the right length, uniformly drawn, the same for any
//! number of threads.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use loyd::play::analysis::levels::levels;
use loyd::play::scramble::{
    LengthError, LengthScrambles, Lengths, Method, ScrambleObserver, ScrambleProgress, Scrambled,
};
use loyd::puzzle::{Board, Goal, Home, Metric, Shape};
use loyd::{Guarantee, Puzzle, Request, Solver};
use loyd_tests::solver;

fn boards(
    solver: &Solver,
    size: &str,
    lengths: &str,
    count: usize,
    (seed, threads): (u64, usize),
) -> (Method, Vec<Scrambled>) {
    let shape: Shape = size.parse().unwrap();
    let lengths: Lengths = lengths.parse().unwrap();
    let goal = Goal::BlankLast;
    let mut stream =
        LengthScrambles::new(solver, &goal, shape, lengths, Metric::Stm, seed, threads).unwrap();
    let boards = stream.next_boards(count, &mut ()).unwrap();
    assert_eq!(boards.len(), count);
    (stream.method(), boards)
}

/// Pearson's statistic for equal chances, in standard deviations above its mean.
fn deviation(counts: impl Iterator<Item = u32>, classes: usize, number: u32) -> f64 {
    let classes = f64::from(classes as u32);
    let expected = f64::from(number) / classes;
    let (mut statistic, mut seen) = (0.0, 0.0);
    for count in counts {
        statistic += (f64::from(count) - expected).powi(2) / expected;
        seen += 1.0;
    }
    // Each class that was never drawn adds what was expected of it.
    statistic += (classes - seen) * expected;
    (statistic - (classes - 1.0)) / (2.0 * (classes - 1.0)).sqrt()
}

#[test]
fn listed_boards_are_uniform_over_the_true_levels() {
    let goal: Vec<u8> = vec![1, 2, 3, 4, 5, 6, 7, 8, 0];
    let truth = oracle::distances(&goal, 3, 3);
    let solver = solver();
    for (lengths, least, most) in [("7", 7, 7), ("20", 20, 20), ("29..31", 29, 31)] {
        let level = truth
            .values()
            .filter(|d| (least..=most).contains(*d))
            .count();
        let number = 12 * level as u32;
        let (method, drawn) = boards(&solver, "3x3", lengths, number as usize, (1, 2));
        assert_eq!(method, Method::Listed);
        let mut counts: HashMap<Board, u32> = HashMap::new();
        for Scrambled { board, length } in drawn {
            assert_eq!(truth[board.tiles()], length);
            assert!((least..=most).contains(&length));
            *counts.entry(board).or_default() += 1;
        }
        let sigma = deviation(counts.into_values(), level, number);
        assert!(sigma.abs() < 5.0, "{lengths}: {sigma}");
    }
}

#[test]
fn walks_are_uniform_over_the_true_levels() {
    let goal: Vec<u8> = (1..16).chain([0]).collect();
    let truth = oracle::within(&goal, 4, 4, 9);
    let solver = solver();
    for (lengths, least, most) in [("8", 8, 8), ("0..9", 0, 9)] {
        let level = truth
            .values()
            .filter(|d| (least..=most).contains(*d))
            .count();
        let number = 10 * level as u32;
        let (method, drawn) = boards(&solver, "4x4", lengths, number as usize, (2, 2));
        assert_eq!(method, Method::Walk);
        let mut counts: HashMap<Board, u32> = HashMap::new();
        for Scrambled { board, length } in drawn {
            assert_eq!(truth[board.tiles()], length);
            *counts.entry(board).or_default() += 1;
        }
        let sigma = deviation(counts.into_values(), level, number);
        assert!(sigma.abs() < 5.0, "{lengths}: {sigma}");
    }
}

#[test]
fn a_mixed_range_has_the_lengths_in_their_true_proportion() {
    // On 3x4 the shorter lengths of this range are walked and the others come from
    // random boards; the sizes of the levels say how often each should occur.
    let (least, most, number) = (22, 25, 300);
    let solver = solver();
    let (method, drawn) = boards(&solver, "3x4", "22..25", number, (3, 2));
    assert_eq!(method, Method::WalkAndRejection);
    let mut counts = [0.0; 26];
    for Scrambled { board, length } in drawn {
        let report = solver.solve(&Request::try_from(board).unwrap()).unwrap();
        assert_eq!(report.upper_bound, length);
        counts[length as usize] += 1.0;
    }
    let goal: Vec<u8> = (1..12).chain([0]).collect();
    let sizes = oracle::level_sizes(&goal, 3, 4, most + 1);
    let all: u32 = sizes[least..=most].iter().sum();
    let statistic: f64 = (least..=most)
        .map(|length| {
            let expected = f64::from(number as u32) * f64::from(sizes[length]) / f64::from(all);
            (counts[length] - expected).powi(2) / expected
        })
        .sum();
    // Three degrees of freedom: one in a million is above 31.
    assert!(statistic < 31.0, "{statistic}: {counts:?}, {sizes:?}");
}

#[test]
fn threads_and_batches_change_nothing() {
    let solver = solver();
    for lengths in ["12", "22..24", "41"] {
        let (_, one) = boards(&solver, "4x4", lengths, 6, (5, 1));
        let (_, three) = boards(&solver, "4x4", lengths, 6, (5, 3));
        assert_eq!(one, three);
        let (_, other) = boards(&solver, "4x4", lengths, 6, (6, 3));
        assert_ne!(one, other);
        let (goal, shape) = (Goal::BlankLast, Shape::FOUR);
        let lengths = lengths.parse().unwrap();
        let mut stream =
            LengthScrambles::new(&solver, &goal, shape, lengths, Metric::Stm, 5, 2).unwrap();
        let mut parts = stream.next_boards(1, &mut ()).unwrap();
        parts.extend(stream.next_boards(5, &mut ()).unwrap());
        assert_eq!(one, parts);
    }
}

#[test]
fn lengths_are_what_another_search_finds() {
    let solver = solver();
    for (lengths, count) in [("18", 6), ("30", 3), ("37", 2), ("38..40", 3)] {
        for Scrambled { board, length } in boards(&solver, "4x4", lengths, count, (7, 2)).1 {
            let request = Request::try_from(board)
                .unwrap()
                .heuristic("pdb:5-5-5".parse().unwrap())
                .search("ida".parse().unwrap());
            let report = solver.solve(&request).unwrap();
            assert_eq!(report.guarantee, Guarantee::Optimal);
            assert_eq!(report.upper_bound, length);
        }
    }
}

#[test]
fn goals_and_shapes_of_every_kind() {
    let solver = solver();
    let middle = Goal::Board("7 1 4/2 0 8/5 3 6".parse().unwrap());
    let named = Goal::Board("4 3 2 1/8 7 6 5/12 11 10 9/0 15 14 13".parse().unwrap());
    let cases = [
        (middle, "3x3", "20"),
        (named, "4x4", "24"),
        (Goal::BlankFirst, "4x4", "40"),
        (Goal::BlankLast, "2x3", "21"),
        (Goal::BlankLast, "5x2", "30"),
        (Goal::BlankFirst, "3x4", "30"),
        (Goal::BlankLast, "5x5", "20"),
        (Goal::BlankLast, "8x8", "9"),
    ];
    for (goal, size, lengths) in cases {
        let (shape, lengths) = (size.parse().unwrap(), lengths.parse().unwrap());
        let mut stream =
            LengthScrambles::new(&solver, &goal, shape, lengths, Metric::Stm, 1, 2).unwrap();
        for Scrambled { board, length } in stream.next_boards(2, &mut ()).unwrap() {
            let request = Request::new(Puzzle::new(board, &goal).unwrap());
            let report = solver.solve(&request).unwrap();
            assert_eq!(report.upper_bound, length, "{size} {board}");
            assert_eq!(Lengths::exactly(length), lengths);
        }
    }
}

#[test]
fn impossible_lengths_are_refused() {
    let solver = solver();
    let refused = |size: &str, lengths: &str| {
        let (shape, lengths) = (size.parse().unwrap(), lengths.parse().unwrap());
        LengthScrambles::new(&solver, &Goal::BlankLast, shape, lengths, Metric::Stm, 1, 1)
            .unwrap_err()
    };
    let greatest = |error: LengthError| match error {
        LengthError::TooLong { greatest, .. } => greatest,
        other => panic!("{other}"),
    };
    assert_eq!(greatest(refused("2x2", "7")), 6);
    assert_eq!(greatest(refused("3x3", "32..40")), 31);
    assert_eq!(greatest(refused("4x4", "81")), 80);
    assert_eq!(greatest(refused("4x3", "54")), 53);
    assert!(matches!(refused("5x5", "100"), LengthError::TooHard { .. }));
    let wrong = Goal::Board("1 2/3 0".parse().unwrap());
    let error = LengthScrambles::new(
        &solver,
        &wrong,
        Shape::FOUR,
        Lengths::exactly(5),
        Metric::Stm,
        1,
        1,
    );
    assert!(matches!(error.unwrap_err(), LengthError::Shape(_)));
}

/// For every goal, small shapes are refused beyond their greatest distance, and every
/// length up to it is drawn.
#[test]
fn the_greatest_length_of_small_shapes_is_the_true_one() {
    let solver = solver();
    for size in ["2x2", "2x3", "3x2", "2x4", "4x2", "3x3", "2x5", "5x2"] {
        let shape: Shape = size.parse().unwrap();
        let (rows, cols) = (shape.rows(), shape.cols());
        // Of the two million boards of ten cells, one goal of each shape.
        let goals = if shape.cells() == 10 {
            2..3
        } else {
            0..shape.cells()
        };
        for blank in goals {
            let home = Home::new(shape, blank).board();
            let sizes = oracle::level_sizes(home.tiles(), rows, cols, usize::MAX);
            let truth = sizes.len() as u32 - 1;
            let goal = Goal::Board(home);
            let drawing = |length| {
                let lengths = Lengths::exactly(length);
                LengthScrambles::new(&solver, &goal, shape, lengths, Metric::Stm, 1, 1)
            };
            let error = drawing(truth + 1).unwrap_err();
            let expected = LengthError::TooLong {
                shape,
                least: truth + 1,
                greatest: truth,
            };
            assert_eq!(error, expected, "{size} {blank}");
            let farthest = drawing(truth).unwrap().next_boards(9, &mut ()).unwrap();
            let distinct: BTreeSet<&[u8]> = farthest.iter().map(|s| s.board.tiles()).collect();
            assert!(distinct.len() <= sizes[truth as usize] as usize);
            assert!(farthest.iter().all(|scrambled| scrambled.length == truth));
        }
    }
}

/// Where the greatest distance is not known exactly, lengths that no board is known to
/// have are refused at once: random boards would be tried for ever.
#[test]
fn no_goal_is_tried_for_ever() {
    let solver = solver();
    let drawing = |goal: &str, lengths: &str| {
        let goal: Board = goal.parse().unwrap();
        let (shape, lengths) = (goal.shape(), lengths.parse().unwrap());
        let goal = Goal::Board(goal);
        LengthScrambles::new(&solver, &goal, shape, lengths, Metric::Stm, 1, 1)
            .map(|stream| stream.method())
    };
    let long = "1 2 0 3 4 5/6 7 8 9 10 11";
    for lengths in ["200", "83", "79", "79..9999"] {
        let error = drawing(long, lengths).unwrap_err();
        let LengthError::NotKnown { known, bound, .. } = error else {
            panic!("{lengths}: {error}");
        };
        assert_eq!((known, bound), (78, 82), "{lengths}");
    }
    assert_eq!(drawing(long, "78..9999"), Ok(Method::Rejection));
    // Every goal of every shape on which random boards are tried: the greatest distances
    // are at most 140, whatever the blank's cell.
    for shape in Shape::all().filter(|shape| shape.cells() <= 16) {
        for blank in 0..shape.cells() {
            let goal = Goal::Board(Home::new(shape, blank).board());
            for lengths in ["145", "145..9999", "9999"] {
                let lengths = lengths.parse().unwrap();
                let drawing =
                    LengthScrambles::new(&solver, &goal, shape, lengths, Metric::Stm, 1, 1);
                let error = drawing.map(|stream| stream.method()).unwrap_err();
                assert!(
                    matches!(
                        error,
                        LengthError::TooLong { .. } | LengthError::NotKnown { .. }
                    ),
                    "{shape} {blank}: {error}"
                );
            }
        }
    }
}

/// Records how far a list has come and stops after some calls.
struct Listing {
    calls: u32,
    stop_after: u32,
    heard: Vec<u64>,
}

impl ScrambleObserver for Listing {
    fn building(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        assert!(found <= states && states == 1_814_400, "{found} {states}");
        self.heard.push(found);
        self.calls += 1;
        if self.calls == self.stop_after {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

/// Listing all boards of 2x5 calls the observer throughout, and a list that was stopped
/// continues where it was.
#[test]
fn listing_can_be_stopped() {
    let solver = solver();
    for size in ["2x5", "5x2"] {
        let (_, whole) = boards(&solver, size, "50..55", 3, (4, 1));
        let (goal, shape) = (Goal::BlankLast, size.parse().unwrap());
        let lengths: Lengths = "50..55".parse().unwrap();
        let mut stream =
            LengthScrambles::new(&solver, &goal, shape, lengths, Metric::Stm, 4, 1).unwrap();
        let mut listing = Listing {
            calls: 0,
            stop_after: 1,
            heard: Vec::new(),
        };
        let stops = [1, 2, 100, 300];
        for stop_after in stops {
            listing.stop_after = stop_after;
            let found = stream.next_boards(3, &mut listing).unwrap();
            assert!(found.is_empty(), "{size}");
            assert_eq!(listing.calls, stop_after, "{size}: it was not asked again");
        }
        listing.stop_after = 0;
        assert_eq!(
            stream.next_boards(3, &mut listing).unwrap(),
            whole,
            "{size}"
        );
        // It was called often enough, and nothing was listed twice except what a stop
        // had just interrupted.
        assert!(listing.heard.is_sorted(), "{size}");
        let most = listing.heard.windows(2).map(|pair| pair[1] - pair[0]).max();
        assert!(
            listing.calls > 400 && most < Some(200_000),
            "{size} {most:?}"
        );
        let calls = listing.calls;
        stream.next_boards(3, &mut listing).unwrap();
        assert_eq!(listing.calls, calls, "{size}: it is listed once");
    }
}

/// Stops after some pulses.
struct StopAfterPulses(u32);

impl ScrambleObserver for StopAfterPulses {
    fn pulse(&mut self, progress: ScrambleProgress) -> ControlFlow<()> {
        assert!(progress.found <= progress.wanted);
        if self.0 == 0 {
            return ControlFlow::Break(());
        }
        self.0 -= 1;
        ControlFlow::Continue(())
    }
}

#[test]
fn stopping_loses_nothing() {
    let solver = solver();
    let (_, whole) = boards(&solver, "4x4", "36", 4, (9, 1));
    let (goal, shape, lengths) = (Goal::BlankLast, Shape::FOUR, Lengths::exactly(36));
    let mut stream =
        LengthScrambles::new(&solver, &goal, shape, lengths, Metric::Stm, 9, 2).unwrap();
    let mut found = Vec::new();
    for pulses in (0..).step_by(7) {
        let wanted = 4 - found.len();
        found.extend(
            stream
                .next_boards(wanted, &mut StopAfterPulses(pulses))
                .unwrap(),
        );
        if found.len() == 4 {
            break;
        }
    }
    assert_eq!(found, whole);
}

/// Unit tests of the drawing check, with many more boards, that they are drawn
/// uniformly before they are proved.
#[test]
#[ignore = "takes minutes"]
fn the_seventeen_are_drawn_uniformly() {
    let solver = solver();
    let (method, drawn) = boards(&solver, "4x4", "80", 40, (1, 2));
    assert_eq!(method, Method::Greatest);
    assert!(drawn.iter().all(|scrambled| scrambled.length == 80));
    let mut counts: HashMap<Board, u32> = HashMap::new();
    for Scrambled { board, .. } in drawn {
        *counts.entry(board).or_default() += 1;
    }
    let sigma = deviation(counts.into_values(), 17, 40);
    assert!(sigma.abs() < 5.0, "{sigma}");
}

#[test]
fn every_length_works() {
    draw_every_length(46);
}

#[test]
#[ignore = "takes minutes"]
fn every_length_works_in_full() {
    draw_every_length(80);
}

fn draw_every_length(last: u32) {
    let solver = solver();
    let known = levels(Home::blank_last(Shape::FOUR)).unwrap();
    for length in 0..=last {
        let (method, drawn) = boards(&solver, "4x4", &length.to_string(), 1, (1, 2));
        assert!(known[length as usize] > 0);
        assert_eq!(drawn[0].length, length);
        assert_eq!(method.is_uniform(), !(73..80).contains(&length));
    }
}
