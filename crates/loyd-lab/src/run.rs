//! Measures a plan.
//!
//! Every setting is prepared first. Then everything is run as often as asked
//! for, the repetitions outermost: a machine that slows down for a while slows
//! every setting, and the spread between runs shows it.

use std::collections::HashSet;
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use loyd::SolveError;
use loyd_engine::{Engine, Peak, peak_bytes};

use crate::measurement::{Place, float};
use crate::prepare::{Prepared, prepare};
use crate::worker::{Shared, measure};
use crate::{Measurement, Plan, RunObserver, Standing};

/// How long to wait for a board before the observer is asked.
const TICK: Duration = Duration::from_millis(100);

/// Everything that was measured.
#[derive(Debug)]
pub struct Results {
    /// One for every setting of the plan, up to where the run ended.
    pub preparations: Vec<Preparation>,
    /// The boards, by run, then setting, then place in the set.
    pub measurements: Vec<Measurement>,
    /// One for every setting and run that was begun.
    pub passes: Vec<Pass>,
    /// How the run ended.
    pub ending: Ending,
}

/// What came before the measuring of a setting.
#[derive(Debug)]
pub struct Preparation {
    /// Seconds spent on opening or building tables.
    pub seconds: f64,
    /// Why the setting was not measured.
    pub refused: Option<SolveError>,
}

/// Every board of a set through one setting.
#[derive(Debug, Clone, Copy)]
pub struct Pass {
    /// The place of the setting in the plan, from 0.
    pub setting: usize,
    /// Which time it was, from 1.
    pub run: usize,
    /// Seconds from the first board's start to the last one's end.
    pub seconds: f64,
    /// The most memory held meanwhile, where the system tells.
    pub peak_bytes: Option<u64>,
    /// Whether every board was measured.
    pub complete: bool,
}

/// How a run ended.
#[derive(Debug)]
pub enum Ending {
    /// Everything was measured.
    Complete,
    /// The observer stopped it.
    Stopped,
    /// Something went wrong.
    Failed(RunError),
}

/// What can go wrong once a setting is prepared.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A board was refused.
    #[error(transparent)]
    Solve(#[from] SolveError),
    /// There are not as many threads as boards to be solved at once.
    #[error("cannot start a thread: {0}")]
    Thread(#[from] io::Error),
}

/// Measures every board with every setting.
pub fn run(plan: &Plan, engine: &Engine, observer: &mut dyn RunObserver) -> Results {
    run_on(plan, engine, observer, Vec::new())
}

/// Continues a run of which some boards were measured before, in any order.
pub fn run_on(
    plan: &Plan,
    engine: &Engine,
    observer: &mut dyn RunObserver,
    before: Vec<Measurement>,
) -> Results {
    let mut results = Results {
        preparations: Vec::new(),
        measurements: before,
        passes: Vec::new(),
        ending: Ending::Complete,
    };
    for setting in &plan.settings {
        let (seconds, refused) = match prepare(plan, setting, engine, observer) {
            Prepared::Ready(seconds) => (seconds, None),
            Prepared::Refused(error) => (0.0, Some(error)),
            Prepared::Stopped => {
                results.ending = Ending::Stopped;
                return results;
            }
        };
        results.preparations.push(Preparation { seconds, refused });
    }
    let usable: Vec<usize> = (0..plan.settings.len())
        .filter(|&setting| results.preparations[setting].refused.is_none())
        .collect();
    let shared = Shared::default();
    let mut runner = Runner {
        plan,
        engine,
        observer,
        shared: &shared,
        all: usable.len() * plan.set.instances.len() * plan.repeat,
        results: &mut results,
    };
    let mut ending = ControlFlow::Continue(());
    'all: for run in 1..=plan.repeat {
        for &setting in &usable {
            ending = runner.pass(setting, run);
            if ending.is_break() {
                break 'all;
            }
        }
    }
    if let ControlFlow::Break(ending) = ending {
        results.ending = ending;
    }
    let place = |m: &Measurement| (m.run, m.setting, m.instance);
    results.measurements.sort_by_key(place);
    results
}

/// A run under way.
struct Runner<'a> {
    plan: &'a Plan,
    engine: &'a Engine,
    observer: &'a mut dyn RunObserver,
    shared: &'a Shared,
    all: usize,
    results: &'a mut Results,
}

/// What a worker sends for each board.
type Done = Result<Option<Measurement>, SolveError>;

