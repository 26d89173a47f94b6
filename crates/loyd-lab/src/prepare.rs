//! Before the clock starts: the tables of a setting are opened or built, and
//! the library says whether it takes the setting at all.

use loyd::SolveError;
use loyd::puzzle::{Goal, Puzzle};
use loyd::search::Limits;
use loyd_engine::{Engine, Listener, NoListener, SolveOptions, Stop};

use crate::{Instance, Plan, RunObserver, Setting};

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
    engine: &Engine,
    observer: &mut dyn RunObserver,
) -> Prepared {
    let mut goals: Vec<&Instance> = Vec::new();
    for instance in &plan.set.instances {
        if !goals.iter().any(|goal| goal.home() == instance.home()) {
            goals.push(instance);
        }
    }
    let options = SolveOptions {
        limits: Limits::default(),
        ..plan.options(setting)
    };
    let stop = Stop::default();
    let mut seconds = 0.0;
    for instance in goals {
        let building = BuildingTables {
            setting,
            observer,
            stop: &stop,
        };
        let mut watch = engine.watch(building).stopped_by(stop.clone());
        let home = instance.home();
        let made = engine.prepare(&options.heuristic, options.metric, home, &mut watch);
        let tried = made.and_then(|(_prepared, took)| {
            seconds += took;
            try_out(instance, &options, engine)
        });
        match tried {
            Ok(()) => {}
            Err(SolveError::Stopped) => return Prepared::Stopped,
            Err(error) => return Prepared::Refused(error),
        }
    }
    Prepared::Ready(seconds)
}

/// Solves the goal itself, which takes no time but the same way as any board:
/// a search that cannot use the heuristic says so now.
fn try_out(instance: &Instance, options: &SolveOptions, engine: &Engine) -> Result<(), SolveError> {
    let goal = *instance.goal_board();
    let solved = Puzzle::new(goal, &Goal::Board(goal))?;
    let mut watch = engine.watch(NoListener);
    engine.solve(&solved, options, &mut watch).map(|_| ())
}

/// Passes the building of tables on to the observer of the run, which may stop it.
struct BuildingTables<'a> {
    setting: &'a Setting,
    observer: &'a mut dyn RunObserver,
    stop: &'a Stop,
}

impl Listener for BuildingTables<'_> {
    fn building(&mut self, found: u64, states: u64) {
        let answer = self.observer.preparing(self.setting, found, states);
        if answer.is_break() {
            self.stop.ask();
        }
    }
}
