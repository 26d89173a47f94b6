//! Analyses and hints against breadth-first search, by hand, and on random walks.

use std::collections::HashMap;
use std::ops::ControlFlow;

use loyd::play::analysis::{Analysis, AnalyzeError, Summary, analyze, levels::levels, scramble_of};
use loyd::play::hint::hint;
use loyd::puzzle::{Board, Goal, Home, Path, Puzzle, Scrambler, Shape, Slide};
use loyd::search::{Limits, Observer, Progress, Silent};
use loyd::spec::HeuristicSpec;
use loyd::{Guarantee, Request, Solver};
use loyd_tests::solver;

fn analysis(solver: &Solver, scramble: &str, played: &str) -> Analysis {
    let request = Request::try_from(scramble.parse::<Board>().unwrap()).unwrap();
    analyze(solver, &request, &played.parse().unwrap(), &mut Silent).unwrap()
}

/// Scramble, what was played, the line, and each bad move: number, what was played,
/// what was better. Worked out by hand from pictures of the boards.
type Worked = (
    &'static str,
    &'static str,
    &'static str,
    &'static [(usize, char, &'static str)],
);

const WORKED: [Worked; 10] = [
    // Solved already.
    ("1 2 3/4 5 6/7 8 0", "", "0 = 0 + 2x0", &[]),
    // One move, played.
    ("1 2 3/4 5 6/7 0 8", "L", "1 = 1 + 2x0", &[]),
    // There and back before the one move.
    ("1 2 3/4 5 6/7 0 8", "RLL", "3 = 1 + 2x1", &[(1, 'R', "L")]),
    // Past the goal and back: leaving the goal is bad and nothing is better.
    ("1 2 3/4 5 6/7 8 0", "DU", "2 = 0 + 2x1", &[(1, 'D', "")]),
    // Twice away: the second bad move could have been undone instead.
    (
        "1 2 3/4 5 6/7 0 8",
        "RDULL",
        "5 = 1 + 2x2",
        &[(1, 'R', "L"), (2, 'D', "L")],
    ),
    // Straight home.
    (
        "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12",
        "DLU",
        "3 = 3 + 2x0",
        &[],
    ),
    // Away to the left first.
    (
        "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12",
        "RLDLU",
        "5 = 3 + 2x1",
        &[(1, 'R', "D")],
    ),
    // Six slides round a block lead to the same board as six the other way; twelve lead
    // back.
    (
        "1 2 3/4 5 6/7 8 0",
        "DRULDRULDRUL",
        "12 = 0 + 2x6",
        &[
            (1, 'D', ""),
            (2, 'R', "U"),
            (3, 'U', "L"),
            (4, 'L', "D"),
            (5, 'D', "R"),
            (6, 'R', "U"),
        ],
    ),
    // The board half way round: both ways home are equally good, and leaving it is bad.
    (
        "1 2 3/4 0 8/7 6 5",
        "DUULDRUL",
        "8 = 6 + 2x1",
        &[(1, 'D', "UL")],
    ),
    // A column down, on a board that is not square.
    ("1 2 3/4 5 0", "DU", "2 = 0 + 2x1", &[(1, 'D', "")]),
];

#[test]
fn solutions_worked_out_by_hand() {
    let solver = solver();
    for (scramble, played, line, bad) in WORKED {
        let analysis = analysis(&solver, scramble, played);
        assert_eq!(analysis.to_string(), line, "{scramble} {played}");
        let found: Vec<(usize, char, String)> = analysis
            .bad_moves
            .iter()
            .map(|bad| {
                let better = bad.better.iter().map(|slide| slide.letter()).collect();
                (bad.index + 1, bad.played.letter(), better)
            })
            .collect();
        let expected: Vec<(usize, char, String)> = bad
            .iter()
            .map(|&(number, played, better)| (number, played, better.to_owned()))
            .collect();
        assert_eq!(found, expected, "{scramble} {played}");
        assert!(analysis.is_complete());
    }
}

