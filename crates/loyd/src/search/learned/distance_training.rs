//! Learning an estimate and a policy from shortest solutions.
//!
//! Random boards are solved, and every board on a shortest solution has a known distance: that is
//! dozens of labels for one search. The estimate is a linear regression of the distance, by
//! stochastic gradient descent with normalised steps (Widrow & Hoff 1960). The policy is learned by
//! comparing: the board after the next slide of the solution should score less than those after
//! the other slides, as in `learn.rs`. A slide that is as good as the solution's counts as wrong
//! there; that is the same mistake for all boards and hardly changes the order.
//!
//! The caller solves the boards, because this needs tables. Boards are solved in batches, and their
//! labels are shuffled within a batch: the boards of one solution have too much in common. Board
//! number `n` depends on the seed and on `n` alone, so that the threads of a batch and an
//! interruption between two batches change nothing, if a board always has the same solution.

use std::sync::atomic::{AtomicU32, Ordering};

use super::distance_model::DistanceModel;
use super::items;
use super::learn::Lesson;
use super::model::{Model, UNIT};
use super::pairs::{Ties, places};
use super::weights::Weights;
use crate::puzzle::{Board, Home, Path, Scrambler, Shape, Slide};

/// What makes a model of distances, and nothing else does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DistanceCourse {
    /// The shape of the boards.
    pub shape: Shape,
    /// Which scrambles are learned from.
    pub seed: u64,
    /// Scrambles to learn from.
    pub boards: u32,
}

/// A course of distances, and how far it has come.
#[derive(Debug)]
pub struct DistanceTraining {
    pub(super) course: DistanceCourse,
    /// Boards that were learned from.
    pub(super) done: u32,
    pub(super) estimate: Weights,
    pub(super) policy: Weights,
}

/// What was learned from one batch.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct DistanceLearned {
    /// Labels: boards with known distances.
    pub labels: u64,
    /// The sum of the squares of the errors of the estimate, each before the label was learned.
    pub squares: f64,
}

/// Finds a shortest solution of a board; `None` if it was stopped.
pub type SolveBoard<'a> = dyn Fn(&Board) -> Option<Path> + Sync + 'a;

/// Boards that are solved before their labels are shuffled and learned from.
const BATCH: u32 = 256;

/// How often the labels of a batch are learned from.
const PASSES: usize = 2;

/// The part of its error by which an estimate changes at the beginning.
const FIRST_RATE: f32 = 0.5;

/// How much a weight of the policy changes at the beginning, in slides.
const FIRST_POLICY_RATE: f32 = 1.0 / 60.0;

/// The part of its first rate that a course ends with.
const LAST_RATE: f32 = 0.01;

/// Words of the random stream that belong to one board or one batch: more than any needs.
const WORDS_PER_BOARD: u128 = 1 << 20;

/// The stream of batches begins where no board's does.
const FIRST_BATCH_WORD: u128 = WORDS_PER_BOARD << 40;

/// A board on a shortest solution.
struct Label {
    items: Vec<u8>,
    distance: u16,
    /// The board after the next slide, and those after the others but the one that goes back.
    next: Vec<u8>,
    others: Vec<Vec<u8>>,
}

impl DistanceCourse {
    /// Returns `true` if boards of a shape can be learned from: they must have a model, and be
    /// solved in large numbers.
    pub fn supports(shape: Shape) -> bool {
        Model::supports(shape) && shape.cells() <= 16
    }
}

impl DistanceTraining {
    /// Begins a course with Manhattan distance.
    ///
    /// # Panics
    /// If boards of this shape [cannot be learned from](DistanceCourse::supports).
    pub fn new(course: DistanceCourse) -> DistanceTraining {
        let shape = course.shape;
        assert!(
            DistanceCourse::supports(shape),
            "{shape} boards cannot be learned from"
        );
        let weights = Weights::new(&manhattan(shape));
        DistanceTraining {
            course,
            done: 0,
            policy: weights.clone(),
            estimate: weights,
        }
    }

    /// The settings.
    pub const fn course(&self) -> &DistanceCourse {
        &self.course
    }

    /// The boards that were learned from so far.
    pub const fn boards(&self) -> u32 {
        self.done
    }

    /// Returns `true` if the course is complete.
    pub const fn is_done(&self) -> bool {
        self.done == self.course.boards
    }

    /// Returns what was learned so far.
    pub fn model(&self) -> DistanceModel {
        let written = |weights: &Weights| {
            let mut model = Model::zero(self.course.shape, Ties::Mirror);
            weights.write(&mut model);
            model
        };
        DistanceModel {
            estimate: written(&self.estimate),
            policy: written(&self.policy),
        }
    }

