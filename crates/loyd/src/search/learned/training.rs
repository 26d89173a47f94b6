//! A course on its way: what was learned so far, and what is still to be learned.
//!
//! It can be stored after every batch (`training_bytes.rs`) and goes on from there to the same
//! model.

use super::course::Course;
use super::learn::{Learned, Learner};
use super::model::Model;

/// A course, and how far it has come.
#[derive(Debug)]
pub struct Training {
    pub(super) course: Course,
    /// The stage, and the boards of it that are done.
    pub(super) stage: usize,
    pub(super) done: u32,
    pub(super) learner: Learner,
}

impl Training {
    /// Begins a course with a model of any shape.
    ///
    /// # Panics
    /// If the course has no stage, or one for boards that can have no model.
    pub fn new(course: Course, start: &Model) -> Training {
        if let Some(fault) = course.fault() {
            panic!("{fault}");
        }
        let model = resized(start, &course, 0);
        Training {
            learner: Learner::new(model, course.seed, 0),
            course,
            stage: 0,
            done: 0,
        }
    }

    /// The settings.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The boards that were learned from so far.
    pub const fn boards(&self) -> u64 {
        self.learner.boards()
    }

    /// Returns `true` if the course is complete.
    pub fn is_done(&self) -> bool {
        self.boards() == self.course.boards()
    }

    /// What was learned so far. Until the last stage, it may be a model of another shape.
    pub const fn model(&self) -> &Model {
        self.learner.model()
    }

    /// Learns from the next batch with `threads` threads. Returns `None`, having learned nothing,
    /// if the course is complete or if `is_stopped` returned `true`. It is called often, by all
    /// threads.
    pub fn learn(
        &mut self,
        threads: usize,
        is_stopped: &(dyn Fn() -> bool + Sync),
    ) -> Option<Learned> {
        while self.done == self.course.stages[self.stage].boards {
            if self.stage + 1 == self.course.stages.len() {
                return None;
            }
            let model = resized(self.learner.model(), &self.course, self.stage + 1);
            self.learner = Learner::new(model, self.course.seed, self.boards());
            (self.stage, self.done) = (self.stage + 1, 0);
        }
        let lesson = self.course.stages[self.stage].lesson(self.done);
        let learned = self.learner.learn(&lesson, threads, is_stopped)?;
        self.done += lesson.batch;
        Some(learned)
    }
}

/// Returns a model for a stage of a course, in which inverses have the same weights.
fn resized(model: &Model, course: &Course, stage: usize) -> Model {
    let shape = course.stages[stage].shape;
    if model.shape() == shape {
        model.with_inverses()
    } else {
        model.resized(shape).with_inverses()
    }
}
