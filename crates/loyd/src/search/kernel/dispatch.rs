//! Which tree the kernel searches, by the board and the tables.
//!
//! The engine is compiled for each tree, so everything that is done with a kernel is a
//! [`KernelVisitor`].

use super::cpu::Processor;
use super::deepen::Kernel;
use super::few_views::{self, Views};
use super::longer_automaton::LongerAutomaton;
use super::many_views::Lookups;
use super::tree::Tree;
use crate::pattern::{Collection, Damaged};
use crate::puzzle::Shape;
use crate::search::{
    Automaton, FirstBound, Limits, Observer, Outcome, Problem, RESEARCH, Ranking, Recycler,
};

/// How the kernel searches.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Settings<'a> {
    pub(crate) automaton: &'a Automaton,
    /// A longer automaton for large bounds; without it all bounds have the same one.
    pub(crate) longer: Option<LongerAutomaton<'a>>,
    /// Whether only one of a slide and its mirror image is tried on a board that is its
    /// own mirror image.
    pub(crate) symmetry: bool,
    pub(crate) recycler: &'a Recycler,
    pub(crate) limits: Limits,
    pub(crate) threads: usize,
    /// Ranks the boards of the beams that look for an upper bound; without it the tables do.
    pub(crate) ranking: Option<&'a Ranking>,
}

/// The longest side of boards that the kernel can search. Longer boards of up to 25 cells have two
/// lines, and solutions of more slides than it can store.
const LONGEST_SIDE: usize = 8;

/// Returns `true` if the kernel can search with these tables.
pub(crate) fn supports(collection: &Collection, shape: Shape) -> bool {
    if shape == Shape::FOUR {
        few_views::supports(collection) && (RESEARCH || is_usual(collection))
    } else if shape.rows().max(shape.cols()) > LONGEST_SIDE {
        false
    } else if RESEARCH {
        Lookups::<{ LARGE }>::supports(collection, shape)
    } else {
        Lookups::<{ SMALL }>::supports(collection, shape)
    }
}

/// Returns `true` for two views of two or three tables, which `auto` uses first.
fn is_usual(collection: &Collection) -> bool {
    let views = collection.views();
    views.len() == 2 && (2..=3).contains(&views[0].tables.len())
}

/// The numbers of lookups for which the search of larger boards is compiled.
const SMALL: usize = 16;
const LARGE: usize = 32;

/// Something to do with a kernel whose type depends on the tables.
pub(super) trait KernelVisitor {
    /// What comes of it.
    type Output;

    /// Called once, with the kernel.
    fn visit<T: Tree>(self, kernel: &Kernel<'_, T>) -> Self::Output;
}

/// Calls the visitor with the kernel for the tables of a collection that [`supports`] accepts.
pub(super) fn with_kernel<V: KernelVisitor>(
    problem: &Problem,
    collection: &Collection,
    settings: Settings<'_>,
    visitor: V,
) -> V::Output {
    macro_rules! search {
        ($tree:ty) => {{
            let tree = <$tree>::new(collection, problem.home);
            visitor.visit(&Kernel::new(problem, tree, settings))
        }};
    }
    if problem.home.shape() != Shape::FOUR {
        return if !RESEARCH || collection.tables().len() <= SMALL {
            search!(Lookups<'_, SMALL>)
        } else {
            search!(Lookups<'_, LARGE>)
        };
    }
    let views = collection.views();
    match (views.len(), views[0].tables.len()) {
        (_, 2) if !RESEARCH => search!(Views<'_, 2, 2>),
        (_, _) if !RESEARCH => search!(Views<'_, 2, 3>),
        (1, 2) => search!(Views<'_, 1, 2>),
        (2, 2) => search!(Views<'_, 2, 2>),
        (3, 2) => search!(Views<'_, 3, 2>),
        (4, 2) => search!(Views<'_, 4, 2>),
        (_, 2) => search!(Views<'_, 5, 2>),
        (1, 3) => search!(Views<'_, 1, 3>),
        (_, 3) => search!(Views<'_, 2, 3>),
        (1, _) => search!(Views<'_, 1, 4>),
        (_, _) => search!(Views<'_, 2, 4>),
    }
}

/// Searches with the tables of a collection that [`supports`] accepts. A damaged table
/// is found before the search starts. `lifting` gets the estimate of the start and
/// returns a bound to start with.
pub(crate) fn kernel_search(
    problem: &Problem,
    collection: &Collection,
    settings: Settings<'_>,
    lifting: Option<&mut FirstBound<'_>>,
    observer: &mut dyn Observer,
) -> Result<Outcome, Damaged> {
    let search = WholeSearch { lifting, observer };
    with_kernel(problem, collection, settings, search)
}

/// The search for a shortest solution.
struct WholeSearch<'a, 'b> {
    lifting: Option<&'a mut FirstBound<'b>>,
    observer: &'a mut dyn Observer,
}

impl KernelVisitor for WholeSearch<'_, '_> {
    type Output = Result<Outcome, Damaged>;

    fn visit<T: Tree>(self, kernel: &Kernel<'_, T>) -> Result<Outcome, Damaged> {
        kernel.run(Processor::detect(), self.lifting, self.observer)
    }
}
