//! A* whose estimates come from outside, for many boards at a time.
//!
//! A learned heuristic answers a thousand boards almost as quickly as one, and a heuristic in
//! another language is called across a border that costs more than the estimate. So this search
//! expands the best `batch` boards of the open list together and asks for the estimates of all
//! their new children at once, as the batch-weighted A* of `DeepCubeA` does (Agostinelli, `McAleer`,
//! Shmakov and Baldi 2019). Unlike theirs it does not end with the first solution: it ends when no
//! open board has an f below the length of the best solution. So its solution is a shortest one if
//! the estimates are admissible, whatever the batch. A board that is reached on a shorter path is
//! opened again, so consistency is not needed.
//!
//! It calls nothing: the caller asks for [`questions`](BatchedAStar::questions) and gives
//! [`answers`](BatchedAStar::answer). `astar.rs` is the search for heuristics of this library.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

use super::closed::{Closed, Found, Full, NO_SLIDE, NONE, Status, StoredNode};
use crate::grid::TileWord;
use crate::heuristic::GREATEST_ESTIMATE;
use crate::puzzle::{Board, Cells, Puzzle, Shape, Slide};
use crate::search::moves::Moves;
use crate::search::{End, Limits, Outcome, Stats};

/// No board is this far from its goal, so a larger number is no estimate.
const GREATEST: f64 = GREATEST_ESTIMATE as f64;

/// Bytes of an estimate and of an entry of the open list. A board that is opened again has one
/// more entry, which is not counted.
const BYTES_PER_BOARD: usize = size_of::<f64>() + size_of::<Reverse<OpenBoard>>();

/// An A* search that asks its caller for estimates.
///
/// ```
/// use loyd::search::{BatchedAStar, End, Limits};
/// use loyd::{Board, Puzzle};
///
/// let puzzle = Puzzle::try_from("8 6 7/2 5 4/3 0 1".parse::<Board>()?)?;
/// let mut search = BatchedAStar::new(&puzzle, 100, 1.0, Limits::default());
/// while let Some(boards) = search.questions() {
///     // The tiles that are not on their goal cell.
///     let misplaced = |board: &Board| {
///         let cells = board.tiles().iter().zip(puzzle.goal().tiles());
///         cells.filter(|(tile, home)| **tile != 0 && tile != home).count() as f64
///     };
///     let estimates: Vec<f64> = boards.iter().map(misplaced).collect();
///     search.answer(&estimates)?;
/// }
/// let End::Solved(paths) = search.outcome().end else { panic!("nothing stops it") };
/// assert_eq!(paths[0].len(), 31);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct BatchedAStar {
    goal: u128,
    shape: Shape,
    moves: Moves,
    /// Boards that are expanded together.
    batch: usize,
    weight: f64,
    limits: Limits,
    closed: Closed<u128>,
    /// One for every stored board; not a number until it is answered.
    estimates: Vec<f64>,
    open: BinaryHeap<Reverse<OpenBoard>>,
    /// The stored boards whose estimates are awaited, by number and as boards.
    asked: Vec<u32>,
    questions: Vec<Board>,
    /// The length of the shortest solution seen.
    best: Option<u16>,
    /// The greatest of the least f before each batch: no solution is shorter, if the estimates are
    /// admissible and not multiplied.
    bound: f64,
    generated: u64,
    expanded: u64,
    ending: Option<Ending>,
}

impl std::fmt::Debug for BatchedAStar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("BatchedAStar");
        shown.field("generated", &self.generated);
        shown.field("ending", &self.ending).finish_non_exhaustive()
    }
}

/// How the search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ending {
    Solved,
    Stopped,
}

/// An answer that is no estimate.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum BadEstimate {
    /// There is not one number per board.
    #[error("there are {found} estimates for {expected} boards")]
    Count {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A number that is infinite, not a number, negative, or greater than any distance.
    #[error("{value} is not an estimate: it is not a number from 0 to {GREATEST}")]
    Value {
        /// The place of the board among those asked about.
        place: usize,
        /// The number.
        value: f64,
    },
}

/// A stored board that waits to be expanded. Ordered by f, then the deeper one first, then by age.
#[derive(Debug, Clone, Copy, PartialEq)]
struct OpenBoard {
    f: f64,
    g: Reverse<u16>,
    node: u32,
}

