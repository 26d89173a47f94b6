use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;
use std::thread;

use loyd::pattern::{BuildInMemory, Partition, TableKind};
use loyd::puzzle::{Home, Shape};

use super::*;

type Limited = LimitedTables<BuildInMemory>;

fn limited(most: u64) -> Limited {
    LimitedTables::new(BuildInMemory::default(), most)
}

fn tables(name: &str) -> Vec<TableId> {
    let partition: Partition = name.parse().expect("a partition");
    partition.tables(TableKind::BlankAware).collect()
}

fn used(limited: &Limited) -> u64 {
    let budget = limited.budget();
    let sum: u64 = budget.tables.values().map(|reserved| reserved.bytes).sum();
    assert_eq!(sum, budget.used);
    sum
}

fn is_refused(given: Result<SharedTable, SourceError>) -> bool {
    matches!(given.err(), Some(SourceError::Refused(_)))
}

#[test]
fn tables_are_built_while_there_is_room() {
    let limited = limited(0);
    let ids = tables("6-6-3-best");
    for id in ids.iter().chain(&ids) {
        assert!(limited.table(id, &mut ()).is_ok());
    }
    assert!(used(&limited) > 0 && used(&limited) <= LEAST);
    let large = tables("7-8");
    assert!(is_refused(limited.table(&large[0], &mut ())));
    assert_eq!(limited.budget().tables.len(), ids.len());
}

/// Tables that no search uses make room, the least recently used first; the others stay.
#[test]
fn unused_tables_make_room_for_others() {
    let (first, second) = (tables("6-6-3-best"), tables("6-6-3"));
    let all = first.iter().chain(&second);
    let most = all.filter_map(TableId::size).map(|size| size.build_bytes);
    let limited = limited(most.clone().max().expect("tables").max(LEAST));
    let held = limited.table(&first[0], &mut ()).expect("there is room");
    let is_there = |id: &TableId| limited.budget().tables.contains_key(&id.into());
    for round in 0..2 {
        for id in second.iter().chain(&first[1..]) {
            let given = limited.table(id, &mut ());
            assert!(given.is_ok(), "round {round}: {given:?}");
            assert!(is_there(id) && is_there(&first[0]));
            assert!(used(&limited) <= limited.most);
        }
    }
    limited.free(&first[0]);
    assert!(is_there(&first[0]), "it is used");
    drop(held);
    limited.free_unused();
    assert!(is_there(&first[0]), "it was used a moment ago");
    limited.free_unused_for(Duration::ZERO);
    assert!(limited.budget().tables.is_empty());
    assert_eq!(used(&limited), 0);
    assert!(!limited.is_at_hand(&first[0]));
}

/// A build that waits in its first level until it is let go.
struct Held {
    began: mpsc::Sender<()>,
    go: mpsc::Receiver<ControlFlow<()>>,
    answer: Option<ControlFlow<()>>,
}

impl BuildObserver for Held {
    fn level(&mut self, _: u32, _: u64, _: u64) -> ControlFlow<()> {
        *self.answer.get_or_insert_with(|| {
            self.began.send(()).expect("somebody waits");
            self.go.recv().expect("somebody lets go")
        })
    }
}

fn held() -> (Held, mpsc::Receiver<()>, mpsc::Sender<ControlFlow<()>>) {
    let ((began, has_begun), (let_go, go)) = (mpsc::channel(), mpsc::channel());
    let answer = None;
    (Held { began, go, answer }, has_begun, let_go)
}

/// Several builds at once share one budget: what one builds the other cannot have.
#[test]
fn builds_at_the_same_time_share_the_budget() {
    let ids = tables("7-8");
    let [first, second] = [0, 1].map(|at| ids[at].size().expect("a size"));
    // Enough for either, and for the larger beside the other once that is built.
    let most = second.build_bytes.max(first.build_bytes) + 1000;
    let limited = limited(most);
    let (mut held, has_begun, let_go) = held();
    thread::scope(|scope| {
        let building = scope.spawn(|| limited.table(&ids[1], &mut held));
        has_begun.recv().expect("it begins");
        assert_eq!(used(&limited), second.build_bytes);
        assert!(is_refused(limited.table(&ids[0], &mut ())));
        let_go.send(ControlFlow::Break(())).expect("it waits");
        assert!(building.join().expect("no panic").is_err());
    });
    assert_eq!(used(&limited), 0, "a stopped build gives everything back");
    assert!(limited.budget().tables.is_empty());
}

