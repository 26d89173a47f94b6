//! Focal searches: every answer keeps its bound, paths are solutions, and discrepancies are counted
//! as a plain second implementation counts them.

use std::collections::HashMap;

use loyd::heuristic::{Heuristic, Manhattan};
use loyd::puzzle::{Board, Home, Path, Shape, Slide};
use loyd::search::{
    BatchedFocal, Discrepancy, DistanceCourse, DistanceModel, DistanceScores, DistanceTraining,
    End, Limits, Outcome, Problem, Silent, focal_discrepancy_search, focal_search,
};
use loyd::spec::SearchSpec;
use loyd::{Guarantee, Puzzle, Request, SolveError, Unsupported, Weight};
use loyd_tests::rows;
use loyd_tests::solver;
use oracle::List;

/// The three orders of the focal list.
const ORDERS: [Option<Discrepancy>; 3] = [None, Some(Discrepancy::Best), Some(Discrepancy::Rank)];

fn weight(text: &str) -> Weight {
    text.parse().unwrap()
}

/// Follows smaller and smaller distances to the goal.
fn shortest(distances: &HashMap<List, u32>, board: &Board) -> Path {
    let mut board = *board;
    let mut slides = Vec::new();
    while distances[board.tiles()] > 0 {
        let nearer = |slide: &Slide| {
            let next = board.after(*slide);
            next.is_some_and(|next| distances[next.tiles()] < distances[board.tiles()])
        };
        let slide = Slide::ALL.into_iter().find(nearer).unwrap();
        slides.push(slide);
        board = board.after(slide).unwrap();
    }
    slides.into_iter().collect()
}

/// A model of 3x3 that has learned from the oracle's distances.
fn model(distances: &HashMap<List, u32>, seed: u64, threads: usize) -> DistanceModel {
    let mut training = DistanceTraining::new(course(seed));
    let solve = |board: &Board| Some(shortest(distances, board));
    while training.learn(threads, &solve).is_some() {}
    assert!(training.is_done());
    training.model()
}

fn course(seed: u64) -> DistanceCourse {
    DistanceCourse {
        shape: Shape::THREE,
        seed,
        boards: 700,
    }
}

fn run(
    problem: &Problem,
    scores: &DistanceScores,
    order: Option<Discrepancy>,
    weight: Weight,
) -> Outcome {
    let heuristic = Manhattan::new(problem.home);
    let (estimate, policy, limits) = (&scores.estimate, &scores.policy, Limits::default());
    let observer = &mut Silent;
    let outcome = match order {
        None => focal_search(problem, &heuristic, estimate, weight, limits, observer),
        Some(discrepancy) => focal_discrepancy_search(
            problem,
            &heuristic,
            (estimate, policy),
            (discrepancy, weight),
            limits,
            observer,
        ),
    };
    outcome.expect("a good heuristic")
}

fn solution(outcome: &Outcome) -> &Path {
    match &outcome.end {
        End::Solved(paths) => &paths[0],
        End::Stopped { .. } => panic!("nothing stops it"),
    }
}

#[test]
fn answers_on_3x3_keep_their_bound() {
    check_3x3(1009);
}

#[test]
#[ignore = "takes minutes"]
fn answers_on_3x3_keep_their_bound_in_full() {
    check_3x3(1);
}

fn check_3x3(every: usize) {
    let shape = Shape::THREE;
    for home in [Home::blank_last(shape), Home::blank_first(shape)] {
        let distances = oracle::distances(home.board().tiles(), 3, 3);
        let of_last = oracle::distances(Home::blank_last(shape).board().tiles(), 3, 3);
        let scores = DistanceScores::new(&model(&of_last, 1, 2), home).unwrap();
        let mut boards: Vec<&List> = distances.keys().collect();
        boards.sort();
        for list in boards.into_iter().step_by(every) {
            let start = Board::new(shape, list).unwrap();
            let problem = Problem { start, home };
            for order in ORDERS {
                for text in ["1", "1.1", "1.5", "3"] {
                    let outcome = run(&problem, &scores, order, weight(text));
                    let path = solution(&outcome);
                    let name = format!("{start} {order:?} {text}");
                    assert_eq!(path.replay(&start), Ok(home.board()), "{name}");
                    let (length, distance) = (path.len() as u32, distances[list]);
                    assert!(length <= weight(text).times(distance), "{name}");
                    assert!(length >= distance, "{name}");
                }
            }
        }
    }
}

