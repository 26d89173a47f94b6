//! Tables against a slow breadth-first search that shares no code with the builder.

use std::collections::VecDeque;

use loyd::pattern::{CellSets, Heap, Pattern, Table, TableId, TableKind, orders, verify_deep};
use loyd::puzzle::{Cells, Home, MAX_CELLS, Shape};

/// The cell of each tile of a pattern, and the blank's last.
type Places = Vec<usize>;

/// Moves to the goal for every placement, by the number whose digits are the places:
/// slow, plain and large.
struct Slow {
    cells: usize,
    digits: usize,
    values: Vec<u8>,
}

const UNKNOWN: u8 = u8::MAX;

impl Slow {
    fn number(&self, places: &[usize]) -> usize {
        places
            .iter()
            .fold(0, |number, place| number * self.cells + place)
    }

    fn places(&self, number: usize) -> Places {
        let mut rest = number;
        let mut places = vec![0; self.digits];
        for place in places.iter_mut().rev() {
            *place = rest % self.cells;
            rest /= self.cells;
        }
        places
    }

    /// With `additive` the moves of the blank cost nothing.
    fn search(shape: Shape, goal: &Places, additive: bool) -> Slow {
        let (rows, cols) = (shape.rows(), shape.cols());
        let (cells, digits, tiles) = (shape.cells(), goal.len(), goal.len() - 1);
        let mut slow = Slow {
            cells,
            digits,
            values: vec![UNKNOWN; cells.pow(digits as u32)],
        };
        let number = slow.number(goal);
        slow.values[number] = 0;
        let mut queue = VecDeque::from([number]);
        while let Some(number) = queue.pop_front() {
            let value = slow.values[number];
            let places = slow.places(number);
            let blank = places[tiles];
            let (row, col) = (blank / cols, blank % cols);
            let beside = [
                (row > 0).then(|| blank - cols),
                (row + 1 < rows).then(|| blank + cols),
                (col > 0).then(|| blank - 1),
                (col + 1 < cols).then(|| blank + 1),
            ];
            for cell in beside.into_iter().flatten() {
                let mut next = places.clone();
                next[tiles] = cell;
                let tile = places[..tiles].iter().position(|&place| place == cell);
                if let Some(tile) = tile {
                    next[tile] = blank;
                }
                let free = additive && tile.is_none();
                let new_value = value + u8::from(!free);
                let next = slow.number(&next);
                if slow.values[next] > new_value {
                    slow.values[next] = new_value;
                    // A move that costs nothing belongs to the current level: to the
                    // front.
                    if free {
                        queue.push_front(next);
                    } else {
                        queue.push_back(next);
                    }
                }
            }
        }
        slow
    }

    /// Every placement that reaches the goal, with its value.
    fn all(&self) -> impl Iterator<Item = (Places, u8)> {
        let reached = self.values.iter().enumerate();
        let reached = reached.filter(|(_, value)| **value != UNKNOWN);
        reached.map(|(number, &value)| (self.places(number), value))
    }
}

fn cells_with(places: &Places, pattern: &Pattern) -> Cells {
    // All other cells hold a tile that does not belong to the pattern.
    let cells = pattern.home().shape().cells();
    let tiles = pattern.tiles().len();
    let other = (1..cells as u8).find(|tile| pattern.index_of(*tile).is_none());
    let mut board = [0; MAX_CELLS];
    board[..cells].fill(other.unwrap_or(0));
    for (place, &cell) in places[..tiles].iter().enumerate() {
        board[cell] = pattern.tiles()[place];
    }
    board[places[tiles]] = 0;
    board
}

fn build(pattern: &Pattern, kind: TableKind, threads: usize) -> (Table, Vec<u64>) {
    let id = TableId {
        pattern: pattern.clone(),
        kind,
    };
    let size = id.size().unwrap();
    let (table, histogram) = Table::build(id, threads, &Heap, &mut ()).unwrap();
    assert_eq!(table.bytes().len() as u64, size.bytes);
    assert_eq!(table.numbering().states(), size.states);
    (table, histogram)
}

fn goal_places(pattern: &Pattern) -> Places {
    let home = pattern.home();
    let tiles = pattern.tiles().iter().map(|&tile| home.cell_of(tile));
    tiles.chain([home.blank()]).collect()
}

