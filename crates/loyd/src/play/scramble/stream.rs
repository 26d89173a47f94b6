//! The boards of a seed, one after the other, found by several threads.
//!
//! Candidates are numbered, and each has a generator whose seed is made of the stream's
//! seed and the candidate's number. Threads take runs of candidates, and the boards
//! that pass are returned in the order of their candidates. So the number of threads
//! changes only the time. The calling thread works too, and is the one that calls the
//! observer.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::candidates::Candidates;
use super::{LengthError, Lengths, Method, Scrambled, Verdict};
use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::{Goal, Metric, Puzzle, Scrambler, Shape};
use crate::request::{References, Request};
use crate::search::{Observer, Progress};
use crate::solver::Solver;

/// Receives the progress and may stop the work.
pub trait ScrambleObserver {
    /// A table is being built, or the boards of a small shape are being listed: `found`
    /// of `states` states are done. Called every few milliseconds while boards are
    /// listed. Returning `Break` stops the work.
    fn building(&mut self, _found: u64, _states: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Called every few milliseconds. Returning `Break` stops the work.
    fn pulse(&mut self, _progress: ScrambleProgress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Ignores all progress and never stops the work.
impl ScrambleObserver for () {}

/// The progress of the work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ScrambleProgress {
    /// Boards found by this call.
    pub found: usize,
    /// Boards that this call should find.
    pub wanted: usize,
    /// Candidates tested in all calls.
    pub tried: u64,
}

/// An endless stream of boards of some lengths.
#[derive(Debug)]
pub struct LengthScrambles<'a> {
    solver: &'a Solver,
    request: Request,
    candidates: Candidates,
    seed: u64,
    threads: usize,
    state: StreamState,
}

/// The state of the stream.
#[derive(Debug, Default)]
struct StreamState {
    /// The next run that no thread has taken yet.
    next: u64,
    /// Runs that were taken but not finished.
    returned: BTreeSet<u64>,
    /// Finished runs that wait for earlier ones.
    waiting: BTreeMap<u64, Vec<Scrambled>>,
    /// The first run that is not finished.
    first: u64,
    /// Boards to return next.
    ready: VecDeque<Scrambled>,
    tried: u64,
    error: Option<SolveError>,
    /// Whether the observer has stopped the work.
    stopped: bool,
}

impl StreamState {
    fn take(&mut self) -> u64 {
        self.returned.pop_first().unwrap_or_else(|| {
            self.next += 1;
            self.next - 1
        })
    }

    fn put(&mut self, run: u64, found: Vec<Scrambled>, tried: u64) {
        self.tried += tried;
        self.waiting.insert(run, found);
        while let Some(found) = self.waiting.remove(&self.first) {
            self.ready.extend(found);
            self.first += 1;
        }
    }

    fn is_done(&self, wanted: usize) -> bool {
        self.stopped || self.error.is_some() || self.ready.len() >= wanted
    }

    fn progress(&self, wanted: usize) -> ScrambleProgress {
        ScrambleProgress {
            found: self.ready.len().min(wanted),
            wanted,
            tried: self.tried,
        }
    }
}

impl<'a> LengthScrambles<'a> {
    /// The boards of these lengths in a metric for a seed, found by `threads` threads.
    pub fn new(
        solver: &'a Solver,
        goal: &Goal,
        shape: Shape,
        lengths: Lengths,
        metric: Metric,
        seed: u64,
        threads: usize,
    ) -> Result<LengthScrambles<'a>, LengthError> {
        let target = goal.board(shape).ok_or(LengthError::Shape(shape))?;
        let candidates = Candidates::new(&target, lengths, metric)?;
        Ok(LengthScrambles {
            solver,
            // References are for boards that are solved repeatedly; these are not.
            request: Request::new(Puzzle::solved(target))
                .metric(metric)
                .references(References::Ignore),
            candidates,
            seed,
            threads: threads.max(1),
            state: StreamState::default(),
        })
    }

    /// How the boards are found.
    pub fn method(&self) -> Method {
        self.candidates.method()
    }

