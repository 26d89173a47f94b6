//! Entries solved without references: wrong ones are reported, unproved ones become proved.
//!
//! All four boards of an entry are solved, and nothing that is stored helps with it. What is
//! stored afterwards is written in one transaction per entry, so an interrupted run keeps
//! what it has proved.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;

use indicatif::HumanCount;
use loyd::puzzle::{Board, PackedBoard};
use loyd::reference::{Entry, Slot};
use loyd::{References, Report};
use loyd_store::references::{Claim, Contents, Proved, ReferenceError, ReferenceStore};

use super::entries_in_words;
use super::solving::{ReferenceEngine, interrupted};
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::learning::{complaint, open, proved};
use crate::output::Output;
use crate::progress_line::ProgressLine;

/// Which entries are solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    All,
    Unproved,
}

/// What is done with wrong entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wrong {
    Report,
    /// What was proved takes their place.
    Replace,
}

/// What is stored for one corner board.
#[derive(Debug, Default)]
pub(super) struct Stored {
    proved: Option<Proved>,
    claim: Option<Claim>,
}

impl Stored {
    /// What is stored, with the word for it.
    fn entries(&self) -> impl Iterator<Item = (&Entry, &'static str)> {
        let proved = self.proved.iter().map(|proved| (proved.entry(), "kept"));
        let claim = self.claim.iter().map(|claim| (claim.entry(), "claimed"));
        proved.chain(claim)
    }
}

/// The entries to solve, by corner board.
pub(super) fn merged(contents: Contents, which: Which) -> Vec<(PackedBoard, Stored)> {
    let mut stored: BTreeMap<PackedBoard, Stored> = BTreeMap::new();
    for claim in contents.unproved {
        let corner = claim.entry().corner();
        stored.entry(corner).or_default().claim = Some(claim);
    }
    for proved in contents.entries {
        let corner = proved.entry().corner();
        match which {
            Which::All => stored.entry(corner).or_default().proved = Some(proved),
            Which::Unproved => {
                if let Some(stored) = stored.get_mut(&corner) {
                    stored.proved = Some(proved);
                }
            }
        }
    }
    stored.into_iter().collect()
}

/// Solves entries, reports what is wrong, and stores what became proved.
pub(super) fn prove(
    engine: &ReferenceEngine,
    path: &Path,
    work: &[(PackedBoard, Stored)],
    wrong: Wrong,
    out: &mut Output,
) -> Result<Exit, Failure> {
    let (mut failed, mut newly) = (0_u64, 0_u64);
    let mut store = None;
    let mut progress_line = ProgressLine::new();
    for (number, (corner, stored)) in (0_u64..).zip(work) {
        let mut reports = Vec::new();
        for look_up in 0..4 {
            let board = Board::from(Slot::board(*corner, look_up));
            progress_line.share(4 * number + look_up as u64, 4 * work.len() as u64);
            let solved = engine.solve(board, References::Ignore, &mut progress_line)?;
            reports.push(solved.ok_or_else(interrupted)?.report);
        }
        let mistakes = mistakes(stored, &reports);
        if !mistakes.is_empty() {
            progress_line.clear();
            failed += 1;
        }
        for mistake in &mistakes {
            writeln!(out, "wrong: {mistake}")?;
        }
        match (mistakes.is_empty(), wrong) {
            (true, _) if stored.claim.is_some() => {
                let proved = all_four(&reports)?;
                write(path, &mut store, |store| store.put(&proved).map(drop))?;
                progress_line.clear();
                writeln!(out, "proved: {}\t{}", Board::from(*corner), proved.entry())?;
                newly += 1;
            }
            (false, Wrong::Replace) => {
                let proved = all_four(&reports)?;
                write(path, &mut store, |store| store.replace(&proved))?;
            }
            (true, _) | (false, Wrong::Report) => {}
        }
        out.flush()?;
    }
    progress_line.clear();
    let (count, wrong) = (entries_in_words(work.len() as u64), HumanCount(failed));
    let newly = match newly {
        0 => String::new(),
        newly => format!(", {} newly proved", HumanCount(newly)),
    };
    remark(&format!("{count} solved again, {wrong} wrong{newly}"));
    Ok(if failed == 0 {
        Exit::Success
    } else {
        Exit::Failed
    })
}

/// What is not true of the stored values, in sentences.
fn mistakes(stored: &Stored, reports: &[Report]) -> Vec<String> {
    let mut mistakes = Vec::new();
    for (entry, word) in stored.entries() {
        for (look_up, report) in reports.iter().enumerate() {
            let (known, length) = (entry.known()[look_up], report.upper_bound);
            let distance = u32::from(known.distance);
            if distance > length || known.exact && distance < length {
                let board = Board::from(entry.board(look_up));
                mistakes.push(format!(
                    "{board} is {length} moves away, {distance} is {word}"
                ));
            }
        }
    }
    mistakes
}

/// The entry that four solved boards make.
fn all_four(reports: &[Report]) -> Result<Proved, Complaint> {
    let mut all: Option<Proved> = None;
    for proved in reports.iter().filter_map(proved) {
        let merged = match all {
            None => Ok(proved),
            Some(others) => others.merged(&proved),
        };
        all = Some(merged.map_err(|error| Complaint::new(Exit::Failed, error))?);
    }
    all.ok_or_else(|| Complaint::new(Exit::Failed, "none of these boards can be kept"))
}

fn write(
    path: &Path,
    store: &mut Option<ReferenceStore>,
    work: impl FnOnce(&mut ReferenceStore) -> Result<(), ReferenceError>,
) -> Result<(), Complaint> {
    let store = match store {
        Some(store) => store,
        none => none.insert(open(path).map_err(|error| complaint(&error))?),
    };
    work(store).map_err(|error| complaint(&error))
}
