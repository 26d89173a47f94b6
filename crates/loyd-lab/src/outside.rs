//! A board solved with a heuristic that only the caller knows: a function in Python, a network.
//!
//! Plans name heuristics, and such a one has no name that the library could look up. So it is no
//! part of a plan: the caller runs an [`OutsideSearch`] for each board, which is the library's
//! [`BatchedAStar`] with a clock and limits, and hands its measurements in afterwards. Nobody has
//! proved what the caller says of the heuristic, so such a search never makes a length known
//! (`evaluation.rs`).

use std::time::Duration;

use loyd::heuristic::Heuristic;
use loyd::puzzle::{Board, Goal, Puzzle};
use loyd::search::{BadEstimate, BatchedAStar, End, Limits, Problem};
use loyd::spec::HeuristicSpec;
use loyd::{Guarantee, HeuristicVisitor, References, SolveError, Weight};
use loyd_engine::{Engine, NoListener, Peak, SolveOptions};

use crate::Plan;

/// What the search is called in records.
pub(crate) const OUTSIDE_SEARCH: &str = "batched-astar";

/// One board solved once with a heuristic from outside.
#[derive(Debug, Clone)]
pub struct OutsideMeasurement {
    /// What the caller calls the heuristic.
    pub heuristic: String,
    /// Which time it was, from 1.
    pub run: usize,
    /// The place of its board among the plan's, from 0.
    pub instance: usize,
    /// What was proved, if the heuristic is what the caller says.
    pub guarantee: Guarantee,
    /// No solution is shorter than this.
    pub lower_bound: u32,
    /// The length of the solution found.
    pub upper_bound: u32,
    /// Boards generated.
    pub generated: u64,
    /// Boards expanded.
    pub expanded: u64,
    /// Seconds from the first question to the last answer, with the caller's.
    pub seconds: f64,
    /// The most memory held since the search began, where the system tells.
    pub peak_bytes: Option<u64>,
}

/// One board being solved. Ask, answer, and at last finish it.
#[derive(Debug)]
pub struct OutsideSearch {
    search: BatchedAStar,
    /// The board as it is asked about.
    seen: Puzzle,
    instance: usize,
    puzzle: Puzzle,
    admissible: bool,
    weight: Option<Weight>,
    time: Option<Duration>,
    began: Duration,
    peak: Peak,
}

/// Returns a puzzle whose goal is `goal` and whose solutions are as long: the puzzle itself, or
/// the puzzle after half a turn with its tiles renamed. `None` if neither has that goal.
///
/// ```text
///  blank-first   half a turn   renamed: 9 - tile
///  1 0 2         8 7 6         1 2 3
///  3 4 5         5 4 3         4 5 6
///  6 7 8         2 0 1         7 0 8
/// ```
pub fn seen_with_goal(puzzle: &Puzzle, goal: &Goal) -> Option<Puzzle> {
    let target = goal.board(puzzle.goal().shape())?;
    if *puzzle.goal() == target {
        return Some(*puzzle);
    }
    if turned(puzzle.goal()) != target {
        return None;
    }
    Puzzle::new(turned(puzzle.start()), &Goal::Board(target)).ok()
}

/// Turns a board by 180 degrees and renames its tiles in the opposite order.
fn turned(board: &Board) -> Board {
    let largest = (board.shape().cells() - 1) as u8;
    let renamed = |&tile: &u8| if tile == 0 { 0 } else { largest - tile + 1 };
    let tiles: Vec<u8> = board.tiles().iter().rev().map(renamed).collect();
    Board::new(board.shape(), &tiles).expect("renaming keeps every tile")
}

impl OutsideSearch {
    /// Starts to solve a board of the plan, within the plan's limits. `seen` is the board as it is
    /// asked about; `admissible` is what the caller says of the heuristic.
    pub fn start(
        plan: &Plan,
        instance: usize,
        seen: Puzzle,
        admissible: bool,
        batch: usize,
        engine: &Engine,
    ) -> OutsideSearch {
        let factor = plan.weight.map_or(1.0, Weight::factor);
        let limits = Limits::default().nodes(plan.nodes).memory(plan.memory);
        OutsideSearch {
            search: BatchedAStar::new(&seen, batch, factor, limits),
            seen,
            instance,
            puzzle: *plan.set.instances[instance].puzzle(),
            admissible,
            weight: plan.weight,
            time: plan.time,
            began: engine.now(),
            peak: Peak::afresh(),
        }
    }

