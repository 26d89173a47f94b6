//! A file that was checked once is not checked again, unless it changed.

use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::time::{Duration, SystemTime};

use loyd::pattern::TableId;
use loyd_store::{FileProblem, HEADER_LENGTH, Loading, StoreError, file_name};

use crate::store::shelf::{Shelf, tiles};

/// Longer than the coarsest tick of a file's clock.
const SETTLED: Duration = Duration::from_millis(2100);

fn problem(shelf: &Shelf, id: &TableId) -> Option<FileProblem> {
    match shelf.store.open_table(id, Loading::Mapped) {
        Ok(table) => {
            assert!(table.is_some(), "is stored");
            None
        }
        Err(StoreError::File(error)) => Some(error.problem),
        Err(error) => panic!("{error}"),
    }
}

fn stamp(id: &TableId) -> String {
    file_name(id) + ".checked"
}

fn is_stamped(shelf: &Shelf, id: &TableId) -> bool {
    shelf.path().join(stamp(id)).exists()
}

#[test]
fn a_stamp_saves_the_check_but_misses_no_change() {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::with(&id);
    let path = shelf.store.path_of(&id);

    // A change might still get the same time as the last one, so there is no stamp. A
    // time to come stands for "just now", however slow this machine is.
    let file = File::options()
        .read(true)
        .write(true)
        .open(&path)
        .expect("opens");
    let written = file.metadata().and_then(|m| m.modified()).expect("a time");
    let _ = std::fs::remove_file(shelf.path().join(stamp(&id)));
    file.set_modified(SystemTime::now() + Duration::from_hours(1))
        .expect("sets the time");
    assert_eq!(problem(&shelf, &id), None);
    assert!(!is_stamped(&shelf, &id));
    file.set_modified(written).expect("sets the time");
    std::thread::sleep(SETTLED);
    assert_eq!(problem(&shelf, &id), None);
    assert!(is_stamped(&shelf, &id));
    assert_eq!(problem(&shelf, &id), None);

    // One byte changed, the file's time put back.
    let before = file.metadata().and_then(|m| m.modified()).expect("a time");
    let at = HEADER_LENGTH as u64 + 100;
    let mut byte = [0];
    file.read_exact_at(&mut byte, at).expect("reads");
    file.write_all_at(&[byte[0] ^ 1], at).expect("writes");
    file.set_modified(before).expect("sets the time");
    assert_eq!(problem(&shelf, &id), Some(FileProblem::Damaged));

    // Mended: the stamp is that of another state, so it is checked again.
    file.write_all_at(&byte, at).expect("writes");
    assert_eq!(problem(&shelf, &id), None);

    // A stamp that is damaged counts for nothing.
    std::thread::sleep(SETTLED);
    assert_eq!(problem(&shelf, &id), None);
    let stamped = std::fs::read(shelf.path().join(stamp(&id))).expect("reads");
    for at in 0..stamped.len() {
        let mut bad = stamped.clone();
        bad[at] ^= 1;
        shelf.put(&stamp(&id), &bad);
        assert_eq!(problem(&shelf, &id), None);
        let again = std::fs::read(shelf.path().join(stamp(&id))).expect("reads");
        assert_eq!(again, stamped, "byte {at}: checked, and stamped anew");
    }
}

/// The stamp is beside the file; a copy of both is another file.
#[test]
fn a_copied_stamp_is_not_believed() {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::with(&id);
    std::thread::sleep(SETTLED);
    assert_eq!(problem(&shelf, &id), None);
    let copy = Shelf::new();
    for name in [file_name(&id), stamp(&id)] {
        std::fs::copy(shelf.path().join(&name), copy.path().join(&name)).expect("copies");
    }
    let file = File::options()
        .write(true)
        .open(copy.store.path_of(&id))
        .expect("opens");
    file.write_all_at(&[0xff; 64], HEADER_LENGTH as u64)
        .expect("writes");
    assert_eq!(problem(&copy, &id), Some(FileProblem::Damaged));
}

/// Bits that the disk loses change no time; `verify` reads them all the same.
#[test]
fn verify_does_not_look_at_the_stamp() {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::with(&id);
    std::thread::sleep(SETTLED);
    assert_eq!(problem(&shelf, &id), None);
    assert!(shelf.store.verify(&id, &mut ()).is_ok());
    shelf.put(&stamp(&id), b"");
    assert!(shelf.store.verify(&id, &mut ()).is_ok());
    assert_ne!(
        std::fs::read(shelf.path().join(stamp(&id))).expect("reads"),
        b""
    );
}
