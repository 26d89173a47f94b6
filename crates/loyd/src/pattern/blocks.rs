//! Partitions by a rule, for boards that have no drawing.
//!
//! The cells are walked through in bands of two rows (three if a row would be left over), to and
//! fro, and the tiles are cut into groups along the way, so that groups are compact blocks. All
//! groups but the last one or two are as large as the rule allows. `blocks-6` has groups of up to
//! six tiles; `columns-6` is the same with rows and columns exchanged.
//!
//! ```text
//! 1 1 1 1 2
//! 1 1 1 2 2      blocks-7 of 4x5: groups of seven, seven and five tiles
//! 3 3 2 2 2
//! 3 3 3 2 .
//! ```

use super::order::MAX_TILES;
use super::partition::{Partition, PartitionError};
use crate::puzzle::{Home, Shape};

/// The names of rules: without and with rows and columns exchanged.
const RULES: [(&str, bool); 2] = [("blocks-", false), ("columns-", true)];

/// Reads the name of a rule and makes its partition for a goal; `None` if it is no such name.
pub(super) fn named(name: &str, home: Home) -> Option<Result<Partition, PartitionError>> {
    let rule = |(prefix, exchanged): &(&str, bool)| Some((name.strip_prefix(prefix)?, *exchanged));
    let (most, exchanged) = RULES.iter().find_map(rule)?;
    let most: usize = most
        .parse()
        .ok()
        .filter(|most| (2..=MAX_TILES).contains(most))?;
    Some(partition(home, most, exchanged).map(|partition| partition.with_name(name)))
}

fn partition(home: Home, most: usize, exchanged: bool) -> Result<Partition, PartitionError> {
    let tiles: Vec<u8> = walk(home.shape(), exchanged)
        .into_iter()
        .filter(|&cell| cell != home.blank())
        .map(|cell| home.tile_at(cell))
        .collect();
    let mut rest = tiles.as_slice();
    let mut groups = Vec::new();
    while !rest.is_empty() {
        // A group has at least two tiles.
        let size = if rest.len() == most + 1 {
            most - 1
        } else {
            most
        };
        let (group, after) = rest.split_at(size.min(rest.len()));
        let mut group = group.to_vec();
        group.sort_unstable();
        groups.push(group);
        rest = after;
    }
    Partition::new(home, &groups)
}

/// Returns all cells in the order of the walk.
fn walk(shape: Shape, exchanged: bool) -> Vec<usize> {
    let (rows, cols) = if exchanged {
        (shape.cols(), shape.rows())
    } else {
        (shape.rows(), shape.cols())
    };
    let mut cells = Vec::with_capacity(shape.cells());
    let mut top = 0;
    let mut forth = true;
    while top < rows {
        let height = match rows - top {
            3 => 3,
            left => left.min(2),
        };
        for at in 0..cols {
            let col = if forth { at } else { cols - 1 - at };
            for row in top..top + height {
                cells.push(if exchanged {
                    shape.cell(col, row)
                } else {
                    shape.cell(row, col)
                });
            }
        }
        top += height;
        forth = !forth;
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::Pattern;

    #[test]
    fn every_board_has_its_partitions() {
        for shape in Shape::all().filter(|shape| Pattern::supports(*shape)) {
            for blank in 0..shape.cells() {
                let home = Home::new(shape, blank);
                for (name, most) in [("blocks-4", 4), ("blocks-7", 7), ("columns-6", 6)] {
                    let partition = named(name, home).unwrap().unwrap();
                    assert_eq!(partition.name(), name);
                    let sizes = partition.groups().iter().map(|group| group.tiles().len());
                    let small = sizes.filter(|size| *size < most).count();
                    assert!(small <= 2, "{shape} {name}");
                }
            }
        }
    }

    #[test]
    fn a_drawing() {
        let home = Home::blank_last(Shape::new(4, 5).unwrap());
        let partition = named("blocks-7", home).unwrap().unwrap();
        assert_eq!(
            partition.drawing(),
            "1 1 1 1 2\n1 1 1 2 2\n3 3 2 2 2\n3 3 3 2 0"
        );
        assert!(named("blocks-9", home).is_none());
        assert!(named("7-8", home).is_none());
    }
}
