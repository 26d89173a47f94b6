//! `loyd refs learn`: many boards solved, the expensive ones kept.
//!
//! Here are the flags and the boards they name; `lesson` goes through them.

use std::path::Path;

use loyd::puzzle::{Board, Scrambler, parse_board};
use loyd::reference::Orientation;
use loyd_store::references::fingerprint;

use super::add::{Boards, boards};
use super::learning_run::LearningRun;
use super::solving::packed;
use crate::args::{DataDirArg, thread_count};
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::interrupt;
use crate::learning::{CUTOFF, Cutoff, cutoff};
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd refs learn --random 1000 --seed 1
  loyd refs learn @boards.txt --cutoff 1M
  loyd refs learn --around \"15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1\" --random 50

Each board that is kept is printed when it is on the disk. How far a source was
learned from is remembered: the same command goes on after an interruption, and
with a larger N it goes on after the boards seen before.
Exit codes: 0 done, 2 no board, 3 interrupted, 4 file trouble.")]
pub(super) struct RefsLearnArgs {
    /// Boards, or - for standard input, or @FILE
    #[arg(value_name = "BOARD", num_args = 0.., required_unless_present = "random")]
    board: Vec<String>,

    /// Learn from this many random boards
    #[arg(long, value_name = "N", conflicts_with = "board")]
    random: Option<u64>,

    /// The seed of the random boards
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Random walks from this board instead of random boards
    #[arg(long, value_name = "BOARD", requires = "random")]
    around: Option<String>,

    /// Steps of the random walks
    #[arg(long, value_name = "N", default_value_t = 20)]
    steps: u64,

    /// What counts as expensive: nodes (200k) or a time (50ms); 5 % less is enough
    #[arg(long, value_name = "N|TIME", default_value = CUTOFF, value_parser = cutoff)]
    pub(super) cutoff: Cutoff,

    /// Search without references, and keep only boards that they do not help
    #[arg(long)]
    pub(super) standard: bool,

    /// Begin again with boards that were seen before
    #[arg(long)]
    pub(super) afresh: bool,

    /// Threads for one board [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    pub(super) threads: Option<usize>,
}

pub(super) fn run(
    args: &RefsLearnArgs,
    path: &Path,
    data_dir: &DataDirArg,
    out: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let material = args.material()?;
    let mut lesson = LearningRun::new(args, path, data_dir, &material);
    lesson.run(material, out)
}

/// Boards to learn from.
pub(super) struct Material {
    pub(super) boards: Boards,
    /// How many there are, where that is known.
    pub(super) count: Option<u64>,
    /// What decides which boards these are; `None` for boards that need not be
    /// remembered, or cannot be, because they come from a pipe.
    pub(super) name: Option<String>,
}

impl RefsLearnArgs {
    fn material(&self) -> Result<Material, Complaint> {
        match (self.random, self.board.first()) {
            (Some(count), _) => self.random(count),
            (None, Some(word)) if word.starts_with('@') => {
                let boards: Vec<_> = boards(&self.board)?.collect();
                let name = fingerprint(boards.iter().flatten());
                Ok(Material {
                    count: Some(boards.len() as u64),
                    boards: Box::new(boards.into_iter()),
                    name: Some(format!("boards {name}")),
                })
            }
            (None, _) => Ok(Material {
                boards: boards(&self.board)?,
                count: None,
                name: None,
            }),
        }
    }

    fn random(&self, count: u64) -> Result<Material, Complaint> {
        let read = |text: &str| -> Result<Board, Complaint> {
            let board = parse_board(text, None).map_err(|error| Complaint::board(text, &error))?;
            packed(&board).map(|_| board)
        };
        let around = self.around.as_deref().map(read).transpose()?;
        let (seed, steps) = (self.seed, self.steps);
        let name = match &around {
            Some(middle) => format!("walks of {steps} from {middle}, seed {seed}"),
            None => format!("random boards, seed {seed}"),
        };
        let mut scrambler = Scrambler::new(seed);
        let boards = (0..count).map(move |_| {
            Ok(match &around {
                Some(middle) => scrambler.walk(middle, steps as usize).1,
                None => scrambler.uniform(&Orientation::home().board()),
            })
        });
        Ok(Material {
            boards: Box::new(boards),
            count: Some(count),
            name: Some(name),
        })
    }
}
