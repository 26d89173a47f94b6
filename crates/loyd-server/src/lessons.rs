//! What can be learned from searches, passed on outside of them.
//!
//! Keeping a board may wait for a disk or for another process. No request waits for
//! that: a report goes into a short queue, and a thread of its own takes it from
//! there. When reports come faster than they are taken, some are left out; the next
//! board that is as hard will do as well.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use loyd::puzzle::Metric;
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, Report};
use loyd_engine::SolveOptions;

/// Reports that may wait to be taken.
const WAITING: usize = 64;

/// A report and the seconds its search took.
type Lesson = (Report, f64);

/// Where reports go.
pub(crate) struct Lessons {
    queue: SyncSender<Lesson>,
    /// Reports that wait or are being taken.
    waiting: Arc<AtomicU64>,
}

impl fmt::Debug for Lessons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lessons")
    }
}

impl Lessons {
    /// Lessons that `listener` hears, one after the other, in a thread of its own.
    pub(crate) fn new(listener: impl Fn(&Report, f64) + Send + 'static) -> Lessons {
        let (queue, taken) = sync_channel::<Lesson>(WAITING);
        let waiting = Arc::new(AtomicU64::new(0));
        let left = Arc::clone(&waiting);
        thread::spawn(move || {
            for (report, seconds) in taken {
                // Counted as taken however the listener ends.
                let _taken = CountDown(&left);
                listener(&report, seconds);
            }
        });
        Lessons { queue, waiting }
    }

    /// Passes on the report of a search, if there is anything to learn from it.
    pub(crate) fn tell(&self, options: &SolveOptions, report: &Report, seconds: f64) {
        if !is_own_choice(options) || report.guarantee != Guarantee::Optimal {
            return;
        }
        self.waiting.fetch_add(1, Ordering::Relaxed);
        if self.queue.try_send((report.clone(), seconds)).is_err() {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Waits until every report is taken, but not longer than `timeout`.
    pub(crate) fn finish(&self, timeout: Duration) {
        let began = Instant::now();
        while self.waiting.load(Ordering::Relaxed) > 0 && began.elapsed() < timeout {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

struct CountDown<'a>(&'a AtomicU64);

impl Drop for CountDown<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Whether the engine chose how to search. A client that chooses a weak heuristic or a
/// slow search, or asks for every solution, makes any board look hard.
fn is_own_choice(options: &SolveOptions) -> bool {
    let SolveOptions {
        metric,
        heuristic,
        search,
        reductions,
        weight,
        threads: _,
        references: _,
        limits,
    } = options;
    *metric == Metric::Stm
        && *heuristic == HeuristicSpec::Auto
        && *search == SearchSpec::Auto
        && reductions.is_none()
        && weight.is_none()
        && limits.solutions.is_none()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use loyd::Solver;
    use loyd::puzzle::{Board, Goal, Puzzle};
    use loyd::search::Limits;
    use loyd_engine::{Engine, NoListener, SystemClock};

    use super::*;

    #[test]
    fn only_the_engines_own_choice_teaches() {
        let options = SolveOptions::default();
        let all = Limits::default().solutions(Some(5));
        assert!(is_own_choice(&options));
        for other in [
            SolveOptions {
                heuristic: HeuristicSpec::Misplaced,
                ..options.clone()
            },
            SolveOptions {
                search: SearchSpec::Ida,
                ..options.clone()
            },
            SolveOptions {
                weight: Some("2".parse().unwrap()),
                ..options.clone()
            },
            SolveOptions {
                limits: all,
                ..options.clone()
            },
        ] {
            assert!(!is_own_choice(&other), "{other:?}");
        }
    }

    /// A listener that waits for ever holds up nobody, and the queue has an end.
    #[test]
    fn nobody_waits_for_the_listener() {
        let (began, has_begun) = mpsc::channel();
        let (let_go, go) = mpsc::channel::<()>();
        let lessons = Lessons::new(move |_, _| {
            began.send(()).unwrap();
            let _ = go.recv();
        });
        let options = SolveOptions::default();
        let board: Board = "1 2 3/4 0 6/7 5 8".parse().unwrap();
        let puzzle = Puzzle::new(board, &Goal::BlankLast).unwrap();
        let engine = Engine::new(Solver::new(), SystemClock::new());
        let mut watch = engine.watch(NoListener);
        let report = engine.solve(&puzzle, &options, &mut watch).unwrap().report;
        lessons.tell(&options, &report, 1.0);
        has_begun.recv().unwrap();
        let lessons = Arc::new(lessons);
        let (told, all_told) = mpsc::channel();
        let teller = Arc::clone(&lessons);
        thread::spawn(move || {
            for _ in 0..10 * WAITING {
                teller.tell(&options, &report, 1.0);
            }
            told.send(()).unwrap();
        });
        let waited = all_told.recv_timeout(Duration::from_mins(1));
        waited.expect("no teller waits for the listener");
        assert_eq!(lessons.waiting.load(Ordering::Relaxed), 1 + WAITING as u64);
        drop(let_go);
        lessons.finish(Duration::from_mins(1));
        assert_eq!(lessons.waiting.load(Ordering::Relaxed), 0);
    }
}
