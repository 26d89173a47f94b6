//! `loyd refs list`: every entry.

use std::io::Write as _;
use std::path::Path;

use loyd::puzzle::Board;
use loyd_store::references::Claim;
use serde::Serialize;

use super::entries_in_words;
use super::solving::contents;
use crate::args::TextOrJson;
use crate::error::{Failure, remark};
use crate::exit::Exit;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
One line for each entry: the corner board and the distances of its four boards,
with + where more than that may be true. Unproved entries are marked; they are
not used until loyd refs verify has solved them.
Exit codes: 0 listed, 4 the collection cannot be read.")]
pub(super) struct RefsListArgs {
    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

#[derive(Debug, Serialize)]
struct EntryRecord {
    corner: String,
    /// Whether this program has proved it; only then it is used.
    proved: bool,
    boards: Vec<Known>,
}

#[derive(Debug, Serialize)]
struct Known {
    board: String,
    distance: u8,
    exact: bool,
    engine: Option<String>,
}

impl EntryRecord {
    fn new(claim: &Claim, proved: bool) -> EntryRecord {
        let entry = claim.entry();
        let known = |look_up: usize| Known {
            board: Board::from(entry.board(look_up)).to_string(),
            distance: entry.known()[look_up].distance,
            exact: entry.known()[look_up].exact,
            engine: claim.proofs()[look_up]
                .as_ref()
                .map(|proof| proof.engine.clone()),
        };
        EntryRecord {
            corner: Board::from(entry.corner()).to_string(),
            proved,
            boards: (0..4).map(known).collect(),
        }
    }
}

pub(super) fn run(args: &RefsListArgs, path: &Path, out: &mut Output) -> Result<Exit, Failure> {
    let contents = contents(path)?;
    let proved = contents.entries.iter().map(|proved| (proved.claim(), true));
    let unproved = contents.unproved.iter().map(|claim| (claim, false));
    for (claim, proved) in proved.chain(unproved) {
        match args.format {
            TextOrJson::Json => out.json(&EntryRecord::new(claim, proved))?,
            TextOrJson::Text => {
                let corner = Board::from(claim.entry().corner());
                let mark = if proved { "" } else { "\tunproved" };
                writeln!(out, "{corner}\t{}{mark}", claim.entry())?;
            }
        }
    }
    out.flush()?;
    let count = entries_in_words(contents.corners().len() as u64);
    remark(&format!("{count} in {}", path.display()));
    Ok(Exit::Success)
}
