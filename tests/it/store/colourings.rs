//! Tables of the multi-tile metric in a store: built, opened, verified, listed, removed; a damaged
//! file is refused; a source stores what it builds, and works where nothing can be stored.

use loyd::pattern::{Colouring, SourceError, TableSource as _};
use loyd::puzzle::Shape;
use loyd_store::{FileProblem, HEADER_LENGTH, Loading, StoreError, StoreSource, StoredId};

use crate::store::shelf::{PLAN, Shelf};

fn small() -> Colouring {
    Colouring::new(Shape::THREE, "aaabbbcc").unwrap()
}

#[test]
fn a_stored_table_reads_back() {
    let (shelf, colouring) = (Shelf::new(), small());
    let store = &shelf.store;
    assert!(!store.path_of(colouring).exists());
    let stored = store.build_table(colouring, PLAN, &mut ()).unwrap();
    assert!(stored.built.is_some());
    assert_eq!(stored.header.states, colouring.size().states);
    let again = store.build_table(colouring, PLAN, &mut ()).unwrap();
    assert!(again.built.is_none());
    let listed = store.list().unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].id, StoredId::Colouring(colouring));
    for loading in [Loading::Resident, Loading::Mapped] {
        let table = store.open_colouring(&colouring, loading).unwrap().unwrap();
        table.verify_deep(1, &mut ()).unwrap();
    }
    assert!(store.verify(colouring, &mut ()).unwrap().is_some());
    assert!(store.remove(colouring).unwrap().is_some());
    assert!(
        store
            .open_colouring(&colouring, Loading::Mapped)
            .unwrap()
            .is_none()
    );
    assert!(store.list().unwrap().is_empty());
}

#[test]
fn a_damaged_file_is_refused() {
    let (shelf, colouring) = (Shelf::new(), small());
    let store = &shelf.store;
    let path = store.build_table(colouring, PLAN, &mut ()).unwrap().path;
    let good = std::fs::read(&path).unwrap();
    let problem = |bytes: &[u8]| {
        std::fs::write(&path, bytes).unwrap();
        match store.open_colouring(&colouring, Loading::Resident) {
            Err(StoreError::File(error)) => error.problem,
            other => panic!("{other:?}"),
        }
    };
    let mut bad = good.clone();
    bad[HEADER_LENGTH + 100] ^= 1;
    assert_eq!(problem(&bad), FileProblem::Damaged);
    let mut bad = good.clone();
    bad[72] ^= 1;
    assert_eq!(problem(&bad), FileProblem::DamagedHeader);
    let cut = good.len() - 1;
    assert!(matches!(
        problem(&good[..cut]),
        FileProblem::Truncated { .. }
    ));
    // The file of another colouring under this name.
    let other = Colouring::new(Shape::THREE, "bbaaacad").unwrap();
    let other = store.build_table(other, PLAN, &mut ()).unwrap().path;
    let other = std::fs::read(other).unwrap();
    assert!(matches!(problem(&other), FileProblem::OtherTable(_)));
    let source = StoreSource::new(Some(store.clone()), Loading::Resident, 1);
    let refused = source.colouring(&colouring, &mut ());
    assert!(matches!(refused, Err(SourceError::File(_))));
}

#[test]
fn a_source_keeps_what_will_be_needed_again() {
    let (shelf, colouring) = (Shelf::new(), small());
    let source = || StoreSource::new(Some(shelf.store.clone()), Loading::Resident, 1);
    let first = source();
    assert!(!first.has_colouring(&colouring));
    first.colouring(&colouring, &mut ()).unwrap();
    assert!(first.has_colouring(&colouring) && !source().has_colouring(&colouring));
    first.free_colouring(&colouring);
    assert!(!first.has_colouring(&colouring));
    source().colouring_to_keep(&colouring, &mut ()).unwrap();
    assert!(source().has_colouring(&colouring));
    let silent = source().storing_nothing();
    shelf.store.remove(colouring).unwrap();
    silent.colouring_to_keep(&colouring, &mut ()).unwrap();
    assert!(!source().has_colouring(&colouring));
    let nowhere = StoreSource::new(None, Loading::Resident, 1);
    nowhere.colouring_to_keep(&colouring, &mut ()).unwrap();
}
