//! The memory limit of a search counts everything that grows with its boards: here the
//! queue of the paper's searches, by the memory that the system reports for the
//! process.
//!
//! The only test of its file, so that nothing else uses memory beside it.

use loyd::heuristic::Misplaced;
use loyd::puzzle::{Board, Home, Shape};
use loyd::search::{Limits, Outcome, Problem, Silent, ba_star, ua_star};

const HARD: &str = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1";

/// What a search may use, and what the process may use besides: a thread keeps up to 32
/// MB of a search's memory for the next one.
const LIMIT: u64 = 160_000_000;
const BESIDE: u64 = 40_000_000;

/// Returns the most memory that this process has had in use, in bytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1));
    1024 * kilobytes.unwrap().parse::<u64>().unwrap()
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs /proc")]
fn the_queue_counts() {
    let before = peak();
    let start: Board = HARD.parse().unwrap();
    let home = Home::blank_last(Shape::FOUR);
    let problem = Problem { start, home };
    let behind = Home::new(Shape::FOUR, start.blank());
    // So weak that neither search ends before the limit.
    let (ahead, behind) = (Misplaced::new(home), Misplaced::new(behind));
    let limits = Limits::default().memory(Some(LIMIT));
    let check = |name: &str, outcome: &Outcome| {
        assert!(outcome.is_stopped(), "{name}");
        assert!(
            outcome.stats.bytes <= LIMIT,
            "{name}: {}",
            outcome.stats.bytes
        );
        // The limit is used, too.
        assert!(
            outcome.stats.bytes > LIMIT / 2,
            "{name}: {}",
            outcome.stats.bytes
        );
        let used = peak() - before;
        assert!(used <= LIMIT + BESIDE, "{name} used {used} bytes");
    };
    let ua = ua_star(&problem, &ahead, limits, &mut Silent);
    check("ua", &ua.expect("a good heuristic"));
    let ba = ba_star(&problem, &ahead, &behind, limits, &mut Silent);
    check("ba", &ba.expect("a good heuristic"));
}
