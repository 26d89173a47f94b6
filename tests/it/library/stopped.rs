//! Searches that go on after their first solution to prove it shortest: stopped at any
//! node, they still return the best solution that they have seen.
//!
//! A heuristic that records every board it is called for knows what a search has seen.
//! From that alone, without the search's own data, it knows the shortest path from the
//! start to the goal through boards of both directions.

use std::cell::RefCell;
use std::collections::HashMap;

use loyd::heuristic::{
    ConflictRule, Heuristic, Hybrid, LinearConflict, Manhattan, Misplaced, Properties, Step,
    WalkingDistance, WalkingTables, Weighted,
};
use loyd::puzzle::{Cells, Home, MAX_CELLS, Scrambler, Shape};
use loyd::search::{
    End, Limits, Outcome, Problem, Silent, a_star, ba_star, ba_star_deepest, beam, bidirectional,
    dibbs, ua_star,
};
use loyd::spec::SearchSpec;
use loyd::{Request, Weight};
use loyd_tests::solver;
use oracle::List;

/// The boards that were seen from the start and from the goal, with their depths.
#[derive(Default)]
struct Seen {
    depths: [HashMap<List, u32>; 2],
    /// The length of the shortest path through a board seen from both ends.
    shortest: Option<u32>,
    /// The same without the last board, for which there may have been no memory.
    stored: Option<u32>,
}

impl Seen {
    fn of(problem: &Problem) -> RefCell<Seen> {
        let mut seen = Seen::default();
        seen.add(*problem.start.cells(), 0, 0);
        seen.add(*problem.home.board().cells(), 1, 0);
        RefCell::new(seen)
    }

    fn add(&mut self, cells: Cells, side: usize, depth: u32) {
        self.stored = self.shortest;
        // No board here has more cells.
        let board = List::from(&cells[..16]);
        let known = self.depths[side].entry(board).or_insert(depth);
        *known = (*known).min(depth);
        if let Some(other) = self.depths[1 - side].get(&board) {
            let length = depth + other;
            self.shortest = Some(self.shortest.map_or(length, |best| best.min(length)));
        }
    }
}

/// A heuristic that records the boards it is called for.
struct Spy<'a, H> {
    heuristic: H,
    seen: &'a RefCell<Seen>,
    start: Cells,
    /// The heuristic's names of the tiles.
    names: Cells,
    /// Whether it records anything.
    writes: bool,
}

/// A memo, the end where the search started, and the slides since.
#[derive(Clone, Copy)]
struct Trail<M> {
    memo: M,
    side: usize,
    depth: u32,
}

