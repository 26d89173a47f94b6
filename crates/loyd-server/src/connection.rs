//! One connection: HTTP/1.1, with a clock on everything the client must do.
//!
//! A client that sends its head or its body slowly, or that does not read its
//! answer, is cut off. One that goes away is noticed at once, because hyper reads on
//! while an answer is being made.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_io_timeout::TimeoutStream;

use crate::config::Config;
use crate::router::Client;
use crate::shutdown::{Handle, Phase};

/// The largest head of a request; more makes the answer 431.
const LARGEST_HEAD: usize = 16 * 1024;
const MOST_HEADERS: usize = 64;

/// Serves a connection to its end.
pub(crate) async fn serve(
    stream: TcpStream,
    client: SocketAddr,
    router: Router,
    config: &Config,
    handle: &Handle,
) {
    // Answers and events are small and the client waits for them.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(config.client_timeout));
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(Client(client));
        router.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(config.client_timeout)
        .max_buf_size(LARGEST_HEAD)
        .max_headers(MOST_HEADERS)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    tokio::pin!(connection);
    let mut draining = false;
    loop {
        tokio::select! {
            // How a connection ends concerns only its client, which knows.
            _ = &mut connection => return,
            () = handle.reached(Phase::Draining), if !draining => {
                draining = true;
                connection.as_mut().graceful_shutdown();
            }
            () = handle.reached(Phase::Over) => return,
        }
    }
}

/// Tells a client that there are too many, and closes.
pub(crate) async fn turn_away(mut stream: TcpStream) {
    const BODY: &str =
        "{\"error\":{\"kind\":\"busy\",\"message\":\"too many connections; try again soon\"}}\n";
    let head = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nRetry-After: 2\r\nConnection: close\r\n\r\n",
        BODY.len()
    );
    let told = async {
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(BODY.as_bytes()).await?;
        stream.shutdown().await?;
        // Closing with something unread would throw the answer away.
        let mut unread = [0; 1024];
        while stream.read(&mut unread).await? > 0 {}
        io::Result::Ok(())
    };
    let _ = tokio::time::timeout(Duration::from_millis(500), told).await;
}