#[test]
fn a_panic_gives_the_reservation_back() {
    struct Panicking;
    impl BuildObserver for Panicking {
        fn level(&mut self, _: u32, _: u64, _: u64) -> ControlFlow<()> {
            panic!("a mistake in the builder")
        }
    }
    let (limited, ids) = (limited(0), tables("6-6-3-best"));
    let built = catch_unwind(AssertUnwindSafe(|| limited.table(&ids[0], &mut Panicking)));
    assert!(built.is_err());
    assert_eq!(used(&limited), 0);
    assert!(limited.table(&ids[0], &mut ()).is_ok());
}

/// A caller that waits for a table that is not finished builds it with the same
/// reservation.
#[test]
fn the_next_to_build_has_the_reservation() {
    let (limited, ids) = (limited(0), tables("6-6-3-best"));
    let size = ids[0].size().expect("a size");
    let (mut held, has_begun, let_go) = held();
    thread::scope(|scope| {
        let first = scope.spawn(|| limited.table(&ids[0], &mut held));
        has_begun.recv().expect("it begins");
        let second = scope.spawn(|| limited.table(&ids[0], &mut ()));
        while limited.budget().tables[&LimitedId::from(&ids[0])].calls < 2 {
            thread::yield_now();
        }
        let_go.send(ControlFlow::Break(())).expect("it waits");
        assert!(first.join().expect("no panic").is_err());
        assert!(second.join().expect("no panic").is_ok());
    });
    assert_eq!(used(&limited), size.kept_bytes);
}

/// The table of a colouring takes its part of the budget, and gives it back.
#[test]
fn colourings_are_counted_like_other_tables() {
    let small = Colouring::new(Shape::THREE, "aaabbccd").expect("a colouring");
    let size = small.size();
    let limited = limited(size.build_bytes.max(LEAST));
    let held = limited.colouring(&small, &mut ()).expect("there is room");
    assert_eq!(used(&limited), size.kept_bytes);
    assert!(limited.has_colouring(&small));
    limited.free_colouring(&small);
    assert_eq!(used(&limited), size.kept_bytes, "it is used");
    drop(held);
    limited.free_unused_for(Duration::ZERO);
    assert_eq!(used(&limited), 0);
    assert!(!limited.has_colouring(&small));
    assert!(limited.colouring_to_keep(&small, &mut ()).is_ok());
    assert_eq!(used(&limited), size.kept_bytes);
}

/// Without room for both tables of the multi-tile metric, neither is built.
#[test]
fn colourings_without_room_are_refused_before_anything_is_built() {
    let [first, second] = Colouring::FOUR.map(|colouring| colouring.size());
    let enough = first.build_bytes.max(first.kept_bytes + second.build_bytes);
    assert!(
        enough < DEFAULT_TABLES,
        "a server has room unless told otherwise"
    );
    let is_refused = |most| {
        let refused = limited(most).check_colourings(&Colouring::FOUR);
        matches!(refused, Err(SourceError::Refused(_)))
    };
    assert!(!is_refused(enough));
    assert!(is_refused(enough - 1));
    let limited = limited(0);
    for colouring in &Colouring::FOUR {
        for given in [
            limited.colouring(colouring, &mut ()),
            limited.colouring_to_keep(colouring, &mut ()),
        ] {
            assert!(matches!(given.err(), Some(SourceError::Refused(_))));
        }
    }
    assert!(limited.budget().tables.is_empty());
}

/// Tables that no machine could list are refused like others, and before any other
/// table of the request is built.
#[test]
fn absurd_tables_are_refused_before_anything_is_built() {
    let limited = limited(500_000_000);
    for (side, list) in [
        (7, "1-6|7-12|13-18|19-24|25-30|31-36|37-42|43-48"),
        (8, "1-8|9-16|17-24|25-32|33-40|41-48|49-56|57-63"),
        (8, "1-7|8-14|15-21|22-28|29-35|36-42|43-49|50-56|57-63"),
        (8, "1 2|3-8|9-16|17-24|25-32|33-40|41-48|49-56|57-63"),
    ] {
        let home = Home::blank_last(Shape::new(side, side).expect("a shape"));
        let partition = Partition::listed(list, home).expect("a partition");
        for kind in TableKind::ALL.iter().map(|row| row.value) {
            let ids: Vec<TableId> = partition.tables(kind).collect();
            assert!(limited.check(&ids).is_err(), "{list} {kind}");
            let last = ids.last().expect("a table");
            assert!(limited.table(last, &mut ()).is_err(), "{list} {kind}");
        }
    }
    assert!(limited.budget().tables.is_empty());
}
