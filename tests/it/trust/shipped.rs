//! The collection that comes with the program is imported as proved, so it is proved here:
//! solved without references, and compared with the published lengths.

use std::collections::HashMap;

use loyd::puzzle::{Board, PackedBoard};
use loyd::reference::Slot;
use loyd::{Guarantee, References, Request};
use loyd_store::references::{Contents, Put, SHIPPED, import, import_shipped};
use loyd_tests::solver;

use super::{created, packed, place};

/// Boards with published shortest lengths, as they come with the program.
const PUBLISHED: [&str; 2] = [
    include_str!("../../../crates/loyd-lab/data/instances/hard.csv"),
    loyd::puzzle::FARTHEST_4X4,
];

fn shipped() -> Contents {
    let (_directory, path) = place();
    let mut store = created(&path);
    let imported = import_shipped(&mut store).expect("reads");
    assert_eq!((imported.rows, imported.taken), (228, 228));
    assert_eq!(imported.refused, []);
    store.contents().expect("reads")
}

#[test]
fn all_of_it_is_exact_and_taken_as_proved() {
    let contents = shipped();
    assert_eq!((contents.entries.len(), contents.unusable), (57, 0));
    assert_eq!(contents.unproved, []);
    assert!(
        contents
            .entries
            .iter()
            .all(|proved| proved.entry().is_complete())
    );
}

#[test]
fn the_same_text_from_a_file_is_unproved() {
    let (_directory, path) = place();
    let mut store = created(&path);
    let imported = import(&mut store, SHIPPED.as_bytes()).expect("reads");
    assert_eq!(imported.refused, []);
    let contents = store.contents().expect("reads");
    assert_eq!((contents.entries.len(), contents.unproved.len()), (0, 57));
    // The proved ones take the place of the claims.
    import_shipped(&mut store).expect("reads");
    let contents = store.contents().expect("reads");
    assert_eq!((contents.entries.len(), contents.unproved.len()), (57, 0));
    for proved in &contents.entries {
        assert_eq!(store.put(proved).expect("puts"), Put::Unchanged);
    }
}

#[test]
fn it_agrees_with_the_published_lengths() {
    let contents = shipped();
    let distances: HashMap<PackedBoard, _> = contents
        .entries
        .iter()
        .map(|proved| (proved.entry().corner(), proved.entry().known()))
        .collect();
    let mut compared = 0;
    for line in PUBLISHED.iter().flat_map(|text| text.lines().skip(1)) {
        let cells: Vec<&str> = line.split(',').collect();
        let board: Board = cells[1].parse().expect("a board");
        let slot = Slot::of(packed(&board));
        let known = distances[&slot.corner][slot.step];
        assert!(known.exact, "{board}");
        assert_eq!(known.distance.to_string(), cells[2], "{board}");
        compared += 1;
    }
    assert_eq!(compared, 30);
}

#[test]
fn its_distances_are_proved_without_references() {
    prove_shortest(3);
}

#[test]
#[ignore = "takes minutes"]
fn its_distances_are_proved_without_references_in_full() {
    prove_shortest(57);
}

/// Proves the distances of the entries with the shortest solutions.
fn prove_shortest(count: usize) {
    let mut entries = shipped().entries;
    entries.sort_by_key(|proved| proved.entry().known().map(|known| known.distance));
    entries.truncate(count);
    let solver = solver();
    for proved in &entries {
        for (look_up, known) in proved.entry().known().iter().enumerate() {
            let board = Board::from(proved.entry().board(look_up));
            let request = Request::try_from(board)
                .unwrap()
                .references(References::Ignore)
                .threads(2);
            let report = solver.solve(&request).expect("solvable");
            assert_eq!(report.guarantee, Guarantee::Optimal);
            assert_eq!(report.path.len(), usize::from(known.distance), "{board}");
            let start = known
                .prefix
                .expect("long solutions have one")
                .replay(packed(&board));
            assert!(start.is_some(), "{board}");
        }
    }
}
