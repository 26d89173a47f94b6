//! Reference boards: the worked examples of the Java original (mwong510ca), and
//! that the bounds they give are never too large.

use std::sync::Arc;

use loyd::pattern::BuildInMemory;
use loyd::puzzle::{Board, Goal, PackedBoard, Puzzle, Scrambler};
use loyd::reference::{Entry, Hit, Index, Known, Orientation, Slot, Thresholds};
use loyd::search::Limits;
use loyd::spec::HeuristicSpec;
use loyd::{Guarantee, References, Report, Request, Solver};
use loyd_tests::solver;

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

fn packed(board: &Board) -> PackedBoard {
    PackedBoard::try_from(board).expect("4x4")
}

/// An entry whose corner board has this exact distance.
fn corner(text: &str, distance: u8) -> Entry {
    let known = [0, 1, 2, 3].map(|steps| Known {
        distance: distance - steps,
        exact: steps == 0,
        prefix: None,
    });
    let slot = Slot::of(packed(&board(text)));
    assert_eq!(slot.step, 0);
    Entry::new(slot.corner, known).expect("a sound entry")
}

fn index(entries: impl IntoIterator<Item = Entry>) -> Index {
    let (index, refused) = Index::new(entries);
    assert!(refused.is_empty(), "{refused:?}");
    index
}

#[test]
fn advanced_estimates_around_an_eighty_move_board() {
    let index = index([corner("0 15 9 13/11 12 10 14/3 7 6 2/4 8 5 1", 80)]);
    // The original, which compares no mirror images, has 77 for the first and 74
    // for the third. The reference's mirror image is one slide from the first and
    // two from the third, so we have 79 and 78, which are the true distances.
    for (text, plain, expected) in [
        ("11 0 9 13/12 15 10 14/3 7 6 2/4 8 5 1", 67, 79),
        ("0 15 9 13/11 12 10 14/3 7 6 2/4 8 5 1", 66, 80),
        ("12 11 9 13/3 15 10 14/0 7 6 2/4 8 5 1", 66, 78),
        ("11 15 9 13/12 10 14 2/3 7 6 0/4 8 5 1", 65, 75),
    ] {
        let lift = index.lift(packed(&board(text)), plain, Thresholds::default());
        assert_eq!((lift.plain, lift.lifted), (plain, expected), "{text}");
    }
}

#[test]
fn the_first_worked_example() {
    let index = index([
        corner("12 15 8 0/11 10 4 3/13 7 6 2/14 9 5 1", 67),
        corner("12 15 4 0/11 10 3 8/14 13 6 2/9 5 7 1", 65),
    ]);
    let start = packed(&board("12 15 4 8/11 0 10 3/14 13 6 2/9 5 7 1"));
    let lift = index.lift(start, 52, Thresholds::default());
    // The second reference promises more and is tried first. After that, the first one,
    // which gives 56, is out of range.
    assert_eq!((lift.lifted, lift.reviewed), (62, 4));
    assert_eq!(lift.out_of_range, 3);
}

#[test]
fn the_second_worked_example() {
    let index = index([
        // The picture lacks a tile here; only 5 is missing.
        corner("0 15 4 8/12 11 7 3/10 14 6 2/9 13 5 1", 68),
        corner("0 12 8 3/14 15 7 4/11 13 6 2/10 9 5 1", 68),
        corner("0 15 8 3/12 14 7 4/11 13 6 2/10 9 5 1", 70),
        corner("0 15 4 8/12 14 7 3/11 13 6 2/10 9 5 1", 68),
        corner("12 15 8 0/14 7 4 3/11 13 6 2/10 9 5 1", 69),
    ]);
    let start = packed(&board("12 15 4 8/14 7 6 3/11 13 0 2/10 9 5 1"));
    let lift = index.lift(start, 52, Thresholds::default());
    assert_eq!(lift.lifted, 66);
}

#[test]
fn easy_and_distant_boards_are_left_alone() {
    let index = index([corner("0 15 9 13/11 12 10 14/3 7 6 2/4 8 5 1", 80)]);
    let near = packed(&board("11 15 9 13/12 10 14 2/3 7 6 0/4 8 5 1"));
    let lift = index.lift(near, 29, Thresholds::default());
    assert_eq!((lift.lifted, lift.reviewed), (29, 0));
    let far = packed(&Orientation::home().board());
    let lift = index.lift(far, 40, Thresholds::default());
    assert_eq!(lift.lifted, 40);
    let narrow = Thresholds {
        farthest: 2,
        ..Thresholds::default()
    };
    assert_eq!(index.lift(near, 65, narrow).lifted, 65);
}

/// A solver with small tables, and one with references as well.
struct Pair {
    plain: Solver,
    advanced: Solver,
}

impl Pair {
    fn new(index: Index) -> Pair {
        let solver = || Solver::with_tables(Box::new(BuildInMemory::default()));
        Pair {
            plain: solver(),
            advanced: solver().with_references(Box::new(Arc::new(index))),
        }
    }
}

