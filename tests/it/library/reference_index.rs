//! The index of references, compared with a plain scan of all of them.

use loyd::puzzle::{Board, PackedBoard, Scrambler, Symmetry};
use loyd::reference::{Entry, Index, Known, Lift, Orientation, Slot, Thresholds, path_length};
use proptest::prelude::*;

fn packed(board: &Board) -> PackedBoard {
    PackedBoard::try_from(board).expect("4x4")
}

/// An entry with bounds of the right parity near `bound`. Whether they are true does
/// not matter here.
fn entry(board: &Board, bound: u8) -> Option<Entry> {
    let corner = Slot::of(packed(board)).corner;
    let known = [0, 1, 2, 3].map(|step| {
        let blank = Slot::board(corner, step).blank();
        let parity = (blank / 4 + blank % 4) as u8 % 2;
        Known {
            distance: bound / 2 * 2 + parity,
            exact: false,
            prefix: None,
        }
    });
    Entry::new(corner, known).ok()
}

fn manhattan(one: &Board, other: &Board) -> u32 {
    let place = |board: &Board, tile| board.tiles().iter().position(|&t| t == tile);
    let steps = |tile| {
        let (a, b) = (place(one, tile).unwrap(), place(other, tile).unwrap());
        ((a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4)) as u32
    };
    (1..16).map(steps).sum()
}

/// The bound by its definition: every board of every entry, both images, in any order.
fn plain_scan(entries: &[Entry], board: &Board, plain: u32, thresholds: Thresholds) -> u32 {
    let start = packed(board);
    let parity = (start.blank() / 4 + start.blank() % 4) as u32 % 2;
    let mut best = plain + (plain + parity) % 2;
    let images = [*board, Symmetry::Mirror.image(board, Orientation::home())];
    for entry in entries {
        for (step, known) in entry.known().iter().enumerate() {
            let reference = Board::from(entry.board(step));
            for image in &images {
                let known = u32::from(known.distance);
                let itself = *image == reference;
                if itself {
                    best = best.max(known);
                }
                let allowed = thresholds.farthest.min(known.saturating_sub(best + 2));
                let enough = plain >= thresholds.least_estimate && known >= best + 2;
                if enough && !itself && manhattan(image, &reference) <= allowed {
                    let length = path_length(packed(image), packed(&reference), allowed);
                    best = best.max(length.map_or(0, |length| known - length));
                }
            }
        }
    }
    best
}

/// References, some of them near each other, and a board that is near one or not.
fn collection(seed: u64, count: usize) -> (Vec<Entry>, Scrambler) {
    let goal = Orientation::home().board();
    let mut scrambler = Scrambler::new(seed);
    let middle = scrambler.uniform(&goal);
    let mut entries: Vec<Entry> = Vec::new();
    while entries.len() < count {
        let board = if scrambler.below(2) == 0 {
            scrambler.uniform(&goal)
        } else {
            scrambler.walk(&middle, 15).1
        };
        let bound = 36 + scrambler.below(40) as u8;
        let new = entry(&board, bound);
        let there = |new: &Entry| entries.iter().any(|old| old.corner() == new.corner());
        entries.extend(new.filter(|new| !there(new)));
    }
    (entries, scrambler)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_index_finds_what_a_plain_scan_finds(
        seed: u64,
        count in 1..200_usize,
        plain in 28..60_u32,
        farthest in 0..15_u32,
    ) {
        let (entries, mut scrambler) = collection(seed, count);
        let (mut index, refused) = Index::new(entries.iter().skip(1).copied());
        prop_assert!(refused.is_empty());
        prop_assert_eq!(index.insert(entries[0]), Ok(()));
        let thresholds = Thresholds { farthest, node_budget: u32::MAX, ..Thresholds::default() };
        for steps in [0, 1, 2, 4, 6, 9, 12, 60] {
            let number = scrambler.below(count as u32) as usize;
            let home = Board::from(entries[number].board(steps % 4));
            let board = scrambler.walk(&home, steps).1;
            let Lift { lifted, reviewed, .. } = index.lift(packed(&board), plain, thresholds);
            let expected = plain_scan(&entries, &board, plain, thresholds);
            prop_assert_eq!(lifted, expected, "{} with {}", board, plain);
            prop_assert!(reviewed as usize <= 2 * count);
        }
    }
}

#[test]
fn bounds_that_cannot_help_are_not_looked_at() {
    let (mut entries, _) = collection(3, 200);
    entries.retain(|entry| entry.known().iter().all(|known| known.distance < 50));
    let (index, _) = Index::new(entries);
    let board = packed(&Orientation::home().board());
    let reviewed = |plain| index.lift(board, plain, Thresholds::default()).reviewed;
    assert_eq!(reviewed(60), 0);
    assert!(reviewed(34) > 0);
}
