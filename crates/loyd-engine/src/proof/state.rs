//! What is proved: the exhausted shares of every bound, and the shortest solution found.

use std::collections::BTreeMap;
use std::fmt;

use loyd::puzzle::{Board, Goal, MoveNotation, Path, Puzzle};
use loyd::search::{BoundShare, Iteration};

use super::record::{ExhaustedShare, ProofHead, ProofRecord};
use crate::journal::{self, DamagedLine};

/// What is proved of one board.
#[derive(Debug, Clone)]
pub struct Proof {
    head: ProofHead,
    puzzle: Puzzle,
    /// By bound, by the number of shares that it was divided into, by the number of the share.
    bounds: BTreeMap<u32, BTreeMap<u32, Division>>,
    best: Option<Path>,
}

/// The exhausted shares of one division of a bound.
type Division = BTreeMap<u32, ShareCost>;

/// What a share cost.
#[derive(Debug, Clone, Copy)]
struct ShareCost {
    generated: u64,
    expanded: u64,
    seconds: f64,
}

/// Why a proof cannot be read or added to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// It has no whole line.
    #[error("it has no first line that names a board")]
    Empty,
    /// A line that is not the last cannot be read.
    #[error(transparent)]
    Damaged(#[from] DamagedLine),
    /// It is the proof of something else.
    #[error("it is about something else; what differs: {0}")]
    Differs(&'static str),
    /// The same share has other counts: one of the two runs is wrong.
    #[error(
        "share {share} of bound {bound} has other counts here than elsewhere, so one of the two \
         is wrong"
    )]
    Contradiction {
        /// The bound.
        bound: u32,
        /// The share.
        share: BoundShare,
    },
}

/// What is missing of a bound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingShares {
    /// The bound.
    pub bound: u32,
    /// The number of shares that most is there of; `None` if nothing is.
    pub of: Option<u32>,
    /// The numbers of the missing shares.
    pub numbers: Vec<u32>,
}

impl Proof {
    /// Returns the proof that a first line begins.
    pub fn new(head: ProofHead) -> Result<Proof, ProofError> {
        let parsed = || {
            let start: Board = head.board.parse().ok()?;
            let goal = Goal::Board(head.goal.parse().ok()?);
            Puzzle::new(start, &goal).ok()
        };
        let puzzle = parsed().ok_or(DamagedLine(1))?;
        Ok(Proof {
            head,
            puzzle,
            bounds: BTreeMap::new(),
            best: None,
        })
    }

    /// Reads a proof, and how many bytes of the text are whole lines.
    pub fn read(text: &str) -> Result<(Proof, usize), ProofError> {
        let lines = journal::read(text)?;
        let mut proof = Proof::new(lines.head.ok_or(ProofError::Empty)?)?;
        for (number, record) in &lines.records {
            proof.add_line(record, *number)?;
        }
        Ok((proof, lines.whole))
    }

    /// Reads a proof to go on with under this first line: an empty text begins it, and so does a
    /// part of that line, which a crash may have left. Returns the proof, and how many bytes of the
    /// text are whole lines.
    pub fn resume(text: &str, head: &ProofHead) -> Result<(Proof, usize), ProofError> {
        let (proof, whole) = match Proof::read(text) {
            Err(ProofError::Empty) if journal::line(head).starts_with(text) => {
                (Proof::new(head.clone())?, 0)
            }
            read => read?,
        };
        match proof.head.difference(head) {
            Some(what) => Err(ProofError::Differs(what)),
            None => Ok((proof, whole)),
        }
    }

    /// Returns the first line.
    pub const fn head(&self) -> &ProofHead {
        &self.head
    }