/// Every distance and every better move, from the oracle's table.
fn check(analysis: &Analysis, truth: &HashMap<oracle::List, u32>) {
    let boards = analysis.played.boards(analysis.puzzle.start()).unwrap();
    let of = |board: &Board| truth[board.tiles()];
    let true_distances: Vec<Option<u32>> = boards.iter().map(|board| Some(of(board))).collect();
    assert_eq!(analysis.distances, true_distances);
    let mut bad = analysis.bad_moves.iter();
    for (index, pair) in boards.windows(2).enumerate() {
        if of(&pair[1]) < of(&pair[0]) {
            continue;
        }
        let found = bad.next().unwrap();
        assert_eq!((found.index, found.board), (index, pair[0]));
        let better: Vec<Slide> = Slide::ALL
            .into_iter()
            .filter(|&slide| {
                pair[0]
                    .after(slide)
                    .is_some_and(|next| of(&next) < of(&pair[0]))
            })
            .collect();
        assert_eq!(found.better, better);
    }
    assert_eq!(bad.next(), None);
    let (optimal, bad) = (analysis.optimal().unwrap(), analysis.bad().unwrap());
    assert_eq!(analysis.played.len() as u32, optimal + 2 * bad);
    assert_eq!(analysis.bad_moves.len() as u32, bad);
}

#[test]
fn random_walks_on_3x3_agree_with_breadth_first_search() {
    let goal: Vec<u8> = vec![1, 2, 3, 4, 5, 6, 7, 8, 0];
    let truth = oracle::distances(&goal, 3, 3);
    let target = Home::blank_last(Shape::THREE).board();
    let (solver, mut random) = (solver(), Scrambler::new(11));
    for _ in 0..300 {
        let steps = 1 + random.below(60) as usize;
        let (walk, scramble) = random.walk(&target, steps);
        let played = walk.reversed();
        let analysis = analyze(
            &solver,
            &Request::try_from(scramble).unwrap(),
            &played,
            &mut Silent,
        )
        .unwrap();
        check(&analysis, &truth);
    }
}

#[test]
fn the_identity_holds_on_a_thousand_random_walks() {
    let target = Home::blank_last(Shape::FOUR).board();
    let (solver, mut random) = (solver(), Scrambler::new(12));
    for round in 0..1000_usize {
        let steps = 1 + random.below(24 + (round % 10) as u32) as usize;
        let (walk, scramble) = random.walk(&target, steps);
        let request = Request::try_from(scramble).unwrap();
        let analysis = analyze(&solver, &request, &walk.reversed(), &mut Silent).unwrap();
        let (optimal, bad) = (analysis.optimal().unwrap(), analysis.bad().unwrap());
        assert_eq!(steps as u32, optimal + 2 * bad);
        assert_eq!(analysis.bad_moves.len() as u32, bad);
        if round % 20 == 0 {
            // A whole solve with another heuristic and search finds the same length.
            let other = request
                .heuristic("md+lc".parse().unwrap())
                .search("ida".parse().unwrap());
            let report = solver.solve(&other).unwrap();
            assert_eq!(report.upper_bound, optimal);
        }
    }
}

#[test]
fn levels_of_3x3_are_those_of_breadth_first_search() {
    let goal: Vec<u8> = vec![1, 2, 3, 4, 5, 6, 7, 8, 0];
    let mut counts = vec![0; 32];
    for distance in oracle::distances(&goal, 3, 3).into_values() {
        counts[distance as usize] += 1;
    }
    assert_eq!(levels(Home::blank_last(Shape::THREE)).unwrap(), counts);
}

#[test]
fn levels_of_4x4_are_those_published() {
    let text = include_str!("../../../crates/loyd/data/levels_4x4.csv");
    let levels = levels(Home::blank_first(Shape::FOUR)).unwrap();
    assert_eq!(levels.len(), text.lines().skip(1).count());
    let mut sum = 0;
    for (row, count) in text.lines().skip(1).zip(levels) {
        let published: Vec<u64> = row.split(',').map(|cell| cell.parse().unwrap()).collect();
        sum += count;
        assert_eq!(published[1..], [*count, sum], "distance {}", published[0]);
    }
}

#[test]
fn the_first_levels_of_4x4_are_those_of_breadth_first_search() {
    const DEPTH: u32 = 14;
    let goal: Vec<u8> = (1..16).chain([0]).collect();
    let mut counts = [0; DEPTH as usize + 1];
    for distance in oracle::within(&goal, 4, 4, DEPTH).into_values() {
        counts[distance as usize] += 1;
    }
    let levels = levels(Home::blank_last(Shape::FOUR)).unwrap();
    assert_eq!(levels[..counts.len()], counts);
}

