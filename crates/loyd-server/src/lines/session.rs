//! One client: its requests in flight, and how it ends.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use loyd_engine::requests::{
    Analyze, BoardFields, BoardRecord, Estimate, Failure, Hint, Id, Job, Kind, Message, Scramble,
    Solve, read_fields,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::LINE;
use super::command::Command;
use super::input::Line;
use crate::events::{self, EventSender};
use crate::figures::StopOnDrop;
use crate::job::Running;
use crate::router::App;

/// The version of the protocol: another number means that a client must change.
const PROTOCOL: u32 = 1;

/// What the first message says.
#[derive(Serialize)]
struct Greeting {
    protocol: u32,
    version: &'static str,
    /// Threads that search.
    threads: usize,
    /// Requests that may wait for a thread.
    waiting: usize,
    /// The longest a search may take.
    time_seconds: f64,
    /// The longest line that is read.
    line_bytes: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CancelFields {
    /// The id of the request to cancel.
    request: Value,
}

#[derive(Debug, Serialize)]
struct Cancelled {
    /// Whether there was such a request.
    cancelled: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct QuitFields {
    /// Whether requests in flight are answered first.
    #[serde(default)]
    finish: bool,
}

/// A command that has none.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoFields {}

#[derive(Debug, Serialize)]
struct Goodbye {}

/// The requests that have no answer yet, and what cancels them.
#[derive(Debug, Clone, Default)]
struct InFlight(Arc<Mutex<HashMap<Id, Arc<Notify>>>>);

impl InFlight {
    fn requests(&self) -> MutexGuard<'_, HashMap<Id, Arc<Notify>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Cancels a request. Returns `false` if there is none of this id.
    fn cancel(&self, id: &Id) -> bool {
        let requests = self.requests();
        let cancel = requests.get(id);
        if let Some(cancel) = cancel {
            cancel.notify_one();
        }
        cancel.is_some()
    }

    fn cancel_all(&self) {
        for cancel in self.requests().values() {
            cancel.notify_one();
        }
    }
}

/// How a session ends.
enum End {
    /// There are no more lines, or nobody reads the answers.
    ClientGone,
    Quit {
        id: Id,
        finish: bool,
    },
}

/// A session.
pub(super) struct Session {
    app: App,
    messages: mpsc::Sender<String>,
    in_flight: InFlight,
    tasks: JoinSet<()>,
}

impl Session {
    pub(super) fn new(app: App, messages: mpsc::Sender<String>) -> Session {
        Session {
            app,
            messages,
            in_flight: InFlight::default(),
            tasks: JoinSet::new(),
        }
    }

    /// Answers lines until the client quits or is gone. Returns `true` if the client waits for
    /// answers that are still to be written.
    pub(super) async fn run(mut self, mut lines: mpsc::Receiver<Line>) -> bool {
        self.greet().await;
        match self.listen(&mut lines).await {
            End::ClientGone => {
                self.cancel_all().await;
                false
            }
            End::Quit { id, finish } => {
                let events = self.events(Some(&id));
                let goodbye = events.send("answer", &Goodbye {});
                if finish {
                    self.finish().await;
                    goodbye.await;
                } else {
                    self.cancel_all().await;
                    let _ = timeout(self.app.config.client_timeout, goodbye).await;
                }
                finish
            }
        }
    }

    async fn greet(&self) {
        let config = &self.app.config;
        let greeting = Greeting {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION"),
            threads: config.threads,
            waiting: config.queue,
            time_seconds: config.time.as_secs_f64(),
            line_bytes: LINE,
        };
        self.events(None).send("ready", &greeting).await;
    }

    async fn listen(&mut self, lines: &mut mpsc::Receiver<Line>) -> End {
        let messages = self.messages.clone();
        loop {
            let line = tokio::select! {
                line = lines.recv() => line,
                () = messages.closed() => None,
                Some(_) = self.tasks.join_next() => continue,
            };
            let Some(line) = line else {
                return End::ClientGone;
            };
            if let Some(end) = self.hear(&line).await {
                return end;
            }
        }
    }

    /// Answers one line, or begins to.
    async fn hear(&mut self, line: &Line) -> Option<End> {
        let message = match line {
            Line::TooLong => {
                let message = format!("the line is longer than {LINE} bytes");
                let failure = Failure::new(Kind::TooLarge, message);
                self.fail(None, &failure).await;
                return None;
            }
            Line::Text(text) if text.trim_ascii().is_empty() => return None,
            Line::Text(text) => Message::read(text),
        };
        match message {
            Err((id, failure)) => {
                self.fail(id.as_ref(), &failure).await;
                None
            }
            Ok(message) => {
                let id = message.id.clone();
                match self.obey(message).await {
                    Ok(end) => end,
                    Err(failure) => {
                        self.fail(Some(&id), &failure).await;
                        None
                    }
                }
            }
        }
    }

