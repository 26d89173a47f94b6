//! The boards that the arguments name: a suite, one of the lab's sets, random boards, or a file.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap_complete::engine::ArgValueCompleter;
use loyd::puzzle::{Goal, PuzzleError, Shape, parse_board};
use loyd_lab::suite::{NamedSuite, Suite};
use loyd_lab::{Columns, Instance, NamedSet, RowError, Set};

use super::only::Only;
use super::suite;
use crate::args::GoalArg;
use crate::completion;
use crate::error::Complaint;
use crate::exit::Exit;
use crate::input::{Line, Lines, Source};
use crate::values::count;

/// More boards than anybody waits for, few enough to be kept in memory.
const MOST_BOARDS: u64 = 1_000_000;

/// Boards of `random` unless the user says otherwise.
const COUNT: u64 = 100;

#[derive(Debug, clap::Args)]
pub(super) struct BoardsArgs {
    /// A suite or a set of boards by name, random, a suite in a file that ends in
    /// .toml, or - for standard input or @FILE with one board per line, or CSV with
    /// columns board, name, goal, optimal
    #[arg(
        value_name = "SUITE|SET",
        value_parser = SetParser,
        add = ArgValueCompleter::new(completion::bench_boards)
    )]
    set: ChosenSet,

    /// How many random boards [default: 100]
    #[arg(short = 'n', long = "count", value_name = "N", value_parser = count)]
    count: Option<u64>,

    /// Where the random numbers begin [default: 1]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// Rows and columns of random boards [default: 4x4], or of boards in a file
    /// that are neither square nor written in rows
    #[arg(long, value_name = "ROWSxCOLS")]
    size: Option<Shape>,

    /// The goal of random boards and of those in a file that names none:
    /// blank-last, blank-first, or any board [default: blank-last]
    #[arg(long, value_name = "GOAL")]
    goal: Option<String>,

    /// Only the boards at these places of the set: 3,7,12-20
    #[arg(long, value_name = "LIST", value_parser = Only::read)]
    only: Option<Only>,

    /// Only the first N boards
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
}