fn request(start: Board, heuristic: &str) -> Request {
    Request::try_from(start)
        .unwrap()
        .heuristic(heuristic.parse::<HeuristicSpec>().expect("a heuristic"))
}

fn solve(solver: &Solver, start: Board) -> Report {
    solver
        .solve(&request(start, "pdb:6-6-3-best"))
        .expect("solvable")
}

/// Boards at distances that the small tables solve at once.
fn walked(count: usize, steps: usize, seed: u64) -> Vec<Board> {
    let goal = Orientation::home().board();
    let mut scrambler = Scrambler::new(seed);
    (0..count).map(|_| scrambler.walk(&goal, steps).1).collect()
}

/// Entries of solved boards, exact where they were solved.
fn learned(solver: &Solver, boards: &[Board]) -> Vec<Entry> {
    let learn = |start: &Board| {
        let report = solve(solver, *start);
        assert_eq!(report.guarantee, Guarantee::Optimal);
        Entry::solved(packed(start), &report.path).expect("a sound entry")
    };
    boards.iter().map(learn).collect()
}

#[test]
fn lifted_bounds_never_exceed_the_distance() {
    check_lifted_bounds(200, 10);
}

#[test]
#[ignore = "takes minutes"]
fn lifted_bounds_never_exceed_the_distance_in_full() {
    check_lifted_bounds(250, 400);
}

fn check_lifted_bounds(references: usize, around: usize) {
    let plain = solver();
    let homes = walked(references, 60, 41);
    let all = Thresholds {
        least_estimate: 0,
        farthest: 40,
        node_budget: 20_000,
    };
    let index = index(learned(&plain, &homes));
    let mut scrambler = Scrambler::new(42);
    let (mut checked, mut raised) = (0_u32, 0_u32);
    for home in &homes {
        for number in 0..around {
            let (_, start) = scrambler.walk(home, 1 + number % 24);
            let report = solve(&plain, start);
            let puzzle = Puzzle::new(start, &Goal::BlankLast).expect("solvable");
            let estimate = plain
                .estimate(&puzzle, &HeuristicSpec::Manhattan)
                .expect("md")
                .ceiling();
            let lift = index.lift(packed(&start), estimate, all);
            assert!(
                lift.lifted <= report.lower_bound,
                "{start}: {} lifted to {} but {} away",
                lift.plain,
                lift.lifted,
                report.lower_bound
            );
            if let Some(Hit {
                distance,
                exact: true,
                ..
            }) = lift.hit
            {
                assert_eq!(distance, report.lower_bound, "{start}");
            }
            checked += 1;
            raised += u32::from(lift.lifted > lift.plain + 1);
        }
    }
    assert!(raised * 4 > checked, "{raised} of {checked} were raised");
}

#[test]
fn answers_stay_shortest_with_references() {
    let plain = solver();
    let homes = walked(60, 90, 7);
    let pair = Pair::new(index(learned(&plain, &homes)));
    let mut scrambler = Scrambler::new(8);
    for home in &homes {
        let starts = [*home, scrambler.walk(home, 3).1, scrambler.walk(home, 8).1];
        for start in starts {
            let advanced = solve(&pair.advanced, start);
            assert_eq!(advanced.guarantee, Guarantee::Optimal);
            assert_eq!(advanced.path.len(), solve(&pair.plain, start).path.len());
            assert!(advanced.lift.is_some());
        }
        // The board itself is solved starting with its stored prefix.
        let lift = solve(&pair.advanced, *home).lift.expect("asked");
        assert!(lift.hit.is_some_and(|hit| hit.exact), "{home}");
    }
}

#[test]
fn every_corner_and_naming_is_served() {
    let plain = solver();
    let homes = walked(12, 80, 17);
    let pair = Pair::new(index(learned(&plain, &homes)));
    for home in &homes {
        // A rotation by 180 degrees, with the tiles renamed for the other goal.
        let turned = loyd::puzzle::Symmetry::Rotate180.image(home, Orientation::home());
        let asked = Request::new(Puzzle::new(turned, &Goal::BlankFirst).expect("solvable"))
            .heuristic("pdb:6-6-3-best".parse().expect("a name"));
        let report = pair.advanced.solve(&asked).expect("solvable");
        assert_eq!(report.path.len(), solve(&pair.plain, *home).path.len());
        let hit = report
            .lift
            .and_then(|lift| lift.hit)
            .expect("the same board");
        assert!(hit.exact);
    }
}

