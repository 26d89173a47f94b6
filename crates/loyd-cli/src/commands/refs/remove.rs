//! `loyd refs remove`: entries that are no longer wanted.

use std::io::Write as _;
use std::path::Path;

use loyd::puzzle::Board;
use loyd::reference::Slot;

use super::add::boards;
use super::solving::{contents, packed};
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::learning::{complaint, open};
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
The entry that a board belongs to is removed with all its four boards.
Exit codes: 0 removed or not there, 2 no 4x4 board, 4 file trouble.")]
pub(super) struct RefsRemoveArgs {
    /// Boards of the entries to remove
    #[arg(value_name = "BOARD", num_args = 0.., required_unless_present = "all")]
    board: Vec<String>,

    /// Every entry
    #[arg(long, conflicts_with = "board")]
    all: bool,
}

pub(super) fn run(args: &RefsRemoveArgs, path: &Path, out: &mut Output) -> Result<Exit, Failure> {
    let stored = contents(path)?.corners();
    if stored.is_empty() {
        return Ok(Exit::Success);
    }
    let corners = if args.all {
        stored
    } else {
        let corner = |board: Result<Board, Complaint>| Ok(Slot::of(packed(&board?)?).corner);
        boards(&args.board)?
            .map(corner)
            .collect::<Result<Vec<_>, Complaint>>()?
    };
    let mut store = open(path).map_err(|error| complaint(&error))?;
    for corner in corners {
        let shown = Board::from(corner);
        if store.remove(corner).map_err(|error| complaint(&error))? {
            writeln!(out, "removed {shown}")?;
        } else {
            remark(&format!("{shown} is not there"));
        }
    }
    Ok(Exit::Success)
}
