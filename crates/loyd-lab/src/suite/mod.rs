//! Suites: experiments as files. Boards, what to solve them with, which printed figures
//! to lay beside ours, which tables and plots to make of it.
//!
//! A suite is a TOML file; those that reproduce exhibits of the literature stand in
//! `data/suites/` and are part of the program ([`NamedSuite`]). Here a file becomes a checked
//! [`Suite`], whose every mistake is a sentence. Running one is running its
//! [`Plan`]; [`Exhibit`] makes the tables and plots of what was measured.
//!
//! * `file`: the keys of the TOML.
//! * `quantity`: what a column shows of every board.
//! * `printed`: published figures.
//! * `exhibit`: tables and charts, as numbers.

mod exhibit;
mod file;
mod named;
mod printed;
mod quantity;

pub use exhibit::{Cell, Exhibit, Sheet, SheetColumn, SheetRow};
pub use named::NamedSuite;
pub use printed::Printed;
pub use quantity::Quantity;

use std::time::Duration;

use loyd::Weight;
use loyd::puzzle::{Goal, Home};
use loyd::spec::{HeuristicSpec, SearchSpec};

use self::file::{ColumnFile, Kind, PlotFile, PrintedRow, Rows, SuiteFile, TableFile};
use crate::{Columns, NamedSet, Plan, Set, Setting};

/// Memory for searches that remember boards, unless a suite says otherwise.
const MEMORY: u64 = 4_000_000_000;
/// More boards than anybody waits for, and more of anything else.
const MOST: usize = 1_000_000;
const MOST_THREADS: usize = 1024;

/// A checked suite.
#[derive(Debug, Clone)]
pub struct Suite {
    /// Its name, or the name of its file.
    pub name: String,
    /// What it shows, in one line.
    pub title: String,
    /// Where the printed figures come from.
    pub source: Option<String>,
    /// What is measured.
    pub plan: Plan,
    /// What a reader must know, in sentences.
    pub notes: Vec<String>,
    pub(crate) printed: Printed,
    pub(crate) tables: Vec<Table>,
    pub(crate) plots: Vec<Plot>,
}

/// A table to make.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    title: String,
    rows: Rows,
    columns: Vec<Column>,
    printed: Vec<PrintedRow>,
}

/// A column of a table or a curve of a plot.
#[derive(Debug, Clone)]
pub(crate) struct Column {
    name: String,
    of: Quantity,
    when: Option<Quantity>,
}

/// A plot to draw.
#[derive(Debug, Clone)]
pub(crate) struct Plot {
    title: String,
    kind: Kind,
    x_label: String,
    y_label: String,
    log: bool,
    sort: Option<Quantity>,
    series: Vec<Column>,
}

/// Gives the text of a file that a suite names, or says why there is none.
pub type Reader<'a> = &'a dyn Fn(&str) -> Result<String, String>;

impl Suite {
    /// How many plots it has.
    pub fn plots(&self) -> usize {
        self.plots.len()
    }

    /// Reads a suite from the text of a TOML file. `reader` reads the files it names.
    ///
    /// An error is a sentence for the author of the file.
    pub fn read(name: &str, text: &str, reader: Reader<'_>) -> Result<Suite, String> {
        let file: SuiteFile = toml::from_str(text).map_err(|error| error.to_string())?;
        let settings = settings(&file)?;
        let printed = match &file.printed {
            None => Printed::default(),
            Some(wanted) => {
                let text = match printed_text(wanted) {
                    Some(text) => text.to_owned(),
                    None => reader(wanted)?,
                };
                Printed::read(&text).map_err(|error| format!("printed = {wanted:?}: {error}"))?
            }
        };
        let set = set(&file, reader)?;
        let columns = Reading {
            settings: &settings,
            printed: printed.columns(),
        };
        let tables = file.table.iter().map(|table| columns.table(table));
        let tables = tables.collect::<Result<_, _>>()?;
        let plots = file.plot.iter().map(|plot| columns.plot(plot));
        let plots = plots.collect::<Result<_, _>>()?;
        let plan = plan(&file, Plan::new(set, settings.clone()))?;
        Ok(Suite {
            name: name.to_owned(),
            title: file.title,
            source: file.source,
            plan,
            notes: file.notes,
            printed,
            tables,
            plots,
        })
    }
}

/// The settings in pairs, then every heuristic with every search.
fn settings(file: &SuiteFile) -> Result<Vec<Setting>, String> {
    let heuristic = |name: &String| name.parse::<HeuristicSpec>().map_err(|e| e.to_string());
    let search = |name: &String| name.parse::<SearchSpec>().map_err(|e| e.to_string());
    let weight = |weight: f64| {
        weight
            .to_string()
            .parse::<Weight>()
            .map_err(|e| e.to_string())
    };
    let mut settings = Vec::new();
    for pair in &file.settings {
        settings.push(Setting {
            heuristic: heuristic(&pair.heuristic)?,
            search: search(&pair.search)?,
            weight: pair.weight.map(weight).transpose()?,
        });
    }
    if file.heuristics.is_empty() != file.searches.is_empty() {
        return Err("heuristics and searches belong together: give both".to_owned());
    }
    let heuristics: Vec<_> = file
        .heuristics
        .iter()
        .map(heuristic)
        .collect::<Result<_, _>>()?;
    let searches: Vec<_> = file.searches.iter().map(search).collect::<Result<_, _>>()?;
    for setting in Setting::product(&heuristics, &searches) {
        if !settings.contains(&setting) {
            settings.push(setting);
        }
    }
    Ok(settings)
}

