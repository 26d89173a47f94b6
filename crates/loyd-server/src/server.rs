//! The server itself: it listens, takes connections, and ends in good order.

use std::io;
use std::net::{SocketAddr, TcpListener as StdListener};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

use crate::config::Config;
use crate::connection;
use crate::engine::SharedEngine;
use crate::fd_limit;
use crate::log::Log;
use crate::memory;
use crate::router::{App, router};
use crate::shutdown::{Handle, Phase};
use crate::signals::Signals;

/// The pause when the system gives no more connections.
const PAUSE: Duration = Duration::from_millis(50);
/// Clients that are being told that there are too many.
const MOST_TURNED_AWAY: usize = 64;

/// A server that has its address and may begin.
#[derive(Debug)]
pub struct Server {
    listener: StdListener,
    app: App,
}

impl Server {
    /// Takes the address. Clients may connect from now on and are answered when the
    /// server runs.
    pub fn bind(mut config: Config, engine: SharedEngine, log: Log) -> io::Result<Server> {
        let listener = StdListener::bind(config.address)?;
        listener.set_nonblocking(true)?;
        config.address = listener.local_addr()?;
        fd_limit::make_room(config.connections);
        fd_limit::let_wait(&listener, config.connections);
        Ok(Server {
            listener,
            app: App::new(config, engine, log),
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.app.config.address
    }

    /// What ends it.
    pub fn handle(&self) -> Handle {
        self.app.handle.clone()
    }

    /// Serves until its handle ends it.
    pub fn run(self) -> io::Result<()> {
        self.run_until(|| Ok(()), async |_, ()| std::future::pending().await)
    }

    /// Serves until Ctrl-C or, where there are such, a signal to terminate; a second
    /// one ends it without waiting for searches.
    pub fn run_until_signal(self) -> io::Result<()> {
        self.run_until(Signals::catch, async |handle, mut signals| {
            while signals.next().await.is_some() {
                handle.stop();
            }
            // Without signals the server runs until it is ended from outside.
            std::future::pending::<()>().await;
        })
    }

    /// Serves while `listen` waits for a reason to end. What it waits for is prepared before the
    /// first client is answered.
    fn run_until<T>(
        self,
        prepare: impl FnOnce() -> io::Result<T>,
        listen: impl AsyncFnOnce(Handle, T),
    ) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .max_blocking_threads(self.app.config.blocking_threads())
            .thread_keep_alive(memory::THREAD_WAITS)
            .thread_name("loyd-server")
            .enable_all()
            .build()?;
        let (handle, app) = (self.handle(), self.app.clone());
        let ended = runtime.block_on(async {
            let prepared = prepare()?;
            tokio::select! {
                ended = self.serve() => ended,
                () = listen(handle, prepared) => Ok(()),
            }
        });
        let timeout = app.config.last_words;
        runtime.shutdown_timeout(timeout);
        app.engine.finish(timeout);
        app.log.finish(timeout);
        ended
    }

    async fn serve(self) -> io::Result<()> {
        let Server { listener, app } = self;
        let listener = TcpListener::from_std(listener)?;
        let connections = Arc::new(Semaphore::new(app.config.connections));
        tokio::select! {
            () = accept(listener, &app, &connections) => {}
            () = memory::give_back_when_idle(&app.queue, &app.engine) => {}
            () = app.handle.reached(Phase::Draining) => {}
        }
        end(&app, &connections).await;
        Ok(())
    }
}

/// Takes connections until it is dropped.
async fn accept(listener: TcpListener, app: &App, connections: &Arc<Semaphore>) {
    let router = router(app.clone());
    let turned_away = Arc::new(Semaphore::new(MOST_TURNED_AWAY));
    loop {
        let Ok((stream, client)) = listener.accept().await else {
            // The client has gone again, or there is no descriptor left.
            sleep(PAUSE).await;
            continue;
        };
        if let Ok(place) = Arc::clone(connections).try_acquire_owned() {
            tokio::spawn(connect(stream, client, router.clone(), app.clone(), place));
        } else if let Ok(place) = Arc::clone(&turned_away).try_acquire_owned() {
            tokio::spawn(async move {
                connection::turn_away(stream).await;
                drop(place);
            });
        }
    }
}

async fn connect(
    stream: TcpStream,
    client: SocketAddr,
    router: Router,
    app: App,
    place: OwnedSemaphorePermit,
) {
    connection::serve(stream, client, router, &app.config, &app.handle).await;
    drop(place);
}

/// Lets go of the clients: first those that wait, then those whose searches end in
/// time, then those whose searches must stop, then the rest.
async fn end(app: &App, connections: &Arc<Semaphore>) {
    app.queue.close();
    let all = app.config.connections as u32;
    let finished = || async { connections.acquire_many(all).await.is_ok() };
    tokio::select! {
        _ = timeout(app.config.grace, finished()) => {}
        () = app.handle.reached(Phase::Stopping) => {}
    }
    app.handle.advance(Phase::Stopping);
    app.stop.ask();
    let _ = timeout(app.config.last_words, finished()).await;
    app.handle.advance(Phase::Over);
}
