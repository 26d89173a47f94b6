//! The steps of evaluating a child with eight lookups at once, see `evaluate.rs`.
//!
//! For processors with AVX2, if all patterns have the same number of tiles. The lookups that
//! contain a tile are the lanes, in the order of their numbers; on 5x5 nearly every tile has at
//! most eight. Both symmetries are in one group, so everything that a slide means is blended from
//! what it means for the one and for the other.

use std::arch::x86_64::_pdep_u32;

use super::lookups::{Lookups, TILES};
use super::node::LargeNode;
use super::queues::{FirstLanes, WaitingLanes, WaitsForAll};
use super::slide_cells::{SLIDES, SlideCells};
use crate::pattern::{KeyIndex, Sets25};
use crate::search::kernel::lanes::{BytesOfPlace, LaneOfPlace, Lanes, NO_LANE, WIDTH};
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::table_lanes::{TableLanes, TableSet};

/// Up to eight lookups of a tile.
#[derive(Debug, Clone, Copy)]
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
    /// The first eight lookups of each tile. Numbers that are no tiles have those of another.
    first: [WideGroup<'a>; TILES],
    /// The others, if there are more than eight.
    others: [Option<WideGroup<'a>>; TILES],
    index: &'a KeyIndex,
    tables: TableSet<'a>,
    /// How slides are seen, four words each.
    seen: Vec<u32>,
}

impl<'a> WideLookups<'a> {
    /// The lookups `touched` by each tile, of which those in `level` see slides of each axis as
    /// horizontal. Returns `None` if a table is too small or too large.
    pub(super) fn new(
        index: &'a KeyIndex,
        tables: &[&'a [u8]],
        touched: &[u32; TILES],
        level: [u32; 2],
        seen: &[[SlideCells; 2]; SLIDES],
    ) -> Option<WideLookups<'a>> {
        let any = touched.iter().copied().find(|touched| *touched != 0)?;
        let groups = touched.map(|touched| {
            let touched = if touched == 0 { any } else { touched };
            let lookups: Vec<u32> = (0..32).filter(|n| touched >> n & 1 == 1).collect();
            let mut groups = lookups.chunks(WIDTH);
            let first = WideGroup::new(groups.next()?, tables, level)?;
            let others = match groups.next() {
                Some(others) => Some(WideGroup::new(others, tables, level)?),
                None => None,
            };
            Some((first, others))
        });
        if groups.iter().any(Option::is_none) {
            return None;
        }
        let groups = groups.map(|group| group.expect("checked before"));
        Some(WideLookups {
            first: std::array::from_fn(|tile| groups[tile].0),
            others: std::array::from_fn(|tile| groups[tile].1),
            index,
            tables: TableSet::new(tables)?,
            seen: seen
                .as_flattened()
                .iter()
                .flat_map(SlideCells::words)
                .collect(),
        })
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

/// What a slide means for each lane, see [`SlideCells`].
struct SlideLanes {
    cells: Lanes,
    before_from: Lanes,
    before_to: Lanes,
    blank: Lanes,
}

impl SlideLanes {
    /// Loads the slides with these numbers: twice that of the slide, plus one for lookups that see
    /// it as vertical.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn gather(seen: &[u32], numbers: Lanes) -> SlideLanes {
        let first = numbers.up::<2>();
        SlideLanes {
            cells: first.gather(seen),
            before_from: first.plus(Lanes::splat(1)).gather(seen),
            before_to: first.plus(Lanes::splat(2)).gather(seen),
            blank: first.plus(Lanes::splat(3)).gather(seen),
        }
    }

    /// Returns the keys after a slide, from the cell sets after it and the keys before it.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn key_after(&self, index: &KeyIndex, sets: Lanes, keys: Lanes) -> Lanes {
        let from = sets.xor(self.cells).and(self.before_from);
        let rotation = from.count_ones_with(sets.and(self.before_to));
        let rotation = rotation.up_by(Lanes::splat(index.key_bits()));
        rotation.or(keys).gather_short(index.rotations())
    }

    /// Returns the positions of bits, from the numbers of the cell sets and the keys.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn position(&self, index: &KeyIndex, numbers: Lanes, keys: Lanes) -> Lanes {
        let entries = index.sets.entries().as_flattened();
        let entry = numbers.up::<2>();
        let region = entry.plus(self.blank.down::<5>()).gather(entries);
        let region = region.down_by(self.blank.and(Lanes::splat(31)));
        let region = region.and(Lanes::splat(7));
        let first_block = entry.plus(Lanes::splat(3)).gather(entries).down::<8>();
        let row = keys.times(Lanes::splat(index.row_bits()));
        row.plus(first_block).plus(region)
    }
}

/// Returns the numbers of cell sets, and prefetches their entries.
#[inline]
#[target_feature(enable = "avx2")]
fn number_of(index: &KeyIndex, set: Lanes) -> Lanes {
    let sets = &index.sets;
    let low = set.and(Lanes::splat(Sets25::LOW_PART));
    let high = set.down::<{ Sets25::LOW_BITS }>();
    let number = high.gather(sets.high()).plus(low.gather(sets.low()));
    number.prefetch(sets.entries());
    number
}

