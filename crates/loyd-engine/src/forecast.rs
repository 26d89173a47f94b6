//! How long a bound will take, told from the bounds before.
//!
//! In iterative deepening each bound generates a multiple of the nodes of the bound before,
//! and the factor changes little from bound to bound. So the next bound will have about as
//! many nodes as the last one times the growth from the last but one. The speed is that of the
//! bound that is being searched, or of the last one at its beginning.

use loyd::search::{Iteration, Progress};

/// Fewer nodes say nothing about growth.
const FEWEST_NODES: u64 = 1_000;

/// A bound must have been searched this long before its own speed counts, in seconds.
const SOON: f64 = 0.2;

/// A bound that was searched completely.
#[derive(Debug, Clone, Copy)]
struct Done {
    bound: u32,
    nodes: f64,
    seconds: f64,
}

/// Forecasts the time of the bound that is being searched.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Forecast {
    last_but_one: Option<Done>,
    last: Option<Done>,
    /// Boards generated before the present bound.
    before: u64,
}

impl Forecast {
    /// A bound begins.
    pub(crate) fn begin(&mut self, progress: Progress) {
        self.before = progress.generated;
        // Another search begins at a bound that is not the next one.
        if self.last.is_some_and(|last| progress.bound <= last.bound) {
            (self.last_but_one, self.last) = (None, None);
        }
    }

    /// A bound has ended.
    #[expect(clippy::cast_precision_loss, reason = "two digits matter")]
    pub(crate) fn end(&mut self, iteration: Iteration, seconds: f64) {
        if iteration.complete {
            self.last_but_one = self.last;
            self.last = Some(Done {
                bound: iteration.bound,
                nodes: iteration.generated as f64,
                seconds,
            });
        }
    }

    /// Returns the seconds until the present bound will have been searched, given the boards
    /// generated so far and the seconds since it began; `None` if that cannot be told.
    #[expect(clippy::cast_precision_loss, reason = "two digits matter")]
    pub(crate) fn seconds_left(&self, generated: u64, seconds: f64) -> Option<f64> {
        let (last_but_one, last) = (self.last_but_one?, self.last?);
        let enough = last_but_one.nodes >= FEWEST_NODES as f64;
        let expected = last.nodes * last.nodes / last_but_one.nodes;
        let done = generated.saturating_sub(self.before) as f64;
        let speed = if seconds >= SOON && done > 0.0 {
            done / seconds
        } else {
            last.nodes / last.seconds
        };
        let left = (expected - done) / speed;
        (enough && left.is_finite() && left > 0.0).then_some(left)
    }
}

#[cfg(test)]
mod tests {
    use loyd::puzzle::Board;
    use loyd::search::Observer;
    use loyd::{Request, Solver};

    use super::*;

    fn progress(bound: u32, generated: u64) -> Progress {
        Progress {
            bound,
            generated,
            expanded: 0,
        }
    }

    /// Writes down the bounds of a search, which are the only way to make an [`Iteration`].
    #[derive(Default)]
    struct Bounds(Vec<Iteration>);

    impl Observer for Bounds {
        fn bound_done(&mut self, iteration: Iteration) {
            self.0.push(iteration);
        }
    }

    fn iterations() -> Vec<Iteration> {
        let board: Board = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15".parse().unwrap();
        let request = Request::try_from(board)
            .unwrap()
            .heuristic("md".parse().unwrap());
        let mut bounds = Bounds::default();
        Solver::new().solve_with(&request, &mut bounds).unwrap();
        bounds.0
    }

    #[test]
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "small numbers above 0"
    )]
    fn nodes_grow_as_before_and_speed_is_the_present_one() {
        let iterations = iterations();
        let enough = |iteration: &Iteration| iteration.generated >= FEWEST_NODES;
        let first = iterations.iter().position(enough).expect("a large bound");
        let (one, two) = (iterations[first], iterations[first + 1]);
        let mut forecast = Forecast::default();
        forecast.begin(progress(one.bound, 0));
        assert_eq!(forecast.seconds_left(10, 1.0), None);
        forecast.end(one, 1.0);
        forecast.begin(progress(two.bound, one.generated));
        assert_eq!(forecast.seconds_left(one.generated, 0.0), None);
        forecast.end(two, 2.0);
        let before = one.generated + two.generated;
        forecast.begin(progress(two.bound + 2, before));
        let expected = two.generated as f64 * two.generated as f64 / one.generated as f64;
        // At first as fast as the last bound.
        let left = forecast.seconds_left(before, 0.0).unwrap();
        let speed = two.generated as f64 / 2.0;
        assert!((left - expected / speed).abs() < 1e-6, "{left}");
        // Then as fast as the present one.
        let left = forecast.seconds_left(before + 500, 10.0).unwrap();
        assert!((left - (expected - 500.0) / 50.0).abs() < 1e-6, "{left}");
        // A bound that is larger than expected has no forecast.
        let more = before + 2 * expected as u64;
        assert_eq!(forecast.seconds_left(more, 10.0), None);
        // Another search begins.
        forecast.begin(progress(one.bound, 0));
        assert_eq!(forecast.seconds_left(10, 1.0), None);
    }
}
