//! Which method serves which lengths, and how it draws candidates.

use std::ops::ControlFlow;

use super::farthest;
use super::greatest::{Greatest, greatest};
use super::listed::{self, Listed};
use super::move_walk::{self, MoveWalks};
use super::rejection::Rejection;
use super::walk::Walks;
use super::{LengthError, Lengths, Method, ScrambleObserver, Verdict, below};
use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::{Board, Home, Metric, Scrambler, Shape};
use crate::search::Observer;

/// On 4x4, random boards longer than this are too rare to wait for: one in a hundred
/// thousand has 72 moves, one in 350,000 has 73.
const LONGEST_REJECTION: u32 = 72;

/// In the multi-tile metric, random 4x4 boards longer than this are too rare and too hard to wait
/// for.
const LONGEST_REJECTION_MULTI_TILE: u32 = 38;

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
    metric: Metric,
    source: CandidateSource,
}

#[derive(Debug)]
enum CandidateSource {
    Listed(Box<Listed>),
    Farthest,
    Mixed {
        walks: WalkSource,
        /// The lengths found by walks, with the number of walks of each.
        walked: Vec<(u32, u64)>,
        /// The source of longer ones, and the number of all boards.
        random: Option<(Box<Rejection>, u64)>,
    },
}

/// Walks of either metric.
#[derive(Debug)]
enum WalkSource {
    Slides(Box<Walks>),
    Moves(MoveWalks),
}

impl WalkSource {
    fn new(goal: &Board, metric: Metric) -> WalkSource {
        match metric {
            Metric::Stm => WalkSource::Slides(Box::new(Walks::new(goal))),
            Metric::Mtm => WalkSource::Moves(MoveWalks::new(goal)),
        }
    }

    /// The number of walks of a length; `None` if walks are not that long.
    fn count(&self, length: u32) -> Option<u64> {
        match self {
            WalkSource::Slides(walks) => (length <= walks.longest()).then(|| walks.count(length)),
            WalkSource::Moves(walks) => (length <= walks.longest()).then(|| walks.count(length)),
        }
    }

    /// Draws a walk of a length and tests it.
    fn try_one(
        &self,
        length: u32,
        random: &mut Scrambler,
        ask: &Distances<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Verdict, SolveError> {
        match self {
            WalkSource::Slides(walks) => walks.test(&walks.draw(random, length), ask, observer),
            WalkSource::Moves(walks) => {
                walks.test(&walks.draw(random, length), length, ask, observer)
            }
        }
    }
}

impl Candidates {
    /// Candidates of these lengths in a metric. Fails if no board of the shortest is known to
    /// exist.
    pub(super) fn new(
        goal: &Board,
        lengths: Lengths,
        metric: Metric,
    ) -> Result<Candidates, LengthError> {
        let shape = goal.shape();
        let greatest = greatest(shape, goal.blank(), metric);
        if let Some(greatest) = greatest {
            check(shape, lengths, greatest)?;
        }
        let source = if listed::serves(shape) {
            CandidateSource::Listed(Box::new(Listed::new(goal, lengths, metric)))
        } else if metric == Metric::Stm
            && lengths.least > LONGEST_REJECTION
            && farthest::serves(home(goal))
        {
            CandidateSource::Farthest
        } else {
            mixed(goal, lengths, metric)?
        };
        let most = match greatest {
            Some(greatest) => lengths.most.min(greatest.most),
            None => lengths.most,
        };
        Ok(Candidates {
            goal: *goal,
            lengths: Lengths { most, ..lengths },
            metric,
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
        greatest(self.goal.shape(), self.goal.blank(), self.metric)?.exact()
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
                        return walks.try_one(length, random, ask, observer);
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
fn mixed(goal: &Board, lengths: Lengths, metric: Metric) -> Result<CandidateSource, LengthError> {
    let shape = goal.shape();
    let walks = WalkSource::new(goal, metric);
    let all = listed::boards(shape);
    let count = |length: u32| {
        walks
            .count(length)
            .filter(|&count| count <= all / WALK_COST)
    };
    let walked: Vec<(u32, u64)> = (lengths.least..=lengths.most)
        .map_while(|length| Some((length, count(length)?)))
        .collect();
    let least = lengths.least + walked.len() as u32;
    if least > lengths.most {
        return Ok(CandidateSource::Mixed {
            walks,
            walked,
            random: None,
        });
    }
    let longest = longest_random(goal, metric);
    let is_offered = longest.is_some_and(|longest| least <= longest);
    let rest = Lengths { least, ..lengths };
    let rejection = Rejection::new(goal, rest, metric).filter(|_| is_offered);
    let Some(rejection) = rejection else {
        let longest_walk = (0..=lengths.most)
            .take_while(|&length| count(length).is_some())
            .last();
        let most = longest.or(longest_walk).unwrap_or(0);
        return Err(LengthError::TooHard { shape, most });
    };
    Ok(CandidateSource::Mixed {
        walks,
        walked,
        random: Some((Box::new(rejection), all)),
    })
}

/// The greatest length for which random boards are tested; `None` if random boards take too long
/// to solve.
fn longest_random(goal: &Board, metric: Metric) -> Option<u32> {
    let shape = goal.shape();
    match metric {
        Metric::Stm => (shape.cells() <= MOST_CELLS).then_some(u32::MAX),
        Metric::Mtm if !move_walk::is_quick(home(goal)) => None,
        Metric::Mtm if shape == Shape::FOUR => Some(LONGEST_REJECTION_MULTI_TILE),
        Metric::Mtm => Some(u32::MAX),
    }
}
