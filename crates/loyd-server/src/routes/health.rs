//! `GET /api/health`: whether the server is there, and how busy it is.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;

use crate::body;
use crate::router::App;
use crate::shutdown::Phase;

#[derive(Serialize)]
struct Health {
    status: &'static str,
    version: &'static str,
    uptime_seconds: u64,
    running: usize,
    queued: usize,
}

pub(crate) async fn get(State(app): State<App>) -> Response {
    let load = app.queue.load();
    body::json(&Health {
        status: match app.handle.phase() {
            Phase::Serving => "ok",
            Phase::Draining | Phase::Stopping | Phase::Over => "shutting_down",
        },
        version: env!("CARGO_PKG_VERSION"),
        uptime_seconds: app.began.elapsed().as_secs(),
        running: load.running,
        queued: load.queued,
    })
}
