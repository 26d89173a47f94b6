//! Searches from both ends: the part of the [`Solver`] that pairs heuristics.
//!
//! The backward search needs an estimate of the distance to the start, and every start is
//! another goal. Heuristics without tables are made for it at once; pattern
//! databases would have to be built for every board, so Manhattan distance takes
//! their place there.

use crate::error::Unsupported;
use crate::heuristic::{
    ConflictRule, Heuristic, Hybrid, Larger, LinearConflict, Manhattan, Misplaced, WalkingDistance,
};
use crate::pattern::Collection;
use crate::search::{ba_star, ba_star_deepest, backward, bidirectional, dibbs};
use crate::solver::fallback::Fallback;
use crate::solver::report::Ran;
use crate::solver::{Run, Solver};
use crate::spec::{HeuristicSpec, SearchSpec};

impl Solver {
    /// Runs a search from both ends with a heuristic, or with tables if given.
    pub(crate) fn both_ways(
        &self,
        spec: &HeuristicSpec,
        tables: Option<&Collection>,
        run: Run<'_>,
    ) -> Result<Ran, Unsupported> {
        let (ahead, (behind, _)) = (run.problem.home, backward(&run.problem));
        let conflict = LinearConflict::new;
        let walking = |home| self.walking_distance(spec, home);
        let larger = |home| -> Result<Larger<WalkingDistance, LinearConflict>, Unsupported> {
            Ok(Larger(walking(home)?, conflict(home, ConflictRule::Fewest)))
        };
        match (tables, spec) {
            (Some(tables), spec) if spec.walks() => {
                let both = Larger(walking(ahead)?, tables);
                run.both(spec, &both, &walking(behind)?)
            }
            (Some(tables), _) => run.both(spec, tables, &Manhattan::new(behind)),
            (_, HeuristicSpec::Misplaced) => {
                run.both(spec, &Misplaced::new(ahead), &Misplaced::new(behind))
            }
            (_, HeuristicSpec::LinearConflict) => {
                let rule = ConflictRule::Fewest;
                run.both(spec, &conflict(ahead, rule), &conflict(behind, rule))
            }
            (_, HeuristicSpec::PaperLinearConflict) => {
                let rule = ConflictRule::Paper;
                run.both(spec, &conflict(ahead, rule), &conflict(behind, rule))
            }
            (_, HeuristicSpec::WalkingDistance) => {
                run.both(spec, &walking(ahead)?, &walking(behind)?)
            }
            (_, HeuristicSpec::WalkingOrConflict) => {
                run.both(spec, &larger(ahead)?, &larger(behind)?)
            }
            (_, HeuristicSpec::Hybrid) => {
                let there = Hybrid::new(ahead, walking(ahead)?);
                let back = Hybrid::backward(behind, walking(behind)?);
                run.both(spec, &there, &back)
            }
            // `auto` is resolved before, and pattern databases are tables.
            (_, HeuristicSpec::Manhattan | HeuristicSpec::Auto | HeuristicSpec::Pdb(_)) => {
                run.both(spec, &Manhattan::new(ahead), &Manhattan::new(behind))
            }
        }
    }
}

impl Run<'_> {
    /// Runs the search with one heuristic for each direction.
    fn both<F: Heuristic, B: Heuristic>(
        self,
        spec: &HeuristicSpec,
        ahead: &F,
        behind: &B,
    ) -> Result<Ran, Unsupported> {
        let (problem, limits) = (&self.problem, self.limits);
        let properties = ahead.properties().and(behind.properties());
        let admissible = properties.admissible && self.search.proves();
        let mut observer = Fallback::new(problem, ahead, limits, admissible, self.observer);
        let outcome = match self.search {
            SearchSpec::Dibbs if !properties.consistent => {
                return Err(Unsupported::Inconsistent {
                    search: self.search,
                    heuristic: spec.clone(),
                });
            }
            SearchSpec::Dibbs => dibbs(problem, ahead, behind, limits, &mut observer),
            SearchSpec::Ba => ba_star(problem, ahead, behind, limits, &mut observer),
            SearchSpec::BaDeepest => ba_star_deepest(problem, ahead, behind, limits, &mut observer),
            _ => bidirectional(problem, ahead, behind, limits, &mut observer),
        };
        Ok(Ran {
            quick: observer.solution(&outcome),
            outcome,
            admissible,
        })
    }
}
