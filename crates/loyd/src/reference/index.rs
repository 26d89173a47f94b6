//! Many entries, found by board and by neighbourhood.
//!
//! A board that is kept itself is found by its place, in a hash table. Those
//! nearby are found by a scan, but of little: entries are in clusters around a
//! middle, each with its radius and its largest distance. Manhattan distance keeps the
//! triangle inequality, so a cluster whose middle is farther away than its radius
//! and the range together holds nothing within range, and a cluster whose largest
//! distance is not above the bound holds nothing that could raise it. A random
//! board looks at the middles and at little else.

use std::collections::HashMap;

use super::coordinates::Coordinates;
use super::entry::{Contradiction, Entry, Known};
use super::place::Place;
use crate::puzzle::PackedBoard;

/// Clusters are split until they have no more entries than this.
const LARGEST_CLUSTER: usize = 64;

/// Entries that a search can consult.
#[derive(Debug, Clone, Default)]
pub struct Index {
    /// Entries cluster by cluster.
    entries: Vec<Entry>,
    places: HashMap<PackedBoard, u32>,
    coordinates: Vec<Coordinates>,
    clusters: Vec<Cluster>,
}

/// Entries next to each other.
#[derive(Debug, Clone, Copy)]
struct Cluster {
    middle: Coordinates,
    /// No entry is farther from the middle.
    radius: u8,
    /// No board of an entry is known to be farther from the goal.
    largest: u8,
    end: u32,
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
        entries.sort_unstable_by_key(Entry::corner);
        let mut index = Index::default();
        index.split(&mut entries);
        index.entries = entries;
        index.places = (0..)
            .zip(&index.entries)
            .map(|(number, entry)| (entry.corner(), number))
            .collect();
        (index, refused)
    }

    /// Splits entries into clusters, each around its first entry.
    fn split(&mut self, entries: &mut [Entry]) {
        let Some(first) = entries.first() else {
            return;
        };
        let middle = Coordinates::of(first.corner());
        let distance = |entry: &Entry| middle.distance(&Coordinates::of(entry.corner()));
        if entries.len() > LARGEST_CLUSTER {
            entries.sort_by_cached_key(|entry| (distance(entry), entry.corner()));
            // What is left behind a cluster is split around its own middle: the
            // entry that is farthest from this one.
            let (near, far) = entries.split_at_mut(entries.len() / 2);
            far.reverse();
            self.split(near);
            self.split(far);
            return;
        }
        let radius = entries.iter().map(distance).max().unwrap_or(0);
        let largest = entries
            .iter()
            .flat_map(Entry::known)
            .map(|known| known.distance)
            .max();
        let corners = entries.iter().map(|entry| Coordinates::of(entry.corner()));
        self.coordinates.extend(corners);
        self.clusters.push(Cluster {
            middle,
            radius: radius as u8,
            largest: largest.unwrap_or(0),
            end: self.coordinates.len() as u32,
        });
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
        let number = self.places.get(&corner)?;
        self.entries.get(*number as usize)
    }

    /// What is kept for the board of a place.
    pub fn known(&self, place: &Place) -> Option<Known> {
        Some(self.get(place.corner)?.known()[place.look_up])
    }

    /// Calls `near` for every board of an entry that could raise the bound `best`
    /// of a board: the entry, the look-up, and the Manhattan distance. Counts the
    /// entries looked at.
    pub(super) fn near(
        &self,
        board: PackedBoard,
        best: u32,
        farthest: u32,
        mut near: impl FnMut(&Entry, usize, u32),
    ) -> u32 {
        let seen = Coordinates::of(board);
        let range = |distance: u8| {
            let range = u32::from(distance).checked_sub(best + 2)?;
            Some(range.min(farthest))
        };
        let (mut begin, mut reviewed) = (0, 0);
        for cluster in &self.clusters {
            let members = begin as usize..cluster.end as usize;
            begin = cluster.end;
            let Some(widest) = range(cluster.largest) else {
                continue;
            };
            // The walk takes a board at most three slides from its corner board.
            let widest = widest + 3;
            if seen.distance(&cluster.middle) > widest + u32::from(cluster.radius) {
                continue;
            }
            reviewed += members.len() as u32;
            for number in members {
                if seen.distance(&self.coordinates[number]) > widest {
                    continue;
                }
                let entry = &self.entries[number];
                for (look_up, known) in entry.known().iter().enumerate() {
                    let distance = seen.distance(&Coordinates::of(entry.board(look_up)));
                    if range(known.distance).is_some_and(|range| distance <= range) {
                        near(entry, look_up, distance);
                    }
                }
            }
        }
        reviewed
    }
}
