//! Every shortest solution: only the shortest, all of them, or a refusal.
//!
//! Every heuristic with every search, in both metrics, against breadth-first search.

use std::collections::{BTreeSet, HashMap};

use loyd::puzzle::{Board, Home, Metric, Shape};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, Report, Request, SolveError, Unsupported};
use loyd_tests::solver;
use oracle::List;

/// The heuristics that may overestimate.
const OVERESTIMATE: [HeuristicSpec; 2] =
    [HeuristicSpec::PaperLinearConflict, HeuristicSpec::Hybrid];

/// The board of the report: with `hh` the first solutions found have 21, 23 and 25 moves.
const MIXED: &str = "3 0 7/4 5 6/2 1 8";

fn asked(board: Board, heuristic: &HeuristicSpec, most: usize) -> Request {
    let mut request = Request::try_from(board)
        .unwrap()
        .heuristic(heuristic.clone());
    request.limits.solutions = Some(most);
    request
}

/// What a report of all solutions must be, if `count` of them have the length `distance`.
fn check(report: &Report, distance: u32, count: usize, most: usize, name: &str) {
    assert_eq!(report.guarantee, Guarantee::Optimal, "{name}");
    assert_eq!(report.upper_bound, distance, "{name}");
    assert_eq!(report.path.length(report.metric) as u32, distance, "{name}");
    let all = report.all.as_ref().expect("solutions were asked for");
    let length = |path: &loyd::puzzle::Path| path.length(report.metric) as u32;
    assert!(
        all.paths.iter().all(|path| length(path) == distance),
        "{name}"
    );
    let distinct: BTreeSet<String> = all.paths.iter().map(ToString::to_string).collect();
    assert_eq!(distinct.len(), all.paths.len(), "{name}");
    assert_eq!(all.paths.len(), count.min(most), "{name}");
    assert_eq!(all.complete, count <= most, "{name}");
}

/// The number of shortest solutions of every board, from its distances.
fn counts(
    distances: &HashMap<List, u32>,
    next: impl Fn(&List) -> Vec<List>,
) -> HashMap<List, usize> {
    let mut order: Vec<(&List, u32)> = distances.iter().map(|(l, &d)| (l, d)).collect();
    order.sort_by_key(|&(_, distance)| distance);
    let mut counts: HashMap<List, usize> = HashMap::new();
    for (list, distance) in order {
        let nearer = |near: &List| distances[near] + 1 == distance;
        let sum: usize = next(list)
            .iter()
            .filter(|n| nearer(n))
            .map(|n| counts[n])
            .sum();
        counts.insert(*list, sum.max(1));
    }
    counts
}

#[test]
fn only_the_shortest_with_every_heuristic_and_search() {
    let solver = solver();
    let shape = Shape::THREE;
    let goal = Home::blank_last(shape).board();
    let distances = oracle::distances(goal.tiles(), 3, 3);
    let counts = counts(&distances, |list| oracle::neighbours(list, 3, 3));
    let mut boards: Vec<Board> = vec![MIXED.parse().unwrap(), goal];
    let mut sorted: Vec<&List> = distances.keys().collect();
    sorted.sort();
    let some = sorted.iter().step_by(30_011);
    boards.extend(some.map(|list| Board::new(shape, list).unwrap()));
    let searches = SearchSpec::ALL.iter().map(|row| row.value);
    let (mut refused, mut answered) = (0, 0);
    for search in searches {
        for heuristic in crate::library::heuristics(9) {
            for &board in &boards {
                for most in [1, 3, usize::MAX] {
                    let mut request = asked(board, &heuristic, most);
                    request.search = search;
                    let name = format!("{board} by {search} with {heuristic}, {most}");
                    match solver.solve(&request) {
                        Ok(report) => {
                            let (distance, count) =
                                (distances[board.tiles()], counts[board.tiles()]);
                            check(&report, distance, count, most, &name);
                            assert!(!OVERESTIMATE.contains(&heuristic), "{name}");
                            assert!(
                                matches!(
                                    search,
                                    SearchSpec::Auto | SearchSpec::Ida | SearchSpec::Kernel
                                ),
                                "{name}"
                            );
                            answered += 1;
                        }
                        Err(SolveError::Refused(error)) => {
                            let expected = match search {
                                SearchSpec::Auto | SearchSpec::Ida => {
                                    assert!(OVERESTIMATE.contains(&heuristic), "{name}: {error}");
                                    Unsupported::AllInadmissible(heuristic.clone())
                                }
                                SearchSpec::Kernel => Unsupported::Kernel,
                                search => Unsupported::SearchWith {
                                    search,
                                    what: "all solutions",
                                },
                            };
                            assert_eq!(error, expected, "{name}");
                            refused += 1;
                        }
                        Err(error) => panic!("{name}: {error}"),
                    }
                }
            }
        }
    }
    assert!(refused > 100 && answered > 100, "{refused} {answered}");
}

#[test]
fn only_the_shortest_in_the_multi_tile_metric() {
    let solver = solver();
    let goal = Home::blank_last(Shape::THREE).board();
    let distances = oracle::multi_tile_distances(goal.tiles(), 3, 3);
    let counts = counts(&distances, |list| oracle::multi_tile_neighbours(list, 3, 3));
    let mut sorted: Vec<&List> = distances.keys().collect();
    sorted.sort();
    for heuristic in [HeuristicSpec::Manhattan, HeuristicSpec::WalkingDistance] {
        for list in sorted.iter().step_by(20_011) {
            let board = Board::new(Shape::THREE, list).unwrap();
            for most in [1, 3, usize::MAX] {
                let mut request = asked(board, &heuristic, most);
                request.metric = Metric::Mtm;
                let report = solver.solve(&request).unwrap();
                let name = format!("{board} with {heuristic}, {most}");
                check(&report, distances[*list], counts[*list], most, &name);
            }
        }
    }
    for heuristic in OVERESTIMATE {
        let mut request = asked(MIXED.parse().unwrap(), &heuristic, 3);
        request.metric = Metric::Mtm;
        let error = solver.solve(&request).unwrap_err();
        assert_eq!(error, Unsupported::Metric(heuristic).into());
    }
}

/// A weight makes any heuristic overestimate.
#[test]
fn weights_are_refused() {
    let mut request = asked(MIXED.parse().unwrap(), &HeuristicSpec::Manhattan, 3);
    request.weight = "1.5".parse().ok();
    let error = solver().solve(&request).unwrap_err();
    assert_eq!(error, Unsupported::WeightWith("all solutions").into());
}

/// A first bound above the distance lets the search find longer solutions too; they are
/// not among the shortest.
#[test]
fn longer_solutions_are_left_out() {
    let solver = solver();
    let board: Board = MIXED.parse().unwrap();
    let goal = Home::blank_last(Shape::THREE).board();
    let distances = oracle::distances(goal.tiles(), 3, 3);
    let counts = counts(&distances, |list| oracle::neighbours(list, 3, 3));
    let (distance, count) = (distances[board.tiles()], counts[board.tiles()]);
    let mut request = asked(board, &HeuristicSpec::Manhattan, usize::MAX);
    request.limits.first_bound = Some(distance + 4);
    let report = solver.solve(&request).unwrap();
    check(&report, distance, count, usize::MAX, "a high first bound");
}
