//! Every heuristic on the boards of 3x3, 2x4 and 4x2: what it declares is true.
//!
//! The list of heuristics comes from the table of names, so a new one is tested
//! as soon as it has a name. 2x4 and 4x2 are there because the paper's
//! linear-conflict rule, though inadmissible, never overestimates on 3x3: a row
//! of three leaves it no room to.

use std::collections::HashMap;

use loyd::HeuristicVisitor;
use loyd::heuristic::{Heuristic, Properties, Step};
use loyd::puzzle::{Board, Goal, Home, Puzzle, Scrambler, Shape, Slide};
use loyd::spec::{HeuristicSpec, PdbSpec};
use loyd_tests::solver;

/// Goals with the blank last, first, inside, and in any order.
const GOALS: [(usize, usize, &[u8]); 10] = [
    (3, 3, &[1, 2, 3, 4, 5, 6, 7, 8, 0]),
    (3, 3, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
    (3, 3, &[1, 2, 3, 8, 0, 4, 7, 6, 5]),
    (3, 3, &[8, 3, 5, 0, 1, 7, 2, 6, 4]),
    (2, 4, &[1, 2, 3, 4, 5, 6, 7, 0]),
    (2, 4, &[0, 1, 2, 3, 4, 5, 6, 7]),
    (2, 4, &[5, 1, 0, 7, 3, 2, 4, 6]),
    (4, 2, &[1, 2, 3, 4, 5, 6, 7, 0]),
    (4, 2, &[0, 1, 2, 3, 4, 5, 6, 7]),
    (4, 2, &[4, 1, 7, 2, 0, 3, 6, 5]),
];

/// What was seen of a heuristic on all boards.
#[derive(Debug, Default)]
struct Seen {
    overestimates: usize,
    jumps: usize,
    wrong_steps: usize,
    wrong_zeros: usize,
}

/// A board with its distance, and the numbers of the boards after each slide.
struct Numbered {
    board: Board,
    distance: u32,
    next: [Option<usize>; 4],
}

/// Numbers all boards, so that they are looked up once and not for every heuristic.
fn numbered(boards: &[(Board, u32)]) -> Vec<Numbered> {
    let numbers: HashMap<&Board, usize> = boards.iter().map(|(board, _)| board).zip(0..).collect();
    let number = |board: Board| numbers[&board];
    let with_next = |&(board, distance): &(Board, u32)| Numbered {
        board,
        distance,
        next: Slide::ALL.map(|slide| board.after(slide).map(number)),
    };
    boards.iter().map(with_next).collect()
}

/// All boards, and how many of them one is judged for.
struct Look<'a> {
    boards: &'a [Numbered],
    every: usize,
}

impl HeuristicVisitor for Look<'_> {
    type Output = (Properties, Seen);

    fn visit<H: Heuristic>(self, heuristic: &H) -> (Properties, Seen) {
        let mut seen = Seen::default();
        // Once for each board that is judged, and for its neighbours when they are needed.
        let mut memos: Vec<Option<H::Memo>> = vec![None; self.boards.len()];
        let mut memo_of = |number: usize| {
            let start = || heuristic.start(self.boards[number].board.cells());
            *memos[number].get_or_insert_with(start)
        };
        for (number, one) in self.boards.iter().enumerate().step_by(self.every) {
            let (board, distance) = (&one.board, one.distance);
            let memo = memo_of(number);
            let estimate = heuristic.estimate(memo);
            seen.overestimates += usize::from(estimate > distance * H::UNIT);
            seen.wrong_zeros += usize::from((estimate == 0) != (distance == 0));
            for (slide, number) in Slide::ALL.into_iter().zip(one.next) {
                let Some(number) = number else {
                    continue;
                };
                let next = &self.boards[number].board;
                let step = Step {
                    tile: next.tile(board.blank()),
                    from: next.blank() as u8,
                    to: board.blank() as u8,
                    slide,
                };
                let stepped = heuristic.estimate(heuristic.step(memo, next.cells(), step));
                let fresh = heuristic.estimate(memo_of(number));
                seen.wrong_steps += usize::from(stepped != fresh);
                seen.jumps += usize::from(fresh.abs_diff(estimate) > H::UNIT);
            }
        }
        (heuristic.properties(), seen)
    }
}

/// Two goals of 3x3 with one of seven boards, and every board of 2x4 and 4x2.
#[test]
fn declared_properties_hold() {
    check_declared_properties(&GOALS[2..], 7);
}

#[test]
#[ignore = "takes minutes"]
fn declared_properties_hold_on_every_board() {
    check_declared_properties(&GOALS, 1);
}

