//! Scores of boards, prepared so that a slide reads one row of a table.
//!
//! A slide changes the places of one tile and of the blank. So it changes the score by a sum over
//! all other items, of four weights of pairs each. [`Ranking`] has these four added up for every
//! tile and every pair of neighbouring cells, in whole numbers. A slide back has the same row with
//! the other sign.

use super::model::Model;
use crate::puzzle::{Shape, Slide};

/// The changes of scores by slides, for boards whose goal has the blank in the last cell.
#[derive(Debug, Clone)]
pub struct Ranking {
    shape: Shape,
    /// By blank and slide; `None` at the edge.
    steps: Vec<Option<RankedStep>>,
    /// By the pair of neighbouring cells and the tile: by cell and item on it. The two cells of
    /// the slide have zeros.
    rows: Vec<i16>,
    /// By the pair of neighbouring cells and the tile: what does not depend on other items.
    own: Vec<i32>,
}

/// A slide from a place of the blank.
#[derive(Debug, Clone, Copy)]
pub(super) struct RankedStep {
    /// The cell of the tile before the slide, and of the blank after it.
    pub(super) from: u8,
    /// The number of the pair of neighbouring cells.
    edge: u8,
    /// Whether the tile goes from the lower cell to the higher one.
    is_forward: bool,
}

impl Ranking {
    /// Prepares a model.
    pub fn new(model: &Model) -> Ranking {
        let shape = model.shape();
        let (edges, steps) = edges(shape);
        let mut ranking = Ranking {
            shape,
            steps,
            rows: vec![0; edges.len() * shape.cells().pow(3)],
            own: vec![0; edges.len() * shape.cells()],
        };
        ranking.fill(model, &edges);
        ranking
    }

    /// The shape of the boards.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Prepares another model of the same shape.
    pub(super) fn update(&mut self, model: &Model) {
        let (edges, _) = edges(self.shape);
        self.fill(model, &edges);
    }

    fn fill(&mut self, model: &Model, edges: &[(usize, usize)]) {
        let cells = self.shape.cells();
        let blank = cells - 1;
        let rows = self.rows.chunks_exact_mut(cells * cells);
        let numbers = edges
            .iter()
            .flat_map(|&edge| (0..cells).map(move |tile| (edge, tile)));
        for (((low, high), tile), (row, own)) in numbers.zip(rows.zip(&mut self.own)) {
            let (before, after) = ((tile, low), (tile, high));
            let (blank_before, blank_after) = ((blank, high), (blank, low));
            let pluses = model.row(after).iter().zip(model.row(blank_after));
            let minuses = model.row(before).iter().zip(model.row(blank_before));
            for (value, (plus, minus)) in row.iter_mut().zip(pluses.zip(minuses)) {
                let sum = |(one, other): (&i16, &i16)| one + other;
                *value = sum(plus) - sum(minus);
            }
            for cell in [low, high] {
                row[cell * cells..][..cells].fill(0);
            }
            let place = |place| i32::from(model.place(place));
            *own = place(after) - place(before) + place(blank_after) - place(blank_before)
                + i32::from(model.pair(after, blank_after))
                - i32::from(model.pair(before, blank_before));
        }
    }

    /// Returns a slide of the tile that makes it when the blank is on a cell; `None` at the edge.
    pub(super) fn step(&self, blank: u8, slide: usize) -> Option<RankedStep> {
        self.steps[4 * usize::from(blank) + slide]
    }

    /// Returns the change of the score of a board by a slide of this tile.
    #[inline]
    pub(super) fn change(&self, items: &[u8], step: RankedStep, tile: u8) -> i32 {
        let cells = self.shape.cells();
        let number = usize::from(step.edge) * cells + usize::from(tile);
        let row = &self.rows[number * cells * cells..][..cells * cells];
        let mut sum = self.own[number];
        for (values, &item) in row.chunks_exact(cells).zip(items) {
            sum += i32::from(values[usize::from(item)]);
        }
        if step.is_forward { sum } else { -sum }
    }
}

/// Returns the pairs of neighbouring cells, and the slides by blank and direction.
fn edges(shape: Shape) -> (Vec<(usize, usize)>, Vec<Option<RankedStep>>) {
    let mut edges = Vec::new();
    let mut steps = Vec::with_capacity(4 * shape.cells());
    for blank in 0..shape.cells() {
        for slide in Slide::ALL {
            steps.push(shape.source(blank, slide).map(|from| {
                let edge = (from.min(blank), from.max(blank));
                let known = edges.iter().position(|&known| known == edge);
                let number = known.unwrap_or(edges.len());
                if known.is_none() {
                    edges.push(edge);
                }
                RankedStep {
                    from: from as u8,
                    edge: number as u8,
                    is_forward: from < blank,
                }
            }));
        }
    }
    (edges, steps)
}

#[cfg(test)]
mod tests {
    use super::super::{Learner, Lesson, items};
    use super::*;
    use crate::puzzle::{Home, Scrambler};

    /// The score of a board by its definition.
    fn score(model: &Model, items: &[u8]) -> i32 {
        let place = |cell: usize| (usize::from(items[cell]), cell);
        let mut sum = 0;
        for cell in 0..items.len() {
            sum += i32::from(model.place(place(cell)));
            for other in 0..cell {
                sum += i32::from(model.pair(place(cell), place(other)));
            }
        }
        sum
    }

    #[test]
    fn a_slide_changes_the_score_as_its_row_says() {
        let shape = Shape::new(3, 4).expect("a shape");
        let mut learner = Learner::new(Model::new(shape), 5);
        learner.learn(&Lesson {
            width: 20,
            rate: 0.01,
            margin: 24.0,
            every: 1,
            comparisons: 6,
            batch: 20,
        });
        let model = learner.model();
        let ranking = Ranking::new(model);
        let mut scrambler = Scrambler::new(8);
        for _ in 0..50 {
            let board = scrambler.uniform(&Home::blank_last(shape).board());
            let before = items(&board);
            for (number, slide) in Slide::ALL.into_iter().enumerate() {
                let step = ranking.step(board.blank() as u8, number);
                let Some(next) = board.after(slide) else {
                    assert!(step.is_none());
                    continue;
                };
                let step = step.expect("the slide is possible");
                let tile = before[usize::from(step.from)];
                let change = ranking.change(&before, step, tile);
                let after = score(model, &items(&next));
                assert_eq!(change, after - score(model, &before));
            }
        }
    }
}
