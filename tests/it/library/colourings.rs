//! The tables of the multi-tile metric, against a breadth-first search over coloured boards that
//! shares no code with them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use loyd::pattern::{BuildStopped, Colouring, ColouringProofError, ColouringTable, Heap};
use loyd::puzzle::{Board, Home, Scrambler, Shape};
use oracle::{List, multi_tile_neighbours};

/// The distances of every coloured board, if the first move is horizontal and if it is vertical.
/// Colours are numbers from 1.
fn coloured_distances(goal: &[u8], rows: usize, cols: usize) -> HashMap<(List, usize), u32> {
    let row_of_blank = |list: &[u8]| list.iter().position(|&c| c == 0).unwrap() / cols;
    let mut known: HashMap<(List, usize), u32> = [0, 1].map(|axis| ((goal.into(), axis), 0)).into();
    let mut level: Vec<(List, usize)> = vec![(goal.into(), 0), (goal.into(), 1)];
    let mut depth = 0;
    while !level.is_empty() {
        depth += 1;
        let mut next = Vec::new();
        for (list, axis) in level {
            // The move that ends here is on the other axis than the one that follows.
            for before in multi_tile_neighbours(&list, rows, cols) {
                let horizontal = row_of_blank(&before) == row_of_blank(&list);
                if horizontal != (axis == 1) {
                    continue;
                }
                let state = (before, 1 - axis);
                if let Entry::Vacant(entry) = known.entry(state) {
                    entry.insert(depth);
                    next.push(state);
                }
            }
        }
        level = next;
    }
    known
}

fn coloured(code: &str, tiles: &[u8]) -> List {
    let colour = |&tile: &u8| match tile {
        0 => 0,
        tile => code.as_bytes()[usize::from(tile) - 1] - b'a' + 1,
    };
    tiles.iter().map(colour).collect()
}

#[test]
fn true_distances_of_coloured_boards() {
    compare_distances(5_000);
}

#[test]
#[ignore = "takes minutes"]
fn true_distances_of_coloured_boards_in_full() {
    compare_distances(100_000);
}

fn compare_distances(boards: usize) {
    for (rows, cols, code) in [
        (3, 3, "aaabbbcc"),
        (3, 3, "bbaaacad"),
        (2, 4, "aabbccd"),
        (4, 2, "aabbccd"),
        (2, 2, "aab"),
        (3, 4, "aaaabbbbccc"),
    ] {
        let shape = Shape::new(rows, cols).unwrap();
        let goal = Home::blank_last(shape).board();
        let expected = coloured_distances(&coloured(code, goal.tiles()), rows, cols);
        let colouring = Colouring::new(shape, code).unwrap();
        let (table, histogram) = ColouringTable::build(colouring, 2, &Heap, &mut ()).unwrap();
        // Each state is known with both axes, and counted once.
        assert_eq!(2 * histogram.iter().sum::<u64>(), expected.len() as u64);
        assert_eq!(colouring.size().states, histogram.iter().sum::<u64>());
        assert_eq!(colouring.size().bytes, table.bytes().len() as u64);
        table.verify_deep(2, &mut ()).unwrap();
        let mut scrambler = Scrambler::new(5);
        for _ in 0..boards {
            let board = scrambler.uniform(&goal);
            let list = coloured(code, board.tiles());
            let known = [0, 1].map(|axis| expected[&(list, axis)]);
            let stored = table.distances(&board);
            let smaller = known[0].min(known[1]);
            assert_eq!(stored[0].min(stored[1]), smaller, "{board} {code}");
            assert_eq!(
                stored,
                known.map(|each| each.min(smaller + 3)),
                "{board} {code}"
            );
        }
    }
}

/// A wrong entry is found by the proof, wherever it is.
#[test]
fn a_wrong_entry_is_found() {
    let colouring = Colouring::new(Shape::THREE, "aaabbbcc").unwrap();
    let (table, _) = ColouringTable::build(colouring, 1, &Heap, &mut ()).unwrap();
    let bytes = table.bytes();
    // The last cells of each row and the last row belong to larger boards.
    let cells = (0..bytes.len()).filter(|at| at % 16 < 12 && at % 4 < 3);
    for at in cells.step_by(97) {
        for change in [1, 8] {
            let mut wrong = bytes.to_vec();
            wrong[at] ^= change;
            let table = ColouringTable::new(colouring, Box::new(wrong)).unwrap();
            let error = table.verify_deep(1, &mut ()).unwrap_err();
            assert!(
                matches!(error, ColouringProofError::Wrong(_)),
                "{at} {change}"
            );
        }
    }
    assert!(ColouringTable::new(colouring, Box::new(vec![0; 3])).is_err());
}

#[test]
fn a_build_can_be_stopped() {
    struct Stop;
    impl loyd::pattern::BuildObserver for Stop {
        fn level(&mut self, level: u32, _: u64, _: u64) -> std::ops::ControlFlow<()> {
            if level > 5 {
                return std::ops::ControlFlow::Break(());
            }
            std::ops::ControlFlow::Continue(())
        }
    }
    let colouring = Colouring::new(Shape::THREE, "aaabbbcc").unwrap();
    let stopped = ColouringTable::build(colouring, 1, &Heap, &mut Stop);
    assert_eq!(stopped.err(), Some(BuildStopped));
}

/// The entries of a board are those of all boards that look like it.
#[test]
fn boards_that_look_alike_have_one_entry() {
    let colouring = Colouring::new(Shape::THREE, "aaabbbcc").unwrap();
    let (table, _) = ColouringTable::build(colouring, 1, &Heap, &mut ()).unwrap();
    let board: Board = "3 1 2/6 4 5/8 7 0".parse().unwrap();
    assert_eq!(table.distances(&board), [0, 0]);
}
