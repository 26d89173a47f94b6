//! Learning a model.

use loyd::puzzle::Shape;
use loyd::search::{Course, Learned, Model, Training, shipped_course, shipped_model};
use loyd_store::{Store, read_model, read_training};

use super::LearnArgs;
use super::kept::{Keeper, LearnFiles, Lesson};
use crate::args::threads_or_all;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;
use crate::progress_line::ProgressLine;

impl Lesson for Training {
    fn shape(&self) -> Shape {
        self.course().shape()
    }

    fn seed(&self) -> u64 {
        self.course().seed
    }

    fn scrambles(&self) -> u64 {
        self.boards()
    }

    fn course_scrambles(&self) -> u64 {
        self.course().boards()
    }

    fn is_done(&self) -> bool {
        Training::is_done(self)
    }

    fn kept_bytes(&self) -> Vec<u8> {
        self.to_bytes()
    }

    fn model_bytes(&self) -> Vec<u8> {
        self.model().to_bytes()
    }
}

pub(super) fn run(args: &LearnArgs, shape: Shape, out: &mut Output) -> Result<Exit, Failure> {
    let store = args.data_dir.store()?;
    let files = LearnFiles::new(args, store.model_path(shape), store.training_path(shape));
    let mut training = args.training(shape, &store, &files)?;
    files.learn(&mut training, args, out, |training, keeper| {
        learn(training, threads_or_all(args.threads), keeper)
    })
}

impl LearnArgs {
    /// Returns what is to be learned, having checked that nothing is lost by it.
    fn training(
        &self,
        shape: Shape,
        store: &Store,
        files: &LearnFiles,
    ) -> Result<Training, Complaint> {
        if self.r#continue {
            return files.interrupted(shape, read_training);
        }
        if !self.replace {
            let advice = "begin with it (--from stored --replace), or ";
            files.check(self, shape, read_model, advice)?;
        }
        let (course, start) = self.course(shape, store)?;
        Ok(Training::new(course, &start))
    }

    /// Returns the course and the model that it begins with.
    fn course(&self, shape: Shape, store: &Store) -> Result<(Course, Model), Complaint> {
        if self.shipped {
            return shipped_course(shape).ok_or_else(|| {
                let sentence = format!("no model for boards of {shape} is part of the program");
                Complaint::usage(sentence)
            });
        }
        let start = match &self.from {
            Some(name) => name.open(shape, store)?,
            None => shipped_model(shape).unwrap_or_else(|| Model::new(shape)),
        };
        Ok((Course::new(shape, self.seed, self.scrambles), start))
    }
}

/// Learns until the course is complete or the user interrupts it.
fn learn(
    training: &mut Training,
    threads: usize,
    keeper: &mut Keeper<'_>,
) -> Result<(), Complaint> {
    let mut line = ProgressLine::new();
    let mut recent = RecentMean::default();
    while let Some(learned) = training.learn(threads, &interrupt::asked) {
        recent.add(learned);
        line.share(training.scrambles(), training.course_scrambles());
        let shape = training.model().shape();
        line.draw(|seconds| format!("{shape}: {recent} on average, {seconds:.0} s"));
        keeper.keep_now_and_then(training)?;
    }
    Ok(())
}

/// The mean length of the solutions of the last batches, the latest counting most.
#[derive(Debug, Default)]
struct RecentMean {
    slides: f64,
    boards: f64,
}

impl RecentMean {
    /// What the batches before count still.
    const KEPT: f64 = 0.97;

    #[expect(clippy::cast_precision_loss, reason = "a batch has few slides")]
    fn add(&mut self, learned: Learned) {
        self.slides = RecentMean::KEPT * self.slides + learned.slides as f64;
        self.boards = RecentMean::KEPT * self.boards + f64::from(learned.solved);
    }
}

impl std::fmt::Display for RecentMean {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.1} moves", self.slides / self.boards.max(1.0))
    }
}
