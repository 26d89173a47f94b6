//! Which method serves which lengths, and how it draws candidates.

use std::ops::ControlFlow;

use super::farthest;
use super::greatest::{Greatest, greatest};
use super::listed::{self, Listed};
use super::rejection::Rejection;
use super::walk::Walks;
use super::{LengthError, Lengths, Method, ScrambleObserver, Verdict, below};
use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::{Board, Home, Scrambler, Shape};
use crate::search::Observer;

/// On 4x4, random boards longer than this are too rare to wait for: one in a hundred
/// thousand has 72 moves, one in 350,000 has 73.
const LONGEST_REJECTION: u32 = 72;

/// Walks are used while there are at least this many times more boards than walks:
/// testing a random board is that much cheaper, because its estimate alone rejects most
/// of them.
const WALK_COST: u64 = 16;

/// The most cells of shapes whose random boards can be solved.
const MOST_CELLS: usize = 16;

/// Draws and tests candidates.
#[derive(Debug)]
pub(super) struct Candidates {
    goal: Board,
    lengths: Lengths,
    source: CandidateSource,
}

#[derive(Debug)]
enum CandidateSource {
    Listed(Box<Listed>),
    Farthest,
    Mixed {
        walks: Box<Walks>,
        /// The lengths found by walks, with the number of walks of each.
        walked: Vec<(u32, u64)>,
        /// The source of longer ones, and the number of all boards.
        random: Option<(Box<Rejection>, u64)>,
    },
}

impl Candidates {
    /// Candidates of these lengths. Fails if no board of the shortest is known to
    /// exist.
    pub(super) fn new(goal: &Board, lengths: Lengths) -> Result<Candidates, LengthError> {
        let shape = goal.shape();
        let greatest = greatest(shape, goal.blank());
        if let Some(greatest) = greatest {
            check(shape, lengths, greatest)?;
        }
        let source = if listed::serves(shape) {
            CandidateSource::Listed(Box::new(Listed::new(goal, lengths)))
        } else if lengths.least > LONGEST_REJECTION && farthest::serves(home(goal)) {
            CandidateSource::Farthest
        } else {
            mixed(goal, lengths)?
        };
        let most = match greatest {
            Some(greatest) => lengths.most.min(greatest.most),
            None => lengths.most,
        };
        Ok(Candidates {
            goal: *goal,
            lengths: Lengths { most, ..lengths },
            source,
        })
    }

    /// Prepares what every candidate needs, unless the observer stops it. Must have
    /// succeeded before the first candidate is tried.
    pub(super) fn prepare(&mut self, observer: &mut dyn ScrambleObserver) -> ControlFlow<()> {
        match &mut self.source {
            CandidateSource::Listed(listed) => listed.complete(observer),
            CandidateSource::Farthest | CandidateSource::Mixed { .. } => ControlFlow::Continue(()),
        }
    }

    /// The method in use.
    pub(super) fn method(&self) -> Method {
        match &self.source {
            CandidateSource::Listed(_) => Method::Listed,
            CandidateSource::Farthest if Some(self.lengths.least) == self.greatest() => {
                Method::Greatest
            }
            CandidateSource::Farthest => Method::Farthest,
            CandidateSource::Mixed { random: None, .. } => Method::Walk,
            CandidateSource::Mixed { walked, .. } if walked.is_empty() => Method::Rejection,
            CandidateSource::Mixed { .. } => Method::WalkAndRejection,
        }
    }

    fn greatest(&self) -> Option<u32> {
        greatest(self.goal.shape(), self.goal.blank())?.exact()
    }

    /// The number of candidates that a thread tests at a time.
    pub(super) fn run(&self) -> u64 {
        match self.source {
            CandidateSource::Farthest => 1,
            CandidateSource::Listed(_) | CandidateSource::Mixed { .. } => 8,
        }
    }

    /// Draws a candidate and tests it.
    pub(super) fn try_one(
        &self,
        random: &mut Scrambler,
        ask: &Distances<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Verdict, SolveError> {
        match &self.source {
            CandidateSource::Listed(listed) => Ok(Verdict::Kept(listed.draw(random))),
            CandidateSource::Farthest => {
                let candidate = farthest::draw(random, &self.goal, self.lengths);
                farthest::test(candidate, ask, observer)
            }
            CandidateSource::Mixed {
                walks,
                walked,
                random: boards,
            } => {
                let walks_in_all: u64 = walked.iter().map(|(_, count)| count).sum();
                let boards_in_all = boards.as_ref().map_or(0, |(_, count)| *count);
                let mut left = below(random, walks_in_all + boards_in_all);
                for &(length, count) in walked {
                    if left < count {
                        let walk = walks.draw(random, length);
                        return walks.test(&walk, ask, observer);
                    }
                    left -= count;
                }
                match boards {
                    Some((boards, _)) => boards.test(boards.draw(random), ask, observer),
                    None => Ok(Verdict::Rejected),
                }
            }
        }
    }
}

fn home(goal: &Board) -> Home {
    Home::new(goal.shape(), goal.blank())
}

/// Refuses lengths that no board is known to have: candidates would be drawn for ever.
fn check(shape: Shape, lengths: Lengths, greatest: Greatest) -> Result<(), LengthError> {
    let least = lengths.least;
    if least <= greatest.least {
        return Ok(());
    }
    Err(match greatest.exact() {
        Some(greatest) => LengthError::TooLong {
            shape,
            least,
            greatest,
        },
        None => LengthError::NotKnown {
            shape,
            least,
            known: greatest.least,
            bound: greatest.most,
        },
    })
}

/// Uses walks for the short lengths, random boards for the others.
fn mixed(goal: &Board, lengths: Lengths) -> Result<CandidateSource, LengthError> {
    let shape = goal.shape();
    let walks = Box::new(Walks::new(goal));
    let all = listed::boards(shape);
    let is_walked =
        |length: u32| length <= walks.longest() && walks.count(length) <= all / WALK_COST;
    let walked: Vec<(u32, u64)> = (lengths.least..=lengths.most)
        .take_while(|&length| is_walked(length))
        .map(|length| (length, walks.count(length)))
        .collect();
    let least = lengths.least + walked.len() as u32;
    if least > lengths.most {
        return Ok(CandidateSource::Mixed {
            walks,
            walked,
            random: None,
        });
    }
    let rest = Lengths { least, ..lengths };
    let rejection = Rejection::new(goal, rest).filter(|_| shape.cells() <= MOST_CELLS);
    let Some(rejection) = rejection else {
        let most = walks.longest();
        return Err(LengthError::TooHard { shape, most });
    };
    Ok(CandidateSource::Mixed {
        walks,
        walked,
        random: Some((Box::new(rejection), all)),
    })
}
