//! Before the clock starts: the tables of a setting are opened or built, and
//! the library says whether it takes the setting at all.

use std::ops::ControlFlow;
use std::time::Instant;

use loyd::puzzle::Metric;
use loyd::search::{self, Limits};
use loyd::{Request, SolveError, Solver};

use crate::{Instance, Observer, Plan, Setting};

/// What came of preparing one setting.
#[derive(Debug)]
pub(crate) enum Prepared {
    /// It can be measured; this many seconds were spent on tables.
    Ready(f64),
    /// The library does not take it.
    Refused(SolveError),
    /// The observer ended it.
    Stopped,
}

/// Prepares a setting for every goal among the boards.
pub(crate) fn prepare(
    plan: &Plan,
    setting: &Setting,
    solver: &Solver,
    observer: &mut dyn Observer,
) -> Prepared {
    let mut goals: Vec<&Instance> = Vec::new();
    for instance in &plan.set.instances {
        if !goals.iter().any(|goal| goal.home() == instance.home()) {
            goals.push(instance);
        }
    }
    let mut seconds = 0.0;
    for instance in goals {
        let began = Instant::now();
        let mut building = Building { setting, observer };
        let (heuristic, home) = (&setting.heuristic, instance.home());
        let made = solver.prepare(heuristic, Metric::Stm, home, &mut building);
        seconds += began.elapsed().as_secs_f64();
        let tried = made
            .map_err(SolveError::from)
            .and_then(|_| try_out(plan, setting, instance, solver));
        match tried {
            Ok(()) => {}
            Err(SolveError::Unsupported(error)) if error.is_stopped() => return Prepared::Stopped,
            Err(error) => return Prepared::Refused(error),
        }
    }
    Prepared::Ready(seconds)
}

/// Solves the goal itself, which takes no time but the same way as any board:
/// a search that cannot use the heuristic says so now.
fn try_out(
    plan: &Plan,
    setting: &Setting,
    instance: &Instance,
    solver: &Solver,
) -> Result<(), SolveError> {
    let request = Request {
        start: *instance.goal_board(),
        limits: Limits::default(),
        ..plan.request(setting, instance)
    };
    solver.solve(&request, &mut search::Silent).map(|_| ())
}

struct Building<'a> {
    setting: &'a Setting,
    observer: &'a mut dyn Observer,
}

impl search::Observer for Building<'_> {
    fn building(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.observer.preparing(self.setting, found, states)
    }
}
