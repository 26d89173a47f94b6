//! The shares of a bound on several threads, one share per thread.
//!
//! Threads inside a share wait for each other at its end, and a share has too few boards for many
//! threads. So each thread takes the next share, and several threads search the same one only if
//! there are more threads than shares. The calling thread searches nothing while others do: it
//! takes the results, and reports the sum of the counts to the watch.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use loyd::SolveError;
use loyd::search::{BoundShare, Iteration, Observer, Progress};

use super::prover::{Prover, ShareFound};
use super::record::ProofRecord;
use crate::watch::{Listener, Watch};

/// How often the watch hears how it goes.
const TICK: Duration = Duration::from_millis(20);

/// What the threads share.
#[derive(Default)]
struct Counts {
    /// Boards that this run had generated before the bound.
    before: u64,
    generated: AtomicU64,
    expanded: AtomicU64,
    /// Whether the threads should end.
    over: AtomicBool,
}

impl Counts {
    fn progress(&self, bound: u32) -> Progress {
        Progress {
            bound,
            generated: self.before + self.generated.load(Ordering::Relaxed),
            expanded: self.expanded.load(Ordering::Relaxed),
        }
    }
}

/// The observer of one share: adds what is new to the counts of all.
struct ShareObserver<'a> {
    counts: &'a Counts,
    generated: u64,
    expanded: u64,
}

impl Observer for ShareObserver<'_> {
    fn bound_done(&mut self, iteration: Iteration) {
        self.add(iteration.generated, iteration.expanded);
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        self.add(progress.generated, progress.expanded);
        if self.counts.over.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

impl ShareObserver<'_> {
    fn add(&mut self, generated: u64, expanded: u64) {
        let more = |sum: &AtomicU64, now: u64, before: &mut u64| {
            sum.fetch_add(now.saturating_sub(*before), Ordering::Relaxed);
            *before = now.max(*before);
        };
        more(&self.counts.generated, generated, &mut self.generated);
        more(&self.counts.expanded, expanded, &mut self.expanded);
    }
}

/// Searches shares of a bound. Each line is handed to `add`, which ends the search by `Break`.
/// Returns `Break` if the search was ended.
#[expect(
    clippy::disallowed_methods,
    reason = "the request says how many threads"
)]
pub(super) fn search_shares<L: Listener>(
    prover: &Prover<'_>,
    (bound, shares): (u32, &[BoundShare]),
    watch: &mut Watch<L>,
    add: &mut dyn FnMut(&ProofRecord) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, SolveError> {
    let counts = Counts {
        before: watch.generated(),
        ..Counts::default()
    };
    let queue = Mutex::new(shares.iter().copied());
    let inside = (prover.threads() / shares.len().max(1)).max(1);
    watch.bound(counts.progress(bound));
    let mut gathered = Gathered::default();
    std::thread::scope(|scope| {
        let (sender, results) = channel();
        for _ in 0..prover.threads().min(shares.len()).max(1) {
            let (sender, queue, counts) = (sender.clone(), &queue, &counts);
            let next = move || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
            scope.spawn(move || work((prover, bound, inside), next, counts, &sender));
        }
        drop(sender);
        loop {
            match results.recv_timeout(TICK) {
                Ok(result) => gathered.take(result, add),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            gathered.stopped |= watch.pulse(counts.progress(bound)).is_break();
            if gathered.is_over() {
                counts.over.store(true, Ordering::Relaxed);
            }
        }
    });
    if gathered.is_over() {
        return match gathered.error {
            Some(error) => Err(error),
            None => Ok(ControlFlow::Break(())),
        };
    }
    let [generated, expanded] = [counts.generated, counts.expanded].map(AtomicU64::into_inner);
    watch.bound_done(Iteration::completed(bound, generated, expanded));
    Ok(ControlFlow::Continue(()))
}

/// Why the search of a bound ended before it was complete.
#[derive(Default)]
struct Gathered {
    /// The caller needs no more lines, or cannot keep them.
    enough: bool,
    /// The watch stopped it.
    stopped: bool,
    error: Option<SolveError>,
}

impl Gathered {
    /// Takes what came of a share. A share that ends after a stop still counts.
    fn take(
        &mut self,
        result: Result<ShareFound, SolveError>,
        add: &mut dyn FnMut(&ProofRecord) -> ControlFlow<()>,
    ) {
        match result {
            Ok(ShareFound::Line(line)) => self.enough = self.enough || add(&line).is_break(),
            Ok(ShareFound::Stopped) => {}
            Err(error) => self.error = Some(error),
        }
    }

    const fn is_over(&self) -> bool {
        self.enough || self.stopped || self.error.is_some()
    }
}

/// Searches one share after the other on this thread.
fn work(
    (prover, bound, threads): (&Prover<'_>, u32, usize),
    next: impl Fn() -> Option<BoundShare>,
    counts: &Counts,
    results: &Sender<Result<ShareFound, SolveError>>,
) {
    while !counts.over.load(Ordering::Relaxed)
        && let Some(share) = next()
    {
        let mut observer = ShareObserver {
            counts,
            generated: 0,
            expanded: 0,
        };
        // The receiver stays until all threads have ended.
        let _ = results.send(prover.share(bound, share, threads, &mut observer));
    }
}
