//! Focal searches whose estimates and policy come from outside, for many boards at a time.
//!
//! As `batched.rs` is A* for a heuristic that only the caller knows, this is focal search and focal
//! discrepancy search (`focal.rs`, `discrepancy.rs`) for such an estimate and such a policy. The
//! bound is kept by a heuristic of the library, so it holds whatever the caller answers. The first
//! `batch` boards of the focal list are expanded together; a batch of 1 is the plain search.
//!
//! It calls nothing: the caller asks for [`questions`](BatchedFocal::questions) and gives
//! [`answers`](BatchedFocal::answer).

use super::batched::{BadEstimate, check_estimates};
use super::closed::{Closed, Found, Full, NO_SLIDE, NONE, Status, StoredNode};
use super::discrepancy::Discrepancy;
use super::focal::{focal_key, leaning};
use super::focal_list::{BYTES_PER_BOARD, FocalEntry, FocalList};
use crate::grid::TileWord;
use crate::heuristic::{Heuristic, Weight};
use crate::puzzle::{Board, Cells, Puzzle, Shape, Slide};
use crate::search::moves::Moves;
use crate::search::{End, Limits, Outcome, Stats};

/// How much the caller likes each slide of a board, by the numbers of [`Slide::ALL`]: more is
/// better. Slides that the board does not have are not read.
pub type Preferences = [f64; 4];

/// What the caller said of a stored board.
#[derive(Debug, Clone, Copy)]
struct Answer {
    /// Not a number until it is answered.
    estimate: f64,
    preferences: Preferences,
    /// Of the path to the board.
    discrepancies: u64,
    /// The estimate that keeps the bound, in units.
    h: u32,
}

/// The admissible estimate of a board, in units.
type Bounding = Box<dyn Fn(&Board) -> u32 + Send>;

/// A focal search that asks its caller.
pub struct BatchedFocal {
    start: Board,
    goal: u128,
    shape: Shape,
    moves: Moves,
    batch: usize,
    discrepancy: Option<Discrepancy>,
    limits: Limits,
    bounding: Bounding,
    unit: u32,
    closed: Closed<u128>,
    list: FocalList,
    leaning: f64,
    answers: Vec<Answer>,
    /// The stored boards that are asked about, by number and as boards.
    asked: Vec<u32>,
    questions: Vec<Board>,
    /// The length of the shortest solution seen.
    best: Option<u32>,
    generated: u64,
    expanded: u64,
    /// Whether a solution within the bound was found; `None` while the search goes on.
    solved: Option<bool>,
}

impl std::fmt::Debug for BatchedFocal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("BatchedFocal");
        shown.field("generated", &self.generated);
        shown.field("solved", &self.solved).finish_non_exhaustive()
    }
}