    /// Returns the boards to estimate next; `None` when the search has ended or its time is up.
    pub fn questions(&mut self, engine: &Engine) -> Option<&[Board]> {
        let time = self.time.unwrap_or(Duration::MAX);
        if engine.now().saturating_sub(self.began) >= time {
            return None;
        }
        self.search.questions()
    }

    /// Takes the estimates of these boards, in their order.
    pub fn answer(&mut self, estimates: &[f64]) -> Result<(), BadEstimate> {
        self.search.answer(estimates)
    }

    /// Boards generated so far.
    pub const fn generated(&self) -> u64 {
        self.search.generated()
    }

    /// Ends the search and returns what it found.
    ///
    /// # Panics
    /// If the search returned a path that is no solution.
    pub fn finish(
        mut self,
        heuristic: String,
        run: usize,
        engine: &Engine,
    ) -> Result<OutsideMeasurement, SolveError> {
        let outcome = self.search.outcome();
        let seconds = engine.now().saturating_sub(self.began).as_secs_f64();
        let estimated = lower_bound(&self.puzzle, engine)?;
        let problem = Problem::from(&self.puzzle);
        let (guarantee, lower_bound, upper_bound) = match outcome.end {
            End::Solved(paths) => {
                let path = &paths[0];
                let end = self.seen.start().apply(path).expect("legal slides");
                assert_eq!(end, *self.seen.goal(), "not a solution");
                let length = path.len() as u32;
                let (guarantee, proved) = match (self.admissible, self.weight) {
                    (true, None) => (Guarantee::Optimal, length),
                    (true, Some(weight)) => (Guarantee::Bounded, weight.divide_up(length)),
                    (false, _) => (Guarantee::Feasible, 0),
                };
                (guarantee, problem.round_up(proved).max(estimated), length)
            }
            End::Stopped { bound, best } => {
                let known = match best {
                    Some(path) => path.len() as u32,
                    None => some_length(&self.puzzle, engine)?,
                };
                let trusted = self.admissible && self.weight.is_none();
                let proved = problem.round_up(if trusted { bound } else { 0 });
                (Guarantee::Limit, proved.max(estimated), known)
            }
        };
        Ok(OutsideMeasurement {
            heuristic,
            run,
            instance: self.instance,
            guarantee,
            lower_bound,
            upper_bound,
            generated: outcome.stats.generated,
            expanded: outcome.stats.expanded,
            seconds,
            peak_bytes: self.peak.bytes(engine.now()),
        })
    }
}

/// A lower bound that needs no search: Manhattan distance with linear conflict.
fn lower_bound(puzzle: &Puzzle, engine: &Engine) -> Result<u32, SolveError> {
    let spec = HeuristicSpec::LinearConflict;
    engine
        .solver()
        .with_heuristic(&spec, puzzle.home(), Ceiling(puzzle))
}

struct Ceiling<'a>(&'a Puzzle);

impl HeuristicVisitor for Ceiling<'_> {
    type Output = u32;

    fn visit<H: Heuristic>(self, heuristic: &H) -> u32 {
        let problem = Problem::from(self.0);
        problem.round_up(heuristic.estimate_board(&problem.start).ceiling())
    }
}

/// The length of some solution, which is quick to find.
fn some_length(puzzle: &Puzzle, engine: &Engine) -> Result<u32, SolveError> {
    let options = SolveOptions {
        heuristic: HeuristicSpec::Manhattan,
        references: References::Ignore,
        limits: Limits::default().nodes(Some(1)),
        ..SolveOptions::default()
    };
    let mut watch = engine.watch(NoListener);
    let solved = engine.solve(puzzle, &options, &mut watch)?;
    Ok(solved.report.upper_bound)
}

#[cfg(test)]
mod tests {
    use loyd::Solver;
    use loyd::puzzle::{Home, Shape};
    use loyd_engine::SystemClock;

    use super::*;
    use crate::export::BoardRecord;
    use crate::{Evaluation, NamedSet, Set, Setting, SilentRun, run};

    fn engine() -> Engine {
        Engine::keeping_tables(Solver::new(), SystemClock::new())
    }

