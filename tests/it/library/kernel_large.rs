//! The kernel on boards of 15 to 25 cells against the plain search and a breadth-first search.

use std::collections::HashMap;

use loyd::puzzle::{Board, Goal, Home, Scrambler, Shape};
use loyd::search::{Iteration, Limits, Observer};
use loyd::spec::SearchSpec;
use loyd::{Guarantee, Path, Puzzle, Report, Request};
use loyd_tests::solver;

fn request(board: Board, home: Home, heuristic: &str, search: SearchSpec) -> Request {
    Request::new(Puzzle::new(board, &Goal::Board(home.board())).unwrap())
        .heuristic(heuristic.parse().unwrap())
        .search(search)
}

/// The complete bounds: the order of boards cannot change their counts.
fn complete(report: &Report) -> Vec<Iteration> {
    let complete = report.stats.iterations.iter().filter(|i| i.complete);
    complete.copied().collect()
}

/// Goals of several shapes, with tables for each. The largest have views through two
/// symmetries, the others partitions in both directions.
fn cases() -> Vec<(Home, &'static str)> {
    let home = |rows, cols, blank| Home::new(Shape::new(rows, cols).unwrap(), blank);
    vec![
        (home(5, 5, 24), "pdb:blocks-4"),
        (home(5, 5, 0), "pdb:blocks-4+columns-4"),
        (home(5, 5, 20), "pdb:blocks-3"),
        (home(5, 5, 12), "pdb:blocks-4:single"),
        (home(4, 5, 19), "pdb:blocks-5+columns-5:single"),
        (home(5, 4, 0), "pdb:blocks-5+columns-4"),
        (home(3, 5, 14), "pdb:blocks-6"),
        (home(3, 6, 17), "pdb:blocks-5+columns-5"),
        (home(3, 8, 0), "pdb:blocks-4"),
        (home(2, 8, 15), "pdb:blocks-5"),
    ]
}

#[test]
fn kernel_and_plain_search_agree() {
    compare_with_plain_search(6);
}

#[test]
#[ignore = "takes minutes"]
fn kernel_and_plain_search_agree_in_full() {
    compare_with_plain_search(300);
}

fn compare_with_plain_search(boards: usize) {
    let solver = solver();
    let mut scrambler = Scrambler::new(51);
    for (home, name) in cases() {
        for number in 0..boards {
            let board = scrambler.walk(&home.board(), 40).1;
            let reduce = ["none", "automaton:8", "automaton:10"][number % 3];
            let reduce = Some(reduce.parse().unwrap());
            let plain = request(board, home, name, SearchSpec::Ida).reductions(reduce);
            let plain = solver.solve(&plain).unwrap();
            assert_eq!(plain.guarantee, Guarantee::Optimal);
            for (threads, kept_bytes) in [(1, Some(0)), (2, Some(0)), (3, Some(0))] {
                let kernel = request(board, home, name, SearchSpec::Kernel)
                    .reductions(reduce)
                    .threads(threads)
                    .limits(Limits::default().kept_bytes(kept_bytes));
                let kernel = solver.solve(&kernel).unwrap();
                assert_eq!(kernel.guarantee, Guarantee::Optimal);
                assert_eq!(kernel.path.len(), plain.path.len(), "{board} {name}");
                // A beam may have found the solution before the last bounds were searched.
                let counts = complete(&kernel);
                let expected = complete(&plain);
                assert!(expected.starts_with(&counts), "{board} {name}");
            }
            for kept_bytes in [None, Some(20_000)] {
                let paths = [1, 2, 3].map(|threads| {
                    let kernel = request(board, home, name, SearchSpec::Kernel)
                        .threads(threads)
                        .limits(Limits::default().kept_bytes(kept_bytes));
                    solver.solve(&kernel).unwrap().path
                });
                assert_eq!(paths[0].len(), plain.path.len(), "{board} {name}");
                assert!(paths.iter().all(|path| *path == paths[0]), "{board} {name}");
            }
        }
    }
}

