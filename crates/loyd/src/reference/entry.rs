//! What is known of the four boards of one entry, and how two entries are merged.
//!
//! A distance is either exact, and then comes with the first slides of a solution, or a
//! proved lower bound. Two boards of an entry that are k steps of the blank apart
//! differ by at most k in distance. So what is known of one bounds the others, and
//! exact distances that differ by more cannot both be true. Every entry that this file
//! accepts has been checked for that.

use std::fmt;

use super::orientation::Orientation;
use super::prefix::Prefix;
use super::slot::Slot;
use crate::puzzle::facts::GREATEST_4X4;
use crate::puzzle::{Board, PackedBoard, Path, reachable};

/// No 4x4 board is farther from a goal with the blank in a corner.
pub const FARTHEST: u8 = GREATEST_4X4 as u8;

/// What is known of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    /// No solution is shorter.
    pub distance: u8,
    /// Whether there is a solution of that length.
    pub exact: bool,
    /// The first slides of a solution of that length.
    pub prefix: Option<Prefix>,
}

/// A corner board with what is known of it and of the three other boards of its entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    corner: PackedBoard,
    known: [Known; 4],
}

/// Why an entry is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// The board is not the corner board of an entry.
    #[error("{0} has its blank in no corner that entries are kept for")]
    NoCorner(Board),
    /// The goal cannot be reached.
    #[error("{0} cannot reach the goal")]
    Unsolvable(Board),
    /// The length has the wrong parity or is above 80.
    #[error("{board} cannot be {distance} slides from the goal")]
    Impossible {
        /// The board.
        board: Board,
        /// The distance claimed.
        distance: u8,
    },
    /// The first slides cannot be made, or no solution of that length is known.
    #[error("the first slides kept for {0} are not the beginning of a solution")]
    Prefix(Board),
    /// Two distances that cannot both be true.
    #[error("{board} is said to be {exact} slides away, but also at least {bound}")]
    Both {
        /// The board.
        board: Board,
        /// The length of a solution of it.
        exact: u8,
        /// The lower bound above that.
        bound: u8,
    },
}

impl Entry {
    /// An entry with these values for its four boards. Lower bounds that follow from
    /// the other values are raised.
    pub fn new(corner: PackedBoard, known: [Known; 4]) -> Result<Entry, Contradiction> {
        let board = Board::from(corner);
        if !Slot::is_corner(corner) {
            return Err(Contradiction::NoCorner(board));
        }
        if !reachable(&board, &Orientation::home().board()) {
            return Err(Contradiction::Unsolvable(board));
        }
        let mut entry = Entry { corner, known };
        for step in 0..4 {
            entry.check(step)?;
        }
        entry.spread()?;
        Ok(entry)
    }

    /// The entry of a solved board: exact in its slot, lower bounds beside it. `path`
    /// must be a shortest solution.
    pub fn solved(board: PackedBoard, path: &Path) -> Result<Entry, Contradiction> {
        let slot = Slot::of(board);
        let shown = Board::from(board);
        let distance = u8::try_from(path.len()).unwrap_or(u8::MAX);
        if path.replay(&shown) != Ok(Orientation::home().board()) {
            return Err(Contradiction::Impossible {
                board: shown,
                distance,
            });
        }
        let prefix = Prefix::of(path).map(|prefix| {
            if slot.mirrored {
                prefix.mirrored()
            } else {
                prefix
            }
        });
        let mut known = [0, 1, 2, 3].map(|step: usize| Known {
            distance: distance.saturating_sub(step.abs_diff(slot.step) as u8),
            exact: false,
            prefix: None,
        });
        known[slot.step] = Known {
            distance,
            exact: true,
            prefix,
        };
        Entry::new(slot.corner, known)
    }

    /// The corner board.
    pub const fn corner(&self) -> PackedBoard {
        self.corner
    }

    /// What is known of the four boards, the corner board first.
    pub const fn known(&self) -> &[Known; 4] {
        &self.known
    }

    /// Returns the board at a step of the entry.
    pub fn board(&self, step: usize) -> PackedBoard {
        Slot::board(self.corner, step)
    }