/// Every state of every kind of table against the slow search.
fn compare(home: Home, tiles: &[u8]) {
    let pattern = Pattern::new(home, tiles).unwrap();
    let shape = home.shape();
    let goal = goal_places(&pattern);
    let slow = Slow::search(shape, &goal, true);
    let (aware, histogram) = build(&pattern, TableKind::BlankAware, 2);
    let (classic, _) = build(&pattern, TableKind::Classic, 2);
    let mut least = vec![UNKNOWN; shape.cells().pow(tiles.len() as u32)];
    let mut counted: Vec<u64> = Vec::new();
    let mut seen = vec![false; aware.numbering().states() as usize];
    for (places, value) in slow.all() {
        let placement = pattern.placement(&cells_with(&places, &pattern));
        let state = placement.state(aware.numbering());
        assert_eq!(
            aware.modulo_four(state),
            value % 4,
            "{pattern:?} {places:?}"
        );
        // Descending takes microseconds: a sample.
        if state.rank % 97 == 3 {
            assert_eq!(
                aware.value(&placement),
                Ok(value.into()),
                "{pattern:?} {places:?}"
            );
        }
        counted.resize(counted.len().max(usize::from(value) + 1), 0);
        let number = state.block * orders(tiles.len()) + state.rank;
        counted[usize::from(value)] += u64::from(!std::mem::replace(&mut seen[number], true));
        let entry = &mut least[slow.number(&places[..tiles.len()])];
        *entry = value.min(*entry);
    }
    assert_eq!(counted, histogram, "{pattern:?}");
    for (places, value) in slow.all() {
        let placement = pattern.placement(&cells_with(&places, &pattern));
        let in_table = classic.byte(placement.state(classic.numbering())).unwrap();
        assert_eq!(
            in_table,
            least[slow.number(&places[..tiles.len()])],
            "{pattern:?}"
        );
        assert!(
            value >= in_table,
            "blank-aware values are never below classic ones"
        );
    }
    let (non_additive, _) = build(&pattern, TableKind::NonAdditive, 2);
    for (places, value) in Slow::search(shape, &goal, false).all() {
        let placement = pattern.placement(&cells_with(&places, &pattern));
        let in_table = non_additive.byte(placement.state(non_additive.numbering()));
        assert_eq!(in_table, Some(value), "{pattern:?} {places:?}");
    }
}

#[test]
fn every_state_of_small_groups() {
    let four = Home::blank_last(Shape::FOUR);
    compare(four, &[2, 3, 4]);
    compare(four, &[7, 8, 12]);
    compare(Home::blank_first(Shape::FOUR), &[1, 2, 3, 7]);
    compare(Home::new(Shape::FOUR, 5), &[11, 14, 15, 6]);
    compare(Home::blank_last(Shape::THREE), &[1, 2, 3, 4]);
    compare(Home::new(Shape::THREE, 4), &[5, 6, 7, 8]);
    compare(
        Home::blank_last(Shape::new(2, 5).unwrap()),
        &[1, 2, 6, 7, 9],
    );
    compare(
        Home::blank_last(Shape::new(3, 4).unwrap()),
        &[1, 5, 6, 9, 11],
    );
    compare(Home::blank_last(Shape::FIVE), &[19, 24, 23]);
    compare(Home::blank_first(Shape::new(4, 5).unwrap()), &[1, 5, 6, 10]);
}

/// Six tiles of 4x4 take the slow search half a minute; 3x3 has a hundredth of them.
#[test]
fn every_state_of_five_and_six_tiles() {
    let home = Home::blank_last(Shape::new(3, 4).unwrap());
    compare(home, &[3, 4, 7, 8, 11]);
    compare(Home::blank_last(Shape::THREE), &[1, 2, 4, 5, 7, 8]);
}

#[test]
#[ignore = "takes minutes"]
fn every_state_of_five_and_six_tiles_in_full() {
    compare(Home::blank_last(Shape::FOUR), &[8, 11, 12, 14, 15]);
    let home = Home::blank_last(Shape::new(3, 4).unwrap());
    compare(home, &[3, 4, 7, 8, 11, 10]);
    let home = Home::blank_last(Shape::FOUR);
    compare(home, &[1, 2, 3, 4, 5]);
    compare(home, &[1, 5, 6, 9, 10, 13]);
    compare(home, &[7, 8, 11, 12, 14, 15]);
}

