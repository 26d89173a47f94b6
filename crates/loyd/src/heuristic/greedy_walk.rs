//! The greedy walk: the walking distance of the paper's backward search.
//!
//! [Walking distance](super::WalkingDistance) is the length of the *shortest* way to bring
//! every tile into its own line. The paper's program has it for its forward search only,
//! whose goal is always the same. Backward, where every start is another goal, it follows a
//! fixed procedure instead and counts its steps. Nothing is shortest about them: some
//! matrices take more steps than needed, and the procedure gives up after a hundred.
//!
//! Lines are completed one after the other, from the line that is farthest from the goal's
//! blank. Each step moves the blank by one line. Down takes the tile with the least goal
//! line up, up takes the tile with the greatest down.

use super::walking_distance::{MAX_LINES, Matrix, WalkingTable};

/// Tiles in a full line without the blank.
const LENGTH: u8 = MAX_LINES as u8;
/// The procedure gives up after this many steps.
const MOST_STEPS: u8 = 101;

/// Returns the steps of the greedy walk for every matrix of a table for four lines of four
/// cells, the goal's blank in line `goal`.
pub(super) fn greedy_walks(table: &WalkingTable, goal: usize) -> Vec<u8> {
    let mut walks = vec![0; table.len()];
    for (number, matrix) in table.matrices() {
        walks[usize::from(number)] = Walk::new(matrix, goal).steps();
    }
    walks
}

/// Where the blank goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BlankStep {
    Up,
    Down,
    Stay,
}

/// A matrix on its way to the goal, and how many lines are complete.
struct Walk {
    matrix: Matrix,
    goal: usize,
    done: usize,
}

impl Walk {
    /// A walk from `matrix`. If the goal's blank is in one of the first two lines, the lines
    /// are numbered from the other end.
    fn new(matrix: Matrix, goal: usize) -> Walk {
        let is_turned = goal < MAX_LINES / 2;
        let (matrix, goal) = if is_turned {
            (matrix.turned(), MAX_LINES - 1 - goal)
        } else {
            (matrix, goal)
        };
        let mut walk = Walk {
            matrix,
            goal,
            done: 0,
        };
        while walk.done < MAX_LINES && walk.is_full(walk.done) {
            walk.done += 1;
        }
        walk
    }

    fn is_full(&self, line: usize) -> bool {
        self.matrix.counts[line][line] == LENGTH - u8::from(line == self.goal)
    }

    /// Walks to the end and returns the number of steps.
    fn steps(mut self) -> u8 {
        let mut steps = 0;
        while steps < MOST_STEPS && self.done < MAX_LINES {
            // One line a step, even if the next is full as well.
            if self.is_full(self.done) {
                self.done += 1;
            }
            let last = MAX_LINES - 1;
            if self.done == MAX_LINES || self.goal == last && self.done == last {
                break;
            }
            self.make(self.choose());
            steps += 1;
        }
        steps
    }

    fn choose(&self) -> BlankStep {
        let (blank, done, last) = (self.matrix.blank, self.done, MAX_LINES - 1);
        if done < blank && blank < last {
            let wanted = |line| self.matrix.least(line) == Some(done);
            let is_near = wanted(blank + 1) && self.matrix.counts[blank][done] < LENGTH - 1;
            let is_behind = blank + 1 < last && wanted(blank + 2);
            return if is_near || is_behind {
                BlankStep::Down
            } else {
                BlankStep::Up
            };
        }
        if blank == last {
            BlankStep::Up
        } else if blank == done {
            BlankStep::Down
        } else {
            BlankStep::Stay
        }
    }

    fn make(&mut self, step: BlankStep) {
        let blank = self.matrix.blank;
        let moved = match step {
            BlankStep::Down => self.matrix.least(blank + 1).map(|goal| (blank + 1, goal)),
            BlankStep::Up => blank
                .checked_sub(1)
                .and_then(|line| self.matrix.greatest(line).map(|goal| (line, goal))),
            BlankStep::Stay => None,
        };
        let next = moved.and_then(|(line, goal)| self.matrix.after(line, goal));
        self.matrix = next.unwrap_or(self.matrix);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_never_shorter_than_the_shortest() {
        for goal in 0..MAX_LINES {
            let table = WalkingTable::build(4, 4, goal);
            let walks = table.greedy_walks();
            assert_eq!(walks[0], 0, "the goal itself");
            let pairs = || walks.iter().zip(&table.distance);
            assert!(pairs().all(|(walk, shortest)| walk >= shortest));
            // None gives up, and which side is first makes no difference.
            let (longer, longest) = match goal {
                0 | 3 => (19_196, 45),
                _ => (20_459, 45),
            };
            assert_eq!(
                pairs().filter(|(walk, shortest)| walk > shortest).count(),
                longer
            );
            assert_eq!(walks.iter().max(), Some(&longest));
        }
    }

    /// One tile is one line away: the shortest walk, and the first choice of the greedy one.
    #[test]
    fn neighbours_of_the_goal_take_one_step() {
        let table = WalkingTable::build(4, 4, 3);
        let near = table.distance.iter().zip(table.greedy_walks());
        let walks: Vec<u8> = near
            .filter(|(d, _)| **d == 1)
            .map(|(_, walk)| *walk)
            .collect();
        assert_eq!(walks, [1]);
    }
}
