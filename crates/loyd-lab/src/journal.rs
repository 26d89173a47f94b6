//! A run's measurements line by line, so that an interrupted run can go on.
//!
//! The first line says what was asked for: version, machine, boards, settings and limits; one
//! that asks for something else is an error. Every other line is one measurement. How the lines
//! are written and read is in [`loyd_engine::journal`].

use std::collections::HashSet;

use loyd_engine::journal::{self, DamagedLine};
use serde::{Deserialize, Serialize};

use crate::{Measurement, Plan};

/// What a journal was begun for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Head {
    version: String,
    machine: String,
    set: String,
    /// Every board with its goal, so that a changed file is noticed.
    boards: Vec<String>,
    settings: Vec<String>,
    metric: String,
    threads: usize,
    parallel: usize,
    repeat: usize,
    nodes: Option<u64>,
    seconds: Option<f64>,
    memory: Option<u64>,
    weight: Option<String>,
}

/// Writes and reads the lines of one plan.
#[derive(Debug)]
pub struct Journal {
    head: Head,
    places: [usize; 3],
}

/// Why a journal cannot be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// It was begun for something else.
    #[error("it was begun with other {0}")]
    Differs(&'static str),
    /// A line that is not the last cannot be read.
    #[error(transparent)]
    Damaged(#[from] DamagedLine),
}

impl Journal {
    /// The journal of a plan on this machine.
    pub fn new(plan: &Plan) -> Journal {
        let boards = plan.set.instances.iter();
        let machine = crate::Machine::this();
        Journal {
            head: Head {
                version: env!("CARGO_PKG_VERSION").to_owned(),
                machine: format!("{} {}, {} cores", machine.os, machine.arch, machine.cores),
                set: plan.set.name.clone(),
                boards: boards
                    .map(|instance| {
                        format!("{} {} {}", instance.name, instance.board(), instance.goal)
                    })
                    .collect(),
                settings: plan.settings.iter().map(ToString::to_string).collect(),
                metric: plan.metric.to_string(),
                threads: plan.threads,
                parallel: plan.parallel,
                repeat: plan.repeat,
                nodes: plan.nodes,
                seconds: plan.time.map(|time| time.as_secs_f64()),
                memory: plan.memory,
                weight: plan.weight.map(|weight| weight.to_string()),
            },
            places: [plan.settings.len(), plan.repeat, plan.set.instances.len()],
        }
    }

    /// The first line, with its end.
    pub fn first_line(&self) -> String {
        journal::line(&self.head)
    }

    /// Returns the line of a measurement, with its end.
    pub fn line(measurement: &Measurement) -> String {
        journal::line(measurement)
    }

    /// Reads what was written: the measurements, and how many bytes of the text are whole
    /// lines. An empty or torn first line is a journal with nothing in it.
    pub fn read(&self, text: &str) -> Result<(Vec<Measurement>, usize), JournalError> {
        let lines = journal::read::<Head, Measurement>(text)?;
        if let Some(head) = &lines.head {
            self.compare(head)?;
        }
        let mut measurements: Vec<Measurement> = Vec::new();
        let mut seen = HashSet::new();
        for (number, measurement) in lines.records {
            if !self.fits(&measurement) {
                return Err(DamagedLine(number).into());
            }
            if seen.insert((measurement.setting, measurement.run, measurement.instance)) {
                measurements.push(measurement);
            }
        }
        Ok((measurements, lines.whole))
    }

    /// Names the first thing in which another run differs.
    fn compare(&self, other: &Head) -> Result<(), JournalError> {
        let mine = &self.head;
        let differs = [
            (
                "boards",
                mine.set != other.set || mine.boards != other.boards,
            ),
            ("heuristics or searches", mine.settings != other.settings),
            ("numbers of threads or runs", {
                let numbers = |head: &Head| (head.threads, head.parallel, head.repeat);
                numbers(mine) != numbers(other)
            }),
            ("limits", {
                let limits =
                    |head: &Head| (head.nodes, head.memory, head.seconds.map(f64::to_bits));
                limits(mine) != limits(other)
            }),
            ("metrics", mine.metric != other.metric),
            ("weights", mine.weight != other.weight),
            ("versions of the program", mine.version != other.version),
            ("machines", mine.machine != other.machine),
        ];
        match differs.iter().find(|row| row.1) {
            Some((what, _)) => Err(JournalError::Differs(what)),
            None => Ok(()),
        }
    }

    /// Returns `true` if a measurement belongs to the plan.
    fn fits(&self, measured: &Measurement) -> bool {
        let [settings, repeat, boards] = self.places;
        let within = measured.setting < settings
            && (1..=repeat).contains(&measured.run)
            && measured.instance < boards;
        within && measured.seconds.is_finite() && measured.seconds >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use loyd::Solver;
    use loyd::puzzle::{Goal, Home, Shape};
    use loyd::spec::{HeuristicSpec, SearchSpec};
    use loyd_engine::{Engine, SystemClock};

    use super::*;
    use crate::{Set, Setting, SilentRun, run};

    fn plan() -> Plan {
        let goal = Home::blank_last(Shape::THREE).board();
        let set = Set::random(4, 7, Goal::BlankLast, &goal);
        Plan::new(
            set,
            Setting::product(&[HeuristicSpec::Manhattan], &[SearchSpec::Ida]),
        )
    }

    fn written(plan: &Plan) -> String {
        let journal = Journal::new(plan);
        let results = run(
            plan,
            &Engine::new(Solver::new(), SystemClock::new()),
            &mut SilentRun,
        );
        let rows = results.measurements.iter().map(Journal::line);
        std::iter::once(journal.first_line()).chain(rows).collect()
    }

    #[test]
    fn what_is_written_reads_back_and_a_torn_line_is_dropped() {
        let plan = plan();
        let text = written(&plan);
        let journal = Journal::new(&plan);
        let (read, whole) = journal.read(&text).unwrap();
        assert_eq!((read.len(), whole), (4, text.len()));
        let again: String = read.iter().map(Journal::line).collect();
        assert_eq!(journal.first_line() + &again, text);
        let mut kept = 5;
        for cut in (0..text.len()).rev() {
            let (read, whole) = journal.read(&text[..cut]).unwrap();
            let lines = text[..whole].lines().count();
            assert_eq!(read.len(), lines.saturating_sub(1));
            assert!(whole <= cut && lines <= kept);
            kept = lines;
        }
        assert_eq!(kept, 0);
        let twice = text.clone() + &again;
        assert_eq!(journal.read(&twice).unwrap().0.len(), 4);
    }

    #[test]
    fn other_runs_are_refused() {
        let text = written(&plan());
        let refused = |change: &dyn Fn(&mut Plan)| {
            let mut other = plan();
            change(&mut other);
            Journal::new(&other).read(&text).unwrap_err().to_string()
        };
        assert!(refused(&|p| p.repeat = 2).contains("runs"));
        assert!(refused(&|p| p.nodes = Some(7)).contains("limits"));
        assert!(refused(&|p| p.settings.clear()).contains("heuristics"));
        assert!(refused(&|p| p.metric = loyd::Metric::Mtm).contains("metrics"));
        assert!(refused(&|p| p.weight = "1.5".parse().ok()).contains("weights"));
        let fewer = |p: &mut Plan| p.set.instances.truncate(2);
        assert!(refused(&fewer).contains("boards"));
    }

    #[test]
    fn damage_in_the_middle_is_named() {
        let plan = plan();
        let text = written(&plan);
        let journal = Journal::new(&plan);
        let damaged = |text: &str| journal.read(text).unwrap_err();
        assert_eq!(
            damaged(&text.replacen("\"run\":1", "\"run\":9", 1)),
            JournalError::Damaged(DamagedLine(2))
        );
        assert_eq!(
            damaged(&text.replacen("optimal", "perfect", 1)),
            JournalError::Damaged(DamagedLine(2))
        );
        assert_eq!(damaged("hello\n"), JournalError::Damaged(DamagedLine(1)));
        let line = text.lines().nth(2).unwrap();
        assert_eq!(
            damaged(&text.replace(line, "{}")),
            JournalError::Damaged(DamagedLine(3))
        );
    }
}