/// The counts in the table of keys (orders) and formats (cell sets) of the Java
/// original's notes.
#[test]
fn keys_and_formats() {
    for (tiles, count_keys, count_formats, total) in [
        (2, 2, 120, 240),
        (3, 6, 560, 3360),
        (4, 24, 1820, 43_680),
        (5, 120, 4368, 524_160),
        (6, 720, 8008, 5_765_760),
        (7, 5040, 11_440, 57_657_600),
        (8, 40_320, 12_870, 518_918_400),
    ] {
        let cell_sets = CellSets::new(Shape::FOUR, tiles);
        assert_eq!(orders(tiles), count_keys);
        assert_eq!(cell_sets.count(), count_formats);
        assert_eq!(orders(tiles) * cell_sets.count(), total);
        for (number, set) in cell_sets.all().enumerate() {
            assert_eq!(cell_sets.number_of(set), number);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a mean to four digits")]
fn mean(histogram: &[u64]) -> f64 {
    let total: u64 = histogram.iter().sum();
    let sum: u64 = histogram
        .iter()
        .zip(0..)
        .map(|(count, value)| count * value)
        .sum();
    sum as f64 / total as f64
}

#[test]
fn threads_do_not_matter() {
    // Smaller tables are always built by one thread.
    let tiles = [9, 10, 11, 12, 13, 14, 15];
    let pattern = Pattern::new(Home::blank_last(Shape::FOUR), &tiles).unwrap();
    let (one, counts) = build(&pattern, TableKind::BlankAware, 1);
    let (three, same) = build(&pattern, TableKind::BlankAware, 3);
    assert_eq!(one.bytes(), three.bytes());
    assert_eq!(counts, same);
}

#[test]
fn deep_verification_passes_good_tables_and_finds_a_flipped_bit() {
    let pattern = Pattern::new(Home::blank_last(Shape::FOUR), &[1, 2, 3, 4, 5]).unwrap();
    let (table, _) = build(&pattern, TableKind::BlankAware, 2);
    assert_eq!(verify_deep(&table, 2, &mut ()), Ok(()));
    let states = table.numbering().states() as usize;
    for flip in (0..states).step_by(states / 23) {
        // A row for each of 120 orders, one bit per block, in whole words.
        let row = table.bytes().len() / 120;
        let (block, place) = (flip / 120, flip % 120);
        let mut bytes = table.bytes().to_vec();
        bytes[place * row + block / 8] ^= 1 << (block % 8);
        let damaged = Table::new(table.id().clone(), Box::new(bytes)).unwrap();
        assert!(verify_deep(&damaged, 2, &mut ()).is_err(), "bit {flip}");
    }
}

/// One whole table of the 24-puzzle.
#[test]
#[ignore = "takes minutes"]
fn six_tiles_of_the_24_puzzle() {
    let pattern = Pattern::new(Home::blank_last(Shape::FIVE), &[1, 2, 6, 7, 11, 12]).unwrap();
    let (table, _) = build(&pattern, TableKind::BlankAware, 2);
    assert_eq!(table.numbering().states(), 181_008_000);
    assert_eq!(verify_deep(&table, 2, &mut ()), Ok(()));
}

/// The published sizes and values of the default split. A minute and a
/// gigabyte: `cargo xtask test --full`.
#[test]
#[ignore = "takes minutes"]
fn seven_and_eight_tiles() {
    let home = Home::blank_last(Shape::FOUR);
    for (tiles, states, largest, classic_largest, classic_mean) in [
        (vec![1, 2, 3, 4, 5, 6, 7, 8], 1_425_191_040, 38, 38, 23.9728),
        (
            vec![9, 10, 11, 12, 13, 14, 15],
            139_849_920,
            34,
            33,
            20.9122,
        ),
    ] {
        let pattern = Pattern::new(home, &tiles).unwrap();
        let (aware, histogram) = build(&pattern, TableKind::BlankAware, 2);
        assert_eq!(histogram.iter().sum::<u64>(), states);
        assert_eq!(histogram.len() - 1, largest);
        assert_eq!(verify_deep(&aware, 2, &mut ()), Ok(()));
        drop(aware);
        let (_, histogram) = build(&pattern, TableKind::Classic, 2);
        assert_eq!(histogram.len() - 1, classic_largest);
        assert!(
            (mean(&histogram) - classic_mean).abs() < 0.00005,
            "{}",
            mean(&histogram)
        );
    }
}