/// Every complete bound is searched, and no beam helps: all solutions are asked for.
#[test]
fn every_shortest_solution_is_found() {
    let solver = solver();
    let mut scrambler = Scrambler::new(52);
    for (home, name) in cases() {
        for _ in 0..2 {
            let board = scrambler.walk(&home.board(), 24).1;
            let [kernel, plain] = [SearchSpec::Kernel, SearchSpec::Ida].map(|search| {
                let limits = Limits::default().solutions(Some(1000)).kept_bytes(Some(0));
                let all = request(board, home, name, search).limits(limits);
                let report = solver.solve(&all).unwrap();
                let mut paths: Vec<String> = report
                    .all
                    .as_ref()
                    .unwrap()
                    .paths
                    .iter()
                    .map(Path::to_string)
                    .collect();
                paths.sort();
                (paths, complete(&report))
            });
            assert_eq!(kernel, plain, "{board} {name}");
        }
    }
}

/// All boards within some slides of the goal, by breadth-first search on plain vectors.
fn near(home: Home, depth: usize) -> HashMap<Vec<u8>, usize> {
    let (rows, cols) = (home.shape().rows(), home.shape().cols());
    let goal = home.board().tiles().to_vec();
    let mut met = HashMap::from([(goal.clone(), 0)]);
    let mut level = vec![goal];
    for distance in 1..=depth {
        let mut next = Vec::new();
        for tiles in &level {
            let blank = tiles.iter().position(|&tile| tile == 0).unwrap();
            let (row, col) = (blank / cols, blank % cols);
            let beside = [
                (row > 0).then(|| blank - cols),
                (row + 1 < rows).then(|| blank + cols),
                (col > 0).then(|| blank - 1),
                (col + 1 < cols).then(|| blank + 1),
            ];
            for other in beside.into_iter().flatten() {
                let mut tiles = tiles.clone();
                tiles.swap(blank, other);
                if !met.contains_key(&tiles) {
                    met.insert(tiles.clone(), distance);
                    next.push(tiles);
                }
            }
        }
        level = next;
    }
    met
}

#[test]
fn boards_near_the_goal_have_their_distance() {
    compare_near(11);
}

#[test]
#[ignore = "takes minutes"]
fn boards_near_the_goal_have_their_distance_in_full() {
    compare_near(14);
}

fn compare_near(depth: usize) {
    let solver = solver();
    for (home, name) in [cases()[0], cases()[4]] {
        for (tiles, distance) in near(home, depth) {
            let board = Board::new(home.shape(), &tiles).unwrap();
            let report = solver
                .solve(&request(board, home, name, SearchSpec::Kernel))
                .unwrap();
            assert_eq!(report.guarantee, Guarantee::Optimal);
            assert_eq!(report.path.len(), distance, "{board}");
        }
    }
}

/// Collects the solutions that a search announces.
#[derive(Default)]
struct Announced(Vec<(usize, u32)>);

impl Observer for Announced {
    fn wants_solution(&self) -> bool {
        true
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        self.0.push((path.len(), lower_bound));
    }
}

#[test]
fn a_solution_is_announced_before_it_is_proved() {
    let solver = solver();
    let home = Home::blank_last(Shape::new(4, 5).unwrap());
    let name = "pdb:blocks-5+columns-5:single";
    let mut scrambler = Scrambler::new(53);
    for nodes in [1, 10_000, 500_000] {
        let board = scrambler.uniform(&home.board());
        let limits = Limits::default().nodes(Some(nodes));
        let limited = request(board, home, name, SearchSpec::Kernel).limits(limits);
        let mut announced = Announced::default();
        let report = solver.solve_with(&limited, &mut announced).unwrap();
        let Announced(solutions) = announced;
        if nodes == 500_000 {
            assert!(!solutions.is_empty());
        }
        for (length, lower_bound) in &solutions {
            assert!(*length >= report.path.len());
            assert!(*lower_bound <= report.upper_bound);
        }
        assert!(report.path.replay(&board).is_ok());
        assert!(report.lower_bound <= report.upper_bound);
    }
}
