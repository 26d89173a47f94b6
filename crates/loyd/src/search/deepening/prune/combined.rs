//! The pruning of a search: the reductions that are switched on, combined.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::circular::{Circular, START, TurnRun};
use super::symmetry::Mirrors;
use super::{Pruning, SlideSet, bit};
use crate::puzzle::{Cells, Home, MAX_CELLS, Shape, Slide};
use crate::search::deepening::prune::automaton::{Automaton, AutomatonState};
use crate::search::moves::{Move, MoveList, ORDER};
use crate::search::{LeftOut, Observer, Reductions};

/// The pruning of any [`Reductions`].
///
/// A slide that several of them leave out is counted for the first of automaton,
/// circular and symmetry.
#[derive(Debug)]
pub(crate) struct Reduced {
    circular: Option<Circular>,
    mirrors: Option<Mirrors>,
    automaton: Option<Arc<Automaton>>,
    starting_order: bool,
    /// For each cell of the blank, the possible slides.
    possible: [SlideSet; MAX_CELLS],
    /// For each cell of the blank and each set of slides, the list of these slides.
    lists: Vec<MoveList>,
}

const SETS: usize = 16;

/// What each reduction remembers of the slides before.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReducedState {
    last: Option<Slide>,
    run: TurnRun,
    remembered: AutomatonState,
}

impl Reduced {
    /// The reductions for a goal. The observer may stop the building of the automaton.
    pub(crate) fn new(
        reductions: Reductions,
        home: Home,
        automata: &Automata,
        observer: &mut dyn Observer,
    ) -> Reduced {
        let shape = home.shape();
        let mut possible = [0; MAX_CELLS];
        let mut lists = Vec::with_capacity(MAX_CELLS * SETS);
        for (cell, possible) in possible[..shape.cells()].iter_mut().enumerate() {
            for set in 0..SETS as SlideSet {
                let mut list = MoveList {
                    moves: [Move::NONE; 4],
                    count: 0,
                };
                for slide in ORDER.into_iter().filter(|&slide| set & bit(slide) != 0) {
                    if let Some(blank) = shape.source(cell, slide) {
                        let blank = blank as u8;
                        list.moves[usize::from(list.count)] = Move { slide, blank };
                        list.count += 1;
                        *possible |= bit(slide);
                    }
                }
                lists.push(list);
            }
        }
        Reduced {
            circular: reductions.circular.then(Circular::new),
            mirrors: reductions.symmetry.then(|| Mirrors::new(home)),
            automaton: reductions
                .automaton
                .map(|longest| automata.get(shape, longest, observer)),
            starting_order: reductions.starting_order,
            possible,
            lists,
        }
    }
}

impl Pruning for Reduced {
    const WATCHES: bool = true;
    type State = ReducedState;

    fn start(&self, blank: u8) -> ReducedState {
        let automaton = self.automaton.as_ref();
        ReducedState {
            last: None,
            run: START,
            remembered: automaton.map_or(0, |_| Automaton::start(blank)),
        }
    }

    #[inline]
    fn slides(
        &self,
        state: ReducedState,
        cells: &Cells,
        blank: u8,
        left_out: &mut LeftOut,
    ) -> &[Move] {
        let cell = usize::from(blank) % MAX_CELLS;
        let undoing = state.last.map_or(0, |last| bit(last.opposite()));
        let mut slides = self.possible[cell] & !undoing;
        let mut leave = |set: SlideSet, count: &mut u64| {
            *count += u64::from((slides & set).count_ones());
            slides &= !set;
        };
        if let Some(automaton) = &self.automaton {
            let kept = automaton.packed(state.remembered).steps();
            let kept = kept.fold(0, |set, (slide, _)| set | bit(slide));
            leave(!kept, &mut left_out.automaton);
        }
        if let Some(circular) = &self.circular {
            leave(circular.left_out(state.run), &mut left_out.circular);
        }
        if let Some(mirrors) = &self.mirrors {
            let set = mirrors.left_out(cells, blank, state.last);
            leave(set, &mut left_out.symmetry);
        }
        let MoveList { moves, count } = &self.lists[cell * SETS + usize::from(slides)];
        &moves[..usize::from(*count).min(4)]
    }

    #[inline]
    fn after(&self, state: ReducedState, slide: Slide) -> ReducedState {
        ReducedState {
            last: Some(slide),
            run: match &self.circular {
                Some(circular) => circular.after(state.run, slide),
                None => START,
            },
            remembered: match &self.automaton {
                Some(automaton) => {
                    let mut steps = automaton.packed(state.remembered).steps();
                    let step = steps.find(|(tried, _)| *tried == slide);
                    step.map_or(0, |(_, state)| state)
                }
                None => 0,
            },
        }
    }

    fn reorders(&self) -> bool {
        self.starting_order
    }
}

/// The automata made so far, shared by all threads; at most [`MOST_AUTOMATA`].
#[derive(Debug, Default)]
pub(crate) struct Automata {
    made: Mutex<HashMap<(Shape, u8), Arc<SharedAutomaton>>>,
}