impl WideLookups<'_> {
    /// Finds the numbers of the first lookups' cell sets, and prefetches their entries.
    #[target_feature(enable = "avx2")]
    pub(super) fn number_first(&self, looks: &mut [FirstLanes]) {
        for look in looks {
            number_of(self.index, Lanes::load(&look.sets)).store(&mut look.words);
        }
    }

    /// Replaces the numbers by the positions of the bits, and prefetches these.
    #[target_feature(enable = "avx2")]
    pub(super) fn locate_first(&self, looks: &mut [FirstLanes]) {
        for look in looks {
            let slide = SlideLanes::gather(&self.seen, Lanes::load(&look.slides));
            let keys = Lanes::load(&look.keys);
            let keys = slide.key_after(self.index, Lanes::load(&look.sets), keys);
            let position = slide.position(self.index, Lanes::load(&look.words), keys);
            position.store(&mut look.words);
            let tables = self.tables.choose(Lanes::load(&look.lookups));
            tables.prefetch(position);
        }
    }

    /// Returns which of eight first lookups rise, one bit each.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn rising_first(&self, look: &FirstLanes) -> u8 {
        let tables = self.tables.choose(Lanes::load(&look.lookups));
        let bits = tables.read(Lanes::load(&look.words));
        !(bits ^ Lanes::load(&look.parities).low_bits())
    }
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
        let tile = usize::from(waiting.tile) % TILES;
        self.number_group_wide(
            (wide.index, &wide.first[tile]),
            node,
            (waiting.from, &mut waiting.lanes[0]),
        );
        if let Some(others) = &wide.others[tile] {
            self.number_group_wide(
                (wide.index, others),
                node,
                (waiting.from, &mut waiting.lanes[1]),
            );
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn number_group_wide(
        &self,
        (index, group): (&KeyIndex, &WideGroup<'_>),
        node: &mut LargeNode<S>,
        (from, lanes): (SlideFrom, &mut WaitingLanes),
    ) {
        let [level, upright] = self.both_seen(from);
        let is_upright = Lanes::load(&group.upright[self.axis(from)]);
        let cells = by_lane(level.cells, upright.cells, is_upright);
        let set = Lanes::load(&group.lookups).gather(&node.sets).xor(cells);
        set.store(&mut lanes.sets);
        let places = node.sets.as_chunks_mut::<WIDTH>().0;
        for (lanes, places) in group.places.iter().zip(places) {
            set.scatter(lanes, places);
        }
        number_of(index, set).store(&mut lanes.words);
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
        let tile = usize::from(waiting.tile) % TILES;
        self.locate_group_wide(
            (wide.index, &wide.first[tile]),
            node,
            (waiting.from, &mut waiting.lanes[0]),
        );
        if let Some(others) = &wide.others[tile] {
            self.locate_group_wide(
                (wide.index, others),
                node,
                (waiting.from, &mut waiting.lanes[1]),
            );
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn locate_group_wide(
        &self,
        (index, group): (&KeyIndex, &WideGroup<'_>),
        node: &mut LargeNode<S>,
        (from, lanes): (SlideFrom, &mut WaitingLanes),
    ) {
        let [level, upright] = self.both_seen(from);
        let is_upright = Lanes::load(&group.upright[self.axis(from)]);
        let slide = SlideLanes {
            cells: by_lane(level.cells, upright.cells, is_upright),
            before_from: by_lane(level.before_from, upright.before_from, is_upright),
            before_to: by_lane(level.before_to, upright.before_to, is_upright),
            blank: by_lane(level.blank, upright.blank, is_upright),
        };
        let key = Lanes::load(&group.lookups).gather_short(&node.keys);
        let key = slide.key_after(index, Lanes::load(&lanes.sets), key);
        let places = node.keys.as_chunks_mut::<{ 2 * WIDTH }>().0;
        for (bytes, places) in group.short_places.iter().zip(places) {
            key.scatter_short(bytes, places);
        }
        let position = slide.position(index, Lanes::load(&lanes.words), key);
        position.store(&mut lanes.words);
        group.tables.prefetch(position);
    }

    /// See [`read_all`](Lookups::read_all).
    #[inline]
    #[target_feature(enable = "avx2,bmi2")]
    pub(super) fn read_wide(wide: &WideLookups<'_>, waiting: &WaitsForAll) -> u32 {
        let tile = usize::from(waiting.tile) % TILES;
        let bits = wide.first[tile].read(&waiting.lanes[0]);
        match &wide.others[tile] {
            Some(others) => bits | others.read(&waiting.lanes[1]),
            None => bits,
        }
    }
}

impl WideGroup<'_> {
    /// Reads the bits of all lookups, each at the number of its lookup.
    #[inline]
    #[target_feature(enable = "avx2,bmi2")]
    fn read(&self, lanes: &WaitingLanes) -> u32 {
        let bits = self.tables.read(Lanes::load(&lanes.words));
        _pdep_u32(bits.into(), self.set)
    }
}
