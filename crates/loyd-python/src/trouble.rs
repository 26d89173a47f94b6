//! What can go wrong, by the kind of exception that Python raises.
//!
//! A [`Trouble`] is made without the interpreter lock and becomes an exception of
//! `loyd._errors` at the border.

use std::fmt::Display;

use loyd::play::analysis::AnalyzeError;
use loyd::puzzle::{BoardError, ParseBoardError, PathError, PuzzleError};
use loyd::{Remedy, SolveError};
use loyd_engine::{ChoiceNames, LabelError, RowError};
use pyo3::prelude::*;

/// What the arguments of a function are called.
const ARGUMENTS: ChoiceNames = ChoiceNames {
    heuristic: "heuristic",
    search: "search",
    reductions: "reduce",
    goal: "goal",
};

/// The kinds of exceptions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// What was given is no board.
    Board,
    /// The board cannot reach the goal.
    Unsolvable,
    /// The arguments cannot be used, or not together.
    Request,
    /// A limit came before the answer.
    Limit,
    /// A table cannot be used.
    Table,
    /// The work was stopped; Python knows why.
    Stopped,
}

impl Kind {
    /// The class in `loyd._errors`.
    const fn class(self) -> &'static str {
        match self {
            Kind::Board => "BoardError",
            Kind::Unsolvable => "UnsolvableError",
            Kind::Request => "RequestError",
            Kind::Limit => "LimitError",
            Kind::Table => "TableError",
            Kind::Stopped => "StoppedError",
        }
    }
}

/// One thing that went wrong.
#[derive(Debug, Clone)]
pub(crate) struct Trouble {
    kind: Kind,
    sentence: String,
    /// The row of an array.
    row: Option<u64>,
    /// The characters of a text.
    span: Option<(usize, usize)>,
    /// Bounds of the distance.
    bounds: Option<(u32, u32)>,
}

impl Trouble {
    pub(crate) fn new(kind: Kind, sentence: impl Display) -> Trouble {
        Trouble {
            kind,
            sentence: sentence.to_string(),
            row: None,
            span: None,
            bounds: None,
        }
    }

    /// Wrong arguments.
    pub(crate) fn request(sentence: impl Display) -> Trouble {
        Trouble::new(Kind::Request, sentence)
    }

    /// A text that is no board.
    pub(crate) fn text(text: &str, error: &ParseBoardError) -> Trouble {
        Trouble::new(Kind::Board, error).about(text, error.span.clone())
    }

    /// A text that is no list of moves.
    pub(crate) fn moves(text: &str, error: &PathError) -> Trouble {
        Trouble::request(error).about(text, error.span.clone())
    }

    /// The same trouble, which quotes the part of the text that is meant.
    fn about(mut self, text: &str, span: std::ops::Range<usize>) -> Trouble {
        let characters = |end: usize| text.get(..end).map_or(0, |text| text.chars().count());
        let (start, end) = (characters(span.start), characters(span.end));
        if end > start {
            self.sentence = format!("{} (at position {start})", self.sentence);
        }
        self.span = Some((start, end));
        self
    }

    /// The same trouble with the row it is about.
    pub(crate) fn in_row(mut self, row: u64) -> Trouble {
        self.sentence = format!("row {row}: {}", self.sentence);
        self.row = Some(row);
        self
    }

    /// What went wrong, in a sentence.
    pub(crate) fn sentence(self) -> String {
        self.sentence
    }

    /// The exception.
    fn raise(self, py: Python<'_>) -> PyResult<PyErr> {
        let class = py.import("loyd._errors")?.getattr(self.kind.class())?;
        let exception = class.call1((self.sentence,))?;
        exception.setattr("row", self.row)?;
        exception.setattr("span", self.span)?;
        exception.setattr("bounds", self.bounds)?;
        Ok(PyErr::from_value(exception))
    }
}

impl From<Trouble> for PyErr {
    fn from(trouble: Trouble) -> PyErr {
        Python::attach(|py| trouble.raise(py).unwrap_or_else(|error| error))
    }
}

impl From<BoardError> for Trouble {
    fn from(error: BoardError) -> Trouble {
        let cell = match &error {
            BoardError::Twice { cell, .. } | BoardError::TooLarge { cell, .. } => Some(*cell),
            BoardError::Count { .. } => None,
        };
        match cell {
            Some(cell) => Trouble::new(Kind::Board, format!("{error} (at position {cell})")),
            None => Trouble::new(Kind::Board, error),
        }
    }
}

impl From<PuzzleError> for Trouble {
    fn from(error: PuzzleError) -> Trouble {
        let kind = match error {
            PuzzleError::Unsolvable(_) => Kind::Unsolvable,
            PuzzleError::Shape { .. } => Kind::Request,
        };
        let remedy = Remedy::of_puzzle(&error);
        Trouble::new(kind, ARGUMENTS.sentence(&error, remedy.as_ref()))
    }
}

impl From<SolveError> for Trouble {
    fn from(error: SolveError) -> Trouble {
        let kind = match error {
            SolveError::Puzzle(error) => return Trouble::from(error),
            SolveError::Refused(_) => Kind::Request,
            SolveError::Stopped => Kind::Stopped,
            SolveError::Table(_) => Kind::Table,
        };
        Trouble::new(kind, ARGUMENTS.sentence(&error, error.remedy().as_ref()))
    }
}

impl From<AnalyzeError> for Trouble {
    fn from(error: AnalyzeError) -> Trouble {
        match error {
            AnalyzeError::Solve(error) => Trouble::from(error),
            AnalyzeError::Illegal(_) | AnalyzeError::NotSolved { .. } => Trouble::request(error),
        }
    }
}

impl From<RowError> for Trouble {
    fn from(RowError { row, error }: RowError) -> Trouble {
        let trouble = match error {
            LabelError::Board(error) => Trouble::from(error),
            LabelError::Puzzle(error) => Trouble::from(error),
            LabelError::Solve(error) => Trouble::from(error),
            LabelError::Limit(least, most) => Trouble {
                bounds: Some((least, most)),
                ..Trouble::new(Kind::Limit, error)
            },
            LabelError::Unproved(_) => Trouble::request(error),
            LabelError::Stopped => Trouble::new(Kind::Stopped, error),
        };
        trouble.in_row(row)
    }
}
