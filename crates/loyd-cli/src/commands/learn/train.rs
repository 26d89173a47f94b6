//! Learning a model, with a file beside it that keeps what was learned so far.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use loyd::puzzle::Shape;
use loyd::search::{Course, Learned, Model, Training, shipped_course, shipped_model};
use loyd_store::{Store, StoreError, read_model, read_training, write_learned};
use serde::Serialize;

use super::LearnArgs;
use super::model_arg::unusable;
use crate::args::{TextOrJson, threads_or_all};
use crate::error::{Complaint, Failure, remark};
use crate::excerpt::shown_path;
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;
use crate::progress_line::ProgressLine;
use crate::remedy::{Worded as _, quoted_path};

/// How often what was learned is kept.
pub(super) const KEEP_EVERY: Duration = Duration::from_secs(30);

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
struct Files {
    model: PathBuf,
    training: PathBuf,
}

pub(super) fn run(args: &LearnArgs, shape: Shape, out: &mut Output) -> Result<Exit, Failure> {
    let store = args.data_dir.store()?;
    let files = Files::new(args, shape, &store);
    let mut training = args.training(shape, &store, &files)?;
    // Whether it can be written is known before time is spent.
    keep(&files.training, &training)?;
    learn(&mut training, threads_or_all(args.threads), &files.training)?;
    let is_complete = training.is_done();
    let path = if is_complete {
        write_learned(&files.model, &training.model().to_bytes())
            .map_err(|error| trouble(&error))?;
        // It is of no use any more; if it stays, that does no harm.
        let _ = std::fs::remove_file(&files.training);
        &files.model
    } else {
        keep(&files.training, &training)?;
        &files.training
    };
    let record = LearnRecord {
        size: shape.to_string(),
        path: path.display().to_string(),
        seed: training.course().seed,
        scrambles: training.boards(),
        of: training.course().boards(),
        complete: is_complete,
    };
    match args.format {
        TextOrJson::Json => out.json(&record)?,
        TextOrJson::Text => {
            let (LearnRecord { scrambles, of, .. }, path) = (record, shown_path(path));
            writeln!(out, "learned from {scrambles} of {of} scrambles: {path}")?;
        }
    }
    out.flush()?;
    if is_complete {
        return Ok(Exit::Success);
    }
    remark(&format!(
        "interrupted; to go on: {}",
        args.continuing(shape)
    ));
    Ok(Exit::Limit)
}

impl Files {
    fn new(args: &LearnArgs, shape: Shape, store: &Store) -> Files {
        match &args.output {
            Some(file) => {
                let mut training = file.clone().into_os_string();
                training.push(".training");
                Files {
                    model: file.clone(),
                    training: training.into(),
                }
            }
            None => Files {
                model: store.model_path(shape),
                training: store.training_path(shape),
            },
        }
    }
}

impl LearnArgs {
    /// Returns what is to be learned, having checked that nothing is lost by it.
    fn training(&self, shape: Shape, store: &Store, files: &Files) -> Result<Training, Complaint> {
        if self.r#continue {
            return interrupted(shape, &files.training);
        }
        if !self.replace {
            self.check_files(shape, files)?;
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

    /// Refuses to overwrite what is there.
    fn check_files(&self, shape: Shape, files: &Files) -> Result<(), Complaint> {
        let advice = "replace it with --replace";
        let there = |path: &Path| path.symlink_metadata().is_ok();
        if there(&files.training) {
            let path = files.training.display();
            let going_on = self.continuing(shape);
            let sentence =
                format!("an interrupted run is in {path}; go on with: {going_on}; or {advice}");
            return Err(Complaint::usage(sentence));
        }
        if !there(&files.model) {
            return Ok(());
        }
        let path = files.model.display();
        let known = read_model(&files.model)
            .map_err(|error| Complaint::new(Exit::File, format!("{error}; {advice}")))?;
        match known {
            Some(_) => Err(Complaint::usage(format!(
                "there is a model already: {path}; begin with it (--from stored --replace), or \
                 {advice}"
            ))),
            None => Ok(()),
        }
    }

    /// Returns the command that goes on with an interrupted run.
    pub(super) fn continuing(&self, shape: Shape) -> String {
        let files = [
            ("--data-dir", &self.data_dir.data_dir),
            ("--output", &self.output),
        ];
        let named = files.into_iter().filter_map(|(flag, file)| {
            let file = file.as_ref()?;
            Some(format!(" {flag} {}", quoted_path(file)))
        });
        let named: String = named.collect();
        let kind = if self.distances { " --distances" } else { "" };
        format!("loyd learn {shape}{kind} --continue{named}")
    }
}

/// Returns the training that was interrupted.
fn interrupted(shape: Shape, path: &Path) -> Result<Training, Complaint> {
    let training = read_training(path).map_err(|error| unusable(&error))?;
    let training = training.ok_or_else(|| {
        let path = path.display();
        Complaint::usage(format!("there is nothing to continue: no file {path}"))
    })?;
    let other = training.course().shape();
    if other != shape {
        let path = path.display();
        let sentence = format!("{path} is about boards of {other}, not of {shape}");
        return Err(Complaint::usage(sentence));
    }
    Ok(training)
}

/// Learns until the course is complete or the user interrupts it.
fn learn(training: &mut Training, threads: usize, path: &Path) -> Result<(), Complaint> {
    let mut line = ProgressLine::new();
    let (mut recent, mut kept) = (RecentMean::default(), Instant::now());
    while let Some(learned) = training.learn(threads, &interrupt::asked) {
        recent.add(learned);
        line.share(training.boards(), training.course().boards());
        let shape = training.model().shape();
        line.draw(|seconds| format!("{shape}: {recent} on average, {seconds:.0} s"));
        if kept.elapsed() >= KEEP_EVERY {
            keep(path, training)?;
            kept = Instant::now();
        }
    }
    Ok(())
}

/// Writes what was learned so far.
fn keep(path: &Path, training: &Training) -> Result<(), Complaint> {
    write_learned(path, &training.to_bytes()).map_err(|error| trouble(&error))
}

pub(super) fn trouble(error: &StoreError) -> Complaint {
    Complaint::new(Exit::File, error.worded())
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