/// An automaton, or the place for one. Locked while it is being built, so that other threads
/// wait for it and for no other.
type SharedAutomaton = Mutex<Option<Arc<Automaton>>>;

/// Automata that are kept. There are hundreds of shapes and lengths, up to five megabytes
/// each.
const MOST_AUTOMATA: usize = 16;

/// The longest automaton for boards of more than 25 cells, and of more than 64. It grows with the
/// cells: fourteen slides on 8x8 would take a minute.
const LONGEST_BEYOND_25_CELLS: u8 = 8;
const LONGEST_BEYOND_64_CELLS: u8 = 6;

/// The automaton that is used instead of one whose building was stopped: it is built at once,
/// and forbids nothing but undoing the last slide.
const STOPPED: usize = 2;

impl Automata {
    /// Frees those that no search uses.
    pub(crate) fn clear(&self) {
        lock(&self.made).clear();
    }

    /// Returns the automaton over sequences of up to `longest` slides, fewer on large
    /// boards.
    ///
    /// A long one is built within seconds, of which the observer hears. If it stops that, a
    /// short automaton is returned for the search that is about to be stopped too.
    pub(crate) fn get(
        &self,
        shape: Shape,
        longest: u8,
        observer: &mut dyn Observer,
    ) -> Arc<Automaton> {
        let whole = self.get_whole(shape, longest, observer);
        whole.unwrap_or_else(|| Arc::new(Automaton::new(shape, STOPPED)))
    }

    /// Does the same, but returns `None` if the observer stops the building.
    pub(crate) fn get_whole(
        &self,
        shape: Shape,
        longest: u8,
        observer: &mut dyn Observer,
    ) -> Option<Arc<Automaton>> {
        let longest = match shape.cells() {
            ..=25 => longest,
            26..=64 => longest.min(LONGEST_BEYOND_25_CELLS),
            _ => longest.min(LONGEST_BEYOND_64_CELLS),
        };
        let slot = self.slot(shape, longest);
        let mut slot = lock(&slot);
        if slot.is_none() {
            let mut building = |done, all| observer.building(done, all);
            *slot = Automaton::build(shape, usize::from(longest), &mut building).map(Arc::new);
        }
        slot.clone()
    }

    fn slot(&self, shape: Shape, longest: u8) -> Arc<SharedAutomaton> {
        let mut made = lock(&self.made);
        if made.len() >= MOST_AUTOMATA && !made.contains_key(&(shape, longest)) {
            made.clear();
        }
        made.entry((shape, longest)).or_default().clone()
    }
}

/// Locks the mutex, ignoring poisoning.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::ops::ControlFlow;

    use super::*;
    use crate::search::Silent;

    #[test]
    fn an_automaton_whose_building_is_stopped_is_not_kept() {
        struct Stops(u32);
        impl Observer for Stops {
            fn building(&mut self, _: u64, _: u64) -> ControlFlow<()> {
                self.0 += 1;
                ControlFlow::Break(())
            }
        }
        let (automata, mut stops) = (Automata::default(), Stops(0));
        let slides = |automaton: &Automaton| {
            let states = automaton.packed(Automaton::start(5)).steps();
            states.map(|(slide, _)| slide).collect::<Vec<_>>()
        };
        let short = automata.get(Shape::FOUR, 12, &mut stops);
        assert_eq!((slides(&short).len(), stops.0), (4, 1));
        let long = automata.get(Shape::FOUR, 12, &mut Silent);
        assert!(!Arc::ptr_eq(&short, &long));
        let again = automata.get(Shape::FOUR, 12, &mut stops);
        assert!(Arc::ptr_eq(&long, &again));
        assert_eq!(stops.0, 1, "nothing is built again");
    }

    /// Returns `true` if circular reduction leaves out a slide that the automaton would
    /// try, after any sequence of slides.
    fn adds_something(shape: Shape, longest: usize) -> bool {
        let automaton = Automaton::new(shape, longest);
        let circular = Circular::new();
        let starts = (0..shape.cells()).map(|cell| (Automaton::start(cell as u8), START));
        let mut met: HashSet<(AutomatonState, TurnRun)> = starts.collect();
        let mut open: Vec<_> = met.iter().copied().collect();
        while let Some((state, run)) = open.pop() {
            for (slide, state) in automaton.packed(state).steps() {
                if circular.left_out(run) & bit(slide) != 0 {
                    return true;
                }
                let next = (state, circular.after(run, slide));
                if met.insert(next) {
                    open.push(next);
                }
            }
        }
        false
    }

    #[test]
    fn the_automaton_contains_circular_reduction_from_seven_slides_on() {
        for (rows, columns) in [(2, 2), (2, 4), (3, 3), (4, 4), (5, 5)] {
            let shape = Shape::new(rows, columns).unwrap();
            // At length six, six slides one way replace six the other way. At length
            // seven, five replace seven as well.
            assert!(adds_something(shape, 6), "{shape}");
            assert!(
                (7..10).all(|longest| !adds_something(shape, longest)),
                "{shape}"
            );
        }
    }
}
