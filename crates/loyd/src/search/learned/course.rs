//! What is learned from, in which order: the settings that make a model, and nothing else does.
//!
//! A course is a list of stages. A stage of another shape than the one before begins with the
//! model of that stage, resized: boards of 8x8 are too large for a model of 5x5, but not for one
//! of 7x7 that is itself half learned. Within a stage, beams become wider and weights change less
//! and less.

use super::learn::Lesson;
use super::model::Model;
use crate::puzzle::Shape;

/// How a model is learned.
#[derive(Debug, Clone, PartialEq)]
pub struct Course {
    /// Which scrambles are learned from.
    pub seed: u64,
    /// The stages, one after the other. The last one has the shape of the model.
    pub stages: Vec<CourseStage>,
}

/// A number of boards of one shape.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CourseStage {
    /// The shape of the boards, with no more rows than columns.
    pub shape: Shape,
    /// Boards to learn from.
    pub boards: u32,
    /// Boards that beams keep of each level, at the beginning and at the end.
    pub widths: (u32, u32),
    /// How much the score of a board changes by one comparison at the beginning, roughly. It falls
    /// to a hundredth.
    pub rate: f32,
    /// Boards that are solved before the weights that they changed are used.
    pub batch: u32,
}

/// The difference of two scores from which on one board is clearly better.
const MARGIN: f32 = 24.0;

/// Boards are compared at one of this many levels.
const EVERY: u32 = 3;

/// Comparisons at such a level.
const COMPARISONS: u32 = 6;

/// The part of its first rate that a stage ends with.
const LAST_RATE: f32 = 0.01;

impl Course {
    /// Returns a course of one stage with the usual settings for boards of a shape.
    pub fn new(shape: Shape, seed: u64, boards: u32) -> Course {
        let stage = CourseStage::new(shape, boards);
        Course {
            seed,
            stages: vec![stage],
        }
    }

    /// The shape of the model.
    ///
    /// # Panics
    /// If there is no stage.
    pub fn shape(&self) -> Shape {
        self.stages.last().expect("a course has a stage").shape
    }

    /// Returns the number of boards in all stages.
    pub fn boards(&self) -> u64 {
        self.stages
            .iter()
            .map(|stage| u64::from(stage.boards))
            .sum()
    }

    /// Returns what is wrong with the settings; `None` if nothing is.
    pub(super) fn fault(&self) -> Option<&'static str> {
        let is_sound = |stage: &CourseStage| {
            Model::supports(stage.shape)
                && stage.shape.rows() <= stage.shape.cols()
                && stage.widths.0 > 0
                && stage.widths.1 > 0
                && stage.batch > 0
                && stage.rate.is_finite()
        };
        match &self.stages[..] {
            [] => Some("a course needs a stage"),
            stages if stages.iter().all(is_sound) => None,
            _ => Some("a stage of the course is impossible"),
        }
    }
}

impl CourseStage {
    /// The usual settings for boards of a shape.
    pub const fn new(shape: Shape, boards: u32) -> CourseStage {
        CourseStage {
            shape,
            boards,
            widths: (60, 200),
            rate: 20.0,
            batch: 64,
        }
    }

    /// Returns how the next boards are learned from when this many of the stage are done.
    #[expect(clippy::cast_sign_loss, reason = "widths are not negative")]
    pub(super) fn lesson(&self, done: u32) -> Lesson {
        let share = part(done, self.boards);
        let (first, last) = (number(self.widths.0), number(self.widths.1));
        let cells = self.shape.cells() as u32;
        let pairs = number(cells * (cells - 1));
        Lesson {
            width: (first + (last - first) * share) as usize,
            rate: self.rate * (1.0 - share).max(LAST_RATE) / pairs,
            margin: MARGIN,
            every: EVERY,
            comparisons: COMPARISONS,
            batch: self.batch.min(self.boards - done),
        }
    }
}

/// Returns a small number as a fraction.
#[expect(
    clippy::cast_precision_loss,
    reason = "widths and pairs are below 2^23"
)]
const fn number(number: u32) -> f32 {
    number as f32
}

/// Returns `done / all`.
#[expect(
    clippy::cast_precision_loss,
    reason = "how much is done need not be known exactly, only always be the same"
)]
const fn part(done: u32, all: u32) -> f32 {
    done as f32 / all as f32
}