/// An open or expanded board of the plain search.
struct PlainNode {
    board: Board,
    g: u32,
    last: Option<Slide>,
    discrepancies: u32,
    length: u64,
    is_open: bool,
}

/// Returns the slides of a board in the order of the searches: the blank goes up, left, right,
/// down.
fn slides(board: &Board, last: Option<Slide>) -> Vec<(Slide, Board)> {
    let order = [Slide::Down, Slide::Right, Slide::Left, Slide::Up];
    let allowed = order.into_iter().filter(|s| Some(s.opposite()) != last);
    allowed
        .filter_map(|slide| Some((slide, board.after(slide)?)))
        .collect()
}

/// A focal search in the plainest form: all lists are walked through from end to end. Returns the
/// length of the solution and the boards expanded.
#[expect(clippy::cast_sign_loss, reason = "no length is negative")]
fn plain(
    problem: &Problem,
    scores: &DistanceScores,
    order: Option<Discrepancy>,
    weight: f64,
) -> (u32, u64) {
    let manhattan = Manhattan::new(problem.home);
    let goal = problem.home.board();
    let h = |board: &Board| manhattan.estimate_board(board).units;
    let real =
        |score: &loyd::search::LearnedScore, board: &Board| score.real(score.start(board.cells()));
    let length = |g: u32, board: &Board| {
        let leaning = 1.0 + 0.1 * (weight - 1.0);
        let sum = f64::from(g) + leaning * real(&scores.estimate, board).max(0.0);
        (1024.0 * sum) as u64
    };
    let mut nodes = vec![PlainNode {
        board: problem.start,
        g: 0,
        last: None,
        discrepancies: 0,
        length: length(0, &problem.start),
        is_open: true,
    }];
    let (mut greatest, mut expanded) = (0, 0);
    loop {
        let f = |node: &PlainNode| node.g + h(&node.board);
        let open = nodes.iter().filter(|node| node.is_open);
        greatest = open.map(f).min().unwrap().max(greatest);
        let limit = (weight * f64::from(greatest) + 1e-9).floor() as u32;
        if let Some(found) = nodes.iter().find(|node| node.board == goal && node.is_open)
            && found.g <= limit
        {
            return (found.g, expanded);
        }
        let within = |(_, node): &(usize, &PlainNode)| node.is_open && f(node) <= limit;
        let first = nodes.iter().enumerate().filter(within);
        let first = first
            .min_by_key(|(number, node)| (node.discrepancies, node.length, usize::MAX - number));
        let number = first.unwrap().0;
        nodes[number].is_open = false;
        expanded += 1;
        let (board, g, last) = (nodes[number].board, nodes[number].g, nodes[number].last);
        let children = slides(&board, last);
        // A stable sort keeps the order of slides among equals.
        let mut ranked: Vec<Slide> = children.iter().map(|child| child.0).collect();
        ranked.sort_by(|a, b| {
            let score = |slide: &Slide| real(&scores.policy, &board.after(*slide).unwrap());
            score(a).total_cmp(&score(b))
        });
        for (slide, child) in children {
            let rank = ranked.iter().position(|other| *other == slide).unwrap() as u32;
            let more = match order {
                None => 0,
                Some(Discrepancy::Best) => u32::from(slide != ranked[0]),
                Some(Discrepancy::Rank) => rank,
            };
            let node = PlainNode {
                board: child,
                g: g + 1,
                last: Some(slide),
                discrepancies: nodes[number].discrepancies + more,
                length: length(g + 1, &child),
                is_open: true,
            };
            // The last one made of a board is the one that counts.
            match nodes.iter().rposition(|known| known.board == child) {
                Some(known) if nodes[known].g <= g + 1 => {}
                Some(known) if nodes[known].is_open => {
                    nodes[known].is_open = false;
                    nodes.push(node);
                }
                // An expanded board keeps its number.
                Some(known) => nodes[known] = node,
                None => nodes.push(node),
            }
        }
    }
}

