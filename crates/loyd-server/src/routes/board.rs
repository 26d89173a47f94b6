//! `POST /api/board`: reads a board in any notation.

use axum::body::Body;
use axum::extract::State;
use axum::http::Request;
use axum::response::Response;
use loyd_engine::requests::BoardRecord;

use crate::body;
use crate::failure::HttpFailure;
use crate::router::App;

pub(crate) async fn post(
    State(app): State<App>,
    request: Request<Body>,
) -> Result<Response, HttpFailure> {
    let sent = body::read(&app.config, request).await?;
    Ok(body::json(&BoardRecord::read(&sent)?))
}
