//! Beam search: level by level, keeping only the boards with the best estimates.
//!
//! Finds a short solution in milliseconds and proves nothing about it. A stopped search
//! reports this solution if it is shorter than that of
//! [`construct`](fn@super::construct).

use std::collections::HashSet;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

use crate::heuristic::{Heuristic, Step};
use crate::puzzle::{Cells, Path, Slide};
use crate::search::moves::Moves;
use crate::search::{Observer, Problem};

/// Width of the beam, in cells of all boards of a level: 1,000 boards of 4x4, fewer of
/// larger shapes, so that the time stays under a fifth of a second. On Korf's hundred
/// boards this width gives solutions 1.2 slides above the optimum on average, in 18 ms
/// each.
const WIDTH_IN_CELLS: usize = 16_000;

/// A board of the current level.
#[derive(Clone, Copy)]
struct BeamNode {
    cells: Cells,
    blank: u8,
    /// The index of its memo in the memos of the level.
    memo: u32,
    estimate: u32,
    /// Its index in the list of slides made so far.
    trace: u32,
}

/// A slide and the slide before it.
struct Trace {
    slide: Slide,
    before: u32,
}

const ROOT: u32 = u32::MAX;

/// Returns a solution shorter than `below` slides; `None` if the beam finds none or the
/// observer [abandons](Observer::is_abandoned) the search.
pub fn beam<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    below: usize,
    observer: &dyn Observer,
) -> Option<Path> {
    let cells = problem.home.shape().cells();
    let width = WIDTH_IN_CELLS / cells;
    let moves = Moves::new(problem.home.shape());
    let memo = heuristic.start(problem.start.cells());
    let mut level = vec![BeamNode {
        cells: *problem.start.cells(),
        blank: problem.start.blank() as u8,
        memo: 0,
        estimate: heuristic.estimate(memo),
        trace: ROOT,
    }];
    // Apart from the nodes, so that sorting those does not depend on the heuristic.
    let mut memos = vec![memo];
    let mut traces: Vec<Trace> = Vec::new();
    // Hashes, not boards: a collision loses a node, but the boards would take
    // megabytes. Remembering all levels helps the beam leave the local minima in which
    // it is otherwise trapped on large boards.
    let hasher = BuildHasherDefault::<DefaultHasher>::new();
    let hash = |board: &Cells| hasher.hash_one(&board[..cells]);
    let mut seen = HashSet::from([hash(problem.start.cells())]);
    for _ in 1..below {
        if observer.is_abandoned() {
            return None;
        }
        let mut next: Vec<BeamNode> = Vec::with_capacity(3 * level.len());
        let mut next_memos = Vec::with_capacity(3 * level.len());
        for node in &level {
            let last = traces.get(node.trace as usize).map(|trace| trace.slide);
            for go in moves.from(node.blank, last) {
                let (child, step) = slide(node, go.slide, go.blank);
                if !seen.insert(hash(&child.cells)) {
                    continue;
                }
                traces.push(Trace {
                    slide: go.slide,
                    before: node.trace,
                });
                let trace = traces.len() as u32 - 1;
                let memo = heuristic.step(memos[node.memo as usize], &child.cells, step);
                let estimate = heuristic.estimate(memo);
                if estimate == 0 {
                    return Some(path_to(&traces, trace));
                }
                next.push(BeamNode {
                    memo: next_memos.len() as u32,
                    estimate,
                    trace,
                    ..child
                });
                next_memos.push(memo);
            }
        }
        keep_best(&mut next, width);
        (level, memos) = (next, next_memos);
    }
    None
}

/// Keeps the `width` nodes with the best estimates, of equal ones the first found.
fn keep_best(level: &mut Vec<BeamNode>, width: usize) {
    if level.len() > width {
        level.select_nth_unstable_by_key(width, |node| (node.estimate, node.trace));
        level.truncate(width);
    }
    // Sorted by discovery, so that a board always gets the same solution.
    level.sort_unstable_by_key(|node| node.trace);
}

/// Returns the node after a slide that takes the blank to `blank`, not estimated yet, and
/// the step to it.
fn slide(node: &BeamNode, slide: Slide, blank: u8) -> (BeamNode, Step) {
    let (from, to) = (usize::from(blank), usize::from(node.blank));
    let mut cells = node.cells;
    cells.swap(from, to);
    let step = Step {
        tile: cells[to],
        from: blank,
        to: node.blank,
        slide,
    };
    let node = BeamNode {
        cells,
        blank,
        ..*node
    };
    (node, step)
}

fn path_to(traces: &[Trace], mut at: u32) -> Path {
    let mut slides = Vec::new();
    while let Some(trace) = traces.get(at as usize) {
        slides.push(trace.slide);
        at = trace.before;
    }
    slides.into_iter().rev().collect()
}
