//! What is wrong with a request: a kind for programs, a sentence for people.
//!
//! ```json
//! {"error":{"kind":"bad_board","message":"tile 7 appears twice, tile 9 is missing","field":"board"}}
//! ```

use std::fmt;
use std::ops::Range;

use loyd::puzzle::{ParseBoardError, PathError, PuzzleError};
use loyd::{SolveError, Unsupported};
use serde::Serialize;

use crate::remedy::ChoiceNames;

/// A message that quotes its input is cut here.
const LONGEST_MESSAGE: usize = 1000;

/// What sort of thing is wrong. The names are part of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The text is not JSON.
    BadJson,
    /// A field is missing, unknown or of the wrong type.
    BadRequest,
    /// A text is no board.
    BadBoard,
    /// A text is no list of moves, or they do not fit the board.
    BadMoves,
    /// A text is no goal, or one of another size.
    BadGoal,
    /// There is nothing of this name.
    UnknownName,
    /// It cannot be combined, or is too much.
    Refused,
    /// The board cannot become the goal.
    Unsolvable,
    /// The request is too long.
    TooLarge,
    /// This client may not ask.
    Forbidden,
    /// There is no such path.
    NotFound,
    /// The path cannot be asked in this way.
    MethodNotAllowed,
    /// Too many requests wait.
    Busy,
    /// No more requests are answered.
    ShuttingDown,
    /// A request of this id has no answer yet; only where requests have ids.
    DuplicateId,
    /// The client cancelled the request; only where requests have ids.
    Cancelled,
    /// A mistake in this program, or a damaged file.
    Internal,
}

/// One thing that is wrong.
#[derive(Debug, Clone, Serialize)]
pub struct Failure {
    kind: Kind,
    message: String,
    /// The field of the request that is meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// The part of that field's text that is meant, counted as `JavaScript` counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<[usize; 2]>,
}

/// The body of an answer that is a failure.
#[derive(Debug, Serialize)]
pub struct FailureBody<'a> {
    error: &'a Failure,
}

impl Failure {
    /// Returns a failure; a long message is cut.
    pub fn new(kind: Kind, message: impl fmt::Display) -> Failure {
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
        }
    }

    /// Something asked wrongly in this field.
    pub fn in_field(field: &str, message: impl fmt::Display) -> Failure {
        Failure::new(Kind::BadRequest, message).about(field)
    }

    /// A text that is no board.
    pub fn board(kind: Kind, field: &str, text: &str, error: &ParseBoardError) -> Failure {
        Failure::new(kind, error)
            .about(field)
            .at(text, error.span.clone())
    }

    /// A text that is no list of moves.
    pub fn moves(field: &str, text: &str, error: &PathError) -> Failure {
        Failure::new(Kind::BadMoves, error)
            .about(field)
            .at(text, error.span.clone())
    }

    /// The same failure with the field it is about.
    #[must_use]
    pub fn about(mut self, field: &str) -> Failure {
        self.field = Some(field.to_owned());
        self
    }

    /// Returns what sort of thing is wrong.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    fn at(mut self, text: &str, bytes: Range<usize>) -> Failure {
        let units = |end: usize| text.get(..end).map(|part| part.encode_utf16().count());
        self.span = units(bytes.start)
            .zip(units(bytes.end))
            .map(|(start, end)| [start, end]);
        self
    }

    /// The answer's body.
    pub fn body(&self) -> FailureBody<'_> {
        FailureBody { error: self }
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
