//! Going through boards to learn from: solving, keeping, remembering how far it came.
//!
//! What was kept is on the disk at once. How many boards were seen is written with
//! it, and otherwise once a second, so that a run that was killed has at most
//! a second of cheap boards to repeat.

use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::HumanCount;
use loyd::References;
use loyd::puzzle::{Board, Goal, Puzzle};
use loyd::reference::learn::Searched;
use loyd::reference::{Orientation, ReferenceSource as _, Slot};
use loyd_store::references::{Put, ReferenceStore};

use super::learn::{Material, RefsLearnArgs};
use super::solving::{ReferenceEngine, interrupted};
use crate::args::DataDirArg;
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::learning::{Learning, complaint};
use crate::output::Output;
use crate::progress_line::ProgressLine;

/// How often progress is written if nothing is kept.
const SAVE: Duration = Duration::from_secs(1);

/// One run of `loyd refs learn`.
pub(super) struct LearningRun {
    engine: ReferenceEngine,
    learning: Learning,
    mode: References,
    /// The source and everything else that decides what is kept of it.
    name: Option<String>,
    afresh: bool,
    saved: Instant,
    /// Boards seen, by earlier runs too.
    seen: u64,
    kept: u64,
}

impl LearningRun {
    pub(super) fn new(
        args: &RefsLearnArgs,
        path: &Path,
        data_dir: &DataDirArg,
        material: &Material,
    ) -> LearningRun {
        let engine = ReferenceEngine::new(path, data_dir, args.threads);
        let (searched, mode, word) = if args.standard {
            (Searched::Standard, References::Compare, "standard")
        } else {
            (Searched::Advanced, References::Use, "advanced")
        };
        let cutoff = args.cutoff;
        let name = |source: &String| format!("{source}; {word} searches above {cutoff}");
        LearningRun {
            learning: Learning {
                searched,
                cutoff,
                source: engine.source.clone(),
                store: Mutex::default(),
            },
            engine,
            mode,
            name: material.name.as_ref().map(name),
            afresh: args.afresh,
            saved: Instant::now(),
            seen: 0,
            kept: 0,
        }
    }

    pub(super) fn run(&mut self, material: Material, out: &mut Output) -> Result<Exit, Failure> {
        self.seen = self.seen_before()?.min(material.count.unwrap_or(u64::MAX));
        if self.seen > 0 {
            let seen = HumanCount(self.seen);
            remark(&format!(
                "{seen} of these boards were seen before; --afresh begins with them again"
            ));
        }
        let (first, mut exit) = (self.seen, Exit::Success);
        let mut progress_line = ProgressLine::new();
        let skip = usize::try_from(first).unwrap_or(usize::MAX);
        for board in material.boards.skip(skip) {
            if let Some(count) = material.count {
                progress_line.share(self.seen, count);
            }
            match board.and_then(|board| self.learn(board, &mut progress_line)) {
                Ok(Some(line)) => {
                    progress_line.clear();
                    writeln!(out, "{line}")?;
                    out.flush()?;
                }
                Ok(None) => {}
                Err(complaint) if complaint.exit == Exit::Limit => {
                    progress_line.clear();
                    self.save()?;
                    return Err(complaint.into());
                }
                Err(complaint) => {
                    progress_line.clear();
                    exit = exit.and(complaint.exit);
                    complaint.print();
                }
            }
            self.seen += 1;
            if self.saved.elapsed() >= SAVE {
                self.save()?;
            }
            progress_line.draw(|seconds| format!("{} kept, {seconds:.0} s", self.kept));
            if interrupt::asked() {
                progress_line.clear();
                self.save()?;
                return Err(interrupted().into());
            }
        }
        progress_line.clear();
        self.save()?;
        let (seen, kept) = (HumanCount(self.seen - first), HumanCount(self.kept));
        remark(&format!("{seen} boards, {kept} kept"));
        Ok(exit)
    }

    /// Solves a board and keeps it if it was expensive. Returns the line to print for a
    /// board that was kept.
    fn learn(
        &mut self,
        board: Board,
        progress_line: &mut ProgressLine,
    ) -> Result<Option<String>, Complaint> {
        if self.is_kept(&board) {
            return Ok(None);
        }
        let solved = self.engine.solve(board, self.mode, progress_line)?;
        let solved = solved.ok_or_else(interrupted)?;
        let seconds = solved.setup_seconds + solved.seconds;
        let put = self.learning.consider(&solved.report, seconds)?;
        if !matches!(put, Some(Put::Added | Put::Improved)) {
            return Ok(None);
        }
        self.kept += 1;
        Ok(Some(format!("{board}\t{}", solved.report.upper_bound)))
    }

    /// Whether the board's distance is known already.
    fn is_kept(&self, board: &Board) -> bool {
        let kept = || {
            let puzzle = Puzzle::new(*board, &Goal::BlankLast).ok()?;
            let (_, seen) = Orientation::of(&puzzle)?;
            self.engine.source.index()?.known(&Slot::of(seen))
        };
        kept().is_some_and(|known| known.exact)
    }

    /// How many boards an earlier run has seen.
    fn seen_before(&self) -> Result<u64, Complaint> {
        let Some(name) = &self.name else {
            return Ok(0);
        };
        let path = self.engine.source.path();
        let seen = match ReferenceStore::open(path) {
            Ok(Some(store)) => store.progress(name),
            Ok(None) => return Ok(0),
            // Opening it to write sets it aside and says so.
            Err(error) if error.trouble.is_damage() => return Ok(0),
            Err(error) => Err(error),
        };
        let seen = seen.map_err(|error| complaint(&error))?;
        if seen == 0 || !self.afresh {
            return Ok(seen);
        }
        self.learning
            .with_store(|store| store.forget_progress(name))
            .map_err(|error| complaint(&error))?;
        Ok(0)
    }

    /// Remembers how many boards were seen.
    fn save(&mut self) -> Result<(), Complaint> {
        self.saved = Instant::now();
        let (Some(name), seen) = (&self.name, self.seen) else {
            return Ok(());
        };
        self.learning
            .with_store(|store| store.set_progress(name, seen))
            .map_err(|error| complaint(&error))
    }
}
