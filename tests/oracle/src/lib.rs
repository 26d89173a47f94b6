//! True distances by plain breadth-first search.
//!
//! Shares no code with the library: a board is a list of numbers, a move is an
//! exchange of two list items, and the rules of the game are written out here a
//! second time on purpose.

use std::borrow::Borrow;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// A board of at most 16 cells as a list, 0 the blank. It is in one piece, because searches make
/// millions; maps of lists are asked by slices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct List {
    tiles: [u8; 16],
    cells: usize,
}

impl From<&[u8]> for List {
    fn from(list: &[u8]) -> List {
        let mut tiles = [0; 16];
        tiles[..list.len()].copy_from_slice(list);
        List {
            tiles,
            cells: list.len(),
        }
    }
}

impl FromIterator<u8> for List {
    fn from_iter<T: IntoIterator<Item = u8>>(tiles: T) -> List {
        List::from(&tiles.into_iter().collect::<Vec<u8>>()[..])
    }
}

impl Deref for List {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.tiles[..self.cells]
    }
}

impl Borrow<[u8]> for List {
    fn borrow(&self) -> &[u8] {
        self
    }
}

impl Hash for List {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl List {
    fn swap(&mut self, one: usize, other: usize) {
        self.tiles.swap(one, other);
    }
}

/// The boards one move away.
pub fn neighbours(list: &[u8], rows: usize, cols: usize) -> Vec<List> {
    let blank = list.iter().position(|&t| t == 0).unwrap();
    let (row, col) = (blank / cols, blank % cols);
    let mut cells = Vec::new();
    if row > 0 {
        cells.push(blank - cols);
    }
    if row + 1 < rows {
        cells.push(blank + cols);
    }
    if col > 0 {
        cells.push(blank - 1);
    }
    if col + 1 < cols {
        cells.push(blank + 1);
    }
    cells
        .into_iter()
        .map(|cell| {
            let mut next = List::from(list);
            next.swap(blank, cell);
            next
        })
        .collect()
}

/// The distance of every board that can reach `goal`.
pub fn distances(goal: &[u8], rows: usize, cols: usize) -> HashMap<List, u32> {
    within(goal, rows, cols, u32::MAX)
}

/// The distance of every board at most `limit` moves from `goal`.
pub fn within(goal: &[u8], rows: usize, cols: usize, limit: u32) -> HashMap<List, u32> {
    let mut known: HashMap<List, u32> = HashMap::from([(goal.into(), 0)]);
    let mut level: Vec<List> = vec![goal.into()];
    let mut depth = 0;
    while !level.is_empty() && depth < limit {
        depth += 1;
        let mut next = Vec::new();
        for list in &level {
            for neighbour in neighbours(list, rows, cols) {
                if let Entry::Vacant(entry) = known.entry(neighbour) {
                    entry.insert(depth);
                    next.push(neighbour);
                }
            }
        }
        level = next;
    }
    known
}

/// The distance between two boards, searched from both ends, level by level.
pub fn between(start: &[u8], goal: &[u8], rows: usize, cols: usize) -> u32 {
    if start == goal {
        return 0;
    }
    let mut known: [HashMap<List, u32>; 2] = [
        HashMap::from([(start.into(), 0_u32)]),
        HashMap::from([(goal.into(), 0_u32)]),
    ];
    let mut levels: [Vec<List>; 2] = [vec![start.into()], vec![goal.into()]];
    let mut depths = [0, 0];
    loop {
        // The smaller side grows. Whole levels, so the first meeting is shortest.
        let side = usize::from(levels[0].len() > levels[1].len());
        depths[side] += 1;
        let mut next = Vec::new();
        let mut met = false;
        for list in &levels[side] {
            for neighbour in neighbours(list, rows, cols) {
                met |= known[1 - side].contains_key(&neighbour);
                if !known[side].contains_key(&neighbour) {
                    known[side].insert(neighbour, depths[side]);
                    next.push(neighbour);
                }
            }
        }
        if met {
            return depths[0] + depths[1];
        }
        assert!(!next.is_empty(), "the boards are not connected");
        levels[side] = next;
    }
}

/// The boards one move away when tiles that move together count once.
pub fn multi_tile_neighbours(list: &[u8], rows: usize, cols: usize) -> Vec<List> {
    let blank = list.iter().position(|&t| t == 0).unwrap();
    let same_line = |cell: usize| cell / cols == blank / cols || cell % cols == blank % cols;
    let others = (0..rows * cols).filter(|&cell| cell != blank && same_line(cell));
    others
        .map(|cell| {
            // Everything between the blank and the cell moves up by one place.
            let stride = if cell / cols == blank / cols { 1 } else { cols };
            let mut moved = List::from(list);
            let mut at = blank;
            while at != cell {
                let from = if cell > blank {
                    at + stride
                } else {
                    at - stride
                };
                moved.swap(at, from);
                at = from;
            }
            moved
        })
        .collect()
}

/// The number of boards on each level from `goal` on, no more than `levels` of them.
pub fn level_sizes(goal: &[u8], rows: usize, cols: usize, levels: usize) -> Vec<u32> {
    let (mut before, mut level): (_, HashSet<List>) =
        (HashSet::new(), HashSet::from([goal.into()]));
    let mut sizes = Vec::new();
    while !level.is_empty() && sizes.len() < levels {
        sizes.push(level.len() as u32);
        let around = level.iter().flat_map(|list| neighbours(list, rows, cols));
        let next: HashSet<List> = around.filter(|list| !before.contains(list)).collect();
        before = std::mem::replace(&mut level, next);
    }
    sizes
}

/// The distance of every board that can reach `goal` when tiles that move
/// together count once.
pub fn multi_tile_distances(goal: &[u8], rows: usize, cols: usize) -> HashMap<List, u32> {
    let mut known: HashMap<List, u32> = HashMap::from([(goal.into(), 0)]);
    let mut level: Vec<List> = vec![goal.into()];
    let mut depth = 0;
    while !level.is_empty() {
        depth += 1;
        let mut next = Vec::new();
        for list in &level {
            for moved in multi_tile_neighbours(list, rows, cols) {
                if let Entry::Vacant(entry) = known.entry(moved) {
                    entry.insert(depth);
                    next.push(moved);
                }
            }
        }
        level = next;
    }
    known
}