    /// Returns the start and the goal.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the lines of everything that is proved, with their ends.
    pub fn text(&self) -> String {
        let mut text = journal::line(&self.head);
        for (&bound, divisions) in &self.bounds {
            for (of, division) in divisions {
                for (number, cost) in division {
                    text += &journal::line(&ExhaustedShare {
                        bound,
                        share: format!("{number}/{of}"),
                        generated: cost.generated,
                        expanded: cost.expanded,
                        seconds: cost.seconds,
                    });
                }
            }
        }
        if let Some(path) = &self.best {
            text += &journal::line(&ProofRecord::solution(path));
        }
        text
    }

    /// Returns the shortest solution that is known.
    pub const fn best(&self) -> Option<&Path> {
        self.best.as_ref()
    }

    /// Adds what another run proved of the same board.
    pub fn merge(&mut self, other: Proof) -> Result<(), ProofError> {
        if let Some(what) = self.head.difference(&other.head) {
            return Err(ProofError::Differs(what));
        }
        for (bound, divisions) in other.bounds {
            for (of, division) in divisions {
                for (number, cost) in division {
                    self.exhaust(bound, (number, of), cost)?;
                }
            }
        }
        if let Some(path) = other.best {
            self.solve(path);
        }
        Ok(())
    }

    /// Adds a line that this program made. Returns `false` if nothing follows from it that was
    /// not known.
    pub fn add(&mut self, record: &ProofRecord) -> Result<bool, ProofError> {
        self.add_line(record, 0)
    }

    fn add_line(&mut self, record: &ProofRecord, number: usize) -> Result<bool, ProofError> {
        match record {
            ProofRecord::Exhausted(share) => {
                let (bound, cost) = (share.bound, ShareCost::from(share));
                let read = share.share.parse::<BoundShare>().ok();
                let fits = bound >= self.head.first_bound
                    && (bound - self.head.first_bound).is_multiple_of(2)
                    && share.seconds.is_finite();
                let share = read.filter(|_| fits).ok_or(DamagedLine(number))?;
                self.exhaust(bound, (share.number(), share.of()), cost)
            }
            ProofRecord::Solution(known) => {
                let path = Path::parse(&known.solution, MoveNotation::Tile).ok();
                let solves = |path: &Path| {
                    path.len() == known.length as usize
                        && path.replay(self.puzzle.start()).as_ref() == Ok(self.puzzle.goal())
                };
                Ok(self.solve(path.filter(solves).ok_or(DamagedLine(number))?))
            }
        }
    }

    fn exhaust(
        &mut self,
        bound: u32,
        (number, of): (u32, u32),
        cost: ShareCost,
    ) -> Result<bool, ProofError> {
        let division = self.bounds.entry(bound).or_default().entry(of).or_default();
        let Some(known) = division.get(&number) else {
            division.insert(number, cost);
            return Ok(true);
        };
        if (known.generated, known.expanded) == (cost.generated, cost.expanded) {
            return Ok(false);
        }
        let share = BoundShare::new(number, of).unwrap_or(BoundShare::WHOLE);
        Err(ProofError::Contradiction { bound, share })
    }

    fn solve(&mut self, path: Path) -> bool {
        let shorter = |best: &Path| path.len() < best.len();
        let is_best = self.best.as_ref().is_none_or(shorter);
        if is_best {
            self.best = Some(path);
        }
        is_best
    }

    /// Returns `true` if a share of a bound is exhausted.
    pub fn is_exhausted(&self, bound: u32, share: BoundShare) -> bool {
        let division = self.bounds.get(&bound).and_then(|all| all.get(&share.of()));
        division.is_some_and(|done| done.contains_key(&share.number()))
    }

    /// Returns a division of a bound of which every share is exhausted.
    fn complete_division(&self, bound: u32) -> Option<&Division> {
        let divisions = self.bounds.get(&bound)?;
        let complete = |(of, done): &(&u32, &Division)| done.len() == **of as usize;
        Some(divisions.iter().find(complete)?.1)
    }

