//! Learning an estimate of distances and a policy from shortest solutions.
//!
//! The boards are solved here, with one setting and without references, so that the same seed
//! always makes the same file: on 4x4 with the tables of the partition 7-8, stored or built in
//! memory.

use std::ops::ControlFlow;

use loyd::puzzle::{Home, Metric, Shape};
use loyd::search::{
    DistanceCourse, DistanceLearned, DistanceTraining, Observer, Progress, shipped_distance_course,
};
use loyd::spec::HeuristicSpec;
use loyd::{Board, Request, Solver};
use loyd_store::{Loading, read_distance_training, read_distances};

use super::LearnArgs;
use super::kept::{Keeper, LearnFiles, Lesson};
use crate::args::threads_or_all;
use crate::engine::solver;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;
use crate::progress_line::ProgressLine;
use crate::solving::unsupported;

impl Lesson for DistanceTraining {
    fn shape(&self) -> Shape {
        self.course().shape
    }

    fn seed(&self) -> u64 {
        self.course().seed
    }

    fn scrambles(&self) -> u64 {
        self.boards().into()
    }

    fn course_scrambles(&self) -> u64 {
        self.course().boards.into()
    }

    fn is_done(&self) -> bool {
        DistanceTraining::is_done(self)
    }

    fn kept_bytes(&self) -> Vec<u8> {
        self.to_bytes()
    }

    fn model_bytes(&self) -> Vec<u8> {
        self.model().to_bytes()
    }
}

pub(super) fn run(args: &LearnArgs, shape: Shape, out: &mut Output) -> Result<Exit, Failure> {
    if !DistanceCourse::supports(shape) {
        let sentence = format!(
            "distances of {shape} boards cannot be learned: shortest solutions are needed in \
             large numbers; boards may have 16 cells"
        );
        return Err(Complaint::usage(sentence).into());
    }
    let store = args.data_dir.store()?;
    let model = store.distances_path(shape);
    let files = LearnFiles::new(args, model, store.distance_training_path(shape));
    let mut training = args.distance_training(shape, &files)?;
    files.learn(&mut training, args, out, |training, keeper| {
        learn(training, args, keeper)
    })
}

impl LearnArgs {
    /// Returns what is to be learned, having checked that nothing is lost by it.
    fn distance_training(
        &self,
        shape: Shape,
        files: &LearnFiles,
    ) -> Result<DistanceTraining, Complaint> {
        if self.r#continue {
            return files.interrupted(shape, read_distance_training);
        }
        if !self.replace {
            files.check(self, shape, read_distances, "")?;
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
fn learn(
    training: &mut DistanceTraining,
    args: &LearnArgs,
    keeper: &mut Keeper<'_>,
) -> Result<(), Complaint> {
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
    while let Some(learned) = training.learn(threads, &solve) {
        line.share(training.scrambles(), training.course_scrambles());
        line.draw(|seconds| format!("{shape}: error {}, {seconds:.0} s", error(learned)));
        keeper.keep_now_and_then(training)?;
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
