//! The solutions that are announced while a search goes on, and the best of them.
//!
//! [`Announced`] stands between everything that solves a board and the caller's observer. It
//! keeps the contract of [`Observer::solution`] and [`Observer::lower_bound`]: whatever the
//! attempts at the board say, in whatever order, the observer hears only of what is better
//! than all it has heard before. What was announced once is never lost: the report has the
//! best solution of all.

use std::ops::ControlFlow;

use super::fallback;
use crate::puzzle::{Metric, Path};
use crate::request::Request;
use crate::search::{Iteration, Observer, Problem, Progress, Rankings};

/// An observer of one board's searches that passes on only what is better than before.
pub(crate) struct Announced<'a> {
    problem: Problem,
    metric: Metric,
    rankings: &'a Rankings,
    /// Whether the searches are asked for a solution. If not, they are asked whether there is
    /// one up to some length, perhaps of another board than the observer is interested in.
    is_open: bool,
    observer: &'a mut dyn Observer,
    /// The best solution known.
    best: Option<Path>,
    /// The length of the last solution that the observer was told of.
    told: Option<usize>,
    lower_bound: u32,
}

impl<'a> Announced<'a> {
    /// Nothing has been announced but the solution that the request says is known.
    pub(crate) fn new(
        request: &Request,
        rankings: &'a Rankings,
        observer: &'a mut dyn Observer,
    ) -> Announced<'a> {
        let best = request.known.clone();
        Announced {
            problem: Problem::from(&request.puzzle),
            metric: request.metric,
            rankings,
            is_open: request.limits.last_bound.is_none(),
            observer,
            told: best.as_ref().map(|path| path.length(request.metric)),
            best,
            lower_bound: 0,
        }
    }

    /// Returns the best solution that was announced or known before.
    pub(crate) fn into_best(self) -> Option<Path> {
        self.best
    }

    /// Finds and announces a first solution if this is a board that has its first solution
    /// before tables are built for it. A constructed one is there in a moment, whatever the
    /// size; a much shorter one follows, which may take a second on the first board of a large
    /// shape.
    pub(super) fn begin(&mut self) {
        let is_due = self.is_open && self.best.is_none() && self.observer.wants_solution();
        if is_due && fallback::is_large(self.problem.home.shape()) {
            let (problem, metric) = (&self.problem, self.metric);
            let lower_bound = fallback::simple_bound(problem, metric);
            if let Some(path) = fallback::constructed(problem) {
                self.solution(&path, lower_bound);
            }
            let (problem, metric) = (&self.problem, self.metric);
            let path = fallback::without_tables(problem, metric, self.rankings, self.observer);
            self.solution(&path, lower_bound);
        }
    }

    /// Tells the observer of the best solution if it wants to know and does not.
    fn tell(&mut self) {
        let Some(best) = self.best.as_ref().filter(|_| self.is_open) else {
            return;
        };
        let length = best.length(self.metric);
        if self.told.is_none_or(|told| length < told) && self.observer.wants_solution() {
            self.told = Some(length);
            self.observer.solution(best, self.lower_bound);
        }
    }
}

// A method that is forgotten here would be dropped.
#[deny(clippy::missing_trait_methods)]
impl Observer for Announced<'_> {
    fn building(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.begin();
        self.observer.building(found, states)
    }

    fn bound(&mut self, progress: Progress) {
        self.observer.bound(progress);
    }

    fn bound_done(&mut self, iteration: Iteration) {
        self.observer.bound_done(iteration);
    }

    fn part(&mut self, done: usize, parts: usize) {
        self.observer.part(done, parts);
    }

    fn is_abandoned(&self) -> bool {
        self.observer.is_abandoned()
    }

    fn time_left(&self) -> Option<f64> {
        self.observer.time_left()
    }

    fn wants_solution(&self) -> bool {
        self.observer.wants_solution()
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        self.lower_bound(lower_bound);
        let length = path.length(self.metric);
        let is_shorter = |best: &Path| length < best.length(self.metric);
        if self.best.as_ref().is_none_or(is_shorter) {
            self.best = Some(path.clone());
        }
        self.tell();
    }

    fn lower_bound(&mut self, bound: u32) {
        if self.is_open && bound > self.lower_bound {
            self.lower_bound = bound;
            self.observer.lower_bound(bound);
        }
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        // The observer may want a solution later than it was found.
        self.tell();
        self.observer.pulse(progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Board;
    use crate::search::Limits;

    /// Writes down what it is told; wants solutions from its second pulse on.
    #[derive(Default)]
    struct Scribe {
        heard: Vec<String>,
        pulses: usize,
    }

    impl Observer for Scribe {
        fn wants_solution(&self) -> bool {
            self.pulses >= 2
        }

        fn solution(&mut self, path: &Path, lower_bound: u32) {
            self.heard.push(format!("{path} {lower_bound}"));
        }

        fn lower_bound(&mut self, bound: u32) {
            self.heard.push(format!("{bound}"));
        }

        fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
            self.pulses += 1;
            ControlFlow::Continue(())
        }
    }

    const PROGRESS: Progress = Progress {
        bound: 2,
        generated: 0,
        expanded: 0,
    };

    fn request() -> Request {
        let board: Board = "1 2 3/4 5 6/0 7 8".parse().expect("a board");
        Request::try_from(board).expect("solvable")
    }

    fn path(text: &str) -> Path {
        text.parse().expect("moves")
    }

    #[test]
    fn only_what_is_better_is_told() {
        let mut scribe = Scribe::default();
        let rankings = Rankings::default();
        let mut announced = Announced::new(&request(), &rankings, &mut scribe);
        announced.lower_bound(2);
        announced.solution(&path("LRLRL2"), 2);
        let _ = announced.pulse(PROGRESS);
        // The observer did not want it when it was found, but does now.
        let _ = announced.pulse(PROGRESS);
        let _ = announced.pulse(PROGRESS);
        announced.lower_bound(1);
        announced.solution(&path("LRLRLRL2"), 1);
        announced.solution(&path("RLRLL2"), 1);
        announced.solution(&path("LRL2"), 2);
        announced.solution(&path("L2"), 2);
        assert_eq!(announced.into_best(), Some(path("L2")));
        assert_eq!(scribe.heard, ["2", "LRLRL2 2", "LRL2 2", "L2 2"]);
    }

    #[test]
    fn a_known_solution_is_not_told_again() {
        let mut scribe = Scribe {
            pulses: 2,
            ..Scribe::default()
        };
        let request = request().known(path("LRL2"));
        let rankings = Rankings::default();
        let mut announced = Announced::new(&request, &rankings, &mut scribe);
        announced.solution(&path("LRL2"), 2);
        let _ = announced.pulse(PROGRESS);
        assert_eq!(announced.into_best(), Some(path("LRL2")));
        assert_eq!(scribe.heard, ["2"]);
    }

    /// Such a search may be about another board than the caller's.
    #[test]
    fn a_search_with_a_last_bound_announces_nothing() {
        let mut scribe = Scribe {
            pulses: 2,
            ..Scribe::default()
        };
        let request = request().limits(Limits::default().last_bound(Some(4)));
        let rankings = Rankings::default();
        let mut announced = Announced::new(&request, &rankings, &mut scribe);
        announced.lower_bound(2);
        announced.solution(&path("L2"), 2);
        assert_eq!(announced.into_best(), Some(path("L2")));
        assert_eq!(scribe.heard, Vec::<String>::new());
    }
}
