//! What a program did wrong, for the JSON of `loyd check-heuristic`. The rest of that record is the
//! laboratory's (`loyd_lab::heuristic_check::CheckRecord`).

use loyd_lab::heuristic_check::{FaultRecord, KnownBoards};

use super::program::{Cause, Trouble};
use super::report;

/// Returns the fault of a program as a record.
pub(super) fn fault(trouble: &Trouble, known: &KnownBoards) -> FaultRecord {
    let line = match &trouble.cause {
        Cause::Line(bad) => Some(bad),
        Cause::TooFew | Cause::Crashed(_) | Cause::Hangs | Cause::NeverEnds => None,
    };
    let board = known.boards().get(trouble.answers);
    FaultRecord {
        kind: report::kind(&trouble.cause),
        message: report::sentence(trouble, known),
        line: line.map(|bad| bad.number),
        text: line.map(|bad| bad.text.clone()),
        board: board.map(ToString::to_string),
        answers: trouble.answers,
        stderr: trouble.stderr.clone(),
    }
}
