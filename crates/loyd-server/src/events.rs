//! A search told as it goes: as server-sent events, or as messages of the line protocol.
//!
//! `queued` with the place in the queue, `progress` about ten times a second, `solution` for a
//! first solution at once and for every shorter one soon, and at the end exactly one `answer` or `failure`. A
//! client that reads slowly misses figures and solutions that were not the best for long, never
//! the best solution or the end.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_core::Stream;
use loyd_engine::requests::{Failure, Figures, Found, Job, ProgressRecord, SolutionRecord};
use serde::Serialize;
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval};

use crate::figures::StopOnDrop;
use crate::job::Running;
use crate::queue::Ticket;

/// Time between two events of progress.
const BEAT: Duration = Duration::from_millis(100);
/// Events that may wait to be sent.
const WAITING: usize = 4;

/// The events of one request. The client's going drops it, and that stops the search.
struct Events {
    events: mpsc::Receiver<Event>,
    _gone: StopOnDrop,
}

impl Stream for Events {
    type Item = Result<Event, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.events.poll_recv(cx).map(|event| event.map(Ok))
    }
}

#[derive(Serialize)]
struct QueuedEvent {
    place: usize,
}

/// Sends events that are made of their name and their data.
pub(crate) struct EventSender<E> {
    sender: mpsc::Sender<E>,
    make: Box<dyn Fn(&'static str, String) -> E + Send + Sync>,
}

impl<E> EventSender<E> {
    pub(crate) fn new(
        sender: mpsc::Sender<E>,
        make: impl Fn(&'static str, String) -> E + Send + Sync + 'static,
    ) -> EventSender<E> {
        EventSender {
            sender,
            make: Box::new(make),
        }
    }

    /// Sends an event as soon as there is room for it. A client that has gone needs none.
    pub(crate) async fn send(&self, name: &'static str, value: &impl Serialize) {
        let event = (self.make)(name, text(value));
        let _ = self.sender.send(event).await;
    }

    /// Sends an event if there is room for it. Returns `false` if there is not.
    fn try_send(&self, name: &'static str, value: &impl Serialize) -> bool {
        self.sender.try_send((self.make)(name, text(value))).is_ok()
    }
}

/// Starts a job and sends its events.
pub(crate) fn response<J: Job>(running: Running<J>) -> Response {
    let (sender, events) = mpsc::channel(WAITING);
    let gone = StopOnDrop(running.stop.clone());
    tokio::spawn(async move {
        let client_left = sender.clone();
        let sender = EventSender::new(sender, |name, data| Event::default().event(name).data(data));
        tokio::select! {
            () = tell(running, &sender) => {}
            () = client_left.closed() => {}
        }
    });
    let events = Events {
        events,
        _gone: gone,
    };
    let alive = KeepAlive::new().interval(Duration::from_secs(10));
    Sse::new(events).keep_alive(alive).into_response()
}

async fn tell<J: Job>(running: Running<J>, sender: &EventSender<Event>) {
    match follow(running, sender).await {
        Ok(answer) => sender.send("answer", &answer).await,
        Err(failure) => sender.send("failure", &failure.body()).await,
    }
}

/// Waits for the turn and runs the job, sending events of both.
pub(crate) async fn follow<J: Job, E>(
    mut running: Running<J>,
    sender: &EventSender<E>,
) -> Result<J::Answer, Failure> {
    let threads = running.job.threads();
    wait(&mut running.ticket, threads, sender).await?;
    let mut heard = running.figures.subscribe();
    let tells_solution = running.job.tells_solution();
    let work = running.work(tells_solution);
    tokio::pin!(work);
    let began = Instant::now();
    let mut beat = beats();
    beat.tick().await;
    let mut last_told = None;
    let mut waits_for_first = tells_solution;
    loop {
        tokio::select! {
            answer = &mut work => return answer,
            first = solution_known(&mut heard), if waits_for_first => {
                waits_for_first = false;
                tell_solution(&first, &mut last_told, sender);
            }
            _ = beat.tick() => {
                let figures = heard.borrow().clone();
                tell_solution(&figures, &mut last_told, sender);
                let told = ProgressRecord::new(&figures, began.elapsed().as_secs_f64());
                // If the last ones are still on their way this one is not missed.
                let _ = sender.try_send("progress", &told);
            }
        }
    }
}

/// Waits for the turn; sends the place in the queue whenever it has changed.
async fn wait<E>(
    ticket: &mut Ticket,
    threads: usize,
    sender: &EventSender<E>,
) -> Result<(), Failure> {
    let mut told = None;
    let mut beat = beats();
    let place = ticket.place();
    let turn = ticket.turn(threads);
    tokio::pin!(turn);
    loop {
        tokio::select! {
            biased;
            turn = &mut turn => return turn,
            _ = beat.tick() => {
                let now = place.now();
                if let Some(place) = now.filter(|_| now != told) {
                    let _ = sender.try_send("queued", &QueuedEvent { place });
                    told = now;
                }
            }
        }
    }
}

/// Waits until a solution is known, or until the search has ended without one.
async fn solution_known(heard: &mut watch::Receiver<Figures>) -> Figures {
    match heard.wait_for(|figures| figures.found.is_some()).await {
        Ok(figures) => figures.clone(),
        Err(_) => Figures::default(),
    }
}

fn beats() -> tokio::time::Interval {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat
}

/// Sends the best solution unless it is the one sent last. If there is no room for the event, it is
/// tried again with the next beat.
fn tell_solution<E>(
    figures: &Figures,
    last_told: &mut Option<Arc<Found>>,
    sender: &EventSender<E>,
) {
    let Some(found) = &figures.found else {
        return;
    };
    let is_told = last_told
        .as_ref()
        .is_some_and(|last| Arc::ptr_eq(found, last));
    if !is_told && sender.try_send("solution", &SolutionRecord::new(found)) {
        *last_told = Some(found.clone());
    }
}

/// A value as JSON. What cannot be written becomes a text that says so.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| {
        let message = format!("the answer cannot be written: {error}");
        serde_json::Value::from(message).to_string()
    })
}