    fn manhattan(board: &Board) -> f64 {
        let shape = board.shape();
        let tiles = (0..shape.cells()).filter(|&cell| board.tile(cell) != 0);
        let moves = tiles.map(|cell| shape.distance(cell, usize::from(board.tile(cell)) - 1));
        f64::from(moves.sum::<u32>())
    }

    fn measure(plan: &Plan, instance: usize, factor: f64, admissible: bool) -> OutsideMeasurement {
        let engine = engine();
        let puzzle = plan.set.instances[instance].puzzle();
        let seen = seen_with_goal(puzzle, &Goal::BlankLast).expect("a corner");
        let mut search = OutsideSearch::start(plan, instance, seen, admissible, 20, &engine);
        while let Some(boards) = search.questions(&engine) {
            let estimates: Vec<f64> = boards.iter().map(|b| factor * manhattan(b)).collect();
            search.answer(&estimates).expect("estimates");
        }
        search
            .finish("mine".to_owned(), 1, &engine)
            .expect("solved")
    }

    #[test]
    fn half_a_turn_changes_no_distance() {
        let set = NamedSet::find("korf100").expect("a set").load();
        for instance in &set.instances {
            let seen = seen_with_goal(instance.puzzle(), &Goal::BlankLast).expect("a corner");
            assert_eq!(*seen.goal(), Home::blank_last(Shape::FOUR).board());
            let again = seen_with_goal(&seen, &Goal::BlankFirst).expect("a corner");
            assert_eq!(again.start(), instance.board());
        }
        // The goal is a board with the blank in the middle.
        let middle = Home::new(Shape::THREE, 4).board();
        assert!(seen_with_goal(&Puzzle::solved(middle), &Goal::BlankLast).is_none());
        let easy = set
            .instances
            .iter()
            .find(|i| i.optimal == Some(41))
            .expect("the 79th");
        let seen = seen_with_goal(easy.puzzle(), &Goal::BlankLast).expect("a corner");
        assert_eq!(loyd::solve(seen.start()).unwrap().path.len(), 41);
    }

    #[test]
    fn records_say_what_is_proved() {
        let goal = Home::blank_first(Shape::THREE).board();
        let set = Set::random(8, 3, Goal::BlankFirst, &goal);
        let plan = Plan::new(
            set,
            Setting::product(
                &[HeuristicSpec::LinearConflict],
                &[loyd::spec::SearchSpec::Ida],
            ),
        );
        let results = run(&plan, &engine(), &mut SilentRun);
        let evaluation = Evaluation::new(&plan, &results);
        for instance in 0..8 {
            let optimal = evaluation.optimal(instance).expect("proved");
            let mine = measure(&plan, instance, 1.0, true);
            assert_eq!(mine.guarantee, Guarantee::Optimal);
            assert_eq!((mine.lower_bound, mine.upper_bound), (optimal, optimal));
            let record = serde_json::to_value(BoardRecord::outside(&evaluation, &mine)).unwrap();
            assert_eq!(
                (&record["check"], &record["search"]),
                (&"equal".into(), &"batched-astar".into())
            );
            // The caller does not say that it is admissible, and it is not.
            let mine = measure(&plan, instance, 4.0, false);
            assert_eq!(mine.guarantee, Guarantee::Feasible);
            assert!(mine.lower_bound <= optimal && optimal <= mine.upper_bound);
            // The caller says so, but it is wrong: the known length shows it.
            let wrong = measure(&plan, instance, 4.0, true);
            let record = serde_json::to_value(BoardRecord::outside(&evaluation, &wrong)).unwrap();
            let longer = wrong.upper_bound > optimal;
            assert_eq!(record["check"], if longer { "wrong" } else { "equal" });
        }
    }

    #[test]
    fn limits_leave_bounds() {
        let mut plan = Plan::new(NamedSet::find("eighty").expect("a set").load(), Vec::new());
        plan.nodes = Some(1000);
        let mine = measure(&plan, 0, 1.0, true);
        assert_eq!(mine.guarantee, Guarantee::Limit);
        assert!(mine.lower_bound < 80 && 80 <= mine.upper_bound);
        (plan.nodes, plan.weight) = (None, "1.5".parse().ok());
        plan.time = Some(Duration::ZERO);
        let mine = measure(&plan, 0, 1.0, true);
        assert_eq!((mine.guarantee, mine.generated), (Guarantee::Limit, 0));
    }
}
