//! Estimates compared with distances, and with the estimates of neighbours.
//!
//! Estimates need not be whole numbers. They are 64-bit floating-point numbers, and a third in
//! decimal digits is never exact, so comparisons allow for [`TOLERANCE`]: an estimate is too high
//! if it exceeds the distance by more than that, and a move changes it too much if it changes it
//! by more than one and that.

use std::collections::BTreeMap;
use std::fmt;

use loyd::puzzle::Board;

use super::KnownBoards;

/// What an estimate may be wrong by because of rounding: a millionth of a move.
pub const TOLERANCE: f64 = 1e-6;

/// What may be claimed of a heuristic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// No estimate exceeds the distance.
    Admissible,
    /// The goal's estimate is 0, and no move changes the estimate by more than one.
    Consistent,
}

/// The word used in every output.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Claim::Admissible => "admissible",
            Claim::Consistent => "consistent",
        })
    }
}

/// What the estimates show.
#[derive(Debug, Clone, PartialEq)]
pub struct Findings {
    /// Boards that were estimated.
    pub boards: usize,
    /// Moves between them.
    pub moves: usize,
    /// The estimate of the goal.
    pub goal_estimate: f64,
    /// How many boards of known distance are overestimated.
    pub overestimated: usize,
    /// The first of them, the nearest to the goal first.
    pub overestimates: Vec<Overestimate>,
    /// How many moves change the estimate by more than one.
    pub jumping: usize,
    /// The first of them, the nearest to the goal first.
    pub jumps: Vec<Jump>,
    /// What is true of all boards of a distance, the shortest first.
    pub by_distance: Vec<DistanceRow>,
    /// What is true of all boards with about the same estimate, the lowest first.
    pub by_estimate: Vec<EstimateRow>,
}

/// A board whose estimate exceeds its distance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Overestimate {
    /// The board.
    pub board: Board,
    /// Its distance.
    pub distance: u32,
    /// Its estimate.
    pub estimate: f64,
}

/// A move that changes the estimate by more than one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Jump {
    /// The board with the higher estimate.
    pub board: Board,
    /// Its estimate.
    pub estimate: f64,
    /// The board one move away.
    pub neighbour: Board,
    /// That board's estimate.
    pub neighbour_estimate: f64,
}

/// The estimates of all boards of one distance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DistanceRow {
    /// The distance.
    pub distance: u32,
    /// Boards with this distance.
    pub boards: usize,
    /// How many of them are overestimated.
    pub overestimated: usize,
    /// The lowest estimate.
    pub least: f64,
    /// The mean of the estimates.
    pub mean: f64,
    /// The highest estimate.
    pub most: f64,
}

/// The distances of all boards with about the same estimate.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct EstimateRow {
    /// The estimate, rounded to a whole number.
    pub estimate: i32,
    /// Boards with this estimate.
    pub boards: usize,
    /// The shortest distance.
    pub least: u32,
    /// The mean of the distances.
    pub mean: f64,
    /// The longest distance.
    pub most: u32,
}

impl Findings {
    /// Compares one estimate per board, in the order of the boards, and keeps the first `shown`
    /// counterexamples of each kind.
    ///
    /// # Panics
    /// If there are fewer estimates than boards.
    pub fn new(known: &KnownBoards, estimates: &[f64], shown: usize) -> Findings {
        let too_high = overestimated(known, estimates);
        let (moves, jumping) = jumping(known, estimates);
        let overestimate = |&place: &usize| Overestimate {
            board: known.boards()[place],
            distance: known.distance(place).unwrap_or_default(),
            estimate: estimates[place],
        };
        let jump = |&(one, other): &(usize, usize)| {
            let (high, low) = if estimates[one] > estimates[other] {
                (one, other)
            } else {
                (other, one)
            };
            Jump {
                board: known.boards()[high],
                estimate: estimates[high],
                neighbour: known.boards()[low],
                neighbour_estimate: estimates[low],
            }
        };
        Findings {
            boards: known.boards().len(),
            moves,
            goal_estimate: estimates[0],
            overestimated: too_high.len(),
            overestimates: too_high.iter().take(shown).map(overestimate).collect(),
            jumping: jumping.len(),
            jumps: jumping.iter().take(shown).map(jump).collect(),
            by_distance: by_distance(known, estimates),
            by_estimate: by_estimate(known, estimates),
        }
    }

