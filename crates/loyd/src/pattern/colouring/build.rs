//! The builder of a colouring's table: breadth-first search, level by level, on several threads.
//!
//! A level is the set of states one of whose distances has that value. It is kept as bits: each
//! word has sixteen for every cell of the blank, once for horizontal and once for vertical
//! distances. If the next move is horizontal and leads to a state whose next move is vertical,
//!
//! ```text
//! horizontal distance = 1 + least vertical distance of the other states of the row
//! ```
//!
//! and the other way round. The states of a row have the same word, so one half of a level is
//! found by shifting the bits of the level before. The other half goes from word to word. The set
//! of colour a after a vertical move depends on the set before, and the lane follows by a map, so
//! all lanes of one set and one cell of the blank are done in a loop without branches.
//!
//! Each thread writes what it reaches by vertical moves to bits of its own, which are merged in
//! the next level. So there are no atomic operations on states.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use super::colouring::Colouring;
use super::entry::{AxisDistances, TableAxis};
use super::words::{SLOTS, WordRanks, slot};
use crate::pattern::build::{BuildObserver, BuildStopped};
use crate::pattern::memory::{Buffer, Memory};

/// More threads than this would need more memory for their bits than the table itself.
pub(super) const MOST_THREADS: usize = 8;

/// Below this number of words a level is done before a second thread has started.
const FEW_WORDS: usize = 100_000;

/// Bits of one word: one for each cell of the blank, in rows of four.
type SlotBits = u16;

/// What is known of the states of one word: those that are found, and those of the last level;
/// of each the horizontal distances and the vertical ones.
pub(super) type WordBits = [[SlotBits; 2]; 2];

const FOUND: usize = 0;
const LAST: usize = 1;
const H: usize = 0;
const V: usize = 1;

/// States reached by vertical moves, and which sets have any.
struct Reached {
    cells: Box<dyn Buffer>,
    sets: Vec<bool>,
}

/// A builder of one table. It lives only while building.
pub(super) struct ColouringBuilder<'a> {
    words: &'a WordRanks,
    maps: LaneMaps,
    cols: usize,
    /// The bit of each cell.
    slots: Vec<usize>,
    /// The bits that are cells of the board.
    board: SlotBits,
    goal: (usize, usize),
    threads: usize,
}

/// For a letter at each position without colour a, and for each number of letters that it passes,
/// the lanes after the move.
struct LaneMaps {
    /// Towards the beginning of the word, by position and distance.
    earlier: Vec<Vec<Vec<u16>>>,
    later: Vec<Vec<Vec<u16>>>,
}

impl LaneMaps {
    fn new(words: &WordRanks, others: usize, cols: usize) -> LaneMaps {
        let map = |from: usize, to: Option<usize>| {
            let to = to.filter(|&to| to < others);
            to.map(|to| words.lane_map(from, to)).unwrap_or_default()
        };
        let maps = |to: &dyn Fn(usize, usize) -> Option<usize>| {
            (0..others)
                .map(|from| (0..cols).map(|by| map(from, to(from, by))).collect())
                .collect()
        };
        LaneMaps {
            earlier: maps(&|from, by| from.checked_sub(by)),
            later: maps(&|from, by| Some(from + by)),
        }
    }
}

/// One vertical step of all lanes of a set.
#[derive(Debug, Clone, Copy)]
struct SetStep<'a> {
    set: usize,
    map: &'a [u16],
}

