//! Heuristics by name: the only file that names every heuristic.
//!
//! A search is generic over its heuristic, so the type must be known where the search is
//! called. A name becomes a type here, and a visitor is called with it.

use std::sync::Arc;

use crate::error::{SolveError, Unsupported};
use crate::heuristic::{
    ConflictRule, Hybrid, Larger, LinearConflict, Manhattan, Misplaced, MultiTileBounds,
    MultiTileManhattan, MultiTileWalking, Reversible, WalkingDistance, WalkingTables,
};
use crate::pattern::{BuildObserver, Collection, TableSource};
use crate::puzzle::{Home, Metric, Shape};
use crate::search::{DistanceScores, ModelSource, RESEARCH, SharedScores};
use crate::spec::{HeuristicSpec, PdbSpec};

/// Something to do with a heuristic whose type is known only by its name.
pub trait HeuristicVisitor {
    /// What comes of it.
    type Output;
    /// Called once, with the heuristic.
    fn visit<H: Reversible>(self, heuristic: &H) -> Self::Output;
}

/// As [`HeuristicVisitor`], for the multi-tile metric.
pub(super) trait BoundsVisitor {
    type Output;
    fn visit<B: MultiTileBounds>(self, bounds: &B) -> Self::Output;
}

/// Makes heuristics by name. It keeps the tables of walking distance, which all boards of a
/// shape share, and what was learned of distances.
#[derive(Default)]
pub(super) struct Estimator {
    walking: WalkingTables,
    learned: SharedScores,
}

impl Estimator {
    /// An estimator with learned models of this source.
    pub(super) fn with_models(models: Arc<dyn ModelSource>) -> Estimator {
        Estimator {
            walking: WalkingTables::default(),
            learned: SharedScores::new(models),
        }
    }

    /// Returns what was learned of the distances of boards with this goal.
    pub(super) fn learned(
        &self,
        spec: &HeuristicSpec,
        home: Home,
    ) -> Result<Arc<DistanceScores>, Unsupported> {
        self.learned.get(home).ok_or_else(|| {
            let (heuristic, shape) = (spec.clone(), home.shape());
            Unsupported::Shape { heuristic, shape }
        })
    }

    /// Frees the tables that no heuristic uses.
    pub(super) fn clear(&self) {
        self.walking.clear();
        self.learned.clear();
    }

    /// Calls the visitor with the heuristic of a name. `collection` holds the pattern
    /// databases if the name means any.
    pub(super) fn show<V: HeuristicVisitor>(
        &self,
        spec: &HeuristicSpec,
        collection: Option<&Collection>,
        home: Home,
        visitor: V,
    ) -> Result<V::Output, SolveError> {
        let walking = || self.walking_distance(spec, home);
        let conflict = |rule| LinearConflict::new(home, rule);
        Ok(match (collection, spec) {
            (Some(tables), spec) if spec.walks() => visitor.visit(&Larger(walking()?, tables)),
            (Some(tables), _) => visitor.visit(tables),
            (None, HeuristicSpec::Misplaced) => visitor.visit(&Misplaced::new(home)),
            (None, HeuristicSpec::Manhattan) => visitor.visit(&Manhattan::new(home)),
            (None, HeuristicSpec::LinearConflict) => visitor.visit(&conflict(ConflictRule::Fewest)),
            (None, HeuristicSpec::PaperLinearConflict) => {
                visitor.visit(&conflict(ConflictRule::Paper))
            }
            (None, HeuristicSpec::WalkingDistance) => visitor.visit(&walking()?),
            (None, HeuristicSpec::WalkingOrConflict) => {
                visitor.visit(&Larger(walking()?, conflict(ConflictRule::Fewest)))
            }
            (None, HeuristicSpec::Hybrid) => visitor.visit(&Hybrid::new(home, walking()?)),
            (None, HeuristicSpec::Learned) if RESEARCH => {
                visitor.visit(&self.learned(spec, home)?.estimate)
            }
            (None, HeuristicSpec::Learned) => {
                return Err(Unsupported::NotBuiltWith("the learned estimate").into());
            }
            (None, HeuristicSpec::Auto) => {
                let chosen = resolve(spec, Metric::Stm, home.shape());
                return self.show(&chosen, None, home, visitor);
            }
            (None, HeuristicSpec::Colourings) => return Err(Unsupported::Colourings.into()),
            (None, HeuristicSpec::Pdb(_)) => unreachable!("pattern databases come as tables"),
        })
    }

    /// Calls the visitor with the multi-tile bounds of a heuristic's name.
    pub(super) fn show_bounds<V: BoundsVisitor>(
        &self,
        spec: &HeuristicSpec,
        home: Home,
        visitor: V,
    ) -> Result<V::Output, SolveError> {
        match resolve(spec, Metric::Mtm, home.shape()) {
            HeuristicSpec::Manhattan => Ok(visitor.visit(&MultiTileManhattan::new(home))),
            HeuristicSpec::WalkingDistance => {
                let walking = self.walking_distance(spec, home)?;
                Ok(visitor.visit(&MultiTileWalking::new(&walking)))
            }
            HeuristicSpec::Colourings => Err(Unsupported::Colourings.into()),
            other @ (HeuristicSpec::Auto
            | HeuristicSpec::Misplaced
            | HeuristicSpec::LinearConflict
            | HeuristicSpec::PaperLinearConflict
            | HeuristicSpec::WalkingOrConflict
            | HeuristicSpec::Hybrid
            | HeuristicSpec::Learned
            | HeuristicSpec::Pdb(_)) => Err(Unsupported::Metric(other).into()),
        }
    }

    fn walking_distance(
        &self,
        spec: &HeuristicSpec,
        home: Home,
    ) -> Result<WalkingDistance, SolveError> {
        WalkingDistance::new(home, &self.walking).ok_or_else(|| {
            let (heuristic, shape) = (spec.clone(), home.shape());
            Unsupported::Shape { heuristic, shape }.into()
        })
    }
}

/// Returns the pattern databases of a name.
pub(super) fn collection(
    pdb: &PdbSpec,
    home: Home,
    tables: &dyn TableSource,
    observer: &mut dyn BuildObserver,
) -> Result<Collection, SolveError> {
    let partitions = pdb.partitions(home)?;
    let (kind, mirrored) = (pdb.kind, pdb.mirrored);
    let made = Collection::new(&partitions, kind, mirrored, home, tables, observer)?;
    Ok(made)
}

/// Returns the heuristic that a name means where `auto` does not mean stages.
pub(super) fn resolve(spec: &HeuristicSpec, metric: Metric, shape: Shape) -> HeuristicSpec {
    if *spec != HeuristicSpec::Auto {
        return spec.clone();
    }
    match (metric, WalkingDistance::supports(shape)) {
        (Metric::Stm, true) => HeuristicSpec::WalkingOrConflict,
        (Metric::Stm, false) => HeuristicSpec::LinearConflict,
        (Metric::Mtm, true) => HeuristicSpec::WalkingDistance,
        (Metric::Mtm, false) => HeuristicSpec::Manhattan,
    }
}
