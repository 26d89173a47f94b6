//! Heuristics that break their contract are refused by every search, at once and without taking
//! memory for huge estimates.

use loyd::heuristic::{
    GREATEST_ESTIMATE, Heuristic, HeuristicError, Manhattan, MultiTileBounds, MultiTileManhattan,
    Properties, Step, Weight,
};
use loyd::puzzle::{Board, Cells, Home, Puzzle};
use loyd::search::{
    Discrepancy, End, Limits, Outcome, Problem, Silent, a_star, ba_star, ba_star_deepest,
    bidirectional, dibbs, focal_discrepancy_search, focal_search, ida_star, ida_star_multi_tile,
    ua_star,
};

/// Manhattan distance, but for some boards.
struct Odd {
    manhattan: Manhattan,
    /// What is estimated if the tile on the last cell is 1.
    of_one_last: u32,
    /// Added to every estimate.
    more: u32,
}

impl Heuristic for Odd {
    type Memo = (<Manhattan as Heuristic>::Memo, bool);

    fn properties(&self) -> Properties {
        Properties::NONE
    }

    fn start(&self, cells: &Cells) -> Self::Memo {
        (self.manhattan.start(cells), cells[8] == 1)
    }

    fn step(&self, memo: Self::Memo, cells: &Cells, step: Step) -> Self::Memo {
        let manhattan = self.manhattan.step(memo.0, cells, step);
        (manhattan, cells[8] == 1)
    }

    fn estimate(&self, (memo, is_one_last): Self::Memo) -> u32 {
        if is_one_last {
            return self.of_one_last;
        }
        self.manhattan.estimate(memo) + self.more
    }
}

/// A good heuristic, which every search has beside the odd one.
fn good(home: Home) -> Manhattan {
    Manhattan::new(home)
}

type Search = fn(&Problem, &Odd, Home) -> Result<Outcome, HeuristicError>;

/// Every search that takes heuristics of its caller.
const SEARCHES: [(&str, Search); 9] = [
    ("ida", |p, odd, _| {
        ida_star(p, odd, Limits::default(), &mut Silent)
    }),
    ("astar", |p, odd, _| {
        a_star(p, odd, Limits::default(), &mut Silent)
    }),
    ("bidirectional", |p, odd, back| {
        bidirectional(p, odd, &good(back), Limits::default(), &mut Silent)
    }),
    ("dibbs", |p, odd, back| {
        dibbs(p, odd, &good(back), Limits::default(), &mut Silent)
    }),
    ("ua", |p, odd, _| {
        ua_star(p, odd, Limits::default(), &mut Silent)
    }),
    ("ba", |p, odd, back| {
        ba_star(p, odd, &good(back), Limits::default(), &mut Silent)
    }),
    ("ba-deepest", |p, odd, back| {
        ba_star_deepest(p, odd, &good(back), Limits::default(), &mut Silent)
    }),
    ("focal", |p, odd, _| {
        let (order, weight) = (good(p.home), Weight::ONE);
        focal_search(p, odd, &order, weight, Limits::default(), &mut Silent)
    }),
    ("fds", |p, odd, _| {
        let (order, rule) = (good(p.home), (Discrepancy::Best, Weight::ONE));
        focal_discrepancy_search(
            p,
            odd,
            (&order, &order),
            rule,
            Limits::default(),
            &mut Silent,
        )
    }),
];

fn problem(text: &str) -> Problem {
    let board: Board = text.parse().expect("a board");
    Problem::from(&Puzzle::try_from(board).expect("solvable"))
}

/// The home of a search towards the start.
fn backward_home(problem: &Problem) -> Home {
    Home::new(problem.home.shape(), problem.start.blank())
}

fn odd(problem: &Problem, of_one_last: u32, more: u32) -> Odd {
    Odd {
        manhattan: good(problem.home),
        of_one_last,
        more,
    }
}

