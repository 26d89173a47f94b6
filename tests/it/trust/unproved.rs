//! Imported rows are kept apart until they are proved.

use std::sync::{Arc, Mutex};

use loyd::puzzle::Board;
use loyd::reference::{ReferenceSource as _, Thresholds};
use loyd::{Guarantee, References, Request, Solver};
use loyd_store::references::{Put, SharedReferences, StoredReferences, import};

use super::{boards, bound_row, created, opened, place, proved, solve};

/// With a bound two moves above the distance a search finds a solution that is two moves
/// too long, and takes the bound for the proof that it is shortest.
#[test]
fn bounds_that_are_too_large_raise_nothing() {
    let (_directory, path) = place();
    let plain = Solver::new();
    let boards = boards(12);
    let lengths: Vec<usize> = boards
        .iter()
        .map(|&board| solve(&plain, board).path.len())
        .collect();
    let rows = boards.iter().zip(&lengths);
    let text: String = rows
        .map(|(board, length)| bound_row(board, length + 2))
        .collect();
    let mut store = created(&path);
    let imported = import(&mut store, text.as_bytes()).expect("reads");
    assert_eq!((imported.taken, imported.refused), (12, vec![]));

    let told = Arc::new(Mutex::new(Vec::new()));
    let hear = Arc::clone(&told);
    let source = Arc::new(StoredReferences::new(
        &path,
        Thresholds::default(),
        move |notice| hear.lock().expect("lock").push(notice.to_string()),
    ));
    let solver = Solver::new().with_references(Box::new(SharedReferences(Arc::clone(&source))));
    for (board, length) in boards.iter().zip(&lengths) {
        let request = Request::try_from(*board)
            .unwrap()
            .heuristic("pdb:6-6-3-best".parse().expect("a heuristic"))
            .references(References::Use);
        let report = solver.solve(&request).expect("solvable");
        assert_eq!(report.guarantee, Guarantee::Optimal);
        assert_eq!(report.path.len(), *length, "{board}");
        assert_eq!(report.lower_bound as usize, *length, "{board}");
    }
    assert!(source.index().is_none_or(|index| index.is_empty()));
    let told = told.lock().expect("lock").join("\n");
    assert!(told.contains("12 unproved entries are not used"), "{told}");
}

#[test]
fn proofs_are_stored_whatever_was_claimed() {
    let (_directory, path) = place();
    let solver = Solver::new();
    let boards = boards(6);
    let mut store = created(&path);
    // Too large, right, and too small, which is true of a bound.
    let text: String = boards
        .iter()
        .enumerate()
        .map(|(number, board)| {
            let length = solve(&solver, *board).path.len();
            bound_row(board, [length + 2, length, length - 2][number % 3])
        })
        .collect();
    import(&mut store, text.as_bytes()).expect("reads");
    assert_eq!(opened(&path).contents().expect("reads").unproved.len(), 6);
    for board in &boards {
        let proved = proved(&solver, *board);
        assert_eq!(store.put(&proved).expect("puts"), Put::Added);
        let stored = store.get(proved.entry().corner()).expect("reads");
        assert_eq!(stored.as_ref(), Some(&proved));
    }
    // Every claim said no more than was proved, or something wrong.
    let contents = store.contents().expect("reads");
    assert_eq!(contents.unproved, []);
    assert_eq!((contents.entries.len(), contents.unusable), (6, 0));
    // From now on a claim that contradicts is refused, and a true one is no news.
    let imported = import(&mut store, text.as_bytes()).expect("reads");
    assert_eq!((imported.rows, imported.taken), (6, 0));
    let lines: Vec<u64> = imported.refused.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [1, 4]);
}

#[test]
fn a_claim_that_says_more_stays_beside_a_proof() {
    let (_directory, path) = place();
    let solver = Solver::new();
    let board = boards(1)[0];
    let proof = proved(&solver, board);
    let mut store = created(&path);
    store.put(&proof).expect("puts");
    // A look-up of the same entry of which only a bound is proved.
    let known = proof.entry().known();
    let open = (0..4).find(|&k| !known[k].exact).expect("three of them");
    let sibling = Board::from(proof.entry().board(open));
    // The next possible bound above the proved one, true or not.
    let text = bound_row(&sibling, usize::from(known[open].distance) + 2);
    let imported = import(&mut store, text.as_bytes()).expect("reads");
    assert_eq!((imported.taken, imported.refused), (1, vec![]));
    let contents = store.contents().expect("reads");
    assert_eq!(contents.entries, [proof]);
    assert_eq!(contents.unproved.len(), 1);
    assert_eq!(store.count().expect("counts"), 1);
    // All four proved, nothing is left to claim.
    let corner = contents.unproved[0].entry().corner();
    assert_eq!(contents.entries[0].entry().corner(), corner);
    for look_up in 0..4 {
        let board = Board::from(contents.unproved[0].entry().board(look_up));
        store.put(&proved(&solver, board)).expect("puts");
    }
    let contents = store.contents().expect("reads");
    assert!(contents.entries[0].entry().is_complete());
    assert_eq!(contents.unproved, []);
    assert!(store.remove(corner).expect("removes"));
    assert_eq!(store.count().expect("counts"), 0);
}