    async fn obey(&mut self, message: Message<Command>) -> Result<Option<End>, Failure> {
        if self.in_flight.requests().contains_key(&message.id) {
            let text = format!(
                "request {} has no answer yet; choose another id",
                message.id
            );
            return Err(Failure::new(Kind::DuplicateId, text).about("id"));
        }
        match message.command {
            Command::Solve => self.start::<Solve>(message)?,
            Command::Hint => self.start::<Hint>(message)?,
            Command::Analyze => self.start::<Analyze>(message)?,
            Command::Estimate => self.start::<Estimate>(message)?,
            Command::Scramble => self.start::<Scramble>(message)?,
            Command::Board => self.read_board(message).await?,
            Command::Specs => self.tell_specs(message).await?,
            Command::Cancel => self.cancel(message).await?,
            Command::Quit => {
                let QuitFields { finish } = read_fields(message.fields)?;
                let id = message.id;
                return Ok(Some(End::Quit { id, finish }));
            }
        }
        Ok(None)
    }

    /// Starts a search, if there is room for one more.
    fn start<J: Job>(&mut self, message: Message<Command>) -> Result<(), Failure> {
        let Message {
            id,
            progress,
            fields,
            ..
        } = message;
        let job = J::new(read_fields(fields)?, &self.app)?;
        let running = Running::new(&self.app, job, None)?;
        let cancel = Arc::new(Notify::new());
        let in_flight = self.in_flight.clone();
        in_flight.requests().insert(id.clone(), Arc::clone(&cancel));
        let events = self.events(Some(&id));
        self.tasks.spawn(async move {
            // Dropped with the task too, whatever ends it.
            let gone = StopOnDrop(running.stop.clone());
            let ended = tokio::select! {
                biased;
                () = cancel.notified() => Err(cancelled()),
                ended = search(running, progress, &events) => ended,
            };
            drop(gone);
            // Before the answer is sent: the client may use the id again when it has it.
            in_flight.requests().remove(&id);
            match ended {
                Ok(answer) => events.send("answer", &answer).await,
                Err(failure) => events.send("failure", &failure.body()).await,
            }
        });
        Ok(())
    }

    async fn read_board(&self, message: Message<Command>) -> Result<(), Failure> {
        let fields: BoardFields = read_fields(message.fields)?;
        let record = BoardRecord::read(&fields)?;
        self.events(Some(&message.id)).send("answer", &record).await;
        Ok(())
    }

    async fn tell_specs(&self, message: Message<Command>) -> Result<(), Failure> {
        let NoFields {} = read_fields(message.fields)?;
        let specs = &*self.app.specs;
        self.events(Some(&message.id)).send("answer", specs).await;
        Ok(())
    }

    async fn cancel(&self, message: Message<Command>) -> Result<(), Failure> {
        let CancelFields { request } = read_fields(message.fields)?;
        let request = Id::read("request", &request)?;
        let cancelled = self.in_flight.cancel(&request);
        let events = self.events(Some(&message.id));
        events.send("answer", &Cancelled { cancelled }).await;
        Ok(())
    }

    /// Waits until every request has its answer, unless nobody reads them.
    async fn finish(&mut self) {
        let messages = self.messages.clone();
        loop {
            tokio::select! {
                task = self.tasks.join_next() => if task.is_none() { return },
                () = messages.closed() => return,
            }
        }
    }

    /// Cancels every request. They are answered with that, if the client reads it in time.
    async fn cancel_all(&mut self) {
        self.in_flight.cancel_all();
        self.app.queue.close();
        let all = async { while self.tasks.join_next().await.is_some() {} };
        let _ = timeout(self.app.config.client_timeout, all).await;
    }

    async fn fail(&self, id: Option<&Id>, failure: &Failure) {
        self.events(id).send("failure", &failure.body()).await;
    }

    /// What sends the messages about a request.
    fn events(&self, id: Option<&Id>) -> EventSender<String> {
        let id = id.map_or_else(|| "null".to_owned(), ToString::to_string);
        EventSender::new(self.messages.clone(), move |name, data| {
            format!("{{\"id\":{id},\"event\":\"{name}\",\"data\":{data}}}\n")
        })
    }
}

/// Waits for the turn of a job and runs it.
async fn search<J: Job>(
    mut running: Running<J>,
    progress: bool,
    events: &EventSender<String>,
) -> Result<J::Answer, Failure> {
    if progress {
        return events::follow(running, events).await;
    }
    running.ticket.turn(running.job.threads()).await?;
    running.work(false).await
}

fn cancelled() -> Failure {
    Failure::new(Kind::Cancelled, "the request was cancelled")
}