/// What the argument names.
#[derive(Debug, Clone)]
enum ChosenSet {
    Suite(&'static NamedSuite),
    /// The name of a TOML file.
    SuiteFile(String),
    Named(&'static NamedSet),
    Random,
    /// `-` or `@FILE`.
    Stream(String),
}

/// Reads the name of a set; help and completions list them all.
#[derive(Debug, Clone, Copy)]
struct SetParser;

impl TypedValueParser for SetParser {
    type Value = ChosenSet;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<ChosenSet, clap::Error> {
        let parser = StringValueParser::new().try_map(|text| chosen_set(&text));
        parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let suites = NamedSuite::ALL
            .iter()
            .map(|suite| PossibleValue::new(suite.name).help(suite.summary));
        let named = NamedSet::ALL
            .iter()
            .filter(|set| NamedSuite::find(set.name).is_none())
            .map(|set| PossibleValue::new(set.name).help(set.summary));
        let others = [
            PossibleValue::new("random").help("random boards, see --count and --seed"),
            PossibleValue::new("@FILE").help("the boards of a file; - is standard input"),
            PossibleValue::new("FILE.toml").help("an experiment of your own"),
        ];
        Some(Box::new(suites.chain(named).chain(others)))
    }
}

fn chosen_set(text: &str) -> Result<ChosenSet, String> {
    if text.to_ascii_lowercase().ends_with(".toml") {
        let name = text.strip_prefix('@').unwrap_or(text);
        return Ok(ChosenSet::SuiteFile(name.to_owned()));
    }
    if text == "-" || text.starts_with('@') {
        return Ok(ChosenSet::Stream(text.to_owned()));
    }
    if text == "random" {
        return Ok(ChosenSet::Random);
    }
    if let Some(suite) = NamedSuite::find(text) {
        return Ok(ChosenSet::Suite(suite));
    }
    NamedSet::find(text).map(ChosenSet::Named).ok_or_else(|| {
        let suites: Vec<&str> = NamedSuite::ALL.iter().map(|suite| suite.name).collect();
        let names: Vec<&str> = NamedSet::ALL.iter().map(|set| set.name).collect();
        format!(
            "there is no set of this name; there are {} and random, or @FILE for a file, \
             and the suites {}, or FILE.toml for one of your own",
            names.join(" "),
            suites.join(" ")
        )
    })
}

impl BoardsArgs {
    /// The boards asked for, and the suite if it is one.
    pub(super) fn read(&self) -> Result<(Set, Option<Suite>), Complaint> {
        const RANDOM: &[&str] = &["--count", "--seed", "--size", "--goal"];
        match &self.set {
            ChosenSet::Suite(suite) => {
                self.refuse("a suite", RANDOM)?;
                self.of_suite(suite.load())
            }
            ChosenSet::SuiteFile(name) => {
                self.refuse("a suite", RANDOM)?;
                self.of_suite(suite::read(name)?)
            }
            ChosenSet::Named(set) => {
                self.refuse("a set with a name", RANDOM)?;
                Ok((self.choose(set.load())?, None))
            }
            ChosenSet::Random => Ok((self.choose(self.random()?)?, None)),
            ChosenSet::Stream(word) => {
                self.refuse("a file", &["--count", "--seed"])?;
                Ok((self.choose(self.stream(word)?)?, None))
            }
        }
    }

    fn of_suite(&self, suite: Suite) -> Result<(Set, Option<Suite>), Complaint> {
        Ok((self.choose(suite.plan.set.clone())?, Some(suite)))
    }

    /// The boards of a set that `--only` and `--limit` leave.
    fn choose(&self, mut set: Set) -> Result<Set, Complaint> {
        if let Some(only) = &self.only {
            if only.last() > set.size {
                let (last, size) = (only.last(), set.size);
                let sentence = format!("--only: there is no board {last}; the set has {size}");
                return Err(Complaint::usage(sentence));
            }
            set.keep(|place| only.has(place));
        }
        if let Some(limit) = self.limit {
            let limit = usize::try_from(limit).unwrap_or(usize::MAX);
            set.instances.truncate(limit);
        }
        if set.instances.is_empty() {
            return Err(Complaint::usage("there are no boards to measure"));
        }
        Ok(set)
    }

    /// Complains of flags that mean nothing for what was asked for.
    fn refuse(&self, what: &str, flags: &[&str]) -> Result<(), Complaint> {
        let given = [
            ("--count", self.count.is_some()),
            ("--seed", self.seed.is_some()),
            ("--size", self.size.is_some()),
            ("--goal", self.goal.is_some()),
        ];
        let wrong = given.iter().find(|(flag, is)| *is && flags.contains(flag));
        match wrong {
            Some((flag, _)) => {
                let sentence = format!("{flag} says nothing about {what}; leave it away");
                Err(Complaint::usage(sentence))
            }
            None => Ok(()),
        }
    }

    fn goal(&self) -> Result<Goal, Complaint> {
        let goal = self.goal.as_deref().unwrap_or("blank-last");
        let arg = GoalArg {
            goal: goal.to_owned(),
        };
        arg.read(self.size)
    }

    fn random(&self) -> Result<Set, Complaint> {
        let goal = self.goal()?;
        let shape = goal.shape().or(self.size).unwrap_or(Shape::FOUR);
        let target = goal
            .board(shape)
            .ok_or_else(|| Complaint::usage("the goal has another size"))?;
        let count = self.count.unwrap_or(COUNT);
        if count > MOST_BOARDS {
            let sentence = format!("--count: at most {MOST_BOARDS} boards are measured at once");
            return Err(Complaint::usage(sentence));
        }
        let seed = self.seed.unwrap_or(1);
        Ok(Set::random(count as usize, seed, goal, &target))
    }

    /// Reads a stream to its end. The first line that is wrong ends it: figures
    /// of some of the boards would pass for those of all.
    fn stream(&self, word: &str) -> Result<Set, Complaint> {
        let goal = self.goal()?;
        let words = [word.to_owned()];
        let mut lines = match Source::open(&words)? {
            Source::Many(lines) => lines,
            Source::One(_) => unreachable!("- and @FILE are streams"),
        };
        let name = word.strip_prefix('@').unwrap_or("standard input");
        let instances = self.instances(&mut lines, goal)?;
        Ok(Set::new(name, instances))
    }

    fn instances(&self, lines: &mut Lines, goal: Goal) -> Result<Vec<Instance>, Complaint> {
        let mut columns = None;
        let mut first = true;
        let mut instances = Vec::new();
        for line in lines {
            let Line { number, text } = line?;
            let text = text.map_err(|complaint| complaint.on_line(number))?;
            if std::mem::take(&mut first) {
                columns = Columns::read(&text);
                if columns.is_some() {
                    continue;
                }
            }
            let place = instances.len() + 1;
            let instance = match &columns {
                Some(columns) => columns
                    .instance(&text, place, goal, self.size)
                    .map_err(|error| row(&error)),
                None => self.instance(&text, place, goal),
            };
            instances.push(instance.map_err(|complaint| complaint.on_line(number))?);
            if instances.len() as u64 > MOST_BOARDS {
                let sentence = format!("at most {MOST_BOARDS} boards are measured at once");
                return Err(Complaint::usage(sentence).on_line(number));
            }
        }
        Ok(instances)
    }

    /// A line that is a board and nothing else.
    fn instance(&self, text: &str, place: usize, goal: Goal) -> Result<Instance, Complaint> {
        let board = parse_board(text, self.size).map_err(|error| Complaint::board(text, &error))?;
        Instance::new(place.to_string(), board, goal, None).map_err(|error| puzzle(&error))
    }
}

/// The complaint about a row of CSV.
fn row(error: &RowError) -> Complaint {
    match error {
        RowError::Board { text, error } => Complaint::board(text, error),
        RowError::Puzzle(error) => puzzle(error),
        other => Complaint::usage(other),
    }
}

fn puzzle(error: &PuzzleError) -> Complaint {
    let exit = match error {
        PuzzleError::Unsolvable(_) => Exit::Failed,
        PuzzleError::Shape { .. } => Exit::Usage,
    };
    Complaint::new(exit, error)
}
