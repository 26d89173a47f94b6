//! `GET /api/specs`: the names there are, and the limits of this server.

use axum::extract::State;
use axum::response::Response;

use crate::body;
use crate::router::App;

pub(crate) async fn get(State(app): State<App>) -> Response {
    body::json(&*app.specs)
}
