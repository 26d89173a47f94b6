//! The score by which the boards of one border are ordered.
//!
//! It is the sum of three parts:
//!
//! * for each tile of the border, a power of its distance: far tiles are brought near first, and
//!   all together;
//! * for every two tiles of a line that stand in that line in the wrong order, what it costs to
//!   pass, most for neighbours;
//! * for each other tile, a lower power of its distance, so that the next borders have less to do.
//!
//! The numbers were chosen on a few random boards of 10x10 and 16x16. They matter little:
//! solutions differ by a few hundredths, except that a larger weight of the others makes those of
//! 16x16 much longer.

use super::rest::Border;
use crate::puzzle::{Home, MAX_SIDE, Slide};

/// The score of one step of a tile at distance 1.
const UNIT: f32 = 16.0;

/// The powers of the distances of the border's tiles and of the others, and the most that these
/// weigh.
const POWER: f32 = 1.4;
const OTHERS_POWER: f32 = 1.25;
const MOST_OTHERS_WEIGHT: f32 = 0.7;

/// The weight of the others times the cells of the rest: on large boards there are too many others
/// to bring all of them near at the same time.
const OTHERS_WEIGHT_TIMES_CELLS: f32 = 60.0;

/// The costs of two tiles in the wrong order, by the distance of their goals: neighbours, and
/// others.
const CONFLICTS: [f32; 3] = [0.0, 5.0, 2.0];

/// The index of a tile that does not belong to a line.
const NO_INDEX: u8 = u8::MAX;

/// The score of the boards of one border.
#[derive(Debug)]
pub(super) struct BorderScore {
    cells: usize,
    /// By tile and cell.
    places: Vec<i32>,
    /// By tile: whether it belongs to the border.
    belongs: Vec<bool>,
    /// The distance of a tile of the border from its goal, by tile and cell; 0 for other tiles.
    distances: Vec<u8>,
    /// By blank and slide: the cell of the tile that makes it; `None` at the edge of what moves.
    sources: Vec<[Option<u8>; 4]>,
    lines: Vec<BorderLine>,
    /// By tile: the lines that it belongs to.
    lines_of: Vec<Vec<usize>>,
}

/// One line of the border.
#[derive(Debug)]
struct BorderLine {
    cells: Vec<u8>,
    /// By cell: its index in the line.
    index: Vec<u8>,
    /// By tile: the index of its goal.
    goals: Vec<u8>,
}

impl BorderScore {
    /// The score for a border of a goal.
    pub(super) fn new(home: Home, border: &Border) -> BorderScore {
        let shape = home.shape();
        let cells = shape.cells();
        let lines: Vec<BorderLine> = border
            .lines
            .iter()
            .map(|line| BorderLine::new(home, line))
            .collect();
        let mut score = BorderScore {
            cells,
            places: vec![0; cells * cells],
            belongs: vec![false; cells],
            distances: vec![0; cells * cells],
            sources: vec![[None; 4]; cells],
            lines_of: vec![Vec::new(); cells],
            lines,
        };
        for (number, line) in score.lines.iter().enumerate() {
            for tile in (1..cells).filter(|&tile| line.goals[tile] != NO_INDEX) {
                score.belongs[tile] = true;
                score.lines_of[tile].push(number);
            }
        }
        let within = border.within.cells(shape);
        let weight = OTHERS_WEIGHT_TIMES_CELLS / f32::from(within.len() as u16);
        let weight = weight.min(MOST_OTHERS_WEIGHT);
        let (own, others) = (powers(POWER, 1.0), powers(OTHERS_POWER, weight));
        for tile in 1..cells {
            let goal = home.cell_of(tile as u8);
            let belongs = score.belongs[tile];
            for &cell in &within {
                let distance = shape.distance(goal, cell) as usize;
                let index = tile * cells + cell;
                score.places[index] = if belongs {
                    own[distance]
                } else {
                    others[distance]
                };
                score.distances[index] = if belongs { distance as u8 } else { 0 };
            }
        }
        for &blank in &within {
            for (number, slide) in Slide::ALL.into_iter().enumerate() {
                let source = shape
                    .source(blank, slide)
                    .filter(|cell| within.contains(cell));
                score.sources[blank][number] = source.map(|cell| cell as u8);
            }
        }
        score
    }

    /// Returns `true` if a tile belongs to the border.
    #[inline]
    pub(super) fn belongs(&self, tile: u8) -> bool {
        self.belongs[usize::from(tile)]
    }

    /// Returns the cell of the tile that makes the slide with this number in [`Slide::ALL`];
    /// `None` if no tile can make it, or only one that is solved.
    #[inline]
    pub(super) fn source(&self, blank: u8, slide: u8) -> Option<u8> {
        self.sources[usize::from(blank)][usize::from(slide)]
    }

    /// Returns the score of a board.
    pub(super) fn of(&self, tiles: &[u8]) -> i32 {
        let place =
            |(cell, &tile): (usize, &u8)| self.places[usize::from(tile) * self.cells + cell];
        let places: i32 = tiles.iter().enumerate().map(place).sum();
        let conflicts = self.lines.iter().map(|line| line.conflicts(tiles));
        places + conflicts.sum::<i32>()
    }

    /// Returns the sum of the distances of the border's tiles.
    pub(super) fn distance(&self, tiles: &[u8]) -> u16 {
        let distance = |(cell, &tile): (usize, &u8)| {
            u16::from(self.distances[usize::from(tile) * self.cells + cell])
        };
        tiles.iter().enumerate().map(distance).sum()
    }

