//! The lower bound that references give, and its proof.
//!
//! Let D(B) be the length of a shortest solution of B. For each stored board X the
//! collection has a lower bound D(X) >= L(X), which was proved when X was solved, or
//! follows from a bound that was.
//!
//! **Lifting.** If a path of d slides leads from B to X, then D(B) >= L(X) - d. Slides
//! can be undone, so the reversed path leads from X to B. Followed by a shortest
//! solution of B it solves X in d + D(B) slides, hence D(X) <= d + D(B). This needs two
//! things: that the path exists (so d comes from a search that found one,
//! [`path_length`](super::path_length), never from an estimate), and that L(X) was
//! proved. It does not need d to be the shortest or L(X) to be exact; a longer path or
//! a smaller L only gives a weaker bound.
//!
//! **Mirror.** The mirror image B' has D(B') = D(B), since mirroring a solution solves
//! the mirrored board. So what is found for B' holds for B. This needs a goal that is
//! its own mirror image, which blank-last is.
//!
//! **Parity.** Every slide moves the blank by one cell, so all solutions of B have the
//! parity of the blank's distance to its goal cell. A bound of the other parity can be
//! raised by one.
//!
//! **Maximum.** The larger of two lower bounds is a lower bound. So the plain estimate,
//! if it is admissible, and the bounds of all references may be combined in any order.
//! A reference can be skipped if it could not raise the best bound so far: L(X) - d >
//! best needs d <= L(X) - best - 2 (the parities are equal). That range shrinks as the
//! best bound grows. Manhattan distance never exceeds d, so a reference that is out of
//! range by Manhattan distance need not be searched for.
//!
//! All four boards of an entry serve as X. The original compares corner boards only; a
//! board next to an entry's last board then gets a bound seven slides lower.
//!
//! The thresholds decide only how many references are examined, never what is true.

use std::cmp::Reverse;

use super::entry::{Entry, Known};
use super::index::Index;
use super::orientation::{Orientation, mirror};
use super::path_search::PathSearch;
use super::prefix::Prefix;
use super::slot::Slot;
use super::steps::Steps;
use crate::puzzle::{PackedBoard, Slide};

/// How many references are examined. The least estimate and the farthest reference are
/// those of the Java original.
///
/// With ten thousand references, a random board is within some steps of several by
/// chance, and searching for paths to them is in vain. The cost of these searches grows
/// quickly with the length allowed. Paths of up to twenty slides are nearly always
/// found within the node budget; most longer ones are not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thresholds {
    /// Boards with a lower plain estimate are not compared, because they are easy.
    pub least_estimate: u32,
    /// References that are more slides away are not searched for.
    pub farthest: u32,
    /// Boards that all searches for paths together may generate.
    pub node_budget: u32,
}

impl Default for Thresholds {
    fn default() -> Thresholds {
        Thresholds {
            least_estimate: 32,
            farthest: 20,
            node_budget: 5_000,
        }
    }
}

/// The bound that references give a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lift {
    /// The heuristic's estimate.
    pub plain: u32,
    /// The bound with references; of the solutions' parity and not below `plain`.
    pub lifted: u32,
    /// The number of comparisons of references with the board and with its mirror
    /// image. References that could not help at any distance are not compared.
    pub reviewed: u32,
    /// Of these, the references that were too far away to help.
    pub out_of_range: u32,
    /// What is stored for the board itself.
    pub hit: Option<Hit>,
}

/// What is stored for the board itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    /// Its distance, or a lower bound.
    pub distance: u32,
    /// Whether `distance` is the exact distance.
    pub exact: bool,
    /// The first slides of a solution of the requested board.
    pub prefix: Option<[Slide; Prefix::LENGTH]>,
}

impl Hit {
    fn new(known: Known, mirrored: bool) -> Hit {
        let turned = |prefix: Prefix| if mirrored { prefix.mirrored() } else { prefix };
        Hit {
            distance: u32::from(known.distance),
            exact: known.exact,
            prefix: known.prefix.map(|prefix| turned(prefix).slides()),
        }
    }

    /// A larger bound is better, then an exact one, then one with first slides.
    fn rank(&self) -> (u32, bool, bool) {
        (self.distance, self.exact, self.prefix.is_some())
    }
}

impl Index {
    /// Returns what is stored for a board, or for its mirror image if that is better.
    pub fn hit(&self, board: PackedBoard) -> Option<Hit> {
        [Slot::of(board), Slot::of_mirror(board)]
            .iter()
            .filter_map(|slot| Some(Hit::new(self.known(slot)?, slot.mirrored)))
            .max_by_key(Hit::rank)
    }

    /// Returns the bound of a board, seen through its [`Orientation`], whose plain
    /// estimate is `plain`. The bound is a lower bound only if that estimate is
    /// admissible.
    pub fn lift(&self, board: PackedBoard, plain: u32, thresholds: Thresholds) -> Lift {
        let parity = Orientation::home().shape().distance(board.blank(), 15) % 2;
        let round_up = |bound: u32| bound + (bound + parity) % 2;
        let hit = self.hit(board);
        let mut lift = Lift {
            plain,
            lifted: round_up(plain.max(hit.map_or(0, |hit| hit.distance))),
            reviewed: 0,
            out_of_range: 0,
            hit,
        };
        if plain >= thresholds.least_estimate && !hit.is_some_and(|hit| hit.exact) {
            self.compare(board, thresholds, &mut lift);
        }
        lift
    }

    /// Raises the bound by the references near a board.
    fn compare(&self, board: PackedBoard, thresholds: Thresholds, lift: &mut Lift) {
        let images = [board, mirror(board)].map(Steps::of);
        let mut found: Vec<NearReference> = Vec::new();
        lift.reviewed = self.near(
            &images,
            lift.lifted,
            thresholds.farthest,
            |image, entry, step, distance| {
                found.push(NearReference::new(image, entry, step, distance));
            },
        );
        // The most promising come first, so that the range shrinks quickly.
        found.sort_unstable_by_key(|near| {
            let promise = near.known.saturating_sub(near.at_least);
            (Reverse(promise), near.at_least, near.board, near.image)
        });
        let mut node_budget = thresholds.node_budget;
        let mut searched = Vec::new();
        for near in found {
            let Some(range) = near.known.checked_sub(lift.lifted + 2) else {
                continue;
            };
            let range = range.min(thresholds.farthest);
            if near.at_least > range || node_budget == 0 {
                continue;
            }
            searched.push((near.image, near.corner));
            // Slides can be undone: the path from the reference is as long as the path
            // to it.
            let mut search = PathSearch {
                target: &images[near.image],
                node_budget: &mut node_budget,
            };
            if let Some(length) = search.length(near.board, range) {
                lift.lifted = near.known - length;
            }
        }
        searched.sort_unstable();
        searched.dedup();
        lift.out_of_range = lift.reviewed - searched.len() as u32;
    }
}

/// A reference within range of one image of the board.
#[derive(Debug, Clone, Copy)]
struct NearReference {
    /// 0 for the board itself, 1 for its mirror image.
    image: usize,
    corner: PackedBoard,
    board: PackedBoard,
    /// The reference's distance or a lower bound of it.
    known: u32,
    /// The path to it is at least this long.
    at_least: u32,
}

impl NearReference {
    fn new(image: usize, entry: &Entry, step: usize, at_least: u32) -> NearReference {
        NearReference {
            image,
            corner: entry.corner(),
            board: entry.board(step),
            known: u32::from(entry.known()[step].distance),
            at_least,
        }
    }
}
