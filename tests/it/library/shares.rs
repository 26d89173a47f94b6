//! Bounds searched in shares against the plain search and against the bound searched at once.

use loyd::puzzle::{Board, Home, Scrambler, Shape};
use loyd::search::{BoundShare, Iteration, Limits, ShareEnd, Silent};
use loyd::spec::SearchSpec;
use loyd::{DividedSearch, Guarantee, Request, SolveError, Unsupported};
use loyd_tests::solver;

fn request(board: Board, heuristic: &str, reduce: Option<&str>) -> Request {
    Request::try_from(board)
        .unwrap()
        .heuristic(heuristic.parse().unwrap())
        .reductions(reduce.map(|text| text.parse().unwrap()))
        .limits(Limits::default().kept_bytes(Some(0)))
}

/// The sum of all shares of a bound, or the length of a solution.
fn all_shares(
    divided: &DividedSearch<'_>,
    bound: u32,
    of: u32,
    threads: usize,
) -> Result<Iteration, usize> {
    let (mut generated, mut expanded) = (0, 0);
    for share in BoundShare::all(of) {
        let outcome = divided.search(bound, share, threads, &mut Silent).unwrap();
        match outcome.end {
            ShareEnd::Exhausted => {}
            ShareEnd::Solved(path) => return Err(path.len()),
            ShareEnd::Stopped => panic!("nothing stops it"),
        }
        generated += outcome.generated;
        expanded += outcome.expanded;
    }
    Ok(Iteration::completed(bound, generated, expanded))
}

#[test]
fn the_counts_of_all_shares_are_those_of_the_plain_search() {
    let solver = solver();
    let mut scrambler = Scrambler::new(24);
    let cases = [
        (Shape::new(5, 5).unwrap(), "pdb:blocks-4", "automaton", 36),
        (Shape::new(4, 5).unwrap(), "pdb:blocks-4", "automaton", 36),
        (Shape::FOUR, "pdb:5-5-5", "symmetry,automaton", 60),
    ];
    let mut complete = 0;
    for (shape, tables, more, slides) in cases {
        let home = Home::blank_last(shape);
        for (number, reduce) in ["none", "automaton:8", more].iter().enumerate() {
            let board = scrambler.walk(&home.board(), slides + 4 * number).1;
            let plain = request(board, tables, Some(reduce)).search(SearchSpec::Ida);
            let plain = solver.solve(&plain).unwrap();
            assert_eq!(plain.guarantee, Guarantee::Optimal);
            let request = request(board, tables, Some(reduce));
            let divided = solver.divide(&request, &mut Silent).unwrap();
            let bounds = &plain.stats.iterations;
            assert_eq!(divided.first_bound(), bounds[0].bound);
            for (of, threads) in [(1, 1), (1, 2), (2, 1), (7, 2), (100, 1)] {
                for bound in bounds.iter().filter(|bound| bound.complete) {
                    let sum = all_shares(&divided, bound.bound, of, threads);
                    assert_eq!(sum, Ok(*bound), "{board} {tables} {reduce} {of}");
                    complete += 1;
                }
                let length = plain.upper_bound;
                let found = all_shares(&divided, length, of, threads);
                assert_eq!(found, Err(length as usize), "{board}");
            }
        }
    }
    assert!(complete > 100, "{complete} bounds");
}

/// Each share does a part of the work, the same one on any number of threads.
#[test]
fn shares_are_even_and_do_not_depend_on_threads() {
    let solver = solver();
    let home = Home::blank_last(Shape::new(5, 5).unwrap());
    let board = Scrambler::new(7).walk(&home.board(), 90).1;
    let request = request(board, "pdb:blocks-4", None);
    let report = solver.solve(&request).unwrap();
    let divided = solver.divide(&request, &mut Silent).unwrap();
    let bound = report.upper_bound - 2;
    let count = |share: BoundShare, threads| {
        let outcome = divided.search(bound, share, threads, &mut Silent).unwrap();
        assert_eq!(outcome.end, ShareEnd::Exhausted);
        (outcome.generated, outcome.expanded)
    };
    let counts: Vec<_> = BoundShare::all(5).map(|share| count(share, 1)).collect();
    let again: Vec<_> = BoundShare::all(5).map(|share| count(share, 3)).collect();
    assert_eq!(counts, again);
    let all: u64 = counts.iter().map(|count| count.0).sum();
    let most = counts.iter().map(|count| count.0).max().unwrap();
    // A fifth each would be 1.0.
    assert!(all > 20_000 && most * 5 < all * 3 / 2, "{counts:?}");
}

#[test]
fn a_share_that_is_stopped_proves_nothing() {
    let solver = solver();
    let home = Home::blank_last(Shape::new(5, 5).unwrap());
    let board = Scrambler::new(7).walk(&home.board(), 90).1;
    let request = request(board, "pdb:blocks-4", None);
    let bound = solver.solve(&request).unwrap().upper_bound - 2;
    let limited = request.limits(Limits::default().nodes(Some(5_000)));
    let divided = solver.divide(&limited, &mut Silent).unwrap();
    let outcome = divided
        .search(bound, BoundShare::WHOLE, 1, &mut Silent)
        .unwrap();
    assert_eq!(outcome.end, ShareEnd::Stopped);
    assert!(outcome.generated < 6_000);
}

#[test]
fn what_cannot_be_divided_is_refused() {
    let solver = solver();
    let board: Board = "1 2 3 4/5 6 0 8/9 10 7 12/13 14 11 15".parse().unwrap();
    let refused = |request: &Request| match solver.divide(request, &mut Silent) {
        Err(SolveError::Refused(why)) => why,
        other => panic!("{other:?}"),
    };
    let plain = request(board, "md", None);
    assert_eq!(refused(&plain), Unsupported::ShareTables);
    let searched = request(board, "pdb:5-5-5", None).search(SearchSpec::Ida);
    assert_eq!(refused(&searched), Unsupported::ShareTables);
    let circular = request(board, "pdb:5-5-5", Some("circular"));
    assert!(matches!(refused(&circular), Unsupported::ShareWith(why) if why.contains("automaton")));
    let all = request(board, "pdb:5-5-5", None).limits(Limits::default().solutions(Some(9)));
    assert!(matches!(refused(&all), Unsupported::ShareWith(_)));
    let request = request(board, "pdb:5-5-5", None);
    let divided = solver.divide(&request, &mut Silent).unwrap();
    let ended = |bound| divided.search(bound, BoundShare::WHOLE, 1, &mut Silent);
    assert!(matches!(
        ended(6),
        Err(SolveError::Refused(Unsupported::ShareParity { .. }))
    ));
    assert_eq!(
        ended(1001).unwrap_err(),
        SolveError::Refused(Unsupported::ShareBound(1001))
    );
    // A bound below the estimate of the start is exhausted without a search.
    let below = ended(1).unwrap();
    assert_eq!((below.end, below.generated), (ShareEnd::Exhausted, 0));
}