#[test]
fn modes_limits_and_all_solutions() {
    let plain = solver();
    let homes = walked(5, 80, 27);
    let pair = Pair::new(index(learned(&plain, &homes)));
    let home = homes[0];
    let length = solve(&pair.plain, home).path.len() as u32;
    let ask = |references, limits| {
        let asked = request(home, "pdb:6-6-3-best")
            .references(references)
            .limits(limits);
        pair.advanced.solve(&asked).expect("solvable")
    };
    let standard = ask(References::Compare, Limits::default());
    assert_eq!(standard.lift.expect("compared").lifted, length);
    assert_eq!(standard.stats, solve(&pair.plain, home).stats);
    assert!(ask(References::Ignore, Limits::default()).lift.is_none());
    let few = Limits::default().nodes(Some(10));
    // What is known stays known when the search is stopped.
    let stopped = ask(References::Use, few);
    assert_eq!(stopped.lower_bound, length);
    let every = Limits::default().solutions(Some(usize::MAX));
    let all = ask(References::Use, every).all.expect("asked for");
    let expected = pair
        .plain
        .solve(&request(home, "pdb:6-6-3-best").limits(every));
    let expected = expected.expect("solvable").all.expect("asked for");
    assert_eq!(all.paths.len(), expected.paths.len());
}

#[test]
fn a_beginning_that_leads_astray_is_noticed() {
    // The distance is right, the slides are not.
    let home = walked(1, 80, 37)[0];
    let right = solve(&solver(), home);
    let slot = Slot::of(packed(&home));
    let mut known = *learned(&solver(), &[home])[0].known();
    let astray = known[slot.step].prefix.expect("long enough").slides();
    let back = astray.map(loyd::puzzle::Slide::opposite);
    let wrong = [
        astray[0], back[0], astray[0], back[0], astray[0], back[0], astray[0], back[0],
    ];
    known[slot.step].prefix = loyd::reference::Prefix::of(&wrong.into_iter().collect());
    let entry = Entry::new(slot.corner, known).expect("nothing contradicts it");
    let pair = Pair::new(index([entry]));
    let report = solve(&pair.advanced, home);
    assert_eq!(report.path.len(), right.path.len());
    assert_eq!(report.guarantee, Guarantee::Optimal);
    assert_eq!(report.lower_bound as usize, right.path.len());
}

/// A source must not provide entries that are not proved. If it does, a solution below
/// the bound reveals it, and the board is solved without references. Two different
/// paths between two boards make a cycle, and no cycle has fewer than twelve slides. So
/// a board that is two slides away has no other solution of up to eight, and a search
/// up to that bound must find the short one.
#[test]
fn distances_that_an_answer_contradicts_are_not_believed() {
    let home = board("1 2 3 4/5 6 7 8/9 10 0 12/13 14 11 15");
    let slot = Slot::of(packed(&home));
    for (distance, exact) in [(4, true), (6, true), (8, true), (4, false), (8, false)] {
        let known = [0, 1, 2, 3].map(|step: usize| Known {
            distance: distance - step.abs_diff(slot.step) as u8,
            exact: exact && step == slot.step,
            prefix: None,
        });
        let entry = Entry::new(slot.corner, known).expect("nothing contradicts it");
        let pair = Pair::new(index([entry]));
        for heuristic in ["pdb:6-6-3-best", "md"] {
            let asked = request(home, heuristic);
            let report = pair.advanced.solve(&asked).expect("solvable");
            assert_eq!(report.lift, None);
            assert_eq!(report.guarantee, Guarantee::Optimal);
            assert_eq!((report.path.len(), report.lower_bound), (2, 2));
        }
    }
}

/// The search that revealed a wrong bound has found a solution. If the nodes end before
/// another is found without references, that one is reported, with no bound of theirs.
#[test]
fn the_solution_that_reveals_a_wrong_bound_is_kept() {
    let home = board("5 1 14 11/10 3 4 13/15 2 0 6/12 7 8 9");
    let (distance, claimed) = (52, 54);
    let slot = Slot::of(packed(&home));
    let known = [0, 1, 2, 3].map(|step: usize| Known {
        distance: claimed - step.abs_diff(slot.step) as u8,
        exact: step == slot.step,
        prefix: None,
    });
    let entry = Entry::new(slot.corner, known).expect("nothing contradicts it");
    let pair = Pair::new(index([entry]));
    let limited = |solver: &Solver, limits: Limits| {
        let asked = request(home, "pdb:6-6-3-best").limits(limits);
        solver.solve(&asked).expect("solvable")
    };
    let from_claimed = Limits::default().first_bound(Some(claimed.into()));
    let revealing = limited(&pair.plain, from_claimed);
    assert_eq!(revealing.path.len(), distance, "below the length claimed");
    let after = |nodes: u64| Limits::default().nodes(Some(nodes));
    // What is reported if nothing has been found.
    assert!(limited(&pair.plain, after(1)).path.len() > distance);
    let report = limited(&pair.advanced, after(revealing.stats.generated + 1));
    assert_eq!(report.path.len(), distance);
    assert!(report.lower_bound as usize <= distance);
    assert_eq!((report.lift, report.guarantee), (None, Guarantee::Limit));
}
