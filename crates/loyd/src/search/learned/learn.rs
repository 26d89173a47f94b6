//! Learning the weights of a score from beam searches that use it.
//!
//! Learning as search optimization (Daumé and Marcu 2005; for beams: Xu and Fern 2007): a scramble
//! is solved with the present weights. Then, at every level, the board that the solution visits
//! should have been ranked before the others. It is compared with some of them, and where it was
//! not clearly better, the weights of its places and pairs are lowered and those of the other
//! board are raised. Ours compares with boards that are drawn at random, mostly from the front of
//! the level, and a mirror image is learned together with the board.

use super::beam::{BoardLevel, RankedSearch};
use super::items;
use super::model::Model;
use super::ranking::Ranking;
use super::weights::{UNIT, Weights};
use crate::puzzle::{Board, Home, Scrambler, Shape};

/// How a score is learned.
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
    pub batch: usize,
}

/// Learns a score from a stream of scrambles.
#[derive(Debug)]
pub struct Learner {
    model: Model,
    weights: Weights,
    ranking: Ranking,
    scrambler: Scrambler,
}

/// What was learned from.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Learned {
    /// Boards.
    pub boards: u32,
    /// Boards that were solved.
    pub solved: u32,
    /// The slides of all solutions.
    pub slides: u64,
    /// The mean of the sum of mistakes.
    pub loss: f64,
}

impl Learner {
    /// Begins with a model and the scrambles of a seed.
    pub fn new(model: Model, seed: u64) -> Learner {
        Learner {
            weights: Weights::from(&model),
            ranking: Ranking::new(&model),
            model,
            scrambler: Scrambler::new(seed),
        }
    }

    /// What was learned so far.
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Solves one batch of scrambles and learns from them.
    pub fn learn(&mut self, lesson: &Lesson) -> Learned {
        let mut learned = Learned::default();
        for _ in 0..lesson.batch {
            let board = self.scramble();
            self.learn_from(&board, lesson, &mut learned);
        }
        self.weights.write(&mut self.model);
        self.ranking.update(&self.model);
        learned
    }

    /// Returns a uniformly random board, or in two of three cases the end of a random walk, so
    /// that boards near the goal are met as well.
    fn scramble(&mut self) -> Board {
        let shape = self.weights.shape();
        let goal = Home::blank_last(shape).board();
        if self.scrambler.below(3) == 0 {
            return self.scrambler.uniform(&goal);
        }
        let most = 60 * shape.cells() as u32;
        let steps = self.scrambler.below(most) as usize;
        self.scrambler.walk(&goal, steps).1
    }

    fn learn_from(&mut self, board: &Board, lesson: &Lesson, learned: &mut Learned) {
        learned.boards += 1;
        let mut levels: Vec<(Vec<i32>, Vec<u8>)> = Vec::new();
        let search = RankedSearch {
            ranking: &self.ranking,
            width: lesson.width,
            below: longest(self.weights.shape()),
            is_stopped: &mut |_, _| false,
            level: &mut |level: &BoardLevel| {
                let scores = level.heads.iter().map(|head| head.score).collect();
                levels.push((scores, level.items.clone()));
            },
        };
        let Some((slides, numbers)) = search.run(&items(board)).found else {
            return;
        };
        learned.solved += 1;
        learned.slides += slides.len() as u64;
        for ((scores, items), &number) in levels.iter().zip(&numbers).skip(1) {
            if self.scrambler.below(lesson.every) == 0 {
                self.compare(lesson, (scores, items), number as usize, learned);
            }
        }
    }

    /// Compares one board of a level with others.
    fn compare(
        &mut self,
        lesson: &Lesson,
        (scores, items): (&[i32], &[u8]),
        right: usize,
        learned: &mut Learned,
    ) {
        let cells = self.weights.shape().cells();
        let board = |number: usize| &items[number * cells..][..cells];
        let mut sum = 0.0;
        for _ in 0..lesson.comparisons {
            // The square of a number between 0 and 1 is mostly small.
            let draw = self.scrambler.below(1 << 12) as usize;
            let wrong = (draw * draw * scores.len()) >> 24;
            if wrong == right {
                continue;
            }
            let behind = fraction(scores[right] - scores[wrong]) / lesson.margin;
            let mistake = (0.5 + 0.25 * behind).clamp(0.0, 1.0);
            if mistake > 0.0 {
                self.weights.add(board(wrong), lesson.rate * mistake);
                sum += mistake;
            }
        }
        if sum > 0.0 {
            self.weights.add(board(right), -lesson.rate * sum);
        }
        learned.loss += f64::from(sum);
    }
}

/// Returns a difference of scores in weights.
#[expect(
    clippy::cast_precision_loss,
    reason = "scores differ by less than 2^23"
)]
fn fraction(difference: i32) -> f32 {
    difference as f32 / UNIT
}

/// Returns a length that no solution reaches that is worth learning from.
fn longest(shape: Shape) -> usize {
    shape.cells() * (shape.rows() + shape.cols())
}