impl<'a> ColouringBuilder<'a> {
    pub(super) fn new(
        colouring: &Colouring,
        words: &'a WordRanks,
        threads: usize,
    ) -> ColouringBuilder<'a> {
        let shape = colouring.shape();
        let cells = 0..shape.cells();
        let slots: Vec<usize> = cells
            .map(|cell| slot(shape.row(cell), shape.col(cell)))
            .collect();
        let board = slots.iter().fold(0, |board, slot| board | 1 << slot);
        let letters = colouring.tiles();
        let others = letters - colouring.counts()[0];
        ColouringBuilder {
            words,
            maps: LaneMaps::new(words, others, shape.cols()),
            cols: shape.cols(),
            slots,
            board,
            goal: words.goal(colouring),
            threads: if words.len() < FEW_WORDS {
                1
            } else {
                threads.clamp(1, MOST_THREADS)
            },
        }
    }

    /// Fills `entries` and returns how many states have each smaller distance.
    pub(super) fn build(
        &self,
        entries: &mut [u8],
        memory: &dyn Memory,
        observer: &mut dyn BuildObserver,
    ) -> Result<Vec<u64>, BuildStopped> {
        let (sets, lanes) = (self.words.sets(), self.words.lanes());
        let mut buffer = memory.zeroed(self.words.len() * size_of::<WordBits>());
        let bits = &mut (*buffer).as_mut()[..self.words.len() * size_of::<WordBits>()];
        let bits: &mut [WordBits] = bytemuck::cast_slice_mut(bits);
        let mut reached: Vec<Reached> = (0..self.threads)
            .map(|_| Reached {
                cells: memory.zeroed(self.words.len() * size_of::<SlotBits>()),
                sets: vec![false; sets],
            })
            .collect();
        let (word, slot) = self.goal;
        bits[word] = [[1 << slot; 2]; 2];
        entries[word * SLOTS + slot] = AxisDistances::both(0).0;
        let mut alive = vec![false; sets];
        alive[word / lanes] = true;
        let mut histogram = vec![1];
        let states = self.words.len() as u64 * self.slots.len() as u64;
        for level in 1.. {
            let found = histogram.iter().sum();
            let mut pulse = || observer.pulse(found, states);
            self.vertical(bits, &alive, &mut reached, &mut pulse)?;
            let new = self.merge(level, (bits, entries), &mut alive, &mut reached, &mut pulse)?;
            if !alive.contains(&true) {
                break;
            }
            histogram.push(new);
            if observer.level(level, found + new, states).is_break() {
                return Err(BuildStopped);
            }
        }
        while histogram.last() == Some(&0) {
            histogram.pop();
        }
        Ok(histogram)
    }

    /// Finds what vertical moves reach from the horizontal distances of the last level.
    fn vertical(
        &self,
        bits: &[WordBits],
        alive: &[bool],
        reached: &mut [Reached],
        pulse: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<(), BuildStopped> {
        let lanes = self.words.lanes();
        let next = AtomicUsize::new(0);
        let work = |reached: &mut Reached, poll: &mut dyn FnMut() -> bool| {
            let cells = bytemuck::cast_slice_mut((*reached.cells).as_mut());
            let mut lists = vec![Vec::new(); SLOTS];
            while !poll() {
                let set = next.fetch_add(1, Ordering::Relaxed);
                if set >= alive.len() {
                    break;
                }
                if alive[set] {
                    let bits = &bits[set * lanes..][..lanes];
                    self.leave_set(set, bits, &mut lists, (&mut *cells, &mut reached.sets));
                }
            }
        };
        on_threads(reached.iter_mut(), &work, pulse)
    }

    /// Makes all vertical moves from one set.
    fn leave_set(
        &self,
        set: usize,
        bits: &[WordBits],
        lists: &mut [Vec<u16>],
        (cells, reached): (&mut [SlotBits], &mut [bool]),
    ) {
        lists.iter_mut().for_each(Vec::clear);
        for (lane, bits) in bits.iter().enumerate() {
            let mut rest = bits[LAST][H];
            while rest != 0 {
                lists[rest.trailing_zeros() as usize].push(lane as u16);
                rest &= rest - 1;
            }
        }
        let lanes = self.words.lanes();
        let mut moved = Vec::new();
        for (from, &slot) in self.slots.iter().enumerate() {
            if lists[slot].is_empty() {
                continue;
            }
            for upward in [false, true] {
                moved.clone_from(&lists[slot]);
                let (mut set, mut at) = (set, from);
                loop {
                    let to = if upward {
                        at.checked_sub(self.cols)
                    } else {
                        Some(at + self.cols).filter(|&to| to < self.slots.len())
                    };
                    let Some(to) = to else { break };
                    let step = self.step(set, at.min(to), upward);
                    let bit = 1 << self.slots[to];
                    let targets = &mut cells[step.set * lanes..][..lanes];
                    for lane in &mut moved {
                        *lane = step.map[usize::from(*lane)];
                        targets[usize::from(*lane)] |= bit;
                    }
                    reached[step.set] = true;
                    (set, at) = (step.set, to);
                }
            }
        }
    }

    /// The step of a set when the blank moves between `upper` and the cell below.
    fn step(&self, set: usize, upper: usize, upward: bool) -> SetStep<'_> {
        let (bits, cols) = (self.words.set(set), self.cols);
        let (first, last) = (upper, upper + cols - 1);
        let from = if upward { first } else { last };
        let before = |position: usize| (bits & ((1 << position) - 1)).count_ones() as usize;
        let field: u16 = ((1 << cols) - 1) << upper;
        let in_field = bits & field;
        let moved = if upward {
            in_field >> 1 & field | (in_field >> first & 1) << last
        } else {
            in_field << 1 & field | (in_field >> last & 1) << first
        };
        let set = self.words.rank_of_set(bits & !field | moved);
        // A letter of colour a passes all others without changing their order.
        let is_a = bits >> from & 1 == 1;
        let passed = if is_a {
            0
        } else {
            cols - 1 - (in_field & !(1 << from)).count_ones() as usize
        };
        let position = if is_a { 0 } else { from - before(from) };
        let maps = if upward {
            &self.maps.later
        } else {
            &self.maps.earlier
        };
        SetStep {
            set,
            map: &maps[position][passed],
        }
    }

    /// Makes the next level of what was reached, writes its entries and returns how many states
    /// have their first distance in it.
    fn merge(
        &self,
        level: u32,
        (bits, entries): (&mut [WordBits], &mut [u8]),
        alive: &mut [bool],
        reached: &mut [Reached],
        pulse: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<u64, BuildStopped> {
        let lanes = self.words.lanes();
        let mut threads: Vec<_> = reached
            .iter_mut()
            .map(|thread| {
                let cells: &mut [SlotBits] = bytemuck::cast_slice_mut((*thread.cells).as_mut());
                (cells.chunks_mut(lanes), thread.sets.iter_mut())
            })
            .collect();
        let parts: Vec<SetPart<'_>> = bits
            .chunks_mut(lanes)
            .zip(entries.chunks_mut(lanes * SLOTS))
            .zip(alive)
            .map(|((bits, entries), alive)| SetPart {
                bits,
                entries,
                alive,
                reached: threads
                    .iter_mut()
                    .filter_map(|(cells, sets)| cells.next().zip(sets.next()))
                    .collect(),
            })
            .collect();
        let queue = Mutex::new(parts.into_iter());
        let found = AtomicU64::new(0);
        let work = |(): (), poll: &mut dyn FnMut() -> bool| {
            while !poll() {
                let part = queue.lock().ok().and_then(|mut queue| queue.next());
                let Some(part) = part else { break };
                found.fetch_add(part.merge(level, self.board), Ordering::Relaxed);
            }
        };
        on_threads(std::iter::repeat_n((), self.threads), &work, pulse)?;
        Ok(found.into_inner())
    }
}

