//! Runs the steps of a command, two at a time.
//!
//! Most steps keep one core busy for part of their time: a linker, a browser, a test that is the last
//! of its program. So a second lane makes use of the other core. No test depends on how busy the
//! machine is, so the steps need no more than their order. What a step prints goes to a file in
//! `target/test-log`; its end is shown if the step fails.

use std::collections::HashMap;
use std::io::{IsTerminal as _, Write as _, stdout};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::step::{Output, target};
use crate::tally::Tally;

/// How many steps run at a time.
const LANES: usize = 2;

/// How often the running steps are shown: on a terminal in one line, else in a line of their own.
const SHOWN_EVERY: [Duration; 2] = [Duration::from_secs(1), Duration::from_mins(1)];

/// How many lines of a failed step are shown.
const SHOWN_OF_FAILED: usize = 300;

/// What a step does; its tests are counted.
type Work = dyn FnOnce(&Output) -> Result<Tally> + Send;

/// A step of a command.
pub(crate) struct Step {
    name: &'static str,
    after: &'static [&'static str],
    compiles: bool,
    work: Box<Work>,
}

impl Step {
    /// Creates a step that can run at any time.
    pub(crate) fn new<T: Into<Tally>>(
        name: &'static str,
        work: impl FnOnce(&Output) -> Result<T> + Send + 'static,
    ) -> Step {
        Step {
            name,
            after: &[],
            compiles: false,
            work: Box::new(|output| work(output).map(Into::into)),
        }
    }

    /// Names the steps that must be done before.
    pub(crate) fn after(mut self, names: &'static [&'static str]) -> Step {
        self.after = names;
        self
    }

    /// Says that it compiles with cargo, which locks its folder: one such step runs at a time.
    pub(crate) fn compiles(mut self) -> Step {
        self.compiles = true;
        self
    }
}

/// What is running, and what is done.
#[derive(Default)]
struct State {
    waiting: Vec<Step>,
    /// The steps that run, each with its beginning and whether it compiles.
    running: Vec<(&'static str, Instant, bool)>,
    /// The steps that are done, and whether they succeeded.
    done: HashMap<&'static str, bool>,
    tally: Tally,
}

struct Lanes {
    state: Mutex<State>,
    changed: Condvar,
}

/// Runs all steps, in their order as far as they can run. A step that fails stops only the steps
/// that need it, so that one run shows everything that fails.
pub(crate) fn run_steps(steps: Vec<Step>) -> Result<Tally> {
    let lanes = Lanes {
        state: Mutex::new(State {
            waiting: steps,
            ..State::default()
        }),
        changed: Condvar::new(),
    };
    thread::scope(|scope| {
        let lane = || scope.spawn(|| while lanes.run_next() {});
        let lanes_threads: Vec<_> = (0..LANES).map(|_| lane()).collect();
        let is_over = || {
            lanes_threads
                .iter()
                .all(thread::ScopedJoinHandle::is_finished)
        };
        lanes.show_running(is_over);
    });
    let state = lanes.state.into_inner();
    let state = state.unwrap_or_else(PoisonError::into_inner);
    let failed: Vec<&str> = state
        .done
        .iter()
        .filter_map(|(name, ok)| (!ok).then_some(*name))
        .collect();
    if !failed.is_empty() {
        println!("\n{}", state.tally.summary());
    }
    ensure!(
        failed.is_empty(),
        "failed or not run: {}",
        failed.join(", ")
    );
    Ok(state.tally)
}

impl Lanes {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a step that can run, and runs it. Returns `false` if no step is left.
    fn run_next(&self) -> bool {
        let mut state = self.lock();
        let step = loop {
            state.drop_hopeless();
            if state.waiting.is_empty() {
                self.changed.notify_all();
                return false;
            }
            if let Some(at) = state.waiting.iter().position(|step| state.can_run(step)) {
                break state.waiting.remove(at);
            }
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        };
        let (name, begin) = (step.name, Instant::now());
        state.running.push((name, begin, step.compiles));
        drop(state);
        let path = target()
            .join("test-log")
            .join(name.replace(' ', "-") + ".txt");
        let result = Output::file(path.clone()).and_then(|output| (step.work)(&output));
        let mut state = self.lock();
        state.running.retain(|running| running.0 != name);
        state.done.insert(name, result.is_ok());
        let seconds = begin.elapsed().as_secs_f64();
        clear_line();
        match result {
            Ok(tally) => {
                println!("{name:<28} {seconds:7.1} s{}", count(&tally));
                state.tally.add(tally);
            }
            Err(error) => {
                let printed = std::fs::read(&path).unwrap_or_default();
                println!(
                    "\n{}\n{name} FAILED after {seconds:.1} s: {error:#}\nAll that it printed: {}\n",
                    what_failed(&String::from_utf8_lossy(&printed)),
                    path.display()
                );
                state.tally.fail();
            }
        }
        self.changed.notify_all();
        true
    }

