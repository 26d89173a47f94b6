//! Many boards: solved on several threads, answered in the order they came.

use std::fmt;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use indicatif::HumanCount;
use loyd::puzzle::{Shape, parse_board};
use loyd_engine::{Next, Pool};

use crate::args::Format;
use crate::error::{Complaint, Failure, reason};
use crate::exit::Exit;
use crate::input::{Line, Lines};
use crate::interrupt;
use crate::observer::{NodeSum, rate};
use crate::output::Output;
use crate::output::answers::AnswerWriter;
use crate::progress_line::ProgressLine;
use crate::solving::{Answer, Plan};

/// How long to wait for an answer before the progress is looked at.
const TICK: Duration = Duration::from_millis(100);

/// How many boards are solved.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(crate) plan: Arc<Plan>,
    /// The shape of boards whose text does not show it.
    pub(crate) size: Option<Shape>,
    pub(crate) threads: usize,
}

impl Batch {
    /// Solves the board on every line and writes the answers.
    pub(crate) fn solve(
        &self,
        lines: Lines,
        format: Format,
        out: &mut Output,
    ) -> Result<Tally, Failure> {
        let nodes = Arc::new(AtomicU64::new(0));
        let mut pool = self.start(lines, &nodes)?;
        let mut progress_line = ProgressLine::new();
        let mut writer = AnswerWriter::new(format, out)?;
        let mut tally = Tally::default();
        loop {
            let next = match pool.next(Duration::ZERO) {
                // The reader of our output should not wait for what is ready.
                Next::Waiting => {
                    out.flush()?;
                    pool.next(TICK)
                }
                ready => ready,
            };
            match next {
                Next::Ready((line, answer)) => {
                    let seen = out.terminal || answer.complaint().is_some();
                    if seen {
                        progress_line.clear();
                    }
                    writer.write(&self.plan, &answer, line, out)?;
                    if seen {
                        out.flush()?;
                    }
                    answer.complaint().into_iter().for_each(Complaint::print);
                    tally.add(&answer);
                }
                Next::Waiting if interrupt::asked() && pool.is_idle() => break,
                Next::Waiting => {}
                Next::Dropped => {
                    assert!(interrupt::asked(), "a search ended in a panic");
                    break;
                }
                Next::End => break,
            }
            progress_line.draw(|seconds| tally.progress(nodes.load(Ordering::Relaxed), seconds));
        }
        progress_line.clear();
        out.flush()?;
        if interrupt::asked() {
            tally.exit = tally.exit.and(Exit::Limit);
        }
        Ok(tally)
    }

    fn start(&self, lines: Lines, nodes: &Arc<AtomicU64>) -> Result<Pool<Solved>, Complaint> {
        let (plan, size, nodes) = (Arc::clone(&self.plan), self.size, Arc::clone(nodes));
        let work = move |line| solve_line(&plan, size, line, &nodes);
        Pool::start(lines, self.threads, &interrupt::stop(), work).map_err(|error| {
            Complaint::new(
                Exit::File,
                format!("cannot start a thread: {}", reason(&error)),
            )
        })
    }
}

/// The answer to a line, with its number where the line could be read.
type Solved = (Option<u64>, Answer);

/// Solves the board on a line.
fn solve_line(
    plan: &Plan,
    size: Option<Shape>,
    line: Result<Line, Complaint>,
    nodes: &AtomicU64,
) -> Solved {
    let Line { number, text } = match line {
        Ok(line) => line,
        Err(complaint) => return (None, Answer::Unread(complaint)),
    };
    let board = text
        .and_then(|text| parse_board(&text, size).map_err(|error| Complaint::board(&text, &error)));
    let answer = match board {
        Ok(board) => plan.solve(board, NodeSum(nodes)),
        Err(complaint) => Answer::Invalid(complaint),
    };
    (Some(number), answer.on_line(number))
}

/// How many boards came to what.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    boards: u64,
    limited: u64,
    unsolvable: u64,
    invalid: u64,
    /// The exit code of the whole batch.
    pub(crate) exit: Exit,
}

impl Tally {
    fn add(&mut self, answer: &Answer) {
        self.exit = self.exit.and(answer.exit());
        let class = match answer {
            Answer::Solved(solved) if solved.limited() => Some(&mut self.limited),
            Answer::Solved(_) => None,
            Answer::Unsolvable(..) => Some(&mut self.unsolvable),
            Answer::Invalid(_) => Some(&mut self.invalid),
            Answer::Unread(_) => return,
        };
        if let Some(class) = class {
            *class += 1;
        }
        self.boards += 1;
    }

    fn progress(&self, nodes: u64, seconds: f64) -> String {
        let (boards, rate) = (HumanCount(self.boards), rate(nodes, seconds));
        let nodes = HumanCount(nodes);
        format!("{boards} boards done, {nodes} nodes, {rate}, {seconds:.0} s")
    }
}

/// `12 boards: 9 solved, 1 limited, 1 unsolvable, 1 invalid`
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let solved = self.boards - self.limited - self.unsolvable - self.invalid;
        let noun = if self.boards == 1 { "board" } else { "boards" };
        let (boards, solved) = (HumanCount(self.boards), HumanCount(solved));
        write!(f, "{boards} {noun}: {solved} solved")?;
        let others = [
            (self.limited, "limited"),
            (self.unsolvable, "unsolvable"),
            (self.invalid, "invalid"),
        ];
        for (number, word) in others.into_iter().filter(|&(number, _)| number > 0) {
            write!(f, ", {} {word}", HumanCount(number))?;
        }
        Ok(())
    }
}
