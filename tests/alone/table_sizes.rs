//! Sizes cost next to nothing, and a build can be stopped wherever it spends time.
//!
//! Unit tests check that sizes are right, against lists of all cell sets; so does every
//! table that `tests/loyd/tables.rs` builds.

use std::ops::ControlFlow;

use loyd::pattern::{
    Buffer, BuildObserver, BuildStopped, Heap, MAX_TILES, Memory, Pattern, Table, TableId,
    TableKind,
};
use loyd::puzzle::{Home, Shape};

fn id(shape: Shape, tiles: usize, kind: TableKind) -> TableId {
    let tiles: Vec<u8> = (1..=tiles as u8).collect();
    TableId {
        pattern: Pattern::new(Home::blank_last(shape), &tiles).unwrap(),
        kind,
    }
}

/// Returns the most memory that this process has used.
fn peak_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB"));
    1024 * kilobytes.unwrap().trim().parse::<u64>().unwrap()
}

/// A table of 7x7 with six tiles has fourteen million cell sets. Listing them takes
/// most of a gigabyte; computing the size of the table must not.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs /proc")]
fn sizes_are_known_without_listing_anything() {
    let before = peak_bytes();
    let mut known = 0;
    for shape in Shape::all().filter(|shape| Pattern::supports(*shape)) {
        for tiles in 1..=MAX_TILES.min(shape.cells() - 1) {
            for kind in TableKind::ALL.iter().map(|row| row.value) {
                known += u32::from(id(shape, tiles, kind).size().is_some());
            }
        }
    }
    assert!(known > 500, "{known}");
    let seven = id(Shape::new(7, 7).unwrap(), 6, TableKind::Classic);
    let size = seven.size().unwrap();
    assert_eq!(size.states, 13_983_816 * 720);
    assert!(size.build_bytes > 5_000_000_000, "{size:?}");
    let after = peak_bytes();
    assert!(after - before < 64 << 20, "{before} {after}");
}

/// Memory that must not be requested.
struct Nothing;

impl Memory for Nothing {
    fn zeroed(&self, bytes: usize) -> Box<dyn Buffer> {
        panic!("{bytes} bytes were asked for")
    }
}

/// Stops at the first call.
struct Stopping;

impl BuildObserver for Stopping {
    fn level(&mut self, level: u32, _: u64, _: u64) -> ControlFlow<()> {
        assert_eq!(level, 0, "a level was built");
        ControlFlow::Break(())
    }
}

#[test]
fn a_build_can_be_stopped_before_it_takes_memory() {
    for kind in TableKind::ALL.iter().map(|row| row.value) {
        let id = id(Shape::FOUR, 5, kind);
        let stopped = Table::build(id, 1, &Nothing, &mut Stopping);
        assert_eq!(stopped.err(), Some(BuildStopped));
    }
}

/// Counts the calls before the first level, between two levels and after the last.
#[derive(Default)]
struct Counting {
    levels: u32,
    listing: u32,
    within: u32,
    ordering: u32,
}

impl BuildObserver for Counting {
    fn level(&mut self, level: u32, _: u64, _: u64) -> ControlFlow<()> {
        assert_eq!(level, self.levels + 1);
        self.levels = level;
        ControlFlow::Continue(())
    }

    fn pulse(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        let count = match found {
            0 => &mut self.listing,
            found if found == states => &mut self.ordering,
            _ => &mut self.within,
        };
        *count += 1;
        ControlFlow::Continue(())
    }
}

#[test]
fn the_observer_is_asked_wherever_a_build_spends_time() {
    let mut counting = Counting::default();
    let id = id(Shape::FOUR, 7, TableKind::BlankAware);
    // With more threads, how often the first one calls the observer depends on chance.
    assert!(Table::build(id, 1, &Heap, &mut counting).is_ok());
    let Counting {
        levels,
        listing,
        within,
        ordering,
    } = counting;
    assert!(
        levels > 20 && listing > 5 && within > levels && ordering > 5,
        "{levels} {listing} {within} {ordering}"
    );
}