    /// Returns the change of the sum of distances by a slide.
    #[inline]
    pub(super) fn distance_change(&self, tile: u8, from: u8, to: u8) -> i16 {
        let row = usize::from(tile) * self.cells;
        let distance = |cell: u8| i16::from(self.distances[row + usize::from(cell)]);
        distance(to) - distance(from)
    }

    /// Returns the change of the score of a board by a slide of this tile.
    #[inline]
    pub(super) fn change(&self, tiles: &[u8], tile: u8, from: u8, to: u8) -> i32 {
        let row = usize::from(tile) * self.cells;
        let place = |cell: u8| self.places[row + usize::from(cell)];
        let mut change = place(to) - place(from);
        for &line in &self.lines_of[usize::from(tile)] {
            change += self.lines[line].change(tiles, tile, from, to);
        }
        change
    }
}

/// Returns the scores of all distances.
fn powers(power: f32, weight: f32) -> [i32; 2 * MAX_SIDE] {
    let score = |distance: usize| UNIT * weight * f32::from(distance as u16).powf(power);
    std::array::from_fn(|distance| score(distance).round() as i32)
}

impl BorderLine {
    fn new(home: Home, line: &[usize]) -> BorderLine {
        let cells = home.shape().cells();
        let (mut index, mut goals) = (vec![NO_INDEX; cells], vec![NO_INDEX; cells]);
        for (number, &cell) in line.iter().enumerate() {
            index[cell] = number as u8;
            goals[usize::from(home.tile_at(cell))] = number as u8;
        }
        // The blank is in nobody's way.
        goals[0] = NO_INDEX;
        BorderLine {
            cells: line.iter().map(|&cell| cell as u8).collect(),
            index,
            goals,
        }
    }

    /// Returns the cost of all tiles in the wrong order.
    fn conflicts(&self, tiles: &[u8]) -> i32 {
        let cost = |&cell: &u8| {
            self.cost(
                tiles,
                tiles[usize::from(cell)],
                self.index[usize::from(cell)],
            )
        };
        self.cells.iter().map(cost).sum::<i32>() / 2
    }

    /// Returns the change of the cost when a tile of this line makes a slide.
    #[inline]
    fn change(&self, tiles: &[u8], tile: u8, from: u8, to: u8) -> i32 {
        let (before, after) = (self.index[usize::from(from)], self.index[usize::from(to)]);
        match (before, after) {
            (NO_INDEX, NO_INDEX) => 0,
            (NO_INDEX, at) => self.cost(tiles, tile, at),
            (at, NO_INDEX) => -self.cost(tiles, tile, at),
            // Along the line, no tile passes another.
            (_, _) => 0,
        }
    }

    /// Returns the cost of the other tiles with a tile at an index of the line.
    fn cost(&self, tiles: &[u8], tile: u8, at: u8) -> i32 {
        let goal = self.goals[usize::from(tile)];
        if goal == NO_INDEX {
            return 0;
        }
        let mut cost = 0;
        for (&cell, index) in self.cells.iter().zip(0..) {
            let other = self.goals[usize::from(tiles[usize::from(cell)])];
            if other != NO_INDEX && other != goal && (other < goal) != (index < at) {
                let apart = usize::from(other.abs_diff(goal)).min(CONFLICTS.len() - 1);
                cost += (UNIT * CONFLICTS[apart]) as i32;
            }
        }
        cost
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Scrambler, Shape};
    use crate::search::borders::rest::all_borders;

    #[test]
    fn a_slide_changes_the_score_as_it_says() {
        let mut scrambler = Scrambler::new(4);
        for (rows, cols, blank) in [(4, 4, 15), (5, 7, 0), (3, 9, 13), (16, 16, 255)] {
            let home = Home::new(Shape::new(rows, cols).unwrap(), blank);
            let border = &all_borders(home)[0];
            let score = BorderScore::new(home, border);
            for _ in 0..20 {
                let board = scrambler.uniform(&home.board());
                for (number, slide) in Slide::ALL.into_iter().enumerate() {
                    let source = score.source(board.blank() as u8, number as u8);
                    let Some(next) = board.after(slide) else {
                        assert_eq!(source, None);
                        continue;
                    };
                    let from = source.expect("all tiles may move at first");
                    let (tile, to) = (board.tile(from.into()), board.blank() as u8);
                    let change = score.change(board.tiles(), tile, from, to);
                    let sum = score.of(board.tiles()) + change;
                    assert_eq!(sum, score.of(next.tiles()), "{board}");
                    let change = score.distance_change(tile, from, to);
                    let distance = score.distance(board.tiles()).wrapping_add_signed(change);
                    assert_eq!(distance, score.distance(next.tiles()), "{board}");
                }
            }
        }
    }

    #[test]
    fn tiles_in_the_wrong_order_cost_more() {
        let home = Home::blank_last(Shape::new(3, 6).unwrap());
        let score = BorderScore::new(home, &all_borders(home)[0]);
        let solved = home.board().tiles().to_vec();
        assert_eq!(score.of(&solved), 0);
        // The first border is the first column: 1, 7 and 13.
        let mut exchanged = solved.clone();
        exchanged.swap(0, 6);
        let mut apart = solved;
        apart.swap(0, 1);
        assert!(score.of(&exchanged) > 2 * score.of(&apart));
    }
}
