//! Tables in memory: what happens to their files later does no harm, and how much of
//! them is in memory has a limit.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;

use loyd::pattern::TableSource as _;
use loyd_store::{Loading, StoreSource};

use crate::store::shelf::{Shelf, built, tiles};

#[test]
fn a_table_in_memory_stays_what_it_was() {
    let id = tiles(&[1, 2, 3, 5, 6]);
    let expected = built(&id).0;
    let truncate = |path: &Path| drop(File::create(path).expect("truncates"));
    let overwrite = |path: &Path| {
        let length = path.metadata().expect("is there").len();
        let mut file = File::options().write(true).open(path).expect("opens");
        file.write_all(&vec![0xff; length as usize])
            .expect("writes");
    };
    for harm in [&truncate as &dyn Fn(&Path), &overwrite] {
        let shelf = Shelf::with(&id);
        let source = StoreSource::new(Some(shelf.store.clone()), Loading::Resident, 1);
        let table = source.table(&id, &mut ()).expect("opens");
        harm(&shelf.store.path_of(&id));
        assert_eq!(table.bytes(), expected.bytes());
        let again = source.table(&id, &mut ()).expect("is in memory");
        assert_eq!(again.bytes(), expected.bytes());
    }
}

/// Whether this process has a file mapped.
#[cfg(target_os = "linux")]
fn is_mapped(path: &Path) -> bool {
    let maps = std::fs::read_to_string("/proc/self/maps").expect("Linux has it");
    let path = path.canonicalize().expect("is there");
    maps.contains(path.to_str().expect("text"))
}

#[test]
#[cfg(target_os = "linux")]
fn tables_for_which_there_is_no_room_are_mapped() {
    let ids = [
        tiles(&[1, 2, 3, 5, 6]),
        tiles(&[4, 7, 8, 11, 12]),
        tiles(&[9, 10]),
    ];
    let shelf = Shelf::new();
    for id in &ids {
        shelf.build(id);
    }
    // Room for the first and the last, not for the first two.
    let size = |at: usize| built(&ids[at]).0.bytes().len() as u64;
    assert!(size(2) < size(1));
    let source = StoreSource::new(Some(shelf.store.clone()), Loading::Resident, 1);
    let source = source.with_room(size(0) + size(2));
    let tables: Vec<_> = ids.iter().map(|id| source.table(id, &mut ())).collect();
    for (id, table) in ids.iter().zip(tables) {
        assert_eq!(table.expect("opens").bytes(), built(id).0.bytes());
    }
    let mapped = ids.each_ref().map(|id| is_mapped(&shelf.store.path_of(id)));
    assert_eq!(mapped, [false, true, false]);
}
