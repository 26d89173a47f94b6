//! Finds partitions that go well with 7-8: `cargo run --release -p loyd-lab --example find_companions`.
//!
//! A partition that is its own mirror image needs one lookup where others need two.
//! There are 75 such splits into seven and eight tiles; those whose groups are
//! connected are tried here, each combined with 7-8 and its mirror image, on random
//! boards and on boards that are hard for 7-8.

use std::io::{self, Write as _};

use loyd::pattern::{BuildInMemory, Heap};
use loyd::puzzle::{Board, Home, Scrambler, Shape};
use loyd::search::Limits;
use loyd::spec::HeuristicSpec;
use loyd::{Request, Solver};

type Trouble = Box<dyn std::error::Error>;

/// Tiles on the diagonal, and pairs that the mirror exchanges.
const DIAGONAL: [u8; 3] = [1, 6, 11];
const PAIRS: [[u8; 2]; 6] = [[2, 5], [3, 9], [4, 13], [7, 10], [8, 14], [12, 15]];

/// Boards that are hard for 7-8, with the most nodes to spend on them.
const HARD: [&str; 5] = [
    "0 15 8 3 12 11 7 4 14 10 6 5 9 13 2 1",
    "6 5 9 13 2 1 10 14 3 7 0 15 4 8 12 11",
    "11 5 9 13 2 6 10 14 3 7 0 15 4 8 12 1",
    "15 11 8 3 12 7 4 0 14 10 6 5 9 13 2 1",
    "15 11 8 3 12 14 7 4 0 13 6 2 10 9 5 1",
];
const NODE_LIMIT: u64 = 20_000_000;

fn main() -> Result<(), Trouble> {
    let beside = std::env::args().nth(1).unwrap_or_else(|| "7-8".to_owned());
    let goal = Home::blank_last(Shape::FOUR).board();
    let mut scrambler = Scrambler::new(1);
    let random: Vec<Board> = (0..200).map(|_| scrambler.uniform(&goal)).collect();
    let mut out = io::stdout();
    writeln!(
        out,
        "nodes of 200 random boards; last bound and nodes below it of each hard board"
    )?;
    for eight in groups() {
        let seven: Vec<u8> = (1..16).filter(|tile| !eight.contains(tile)).collect();
        if !hangs_together(&eight) || !hangs_together(&seven) {
            continue;
        }
        let name = format!("{}|{}", words(&eight), words(&seven));
        // A new solver each time: it holds the tables of one partition.
        let solver = Solver::with_tables(Box::new(BuildInMemory::new(2, Box::new(Heap))));
        let heuristic: HeuristicSpec = format!("pdb:{beside}+{name}").parse()?;
        let mut nodes = 0;
        for &board in &random {
            let request = Request::try_from(board)
                .unwrap()
                .heuristic(heuristic.clone());
            nodes += solver.solve(&request)?.stats.generated;
        }
        write!(out, "{name:45} {nodes:9}")?;
        for board in HARD {
            let request = Request::try_from(board.parse::<Board>()?)?
                .heuristic(heuristic.clone())
                .threads(2)
                .limits(Limits::default().nodes(Some(NODE_LIMIT)));
            let stats = solver.solve(&request)?.stats;
            let complete = || stats.iterations.iter().filter(|i| i.complete);
            let bound = complete().map(|i| i.bound).max().unwrap_or(0);
            let below: u64 = complete().map(|i| i.generated).sum();
            write!(out, "  {bound} {below:8}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The groups of eight tiles that are their own mirror image.
fn groups() -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    for diagonal in 0..8_u8 {
        for pairs in 0..64_u8 {
            let mut tiles: Vec<u8> = (0..3)
                .filter(|at| diagonal >> at & 1 == 1)
                .map(|at| DIAGONAL[at])
                .collect();
            tiles.extend(
                (0..6)
                    .filter(|at| pairs >> at & 1 == 1)
                    .flat_map(|at| PAIRS[at]),
            );
            if tiles.len() == 8 {
                tiles.sort_unstable();
                found.push(tiles);
            }
        }
    }
    found
}

/// Returns `true` if the cells of some tiles are connected on the goal.
fn hangs_together(tiles: &[u8]) -> bool {
    let mut reached = vec![tiles[0]];
    let mut at = 0;
    while at < reached.len() {
        let cell = usize::from(reached[at]) - 1;
        for &tile in tiles {
            let near = Shape::FOUR.distance(cell, usize::from(tile) - 1) == 1;
            if near && !reached.contains(&tile) {
                reached.push(tile);
            }
        }
        at += 1;
    }
    reached.len() == tiles.len()
}

fn words(tiles: &[u8]) -> String {
    let words: Vec<String> = tiles.iter().map(u8::to_string).collect();
    words.join(" ")
}
