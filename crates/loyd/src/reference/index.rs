//! Many entries, found by board and by distance.
//!
//! A board that is stored itself is found by its slot, in a hash table. Boards nearby
//! are found by comparing the board with every corner board, 32 at a time ([`Scan`]),
//! as long as their bounds could raise the board's bound at all. The few that remain
//! are examined one by one.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::entry::{Contradiction, Entry, Known};
use super::scan::{LANES, Question, Scan, reach};
use super::slot::{Quadrant, Slot};
use super::steps::Steps;
use crate::puzzle::PackedBoard;

/// Entries that a search can consult.
#[derive(Debug, Clone, Default)]
pub struct Index {
    /// The entries that could raise a bound most come first.
    entries: Vec<Entry>,
    numbers: HashMap<PackedBoard, u32>,
    scan: Scan,
}

impl Index {
    /// An index of these entries. Entries of the same corner board are merged. An entry
    /// that contradicts an earlier one is left out, and the contradiction is returned.
    pub fn new(entries: impl IntoIterator<Item = Entry>) -> (Index, Vec<Contradiction>) {
        let mut merged: HashMap<PackedBoard, Entry> = HashMap::new();
        let mut refused = Vec::new();
        for entry in entries {
            match merged.get(&entry.corner()) {
                None => drop(merged.insert(entry.corner(), entry)),
                Some(known) => match known.merged(&entry) {
                    Ok(entry) => drop(merged.insert(entry.corner(), entry)),
                    Err(contradiction) => refused.push(contradiction),
                },
            }
        }
        let mut entries: Vec<Entry> = merged.into_values().collect();
        // The order of a hash table differs from run to run; ours must not.
        entries.sort_unstable_by_key(order);
        (Index::of_sorted(entries), refused)
    }

    fn of_sorted(entries: Vec<Entry>) -> Index {
        let numbered = (0..).zip(&entries);
        Index {
            numbers: numbered
                .map(|(number, entry)| (entry.corner(), number))
                .collect(),
            scan: Scan::new(&entries),
            entries,
        }
    }

    /// Adds one entry, merged with what is known of its boards. Takes less than a
    /// millisecond with ten thousand entries.
    pub fn insert(&mut self, entry: Entry) -> Result<(), Contradiction> {
        let entry = match self.get(entry.corner()) {
            None => entry,
            Some(known) => known.merged(&entry)?,
        };
        let mut entries = std::mem::take(&mut self.entries);
        entries.retain(|other| other.corner() != entry.corner());
        let at = entries.partition_point(|other| order(other) < order(&entry));
        entries.insert(at, entry);
        *self = Index::of_sorted(entries);
        Ok(())
    }

    /// Number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the entry of a corner board.
    pub fn get(&self, corner: PackedBoard) -> Option<&Entry> {
        let number = self.numbers.get(&corner)?;
        self.entries.get(*number as usize)
    }

    /// Returns what is known of the board in a slot.
    pub fn known(&self, slot: &Slot) -> Option<Known> {
        Some(self.get(slot.corner)?.known()[slot.step])
    }

    /// Calls `near` for every board of an entry that could raise the bound `best` of a
    /// board, which is given together with its mirror image. The arguments are the
    /// image's number, the entry, the step, and the Manhattan distance. Returns the
    /// number of entries compared, counted once per image.
    pub(super) fn near(
        &self,
        images: &[Steps; 2],
        best: u32,
        farthest: u32,
        mut near: impl FnMut(usize, &Entry, usize, u32),
    ) -> u32 {
        // A bound is raised by at least two, because the parity stays the same.
        let less = best.saturating_add(2);
        let in_byte = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        let question = Question {
            images,
            less: in_byte(less),
            // The boards of an entry are at most three slides from its corner board.
            most: in_byte(farthest.saturating_add(3)),
        };
        let blocks = self.scan.near(question, |number, image| {
            let Some(entry) = self.entries.get(number) else {
                return;
            };
            let range = |distance: u8| {
                let range = u32::from(distance).checked_sub(less)?;
                Some(range.min(farthest))
            };
            for (step, distance) in distances_to(&images[image], entry).into_iter().enumerate() {
                let range = range(entry.known()[step].distance);
                if range.is_some_and(|range| distance <= range) {
                    near(image, entry, step, distance);
                }
            }
        });
        2 * self.entries.len().min(blocks * LANES) as u32
    }
}

/// The sort key: entries that could raise a bound most come first.
fn order(entry: &Entry) -> (Reverse<u8>, PackedBoard) {
    (Reverse(reach(entry)), entry.corner())
}

/// Returns the Manhattan distances between a board and the four boards of an entry.
/// Each step of the entry moves one tile.
fn distances_to(steps: &Steps, entry: &Entry) -> [u32; 4] {
    let corner = entry.corner();
    let cells = Quadrant::of_cell(corner.blank()).cells();
    let mut distance = steps.distance(corner);
    let mut distances = [distance; 4];
    for step in 0..3 {
        let (to, from) = (cells[step], cells[step + 1]);
        let tile = corner.tile(from);
        distance = distance + steps.steps(tile, to) - steps.steps(tile, from);
        distances[step + 1] = distance;
    }
    distances
}
