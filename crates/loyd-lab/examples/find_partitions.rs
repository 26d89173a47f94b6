//! Searches for the partitions of the 15-puzzle with the largest mean value.
//!
//! Builds the classic table of every group of one size, then finds the best combination
//! of groups. Groups that are mirror images of each other have the same values, so only
//! one of each pair is built.
//!
//! `cargo run --release -p loyd-lab --example find_partitions -- 5 5 5` takes about
//! half a minute on two cores, `-- 6 6 3` a few minutes.
#![allow(clippy::print_stdout, reason = "an example talks to its reader")]

use std::collections::HashMap;

use loyd::pattern::{Heap, Pattern, Table, TableId, TableKind};
use loyd::puzzle::{Home, Shape, Symmetry};

const TILES: u32 = 15;

/// The mean of the classic table of a set of tiles, bit t for tile t.
fn mean(set: u32) -> f64 {
    let tiles: Vec<u8> = (1..=TILES as u8)
        .filter(|tile| set >> tile & 1 == 1)
        .collect();
    let pattern =
        Pattern::new(Home::blank_last(Shape::FOUR), &tiles).expect("tiles of a 4x4 board");
    let id = TableId {
        pattern,
        kind: TableKind::Classic,
    };
    let (_, histogram) =
        Table::build(id, 2, &Heap, &mut ()).expect("the empty observer never stops it");
    let entries: u64 = histogram.iter().sum();
    let sum: u64 = histogram
        .iter()
        .zip(0..)
        .map(|(count, value)| count * value)
        .sum();
    #[expect(clippy::cast_precision_loss, reason = "a mean to four digits")]
    let mean = sum as f64 / entries as f64;
    mean
}

fn main() {
    let mut sizes: Vec<u32> = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse().ok())
        .collect();
    if sizes.iter().sum::<u32>() != TILES {
        println!("give the sizes of the groups, for instance 5 5 5");
        return;
    }
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let names = Symmetry::Mirror.tiles(Home::blank_last(Shape::FOUR));
    let mirror = |set: u32| {
        let tiles = (1..=TILES as usize).filter(|tile| set >> tile & 1 == 1);
        tiles.fold(0, |image, tile| image | 1 << names[tile])
    };
    let all: u32 = (1 << (TILES + 1)) - 2;
    let mut means: HashMap<u32, f64> = HashMap::new();
    for set in (0..=all).filter(|set| set & 1 == 0 && sizes.contains(&set.count_ones())) {
        let known = means.get(&mirror(set)).copied();
        means.insert(set, known.unwrap_or_else(|| mean(set)));
    }
    let mut found = Vec::new();
    divide(all, &sizes, 0, &means, &mut Vec::new(), &mut found);
    found.sort_by(|a: &(f64, Vec<u32>), b| b.0.total_cmp(&a.0));
    for (sum, groups) in found.iter().take(20) {
        let group = |set: &u32| {
            let tiles = (1..=TILES).filter(|tile| set >> tile & 1 == 1);
            tiles
                .map(|tile| tile.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        println!(
            "{sum:.4}  {}",
            groups.iter().map(group).collect::<Vec<_>>().join(" | ")
        );
    }
}

/// Returns every division of the tiles in `left` into groups of these sizes.
fn divide(
    left: u32,
    sizes: &[u32],
    least: u32,
    means: &HashMap<u32, f64>,
    groups: &mut Vec<u32>,
    found: &mut Vec<(f64, Vec<u32>)>,
) {
    let Some((&size, rest)) = sizes.split_first() else {
        let sum = groups.iter().map(|set| means[set]).sum();
        found.push((sum, groups.clone()));
        return;
    };
    // Subsets of `left`, ascending; groups of equal size in ascending order.
    let mut set = 0_u32;
    loop {
        set = set.wrapping_sub(left) & left;
        if set == 0 {
            return;
        }
        if set.count_ones() == size && set > least {
            groups.push(set);
            let least = if rest.first() == Some(&size) { set } else { 0 };
            divide(left & !set, rest, least, means, groups, found);
            groups.pop();
        }
    }
}
