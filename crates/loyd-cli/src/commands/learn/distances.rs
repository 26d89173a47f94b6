//! Learning an estimate of distances and a policy from shortest solutions.
//!
//! The boards are solved here, with one setting and without references, so that the same seed
//! always makes the same file: on 4x4 with the tables of the partition 7-8, stored or built in
//! memory.

use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use loyd::puzzle::{Home, Metric, Shape};
use loyd::search::{
    DistanceCourse, DistanceLearned, DistanceTraining, Observer, Progress, shipped_distance_course,
};
use loyd::spec::HeuristicSpec;
use loyd::{Board, Request, Solver};
use loyd_store::{Loading, Store, read_distance_training, read_distances, write_learned};
use serde::Serialize;

use super::LearnArgs;
use super::model_arg::unusable;
use super::train::{KEEP_EVERY, trouble};
use crate::args::{TextOrJson, threads_or_all};
use crate::engine::solver;
use crate::error::{Complaint, Failure, remark};
use crate::excerpt::shown_path;
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;
use crate::progress_line::ProgressLine;
use crate::solving::unsupported;

/// What came of it.
#[derive(Debug, Serialize)]
struct DistancesRecord {
    size: String,
    path: String,
    seed: u64,
    /// Scrambles that were learned from.
    scrambles: u32,
    /// Scrambles that there are to learn from.
    of: u32,
    complete: bool,
}

/// The files of a training.
struct DistanceFiles {
    model: PathBuf,
    training: PathBuf,
}

pub(super) fn run(args: &LearnArgs, shape: Shape, out: &mut Output) -> Result<Exit, Failure> {
    if !DistanceCourse::supports(shape) {
        let sentence = format!(
            "distances of {shape} boards cannot be learned: shortest solutions are needed in \
             large numbers; boards may have 16 cells"
        );
        return Err(Complaint::usage(sentence).into());
    }
    let files = DistanceFiles::new(args, shape, &args.data_dir.store()?);
    let mut training = args.distance_training(shape, &files)?;
    // Whether it can be written is known before time is spent.
    keep(&files.training, &training)?;
    learn(&mut training, args, &files.training)?;
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
    let record = DistancesRecord {
        size: shape.to_string(),
        path: path.display().to_string(),
        seed: training.course().seed,
        scrambles: training.boards(),
        of: training.course().boards,
        complete: is_complete,
    };
    match args.format {
        TextOrJson::Json => out.json(&record)?,
        TextOrJson::Text => {
            let (DistancesRecord { scrambles, of, .. }, path) = (record, shown_path(path));
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

impl DistanceFiles {
    fn new(args: &LearnArgs, shape: Shape, store: &Store) -> DistanceFiles {
        match &args.output {
            Some(file) => {
                let mut training = file.clone().into_os_string();
                training.push(".training");
                DistanceFiles {
                    model: file.clone(),
                    training: training.into(),
                }
            }
            None => DistanceFiles {
                model: store.distances_path(shape),
                training: store.distance_training_path(shape),
            },
        }
    }
}

impl LearnArgs {
    /// Returns what is to be learned, having checked that nothing is lost by it.
    fn distance_training(
        &self,
        shape: Shape,
        files: &DistanceFiles,
    ) -> Result<DistanceTraining, Complaint> {
        if self.r#continue {
            return interrupted(shape, &files.training);
        }
        if !self.replace {
            self.check_distance_files(shape, files)?;
        }
        let course = if self.shipped {
            shipped_distance_course(shape).ok_or_else(|| {
                let sentence = format!("no distances of {shape} boards are part of the program");
                Complaint::usage(sentence)
            })?
        } else {
            DistanceCourse {
                shape,
                seed: self.seed,
                boards: self.scrambles,
            }
        };
        Ok(DistanceTraining::new(course))
    }

    /// Refuses to overwrite what is there.
    fn check_distance_files(&self, shape: Shape, files: &DistanceFiles) -> Result<(), Complaint> {
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
        let known = read_distances(&files.model)
            .map_err(|error| Complaint::new(Exit::File, format!("{error}; {advice}")))?;
        match known {
            Some(_) => {
                let sentence = format!("there is a model already: {path}; {advice}");
                Err(Complaint::usage(sentence))
            }
            None => Ok(()),
        }
    }
}

/// Returns the training that was interrupted.
fn interrupted(shape: Shape, path: &Path) -> Result<DistanceTraining, Complaint> {
    let training = read_distance_training(path).map_err(|error| unusable(&error))?;
    let training = training.ok_or_else(|| {
        let path = path.display();
        Complaint::usage(format!("there is nothing to continue: no file {path}"))
    })?;
    let other = training.course().shape;
    if other != shape {
        let path = path.display();
        let sentence = format!("{path} is about boards of {other}, not of {shape}");
        return Err(Complaint::usage(sentence));
    }
    Ok(training)
}

/// Returns the heuristic that labels boards: the same for everybody, so that labels are.
fn labelling(shape: Shape) -> HeuristicSpec {
    if shape == Shape::FOUR {
        "pdb:7-8".parse().expect("a partition of 4x4")
    } else {
        HeuristicSpec::LinearConflict
    }
}

/// Learns until the course is complete or the user interrupts it.
fn learn(training: &mut DistanceTraining, args: &LearnArgs, path: &Path) -> Result<(), Complaint> {
    let threads = threads_or_all(args.threads);
    let shape = training.course().shape;
    let heuristic = labelling(shape);
    let tables = args.data_dir.tables(Loading::Resident, threads, false);
    let solver = solver(tables, None);
    let home = Home::blank_last(shape);
    // Held until all boards are solved.
    let _tables = match solver.prepare(&heuristic, Metric::Stm, home, &mut UntilInterrupt) {
        Err(loyd::SolveError::Stopped) => return Ok(()),
        prepared => prepared.map_err(|error| unsupported(&error))?,
    };
    let solve = |board: &Board| solution(&solver, board, &heuristic);
    let mut line = ProgressLine::new();
    let mut kept = Instant::now();
    while let Some(learned) = training.learn(threads, &solve) {
        let course = training.course();
        line.share(u64::from(training.boards()), u64::from(course.boards));
        line.draw(|seconds| format!("{shape}: error {}, {seconds:.0} s", error(learned)));
        if kept.elapsed() >= KEEP_EVERY {
            keep(path, training)?;
            kept = Instant::now();
        }
    }
    Ok(())
}

/// Returns a shortest solution; `None` if the user interrupts it.
fn solution(
    solver: &Solver,
    board: &Board,
    heuristic: &HeuristicSpec,
) -> Option<loyd::puzzle::Path> {
    let request = Request::try_from(*board).expect("scrambles are solvable");
    let request = request.heuristic(heuristic.clone());
    let report = solver.solve_with(&request, &mut UntilInterrupt);
    let report = report.expect("these boards have such tables");
    (report.guarantee == loyd::Guarantee::Optimal).then_some(report.path)
}

/// Stops when the user interrupts.
struct UntilInterrupt;

impl Observer for UntilInterrupt {
    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        if interrupt::asked() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Returns the root of the mean square error of a batch, as text.
#[expect(clippy::cast_precision_loss, reason = "a batch has few labels")]
fn error(learned: DistanceLearned) -> String {
    let mean = learned.squares / learned.labels.max(1) as f64;
    format!("{:.2}", mean.sqrt())
}

/// Writes what was learned so far.
fn keep(path: &Path, training: &DistanceTraining) -> Result<(), Complaint> {
    write_learned(path, &training.to_bytes()).map_err(|error| trouble(&error))
}
