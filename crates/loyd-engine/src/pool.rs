//! Many jobs on several threads, their results in the order of the jobs.
//!
//! Each worker takes the next job itself, and while nobody else can take one it puts
//! the receiving end of a channel of its own into a queue; the thread that takes the
//! results from that queue gets them in the order of the jobs. The queue is
//! bounded, so an endless stream of jobs takes constant memory, and one slow job
//! lets [`WINDOW`] others overtake it before the workers wait.
//!
//! Once the pool's [`Stop`] is asked for, no worker begins another job. Nothing is joined:
//! a worker that waits for standard input must not keep the process alive after Ctrl-C.
//!
//! The door asks for the threads and says how many; the engine starts none by itself.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::watch::Stop;

/// Delay before the receiver is woken. Waking it for every result would take
/// processor time from the workers.
const GATHER: Duration = Duration::from_millis(1);

/// Results that may wait for an earlier one.
const WINDOW: usize = 1024;

/// The results of a stream of jobs.
#[derive(Debug)]
pub struct Pool<T> {
    order: Receiver<Receiver<T>>,
    head: Option<Receiver<T>>,
}

/// What comes next out of a pool.
#[derive(Debug, PartialEq, Eq)]
pub enum Next<T> {
    /// A result.
    Ready(T),
    /// The next result is not there yet.
    Waiting,
    /// The next job was left undone.
    Dropped,
    /// There are no more jobs.
    End,
}

/// The jobs that are left, and where the results are lined up.
struct Jobs<I, T> {
    jobs: I,
    line_up: SyncSender<Receiver<T>>,
}

impl<J, I: Iterator<Item = J>, T> Jobs<I, T> {
    /// Returns the next job and where its result goes; `None` if there are no more
    /// or the receiver is gone.
    fn take(&mut self) -> Option<(J, SyncSender<T>)> {
        let job = self.jobs.next()?;
        let (reply, result) = sync_channel(1);
        self.line_up.send(result).ok()?;
        Some((job, reply))
    }
}

impl<T: Send + 'static> Pool<T> {
    /// Starts `threads` workers, at least one. A job that was taken after the stop was
    /// asked for is left undone.
    #[expect(clippy::disallowed_methods, reason = "the door asks for these threads")]
    pub fn start<J, W>(
        jobs: impl Iterator<Item = J> + Send + 'static,
        threads: usize,
        stop: &Stop,
        work: W,
    ) -> io::Result<Pool<T>>
    where
        J: Send + 'static,
        W: Fn(J) -> T + Send + Sync + 'static,
    {
        let (line_up, order) = sync_channel(WINDOW);
        let jobs = Arc::new(Mutex::new(Jobs { jobs, line_up }));
        let work = Arc::new(work);
        for started in 0..threads.max(1) {
            let (jobs, work, stop) = (Arc::clone(&jobs), Arc::clone(&work), stop.clone());
            let spawned = thread::Builder::new().spawn(move || worker(&jobs, &stop, &*work));
            // Fewer threads than asked for are slower, none at all is an error.
            match spawned {
                Err(error) if started == 0 => return Err(error),
                Err(_) => break,
                Ok(_) => {}
            }
        }
        Ok(Pool { order, head: None })
    }

    /// Returns the next result, and waits for it no longer than `timeout`.
    #[expect(
        clippy::disallowed_methods,
        reason = "the door asks to wait, and for how long"
    )]
    pub fn next(&mut self, timeout: Duration) -> Next<T> {
        match self.wait(Duration::ZERO) {
            Next::Waiting if timeout > GATHER => {
                thread::sleep(GATHER);
                self.wait(timeout)
            }
            next => next,
        }
    }

    fn wait(&mut self, timeout: Duration) -> Next<T> {
        if self.head.is_none() {
            match self.order.recv_timeout(timeout) {
                Ok(result) => self.head = Some(result),
                Err(RecvTimeoutError::Timeout) => return Next::Waiting,
                Err(RecvTimeoutError::Disconnected) => return Next::End,
            }
        }
        let Some(head) = &self.head else {
            return Next::Waiting;
        };
        let next = match head.recv_timeout(timeout) {
            Ok(result) => Next::Ready(result),
            Err(RecvTimeoutError::Timeout) => return Next::Waiting,
            Err(RecvTimeoutError::Disconnected) => Next::Dropped,
        };
        self.head = None;
        next
    }

    /// Returns `true` if every job taken so far has given its result.
    pub fn is_idle(&self) -> bool {
        self.head.is_none()
    }
}

fn worker<J, T>(
    jobs: &Mutex<Jobs<impl Iterator<Item = J>, T>>,
    stop: &Stop,
    work: &impl Fn(J) -> T,
) {
    loop {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((job, reply)) = next else {
            return;
        };
        if stop.is_asked() {
            return;
        }
        // The receiver is gone when its door is ending.
        let _ = reply.send(work(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAIT: Duration = Duration::from_mins(1);

    #[test]
    fn results_come_in_the_order_of_the_jobs() {
        let work = |n: u64| {
            // Later jobs often end before earlier ones.
            (0..n * 7919 % 300 * 100).fold(n, |sum, _| std::hint::black_box(sum))
        };
        let mut pool = Pool::start(0..2000_u64, 4, &Stop::default(), work).expect("threads");
        for n in 0..2000 {
            assert_eq!(pool.next(WAIT), Next::Ready(n));
        }
        assert_eq!(pool.next(WAIT), Next::End);
    }

    #[test]
    fn no_job_begins_after_the_stop() {
        let stop = Stop::default();
        let asked = stop.clone();
        // The fourth job asks for the stop, so the one worker does no fifth.
        let work = move |n: u64| {
            if n == 3 {
                asked.ask();
            }
            n
        };
        let mut pool = Pool::start(0.., 1, &stop, work).expect("a thread");
        for n in 0..4 {
            assert_eq!(pool.next(WAIT), Next::Ready(n));
        }
        assert_eq!(pool.next(WAIT), Next::Dropped);
    }
}