impl Eq for OpenBoard {}

impl PartialOrd for OpenBoard {
    fn partial_cmp(&self, other: &OpenBoard) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for OpenBoard {
    fn cmp(&self, other: &OpenBoard) -> Ordering {
        let f = self.f.total_cmp(&other.f);
        f.then_with(|| (self.g, self.node).cmp(&(other.g, other.node)))
    }
}

/// Checks one estimate per board.
pub fn check_estimates(estimates: &[f64], boards: usize) -> Result<(), BadEstimate> {
    if estimates.len() != boards {
        return Err(BadEstimate::Count {
            expected: boards,
            found: estimates.len(),
        });
    }
    let bad = |value: &f64| !(0.0..=GREATEST).contains(value);
    match estimates.iter().position(bad) {
        Some(place) => Err(BadEstimate::Value {
            place,
            value: estimates[place],
        }),
        None => Ok(()),
    }
}

impl BatchedAStar {
    /// Returns `true` if boards of this shape can be searched: those of up to 25 cells.
    pub fn fits(shape: Shape) -> bool {
        u128::fits(shape.cells())
    }

    /// A search that expands up to `batch` boards together. Estimates are multiplied by `weight`;
    /// with admissible estimates the solution is at most `weight` times as long as the shortest.
    /// Of the limits, nodes and memory count.
    ///
    /// # Panics
    /// If the board has more than 25 cells.
    pub fn new(puzzle: &Puzzle, batch: usize, weight: f64, limits: Limits) -> BatchedAStar {
        let shape = puzzle.start().shape();
        assert!(BatchedAStar::fits(shape), "{shape} boards are too large");
        let pack = |board: &Board| u128::pack(board.tiles());
        let memory = limits.memory.unwrap_or(u64::MAX);
        let mut search = BatchedAStar {
            goal: pack(puzzle.goal()),
            shape,
            moves: Moves::new(shape),
            batch: batch.max(1),
            weight,
            limits,
            closed: Closed::new(memory, BYTES_PER_BOARD),
            estimates: Vec::new(),
            open: BinaryHeap::new(),
            asked: Vec::new(),
            questions: Vec::new(),
            best: None,
            bound: 0.0,
            generated: 0,
            expanded: 0,
            ending: None,
        };
        if search.reach(pack(puzzle.start()), 0, NO_SLIDE) == Err(Full) {
            search.stop();
        }
        search
    }

    /// Returns the boards whose estimates are needed next; `None` when the search has ended. The
    /// same boards are returned until they are answered.
    pub fn questions(&mut self) -> Option<&[Board]> {
        while self.asked.is_empty() && self.ending.is_none() {
            self.expand_batch();
        }
        if self.ending.is_some() {
            return None;
        }
        Some(&self.questions)
    }

    /// Takes the estimates of the boards asked about, in their order and in slides. A bad answer
    /// changes nothing.
    pub fn answer(&mut self, estimates: &[f64]) -> Result<(), BadEstimate> {
        check_estimates(estimates, self.asked.len())?;
        for (node, &estimate) in std::mem::take(&mut self.asked).into_iter().zip(estimates) {
            self.estimates[node as usize] = estimate;
            self.wait(node);
        }
        self.questions.clear();
        Ok(())
    }

    /// Boards generated so far.
    pub const fn generated(&self) -> u64 {
        self.generated
    }

    /// Ends the search, if it has not ended, and returns what it knows. No solution is shorter
    /// than the bound of a stopped search if the estimates are admissible and the weight is 1.
    pub fn outcome(&mut self) -> Outcome {
        let best = self
            .best
            .map(|_| self.closed.path_to(self.goal, self.shape));
        let end = match (self.ending, best) {
            (Some(Ending::Solved), Some(path)) => End::Solved(vec![path]),
            (Some(Ending::Solved | Ending::Stopped) | None, best) => {
                self.stop();
                #[expect(clippy::cast_sign_loss, reason = "no estimate is negative")]
                let bound = self.bound.ceil() as u32;
                End::Stopped { bound, best }
            }
        };
        Outcome {
            end,
            stats: Stats {
                generated: self.generated,
                expanded: self.expanded,
                stored: self.closed.len() as u64,
                bytes: self.closed.bytes(),
                ..Stats::default()
            },
        }
    }

