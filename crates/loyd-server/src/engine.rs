//! What all clients share: the engine with its tables and references.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use loyd::play::analysis::{Analysis, AnalyzeError};
use loyd::play::moves::{MoveAnalysis, MoveHint};
use loyd::puzzle::{Home, Metric, Path, Puzzle, Shape};
use loyd::spec::HeuristicSpec;
use loyd::{Prepared, References, Report, SolveError, Solver};
use loyd_engine::{Engine, Hinted, NoListener, SolveOptions, Solved, Stop, SystemClock};

use crate::figures::{FigureSender, Watch};
use crate::lessons::Lessons;
use crate::memory;

/// An engine for any number of clients. Clones are the same engine.
#[derive(Clone)]
pub struct SharedEngine {
    shared: Arc<Shared>,
}

struct Shared {
    engine: Engine,
    references: References,
    lessons: Lessons,
    /// What nearly every client wants, held so that no other table takes its room.
    warm: OnceLock<Option<Prepared>>,
}

impl fmt::Debug for SharedEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedEngine")
    }
}

impl SharedEngine {
    /// Returns an engine that searches with this solver and uses its references in this
    /// way.
    ///
    /// `listener` hears of searches with their seconds, so that all clients profit from
    /// what one of them asked: of those that proved their solution shortest and that
    /// were left to the engine. Where the client chose the heuristic or the search, what
    /// it cost says nothing about the board. It is called in a thread of its own, one
    /// report after the other, and may take its time; when reports come faster than it
    /// takes them, some are left out.
    ///
    /// With glibc, this limits the allocator of the whole process to one arena, so that an idle
    /// server holds little memory. Arenas that earlier threads made stay in use.
    pub fn new(
        solver: Solver,
        references: References,
        listener: impl Fn(&Report, f64) + Send + 'static,
    ) -> SharedEngine {
        memory::limit_arenas();
        SharedEngine {
            shared: Arc::new(Shared {
                engine: Engine::new(solver, SystemClock::new()),
                references,
                lessons: Lessons::new(listener),
                warm: OnceLock::new(),
            }),
        }
    }

    /// Opens or builds what nearly every client will want, and keeps it. Errors are
    /// reported to the first client that needs it.
    pub(crate) fn warm_up(&self) {
        let (auto, home) = (HeuristicSpec::Auto, Home::blank_last(Shape::FOUR));
        let mut watch = self.engine().watch(NoListener);
        if let Ok((prepared, _)) = self.engine().prepare(&auto, Metric::Stm, home, &mut watch) {
            // Only a second call finds it set, with the same tables.
            let _ = self.shared.warm.set(prepared);
        }
    }

    /// Waits until the listener has heard everything, but not longer than `timeout`.
    pub(crate) fn finish(&self, timeout: Duration) {
        self.shared.lessons.finish(timeout);
    }

    pub(crate) fn engine(&self) -> &Engine {
        &self.shared.engine
    }

    /// Returns the options of a client that chooses nothing.
    pub(crate) fn options(&self) -> SolveOptions {
        SolveOptions {
            references: self.shared.references,
            ..SolveOptions::default()
        }
    }

    /// Returns the observer of a request, which stops when its client has `gone` or the
    /// server `ends`.
    pub(crate) fn watch(&self, listener: FigureSender, gone: Stop, ends: Stop) -> Watch {
        let watch = self.engine().watch(listener);
        watch.abandoned_by(gone).stopped_by(ends)
    }

    /// Solves, and lets the listener hear of it.
    pub(crate) fn solve(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        watch: &mut Watch,
    ) -> Result<Solved, SolveError> {
        let solved = self.engine().solve(puzzle, options, watch)?;
        let lessons = &self.shared.lessons;
        lessons.tell(options, &solved.report, solved.seconds);
        Ok(solved)
    }

    /// Solves, finds where each first move leads, and lets the listener hear of the
    /// solution.
    pub(crate) fn hint(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        watch: &mut Watch,
    ) -> Result<Hinted, SolveError> {
        let hinted = self.engine().hint(puzzle, options, watch)?;
        let lessons = &self.shared.lessons;
        lessons.tell(options, &hinted.hint.report, hinted.seconds);
        Ok(hinted)
    }

    /// Finds the distance after each move of a solution that was played.
    pub(crate) fn analyze(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        played: &Path,
        watch: &mut Watch,
    ) -> Result<Analysis, AnalyzeError> {
        self.engine().analyze(puzzle, options, played, watch)
    }

    /// As [`hint`](SharedEngine::hint), in the multi-tile metric. What is learned is about the
    /// other one, so the listener hears nothing of it.
    pub(crate) fn hint_moves(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        watch: &mut Watch,
    ) -> Result<MoveHint, SolveError> {
        self.engine().hint_moves(puzzle, options, watch)
    }

    /// As [`analyze`](SharedEngine::analyze), in the multi-tile metric.
    pub(crate) fn analyze_moves(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        played: &Path,
        watch: &mut Watch,
    ) -> Result<MoveAnalysis, AnalyzeError> {
        self.engine().analyze_moves(puzzle, options, played, watch)
    }
}