impl<'a, H: Heuristic> Spy<'a, H> {
    /// For a search from the start, or from both ends with the same names.
    fn forward(heuristic: H, problem: &Problem, seen: &'a RefCell<Seen>) -> Spy<'a, H> {
        Spy {
            heuristic,
            seen,
            start: *problem.start.cells(),
            names: std::array::from_fn(|tile| tile as u8),
            writes: true,
        }
    }

    /// For a search from the goal, where the start's tiles are named in order.
    fn backward(heuristic: H, problem: &Problem, seen: &'a RefCell<Seen>) -> Spy<'a, H> {
        let start = &problem.start;
        let order = Home::new(start.shape(), start.blank()).board();
        let mut names = [0; MAX_CELLS];
        for (&tile, &name) in start.tiles().iter().zip(order.tiles()) {
            names[usize::from(name)] = tile;
        }
        Spy {
            heuristic,
            seen,
            start: *start.cells(),
            names,
            writes: true,
        }
    }

    /// A board under the search's names.
    fn named(&self, cells: &Cells) -> Cells {
        cells.map(|tile| self.names[usize::from(tile)])
    }
}

impl<H: Heuristic> Heuristic for Spy<'_, H> {
    const UNIT: u32 = H::UNIT;
    type Memo = Trail<H::Memo>;

    fn properties(&self) -> Properties {
        self.heuristic.properties()
    }

    fn start(&self, cells: &Cells) -> Self::Memo {
        Trail {
            memo: self.heuristic.start(cells),
            side: usize::from(self.named(cells) != self.start),
            depth: 0,
        }
    }

    fn step(&self, memo: Self::Memo, cells: &Cells, step: Step) -> Self::Memo {
        let depth = memo.depth + 1;
        if self.writes {
            let cells = self.named(cells);
            self.seen.borrow_mut().add(cells, memo.side, depth);
        }
        Trail {
            memo: self.heuristic.step(memo.memo, cells, step),
            depth,
            ..memo
        }
    }

    fn estimate(&self, memo: Self::Memo) -> u32 {
        self.heuristic.estimate(memo.memo)
    }

    fn real(&self, memo: Self::Memo) -> f64 {
        self.heuristic.real(memo.memo)
    }
}

/// A search with its heuristics.
type Search = fn(&Problem, Limits, &RefCell<Seen>) -> Outcome;

fn homes(problem: &Problem) -> (Home, Home) {
    let blank = problem.start.blank();
    (problem.home, Home::new(problem.home.shape(), blank))
}

fn hybrid(home: Home) -> Hybrid {
    let walking = WalkingDistance::new(home, &WalkingTables::new());
    Hybrid::new(home, walking.expect("small boards have it"))
}

fn astar_with<H: Heuristic>(
    heuristic: H,
    problem: &Problem,
    limits: Limits,
    seen: &RefCell<Seen>,
) -> Outcome {
    let spy = Spy::forward(heuristic, problem, seen);
    a_star(problem, &spy, limits, &mut Silent).expect("a good heuristic")
}

fn bidirectional_with<H: Heuristic>(
    make: impl Fn(Home) -> H,
    problem: &Problem,
    limits: Limits,
    seen: &RefCell<Seen>,
) -> Outcome {
    let (ahead, behind) = homes(problem);
    let forward = Spy::forward(make(ahead), problem, seen);
    let backward = Spy::backward(make(behind), problem, seen);
    bidirectional(problem, &forward, &backward, limits, &mut Silent).expect("a good heuristic")
}

/// Every search that remembers boards, with heuristics of every kind, and whether it goes
/// on after its first solution.
const SEARCHES: [(&str, bool, Search); 11] = [
    ("astar md", false, |p, limits, seen| {
        astar_with(Manhattan::new(p.home), p, limits, seen)
    }),
    ("astar md+paper-lc", false, |p, limits, seen| {
        let conflict = LinearConflict::new(p.home, ConflictRule::Paper);
        astar_with(conflict, p, limits, seen)
    }),
    ("astar hh", false, |p, limits, seen| {
        astar_with(hybrid(p.home), p, limits, seen)
    }),
    ("astar md, weighted", false, |p, limits, seen| {
        let weight = Weight::from_thousandths(3_000).expect("from 1 to 100");
        astar_with(Weighted(Manhattan::new(p.home), weight), p, limits, seen)
    }),
    ("bidirectional misplaced", true, |p, limits, seen| {
        bidirectional_with(Misplaced::new, p, limits, seen)
    }),
    ("bidirectional md", true, |p, limits, seen| {
        bidirectional_with(Manhattan::new, p, limits, seen)
    }),
    ("bidirectional hh", true, |p, limits, seen| {
        bidirectional_with(hybrid, p, limits, seen)
    }),
    ("dibbs md", true, |p, limits, seen| {
        let (ahead, behind) = homes(p);
        let forward = Spy::forward(Manhattan::new(ahead), p, seen);
        // Both heuristics are called for every board; one of them records it.
        let backward = Spy {
            writes: false,
            ..Spy::backward(Manhattan::new(behind), p, seen)
        };
        dibbs(p, &forward, &backward, limits, &mut Silent).expect("a good heuristic")
    }),
    ("ua hh", false, |p, limits, seen| {
        let spy = Spy::forward(hybrid(p.home), p, seen);
        ua_star(p, &spy, limits, &mut Silent).expect("a good heuristic")
    }),
    ("ba md", false, |p, limits, seen| {
        let (ahead, behind) = homes(p);
        let forward = Spy::forward(Manhattan::new(ahead), p, seen);
        let backward = Spy::backward(Manhattan::new(behind), p, seen);
        ba_star(p, &forward, &backward, limits, &mut Silent).expect("a good heuristic")
    }),
    ("ba-deepest md", false, |p, limits, seen| {
        let (ahead, behind) = homes(p);
        let forward = Spy::forward(Manhattan::new(ahead), p, seen);
        let backward = Spy::backward(Manhattan::new(behind), p, seen);
        ba_star_deepest(p, &forward, &backward, limits, &mut Silent).expect("a good heuristic")
    }),
];

fn problems() -> Vec<Problem> {
    let mut scrambler = Scrambler::new(13);
    let mut problems = Vec::new();
    for (rows, cols) in [(3, 3), (2, 4)] {
        let shape = Shape::new(rows, cols).unwrap();
        for blank in [rows * cols - 1, 1] {
            let home = Home::new(shape, blank);
            problems.extend((0..3).map(|_| Problem {
                start: scrambler.uniform(&home.board()),
                home,
            }));
        }
    }
    problems
}

/// What a stopped search must return: as good a solution as it has seen, and none if it
/// has seen none. Returns whether it has one.
fn check(problem: &Problem, outcome: &Outcome, seen: Option<u32>, name: &str) -> bool {
    let best = match &outcome.end {
        End::Solved(paths) => paths.first(),
        End::Stopped { best, .. } => best.as_ref(),
    };
    if let Some(path) = best {
        let end = path.replay(&problem.start);
        assert_eq!(end, Ok(problem.home.board()), "{name}");
    }
    let length = best.map(|path| path.len() as u32);
    match seen {
        Some(seen) => assert!(
            length.is_some_and(|l| l <= seen),
            "{name}: {length:?}, {seen}"
        ),
        None => assert_eq!(length, None, "{name}"),
    }
    outcome.is_stopped() && seen.is_some()
}

#[test]
fn a_search_stopped_at_any_node_has_the_best_solution_it_has_seen() {
    for (name, goes_on, search) in SEARCHES {
        let mut with_solution = 0;
        for problem in problems() {
            let seen = Seen::of(&problem);
            let all = search(&problem, Limits::default(), &seen);
            assert!(!all.is_stopped(), "{name}");
            check(&problem, &all, seen.into_inner().shortest, name);
            let generated = all.stats.generated;
            let stride = (generated / 25).max(1);
            let sample = (0..generated).step_by(stride as usize);
            for nodes in sample.chain(generated.saturating_sub(20)..=generated) {
                let limits = Limits::default().nodes(Some(nodes));
                let seen = Seen::of(&problem);
                let outcome = search(&problem, limits, &seen);
                let name = format!("{name}, {} after {nodes} nodes", problem.start);
                let shortest = seen.into_inner().shortest;
                with_solution += u32::from(check(&problem, &outcome, shortest, &name));
            }
        }
        assert_eq!(with_solution > 0, goes_on, "{name}: {with_solution}");
    }
}

/// The same when memory runs out.
#[test]
fn a_search_without_room_has_the_best_solution_it_has_seen() {
    let problem = Problem {
        start: "8 6 7/2 5 4/3 0 1".parse().unwrap(),
        home: Home::blank_last(Shape::THREE),
    };
    let (mut full, mut with_solution) = (0, 0);
    for (name, _, search) in SEARCHES {
        for memory in (0..8_000_000).step_by(400_000) {
            let limits = Limits::default().memory(Some(memory));
            let seen = Seen::of(&problem);
            let outcome = search(&problem, limits, &seen);
            let Seen {
                shortest, stored, ..
            } = seen.into_inner();
            let expected = if outcome.is_stopped() {
                stored
            } else {
                shortest
            };
            let name = format!("{name} with {memory} bytes");
            full += u32::from(outcome.is_stopped());
            with_solution += u32::from(check(&problem, &outcome, expected, &name));
        }
    }
    assert!(full > 20 && with_solution > 0, "{full} {with_solution}");
}

/// The report of a search that was stopped shortly before its end has the solution that
/// the search has seen, even if the quick search for a solution finds no equally short
/// one.
#[test]
fn a_report_has_the_best_solution_its_search_has_seen() {
    let solver = solver();
    let home = Home::blank_last(Shape::FOUR);
    let mut scrambler = Scrambler::new(21);
    let mut better = 0;
    for _ in 0..3 {
        let (_, start) = scrambler.walk(&home.board(), 30);
        let problem = Problem { start, home };
        let search = |limits, seen: &RefCell<Seen>| {
            bidirectional_with(Misplaced::new, &problem, limits, seen)
        };
        let generated = search(Limits::default(), &Seen::of(&problem))
            .stats
            .generated;
        for share in [1, generated / 50, generated / 10] {
            let limits = Limits::default().nodes(Some(generated.saturating_sub(share)));
            let seen = Seen::of(&problem);
            search(limits, &seen);
            let Some(length) = seen.into_inner().shortest else {
                continue;
            };
            let request = Request::try_from(start)
                .unwrap()
                .heuristic("misplaced".parse().unwrap())
                .search(SearchSpec::Bidirectional)
                .limits(limits);
            let report = solver.solve(&request).unwrap();
            assert!(
                report.upper_bound <= length,
                "{start}: {report:?}, {length}"
            );
            assert_eq!(report.path.replay(&start), Ok(home.board()));
            let quick = beam(&problem, &Misplaced::new(home), 200, &Silent);
            better += u32::from(quick.is_none_or(|path| path.len() as u32 > length));
        }
    }
    assert!(better > 0, "the quick search is as good everywhere");
}

/// The goal is the last board that fits into memory. With these weights and one of the
/// limits it is, because the hash table would have to grow after it.
#[test]
fn the_last_board_that_is_stored_counts() {
    let home = Home::blank_last(Shape::THREE);
    let problem = Problem {
        start: "5 3 8/7 4 2/0 1 6".parse().unwrap(),
        home,
    };
    let (_, behind) = homes(&problem);
    let weight = Weight::from_thousandths(2_272).unwrap();
    let forward = Weighted(Misplaced::new(home), weight);
    let backward = Weighted(Misplaced::new(behind), weight);
    for both in [false, true] {
        let search = |memory| {
            let limits = Limits::default().memory(memory);
            if both {
                ba_star_deepest(&problem, &forward, &backward, limits, &mut Silent)
                    .expect("a good heuristic")
            } else {
                a_star(&problem, &forward, limits, &mut Silent).expect("a good heuristic")
            }
        };
        let all = search(None);
        let mut at_the_last = 0;
        for memory in (340_000..800_000).step_by(4_000) {
            let outcome = search(Some(memory));
            assert!(outcome.stats.bytes <= memory);
            if outcome.stats.stored == all.stats.stored {
                assert_eq!(outcome.end, all.end, "{memory} {both}");
                let grown = search(Some(800_000)).stats.bytes;
                at_the_last += u32::from(outcome.stats.bytes < grown);
            }
        }
        assert!(at_the_last > 0, "{both}");
    }
}