#[test]
fn wrong_solutions_are_told_where() {
    let solver = solver();
    let request = Request::try_from("1 2 3/4 5 6/0 7 8".parse::<Board>().unwrap()).unwrap();
    let wrong = |played: &str| {
        analyze(&solver, &request, &played.parse().unwrap(), &mut Silent).unwrap_err()
    };
    let AnalyzeError::Illegal(illegal) = wrong("LRR") else {
        panic!("the third move is impossible");
    };
    assert_eq!(illegal.index, 2);
    assert!(matches!(wrong("L"), AnalyzeError::NotSolved { .. }));

    let goal = Home::blank_last(Shape::THREE).board();
    let played: Path = "DLLL".parse().unwrap();
    // Two L are undone; before a third the blank would have been outside.
    assert_eq!(scramble_of(&played, &goal).unwrap_err().index + 1, 2);
    let alone: Path = "L2".parse().unwrap();
    assert_eq!(
        scramble_of(&alone, &goal).unwrap(),
        "1 2 3/4 5 6/0 7 8".parse().unwrap()
    );
}

/// Stops everything after some pulses.
struct StopAfterPulses(u32);

impl Observer for StopAfterPulses {
    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        self.0 = self.0.saturating_sub(1);
        if self.0 == 0 {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

#[test]
fn a_limit_leaves_the_end_exact_and_the_bounds_true() {
    let goal: Vec<u8> = vec![1, 2, 3, 4, 5, 6, 7, 8, 0];
    let truth = oracle::distances(&goal, 3, 3);
    let target = Home::blank_last(Shape::THREE).board();
    let (solver, mut random) = (solver(), Scrambler::new(13));
    let (walk, scramble) = random.walk(&target, 60);
    let mut stopped = 0;
    for pulses in 1..60 {
        let mut observer = StopAfterPulses(pulses);
        let request = Request::try_from(scramble).unwrap();
        let analysis = analyze(&solver, &request, &walk.reversed(), &mut observer).unwrap();
        let boards = walk.reversed().boards(&scramble).unwrap();
        let unknown = analysis
            .distances
            .iter()
            .take_while(|d| d.is_none())
            .count();
        for (board, distance) in boards.iter().zip(&analysis.distances).skip(unknown) {
            assert_eq!(*distance, Some(truth[board.tiles()]));
        }
        let optimal = truth[scramble.tiles()];
        assert!((analysis.lower_bound..=analysis.upper_bound).contains(&optimal));
        stopped += usize::from(!analysis.is_complete());
    }
    assert!(stopped > 10, "{stopped}");
}

/// Stops the searches of the boards along a solution, but not the one before them.
struct StopsParts(bool);

impl Observer for StopsParts {
    fn part(&mut self, _: usize, _: usize) {
        self.0 = true;
    }

    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        if self.0 {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

/// A board of 36 moves, by `loyd scramble --size 5x5 --length 36 --seed 1`.
#[test]
fn how_much_was_lost_on_a_large_board_is_known_before_where() {
    let scramble = "1 3 8 4 5/11 2 19 9 10/16 6 0 14 15/7 13 17 12 20/21 18 22 23 24";
    let scramble: Board = scramble.parse().unwrap();
    let request = Request::try_from(scramble).unwrap();
    let solver = solver();
    let shortest = solver.solve(&request).unwrap().path;
    assert_eq!(shortest.len(), 36);
    let analyzed = |played: &Path| {
        let mut observer = StopsParts(false);
        let analysis = analyze(&solver, &request, played, &mut observer).unwrap();
        (analysis, observer.0)
    };
    // There and back before a shortest solution.
    let first = shortest.slides()[0];
    let detour: Path = [first, first.opposite()]
        .iter()
        .chain(shortest.slides())
        .copied()
        .collect();
    let (detour, searched_along) = analyzed(&detour);
    assert!(searched_along);
    assert_eq!(detour.to_string(), "38 = 36 + 2x1");
    assert!(!detour.is_complete());
    assert_eq!(detour.distances[0], None);
    assert_eq!(detour.distances[38], Some(0));
    // The moves of a shortest solution need not be searched one by one.
    let (straight, searched_along) = analyzed(&shortest);
    assert!(!searched_along && straight.is_complete());
    assert_eq!(straight.to_string(), "36 = 36 + 2x0");
    assert!(
        straight
            .distances
            .iter()
            .copied()
            .eq((0..=36).rev().map(Some))
    );
    assert_eq!(straight.bad_moves, []);
}

/// An analysis that a limit stops knows at least the first bound of a search, so that
/// the two do not disagree about a board.
#[test]
fn an_analysis_knows_what_a_search_begins_with() {
    let solver = solver();
    let mut stronger = 0;
    for (index, text) in [
        "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0",
        "14 5 9 2 18/8 23 19 12 17/15 0 10 20 4/6 11 21 1 7/24 3 16 22 13",
        "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1",
        "0 12 8 3/14 15 7 4/11 13 6 2/10 9 5 1",
    ]
    .into_iter()
    .enumerate()
    {
        let request = Request::try_from(text.parse::<Board>().unwrap())
            .unwrap()
            .limits(Limits::default().nodes(Some(0)));
        let begins = solver.solve(&request).unwrap();
        let analysis = analyze(&solver, &request, &begins.path, &mut StopAfterPulses(1)).unwrap();
        assert_eq!(analysis.optimal(), None, "{text}");
        assert!(analysis.lower_bound >= begins.lower_bound, "{text}");
        assert!(analysis.upper_bound <= begins.upper_bound, "{text}");
        if index >= 2 {
            // Published and proved elsewhere: both have 68 moves.
            assert!(analysis.lower_bound <= 68, "{text}");
        }
        let conflict = HeuristicSpec::LinearConflict;
        let puzzle = request.puzzle;
        let weak = solver.estimate(&puzzle, &conflict).unwrap().ceiling();
        stronger += usize::from(analysis.lower_bound > weak + 1);
    }
    assert!(stronger > 0, "the boards do not tell the two apart");
}

#[test]
fn summaries_count_losses_and_luck() {
    let solver = solver();
    let mut summary = Summary::default();
    assert_eq!((summary.median_loss(), summary.luck()), (None, None));
    for played in ["L", "RLL", "RDULL", "L"] {
        summary.add(&analysis(&solver, "1 2 3/4 5 6/7 0 8", played));
    }
    assert_eq!(
        (summary.solves, summary.played, summary.optimal),
        (4, 10, 4)
    );
    assert_eq!(
        Vec::from_iter(summary.losses.clone()),
        [(0, 2), (2, 1), (4, 1)]
    );
    assert_eq!(summary.median_loss(), Some(1.0));
    // Only the goal itself is shorter than one move.
    let luck = summary.luck().unwrap();
    assert!((luck - 1.0 / 181_440.0).abs() < 1e-12);
}

#[test]
fn hints_name_every_best_move() {
    let goal: Vec<u8> = vec![1, 2, 3, 4, 5, 6, 7, 8, 0];
    let truth = oracle::distances(&goal, 3, 3);
    let target = Home::blank_last(Shape::THREE).board();
    let (solver, mut random) = (solver(), Scrambler::new(14));
    for round in 0..200 {
        let board = if round == 0 {
            target
        } else {
            random.uniform(&target)
        };
        let distance = truth[board.tiles()];
        let hint = hint(&solver, &Request::try_from(board).unwrap(), &mut Silent).unwrap();
        assert_eq!(hint.report.upper_bound, distance);
        assert_eq!(hint.moves(3).len(), 3.min(distance as usize));
        assert_eq!(hint.first_moves.len(), board.slides().count());
        for first in &hint.first_moves {
            let next = board.after(first.slide).unwrap();
            let through = truth[next.tiles()] + 1;
            assert_eq!(first.length, Some(through));
            assert_eq!(first.best, Some(through == distance));
            assert_eq!(next.tile(board.blank()), first.tile);
        }
    }
}

#[test]
fn a_hint_within_a_budget_says_what_it_knows() {
    let board: Board = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1".parse().unwrap();
    let request = Request::new(Puzzle::new(board, &Goal::BlankLast).unwrap())
        .limits(Limits::default().nodes(Some(1_000)));
    let hint = hint(&solver(), &request, &mut Silent).unwrap();
    assert_eq!(hint.report.guarantee, Guarantee::Limit);
    assert!(hint.report.lower_bound <= 68 && 68 <= hint.report.upper_bound);
    assert_eq!(hint.moves(5).len(), 5);
    assert!(hint.first_moves.iter().all(|first| first.best.is_none()));
    assert!(!hint.is_complete());
}
