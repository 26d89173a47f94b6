//! The pruning of a search: the reductions that are switched on, combined.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::circular::{Circular, START, TurnRun};
use super::symmetry::Mirrors;
use super::{Pruning, SlideSet, bit};
use crate::puzzle::{Cells, Home, MAX_CELLS, Shape, Slide};
use crate::search::deepening::prune::automaton::{Automaton, AutomatonState};
use crate::search::moves::{Move, MoveList, ORDER};
use crate::search::{LeftOut, Reductions};

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
    /// The reductions for a goal.
    pub(crate) fn new(reductions: Reductions, home: Home, automata: &Automata) -> Reduced {
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
                .map(|longest| automata.get(shape, longest)),
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
            let kept = automaton.transitions(state.remembered).iter();
            let kept = kept.fold(0, |set, step| set | bit(step.go.slide));
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
                    let steps = automaton.transitions(state.remembered);
                    let step = steps.iter().find(|step| step.go.slide == slide);
                    step.map_or(0, |step| step.state)
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
    made: Mutex<HashMap<(Shape, u8), Arc<Automaton>>>,
}

/// The longest automaton for boards beyond 4x4. It grows with the cells: twelve slides
/// on 8x8 would take half a minute, and more states than can be numbered.
const LONGEST_BEYOND_4X4: u8 = 8;

/// Automata that are kept. There are hundreds of shapes and lengths, up to a megabyte each.
const MOST_AUTOMATA: usize = 16;

impl Automata {
    /// Frees those that no search uses.
    pub(crate) fn clear(&self) {
        self.made().clear();
    }

    fn made(&self) -> MutexGuard<'_, HashMap<(Shape, u8), Arc<Automaton>>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the automaton over sequences of up to `longest` slides, fewer on large
    /// boards.
    pub(crate) fn get(&self, shape: Shape, longest: u8) -> Arc<Automaton> {
        let longest = match shape.cells() {
            ..=16 => longest,
            _ => longest.min(LONGEST_BEYOND_4X4),
        };
        let mut made = self.made();
        if made.len() >= MOST_AUTOMATA && !made.contains_key(&(shape, longest)) {
            made.clear();
        }
        made.entry((shape, longest))
            .or_insert_with(|| Arc::new(Automaton::new(shape, usize::from(longest))))
            .clone()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Returns `true` if circular reduction leaves out a slide that the automaton would
    /// try, after any sequence of slides.
    fn adds_something(shape: Shape, longest: usize) -> bool {
        let automaton = Automaton::new(shape, longest);
        let circular = Circular::new();
        let starts = (0..shape.cells()).map(|cell| (Automaton::start(cell as u8), START));
        let mut met: HashSet<(AutomatonState, TurnRun)> = starts.collect();
        let mut open: Vec<_> = met.iter().copied().collect();
        while let Some((state, run)) = open.pop() {
            for step in automaton.transitions(state) {
                if circular.left_out(run) & bit(step.go.slide) != 0 {
                    return true;
                }
                let next = (step.state, circular.after(run, step.go.slide));
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