    /// Learns from the next batch, whose boards `threads` threads solve. Returns `None`, having
    /// learned nothing, if the course is complete or a board was not solved.
    pub fn learn(&mut self, threads: usize, solve: &SolveBoard<'_>) -> Option<DistanceLearned> {
        let batch = BATCH.min(self.course.boards - self.done);
        if batch == 0 {
            return None;
        }
        let mut labels = self.labels(batch, threads, solve)?;
        let share = part(self.done, self.course.boards);
        let slowing = (1.0 - share).max(LAST_RATE);
        let start = FIRST_BATCH_WORD + WORDS_PER_BOARD * u128::from(self.done);
        let mut random = Scrambler::resumed(self.course.seed, start);
        let mut learned = DistanceLearned::default();
        for pass in 0..PASSES {
            shuffle(&mut labels, &mut random);
            for label in &labels {
                let error = self
                    .estimate
                    .fit(&label.items, label.distance, slowing * FIRST_RATE);
                if pass == 0 {
                    learned.labels += 1;
                    learned.squares += f64::from(error) * f64::from(error);
                }
            }
        }
        let lesson = Lesson {
            width: 1,
            rate: slowing * FIRST_POLICY_RATE,
            margin: 1.0,
            every: 1,
            comparisons: 1,
            batch,
        };
        for label in &labels {
            for other in &label.others {
                self.policy.prefer(&label.next, other, &lesson);
            }
        }
        self.done += batch;
        Some(learned)
    }

    /// Returns the labels of the next boards; `None` if one was not solved.
    fn labels(&self, batch: u32, threads: usize, solve: &SolveBoard<'_>) -> Option<Vec<Label>> {
        let next = AtomicU32::new(0);
        let work = || {
            let mut solved = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= batch {
                    return Some(solved);
                }
                let board = self.board(self.done + number);
                let path = solve(&board);
                // The others need not go on.
                if path.is_none() {
                    next.store(batch, Ordering::Relaxed);
                }
                solved.push((number, board, path?));
            }
        };
        let mut solved = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut solved = work();
            for other in others {
                let found = other.join().expect("a thread that solves boards ended");
                solved = solved.zip(found).map(|(mut solved, found)| {
                    solved.extend(found);
                    solved
                });
            }
            solved
        })?;
        solved.sort_by_key(|&(number, ..)| number);
        let labels = solved
            .iter()
            .flat_map(|(_, board, path)| labels(board, path));
        Some(labels.collect())
    }

    /// Returns a scramble by its number.
    fn board(&self, number: u32) -> Board {
        let start = WORDS_PER_BOARD * u128::from(number);
        let mut random = Scrambler::resumed(self.course.seed, start);
        random.uniform(&Home::blank_last(self.course.shape).board())
    }
}

/// Returns a model whose score is Manhattan distance.
fn manhattan(shape: Shape) -> Model {
    let mut model = Model::zero(shape, Ties::Mirror);
    let blank = shape.cells() - 1;
    for place in places(shape.cells()).filter(|&(item, _)| item != blank) {
        let distance = shape.distance(place.0, place.1) as i16;
        model.set_place(place, UNIT as i16 * distance);
    }
    model
}

/// Returns the boards on a shortest solution, but the goal.
fn labels(start: &Board, path: &Path) -> Vec<Label> {
    let mut labels = Vec::with_capacity(path.len());
    let (mut board, mut last) = (*start, None);
    for (done, &slide) in path.slides().iter().enumerate() {
        let next = board.after(slide).expect("a solution has legal slides");
        let is_other = |other: &Slide| *other != slide && Some(other.opposite()) != last;
        let others = Slide::ALL.into_iter().filter(is_other);
        labels.push(Label {
            items: items(&board),
            distance: (path.len() - done) as u16,
            next: items(&next),
            others: others
                .filter_map(|other| Some(items(&board.after(other)?)))
                .collect(),
        });
        (board, last) = (next, Some(slide));
    }
    labels
}

/// Puts labels into a random order (Fisher & Yates).
fn shuffle(labels: &mut [Label], random: &mut Scrambler) {
    for last in (1..labels.len()).rev() {
        labels.swap(last, random.below(last as u32 + 1) as usize);
    }
}

/// Returns `done / all`.
#[expect(
    clippy::cast_precision_loss,
    reason = "how much is done need not be known exactly, only always be the same"
)]
const fn part(done: u32, all: u32) -> f32 {
    done as f32 / all as f32
}