    /// Returns the next boards, fewer than `count` if the observer stops the work.
    /// Nothing that was found is lost: the next call continues.
    pub fn next_boards(
        &mut self,
        count: usize,
        observer: &mut dyn ScrambleObserver,
    ) -> Result<Vec<Scrambled>, SolveError> {
        self.state.stopped = false;
        if self.candidates.prepare(observer).is_break() {
            return Ok(Vec::new());
        }
        let shared = SharedStream {
            state: Mutex::new(std::mem::take(&mut self.state)),
            wanted: count,
        };
        let tester = Tester {
            scrambles: self,
            shared: &shared,
            ask: Distances::new(self.solver, &self.request).in_metric(self.request.metric),
        };
        // Drawing from a list is too quick to be worth several threads.
        let threads = match self.method() {
            Method::Listed => 1,
            Method::Walk
            | Method::Rejection
            | Method::WalkAndRejection
            | Method::Greatest
            | Method::Farthest => self.threads,
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|| tester.work(None));
            }
            tester.work(Some(observer));
        });
        self.state = shared
            .state
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = self.state.error.take() {
            return Err(error);
        }
        let found = self.state.ready.len().min(count);
        Ok(self.state.ready.drain(..found).collect())
    }

    /// The generator of a candidate.
    pub(super) fn random(&self, candidate: u64) -> Scrambler {
        // Odd and without a pattern, so that no two candidates of a seed are alike and
        // neighbouring seeds have nothing in common.
        const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
        let mixed = self.seed ^ candidate.wrapping_add(1).wrapping_mul(SPREAD);
        Scrambler::new(mixed.wrapping_mul(SPREAD) ^ mixed >> 29)
    }
}

/// What the threads of one call share.
struct SharedStream {
    state: Mutex<StreamState>,
    wanted: usize,
}

impl SharedStream {
    fn state(&self) -> MutexGuard<'_, StreamState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tests candidates.
struct Tester<'a> {
    scrambles: &'a LengthScrambles<'a>,
    shared: &'a SharedStream,
    ask: Distances<'a>,
}

impl Tester<'_> {
    /// Tests runs of candidates until there are enough boards. Only the calling thread
    /// has the observer.
    fn work(&self, observer: Option<&mut dyn ScrambleObserver>) {
        let mut observer = StreamObserver {
            shared: self.shared,
            observer,
        };
        loop {
            if observer.poll().is_break() {
                return;
            }
            let run = self.shared.state().take();
            match self.test(run, &mut observer) {
                Ok(Some(found)) => {
                    let tried = self.scrambles.candidates.run();
                    self.shared.state().put(run, found, tried);
                }
                Ok(None) => {
                    self.shared.state().returned.insert(run);
                }
                Err(error) => {
                    let mut state = self.shared.state();
                    state.returned.insert(run);
                    state.error = Some(error);
                }
            }
        }
    }

    /// Returns the boards of a run; `None` if it was stopped.
    fn test(
        &self,
        run: u64,
        observer: &mut StreamObserver<'_, '_>,
    ) -> Result<Option<Vec<Scrambled>>, SolveError> {
        let candidates = &self.scrambles.candidates;
        let size = candidates.run();
        let mut found = Vec::new();
        for candidate in run * size..(run + 1) * size {
            let mut random = self.scrambles.random(candidate);
            match candidates.try_one(&mut random, &self.ask, observer)? {
                Verdict::Kept(board) => found.push(board),
                Verdict::Rejected => {}
                Verdict::Stopped => return Ok(None),
            }
        }
        Ok(Some(found))
    }
}

/// Stops the searches of a thread once there are enough boards.
struct StreamObserver<'a, 'o> {
    shared: &'a SharedStream,
    observer: Option<&'o mut dyn ScrambleObserver>,
}

impl StreamObserver<'_, '_> {
    fn poll(&mut self) -> ControlFlow<()> {
        let wanted = self.shared.wanted;
        let state = self.shared.state();
        if state.is_done(wanted) {
            return ControlFlow::Break(());
        }
        if let Some(observer) = &mut self.observer {
            let progress = state.progress(wanted);
            // The observer may take long; the other threads should not wait for it.
            drop(state);
            if observer.pulse(progress).is_break() {
                self.shared.state().stopped = true;
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }
}

impl Observer for StreamObserver<'_, '_> {
    fn building(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        if let Some(observer) = &mut self.observer
            && observer.building(found, states).is_break()
        {
            self.shared.state().stopped = true;
        }
        if self.shared.state().stopped {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// The result of a stopped search is not used.
    fn is_abandoned(&self) -> bool {
        self.shared.state().is_done(self.shared.wanted)
    }

    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        self.poll()
    }
}