impl BatchedFocal {
    /// A search of a puzzle whose goal has its tiles in order. `heuristic` is for that goal and
    /// keeps the bound `weight`. Without a `discrepancy`, boards are ordered by the estimate alone.
    /// Of the limits, nodes and memory count.
    ///
    /// # Panics
    /// If the board has more than 25 cells.
    pub fn new<H: Heuristic + Send + 'static>(
        puzzle: &Puzzle,
        heuristic: H,
        (discrepancy, weight): (Option<Discrepancy>, Weight),
        batch: usize,
        limits: Limits,
    ) -> BatchedFocal {
        let start = puzzle.canonical_start();
        let shape = start.shape();
        assert!(u128::fits(shape.cells()), "{shape} boards are too large");
        let bounding = move |board: &Board| heuristic.estimate(heuristic.start(board.cells()));
        let memory = limits.memory.unwrap_or(u64::MAX);
        let bytes = size_of::<Answer>() + BYTES_PER_BOARD;
        let mut search = BatchedFocal {
            start,
            goal: u128::pack(puzzle.home().board().tiles()),
            shape,
            moves: Moves::new(shape),
            batch: batch.max(1),
            discrepancy,
            limits,
            bounding: Box::new(bounding),
            unit: H::UNIT,
            closed: Closed::new(memory, bytes),
            list: FocalList::new(weight),
            leaning: leaning(weight),
            answers: Vec::new(),
            asked: Vec::new(),
            questions: Vec::new(),
            best: None,
            generated: 0,
            expanded: 0,
            solved: None,
        };
        let state = u128::pack(search.start.tiles());
        if search.reach(state, (0, NO_SLIDE), 0) == Err(Full) {
            search.end(false);
        }
        search
    }

    /// Returns the boards to answer about next; `None` when the search has ended. The same boards
    /// are returned until they are answered.
    pub fn questions(&mut self) -> Option<&[Board]> {
        while self.asked.is_empty() && self.solved.is_none() {
            self.expand_batch();
        }
        self.solved.is_none().then_some(&self.questions)
    }

    /// Takes the estimates of the boards asked about, in their order and in slides, and the
    /// preferences among their slides, which are only read if discrepancies are counted. A bad
    /// answer changes nothing.
    pub fn answer(
        &mut self,
        estimates: &[f64],
        preferences: &[Preferences],
    ) -> Result<(), BadEstimate> {
        check_estimates(estimates, self.asked.len())?;
        if self.discrepancy.is_some() && preferences.len() != self.asked.len() {
            return Err(BadEstimate::Count {
                expected: self.asked.len(),
                found: preferences.len(),
            });
        }
        self.questions.clear();
        for (place, node) in std::mem::take(&mut self.asked).into_iter().enumerate() {
            let answer = &mut self.answers[node as usize];
            answer.estimate = estimates[place];
            if let Some(preferences) = preferences.get(place) {
                answer.preferences = *preferences;
            }
            self.wait(node);
        }
        Ok(())
    }

    /// Ends the search, if it has not ended, and returns what it knows.
    pub fn outcome(&mut self) -> Outcome {
        let path = self.best.map(|_| {
            let goal = self.goal;
            self.closed.path_to(goal, self.shape)
        });
        let end = match (self.solved, path) {
            (Some(true), Some(path)) => End::Solved(vec![path]),
            (_, best) => {
                self.end(false);
                let bound = self.list.bound().div_ceil(self.unit);
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

    /// No solution is shorter than this many slides, if the heuristic is admissible.
    pub fn lower_bound(&self) -> u32 {
        self.list.bound().div_ceil(self.unit)
    }

    fn end(&mut self, solved: bool) {
        self.asked.clear();
        self.questions.clear();
        self.solved = Some(solved);
    }

    /// Expands the first boards of the focal list, unless a solution is within the bound.
    fn expand_batch(&mut self) {
        if !self.list.raise_limit(&mut self.closed) {
            return self.end(false);
        }
        let limit = self.list.limit();
        if self.best.is_some_and(|best| best * self.unit <= limit) {
            return self.end(true);
        }
        for _ in 0..self.batch {
            if self.generated >= self.limits.nodes.unwrap_or(u64::MAX) {
                return self.end(false);
            }
            let Some(node) = self.list.pop(&self.closed) else {
                return;
            };
            if self.expand(node) == Err(Full) {
                return self.end(false);
            }
        }
    }

    fn expand(&mut self, number: u32) -> Result<(), Full> {
        let entry = self.closed.node_mut(number);
        entry.status = Status::Closed;
        let node = *entry;
        self.expanded += 1;
        let blank = node.state.blank();
        let last = Slide::ALL.get(usize::from(node.slide)).copied();
        let answer = self.answers[number as usize];
        let moves: Vec<_> = self.moves.from(blank, last).to_vec();
        let preference = |at: usize| answer.preferences[moves[at].slide as usize];
        for (at, go) in moves.iter().enumerate() {
            let is_before = |other: &usize| {
                let (theirs, mine) = (preference(*other), preference(at));
                theirs > mine || theirs >= mine && *other < at
            };
            let rank = (0..moves.len()).filter(is_before).count() as u64;
            let more = match self.discrepancy {
                None => 0,
                Some(Discrepancy::Best) => rank.min(1),
                Some(Discrepancy::Rank) => rank,
            };
            let state = node.state.exchanged(blank, go.blank);
            let way = (node.g + 1, go.slide as u8);
            self.reach(state, way, answer.discrepancies + more)?;
        }
        Ok(())
    }

    /// Stores a board that is new or reached on a shorter path.
    fn reach(
        &mut self,
        state: u128,
        (g, slide): (u16, u8),
        discrepancies: u64,
    ) -> Result<(), Full> {
        let hash = state.hash();
        let child = StoredNode {
            state,
            next: NONE,
            g,
            slide,
            status: Status::Open,
        };
        match self.closed.find(state, hash) {
            Found::At { node, .. } if self.closed.node(node).g <= g => return Ok(()),
            Found::At { node, slot } => {
                let mut answer = self.answers[node as usize];
                answer.discrepancies = discrepancies;
                let stored = self.closed.node_mut(node);
                let is_waiting = stored.status == Status::Open && !answer.estimate.is_nan();
                let number = if is_waiting {
                    // It cannot be removed from the list that it waits in.
                    stored.status = Status::Stale;
                    self.list.remove(node);
                    self.answers.push(answer);
                    self.closed.put(slot, child, hash)?
                } else {
                    *stored = child;
                    self.answers[node as usize] = answer;
                    node
                };
                if !answer.estimate.is_nan() {
                    self.wait(number);
                }
            }
            Found::Nowhere { slot } => {
                let number = self.closed.put(slot, child, hash)?;
                let cells: Cells = state.unpack();
                let board = Board::new(self.shape, &cells[..self.shape.cells()]);
                let board = board.expect("a slide keeps every tile");
                self.answers.push(Answer {
                    estimate: f64::NAN,
                    preferences: [0.0; 4],
                    discrepancies,
                    h: (self.bounding)(&board),
                });
                self.asked.push(number);
                self.questions.push(board);
            }
        }
        self.generated += u64::from(slide != NO_SLIDE);
        if state == self.goal {
            let g = u32::from(g);
            self.best = Some(self.best.map_or(g, |best| best.min(g)));
        }
        Ok(())
    }

    /// Puts a board whose answer is known on the open list.
    fn wait(&mut self, node: u32) {
        let answer = self.answers[node as usize];
        let g = self.closed.node(node).g;
        let entry = FocalEntry {
            key: focal_key(answer.discrepancies, g, self.leaning * answer.estimate),
            f: u32::from(g) * self.unit + answer.h,
        };
        self.list.push(&mut self.closed, node, entry);
    }
}