    /// Shows which steps run, until `is_over`.
    fn show_running(&self, is_over: impl Fn() -> bool) {
        let [often, seldom] = SHOWN_EVERY;
        let mut shown = Instant::now();
        while !is_over() {
            let state = self.lock();
            let state = self.changed.wait_timeout(state, often);
            let (state, _) = state.unwrap_or_else(PoisonError::into_inner);
            if stdout().is_terminal() {
                clear_line();
                print!("{}", state.running_text());
                let _ = stdout().flush();
            } else if shown.elapsed() >= seldom {
                println!("{}", state.running_text());
                shown = Instant::now();
            }
        }
        clear_line();
    }
}

impl State {
    fn can_run(&self, step: &Step) -> bool {
        let is_done = |name: &&str| self.done.contains_key(name);
        let compiles = self.running.iter().any(|running| running.2);
        step.after.iter().all(is_done) && !(step.compiles && compiles)
    }

    /// Drops the steps that need one which failed.
    fn drop_hopeless(&mut self) {
        while let Some(at) = self.waiting.iter().position(|step| self.is_hopeless(step)) {
            let step = self.waiting.remove(at);
            println!("{:<28} not run", step.name);
            self.done.insert(step.name, false);
        }
    }

    fn is_hopeless(&self, step: &Step) -> bool {
        let will_come = |name: &str| {
            let waits = self.waiting.iter().any(|other| other.name == name);
            waits || self.running.iter().any(|running| running.0 == name)
        };
        let fails = |name: &&str| match self.done.get(name) {
            Some(ok) => !ok,
            None => !will_come(name),
        };
        step.after.iter().any(fails)
    }

    fn running_text(&self) -> String {
        let text = |(name, begin, _): &(&str, Instant, bool)| {
            format!("{name} {:.0} s", begin.elapsed().as_secs_f64())
        };
        let running: Vec<String> = self.running.iter().map(text).collect();
        format!(
            "    running: {}; {} to come",
            running.join(", "),
            self.waiting.len()
        )
    }
}

/// Returns the end of what a step has printed, without the tests that passed.
fn what_failed(printed: &str) -> String {
    let is_telling = |line: &&str| !line.starts_with("test ") || line.contains(" FAILED");
    let lines: Vec<&str> = printed.lines().filter(is_telling).collect();
    lines[lines.len().saturating_sub(SHOWN_OF_FAILED)..].join("\n")
}

fn count(tally: &Tally) -> String {
    match tally.ran() {
        0 => String::new(),
        tests => format!("  {tests} tests"),
    }
}

fn clear_line() {
    if stdout().is_terminal() {
        print!("\r\x1b[K");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use anyhow::bail;

    use super::*;

    type Steps = Arc<Mutex<Vec<&'static str>>>;

    fn step(name: &'static str, after: &'static [&'static str], log: &Steps, works: bool) -> Step {
        let log = Arc::clone(log);
        let work = move |_: &Output| {
            log.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(name);
            if !works {
                bail!("it does not work");
            }
            let mut tally = Tally::default();
            tally.pass(name, None);
            Ok(tally)
        };
        Step::new(name, work).after(after).compiles()
    }

    #[test]
    fn steps_wait_for_what_they_need() {
        let log = Steps::default();
        let steps = vec![
            step("last", &["first", "second"], &log, true),
            step("second", &["first"], &log, true),
            step("first", &[], &log, true),
        ];
        let tally = run_steps(steps).expect("all work");
        assert_eq!(
            *log.lock().expect("not poisoned"),
            ["first", "second", "last"]
        );
        assert!(tally.summary().ends_with("3 passed, 0 failed, 0 skipped"));
    }

    #[test]
    fn the_end_of_a_failed_step_is_shown() {
        let printed = "before\n".repeat(300) + "test one ... ok <0.1s>\ntest two ... FAILED\nwhy";
        let shown = what_failed(&printed);
        assert!(shown.ends_with("before\ntest two ... FAILED\nwhy"));
        assert_eq!(shown.lines().count(), 300);
    }

    #[test]
    fn a_failure_stops_only_what_needs_it() {
        let log = Steps::default();
        let steps = vec![
            step("bad", &[], &log, false),
            step("hopeless", &["bad"], &log, true),
            step("more hopeless", &["hopeless"], &log, true),
            step("waits for nothing", &["unknown"], &log, true),
            step("good", &[], &log, true),
        ];
        let error = run_steps(steps).expect_err("one fails").to_string();
        for name in ["bad", "hopeless", "more hopeless", "waits for nothing"] {
            assert!(error.contains(name), "{error}");
        }
        assert_eq!(*log.lock().expect("not poisoned"), ["bad", "good"]);
    }
}