#[test]
fn estimates_that_are_too_large() {
    // A move away from a board with 1 on its last cell, and far from the goal.
    for start in ["8 6 7/2 5 4/3 1 0", "8 6 7/2 5 4/3 0 1"] {
        let problem = problem(start);
        for value in [GREATEST_ESTIMATE + 1, u32::MAX / 2, u32::MAX] {
            let odd = odd(&problem, value, 0);
            for (name, search) in SEARCHES {
                let error = search(&problem, &odd, backward_home(&problem)).expect_err(name);
                assert!(matches!(error, HeuristicError::TooLarge(_)), "{name}");
                let said = error.to_string();
                assert!(said.ends_with("the greatest is 1000000"), "{name}: {said}");
            }
        }
    }
}

#[test]
fn the_greatest_estimate_is_only_a_large_one() {
    let problem = problem("8 6 7/2 5 4/3 1 0");
    let odd = odd(&problem, GREATEST_ESTIMATE, 0);
    for (name, search) in SEARCHES {
        let outcome = search(&problem, &odd, backward_home(&problem)).expect(name);
        let End::Solved(paths) = outcome.end else {
            panic!("{name} has no limit");
        };
        let end = problem.start.apply(&paths[0]).expect("a path");
        assert_eq!(end, problem.home.board(), "{name}");
    }
}

#[test]
fn goals_that_are_estimated_to_be_elsewhere() {
    for start in ["8 6 7/2 5 4/3 1 0", "1 2 3/4 5 6/7 8 0"] {
        let problem = problem(start);
        let odd = odd(&problem, 5, 2);
        for (name, search) in SEARCHES {
            let error = search(&problem, &odd, backward_home(&problem)).expect_err(name);
            assert!(matches!(error, HeuristicError::Goal(_)), "{name}: {error}");
        }
    }
}

#[test]
fn backward_heuristics_are_checked_too() {
    let problem = problem("8 6 7/2 5 4/3 1 0");
    let ahead = good(problem.home);
    let back = Odd {
        manhattan: good(backward_home(&problem)),
        of_one_last: 3,
        more: 1,
    };
    for (name, result) in [
        (
            "bidirectional",
            bidirectional(&problem, &ahead, &back, Limits::default(), &mut Silent),
        ),
        (
            "dibbs",
            dibbs(&problem, &ahead, &back, Limits::default(), &mut Silent),
        ),
        (
            "ba",
            ba_star(&problem, &ahead, &back, Limits::default(), &mut Silent),
        ),
        (
            "ba-deepest",
            ba_star_deepest(&problem, &ahead, &back, Limits::default(), &mut Silent),
        ),
    ] {
        let error = result.expect_err(name);
        assert!(matches!(error, HeuristicError::Goal(_)), "{name}: {error}");
    }
}

/// The same for the metric of several tiles.
struct OddBounds(MultiTileManhattan, [u32; 2]);

impl MultiTileBounds for OddBounds {
    type Memo = (<MultiTileManhattan as MultiTileBounds>::Memo, bool);

    fn start(&self, cells: &Cells) -> Self::Memo {
        (self.0.start(cells), cells[8] == 1)
    }

    fn step(&self, memo: Self::Memo, cells: &Cells, step: Step) -> Self::Memo {
        (self.0.step(memo.0, cells, step), cells[8] == 1)
    }

    fn slides(&self, (memo, is_one_last): Self::Memo) -> [u32; 2] {
        let [down, right] = self.0.slides(memo);
        if is_one_last {
            return [u32::MAX, right];
        }
        [down + self.1[0], right + self.1[1]]
    }
}

#[test]
fn bounds_of_several_tiles() {
    let problem = problem("8 6 7/2 5 4/3 1 0");
    let search = |more| {
        let bounds = OddBounds(MultiTileManhattan::new(problem.home), more);
        ida_star_multi_tile(&problem, &bounds, Limits::default(), &mut Silent)
            .expect_err("odd bounds")
    };
    assert!(matches!(search([0, 0]), HeuristicError::TooLarge(_)));
    assert!(matches!(search([0, 1]), HeuristicError::Goal(_)));
}
