//! Learning the weights of a score from beam searches that use it.
//!
//! Learning as search optimization (Daumé and Marcu 2005; for beams: Xu and Fern 2007): a scramble
//! is solved with the present weights. Then, at every level, the board that the solution visits
//! should have been ranked before the others. It is compared with some of them, and where it is
//! not clearly better, the weights of its places and pairs are lowered and those of the other
//! board are raised. Ours compares with boards that are drawn at random, mostly from the front of
//! the level, and a mirror image is learned together with the board. How wrong two scores are is
//! found out when the weights are changed, after the comparisons before: with what was known when
//! the batch was solved, many small mistakes add up to one large step, and what was learned is
//! lost.
//!
//! Boards are solved in batches, with the weights of the batches before. Board number `n` depends
//! on the seed and on `n` alone, so that the threads of a batch and an interruption between two
//! batches change nothing.

use std::sync::atomic::{AtomicU32, Ordering};

use super::beam::RankedSearch;
use super::items;
use super::level::{BoardItems, BoardLevel};
use super::model::Model;
use super::ranking::Ranking;
use super::weights::Weights;
use crate::puzzle::{Board, Home, Scrambler, Shape};

/// How the boards of a batch are learned from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lesson {
    /// Boards that are kept of each level.
    pub width: usize,
    /// How much a weight changes by one comparison in which the wrong board was clearly better.
    pub rate: f32,
    /// The difference of two scores from which on one board is clearly better.
    pub margin: f32,
    /// Boards are compared at one of this many levels: neighbouring levels have much in common.
    pub every: u32,
    /// Comparisons at such a level.
    pub comparisons: u32,
    /// Boards that are solved before the weights that they changed are used.
    pub batch: u32,
}

/// Learns a score from a stream of scrambles.
#[derive(Debug)]
pub struct Learner {
    model: Model,
    weights: Weights,
    ranking: Ranking,
    seed: u64,
    boards: u64,
}

/// What was learned from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Learned {
    /// Boards.
    pub boards: u32,
    /// Boards that were solved.
    pub solved: u32,
    /// The slides of all solutions.
    pub slides: u64,
}

/// Words of the random stream that belong to one board: more than any needs.
const WORDS_PER_BOARD: u128 = 1 << 24;

impl Learner {
    /// Begins with a model and the scrambles of a seed after the first `boards`.
    pub fn new(model: Model, seed: u64, boards: u64) -> Learner {
        Learner {
            ranking: Ranking::new(&model),
            weights: Weights::new(&model),
            model,
            seed,
            boards,
        }
    }

    /// What was learned so far.
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// The weights before they are rounded.
    pub(super) const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Changes all weights.
    pub(super) fn set_weights(&mut self, change: impl FnOnce(&mut Weights)) {
        change(&mut self.weights);
        self.apply();
    }

    /// Makes searches use the weights.
    fn apply(&mut self) {
        self.weights.write(&mut self.model);
        self.ranking.update(&self.model);
    }

    /// The number of the next board.
    pub const fn boards(&self) -> u64 {
        self.boards
    }

    /// Solves one batch of scrambles with `threads` threads and learns from them. Returns `None`,
    /// having learned nothing, if `is_stopped` returned `true`. It is called often, by all threads.
    pub fn learn(
        &mut self,
        lesson: &Lesson,
        threads: usize,
        is_stopped: &(dyn Fn() -> bool + Sync),
    ) -> Option<Learned> {
        let solved = self.solve_batch(lesson, threads, is_stopped);
        if is_stopped() {
            return None;
        }
        let mut learned = Learned {
            boards: lesson.batch,
            ..Learned::default()
        };
        let cells = self.weights.shape().cells();
        for board in solved.into_iter().flatten() {
            learned.solved += 1;
            learned.slides += board.slides;
            for Comparison { right, wrong } in board.comparisons {
                self.weights
                    .prefer(&right.0[..cells], &wrong.0[..cells], lesson);
            }
        }
        self.boards += u64::from(lesson.batch);
        self.apply();
        Some(learned)
    }

    /// Solves the boards of a batch. Those that were not solved are `None`.
    fn solve_batch(
        &self,
        lesson: &Lesson,
        threads: usize,
        is_stopped: &(dyn Fn() -> bool + Sync),
    ) -> Vec<Option<SolvedBoard>> {
        let next = AtomicU32::new(0);
        let work = || {
            let mut solved = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= lesson.batch || is_stopped() {
                    return solved;
                }
                let board = self.solve(self.boards + u64::from(number), lesson, is_stopped);
                solved.push((number, board));
            }
        };
        let mut solved = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut solved = work();
            for other in others {
                solved.extend(other.join().expect("a thread that solves boards ended"));
            }
            solved
        });
        solved.sort_by_key(|&(number, _)| number);
        solved.into_iter().map(|(_, board)| board).collect()
    }

    /// Solves one board, and compares the boards on its solution with others.
    fn solve(
        &self,
        number: u64,
        lesson: &Lesson,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<SolvedBoard> {
        let shape = self.weights.shape();
        let mut random = Scrambler::resumed(self.seed, WORDS_PER_BOARD * u128::from(number));
        let board = scramble(shape, &mut random);
        let mut levels: Vec<BestFirst> = Vec::new();
        let search = RankedSearch {
            ranking: &self.ranking,
            below: longest(shape),
            next_width: &mut |_| (!is_stopped()).then_some(lesson.width),
            level: &mut |level: &BoardLevel| levels.push(BestFirst(level.items.clone())),
        };
        let (slides, numbers) = search.run(&items(&board)).found?;
        let mut comparisons = Vec::new();
        for (level, &right) in levels.iter().zip(&numbers).skip(1) {
            if random.below(lesson.every) == 0 {
                level.compare(right as usize, lesson, &mut random, &mut comparisons);
            }
        }
        Some(SolvedBoard {
            slides: slides.len() as u64,
            comparisons,
        })
    }
}

/// What is learned from one board.
#[derive(Debug)]
struct SolvedBoard {
    slides: u64,
    comparisons: Vec<Comparison>,
}

/// Two boards of one level.
#[derive(Debug)]
struct Comparison {
    /// The one that the solution visits.
    right: BoardItems,
    wrong: BoardItems,
}

/// The boards of one level, the best first.
struct BestFirst(Vec<BoardItems>);

impl BestFirst {
    /// Compares the board that the solution visits with others.
    fn compare(
        &self,
        right: usize,
        lesson: &Lesson,
        random: &mut Scrambler,
        comparisons: &mut Vec<Comparison>,
    ) {
        for _ in 0..lesson.comparisons {
            // The square of a number between 0 and 1 is mostly small.
            let draw = random.below(1 << 12) as usize;
            let wrong = (draw * draw * self.0.len()) >> 24;
            if wrong != right {
                comparisons.push(Comparison {
                    right: self.0[right],
                    wrong: self.0[wrong],
                });
            }
        }
    }
}

/// Returns a uniformly random board, or in two of three cases the end of a random walk, so that
/// boards near the goal are met as well.
fn scramble(shape: Shape, random: &mut Scrambler) -> Board {
    let goal = Home::blank_last(shape).board();
    if random.below(3) == 0 {
        return random.uniform(&goal);
    }
    let most = 60 * shape.cells() as u32;
    let steps = random.below(most) as usize;
    random.walk(&goal, steps).1
}

/// Returns a length that no solution reaches that is worth learning from.
fn longest(shape: Shape) -> usize {
    shape.cells() * (shape.rows() + shape.cols())
}