/// All words of one set.
struct SetPart<'a> {
    bits: &'a mut [WordBits],
    entries: &'a mut [u8],
    /// Whether the last level has any of its states.
    alive: &'a mut bool,
    /// What each thread has reached.
    reached: Vec<(&'a mut [SlotBits], &'a mut bool)>,
}

impl SetPart<'_> {
    /// Replaces the last level by the next one, and returns how many states are found for the
    /// first time.
    fn merge(self, level: u32, board: SlotBits) -> u64 {
        let mut reached: Vec<_> = self.reached;
        reached.retain(|(_, any)| **any);
        if !*self.alive && reached.is_empty() {
            return 0;
        }
        let (mut first, mut any) = (0, 0);
        for (lane, bits) in self.bits.iter_mut().enumerate() {
            let mut vertical = 0;
            for (cells, _) in &mut reached {
                vertical |= std::mem::take(&mut cells[lane]);
            }
            let horizontal = others_of_row(bits[LAST][V]) & board;
            let before = bits[FOUND];
            let new = [horizontal & !before[H], vertical & !before[V]];
            bits[LAST] = new;
            if new != [0, 0] {
                bits[FOUND] = [before[H] | new[H], before[V] | new[V]];
                any |= 1;
                first += u64::from(((new[H] | new[V]) & !(before[H] | before[V])).count_ones());
                let entries = &mut self.entries[lane * SLOTS..][..SLOTS];
                write_entries(entries, level, new, before);
            }
        }
        for (_, any) in reached {
            *any = false;
        }
        *self.alive = any != 0;
        first
    }
}

/// Writes the entries of the states that are new in a level.
fn write_entries(entries: &mut [u8], level: u32, new: [SlotBits; 2], before: [SlotBits; 2]) {
    let mut rest = new[H] | new[V];
    while rest != 0 {
        let at = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let is_new = new.map(|cells| cells >> at & 1 == 1);
        let was_found = (before[H] | before[V]) >> at & 1 == 1;
        let axis = if is_new[H] {
            TableAxis::Horizontal
        } else {
            TableAxis::Vertical
        };
        let entry = match (is_new, was_found) {
            ([true, true], _) => AxisDistances::both(level),
            (_, false) => AxisDistances::first(level, axis),
            (_, true) => AxisDistances(entries[at]).second(level, axis),
        };
        entries[at] = entry.0;
    }
}

/// Returns the cells that have another cell of the set in their row.
fn others_of_row(cells: SlotBits) -> SlotBits {
    let by_one = cells << 1 & 0xeeee | cells >> 3 & 0x1111;
    let by_two = cells << 2 & 0xcccc | cells >> 2 & 0x3333;
    let by_three = cells << 3 & 0x8888 | cells >> 1 & 0x7777;
    by_one | by_two | by_three
}

/// Runs `work` once for each of `parts`, each on a thread of its own and the first on this one,
/// which asks `pulse` whether to go on. `work` gets a function that says whether to stop.
pub(super) fn on_threads<P: Send>(
    mut parts: impl Iterator<Item = P>,
    work: &(dyn Fn(P, &mut dyn FnMut() -> bool) + Sync),
    pulse: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<(), BuildStopped> {
    let stopped = AtomicBool::new(false);
    let own = parts.next();
    std::thread::scope(|scope| {
        for part in parts {
            let stopped = &stopped;
            scope.spawn(move || work(part, &mut || stopped.load(Ordering::Relaxed)));
        }
        if let Some(own) = own {
            work(own, &mut || {
                if pulse().is_break() {
                    stopped.store(true, Ordering::Relaxed);
                }
                stopped.load(Ordering::Relaxed)
            });
        }
    });
    if stopped.into_inner() {
        return Err(BuildStopped);
    }
    Ok(())
}
