//! One request that needs a search: it waits for its turn, runs outside the server's
//! own threads, and is answered at the end or told of while it runs.
//!
//! The connection owns what waits for the answer. When the client goes, hyper drops
//! it, its [`StopOnDrop`] asks for the stop, and the search, which looks every few
//! milliseconds, ends. Its slots come back when it really has.

use std::net::IpAddr;

use axum::body::Body;
use axum::http::{HeaderMap, Request, header};
use axum::response::{IntoResponse as _, Response};
use loyd_engine::Stop;
use loyd_engine::requests::{Failure, Figures, Job, Kind};
use tokio::sync::watch;

use crate::body;
use crate::events;
use crate::failure::HttpFailure;
use crate::figures::{FigureSender, StopOnDrop};
use crate::queue::Ticket;
use crate::router::{App, Client};

/// Answers a request whose answer is a job.
pub(crate) async fn answer<J: Job>(
    app: App,
    request: Request<Body>,
) -> Result<Response, HttpFailure> {
    let wants_events = wants_events(request.headers());
    let client = request.extensions().get::<Client>().copied();
    let sent = body::read(&app.config, request).await?;
    let job = J::new(sent, &app)?;
    let running = Running::new(&app, job, client.map(|client| client.0.ip()))?;
    if wants_events {
        return Ok(events::response(running));
    }
    let _gone = StopOnDrop(running.stop.clone());
    let mut running = running;
    running.ticket.turn(running.job.threads()).await?;
    let answer = running.work(false).await?;
    Ok(body::json(&answer).into_response())
}

/// A job with its place in the queue.
pub(crate) struct Running<J> {
    pub(crate) ticket: Ticket,
    pub(crate) job: J,
    pub(crate) stop: Stop,
    pub(crate) figures: watch::Sender<Figures>,
    pub(crate) app: App,
}

impl<J: Job> Running<J> {
    pub(crate) fn new(app: &App, job: J, client: Option<IpAddr>) -> Result<Running<J>, Failure> {
        let nobody = app.config.address.ip();
        Ok(Running {
            ticket: app.queue.enter(client.unwrap_or(nobody), job.pace())?,
            job,
            stop: Stop::default(),
            figures: watch::Sender::new(Figures::default()),
            app: app.clone(),
        })
    }

    /// Does the work of a job whose turn it is. If `tells_solution`, the client receives
    /// solutions before the search has ended.
    pub(crate) async fn work(self, tells_solution: bool) -> Result<J::Answer, Failure> {
        let Running {
            ticket,
            job,
            stop,
            figures,
            app,
        } = self;
        let listener = FigureSender {
            figures,
            tells_solution,
        };
        let mut watch = app.engine.watch(listener, stop, app.stop.clone());
        let work = tokio::task::spawn_blocking(move || {
            // Held until the search has ended, whether or not anybody still waits for it.
            let _slots = ticket;
            job.run(&app, &mut watch)
        });
        work.await.unwrap_or_else(|_| {
            let message = "the search failed; this is a mistake in the program, please report it";
            Err(Failure::new(Kind::Internal, message))
        })
    }
}

fn wants_events(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT);
    let text = accept.and_then(|value| value.to_str().ok());
    text.is_some_and(|text| text.contains("text/event-stream"))
}
