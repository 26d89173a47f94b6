//! A panic while a request is answered becomes an answer: status 500 and a sentence.
//!
//! The connection and the other requests go on. The panic itself is on standard error, where
//! Rust has printed it. Searches run in threads of their own; `job.rs` notices if one panics.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

use axum::response::{IntoResponse as _, Response};
use loyd_engine::requests::{Failure, Kind};

use crate::failure::HttpFailure;

/// Returns the answer, or the one that says that the server made a mistake.
pub(crate) async fn caught(answer: impl Future<Output = Response>) -> Response {
    let mut answer = pin!(answer);
    poll_fn(|context| {
        // What a panic leaves half done belongs to this request, which is never polled again.
        let polled = catch_unwind(AssertUnwindSafe(|| answer.as_mut().poll(context)));
        polled.unwrap_or_else(|_| Poll::Ready(broken()))
    })
    .await
}

fn broken() -> Response {
    let message = "the server made a mistake; please report it";
    HttpFailure::from(Failure::new(Kind::Internal, message)).into_response()
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;

    use super::*;

    fn status(answer: impl Future<Output = Response>) -> StatusCode {
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let answer = runtime.expect("a runtime").block_on(caught(answer));
        answer.status()
    }

    #[test]
    fn a_panic_is_an_answer() {
        let at_once = async { panic!("a mistake in a route") };
        assert_eq!(status(at_once), StatusCode::INTERNAL_SERVER_ERROR);
        let later = async {
            tokio::task::yield_now().await;
            panic!("a mistake after a wait")
        };
        assert_eq!(status(later), StatusCode::INTERNAL_SERVER_ERROR);
        let fine = async { StatusCode::OK.into_response() };
        assert_eq!(status(fine), StatusCode::OK);
    }
}
