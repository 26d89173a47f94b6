//! A search told as it goes: server-sent events.
//!
//! `queued` with the place in the queue, `progress` about ten times a second, `solution` when
//! a first or a shorter solution is known, and at the end exactly one `answer` or `failure`. A
//! client that reads slowly misses figures, never the best solution or the end.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_core::Stream;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use crate::failure::Failure;
use crate::figures::{Figures, Found, StopOnDrop};
use crate::job::{Job, Running};
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

#[derive(Serialize)]
struct ProgressEvent {
    bound: Option<u32>,
    lower_bound: Option<u32>,
    nodes_generated: u64,
    nodes_per_second: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    fraction: Option<f64>,
}

#[derive(Serialize)]
struct SolutionEvent {
    length: usize,
    lower_bound: u32,
    moves: String,
}

/// Starts a job and sends its events.
pub(crate) fn response<J: Job>(running: Running<J>) -> Response {
    let (sender, events) = mpsc::channel(WAITING);
    let gone = StopOnDrop(running.stop.clone());
    tokio::spawn(async move {
        let client_left = sender.clone();
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

async fn tell<J: Job>(running: Running<J>, sender: &mpsc::Sender<Event>) {
    let ended = match follow(running, sender).await {
        Ok(answer) => event("answer", &answer),
        Err(failure) => event("failure", &failure.body()),
    };
    // A client that has gone needs no answer.
    let _ = sender.send(ended).await;
}

/// Waits for the turn and runs the job, sending events of both.
async fn follow<J: Job>(
    mut running: Running<J>,
    sender: &mpsc::Sender<Event>,
) -> Result<J::Answer, Failure> {
    let threads = running.job.threads();
    wait(&mut running.ticket, threads, sender).await?;
    let (heard, proves) = (running.figures.subscribe(), running.job.proves());
    let tells_solution = running.job.tells_solution();
    let work = running.work(tells_solution);
    tokio::pin!(work);
    let began = Instant::now();
    let mut beat = beats();
    beat.tick().await;
    let mut last_told = None;
    loop {
        tokio::select! {
            answer = &mut work => return answer,
            _ = beat.tick() => {
                let figures = heard.borrow().clone();
                tell_solution(&figures, &mut last_told, sender);
                let told = ProgressEvent::new(&figures, began, proves);
                // If the last ones are still on their way this one is not missed.
                let _ = sender.try_send(event("progress", &told));
            }
        }
    }
}

/// Waits for the turn; sends the place in the queue whenever it has changed.
async fn wait(
    ticket: &mut Ticket,
    threads: usize,
    sender: &mpsc::Sender<Event>,
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
                    let _ = sender.try_send(event("queued", &QueuedEvent { place }));
                    told = now;
                }
            }
        }
    }
}

fn beats() -> tokio::time::Interval {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat
}

/// Sends a solution that is not the one sent last. If there is no room for the event, it is
/// tried again with the next beat.
fn tell_solution(
    figures: &Figures,
    last_told: &mut Option<Arc<Found>>,
    sender: &mpsc::Sender<Event>,
) {
    let Some(found) = &figures.found else {
        return;
    };
    let is_told = last_told
        .as_ref()
        .is_some_and(|last| Arc::ptr_eq(found, last));
    if !is_told
        && sender
            .try_send(event("solution", &SolutionEvent::new(found)))
            .is_ok()
    {
        *last_told = Some(found.clone());
    }
}

impl SolutionEvent {
    fn new(found: &Found) -> SolutionEvent {
        SolutionEvent {
            length: found.path.len(),
            lower_bound: found.lower_bound,
            moves: found.path.to_string(),
        }
    }
}

impl ProgressEvent {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "a rate, of which two digits matter"
    )]
    fn new(figures: &Figures, began: Instant, proves: bool) -> ProgressEvent {
        let seconds = began.elapsed().as_secs_f64();
        ProgressEvent {
            bound: figures.bound,
            lower_bound: figures.bound.filter(|_| proves),
            nodes_generated: figures.generated,
            nodes_per_second: (figures.generated as f64 / seconds.max(1e-6)) as u64,
            seconds: loyd_engine::micros(seconds),
            fraction: figures.fraction,
        }
    }
}

fn event(name: &str, value: &impl Serialize) -> Event {
    let event = Event::default().event(name);
    match serde_json::to_string(value) {
        Ok(text) => event.data(text),
        Err(error) => event.data(format!("the answer cannot be written: {error}")),
    }
}
