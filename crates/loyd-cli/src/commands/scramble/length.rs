//! `loyd scramble --length`: boards of an exact optimal length.

use std::io::Write as _;

use indicatif::HumanCount;
use loyd::play::scramble::{LengthScrambles, Lengths, Method, ScrambleProgress, Scrambled};
use loyd::puzzle::{Goal, Shape};
use loyd_engine::{Listener, ScrambleLine, Watch};
use loyd_store::Loading;

use super::{ScrambleArgs, Writer};
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::observer::watch;
use crate::output::{Output, board_text};
use crate::progress_line::ProgressLine;
use crate::solving::unsupported;

/// Boards found before they are written.
const BATCH: u64 = 16;

/// What is asked of the library.
pub(super) struct Wanted<'a> {
    pub(super) goal: &'a Goal,
    pub(super) shape: Shape,
    pub(super) lengths: Lengths,
    pub(super) seed: u64,
}

/// Writes boards of these lengths.
pub(super) fn run(
    args: &ScrambleArgs,
    wanted: &Wanted<'_>,
    writer: Writer,
    out: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let loading = if args.count == 1 {
        Loading::Mapped
    } else {
        Loading::Resident
    };
    let engine = args.engine.engine(loading);
    let threads = args.engine.threads();
    let Wanted {
        goal,
        shape,
        lengths,
        seed,
    } = *wanted;
    let scrambles = engine.scrambles(goal, shape, lengths, args.metric, seed, threads);
    let scrambles = scrambles.map_err(|error| Complaint::usage(error).about("--length"))?;
    if let Some(note) = note(scrambles.method()) {
        remark(note);
    }
    let line = DrawingLine {
        progress_line: ProgressLine::new(),
        before: 0,
        wanted: args.count,
    };
    let mut watch = watch(&engine, None, line);
    Drawing {
        args,
        wanted,
        scrambles,
        writer,
    }
    .all(&mut watch, out)
}

/// Boards of a length on their way to the output.
struct Drawing<'a> {
    args: &'a ScrambleArgs,
    wanted: &'a Wanted<'a>,
    scrambles: LengthScrambles<'a>,
    writer: Writer,
}

impl Drawing<'_> {
    /// Draws and writes all boards, some at a time.
    fn all(mut self, watch: &mut Watch<DrawingLine>, out: &mut Output) -> Result<Exit, Failure> {
        let (mut written, count) = (0, self.args.count);
        while written < count {
            let batch = BATCH.min(count - written);
            watch.listener().before = written;
            let found = self.scrambles.next_boards(batch as usize, watch);
            let found = found.map_err(|error| unsupported(&error))?;
            if !found.is_empty() {
                watch.listener().progress_line.clear();
            }
            self.write(&found, written, out)?;
            written += found.len() as u64;
            if (found.len() as u64) < batch {
                let (found, wanted) = (HumanCount(written), HumanCount(count));
                remark(&format!("interrupted after {found} of {wanted} boards"));
                return Ok(Exit::Limit);
            }
        }
        Ok(Exit::Success)
    }

    /// Writes the boards that were found; `first` is the index of the first.
    fn write(&mut self, found: &[Scrambled], first: u64, out: &mut Output) -> Result<(), Failure> {
        for (index, scrambled) in (first..).zip(found) {
            let line = ScrambleLine {
                board: board_text(&scrambled.board, self.args.to)?,
                goal: self.wanted.goal.to_string(),
                seed: self.wanted.seed,
                index,
                walk: None,
                length: Some(scrambled.length),
                metric: Some(self.args.metric.to_string()),
                method: Some(self.scrambles.method().to_string()),
            };
            self.writer.write(line, out)?;
        }
        out.flush()?;
        Ok(())
    }
}

/// What must be said of a way.
fn note(method: Method) -> Option<&'static str> {
    (!method.is_uniform()).then_some(
        "note: boards this long are too rare to draw uniformly; these are a few moves from the \
         boards of 80 moves, each proved to have exactly its length",
    )
}

/// Shows on the progress line how many boards are found.
struct DrawingLine {
    progress_line: ProgressLine,
    /// Boards written before this batch.
    before: u64,
    wanted: u64,
}

impl Listener for DrawingLine {
    fn building(&mut self, found: u64, states: u64) {
        (&mut self.progress_line).building(found, states);
    }

    fn drawing(&mut self, progress: ScrambleProgress) {
        let found = HumanCount(self.before + progress.found as u64);
        let (wanted, tried) = (HumanCount(self.wanted), HumanCount(progress.tried));
        self.progress_line.draw(|seconds| {
            format!("{found} of {wanted} boards, {tried} candidates tried, {seconds:.0} s")
        });
    }
}
