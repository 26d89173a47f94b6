//! Which path is answered by whom, and what every answer has.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Method, Request, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;

use crate::config::Config;
use crate::engine::Engine;
use crate::failure::{Failure, Kind};
use crate::guard;
use crate::log::Log;
use crate::page;
use crate::queue::Queue;
use crate::routes::{analyze, board, estimate, health, hint, scramble, solve, specs};
use crate::shutdown::Handle;
use crate::task::{self, Job};
use crate::watch::Stop;

/// What every answer is made from.
#[derive(Debug, Clone)]
pub(crate) struct App {
    pub(crate) config: Arc<Config>,
    pub(crate) engine: Engine,
    pub(crate) queue: Arc<Queue>,
    pub(crate) handle: Handle,
    /// Asked when the server ends and will wait no longer.
    pub(crate) stop: Stop,
    pub(crate) log: Log,
    pub(crate) began: Instant,
}

/// The address a request came from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client(pub(crate) SocketAddr);

/// The paths of a server.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/api/health", get(health::get))
        .route("/api/specs", get(specs::get))
        .route("/api/board", post(board::post))
        .route("/api/solve", post(job::<solve::Solve>))
        .route("/api/estimate", post(job::<estimate::Estimate>))
        .route("/api/hint", post(job::<hint::Hint>))
        .route("/api/analyze", post(job::<analyze::Analyze>))
        .route("/api/scramble", post(job::<scramble::Scramble>))
        .method_not_allowed_fallback(wrong_method)
        .fallback(page::get)
        .layer(CatchPanicLayer::custom(|_| broken()))
        .layer(from_fn_with_state(app.clone(), guard::check))
        .with_state(app)
}

async fn job<J: Job>(State(app): State<App>, request: Request<Body>) -> Result<Response, Failure> {
    task::answer::<J>(app, request).await
}

async fn wrong_method(method: Method, uri: Uri) -> Failure {
    let path = uri.path();
    let message = format!("{path} cannot be asked with {method}; see docs/api.md");
    Failure::new(Kind::MethodNotAllowed, message)
}

fn broken() -> Response {
    let message = "the server made a mistake; please report it";
    Failure::new(Kind::Internal, message).into_response()
}
