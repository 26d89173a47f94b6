//! What is wrong with a request: a kind for programs, a sentence for people.
//!
//! ```json
//! {"error":{"kind":"bad_board","message":"tile 7 appears twice, tile 9 is missing","field":"board"}}
//! ```

use std::fmt;
use std::ops::Range;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use loyd::puzzle::{ParseBoardError, PathError, PuzzleError};
use loyd::{SolveError, Unsupported};
use loyd_engine::ChoiceNames;
use serde::Serialize;

/// A message that quotes its input is cut here.
const LONGEST_MESSAGE: usize = 1000;

/// What sort of thing is wrong. The names are part of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    BadJson,
    BadRequest,
    BadBoard,
    BadMoves,
    BadGoal,
    UnknownName,
    Refused,
    Unsolvable,
    TooLarge,
    Forbidden,
    NotFound,
    MethodNotAllowed,
    Busy,
    ShuttingDown,
    /// Only in the line protocol.
    DuplicateId,
    /// Only in the line protocol.
    Cancelled,
    Internal,
}

impl Kind {
    const fn status(self) -> StatusCode {
        match self {
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
}

/// One thing that is wrong.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Failure {
    kind: Kind,
    message: String,
    /// The field of the request that is meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// The part of that field's text that is meant, counted as `JavaScript` counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<[usize; 2]>,
    /// Where the kind alone does not say it.
    #[serde(skip)]
    status: Option<StatusCode>,
}

/// The body of an answer that is a failure.
#[derive(Serialize)]
pub(crate) struct Body<'a> {
    error: &'a Failure,
}

impl Failure {
    pub(crate) fn new(kind: Kind, message: impl fmt::Display) -> Failure {
        let mut message = message.to_string();
        if let Some((cut, _)) = message.char_indices().nth(LONGEST_MESSAGE) {
            message.truncate(cut);
            message.push('…');
        }
        Failure {
            kind,
            message,
            field: None,
            span: None,
            status: None,
        }
    }

    /// Something asked wrongly in this field.
    pub(crate) fn in_field(field: &str, message: impl fmt::Display) -> Failure {
        Failure::new(Kind::BadRequest, message).about(field)
    }

    /// A text that is no board.
    pub(crate) fn board(kind: Kind, field: &str, text: &str, error: &ParseBoardError) -> Failure {
        Failure::new(kind, error)
            .about(field)
            .at(text, error.span.clone())
    }

    /// A text that is no list of moves.
    pub(crate) fn moves(field: &str, text: &str, error: &PathError) -> Failure {
        Failure::new(Kind::BadMoves, error)
            .about(field)
            .at(text, error.span.clone())
    }

    /// The same failure with the field it is about.
    #[must_use]
    pub(crate) fn about(mut self, field: &str) -> Failure {
        self.field = Some(field.to_owned());
        self
    }

    /// The same failure with another status than its kind has.
    #[must_use]
    pub(crate) fn with_status(mut self, status: StatusCode) -> Failure {
        self.status = Some(status);
        self
    }

    fn at(mut self, text: &str, bytes: Range<usize>) -> Failure {
        let units = |end: usize| text.get(..end).map(|part| part.encode_utf16().count());
        self.span = units(bytes.start)
            .zip(units(bytes.end))
            .map(|(start, end)| [start, end]);
        self
    }

    /// The answer's body.
    pub(crate) fn body(&self) -> Body<'_> {
        Body { error: self }
    }
}

/// What the fields of a request are called.
const FIELDS: ChoiceNames = ChoiceNames {
    heuristic: "heuristic",
    search: "search",
    reductions: "reductions",
    goal: "goal",
};

impl From<PuzzleError> for Failure {
    fn from(error: PuzzleError) -> Failure {
        SolveError::from(error).into()
    }
}

impl From<SolveError> for Failure {
    fn from(error: SolveError) -> Failure {
        let sentence = FIELDS.sentence(&error, error.remedy().as_ref());
        match error {
            SolveError::Puzzle(PuzzleError::Unsolvable(_)) => {
                Failure::new(Kind::Unsolvable, sentence).about("board")
            }
            SolveError::Puzzle(PuzzleError::Shape { .. }) => {
                Failure::new(Kind::BadGoal, sentence).about("goal")
            }
            SolveError::Refused(Unsupported::Partition(_)) => {
                Failure::new(Kind::UnknownName, sentence).about("heuristic")
            }
            SolveError::Refused(_) => Failure::new(Kind::Refused, sentence),
            // A stored table cannot be used, which is not the client's fault. Preparing is
            // stopped only with its search, which then reports what it knows.
            SolveError::Table(_) | SolveError::Stopped => Failure::new(Kind::Internal, sentence),
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = self.status.unwrap_or(self.kind.status());
        let mut response = (status, crate::body::json(&self.body())).into_response();
        if self.kind == Kind::Busy {
            let soon = HeaderValue::from_static("2");
            response.headers_mut().insert(header::RETRY_AFTER, soon);
        }
        response
    }
}
