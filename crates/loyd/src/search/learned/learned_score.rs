//! A learned score as a heuristic: `learned` by name.
//!
//! The score of a board is a sum over pairs of places (`model.rs`), and a slide changes it by one
//! row of a table (`ranking.rs`). As an estimate it is rounded to the nearest whole number with the
//! parity that the distance must have, so that searches by bounds meet few different values; `real`
//! is not rounded. It overestimates some boards, so it is declared inadmissible. It is made for
//! goals with the blank in a corner, all of which one model serves by symmetry. Backward searches
//! have other goals and use Manhattan distance, as they do for pattern databases.

use super::model::{Model, UNIT};
use super::ranking::{RankedStep, Ranking};
use super::symmetry_to;
use crate::heuristic::{Heuristic, Manhattan, Properties, Reversible, Step};
use crate::puzzle::{Cells, Home, MAX_CELLS, Slide, Symmetry};

/// A learned score of boards.
#[derive(Debug, Clone)]
pub struct LearnedScore {
    model: Model,
    ranking: Ranking,
    manhattan: Manhattan,
    /// The cell of a board that is on each cell of its image.
    cell_of: Vec<u8>,
    /// The item of the model that each tile is.
    item_of: Vec<u8>,
    /// The slides of the model by the cell that the tile enters and the number of the slide.
    steps: Vec<Option<RankedStep>>,
}

/// What is known of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreMemo {
    /// In units of a model.
    score: i32,
    /// 0 only on the goal; its parity is that of the distance.
    manhattan: u32,
}

impl LearnedScore {
    /// Prepares a model for boards with this goal; `None` if it is for other boards.
    pub fn new(model: &Model, home: Home) -> Option<LearnedScore> {
        let ranking = Ranking::new(model);
        let symmetry = symmetry_to(home, &ranking)?;
        let shape = home.shape();
        let cells = shape.cells();
        let mut cell_of = vec![0; cells];
        let mut item_of = vec![(cells - 1) as u8; cells];
        for cell in 0..cells {
            let image = symmetry.cell(shape, cell);
            cell_of[image] = cell as u8;
            let tile = home.board().tile(cell);
            if tile != 0 {
                item_of[usize::from(tile)] = image as u8;
            }
        }
        let steps = steps(&ranking, symmetry, home);
        Some(LearnedScore {
            model: model.clone(),
            ranking,
            manhattan: Manhattan::new(home),
            cell_of,
            item_of,
            steps,
        })
    }

    /// Returns the items on the cells of a board's image.
    #[inline]
    fn items(&self, cells: &Cells) -> [u8; MAX_CELLS] {
        let mut items = [0; MAX_CELLS];
        for (item, &cell) in items.iter_mut().zip(&self.cell_of) {
            *item = self.item_of[usize::from(cells[usize::from(cell)])];
        }
        items
    }
}

/// Returns the slides of a ranking, by the cell that a tile enters and the number of its slide.
fn steps(ranking: &Ranking, symmetry: Symmetry, home: Home) -> Vec<Option<RankedStep>> {
    let shape = home.shape();
    let all = (0..shape.cells()).flat_map(|cell| Slide::ALL.map(|slide| (cell, slide)));
    all.map(|(cell, slide)| {
        let blank = symmetry.cell(shape, cell) as u8;
        ranking.step(blank, symmetry.slide(slide) as usize)
    })
    .collect()
}

impl Heuristic for LearnedScore {
    type Memo = ScoreMemo;

    fn properties(&self) -> Properties {
        Properties::NONE
    }

    fn start(&self, cells: &Cells) -> ScoreMemo {
        let count = self.cell_of.len();
        let items = self.items(cells);
        let place = |cell: usize| (usize::from(items[cell]), cell);
        let mut score = 0;
        for cell in 0..count {
            score += i32::from(self.model.place(place(cell)));
            for other in 0..cell {
                score += i32::from(self.model.pair(place(cell), place(other)));
            }
        }
        ScoreMemo {
            score,
            manhattan: self.manhattan.start(cells),
        }
    }