impl Runner<'_> {
    /// Runs every board through a setting, on as many workers as asked for.
    fn pass(&mut self, setting: usize, run: usize) -> ControlFlow<Ending> {
        let boards = self.plan.set.instances.len();
        let workers = self.plan.parallel.min(boards).max(1);
        let resumed = Resumed::new(&self.results.measurements, setting, run);
        let unmeasured: Vec<usize> = (0..boards)
            .filter(|board| !resumed.boards.contains(board))
            .collect();
        let pending = Pending {
            setting,
            run,
            boards: &unmeasured,
            next: &AtomicUsize::new(0),
        };
        let (fresh, seconds, error) = self.measure_all(pending, workers);
        self.results.passes.push(Pass {
            setting,
            run,
            seconds: resumed.seconds / float(workers as u64) + seconds,
            peak_bytes: peak_bytes(),
            complete: resumed.boards.len() + fresh == boards,
        });
        if let Some(error) = error {
            ControlFlow::Break(Ending::Failed(error))
        } else if self.shared.stop.is_asked() {
            ControlFlow::Break(Ending::Stopped)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Starts the workers and takes their measurements. Returns how many there were, the
    /// seconds they took together, and the first error.
    fn measure_all(
        &mut self,
        pending: Pending<'_>,
        workers: usize,
    ) -> (usize, f64, Option<RunError>) {
        let mut peak = Peak::afresh();
        let (plan, engine, shared) = (self.plan, self.engine, self.shared);
        let (send, receive) = channel();
        let began = engine.now();
        let (mut fresh, mut first_error) = (0, None);
        thread::scope(|scope| {
            for _ in 0..workers.min(pending.boards.len()) {
                let send = send.clone();
                let work = move || work(plan, engine, shared, pending, &send);
                if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                    first_error = Some(RunError::Thread(error));
                    shared.stop.ask();
                }
            }
            // Only the workers hold the channel open.
            drop(send);
            loop {
                match receive.recv_timeout(TICK) {
                    Ok(Ok(Some(mut measurement))) => {
                        measurement.peak_bytes = peak.bytes(engine.now());
                        self.observer.measured(&measurement);
                        self.results.measurements.push(measurement);
                        fresh += 1;
                    }
                    Ok(Ok(None)) | Err(RecvTimeoutError::Timeout) => {}
                    Ok(Err(error)) => {
                        shared.stop.ask();
                        first_error.get_or_insert(error.into());
                    }
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                if self.pulse(pending.setting).is_break() {
                    shared.stop.ask();
                }
            }
        });
        let seconds = engine.now().saturating_sub(began).as_secs_f64();
        (fresh, seconds, first_error)
    }

    fn pulse(&mut self, setting: usize) -> ControlFlow<()> {
        self.observer.pulse(Standing {
            setting: &self.plan.settings[setting],
            done: self.results.measurements.len(),
            all: self.all,
            nodes: self.shared.nodes.load(Ordering::Relaxed),
        })
    }
}

/// What an earlier run measured of a pass.
struct Resumed {
    boards: HashSet<usize>,
    /// Seconds spent on them, which count as if the boards had followed each other without a
    /// gap.
    seconds: f64,
}

impl Resumed {
    fn new(measurements: &[Measurement], setting: usize, run: usize) -> Resumed {
        let mine = |m: &&Measurement| m.setting == setting && m.run == run;
        let before = || measurements.iter().filter(mine);
        Resumed {
            boards: before().map(|m| m.instance).collect(),
            seconds: before().map(|m| m.seconds).sum(),
        }
    }
}

/// The boards that a pass has yet to measure.
#[derive(Clone, Copy)]
struct Pending<'a> {
    setting: usize,
    run: usize,
    boards: &'a [usize],
    next: &'a AtomicUsize,
}

