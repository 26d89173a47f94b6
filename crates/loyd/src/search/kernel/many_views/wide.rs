//! The steps of evaluating a child with eight lookups at once, see `evaluate.rs`.
//!
//! For processors with AVX2, if all patterns have the same number of tiles. The lookups that
//! contain a tile are the lanes, in the order of their numbers; on 5x5 nearly every tile has at
//! most eight. Both symmetries are in one group, so everything that a slide means is blended from
//! what it means for the one and for the other.

use std::arch::x86_64::_pdep_u32;

use super::lookups::{Lookups, TILES};
use super::node::LargeNode;
use super::queues::WaitsForAll;
use crate::pattern::{KeyIndex, Sets25};
use crate::search::kernel::lanes::{BytesOfPlace, LaneOfPlace, Lanes, NO_LANE, TableLanes, WIDTH};

/// Up to eight lookups of a tile.
#[derive(Debug)]
struct WideGroup<'a> {
    /// The lookup of each lane; the last one is repeated.
    lookups: [u32; WIDTH],
    /// The same as a set.
    set: u32,
    tables: TableLanes<'a>,
    /// For slides of each axis, all ones in the lanes that see them as vertical.
    upright: [[u32; WIDTH]; 2],
    /// Where the lanes are among all lookups.
    places: [LaneOfPlace; 4],
    short_places: [BytesOfPlace; 2],
}

/// The lookups of each tile in groups of eight.
#[derive(Debug)]
pub(super) struct WideLookups<'a> {
    groups: Vec<WideGroup<'a>>,
    /// The first group of each tile, and the one after its last.
    ranges: [(u8, u8); TILES],
    index: &'a KeyIndex,
}

impl<'a> WideLookups<'a> {
    /// The lookups `touched` by each tile, of which those in `level` see slides of each axis as
    /// horizontal. Returns `None` if a table is too small or too large.
    pub(super) fn new(
        index: &'a KeyIndex,
        tables: &[&'a [u8]],
        touched: &[u32; TILES],
        level: [u32; 2],
    ) -> Option<WideLookups<'a>> {
        let mut wide = WideLookups {
            groups: Vec::new(),
            ranges: [(0, 0); TILES],
            index,
        };
        for (range, touched) in wide.ranges.iter_mut().zip(touched) {
            range.0 = wide.groups.len() as u8;
            let lookups: Vec<u32> = (0..32).filter(|n| touched >> n & 1 == 1).collect();
            for lookups in lookups.chunks(WIDTH) {
                wide.groups.push(WideGroup::new(lookups, tables, level)?);
            }
            range.1 = wide.groups.len() as u8;
        }
        Some(wide)
    }

    #[inline]
    fn groups(&self, tile: u8) -> &[WideGroup<'a>] {
        let (first, end) = self.ranges[usize::from(tile) % TILES];
        &self.groups[usize::from(first)..usize::from(end)]
    }
}

