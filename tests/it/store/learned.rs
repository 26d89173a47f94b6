//! Searches are given references while new ones are learned.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock, mpsc};
use std::thread;
use std::time::Duration;

use loyd::puzzle::{Board, PackedBoard};
use loyd::reference::{ReferenceSource as _, Thresholds};
use loyd::{Request, Solver};
use loyd_store::references::{Proved, StoredReferences};

/// While what was learned is read or put in order, a search that asks is not held up.
///
/// A file that is no collection makes the source say so whenever it reads it, once for
/// the first search and once when something is learned. The second time, right in the
/// middle, another thread asks for the references.
#[test]
fn no_search_waits_for_what_is_being_learned() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("letters");
    std::fs::write(&path, "this is no collection").expect("writes");
    let shared: Arc<OnceLock<StoredReferences>> = Arc::default();
    let (given, was_given) = mpsc::channel();
    let (asking, told) = (Arc::clone(&shared), AtomicU32::new(0));
    let source = StoredReferences::new(path, Thresholds::default(), move |_| {
        if told.fetch_add(1, Ordering::Relaxed) == 0 {
            return;
        }
        let (answer, answered) = mpsc::channel();
        let asking = Arc::clone(&asking);
        thread::spawn(move || {
            let index = asking.get().expect("it is there").index();
            let _ = answer.send(index.is_none());
        });
        let answered = answered.recv_timeout(Duration::from_mins(1));
        given.send(answered.is_ok()).expect("the test waits");
    });
    let source = shared.get_or_init(|| source);
    assert!(source.index().is_none());
    let board: Board = "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15"
        .parse()
        .expect("a board");
    let report = Solver::new().solve(&Request::try_from(board).unwrap());
    let packed = PackedBoard::try_from(&board).expect("4x4");
    let proved = Proved::solved(packed, &report.expect("solvable").path).expect("sound");
    source.learned(*proved.entry());
    assert_eq!(was_given.recv(), Ok(true), "the search was held up");
}