    /// Returns `true` if all four distances are exact.
    pub fn is_complete(&self) -> bool {
        self.known.iter().all(|known| known.exact)
    }

    /// Merges two entries of the same corner board: keeps the larger lower bounds and
    /// everything exact. Fails if they contradict each other.
    pub fn merged(&self, other: &Entry) -> Result<Entry, Contradiction> {
        let mut known = self.known;
        for (step, mine) in known.iter_mut().enumerate() {
            let theirs = other.known[step];
            for (exact, bound) in [(*mine, theirs), (theirs, *mine)] {
                if exact.exact && bound.distance > exact.distance {
                    return Err(self.both(step, exact.distance, bound.distance));
                }
            }
            let better = (theirs.exact, theirs.distance) > (mine.exact, mine.distance);
            if better || (theirs.exact && mine.prefix.is_none()) {
                *mine = theirs;
            }
        }
        Entry::new(self.corner, known)
    }

    fn both(&self, step: usize, exact: u8, bound: u8) -> Contradiction {
        Contradiction::Both {
            board: Board::from(self.board(step)),
            exact,
            bound,
        }
    }

    /// Checks the values of one board by themselves.
    fn check(&self, step: usize) -> Result<(), Contradiction> {
        let (board, known) = (self.board(step), self.known[step]);
        let shown = || Board::from(board);
        let distance = known.distance;
        let parity = Orientation::home().shape().distance(board.blank(), 15) % 2;
        if distance > FARTHEST || u32::from(distance) % 2 != parity {
            let board = shown();
            return Err(Contradiction::Impossible { board, distance });
        }
        match known.prefix {
            Some(prefix) if !begins_solution(prefix, board, known) => {
                Err(Contradiction::Prefix(shown()))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Raises lower bounds to what follows from the others.
    fn spread(&mut self) -> Result<(), Contradiction> {
        let before = self.known;
        for step in 0..4 {
            let steps = |other: usize| other.abs_diff(step) as u8;
            let implied = (0..4)
                .map(|other| before[other].distance.saturating_sub(steps(other)))
                .max()
                .unwrap_or(0);
            let known = &mut self.known[step];
            if implied > known.distance {
                if known.exact {
                    let exact = known.distance;
                    return Err(self.both(step, exact, implied));
                }
                known.distance = implied;
            }
        }
        Ok(())
    }
}

/// Returns `true` if the slides can start a solution of the known length: the length is
/// exact and not below the number of slides, and every slide can be made.
fn begins_solution(prefix: Prefix, board: PackedBoard, known: Known) -> bool {
    known.exact && usize::from(known.distance) >= Prefix::LENGTH && prefix.replay(board).is_some()
}

/// `67, 66, 67+, 68`: a plus marks a lower bound.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (step, known) in self.known.iter().enumerate() {
            let separator = if step == 0 { "" } else { ", " };
            let more = if known.exact { "" } else { "+" };
            write!(f, "{separator}{}{more}", known.distance)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(text: &str) -> PackedBoard {
        PackedBoard::try_from(&text.parse::<Board>().unwrap()).unwrap()
    }

    fn bounds(distances: [u8; 4]) -> [Known; 4] {
        distances.map(|distance| Known {
            distance,
            exact: false,
            prefix: None,
        })
    }

    fn exact(mut known: [Known; 4], step: usize, distance: u8) -> [Known; 4] {
        known[step] = Known {
            distance,
            exact: true,
            prefix: None,
        };
        known
    }

    const CORNER: &str = "12 15 4 0/11 8 3 7/14 10 6 2/9 13 5 1";

    #[test]
    fn siblings_of_a_solved_board_get_bounds() {
        // Solved at step 3 with 68 slides, as in the original's example.
        let entry = Entry::new(packed(CORNER), exact(bounds([1, 0, 1, 0]), 3, 68)).unwrap();
        assert_eq!(entry.to_string(), "65+, 66+, 67+, 68");
    }

    #[test]
    fn merging_keeps_what_is_stronger_and_refuses_what_cannot_be() {
        let corner = packed(CORNER);
        let one = Entry::new(corner, exact(bounds([65, 66, 67, 68]), 3, 68)).unwrap();
        let other = Entry::new(corner, exact(bounds([67, 66, 65, 64]), 0, 67)).unwrap();
        let both = one.merged(&other).unwrap();
        assert_eq!(both.to_string(), "67, 66+, 67+, 68");
        assert_eq!(other.merged(&one).unwrap(), both);
        let wrong = Entry::new(corner, exact(bounds([61, 62, 63, 64]), 3, 66)).unwrap();
        assert!(matches!(
            one.merged(&wrong),
            Err(Contradiction::Both {
                exact: 66,
                bound: 68,
                ..
            })
        ));
        let higher = Entry::new(corner, bounds([67, 68, 69, 70])).unwrap();
        assert!(one.merged(&higher).is_err());
    }

    #[test]
    fn impossible_values_are_refused() {
        let corner = packed(CORNER);
        assert!(Entry::new(corner, bounds([64, 65, 66, 67])).is_err());
        assert!(Entry::new(corner, bounds([81, 80, 79, 78])).is_err());
        let far_apart = exact(exact(bounds([1, 0, 1, 0]), 0, 61), 3, 68);
        assert!(Entry::new(corner, far_apart).is_err());
        let walked = Slot::board(corner, 1);
        assert!(matches!(
            Entry::new(walked, bounds([1, 0, 1, 0])),
            Err(Contradiction::NoCorner(_))
        ));
        let unsolvable = packed("12 15 4 0/11 8 3 7/14 10 6 2/9 13 1 5");
        assert!(matches!(
            Entry::new(unsolvable, bounds([1, 0, 1, 0])),
            Err(Contradiction::Unsolvable(_))
        ));
    }

    #[test]
    fn prefixes_longer_than_the_distance_are_refused() {
        // The blank goes around the corner twice, which is possible and eight slides long.
        let start = packed("1 2 3 4/5 6 7 8/9 10 15 11/13 14 12 0");
        let path: Path = "RDLURDLU".parse().unwrap();
        let prefix = Prefix::of(&path);
        assert!(prefix.unwrap().replay(start).is_some());
        let slot = Slot::of(start);
        assert_eq!((slot.step, slot.mirrored), (0, false));
        let known = |distance| {
            let mut known = bounds([0, 1, 0, 1]);
            known[0] = Known {
                distance,
                exact: true,
                prefix,
            };
            Entry::new(slot.corner, known)
        };
        for distance in [0, 2, 4, 6] {
            let refused = Err(Contradiction::Prefix(Board::from(start)));
            assert_eq!(known(distance), refused, "{distance}");
        }
        assert!(known(8).is_ok());
    }

    #[test]
    fn a_solution_of_a_mirrored_board_is_kept_mirrored() {
        // The blank is in the lower left quadrant, which has number 3. The mirror image
        // was made by hand: rows are columns, and each tile has the name of the goal's
        // tile on the mirrored cell.
        let start = packed("1 2 3 4/10 5 7 8/0 13 11 12/6 9 14 15");
        let solution: Path = "ULDRDLURULLL".parse().unwrap();
        let image = packed("1 7 0 6/5 2 4 3/9 10 11 8/13 14 15 12");
        let mirrored: Path = "LURDRULDLUUU".parse().unwrap();
        let goal = Ok(Orientation::home().board());
        assert_eq!(mirrored.replay(&Board::from(image)), goal);
        let slot = Slot::of(start);
        assert_eq!((slot.step, slot.mirrored), (3, true));

        let entry = Entry::solved(start, &solution).unwrap();
        assert_eq!(entry.board(3), image);
        let known = entry.known()[3];
        assert_eq!((known.distance, known.exact), (12, true));
        let prefix = known.prefix.unwrap();
        assert_eq!(prefix.slides().as_slice(), &mirrored.slides()[..8]);
        // The same slides solve the mirror image directly, so both make one entry.
        assert_eq!(Entry::solved(image, &mirrored), Ok(entry));
        // A solution of the mirror image does not solve the board.
        assert!(Entry::solved(start, &mirrored).is_err());
    }
}
