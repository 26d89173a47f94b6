//! Which requests may search now, and which wait.
//!
//! There are as many slots as threads that search; a request takes one for each
//! thread it uses and gives them back when its search has really ended. Requests
//! wait in the order they came. When the queue is full, or one address has its
//! share of it, the next is turned away at once: a clear answer now is worth more
//! than a place that comes too late.
//!
//! All this is there twice, once for each [`Pace`]: requests that are soon over have slots
//! and a queue of their own, so that they do not wait for hours of work that came before
//! them. While both kinds run, they share the processors.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use loyd_engine::requests::{Failure, Kind, Pace};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::config::Config;

/// The queue of a server.
#[derive(Debug)]
pub(crate) struct Queue {
    quick_slots: Arc<Semaphore>,
    long_slots: Arc<Semaphore>,
    most_waiting: usize,
    most_of_one: usize,
    longest_wait: Duration,
    state: Mutex<State>,
    /// Told when the last ticket was given up.
    emptied: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// The number of the next ticket.
    next: u64,
    /// The tickets that wait; of each pace, the least is first.
    waiting: BTreeSet<(Pace, u64)>,
    /// Tickets that have their slots.
    running: usize,
    /// How many tickets of each pace an address has.
    of: HashMap<(IpAddr, Pace), usize>,
}

/// A place in the queue, and then the right to search. Dropped, it is given up.
#[derive(Debug)]
pub(crate) struct Ticket {
    queue: Arc<Queue>,
    client: IpAddr,
    pace: Pace,
    number: u64,
    slots: Option<OwnedSemaphorePermit>,
}

/// How much is going on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Load {
    pub(crate) running: usize,
    pub(crate) queued: usize,
}

impl Queue {
    pub(crate) fn new(config: &Config) -> Queue {
        Queue {
            quick_slots: Arc::new(Semaphore::new(config.threads.max(1))),
            long_slots: Arc::new(Semaphore::new(config.threads.max(1))),
            most_waiting: config.queue.max(1),
            most_of_one: config.queue_per_client.max(1),
            longest_wait: 2 * config.time,
            state: Mutex::default(),
            emptied: Notify::new(),
        }
    }

    /// Takes a place in the queue of a pace.
    pub(crate) fn enter(self: &Arc<Queue>, client: IpAddr, pace: Pace) -> Result<Ticket, Failure> {
        if self.slots(pace).is_closed() {
            return Err(closed());
        }
        let mut state = self.state();
        let own = state.of.get(&(client, pace)).copied().unwrap_or(0);
        if state.waiting_before(pace, u64::MAX) >= self.most_waiting {
            return Err(busy("the queue is full; try again soon"));
        }
        if own >= self.most_of_one {
            return Err(busy(
                "this address has as many requests waiting as it may; try again soon",
            ));
        }
        state.of.insert((client, pace), own + 1);
        let number = state.next;
        state.next += 1;
        state.waiting.insert((pace, number));
        Ok(Ticket {
            queue: Arc::clone(self),
            client,
            pace,
            number,
            slots: None,
        })
    }

    /// Turns away every request that waits or comes.
    pub(crate) fn close(&self) {
        self.quick_slots.close();
        self.long_slots.close();
    }

    fn slots(&self, pace: Pace) -> &Arc<Semaphore> {
        match pace {
            Pace::Quick => &self.quick_slots,
            Pace::Long => &self.long_slots,
        }
    }

    /// Waits until the last ticket is given up, once for any number of times.
    pub(crate) async fn emptied(&self) {
        self.emptied.notified().await;
    }