/// The limits that the file names, each in its range.
fn plan(file: &SuiteFile, plan: Plan) -> Result<Plan, String> {
    let within = |name: &str, value: Option<usize>, most: usize| match value.unwrap_or(1) {
        value if (1..=most).contains(&value) => Ok(value),
        value => Err(format!("{name} = {value}: it must be from 1 to {most}")),
    };
    let seconds = |seconds: f64| {
        let time = Duration::try_from_secs_f64(seconds).ok();
        time.ok_or_else(|| format!("seconds = {seconds}: that is no time"))
    };
    let megabytes = |megabytes: u64| {
        let bytes = megabytes.checked_mul(1_000_000);
        bytes.ok_or_else(|| format!("memory-mb = {megabytes}: that is too much"))
    };
    Ok(Plan {
        threads: within("threads", file.threads, MOST_THREADS)?,
        parallel: within("parallel", file.parallel, MOST_THREADS)?,
        repeat: within("repeat", file.repeat, 1000)?,
        nodes: file.nodes,
        memory: Some(file.memory_mb.map(megabytes).transpose()?.unwrap_or(MEMORY)),
        time: file.seconds.map(seconds).transpose()?,
        ..plan
    })
}

/// The boards that the file names.
fn set(file: &SuiteFile, reader: Reader<'_>) -> Result<Set, String> {
    match (&file.set, &file.boards, &file.random) {
        (Some(name), None, None) => NamedSet::find(name).map(NamedSet::load).ok_or_else(|| {
            let names: Vec<&str> = NamedSet::ALL.iter().map(|set| set.name).collect();
            format!("there is no set {name:?}; there are {}", names.join(" "))
        }),
        (None, Some(name), None) => boards(name, &reader(name)?),
        (None, None, Some(random)) if (1..=MOST).contains(&random.count) => {
            let target = Home::blank_last(loyd::puzzle::Shape::FOUR).board();
            Ok(Set::random(
                random.count,
                random.seed,
                Goal::BlankLast,
                &target,
            ))
        }
        (None, None, Some(random)) => Err(format!(
            "count = {}: it must be from 1 to {MOST}",
            random.count
        )),
        _ => Err("give exactly one of set, boards and random".to_owned()),
    }
}

/// The boards of a CSV file with a column `board`.
fn boards(name: &str, text: &str) -> Result<Set, String> {
    let lines = text.lines().zip(1..);
    let mut lines = lines.filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
    let header = lines.next().and_then(|(line, _)| Columns::read(line));
    let columns = header
        .ok_or_else(|| format!("{name}: the first line must name columns, one of them board"))?;
    let mut instances = Vec::new();
    for (line, number) in lines {
        let instance = columns.instance(line, instances.len() + 1, Goal::BlankLast, None);
        instances.push(instance.map_err(|error| format!("{name}, line {number}: {error}"))?);
    }
    if instances.is_empty() || instances.len() > MOST {
        return Err(format!("{name}: a suite needs from 1 to {MOST} boards"));
    }
    Ok(Set::new(name, instances))
}

/// The printed figures that come with the program, by the names of their files.
fn printed_text(name: &str) -> Option<&'static str> {
    let tables = [
        (
            "paper_table3",
            include_str!("../../data/instances/paper_table3.csv"),
        ),
        (
            "paper_table4",
            include_str!("../../data/instances/paper_table4.csv"),
        ),
        (
            "paper_table6",
            include_str!("../../data/instances/paper_table6.csv"),
        ),
        (
            "student_project",
            include_str!("../../data/instances/student_project.csv"),
        ),
    ];
    let row = tables.iter().find(|row| row.0 == name);
    row.map(|row| row.1)
}

/// What the columns of a suite may name.
struct Reading<'a> {
    settings: &'a [Setting],
    printed: &'a [String],
}

impl Reading<'_> {
    fn quantity(&self, text: &str) -> Result<Quantity, String> {
        Quantity::read(text, self.settings, self.printed)
    }

    fn columns(&self, columns: &[ColumnFile]) -> Result<Vec<Column>, String> {
        let column = |column: &ColumnFile| {
            Ok(Column {
                name: column.name.clone(),
                of: self.quantity(&column.of)?,
                when: column
                    .when
                    .as_deref()
                    .map(|when| self.quantity(when))
                    .transpose()?,
            })
        };
        columns.iter().map(column).collect()
    }

    fn table(&self, table: &TableFile) -> Result<Table, String> {
        let title = &table.title;
        let by_setting = table.rows == Rows::Settings;
        if by_setting != table.columns.is_empty() {
            return Err(format!(
                "table {title:?}: a table of boards or totals has columns, one of settings has none"
            ));
        }
        let cells = exhibit::SETTING_COLUMNS.len();
        if table
            .printed
            .iter()
            .any(|row| !by_setting || row.cells.len() != cells)
        {
            return Err(format!(
                "table {title:?}: printed rows belong to a table of settings and have {cells} cells"
            ));
        }
        Ok(Table {
            title: title.clone(),
            rows: table.rows,
            columns: self.columns(&table.columns)?,
            printed: table.printed.clone(),
        })
    }

    fn plot(&self, plot: &PlotFile) -> Result<Plot, String> {
        if plot.series.is_empty() != (plot.kind == Kind::Settings) {
            return Err(format!(
                "plot {:?}: one of settings has no series, any other needs one",
                plot.title
            ));
        }
        Ok(Plot {
            title: plot.title.clone(),
            kind: plot.kind,
            x_label: plot.x_label.clone(),
            y_label: plot.y_label.clone(),
            log: plot.log,
            sort: plot
                .sort
                .as_deref()
                .map(|sort| self.quantity(sort))
                .transpose()?,
            series: self.columns(&plot.series)?,
        })
    }
}