#[test]
fn discrepancies_are_counted_as_by_a_plain_search() {
    let shape = Shape::THREE;
    let home = Home::blank_last(shape);
    let distances = oracle::distances(home.board().tiles(), 3, 3);
    let scores = DistanceScores::new(&model(&distances, 3, 1), home).unwrap();
    // The plain search is slow, so boards are near.
    let near = distances.iter().filter(|(_, distance)| **distance == 16);
    let mut boards: Vec<&List> = near.map(|(list, _)| list).collect();
    boards.sort();
    let mut differ = 0;
    for list in boards.into_iter().step_by(101) {
        let start = Board::new(shape, list).unwrap();
        let problem = Problem { start, home };
        let mut counts = Vec::new();
        for order in ORDERS {
            for text in ["1", "1.2", "2"] {
                let outcome = run(&problem, &scores, order, weight(text));
                let (length, expanded) = plain(&problem, &scores, order, weight(text).factor());
                let name = format!("{start} {order:?} {text}");
                assert_eq!(solution(&outcome).len() as u32, length, "{name}");
                assert_eq!(outcome.stats.expanded, expanded, "{name}");
                counts.push(expanded);
            }
        }
        differ += usize::from(counts[2] != counts[5] && counts[5] != counts[8]);
    }
    assert!(differ > 0, "the three orders are three");
}

#[test]
fn the_same_seed_makes_the_same_model() {
    let goal = Home::blank_last(Shape::THREE).board();
    let distances = oracle::distances(goal.tiles(), 3, 3);
    let bytes = model(&distances, 1, 1).to_bytes();
    assert_eq!(bytes, model(&distances, 1, 3).to_bytes());
    assert_ne!(bytes, model(&distances, 2, 1).to_bytes());
    let read = DistanceModel::from_bytes(&bytes).unwrap();
    assert_eq!(read.to_bytes(), bytes);
    // An interruption after the first batch, and one in the middle of the second.
    let solve = |board: &Board| Some(shortest(&distances, board));
    let mut training = DistanceTraining::new(course(1));
    assert!(training.learn(1, &solve).is_some());
    assert!(training.learn(2, &|_| None).is_none());
    let kept = training.to_bytes();
    let mut training = DistanceTraining::from_bytes(&kept).unwrap();
    assert!(!training.is_done());
    while training.learn(1, &solve).is_some() {}
    assert_eq!(training.model().to_bytes(), bytes);
    for damaged in [0, 8, 9, 13, 40, kept.len() - 1] {
        let mut wrong = kept.clone();
        wrong[damaged] ^= 1;
        assert!(DistanceTraining::from_bytes(&wrong).is_err(), "{damaged}");
    }
    for damaged in [0, 8, 14, 30, bytes.len() / 2, bytes.len() - 1] {
        let mut wrong = bytes.clone();
        wrong[damaged] ^= 1;
        assert!(DistanceModel::from_bytes(&wrong).is_err(), "{damaged}");
    }
    for short in [0, 7, 8, 20, bytes.len() - 1] {
        assert!(DistanceModel::from_bytes(&bytes[..short]).is_err());
        assert!(DistanceTraining::from_bytes(&kept[..short]).is_err());
    }
}

/// What was learned estimates better than what it began with.
#[test]
fn a_learned_estimate_is_nearer_than_manhattan_distance() {
    let home = Home::blank_last(Shape::THREE);
    let distances = oracle::distances(home.board().tiles(), 3, 3);
    let scores = DistanceScores::new(&model(&distances, 1, 1), home).unwrap();
    let manhattan = Manhattan::new(home);
    let (mut learned, mut plain) = (0.0, 0.0);
    for (list, &distance) in distances.iter().filter(|(_, distance)| **distance > 0) {
        let board = Board::new(Shape::THREE, list).unwrap();
        let error = |estimate: f64| (estimate - f64::from(distance)).powi(2);
        learned += error(scores.estimate.estimate_board(&board).slides());
        plain += error(manhattan.estimate_board(&board).slides());
        let units = scores.estimate.estimate_board(&board).units;
        assert_eq!(units % 2, distance % 2, "{board}");
    }
    assert!(learned < 0.2 * plain, "{learned} {plain}");
}

#[test]
fn reports_on_4x4_are_bounded() {
    check_4x4(80);
}

#[test]
#[ignore = "takes minutes"]
fn reports_on_4x4_are_bounded_in_full() {
    check_4x4(1);
}

/// Boards of known distance, with the model that is part of the library.
fn check_4x4(every: usize) {
    let solver = solver();
    for row in rows("random2000.csv").iter().step_by(every) {
        let board: Board = row["board"].parse().unwrap();
        let distance: u32 = row["optimal"].parse().unwrap();
        for search in [SearchSpec::Focal, SearchSpec::FdsBest, SearchSpec::FdsRank] {
            let mut request = Request::new(Puzzle::try_from(board).unwrap())
                .heuristic("wd,md+lc".parse().unwrap())
                .search(search);
            request.weight = Some(weight("1.5"));
            let report = solver.solve(&request).unwrap();
            let name = format!("{board} {search}");
            assert!(report.upper_bound >= distance, "{name}");
            assert!(
                report.upper_bound <= weight("1.5").times(distance),
                "{name}"
            );
            assert!(report.lower_bound <= distance, "{name}");
            match report.guarantee {
                Guarantee::Optimal => assert_eq!(report.upper_bound, distance, "{name}"),
                other => assert_eq!(other, Guarantee::Bounded, "{name}"),
            }
        }
    }
}