impl<'a> WideGroup<'a> {
    fn new(lookups: &[u32], tables: &[&'a [u8]], level: [u32; 2]) -> Option<WideGroup<'a>> {
        let last = lookups[lookups.len() - 1];
        let lanes: [u32; WIDTH] =
            std::array::from_fn(|lane| lookups.get(lane).copied().unwrap_or(last));
        let lane_of = |lookup: usize| lookups.iter().position(|&other| other as usize == lookup);
        Some(WideGroup {
            lookups: lanes,
            set: lookups.iter().fold(0, |set, lookup| set | 1 << lookup),
            tables: TableLanes::new(lanes.map(|lookup| tables[lookup as usize]))?,
            upright: level.map(|level| {
                lanes.map(|lookup| {
                    if level >> lookup & 1 == 1 {
                        0
                    } else {
                        u32::MAX
                    }
                })
            }),
            places: std::array::from_fn(|part| {
                std::array::from_fn(|place| {
                    lane_of(WIDTH * part + place).map_or(NO_LANE, |lane| lane as u32)
                })
            }),
            short_places: std::array::from_fn(|part| {
                std::array::from_fn(|byte| {
                    let lane = lane_of(2 * WIDTH * part + byte / 2);
                    lane.map_or(u8::MAX, |lane| (2 * lane + byte % 2) as u8)
                })
            }),
        })
    }
}

/// Returns a part of what a slide means for each lane.
#[inline]
#[target_feature(enable = "avx2")]
fn by_lane(level: u32, upright: u32, is_upright: Lanes) -> Lanes {
    Lanes::splat(level).or_where(is_upright, Lanes::splat(upright))
}

impl<const S: usize> Lookups<'_, S> {
    /// See [`number_all`](Lookups::number_all).
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn number_wide(
        &self,
        wide: &WideLookups<'_>,
        node: &mut LargeNode<S>,
        waiting: &mut WaitsForAll,
    ) {
        let sets = &wide.index.sets;
        let [level, upright] = self.both_seen(waiting.from);
        let axis = self.axis(waiting.from);
        let words = waiting.words.as_flattened_mut().as_chunks_mut::<WIDTH>().0;
        let kept = words.iter_mut().zip(&mut waiting.sets);
        for (group, (words, kept)) in wide.groups(waiting.tile).iter().zip(kept) {
            let is_upright = Lanes::load(&group.upright[axis]);
            let cells = by_lane(level.cells, upright.cells, is_upright);
            let set = Lanes::load(&group.lookups).gather(&node.sets).xor(cells);
            set.store(kept);
            let places = node.sets.as_chunks_mut::<WIDTH>().0;
            for (lanes, places) in group.places.iter().zip(places) {
                set.scatter(lanes, places);
            }
            let low = set.and(Lanes::splat(Sets25::LOW_PART));
            let high = set.down::<{ Sets25::LOW_BITS }>();
            let number = high.gather(sets.high()).plus(low.gather(sets.low()));
            number.store(words);
            number.prefetch(sets.entries());
        }
    }

    /// See [`locate_all`](Lookups::locate_all).
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn locate_wide(
        &self,
        wide: &WideLookups<'_>,
        node: &mut LargeNode<S>,
        waiting: &mut WaitsForAll,
    ) {
        let index = wide.index;
        let entries = index.sets.entries().as_flattened();
        let [level, upright] = self.both_seen(waiting.from);
        let axis = self.axis(waiting.from);
        let words = waiting.words.as_flattened_mut().as_chunks_mut::<WIDTH>().0;
        let kept = words.iter_mut().zip(&waiting.sets);
        for (group, (words, kept)) in wide.groups(waiting.tile).iter().zip(kept) {
            let is_upright = Lanes::load(&group.upright[axis]);
            let entry = Lanes::load(words).up::<2>();
            let blank = by_lane(level.blank, upright.blank, is_upright);
            let region = entry.plus(blank.down::<5>()).gather(entries);
            let region = region.down_by(blank.and(Lanes::splat(31)));
            let region = region.and(Lanes::splat(7));
            let first_block = entry.plus(Lanes::splat(3)).gather(entries).down::<8>();

            let after = Lanes::load(kept);
            let before = after.xor(by_lane(level.cells, upright.cells, is_upright));
            let from = by_lane(level.before_from, upright.before_from, is_upright).and(before);
            let to = by_lane(level.before_to, upright.before_to, is_upright).and(after);
            let rotation = from.count_ones_with(to);
            let rotation = rotation.up_by(Lanes::splat(index.key_bits()));
            let key = Lanes::load(&group.lookups).gather_short(&node.keys);
            let key = rotation.or(key).gather_short(index.rotations());
            let places = node.keys.as_chunks_mut::<{ 2 * WIDTH }>().0;
            for (bytes, places) in group.short_places.iter().zip(places) {
                key.scatter_short(bytes, places);
            }
            let row = key.times(Lanes::splat(index.row_bits()));
            let position = row.plus(first_block).plus(region);
            position.store(words);
            group.tables.prefetch(position);
        }
    }

    /// See [`read_all`](Lookups::read_all).
    #[inline]
    #[target_feature(enable = "avx2,bmi2")]
    pub(super) fn read_wide(wide: &WideLookups<'_>, waiting: &WaitsForAll) -> u32 {
        let words = waiting.words.as_flattened().as_chunks::<WIDTH>().0;
        let mut bits = 0;
        for (group, words) in wide.groups(waiting.tile).iter().zip(words) {
            let read = group.tables.read(Lanes::load(words));
            bits |= _pdep_u32(read.into(), group.set);
        }
        bits
    }
}