/// Measures one board after the other until none is left.
fn work(plan: &Plan, engine: &Engine, shared: &Shared, pending: Pending<'_>, send: &Sender<Done>) {
    while !shared.stop.is_asked() {
        let at = pending.next.fetch_add(1, Ordering::Relaxed);
        let Some(&instance) = pending.boards.get(at) else {
            return;
        };
        let place = Place {
            setting: pending.setting,
            run: pending.run,
            instance,
        };
        if send.send(measure(plan, place, engine, shared)).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use loyd::Solver;
    use loyd::puzzle::{Goal, Home, Shape};
    use loyd::spec::{HeuristicSpec, SearchSpec};
    use loyd_engine::SystemClock;

    use super::*;
    use crate::{Set, Setting, SilentRun};

    fn engine() -> Engine {
        Engine::keeping_tables(Solver::new(), SystemClock::new())
    }

    fn plan(heuristics: &[HeuristicSpec], searches: &[SearchSpec]) -> Plan {
        let goal = Home::blank_last(Shape::THREE).board();
        let set = Set::random(20, 3, Goal::BlankLast, &goal);
        Plan::new(set, Setting::product(heuristics, searches))
    }

    #[test]
    fn boards_keep_their_order_and_counts_on_several_workers() {
        let mut plan = plan(&[HeuristicSpec::LinearConflict], &[SearchSpec::Ida]);
        let alone = run(&plan, &engine(), &mut SilentRun);
        plan.parallel = 3;
        let together = run(&plan, &engine(), &mut SilentRun);
        let counts = |results: &Results| -> Vec<(usize, u64)> {
            let rows = results.measurements.iter();
            rows.map(|m| (m.instance, m.generated)).collect()
        };
        assert_eq!(counts(&alone).len(), 20);
        assert_eq!(counts(&alone), counts(&together));
        assert!(together.passes[0].complete);
    }

    #[test]
    fn a_run_goes_on_where_it_was_interrupted() {
        struct Count(usize);
        impl RunObserver for Count {
            fn measured(&mut self, _: &Measurement) {
                self.0 += 1;
            }
        }
        let mut plan = plan(&[HeuristicSpec::LinearConflict], &[SearchSpec::Ida]);
        plan.repeat = 2;
        let whole = run(&plan, &engine(), &mut SilentRun);
        let mut before = whole.measurements.clone();
        before.retain(|m| m.instance % 3 == 0 || m.run == 1);
        before.reverse();
        let mut count = Count(0);
        let left = 40 - before.len();
        let resumed = run_on(&plan, &engine(), &mut count, before);
        assert_eq!((count.0, left), (left, 13));
        let rows = |results: &Results| -> Vec<(usize, usize, u64)> {
            let rows = results.measurements.iter();
            rows.map(|m| (m.run, m.instance, m.generated)).collect()
        };
        assert_eq!(rows(&resumed), rows(&whole));
        assert!(resumed.passes.iter().all(|pass| pass.complete));
    }

    #[test]
    fn what_the_library_refuses_is_not_measured() {
        let searches = [SearchSpec::Ida, SearchSpec::Kernel];
        let plan = plan(&[HeuristicSpec::Manhattan], &searches);
        let results = run(&plan, &engine(), &mut SilentRun);
        assert!(results.preparations[0].refused.is_none());
        assert!(results.preparations[1].refused.is_some());
        assert_eq!(results.measurements.len(), 20);
        assert!(matches!(results.ending, Ending::Complete));
    }

    #[test]
    fn limits_are_for_each_board() {
        let mut plan = plan(&[HeuristicSpec::Misplaced], &[SearchSpec::Ida]);
        plan.nodes = Some(100);
        let results = run(&plan, &engine(), &mut SilentRun);
        assert_eq!(results.measurements.len(), 20);
        let limited = results.measurements.iter().filter(|m| m.limited()).count();
        assert!(limited > 10, "{limited}");
        assert!(results.measurements.iter().all(|m| m.generated < 110));
    }

    #[test]
    fn an_observer_can_end_it() {
        struct StopAfter(usize);
        impl RunObserver for StopAfter {
            fn measured(&mut self, _: &Measurement) {
                self.0 -= 1;
            }
            fn pulse(&mut self, standing: Standing<'_>) -> ControlFlow<()> {
                assert_eq!(standing.all, 20);
                if self.0 == 0 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            }
        }
        let mut plan = plan(&[HeuristicSpec::Misplaced], &[SearchSpec::Ida]);
        // The second board never ends.
        let hard = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1".parse().unwrap();
        let hard = crate::Instance::new("hard", hard, Goal::BlankLast, None).unwrap();
        plan.set.instances[1] = hard;
        let results = run(&plan, &engine(), &mut StopAfter(1));
        assert!(matches!(results.ending, Ending::Stopped));
        assert_eq!(results.measurements.len(), 1);
        assert!(!results.passes[0].complete);
    }
}
