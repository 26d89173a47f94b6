//! Random boards that depend only on a seed and never change.
//!
//! The algorithm is part of the interface and frozen by golden tests, so that a
//! scramble named by its seed in a paper or a competition stays the same board in every
//! version and on every machine:
//!
//! 1. The generator is `ChaCha` with 8 rounds, stream 0. Its 32-byte key is the
//!    seed as 8 little-endian bytes followed by 24 zero bytes.
//! 2. *A number below n*: draw 32-bit words until one is less than the largest multiple
//!    of n not above 2^32; the result is its remainder modulo n.
//! 3. *A uniform board*: write the goal's tiles cell by cell; for cell i from
//!    the last down to 1 exchange cells i and *a number below i + 1*
//!    (Fisher-Yates). If the result cannot reach the goal, exchange the first
//!    two tiles that are not the blank. That last step pairs each unreachable
//!    arrangement with one reachable arrangement, so the result is uniform
//!    over the reachable ones.
//! 4. *A random walk*: at each step list the possible slides in the order up,
//!    left, right, down, without the one that undoes the step before, and take
//!    the one at *a number below their count*.

use super::chacha::ChaCha8;
use super::solvable::reachable;
use super::{Board, Path, Shape, Slide};

/// Returns the largest multiple of `n` not above 2^32.
fn usable(n: u64) -> u64 {
    let words = 1 << 32;
    words - words % n
}

/// A stream of random boards and walks.
#[derive(Debug, Clone)]
pub struct Scrambler {
    words: ChaCha8,
}

impl Scrambler {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Scrambler {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Scrambler {
            words: ChaCha8::new(key),
        }
    }

    /// Returns a number below `n`, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        let usable = usable(n.into());
        loop {
            let word = self.words.next_word();
            if u64::from(word) < usable {
                return word % n;
            }
        }
    }

    /// Returns a board from which `goal` can be reached, each equally likely.
    pub fn uniform(&mut self, goal: &Board) -> Board {
        let shape = goal.shape();
        let mut tiles = goal.tiles().to_vec();
        for last in (1..tiles.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            tiles.swap(last, other);
        }
        let shuffled = Board::new(shape, &tiles).expect("a shuffle keeps every tile");
        if reachable(&shuffled, goal) {
            return shuffled;
        }
        let mut occupied = (0..tiles.len()).filter(|&cell| cell != shuffled.blank());
        if let (Some(a), Some(b)) = (occupied.next(), occupied.next()) {
            tiles.swap(a, b);
        }
        Board::new(shape, &tiles).expect("an exchange keeps every tile")
    }

    /// Passes over boards that [`uniform`](Scrambler::uniform) would return for a goal of this
    /// shape, several times quicker than making them. So the boards of a seed can be made in
    /// parts.
    pub fn skip(&mut self, boards: u64, shape: Shape) {
        let usable: Vec<u64> = (2..=shape.cells() as u64).rev().map(usable).collect();
        for _ in 0..boards {
            for &usable in &usable {
                while u64::from(self.words.next_word()) >= usable {}
            }
        }
    }

    /// Returns the number of words drawn. [`resumed`](Scrambler::resumed) goes on from there.
    pub fn position(&self) -> u128 {
        self.words.position()
    }

    /// Returns the stream of this seed after some words.
    pub fn resumed(seed: u64, position: u128) -> Scrambler {
        let mut scrambler = Scrambler::new(seed);
        scrambler.words.set_position(position);
        scrambler
    }

    /// Returns a walk of `steps` slides from `start` that never undoes its last slide,
    /// and the board it ends on.
    pub fn walk(&mut self, start: &Board, steps: usize) -> (Path, Board) {
        let order = [Slide::Up, Slide::Left, Slide::Right, Slide::Down];
        let mut path = Path::new();
        let mut board = *start;
        for _ in 0..steps {
            let undo = path.slides().last().map(|slide| slide.opposite());
            let choices: Vec<(Slide, Board)> = order
                .into_iter()
                .filter(|&slide| Some(slide) != undo)
                .filter_map(|slide| Some((slide, board.after(slide)?)))
                .collect();
            let (slide, next) = choices[self.below(choices.len() as u32) as usize];
            path.push(slide);
            board = next;
        }
        (path, board)
    }
}
