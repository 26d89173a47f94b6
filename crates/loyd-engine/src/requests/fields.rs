//! The fields that several requests have, read and checked: boards, goals, amounts.
//!
//! Amounts are numbers or texts as on the command line. Each has an upper limit, and
//! a request for more is refused with a message that names the limit.

use std::fmt;
use std::time::Duration;

use loyd::puzzle::{Board, Goal, Puzzle, Shape, ShapeError, parse_board};
use serde::Deserialize;

use super::failure::{Failure, Kind};
use crate::amounts;

/// A number, or a text with a unit.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged, expecting = "expected a number, or a text such as \"10s\"")]
pub enum Amount {
    /// A number.
    Number(f64),
    /// A text such as `10s`.
    Text(String),
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Number(number) => number.fmt(f),
            Amount::Text(text) => text.fmt(f),
        }
    }
}

/// Reads a board.
pub(crate) fn board(field: &str, text: &str) -> Result<Board, Failure> {
    board_of(field, text, None)
}

/// Reads a board whose shape may be known.
pub(crate) fn board_of(field: &str, text: &str, shape: Option<Shape>) -> Result<Board, Failure> {
    parse_board(text, shape).map_err(|error| Failure::board(Kind::BadBoard, field, text, &error))
}

/// Reads a goal for boards of a shape; none given means the blank on the last cell.
pub(crate) fn goal(text: Option<&str>, shape: Option<Shape>) -> Result<Goal, Failure> {
    let Some(text) = text else {
        return Ok(Goal::BlankLast);
    };
    Goal::parse(text, shape).map_err(|error| Failure::board(Kind::BadGoal, "goal", text, &error))
}

/// Reads a name of one of the library's tables; none given means its default.
pub(crate) fn name<T>(field: &str, text: Option<&str>) -> Result<T, Failure>
where
    T: std::str::FromStr<Err = loyd::spec::UnknownName> + Default,
{
    let unknown = |error| Failure::new(Kind::UnknownName, error).about(field);
    text.map_or_else(|| Ok(T::default()), |text| text.parse().map_err(unknown))
}

/// Reads a board and a goal that it can become.
pub(crate) fn puzzle(text: &str, goal_text: Option<&str>) -> Result<(Puzzle, Goal), Failure> {
    let start = board("board", text)?;
    let goal = goal(goal_text, Some(start.shape()))?;
    Ok((Puzzle::new(start, &goal)?, goal))
}

/// Reads a time; none given means the longest.
pub(crate) fn time(given: Option<&Amount>, longest: Duration) -> Result<Duration, Failure> {
    let Some(given) = given else {
        return Ok(longest);
    };
    let time = match given {
        Amount::Number(seconds) => Duration::try_from_secs_f64(*seconds)
            .map_err(|_| "a time is a number of seconds, or a text such as 10s".to_owned()),
        Amount::Text(text) => amounts::duration(text),
    };
    let time = time.map_err(|message| Failure::in_field("time", message))?;
    if time > longest {
        let seconds = longest.as_secs_f64();
        let message = format!("a search may take at most {seconds} s here, not {given}");
        return Err(Failure::in_field("time", message));
    }
    Ok(time)
}

/// Reads a number of threads; none given means one.
pub(crate) fn threads(given: Option<&Amount>, most: usize) -> Result<usize, Failure> {
    match given {
        None => Ok(1),
        Some(given) => match count("threads", given, amounts::count, most as u64)? {
            0 => Err(Failure::in_field(
                "threads",
                "a search takes at least one thread",
            )),
            threads => Ok(threads as usize),
        },
    }
}

/// Reads rows and columns.
pub(crate) fn size(text: &str) -> Result<Shape, Failure> {
    let shape = text.parse();
    shape.map_err(|error: ShapeError| Failure::in_field("size", error))
}

/// Reads a count with this reader, up to a limit.
pub(crate) fn count(
    field: &str,
    given: &Amount,
    read: fn(&str) -> Result<u64, String>,
    most: u64,
) -> Result<u64, Failure> {
    let number = match given {
        Amount::Number(number) => whole(*number),
        Amount::Text(text) => read(text),
    };
    let number = number.map_err(|message| Failure::in_field(field, message))?;
    if number > most {
        let message = format!("{field} may be at most {most} here, not {number}");
        return Err(Failure::in_field(field, message));
    }
    Ok(number)
}

/// A number of JSON as a count.
#[expect(
    clippy::cast_sign_loss,
    reason = "what is negative was refused in the line before"
)]
fn whole(number: f64) -> Result<u64, String> {
    // Beyond this not every whole number can be told from its neighbours.
    const MOST: f64 = 9_007_199_254_740_992.0;
    if !(0.0..=MOST).contains(&number) || number.fract() != 0.0 {
        return Err(format!(
            "expected a whole number from 0 to 2^53, not {number}"
        ));
    }
    Ok(number as u64)
}
