//! Bidirectional A* with a check that proves the solution shortest.
//!
//! A student project's: additive pattern databases guide the forward search,
//! Manhattan distance the backward one, for which no tables exist because every
//! start is another goal. Any two heuristics will do here.
//!
//! A board that both searches saw gives a solution, usually not the shortest. No
//! solution is shorter than the least f that waits on either side, if the heuristics are
//! admissible; when that has risen to the length of the best solution seen, that
//! one is proved. Each step is taken where fewer boards wait (Pohl 1971).

use super::closed::Full;
use super::half::{Again, Counts};
use super::packed::Packed;
use super::two_sided::{Meeting, backward_names, nothing};
use crate::heuristic::Heuristic;
use crate::search::{Limits, Observer, Outcome, Problem};

/// Searches from both ends until the best solution seen is proved shortest.
/// `backward` estimates the distance to the start, whose tiles it finds in order.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn bidirectional<F: Heuristic, B: Heuristic>(
    problem: &Problem,
    forward: &F,
    backward: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Outcome {
    if u64::fits(problem.home.shape()) {
        search::<u64, F, B>(problem, forward, backward, limits, observer)
    } else {
        search::<u128, F, B>(problem, forward, backward, limits, observer)
    }
}

fn search<S: Packed, F: Heuristic, B: Heuristic>(
    problem: &Problem,
    forward: &F,
    backward: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Outcome {
    let mut counts = Counts::new(limits, observer);
    let names = Some(backward_names(problem));
    let both = (forward, backward);
    let Ok(mut meeting) =
        Meeting::<S, F, B>::new(problem, both, names, Again::Reopen, limits.memory)
    else {
        return nothing(&counts);
    };
    let mut bound = 0;
    loop {
        // A side on which nothing waits has seen everything it can reach.
        let least =
            |units: Option<u32>, unit: u32| units.map_or(u32::MAX / 2, |f| f.div_ceil(unit));
        let one = least(meeting.forward.least(), F::UNIT);
        let other = least(meeting.backward.least(), B::UNIT);
        bound = problem.round_up(one.max(other)).max(bound);
        if meeting.best.is_some_and(|way| way.length <= bound) {
            return meeting.outcome(true, bound, &counts);
        }
        if counts.stop(bound) {
            return meeting.outcome(false, bound, &counts);
        }
        let stepped = if meeting.forward.open.len() <= meeting.backward.open.len() {
            meeting.step_forward(&mut counts)
        } else {
            meeting.step_backward(&mut counts)
        };
        if stepped == Err(Full) {
            return meeting.outcome(false, bound, &counts);
        }
    }
}
