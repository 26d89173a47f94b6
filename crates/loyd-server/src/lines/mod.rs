//! The line protocol of `loyd engine`: one JSON object per line, on two streams.
//!
//! A client writes requests and reads messages; `docs/engine.md` describes both. The requests are
//! the jobs of the server's paths, with the same fields, limits, queue and answers; only the way
//! they come and go differs.
//!
//! * `input`: lines with a limit; `command`: what can be asked for.
//! * `session`: the requests in flight, cancelling, and the end.
//!
//! Everything that a client can make grow has a limit. A few lines and messages wait at most; if
//! the client does not read, no more lines are read. So requests beyond the queue are refused at
//! once, and memory does not depend on how many there are.

mod command;
mod input;
mod session;

use std::io::{self, Read, Write};
use std::sync::mpsc::{self as std_mpsc, RecvTimeoutError};
use std::thread;

use tokio::sync::mpsc;

use self::session::Session;
use crate::config::Config;
use crate::engine::SharedEngine;
use crate::log::Log;
use crate::memory;
use crate::router::App;

/// The longest line that is read, in bytes.
const LINE: usize = 64 * 1024;
/// Lines that wait to be answered.
const LINES_WAITING: usize = 4;
/// Messages that wait to be written.
const MESSAGES_WAITING: usize = 16;

/// Answers the requests of one client until it quits, its input ends, or its output is closed.
/// Nothing is left running then.
pub fn serve_lines(
    input: impl Read + Send + 'static,
    output: impl Write + Send + 'static,
    mut config: Config,
    engine: SharedEngine,
) -> io::Result<()> {
    // There is one client, so nobody else needs a share of the queue.
    config.queue_per_client = config.queue.saturating_add(config.threads.max(1));
    let app = App::new(config, engine, Log::quiet());
    let (line_sender, lines) = mpsc::channel(LINES_WAITING);
    // Not waited for: it may wait for a line for ever.
    thread::spawn(move || input::read_lines(input, LINE, &line_sender));
    let (messages, to_write) = mpsc::channel(MESSAGES_WAITING);
    let (writing, written) = std_mpsc::channel::<()>();
    thread::spawn(move || {
        write_messages(output, to_write);
        drop(writing);
    });
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(app.config.blocking_threads())
        .thread_keep_alive(memory::THREAD_WAITS)
        .thread_name("loyd-engine")
        .enable_all()
        .build()?;
    let session = Session::new(app.clone(), messages);
    let client_waits = runtime.block_on(async {
        tokio::select! {
            client_waits = session.run(lines) => client_waits,
            () = memory::give_back_when_idle(&app.queue, &app.engine) => false,
        }
    });
    app.stop.ask();
    runtime.shutdown_timeout(app.config.last_words);
    // A client that waits for answers gets every one, however slowly it reads; another has the
    // time limit that the server has too.
    while written.recv_timeout(app.config.client_timeout) == Err(RecvTimeoutError::Timeout)
        && client_waits
    {}
    app.engine.finish(app.config.last_words);
    Ok(())
}

/// Writes messages until there are no more, or nobody reads them.
fn write_messages(mut output: impl Write, mut messages: mpsc::Receiver<String>) {
    while let Some(message) = messages.blocking_recv() {
        let written = output.write_all(message.as_bytes());
        if written.and_then(|()| output.flush()).is_err() {
            return;
        }
    }
}
