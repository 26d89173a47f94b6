//! The bound that references give, and why it is one.
//!
//! Let D(B) be the length of a shortest solution of B, and let the collection say
//! that D(X) >= L(X), because that was proved when X was solved or follows from
//! what was.
//!
//! **Lifting.** If a path of d slides leads from B to X, then D(B) >= L(X) - d.
//! Slides can be undone, so the path backwards leads from X to B; followed by a
//! shortest solution of B it solves X in d + D(B) slides, hence
//! D(X) <= d + D(B). What this needs: that the path exists (so d comes from a
//! search that found one, [`path_length`](super::path_length), never from an estimate), and that
//! L(X) was proved. It does not need d to be the shortest or L(X) to be exact;
//! a longer path or a smaller L only gives less.
//!
//! **Mirror.** The mirror image B' has D(B') = D(B), since mirroring a solution
//! solves the mirrored board. So what is found for B' holds for B. This needs a
//! goal that is its own mirror image, which blank-last is.
//!
//! **Parity.** Every slide moves the blank by one cell, so all solutions of B
//! have the parity of the blank's way home. A bound of the other parity can be
//! raised by one.
//!
//! **Maximum.** The larger of two lower bounds is one. So the plain estimate, if
//! it is admissible, and all that references say may be combined in any order;
//! and a reference can be passed over whenever it could not raise the best bound
//! so far: L(X) - d > best needs d <= L(X) - best - 2 (of equal parity). That range
//! shrinks as the best bound grows. Manhattan distance never exceeds d, so what
//! is out of range by it need not be searched for.
//!
//! All four boards of an entry serve as X. The original compares corner boards
//! only; a board next to the end of the walk then gets seven slides less.
//!
//! The thresholds decide only how much is looked at, never what is true.

use std::cmp::Reverse;

use super::entry::{Entry, Known};
use super::index::Index;
use super::orientation::{Orientation, mirror};
use super::path_search::PathSearch;
use super::prefix::Prefix;
use super::slot::Slot;
use super::steps::Steps;
use crate::puzzle::{PackedBoard, Slide};

/// How much is looked at. The least estimate and the farthest reference are those of
/// the Java original.
///
/// With ten thousand references a random board is within some steps of several by
/// chance, and the searches for paths to them are in vain. What they cost grows
/// quickly with the length that is allowed. Twenty slides are found nearly always,
/// and within patience; of those that go farther most are not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thresholds {
    /// Boards with a lower plain estimate are not compared: they are easy.
    pub least_estimate: u32,
    /// References that are more slides away are not searched for.
    pub farthest: u32,
    /// Boards that the searches for paths may look at, all of them together.
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

/// What references say of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lift {
    /// The heuristic's estimate.
    pub plain: u32,
    /// The bound with references; of the solutions' parity and not below `plain`.
    pub lifted: u32,
    /// References whose distance to the board was computed, and those to its mirror
    /// image. Those whose bounds could not help at any distance are not among them.
    pub reviewed: u32,
    /// Of these, the ones that were too far away to help.
    pub out_of_range: u32,
    /// What is kept for the board itself.
    pub hit: Option<Hit>,
}

/// A board that is kept itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    /// Its distance, or a lower bound.
    pub distance: u32,
    /// Whether it is the distance.
    pub exact: bool,
    /// The first slides of a solution of the board that was asked for.
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

    /// The larger bound is better, then exactness, then slides to follow.
    fn rank(&self) -> (u32, bool, bool) {
        (self.distance, self.exact, self.prefix.is_some())
    }
}

impl Index {
    /// What is kept for a board, or for its mirror image if that is more.
    pub fn hit(&self, board: PackedBoard) -> Option<Hit> {
        [Slot::of(board), Slot::of_mirror(board)]
            .iter()
            .filter_map(|slot| Some(Hit::new(self.known(slot)?, slot.mirrored)))
            .max_by_key(Hit::rank)
    }

    /// The bound for a board, seen through its [`Orientation`], whose plain estimate is
    /// `plain`. That estimate must be admissible for the result to be.
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

    /// Raises the bound by what the references near a board say.
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
        // Those that promise most come first, so that the range shrinks quickly.
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
            // Slides can be undone: the way from the reference is as long as the way to it.
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
    /// The board itself, 0, or its mirror image, 1.
    image: usize,
    corner: PackedBoard,
    board: PackedBoard,
    /// The board's distance or a lower bound of it.
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