/// A stopped search reports what it has proved: more than the estimate of the start.
#[test]
fn a_stopped_search_reports_its_bound() {
    let board: Board = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1".parse().unwrap();
    let puzzle = Puzzle::try_from(board).unwrap();
    let (solver, distance) = (solver(), 68);
    let estimate = Manhattan::new(puzzle.home())
        .estimate_board(&board)
        .ceiling();
    let request = Request::new(puzzle).heuristic("md".parse().unwrap());
    for search in [SearchSpec::Focal, SearchSpec::FdsBest, SearchSpec::FdsRank] {
        let mut request = request.clone().search(search);
        request.weight = Some(weight("1.01"));
        request.limits.nodes = Some(50_000);
        let report = solver.solve(&request).unwrap();
        assert_eq!(report.guarantee, Guarantee::Limit, "{search}");
        let lower = report.lower_bound;
        assert!(lower > estimate && lower <= distance, "{search} {lower}");
    }
}

#[test]
fn boards_without_a_model_are_refused() {
    let solver = solver();
    let board: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
    let request = Request::try_from(board).unwrap();
    for search in [SearchSpec::Focal, SearchSpec::FdsBest, SearchSpec::FdsRank] {
        let report = solver.solve(&request.clone().search(search));
        let refused = matches!(
            report,
            Err(SolveError::Refused(Unsupported::NoModel { .. }))
        );
        assert!(refused, "{search}");
    }
    let learned = request.heuristic("learned".parse().unwrap());
    let refused = solver.solve(&learned);
    assert!(matches!(
        refused,
        Err(SolveError::Refused(Unsupported::Shape { .. }))
    ));
}

/// A search that asks is the plain one if it asks for one board at a time, and keeps its bound
/// whatever is answered.
#[test]
fn a_search_that_asks_agrees_with_the_plain_one() {
    let shape = Shape::THREE;
    let home = Home::blank_last(shape);
    let distances = oracle::distances(home.board().tiles(), 3, 3);
    let scores = DistanceScores::new(&model(&distances, 1, 2), home).unwrap();
    let real =
        |score: &loyd::search::LearnedScore, board: &Board| score.real(score.start(board.cells()));
    let liked = |board: &Board| {
        Slide::ALL.map(|slide| {
            let next = board.after(slide);
            next.map_or(f64::NEG_INFINITY, |next| -real(&scores.policy, &next))
        })
    };
    let mut boards: Vec<&List> = distances.keys().collect();
    boards.sort();
    for list in boards.into_iter().step_by(1801) {
        let start = Board::new(shape, list).unwrap();
        let puzzle = Puzzle::try_from(start).unwrap();
        let problem = Problem { start, home };
        for order in ORDERS {
            for text in ["1", "1.3", "2"] {
                let plain = run(&problem, &scores, order, weight(text));
                for batch in [1, 30] {
                    let rule = (order, weight(text));
                    let heuristic = Manhattan::new(home);
                    let limits = Limits::default();
                    let mut search = BatchedFocal::new(&puzzle, heuristic, rule, batch, limits);
                    while let Some(asked) = search.questions() {
                        let estimate = |board| real(&scores.estimate, board).max(0.0);
                        let estimates: Vec<f64> = asked.iter().map(estimate).collect();
                        let preferences: Vec<[f64; 4]> = asked.iter().map(liked).collect();
                        search.answer(&estimates, &preferences).unwrap();
                    }
                    let outcome = search.outcome();
                    let path = solution(&outcome);
                    let name = format!("{start} {order:?} {text} {batch}");
                    assert_eq!(path.replay(&start), Ok(home.board()), "{name}");
                    let length = path.len() as u32;
                    assert!(length <= weight(text).times(distances[list]), "{name}");
                    if batch == 1 {
                        assert_eq!(path.len(), solution(&plain).len(), "{name}");
                        assert_eq!(outcome.stats.expanded, plain.stats.expanded, "{name}");
                    }
                }
            }
        }
    }
}