    /// Returns the complete bounds from the first one on, with their seconds.
    pub fn complete(&self) -> Vec<(Iteration, f64)> {
        let bounds = (self.head.first_bound..).step_by(2);
        let divisions = bounds.map_while(|bound| Some((bound, self.complete_division(bound)?)));
        let sums = divisions.map(|(bound, done)| {
            let generated = done.values().map(|cost| cost.generated).sum();
            let expanded = done.values().map(|cost| cost.expanded).sum();
            let seconds = done.values().map(|cost| cost.seconds).sum();
            (Iteration::completed(bound, generated, expanded), seconds)
        });
        sums.collect()
    }

    /// Returns a bound below which everything is exhausted.
    pub fn lower_bound(&self) -> u32 {
        self.head.first_bound + 2 * self.complete().len() as u32
    }

    /// Returns a bound that no solution is below: that of the shares, or the length of a shorter
    /// solution.
    pub fn proved_bound(&self) -> u32 {
        let length = self
            .best
            .as_ref()
            .map_or(u32::MAX, |path| path.len() as u32);
        self.lower_bound().min(length)
    }

    /// Returns `true` if the shortest solution known is optimal: every share of every bound below
    /// its length is exhausted.
    pub fn is_proved(&self) -> bool {
        let length = self.best.as_ref().map(Path::len);
        length.is_some_and(|length| length <= self.lower_bound() as usize)
    }

    /// Returns the division of a bound of which most is exhausted: the number of shares.
    pub fn shares_begun(&self, bound: u32) -> Option<u32> {
        let divisions = self.bounds.get(&bound)?.iter();
        // A part of 1/n each; the products compare the parts without fractions.
        let most = divisions.max_by(|(of, done), (other, others)| {
            (done.len() * **other as usize).cmp(&(others.len() * **of as usize))
        });
        most.map(|(of, _)| *of)
    }

    /// Returns what is missing of the bounds below the shortest solution known, or up to the
    /// largest bound that was begun if none is known.
    pub fn missing(&self) -> Vec<MissingShares> {
        let begun = self.bounds.keys().next_back().map_or(0, |last| last + 1);
        let end = match &self.best {
            Some(path) => path.len() as u32,
            None => begun.max(self.head.first_bound + 1),
        };
        let bounds = (self.head.first_bound..end).step_by(2);
        let incomplete = bounds.filter(|bound| self.complete_division(*bound).is_none());
        incomplete.map(|bound| self.missing_of(bound)).collect()
    }

    fn missing_of(&self, bound: u32) -> MissingShares {
        let of = self.shares_begun(bound);
        let is_missing = |share: &BoundShare| !self.is_exhausted(bound, *share);
        let missing = of.map(|of| BoundShare::all(of).filter(is_missing));
        let numbers = missing.map(|shares| shares.map(BoundShare::number).collect());
        MissingShares {
            bound,
            of,
            numbers: numbers.unwrap_or_default(),
        }
    }
}

impl From<&ExhaustedShare> for ShareCost {
    fn from(share: &ExhaustedShare) -> ShareCost {
        ShareCost {
            generated: share.generated,
            expanded: share.expanded,
            seconds: share.seconds,
        }
    }
}

/// As in `bound 98: shares 3, 7-9 of 100`.
impl fmt::Display for MissingShares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bound {}", self.bound)?;
        let Some(of) = self.of else {
            return write!(f, ": everything");
        };
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        for &number in &self.numbers {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == number => *last = number,
                _ => ranges.push((number, number)),
            }
        }
        let word = if self.numbers.len() == 1 {
            "share"
        } else {
            "shares"
        };
        for (place, (first, last)) in ranges.iter().enumerate() {
            let lead = if place == 0 {
                format!(": {word} ")
            } else {
                ", ".to_owned()
            };
            if first == last {
                write!(f, "{lead}{first}")?;
            } else {
                write!(f, "{lead}{first}-{last}")?;
            }
        }
        write!(f, " of {of}")
    }
}
