//! What is measured, as Python passes it: boards, settings and limits become a plan.

use loyd::References;
use loyd::puzzle::{Goal, Shape};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd_lab::suite::NamedSuite;
use loyd_lab::{Instance, NamedSet, Plan, Set, Setting};
use pyo3::prelude::*;

use crate::boards::{Size, goal, named, shape};
use crate::choices::{duration, threads};
use crate::engine::PyEngine;
use crate::labels::Rows;
use crate::trouble::Trouble;

/// Bytes that one board may take to remember boards, as for the command.
const MEMORY: u64 = 4_000_000_000;

/// What is measured, as Python passes it.
#[derive(Debug, FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct BenchChoices {
    /// A set or a suite by name, or `random`.
    name: Option<String>,
    /// Boards of one's own, row by row.
    tiles: Option<Vec<u8>>,
    size: Size,
    goal: String,
    n: usize,
    seed: u64,
    /// Places in the set, counted from 1.
    only: Option<Vec<usize>>,
    limit: Option<usize>,
    /// Names; the settings of a suite if there are none.
    heuristics: Option<Vec<String>>,
    searches: Option<Vec<String>>,
    threads: Option<usize>,
    parallel: Option<usize>,
    repeat: Option<usize>,
    time: Option<f64>,
    nodes: Option<u64>,
    memory: Option<u64>,
    weight: Option<f64>,
    metric: Option<String>,
}

impl PyEngine {
    /// Returns what is to be measured, and the goal that functions estimate the distance to.
    pub(crate) fn plan(&self, choices: &BenchChoices) -> Result<(Plan, Goal), Trouble> {
        let (set, suite) = choices.set()?;
        let set = choices.chosen(set)?;
        let own = choices.heuristics.is_some() || choices.searches.is_some();
        let plan = match suite.filter(|_| !own) {
            Some(plan) => Plan { set, ..plan },
            None => Plan {
                memory: Some(MEMORY),
                ..Plan::new(set, choices.settings()?)
            },
        };
        let first = &plan.set.instances[0];
        let target = goal(&choices.goal, first.board().shape())?;
        let home = first.home();
        let allowed = |setting: Setting| -> Result<Setting, Trouble> {
            Ok(Setting {
                heuristic: self.allowed(setting.heuristic, home)?,
                ..setting
            })
        };
        let settings: Result<Vec<Setting>, Trouble> =
            plan.settings.iter().cloned().map(allowed).collect();
        let weight = choices.weight.map(|weight| weight.to_string().parse());
        let weight = weight.transpose().map_err(Trouble::request)?;
        let metric = choices.metric.as_deref().map(named).transpose()?;
        let plan = Plan {
            settings: settings?,
            metric: metric.unwrap_or(plan.metric),
            threads: choices.threads.map_or(plan.threads, threads),
            parallel: choices.parallel.map_or(plan.parallel, threads),
            repeat: choices.repeat.unwrap_or(plan.repeat),
            nodes: choices.nodes.or(plan.nodes),
            memory: choices.memory.or(plan.memory),
            weight: weight.or(plan.weight),
            time: choices.time.map(duration).transpose()?.or(plan.time),
            // What was learned elsewhere changes no measurement.
            references: References::Ignore,
            ..plan
        };
        Ok((plan, target))
    }
}

impl BenchChoices {
    /// The boards, and the plan of the suite if it is one.
    fn set(&self) -> Result<(Set, Option<Plan>), Trouble> {
        if let Some(tiles) = &self.tiles {
            return Ok((self.own(tiles)?, None));
        }
        let name = self.name.as_deref().unwrap_or_default();
        if name == "random" {
            let shape = shape(self.size)?;
            let goal = goal(&self.goal, shape)?;
            let target = goal.board(shape);
            let target = target.ok_or_else(|| Trouble::request("the goal has another size"))?;
            return Ok((Set::random(self.n, self.seed, goal, &target), None));
        }
        if let Some(suite) = NamedSuite::find(name) {
            let plan = suite.load().plan;
            return Ok((plan.set.clone(), Some(plan)));
        }
        let set = NamedSet::find(name).ok_or_else(|| {
            let sets: Vec<&str> = NamedSet::ALL.iter().map(|set| set.name).collect();
            let suites: Vec<&str> = NamedSuite::ALL.iter().map(|suite| suite.name).collect();
            Trouble::request(format!(
                "there is no set {name:?}; there are {} and random, and the suites {}",
                sets.join(" "),
                suites.join(" ")
            ))
        })?;
        Ok((set.load(), None))
    }

    fn own(&self, tiles: &[u8]) -> Result<Set, Trouble> {
        let shape: Shape = shape(self.size)?;
        let goal = goal(&self.goal, shape)?;
        let rows = Rows::new(tiles, shape)?;
        let instances = rows.boards().zip(0..).map(|(board, row)| {
            let board = board.map_err(|error| Trouble::from(error).in_row(row))?;
            Instance::new((row + 1).to_string(), board, goal, None)
                .map_err(|error| Trouble::from(error).in_row(row))
        });
        let instances: Result<Vec<Instance>, Trouble> = instances.collect();
        Ok(Set::new("own boards", instances?))
    }

    fn chosen(&self, mut set: Set) -> Result<Set, Trouble> {
        if let Some(only) = &self.only {
            if let Some(beyond) = only.iter().find(|place| !(1..=set.size).contains(place)) {
                let size = set.size;
                let sentence = format!("only: there is no board {beyond}; the set has 1 to {size}");
                return Err(Trouble::request(sentence));
            }
            set.keep(|place| only.contains(&place));
        }
        set.instances.truncate(self.limit.unwrap_or(usize::MAX));
        if set.instances.is_empty() {
            return Err(Trouble::request("there are no boards to measure"));
        }
        Ok(set)
    }

    fn settings(&self) -> Result<Vec<Setting>, Trouble> {
        let auto = || vec!["auto".to_owned()];
        let heuristics = self.heuristics.clone().unwrap_or_else(auto);
        let searches = self.searches.clone().unwrap_or_else(auto);
        let heuristics: Result<Vec<HeuristicSpec>, Trouble> =
            heuristics.iter().map(|name| named(name)).collect();
        let searches: Result<Vec<SearchSpec>, Trouble> =
            searches.iter().map(|name| named(name)).collect();
        Ok(Setting::product(&heuristics?, &searches?))
    }
}