    /// Returns `true` if the claim is not refuted.
    pub fn agree_with(&self, claim: Claim) -> bool {
        match claim {
            Claim::Admissible => self.overestimated == 0,
            Claim::Consistent => self.jumping == 0 && self.goal_estimate <= TOLERANCE,
        }
    }
}

/// The places of overestimated boards, the nearest to the goal first.
fn overestimated(known: &KnownBoards, estimates: &[f64]) -> Vec<usize> {
    let exceeds = |&place: &usize| {
        let distance = known.distance(place);
        distance.is_some_and(|distance| exceeds(estimates[place], distance))
    };
    let mut places: Vec<usize> = (0..known.boards().len()).filter(exceeds).collect();
    places.sort_by_key(|&place| known.distance(place));
    places
}

fn exceeds(estimate: f64, distance: u32) -> bool {
    estimate > f64::from(distance) + TOLERANCE
}

/// How many moves there are, and those that change the estimate by more than one, the nearest to
/// the goal first.
fn jumping(known: &KnownBoards, estimates: &[f64]) -> (usize, Vec<(usize, usize)>) {
    let mut moves = 0;
    let mut jumping = Vec::new();
    for (one, other) in known.moves() {
        moves += 1;
        if (estimates[one] - estimates[other]).abs() > 1.0 + TOLERANCE {
            jumping.push((one, other));
        }
    }
    let distance = |place| known.distance(place).unwrap_or(u32::MAX);
    jumping.sort_by_key(|&(one, other)| distance(one).min(distance(other)));
    (moves, jumping)
}

fn by_distance(known: &KnownBoards, estimates: &[f64]) -> Vec<DistanceRow> {
    let mut levels: Vec<Vec<f64>> = Vec::new();
    for (place, &estimate) in estimates.iter().enumerate() {
        if let Some(distance) = known.distance(place) {
            let distance = distance as usize;
            levels.resize_with(levels.len().max(distance + 1), Vec::new);
            levels[distance].push(estimate);
        }
    }
    let rows = levels
        .iter()
        .zip(0..)
        .filter(|(level, _)| !level.is_empty());
    rows.map(|(level, distance)| DistanceRow {
        distance,
        boards: level.len(),
        overestimated: level.iter().filter(|&&h| exceeds(h, distance)).count(),
        least: level.iter().copied().fold(f64::INFINITY, f64::min),
        mean: crate::distribution::mean(level),
        most: level.iter().copied().fold(f64::NEG_INFINITY, f64::max),
    })
    .collect()
}

fn by_estimate(known: &KnownBoards, estimates: &[f64]) -> Vec<EstimateRow> {
    let mut groups: BTreeMap<i32, Vec<u32>> = BTreeMap::new();
    for (place, estimate) in estimates.iter().enumerate() {
        if let Some(distance) = known.distance(place) {
            let group = groups.entry(estimate.round() as i32).or_default();
            group.push(distance);
        }
    }
    let row = |(estimate, distances): (i32, Vec<u32>)| {
        let lengths: Vec<f64> = distances.iter().map(|&distance| distance.into()).collect();
        EstimateRow {
            estimate,
            boards: distances.len(),
            least: distances.iter().copied().min().unwrap_or(0),
            mean: crate::distribution::mean(&lengths),
            most: distances.iter().copied().max().unwrap_or(0),
        }
    };
    groups.into_iter().map(row).collect()
}
