//! Which path is answered by whom, and what every answer has.

use std::hash::{BuildHasher as _, RandomState};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Method, Request, Uri, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, get, post};
use loyd::{References, Report};
use loyd_engine::requests::{
    Analyze, Estimate, Failure, Hint, Job, JobDoor, JobLimits, Kind, Scramble, Solve, SpecsRecord,
};
use loyd_engine::{Engine, SolveOptions, Stop};

use crate::config::Config;
use crate::engine::SharedEngine;
use crate::failure::HttpFailure;
use crate::guard;
use crate::job;
use crate::log::Log;
use crate::page;
use crate::queue::Queue;
use crate::routes::{board, health, specs};
use crate::shutdown::Handle;

/// What every answer is made from.
#[derive(Debug, Clone)]
pub(crate) struct App {
    pub(crate) config: Arc<Config>,
    pub(crate) engine: SharedEngine,
    pub(crate) queue: Arc<Queue>,
    pub(crate) handle: Handle,
    /// Asked when the server ends and will wait no longer.
    pub(crate) stop: Stop,
    pub(crate) log: Log,
    pub(crate) specs: Arc<SpecsRecord>,
    pub(crate) began: Instant,
}

impl App {
    /// Opens or builds what nearly every client will want.
    pub(crate) fn new(mut config: Config, engine: SharedEngine, log: Log) -> App {
        config.threads = config.threads.max(1);
        engine.warm_up();
        App {
            queue: Arc::new(Queue::new(&config)),
            specs: Arc::new(SpecsRecord::new(
                config.request_limits(),
                engine.engine().solver(),
            )),
            config: Arc::new(config),
            engine,
            handle: Handle::new(),
            stop: Stop::default(),
            log,
            began: Instant::now(),
        }
    }
}

impl JobDoor for App {
    fn engine(&self) -> &Engine {
        self.engine.engine()
    }

    fn limits(&self) -> JobLimits {
        self.config.job_limits()
    }

    /// The hash maps of the standard library draw their keys at random.
    fn random(&self) -> u64 {
        RandomState::new().hash_one("seed")
    }

    fn references(&self) -> References {
        self.engine.references()
    }

    fn learn(&self, options: &SolveOptions, report: &Report, seconds: f64) {
        self.engine.learn(options, report, seconds);
    }
}

/// The address a request came from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client(pub(crate) SocketAddr);

/// The paths of a server.
pub(crate) fn router(app: App) -> Router {
    let paths = routes().into_iter();
    paths
        .fold(Router::new(), |router, (path, answered)| {
            router.route(path, answered)
        })
        .method_not_allowed_fallback(wrong_method)
        .fallback(page::get)
        .layer(from_fn_with_state(app.clone(), guard::check))
        .with_state(app)
}

/// Every path but the page's files; openapi.json has the same.
fn routes() -> [(&'static str, MethodRouter<App>); 9] {
    [
        ("/api/health", get(health::get)),
        ("/api/specs", get(specs::get)),
        ("/api/openapi.json", get(openapi)),
        ("/api/board", post(board::post)),
        ("/api/solve", post(job::<Solve>)),
        ("/api/estimate", post(job::<Estimate>)),
        ("/api/hint", post(job::<Hint>)),
        ("/api/analyze", post(job::<Analyze>)),
        ("/api/scramble", post(job::<Scramble>)),
    ]
}

/// The description of this interface for programs.
const OPENAPI: &str = include_str!("../openapi.json");

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

async fn job<J: Job>(
    State(app): State<App>,
    request: Request<Body>,
) -> Result<Response, HttpFailure> {
    job::answer::<J>(app, request).await
}

async fn wrong_method(method: Method, uri: Uri) -> HttpFailure {
    let path = uri.path();
    let message = format!("{path} cannot be asked with {method}; see docs/api.md");
    Failure::new(Kind::MethodNotAllowed, message).into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::*;

    #[test]
    fn the_description_has_every_path_and_no_other() {
        let description: serde_json::Value = serde_json::from_str(OPENAPI).expect("JSON");
        let described = description["paths"].as_object().expect("paths");
        let described: BTreeSet<&str> = described.keys().map(String::as_str).collect();
        let served: BTreeSet<&str> = routes().iter().map(|route| route.0).collect();
        assert_eq!(served, described);
    }

    /// A path is answered where its name says, and a file that no path has is never used.
    #[test]
    fn every_path_has_a_file_of_its_name() {
        let jobs = ["solve", "estimate", "hint", "analyze", "scramble"].map(str::to_owned);
        let paths = routes().map(|(path, _)| path.trim_start_matches("/api/").to_owned());
        let paths: BTreeSet<String> = paths.into_iter().collect();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/routes");
        let entries = fs::read_dir(folder).expect("a directory").flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let files = names.filter(|name| name != "mod.rs");
        let files = files.map(|name| name.trim_end_matches(".rs").to_owned());
        // The description of the interface is a document.
        let files = files.chain(["openapi.json".to_owned()]);
        let files: BTreeSet<String> = files.chain(jobs).collect();
        assert_eq!(paths, files);
    }
}
