//! Scores of boards, prepared so that a slide reads one row of a table.
//!
//! A slide changes the places of one tile and of the blank. So it changes the score by a sum over
//! all other items, of four weights of pairs each. [`Ranking`] has these four added up for every
//! tile and every pair of neighbouring cells, in whole numbers. A slide back has the same row with
//! the other sign.

use super::model::{MOST_CELLS, Model};
use crate::puzzle::{Shape, Slide};

/// The changes of scores by slides, for boards whose goal has the blank in the last cell.
#[derive(Debug, Clone)]
pub struct Ranking {
    shape: Shape,
    /// The pairs of neighbouring cells, the lower one first.
    edges: Vec<(usize, usize)>,
    /// By blank and slide; `None` at the edge.
    steps: Vec<Option<RankedStep>>,
    /// By the pair of neighbouring cells and the tile: by cell and item on it. The two cells of
    /// the slide have zeros.
    rows: Vec<RankedCell>,
    /// By the pair of neighbouring cells and the tile: what does not depend on other items.
    own: Vec<i32>,
}

/// The changes of scores by the item on one cell. Its length is that of the largest board, so that
/// the loop over the cells needs no bounds checks and no multiplication.
pub(super) type RankedCell = [i16; MOST_CELLS];

/// A slide from a place of the blank.
#[derive(Debug, Clone, Copy)]
pub(super) struct RankedStep {
    /// The cell of the tile before the slide, and of the blank after it.
    pub(super) from: u8,
    /// The number of the pair of neighbouring cells.
    edge: u8,
    /// Whether the tile goes from the lower cell to the higher one.
    pub(super) is_forward: bool,
}

/// The change of scores by slides of one tile between two cells.
#[derive(Debug, Clone, Copy)]
pub(super) struct RankedRow<'a> {
    /// What does not depend on other items.
    pub(super) own: i32,
    /// By cell and item on it.
    pub(super) values: &'a [RankedCell],
}

impl RankedRow<'_> {
    /// Returns the change of the score of a board by the slide from the lower cell to the higher
    /// one. The slide back changes it by as much in the other direction.
    #[inline]
    pub(super) fn change(self, items: &[u8]) -> i32 {
        let changes = self.values.iter().zip(items);
        changes.fold(self.own, |sum, (values, &item)| {
            sum + i32::from(values[usize::from(item) % MOST_CELLS])
        })
    }
}

impl Ranking {
    /// Prepares a model.
    pub fn new(model: &Model) -> Ranking {
        let shape = model.shape();
        let (edges, steps) = edges(shape);
        let mut ranking = Ranking {
            shape,
            steps,
            rows: vec![[0; MOST_CELLS]; edges.len() * shape.cells().pow(2)],
            own: vec![0; edges.len() * shape.cells()],
            edges,
        };
        ranking.update(model);
        ranking
    }

    /// The shape of the boards.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Prepares another model of the same shape.
    #[cfg_attr(optimize_loops, optimize(speed), inline(never))]
    pub(super) fn update(&mut self, model: &Model) {
        let cells = self.shape.cells();
        let blank = cells - 1;
        let rows = self.rows.chunks_exact_mut(cells);
        let numbers = self
            .edges
            .iter()
            .flat_map(|&edge| (0..cells).map(move |tile| (edge, tile)));
        for (((low, high), tile), (row, own)) in numbers.zip(rows.zip(&mut self.own)) {
            let (before, after) = ((tile, low), (tile, high));
            let (blank_before, blank_after) = ((blank, high), (blank, low));
            let places = [after, blank_after, before, blank_before].map(|place| model.row(place));
            for (cell, values) in row.iter_mut().enumerate() {
                if cell == low || cell == high {
                    continue;
                }
                let [plus, other_plus, minus, other_minus] =
                    places.map(|row| &row[cell * cells..][..cells]);
                let pluses = plus.iter().zip(other_plus);
                let minuses = minus.iter().zip(other_minus);
                for (value, (plus, minus)) in values.iter_mut().zip(pluses.zip(minuses)) {
                    let sum = |(one, other): (&i16, &i16)| one + other;
                    *value = sum(plus) - sum(minus);
                }
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

    /// Returns the number of the row of a slide of this tile.
    #[inline]
    pub(super) fn row_number(&self, step: RankedStep, tile: u8) -> usize {
        usize::from(step.edge) * self.shape.cells() + usize::from(tile)
    }

    /// Returns a row by its number.
    pub(super) fn row(&self, number: usize) -> RankedRow<'_> {
        let cells = self.shape.cells();
        RankedRow {
            own: self.own[number],
            values: &self.rows[number * cells..][..cells],
        }
    }

    /// Returns the change of the score of a board by a slide of this tile.
    #[inline]
    pub(super) fn change(&self, items: &[u8], step: RankedStep, tile: u8) -> i32 {
        let forward = self.row(self.row_number(step, tile)).change(items);
        if step.is_forward { forward } else { -forward }
    }

    /// Returns the pair of neighbouring cells and the tile of every row, in their order.
    pub(super) fn row_numbers(&self) -> impl Iterator<Item = ((usize, usize), usize)> {
        let cells = self.shape.cells();
        let of_tiles = move |&edge: &(usize, usize)| (0..cells).map(move |tile| (edge, tile));
        self.edges.iter().flat_map(of_tiles)
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
        let mut learner = Learner::new(Model::new(shape), 5, 0);
        learner.learn(
            &Lesson {
                width: 20,
                rate: 0.01,
                margin: 24.0,
                every: 1,
                comparisons: 6,
                batch: 20,
            },
            1,
            &|| false,
        );
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
                let change = ranking.change(&before, step, before[usize::from(step.from)]);
                let after = score(model, &items(&next));
                assert_eq!(change, after - score(model, &before));
            }
        }
    }
}