/// Checks what every heuristic declares, on one of `every` boards of 3x3.
fn check_declared_properties(goals: &[(usize, usize, &[u8])], every: usize) {
    let solver = solver();
    let mut totals: Vec<(HeuristicSpec, Properties, Seen)> = Vec::new();
    for &(rows, cols, tiles) in goals {
        let shape = Shape::new(rows, cols).unwrap();
        let goal = Board::new(shape, tiles).unwrap();
        let distances = oracle::distances(tiles, rows, cols);
        assert_eq!(distances.len(), if rows == 3 { 181_440 } else { 20_160 });
        let boards: Vec<(Board, u32)> = distances
            .iter()
            .map(|(list, &distance)| {
                let start = Board::new(shape, list).unwrap();
                let puzzle = Puzzle::new(start, &Goal::Board(goal)).unwrap();
                (puzzle.canonical_start(), distance)
            })
            .collect();
        let boards = numbered(&boards);
        let home = Home::new(shape, goal.blank());
        for spec in crate::library::heuristics(shape.cells()) {
            let look = Look {
                boards: &boards,
                every: if rows == 3 { every } else { 1 },
            };
            let (declared, seen) = solver.with_heuristic(&spec, home, look).unwrap();
            let name = format!("{spec}, {shape}, goal {goal}: {seen:?}");
            assert_eq!(seen.wrong_steps, 0, "{name}");
            assert_eq!(seen.wrong_zeros, 0, "{name}");
            assert!(!declared.admissible || seen.overestimates == 0, "{name}");
            assert!(!declared.consistent || seen.jumps == 0, "{name}");
            totals.push((spec.clone(), declared, seen));
        }
    }
    // A heuristic that has a property it does not declare is declared wrongly too.
    // Pattern databases are judged by their kind, whatever the groups.
    let kind = |spec: &HeuristicSpec| match spec {
        HeuristicSpec::Pdb(pdb) => HeuristicSpec::Pdb(PdbSpec {
            partition: String::new(),
            ..pdb.clone()
        }),
        other => other.clone(),
    };
    for spec in crate::library::heuristics(9) {
        let of_spec = || totals.iter().filter(|(s, _, _)| kind(s) == kind(&spec));
        let over: usize = of_spec().map(|(_, _, seen)| seen.overestimates).sum();
        let jumps: usize = of_spec().map(|(_, _, seen)| seen.jumps).sum();
        for (_, declared, _) in of_spec() {
            assert_eq!(
                declared.admissible,
                over == 0,
                "{spec} overestimates {over} times"
            );
            assert_eq!(
                declared.consistent,
                jumps == 0,
                "{spec} jumps {jumps} times"
            );
        }
    }
}

#[test]
fn the_papers_conflict_rule_overestimates_on_4x4() {
    let board: Board = "1 2 11 3/5 6 15 4/9 10 7 0/13 14 12 8".parse().unwrap();
    let goal = Home::blank_last(Shape::FOUR).board();
    assert_eq!(oracle::between(board.tiles(), goal.tiles(), 4, 4), 13);
    let puzzle = Puzzle::new(board, &Goal::BlankLast).unwrap();
    let estimate = |spec| solver().estimate(&puzzle, &spec).unwrap().units;
    assert_eq!(estimate(HeuristicSpec::PaperLinearConflict), 15);
    assert_eq!(estimate(HeuristicSpec::LinearConflict), 13);
}

#[test]
fn steps_equal_fresh_starts_on_every_shape() {
    struct Walk {
        board: Board,
        seed: u64,
    }
    impl HeuristicVisitor for Walk {
        type Output = ();
        fn visit<H: Heuristic>(self, heuristic: &H) {
            let mut scrambler = Scrambler::new(self.seed);
            let (path, _) = scrambler.walk(&self.board, 400);
            let mut board = self.board;
            let mut memo = heuristic.start(board.cells());
            for &slide in path.slides() {
                let next = board.after(slide).unwrap();
                let step = Step {
                    tile: next.tile(board.blank()),
                    from: next.blank() as u8,
                    to: board.blank() as u8,
                    slide,
                };
                memo = heuristic.step(memo, next.cells(), step);
                let fresh = heuristic.start(next.cells());
                assert_eq!(heuristic.estimate(memo), heuristic.estimate(fresh));
                board = next;
            }
        }
    }
    let solver = solver();
    for (seed, shape) in Shape::all().enumerate() {
        for blank in [0, shape.cells() - 1, shape.cells() / 2] {
            let home = Home::new(shape, blank);
            for spec in HeuristicSpec::concrete() {
                let walk = Walk {
                    board: home.board(),
                    seed: seed as u64,
                };
                let supported = solver.with_heuristic(&spec, home, walk).is_ok();
                let small = shape.rows() <= 4 && shape.cols() <= 4;
                let walking = ["wd", "wd,md+lc", "hh"].contains(&spec.to_string().as_str());
                assert_eq!(supported, small || !walking, "{spec} on {shape}");
            }
        }
    }
}