    pub(crate) fn load(&self) -> Load {
        let state = self.state();
        Load {
            running: state.running,
            queued: state.waiting.len(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// How many tickets of a pace wait before the one of this number.
    fn waiting_before(&self, pace: Pace, number: u64) -> usize {
        self.waiting.range((pace, 0)..(pace, number)).count()
    }
}

/// Reads the place of a ticket in the queue while another task waits with it.
#[derive(Debug)]
pub(crate) struct Place {
    queue: Arc<Queue>,
    pace: Pace,
    number: u64,
}

impl Place {
    /// The place among those of the same pace, from 1; nothing once it is the ticket's turn.
    pub(crate) fn now(&self) -> Option<usize> {
        let state = self.queue.state();
        let waits = state.waiting.contains(&(self.pace, self.number));
        waits.then(|| state.waiting_before(self.pace, self.number) + 1)
    }
}

impl Ticket {
    /// The ticket's place in the queue.
    pub(crate) fn place(&self) -> Place {
        Place {
            queue: Arc::clone(&self.queue),
            pace: self.pace,
            number: self.number,
        }
    }

    /// Waits for the turn of a request that uses `threads` threads.
    pub(crate) async fn turn(&mut self, threads: usize) -> Result<(), Failure> {
        let slots = Arc::clone(self.queue.slots(self.pace)).acquire_many_owned(threads as u32);
        let slots = match tokio::time::timeout(self.queue.longest_wait, slots).await {
            Err(_) => return Err(busy("no thread became free in time; try again soon")),
            Ok(Err(_)) => return Err(closed()),
            Ok(Ok(slots)) => slots,
        };
        self.slots = Some(slots);
        let mut state = self.queue.state();
        state.waiting.remove(&(self.pace, self.number));
        state.running += 1;
        Ok(())
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut state = self.queue.state();
        if !state.waiting.remove(&(self.pace, self.number)) {
            state.running -= 1;
        }
        let own = (self.client, self.pace);
        let left = state.of.get(&own).map_or(0, |count| count - 1);
        if left == 0 {
            state.of.remove(&own);
        } else {
            state.of.insert(own, left);
        }
        if state.of.is_empty() {
            self.queue.emptied.notify_one();
        }
    }
}

fn busy(message: &str) -> Failure {
    Failure::new(Kind::Busy, message)
}

fn closed() -> Failure {
    Failure::new(Kind::ShuttingDown, "the server is shutting down")
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn queue(queue: usize, of_one: usize) -> Arc<Queue> {
        Arc::new(Queue::new(&Config {
            threads: 2,
            queue,
            queue_per_client: of_one,
            time: Duration::from_millis(20),
            ..Config::default()
        }))
    }

    const ONE: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
    const OTHER: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 2));

    #[tokio::test]
    async fn slots_are_given_in_order_and_given_back() {
        let queue = queue(10, 10);
        let mut first = queue.enter(ONE, Pace::Long).unwrap();
        let mut second = queue.enter(ONE, Pace::Long).unwrap();
        assert_eq!(
            (first.place().now(), second.place().now()),
            (Some(1), Some(2))
        );
        first.turn(2).await.unwrap();
        assert_eq!((first.place().now(), second.place().now()), (None, Some(1)));
        assert!(second.turn(1).await.is_err(), "both slots are taken");
        drop(first);
        second.turn(1).await.unwrap();
        assert_eq!((queue.load().running, queue.load().queued), (1, 0));
        drop(second);
        assert_eq!(queue.load().running, 0);
        assert!(queue.state().of.is_empty());
    }

    #[tokio::test]
    async fn a_full_queue_turns_away() {
        let queue = queue(3, 2);
        let kept = [
            queue.enter(ONE, Pace::Long).unwrap(),
            queue.enter(ONE, Pace::Long).unwrap(),
        ];
        assert!(
            queue.enter(ONE, Pace::Long).is_err(),
            "its share is used up"
        );
        let other = queue.enter(OTHER, Pace::Long).unwrap();
        assert!(queue.enter(OTHER, Pace::Long).is_err(), "the queue is full");
        drop(kept);
        assert!(queue.enter(ONE, Pace::Long).is_ok());
        drop(other);
        queue.close();
        assert!(queue.enter(ONE, Pace::Long).is_err());
    }

    #[tokio::test]
    async fn the_quick_do_not_wait_for_the_long() {
        let queue = queue(1, 1);
        let mut running = queue.enter(ONE, Pace::Long).unwrap();
        running.turn(2).await.unwrap();
        let waiting = queue.enter(OTHER, Pace::Long).unwrap();
        assert!(queue.enter(OTHER, Pace::Long).is_err(), "the queue is full");
        let mut quick = queue.enter(ONE, Pace::Quick).unwrap();
        assert_eq!(quick.place().now(), Some(1));
        assert_eq!(waiting.place().now(), Some(1));
        quick.turn(2).await.unwrap();
        assert_eq!((queue.load().running, queue.load().queued), (2, 1));
        drop((running, waiting, quick));
        assert!(queue.state().of.is_empty());
        queue.close();
        for pace in [Pace::Quick, Pace::Long] {
            assert!(queue.enter(ONE, pace).is_err());
        }
    }
}