    #[inline]
    fn step(&self, memo: ScoreMemo, cells: &Cells, step: Step) -> ScoreMemo {
        let number = 4 * usize::from(step.to) + step.slide as usize;
        let Some(slide) = self.steps[number] else {
            return memo;
        };
        // The row of a slide has zeros for its two cells, so what is there does not matter.
        let items = self.items(cells);
        let tile = self.item_of[usize::from(step.tile)];
        let change = self
            .ranking
            .change(&items[..self.cell_of.len()], slide, tile);
        ScoreMemo {
            score: memo.score + change,
            manhattan: self.manhattan.step(memo.manhattan, cells, step),
        }
    }

    #[inline]
    fn estimate(&self, memo: ScoreMemo) -> u32 {
        if memo.manhattan == 0 {
            return 0;
        }
        // The nearest number with the right parity, and not less than the least of these.
        let parity = (memo.manhattan % 2).cast_signed();
        let pairs = (memo.score - UNIT as i32 * parity + UNIT as i32).div_euclid(2 * UNIT as i32);
        (2 * pairs + parity).max(2 - parity).cast_unsigned()
    }

    #[inline]
    fn real(&self, memo: ScoreMemo) -> f64 {
        if memo.manhattan == 0 {
            return 0.0;
        }
        f64::from(memo.score) / f64::from(UNIT)
    }
}

impl Reversible for LearnedScore {
    type Reverse = Manhattan;

    fn reversed(&self, home: Home) -> Manhattan {
        Manhattan::new(home)
    }
}

#[cfg(test)]
mod tests {
    use super::super::items;
    use super::*;
    use crate::puzzle::{Board, Scrambler, Shape};

    fn after(board: &Board, slide: Slide) -> Option<(Board, Step)> {
        let to = board.blank();
        let from = board.shape().source(to, slide)?;
        let step = Step {
            tile: board.tile(from),
            from: from as u8,
            to: to as u8,
            slide,
        };
        Some((board.after(slide)?, step))
    }

    /// Steps agree with scores from all cells, for every corner of the blank, and the score of a
    /// board is that of its image.
    #[test]
    fn slides_change_scores_as_the_cells_say() {
        let shape = Shape::new(3, 4).expect("a shape");
        let mut model = Model::new(shape);
        model.set_pairs(&mut |numbers| i16::try_from(numbers[0] % 97).unwrap() - 48);
        for corner in [0, 3, 8, 11] {
            let home = Home::new(shape, corner);
            let score = LearnedScore::new(&model, home).expect("a corner");
            let mut scrambler = Scrambler::new(3);
            let symmetry = symmetry_to(home, &score.ranking).expect("a symmetry");
            let last = LearnedScore::new(&model, Home::blank_last(shape)).expect("a corner");
            for _ in 0..20 {
                let board = scrambler.uniform(&home.board());
                let memo = score.start(board.cells());
                let image = symmetry.image(&board, home);
                assert_eq!(memo.score, last.start(image.cells()).score);
                let image_items = items(&image);
                assert_eq!(score.items(board.cells())[..12], image_items);
                for slide in Slide::ALL {
                    if let Some((next, step)) = after(&board, slide) {
                        let whole = score.start(next.cells());
                        assert_eq!(score.step(memo, next.cells(), step), whole);
                    }
                }
            }
        }
        assert!(LearnedScore::new(&model, Home::new(shape, 5)).is_none());
    }

    #[test]
    fn estimates_have_the_parity_of_the_distance_and_are_nearest() {
        let model = Model::new(Shape::FOUR);
        let score = LearnedScore::new(&model, Home::blank_last(Shape::FOUR)).expect("a corner");
        let unit = UNIT as i32;
        let estimate = |score_of: i32, manhattan| {
            score.estimate(ScoreMemo {
                score: score_of,
                manhattan,
            })
        };
        assert_eq!(estimate(50 * unit, 40), 50);
        assert_eq!(estimate(50 * unit + unit - 1, 40), 50);
        assert_eq!(estimate(51 * unit, 40), 52);
        assert_eq!(estimate(50 * unit, 41), 51);
        assert_eq!(estimate(50 * unit - 1, 41), 49);
        assert_eq!(estimate(-5 * unit, 4), 2);
        assert_eq!(estimate(-5 * unit, 3), 1);
        assert_eq!(estimate(7 * unit, 0), 0);
    }
}
