//! A failure as an answer of HTTP: its kind has a status.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use loyd_engine::requests::{Failure, Kind};

/// A failure, and its status where the kind alone does not say it.
#[derive(Debug)]
pub(crate) struct HttpFailure {
    failure: Failure,
    status: Option<StatusCode>,
}

impl HttpFailure {
    /// Returns a failure with another status than its kind has.
    pub(crate) fn with_status(failure: Failure, status: StatusCode) -> HttpFailure {
        HttpFailure {
            failure,
            status: Some(status),
        }
    }
}

impl From<Failure> for HttpFailure {
    fn from(failure: Failure) -> HttpFailure {
        HttpFailure {
            failure,
            status: None,
        }
    }
}

impl IntoResponse for HttpFailure {
    fn into_response(self) -> Response {
        let kind = self.failure.kind();
        let status = self.status.unwrap_or(status(kind));
        let mut response = (status, crate::body::json(&self.failure.body())).into_response();
        if kind == Kind::Busy {
            let soon = HeaderValue::from_static("2");
            response.headers_mut().insert(header::RETRY_AFTER, soon);
        }
        response
    }
}

const fn status(kind: Kind) -> StatusCode {
    match kind {
        Kind::BadJson
        | Kind::BadRequest
        | Kind::BadBoard
        | Kind::BadMoves
        | Kind::BadGoal
        | Kind::UnknownName
        | Kind::Refused => StatusCode::BAD_REQUEST,
        Kind::Unsolvable => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::NotFound => StatusCode::NOT_FOUND,
        Kind::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Kind::Busy => StatusCode::TOO_MANY_REQUESTS,
        // The line protocol has no status; these are what HTTP would say.
        Kind::DuplicateId | Kind::Cancelled => StatusCode::CONFLICT,
        Kind::ShuttingDown => StatusCode::SERVICE_UNAVAILABLE,
        Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