    /// Expands the best open boards, until none is left that could lead to a shorter solution.
    fn expand_batch(&mut self) {
        self.bound = self.bound.max(self.least_f());
        for _ in 0..self.batch {
            if self.generated >= self.limits.nodes.unwrap_or(u64::MAX) {
                return self.stop();
            }
            let Some(next) = self.next_open() else {
                if self.asked.is_empty() {
                    self.ending = Some(Ending::Solved);
                }
                return;
            };
            if self.expand(next.node) == Err(Full) {
                return self.stop();
            }
        }
    }

    /// Ends the search before its end.
    fn stop(&mut self) {
        self.asked.clear();
        self.questions.clear();
        self.ending = Some(Ending::Stopped);
    }

    /// Takes the best board out of the open list; `None` if none can lead to a shorter solution.
    fn next_open(&mut self) -> Option<OpenBoard> {
        self.drop_stale();
        let Reverse(first) = self.open.peek()?;
        if self.best.is_some_and(|best| first.f >= f64::from(best)) {
            return None;
        }
        self.open.pop().map(|Reverse(first)| first)
    }

    /// Drops entries of boards that were reached on a shorter path, or expanded, since.
    fn drop_stale(&mut self) {
        while let Some(Reverse(first)) = self.open.peek() {
            let node = self.closed.node(first.node);
            if node.status == Status::Open && node.g == first.g.0 {
                return;
            }
            self.open.pop();
        }
    }

    /// The least f of all boards that are not expanded, and of the best solution. All estimates
    /// are known.
    fn least_f(&mut self) -> f64 {
        self.drop_stale();
        let best = self.best.map_or(f64::INFINITY, f64::from);
        let open = self.open.peek().map_or(f64::INFINITY, |first| first.0.f);
        best.min(open)
    }

    fn expand(&mut self, number: u32) -> Result<(), Full> {
        let entry = self.closed.node_mut(number);
        entry.status = Status::Closed;
        let node = *entry;
        self.expanded += 1;
        let blank = node.state.blank();
        let last = Slide::ALL.get(usize::from(node.slide)).copied();
        let mut at = 0;
        while let Some(&go) = self.moves.from(blank, last).get(at) {
            at += 1;
            let state = node.state.exchanged(blank, go.blank);
            self.reach(state, node.g + 1, go.slide as u8)?;
        }
        Ok(())
    }

    /// Stores a board that is new, or reached on a shorter path.
    fn reach(&mut self, state: u128, g: u16, slide: u8) -> Result<(), Full> {
        let hash = state.hash();
        match self.closed.find(state, hash) {
            Found::At { node, .. } => {
                let stored = self.closed.node_mut(node);
                if stored.g <= g {
                    return Ok(());
                }
                (stored.g, stored.slide) = (g, slide);
                stored.status = Status::Open;
                self.wait(node);
            }
            Found::Nowhere { slot } => {
                let stored = StoredNode {
                    state,
                    next: NONE,
                    g,
                    slide,
                    status: Status::Open,
                };
                let number = self.closed.put(slot, stored, hash)?;
                if state == self.goal {
                    self.estimates.push(0.0);
                } else {
                    self.estimates.push(f64::NAN);
                    self.asked.push(number);
                    self.questions.push(self.board(state));
                }
            }
        }
        self.generated += u64::from(slide != NO_SLIDE);
        if state == self.goal {
            self.best = Some(self.best.map_or(g, |best| best.min(g)));
        }
        Ok(())
    }

    /// Puts a board on the open list, unless its estimate is still awaited. The goal is never
    /// expanded.
    fn wait(&mut self, node: u32) {
        let estimate = self.estimates[node as usize];
        let stored = self.closed.node(node);
        if estimate.is_nan() || stored.state == self.goal {
            return;
        }
        self.open.push(Reverse(OpenBoard {
            f: f64::from(stored.g) + self.weight * estimate,
            g: Reverse(stored.g),
            node,
        }));
    }

    fn board(&self, state: u128) -> Board {
        let cells: Cells = state.unpack();
        let tiles = &cells[..self.shape.cells()];
        Board::new(self.shape, tiles).expect("a slide keeps every tile")
    }
}
