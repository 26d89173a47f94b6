//! Many entries, found by board and by neighbourhood.
//!
//! A board that is kept itself is found by its place, in a hash table. Those
//! nearby are found by comparing the board with every corner board, 32 at a time
//! ([`Scan`]), as far as their bounds could raise the board's at all. What is left is
//! looked at one by one.

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
    /// Those that could raise a bound most come first.
    entries: Vec<Entry>,
    numbers: HashMap<PackedBoard, u32>,
    scan: Scan,
}

impl Index {
    /// An index of these entries. Of one corner board everything is merged; what
    /// contradicts what came before is left out and given back.
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

    /// Adds one entry, merged with what is known of its boards. With ten thousand
    /// entries this takes less than a millisecond.
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

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry of a corner board.
    pub fn get(&self, corner: PackedBoard) -> Option<&Entry> {
        let number = self.numbers.get(&corner)?;
        self.entries.get(*number as usize)
    }

    /// What is kept for the board of a place.
    pub fn known(&self, slot: &Slot) -> Option<Known> {
        Some(self.get(slot.corner)?.known()[slot.step])
    }

    /// Calls `near` for every board of an entry that could raise the bound `best`
    /// of a board, given with its mirror image: the image's number, the entry, the
    /// look-up, and the Manhattan distance. Counts the entries looked at, once for each image.
    pub(super) fn near(
        &self,
        images: &[Steps; 2],
        best: u32,
        farthest: u32,
        mut near: impl FnMut(usize, &Entry, usize, u32),
    ) -> u32 {
        // A bound is raised by two at least, because parity stays.
        let less = best.saturating_add(2);
        let in_byte = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        let question = Question {
            images,
            less: in_byte(less),
            // The walk takes a board at most three slides from its corner board.
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

/// Entries that could raise a bound most come first.
fn order(entry: &Entry) -> (Reverse<u8>, PackedBoard) {
    (Reverse(reach(entry)), entry.corner())
}

/// The Manhattan distances between a board and the four boards of an entry. Each
/// step of the walk moves one tile.
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
