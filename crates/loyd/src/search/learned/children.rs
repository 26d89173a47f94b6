//! The children of a level of a beam, scored and in order.
//!
//! Two counting sorts. The first brings together the children whose scores need the same row of
//! the ranking, so that a row is fetched from memory once per level and then read from the nearest
//! cache: of the 19 megabytes that the ranking of 7x7 has, a child reads 49 lines. The second puts
//! the children in the order of their scores.

use super::beam::Origin;
use super::keys::SlideKeys;
use super::level::BoardLevel;
use super::ranking::Ranking;
use super::wide_row::{AT_ONCE, WideRow};
use crate::grid::cpu::prefetch;

/// Scores that are told apart when children are sorted; worse ones are all the same.
const SCORES: usize = 1 << 14;

/// Children between the prefetch of a parent and its use.
const AHEAD: usize = 8;

/// A child that was scored.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ScoredChild {
    pub(super) hash: u64,
    pub(super) score: i32,
    pub(super) origin: Origin,
}

/// A child that was not scored yet.
#[derive(Debug, Clone, Copy, Default)]
struct NewChild {
    /// Whether the tile goes from the lower cell to the higher one.
    is_forward: bool,
    origin: Origin,
}

/// The children of one level. It is used again for the next one.
pub(super) struct Children {
    /// By the number of a row: how many children need it, and later where they begin.
    starts: Vec<u32>,
    rows: Vec<u32>,
    found: Vec<NewChild>,
    by_row: Vec<NewChild>,
    scored: Vec<ScoredChild>,
    by_score: Vec<ScoredChild>,
    /// By score: how many children have it, and later where they begin.
    score_starts: Vec<u32>,
    /// For rows that many children need; `None` if the processor cannot.
    wide_row: Option<WideRow>,
}

impl Children {
    pub(super) fn new(ranking: &Ranking) -> Children {
        Children {
            starts: vec![0; ranking.row_numbers().count() + 1],
            rows: Vec::new(),
            found: Vec::new(),
            by_row: Vec::new(),
            scored: Vec::new(),
            by_score: Vec::new(),
            score_starts: Vec::new(),
            wide_row: WideRow::detect(),
        }
    }

    /// Returns the children of a level, the least score first.
    pub(super) fn score(
        &mut self,
        ranking: &Ranking,
        keys: &SlideKeys,
        level: &BoardLevel,
    ) -> &[ScoredChild] {
        self.find(ranking, level);
        self.sort_by_row();
        self.score_rows(ranking, keys, level);
        self.sort_by_score();
        &self.by_score
    }

    #[cfg_attr(optimize_loops, optimize(speed), inline(never))]
    fn find(&mut self, ranking: &Ranking, level: &BoardLevel) {
        self.found.clear();
        self.rows.clear();
        self.starts.fill(0);
        for (parent, (head, items)) in level.heads.iter().zip(&level.items).enumerate() {
            for slide in (0..4).filter(|&slide| slide != head.undo) {
                let Some(step) = ranking.step(head.blank, slide.into()) else {
                    continue;
                };
                let row = ranking.row_number(step, items.0[usize::from(step.from)]);
                self.starts[row + 1] += 1;
                self.rows.push(row as u32);
                self.found.push(NewChild {
                    is_forward: step.is_forward,
                    origin: Origin::new(parent as u32, slide),
                });
            }
        }
    }

    #[cfg_attr(optimize_loops, optimize(speed), inline(never))]
    fn sort_by_row(&mut self) {
        add_up(&mut self.starts);
        self.by_row.resize(self.found.len(), NewChild::default());
        for (&row, &child) in self.rows.iter().zip(&self.found) {
            let at = &mut self.starts[row as usize];
            self.by_row[*at as usize] = child;
            *at += 1;
        }
    }

    /// Scores the children row by row. The start of a row has become its end.
    #[cfg_attr(optimize_loops, optimize(speed), inline(never))]
    fn score_rows(&mut self, ranking: &Ranking, keys: &SlideKeys, level: &BoardLevel) {
        self.scored.clear();
        let mut rest = &self.by_row[..];
        let mut begin = 0;
        for (row, &end) in self.starts.iter().enumerate() {
            let (mut children, later) = rest.split_at((end - begin) as usize);
            (rest, begin) = (later, end);
            if children.is_empty() {
                continue;
            }
            let (weights, key) = (ranking.row(row), keys.row(row));
            let mut add = |child: &NewChild, change: i32| {
                let head = &level.heads[child.origin.parent() as usize];
                self.scored.push(ScoredChild {
                    hash: head.hash ^ key,
                    score: head.score + if child.is_forward { change } else { -change },
                    origin: child.origin,
                });
            };
            if let Some(wide) = self.wide_row.as_mut().filter(|_| children.len() >= AT_ONCE) {
                wide.set(weights);
                while let Some((group, others)) = children.split_first_chunk::<AT_ONCE>() {
                    // Children of one row have parents anywhere in the level.
                    for later in others.iter().chain(later).take(AT_ONCE) {
                        prefetch(&level.items, later.origin.parent() as usize);
                        prefetch(&level.heads, later.origin.parent() as usize);
                    }
                    let boards = group.each_ref().map(|child| {
                        let parent = child.origin.parent() as usize;
                        &level.items[parent]
                    });
                    for (child, change) in group.iter().zip(wide.changes(&boards)) {
                        add(child, change);
                    }
                    children = others;
                }
            }
            for (number, child) in children.iter().enumerate() {
                if let Some(later) = children.get(number + AHEAD).or(later.first()) {
                    prefetch(&level.items, later.origin.parent() as usize);
                    prefetch(&level.heads, later.origin.parent() as usize);
                }
                let parent = child.origin.parent() as usize;
                add(child, weights.change(&level.items[parent].0));
            }
        }
    }

    /// Sorts the children by their scores; equal ones stay in the order of their rows.
    #[cfg_attr(optimize_loops, optimize(speed), inline(never))]
    fn sort_by_score(&mut self) {
        let scores = || self.scored.iter().map(|child| child.score);
        let least = scores().min().unwrap_or(0);
        let most = scores().max().unwrap_or(0);
        let class = |score: i32| (score.abs_diff(least) as usize).min(SCORES - 1);
        let starts = &mut self.score_starts;
        starts.clear();
        starts.resize(class(most) + 2, 0);
        for child in &self.scored {
            starts[class(child.score) + 1] += 1;
        }
        add_up(starts);
        self.by_score
            .resize(self.scored.len(), ScoredChild::default());
        for child in &self.scored {
            let at = &mut starts[class(child.score)];
            self.by_score[*at as usize] = *child;
            *at += 1;
        }
    }
}

/// Replaces counts by the sums of those before and at each place.
fn add_up(counts: &mut [u32]) {
    let mut sum = 0;
    for count in counts {
        sum += *count;
        *count = sum;
    }
}
