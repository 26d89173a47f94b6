//! A training with its files: what was learned so far is kept beside the model, so that nothing is
//! lost by an interruption, and nothing that is there is overwritten.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use loyd::puzzle::Shape;
use loyd_store::{ModelFileError, write_learned};
use serde::Serialize;

use super::LearnArgs;
use super::model_arg::unusable;
use crate::args::TextOrJson;
use crate::error::{Complaint, Failure, remark};
use crate::excerpt::shown_path;
use crate::exit::Exit;
use crate::output::Output;
use crate::remedy::Worded as _;

/// How often what was learned is kept.
const KEEP_EVERY: Duration = Duration::from_secs(30);

/// Something that learns from scrambles, step by step.
pub(super) trait Lesson {
    /// The shape of its boards.
    fn shape(&self) -> Shape;

    /// The seed of its scrambles.
    fn seed(&self) -> u64;

    /// Scrambles that were learned from.
    fn scrambles(&self) -> u64;

    /// Scrambles that there are to learn from.
    fn course_scrambles(&self) -> u64;

    /// Returns `true` if there is nothing more to learn.
    fn is_done(&self) -> bool;

    /// The file that keeps what was learned so far.
    fn kept_bytes(&self) -> Vec<u8>;

    /// The file of what was learned.
    fn model_bytes(&self) -> Vec<u8>;
}

/// What came of it.
#[derive(Debug, Serialize)]
struct LearnRecord {
    size: String,
    path: String,
    seed: u64,
    /// Scrambles that were learned from.
    scrambles: u64,
    /// Scrambles that there are to learn from.
    of: u64,
    complete: bool,
}

/// The files of a training.
pub(super) struct LearnFiles {
    model: PathBuf,
    training: PathBuf,
}

impl LearnFiles {
    /// The file that the user names and one beside it, or those of the data directory.
    pub(super) fn new(args: &LearnArgs, model: PathBuf, training: PathBuf) -> LearnFiles {
        match &args.output {
            Some(file) => {
                let mut training = file.clone().into_os_string();
                training.push(".training");
                LearnFiles {
                    model: file.clone(),
                    training: training.into(),
                }
            }
            None => LearnFiles { model, training },
        }
    }

    /// Refuses to overwrite what is there. `read` reads a model, and `advice` says what to do if
    /// there is one.
    pub(super) fn check<M>(
        &self,
        args: &LearnArgs,
        shape: Shape,
        read: fn(&Path) -> Result<Option<M>, ModelFileError>,
        advice: &str,
    ) -> Result<(), Complaint> {
        let replace = "replace it with --replace";
        let there = |path: &Path| path.symlink_metadata().is_ok();
        if there(&self.training) {
            let path = self.training.display();
            let going_on = args.continuing(shape);
            let sentence =
                format!("an interrupted run is in {path}; go on with: {going_on}; or {replace}");
            return Err(Complaint::usage(sentence));
        }
        if !there(&self.model) {
            return Ok(());
        }
        let path = self.model.display();
        let known = read(&self.model)
            .map_err(|error| Complaint::new(Exit::File, format!("{error}; {replace}")))?;
        match known {
            Some(_) => {
                let sentence = format!("there is a model already: {path}; {advice}{replace}");
                Err(Complaint::usage(sentence))
            }
            None => Ok(()),
        }
    }

    /// Returns the training that was interrupted.
    pub(super) fn interrupted<L: Lesson>(
        &self,
        shape: Shape,
        read: fn(&Path) -> Result<Option<L>, ModelFileError>,
    ) -> Result<L, Complaint> {
        let path = self.training.display();
        let lesson = read(&self.training).map_err(|error| unusable(&error))?;
        let lesson = lesson.ok_or_else(|| {
            Complaint::usage(format!("there is nothing to continue: no file {path}"))
        })?;
        let other = lesson.shape();
        if other != shape {
            let sentence = format!("{path} is about boards of {other}, not of {shape}");
            return Err(Complaint::usage(sentence));
        }
        Ok(lesson)
    }

    /// Learns until there is nothing more to learn or the user interrupts it; then writes the
    /// model, or what was learned so far, and says so. `learn` calls its last argument after every
    /// step.
    pub(super) fn learn<L: Lesson>(
        &self,
        lesson: &mut L,
        args: &LearnArgs,
        out: &mut Output,
        learn: impl FnOnce(&mut L, &mut Keeper<'_>) -> Result<(), Complaint>,
    ) -> Result<Exit, Failure> {
        let mut keeper = Keeper {
            path: &self.training,
            kept: Instant::now(),
        };
        // Whether it can be written is known before time is spent.
        keeper.keep(lesson)?;
        learn(lesson, &mut keeper)?;
        let is_complete = lesson.is_done();
        let path = if is_complete {
            write(&self.model, &lesson.model_bytes())?;
            // It is of no use any more; if it stays, that does no harm.
            let _ = std::fs::remove_file(&self.training);
            &self.model
        } else {
            keeper.keep(lesson)?;
            &self.training
        };
        report(lesson, path, args, out)?;
        if is_complete {
            return Ok(Exit::Success);
        }
        let going_on = args.continuing(lesson.shape());
        remark(&format!("interrupted; to go on: {going_on}"));
        Ok(Exit::Limit)
    }
}

/// Keeps what was learned so far.
pub(super) struct Keeper<'a> {
    path: &'a Path,
    kept: Instant,
}

impl Keeper<'_> {
    /// Keeps it if that was long ago.
    pub(super) fn keep_now_and_then(&mut self, lesson: &impl Lesson) -> Result<(), Complaint> {
        if self.kept.elapsed() >= KEEP_EVERY {
            self.keep(lesson)?;
        }
        Ok(())
    }

    fn keep(&mut self, lesson: &impl Lesson) -> Result<(), Complaint> {
        write(self.path, &lesson.kept_bytes())?;
        self.kept = Instant::now();
        Ok(())
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Complaint> {
    write_learned(path, bytes).map_err(|error| Complaint::new(Exit::File, error.worded()))
}

/// Says what came of it.
fn report(
    lesson: &impl Lesson,
    path: &Path,
    args: &LearnArgs,
    out: &mut Output,
) -> Result<(), Failure> {
    let record = LearnRecord {
        size: lesson.shape().to_string(),
        path: path.display().to_string(),
        seed: lesson.seed(),
        scrambles: lesson.scrambles(),
        of: lesson.course_scrambles(),
        complete: lesson.is_done(),
    };
    match args.format {
        TextOrJson::Json => out.json(&record)?,
        TextOrJson::Text => {
            let (LearnRecord { scrambles, of, .. }, path) = (record, shown_path(path));
            writeln!(out, "learned from {scrambles} of {of} scrambles: {path}")?;
        }
    }
    out.flush()?;
    Ok(())
}
