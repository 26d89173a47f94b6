//! What a suite shows of its measurements: tables to lay beside the printed ones, and
//! charts, both still numbers. `export/` writes the tables, `plot` draws the charts.

use std::collections::HashMap;

use loyd::puzzle::Puzzle;
use loyd::{SolveError, Solver};
use serde::Serialize;

use super::file::{Kind, Rows};
use super::quantity::{Figure, Quantity, Term};
use super::{Column, Plot, Suite, Table};
use crate::distribution::mean;
use crate::measurement::float;
use crate::plot::{Across, Chart, Form, Series};
use crate::{Evaluation, Measurement, Summary};

/// The columns of a table with a row for every setting.
pub(super) const SETTING_COLUMNS: [&str; 4] = ["solved", "expanded", "length", "time"];

/// Tables and charts of a suite.
#[derive(Debug, Clone)]
pub struct Exhibit<'a> {
    /// The suite.
    pub suite: &'a Suite,
    /// Its tables.
    pub sheets: Vec<Sheet>,
    /// Its charts.
    pub charts: Vec<Chart>,
}

/// A table.
#[derive(Debug, Clone, Serialize)]
pub struct Sheet {
    /// What it shows.
    pub title: String,
    /// Its columns; the rows' names are not among them.
    pub columns: Vec<SheetColumn>,
    /// Its rows, sums and means last.
    pub rows: Vec<SheetRow>,
}

/// A column of a table.
#[derive(Debug, Clone, Serialize)]
pub struct SheetColumn {
    /// Its name.
    pub name: String,
    /// The quantity it shows, as the suite names it.
    pub of: String,
    /// Whether its numbers are seconds.
    #[serde(skip)]
    pub seconds: bool,
}

/// A row of a table.
#[derive(Debug, Clone, Serialize)]
pub struct SheetRow {
    /// A board, a setting, `sum` or `mean`.
    pub name: String,
    /// As many as there are columns.
    pub cells: Vec<Cell>,
}

/// A cell of a table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Cell {
    /// Nothing is known.
    Nothing,
    /// A number.
    Number(f64),
    /// A text that was printed.
    Text(String),
}

impl Exhibit<'_> {
    /// Makes the tables and charts of a suite that was measured.
    pub fn new<'a>(
        suite: &'a Suite,
        evaluation: &Evaluation<'_>,
        solver: &Solver,
    ) -> Result<Exhibit<'a>, SolveError> {
        let mut measured: HashMap<(usize, usize), Vec<&Measurement>> = HashMap::new();
        for m in &evaluation.results.measurements {
            measured.entry((m.setting, m.instance)).or_default().push(m);
        }
        let values = Values {
            suite,
            evaluation,
            measured,
            solver,
        };
        let sheets = suite.tables.iter().map(|table| values.sheet(table));
        let charts = suite.plots.iter().map(|plot| values.chart(plot));
        Ok(Exhibit {
            suite,
            sheets: sheets.collect::<Result<_, _>>()?,
            charts: charts.collect::<Result<_, _>>()?,
        })
    }
}

/// Where quantities get their values.
struct Values<'a> {
    suite: &'a Suite,
    evaluation: &'a Evaluation<'a>,
    /// By setting and board, the runs in their order.
    measured: HashMap<(usize, usize), Vec<&'a Measurement>>,
    solver: &'a Solver,
}

impl Values<'_> {
    /// A quantity of every board.
    fn all(&self, quantity: &Quantity) -> Result<Vec<Option<f64>>, SolveError> {
        let boards = 0..self.evaluation.plan.set.instances.len();
        let value = |board| -> Result<Option<f64>, SolveError> {
            let first = self.term(&quantity.first, board)?;
            let Some(less) = &quantity.less else {
                return Ok(first);
            };
            let less = self.term(less, board)?;
            Ok(first.zip(less).map(|(first, less)| first - less))
        };
        boards.map(value).collect()
    }

    /// A column: its quantity, where its condition is known.
    fn column(&self, column: &Column) -> Result<Vec<Option<f64>>, SolveError> {
        let mut values = self.all(&column.of)?;
        if let Some(when) = &column.when {
            for (value, known) in values.iter_mut().zip(self.all(when)?) {
                *value = value.filter(|_| known.is_some());
            }
        }
        Ok(values)
    }

    fn term(&self, term: &Term, board: usize) -> Result<Option<f64>, SolveError> {
        let instance = &self.evaluation.plan.set.instances[board];
        Ok(match term {
            Term::Optimal => self.evaluation.optimal(board).map(f64::from),
            Term::Printed(column) => self.suite.printed.value(&instance.name, column),
            Term::Estimate(heuristic) => {
                let puzzle = Puzzle::new(*instance.board(), &instance.goal);
                match puzzle {
                    Ok(puzzle) => Some(self.solver.estimate(&puzzle, heuristic)?.slides()),
                    Err(_) => None,
                }
            }
            Term::Measured { figure, setting } => self.measured(*figure, *setting, board),
        })
    }

    /// A figure of the first run; the mean of all runs for times.
    fn measured(&self, figure: Figure, setting: usize, board: usize) -> Option<f64> {
        let rows = self.measured.get(&(setting, board))?;
        let first = rows.first()?;
        match figure {
            Figure::Length => first.length().map(f64::from),
            Figure::Generated => Some(float(first.generated)),
            Figure::Expanded => Some(float(first.expanded)),
            Figure::Seconds => Some(mean(&rows.iter().map(|m| m.seconds).collect::<Vec<_>>())),
        }
    }

    fn sheet(&self, table: &Table) -> Result<Sheet, SolveError> {
        if table.rows == Rows::Settings {
            return Ok(self.settings(table));
        }
        let columns = table.columns.iter().map(|column| self.column(column));
        let columns: Vec<Vec<Option<f64>>> = columns.collect::<Result<_, _>>()?;
        let cell = |value: Option<f64>| value.map_or(Cell::Nothing, Cell::Number);
        let mut rows = Vec::new();
        if table.rows == Rows::Boards {
            for (board, instance) in self.evaluation.plan.set.instances.iter().enumerate() {
                rows.push(SheetRow {
                    name: instance.name.clone(),
                    cells: columns.iter().map(|column| cell(column[board])).collect(),
                });
            }
        }
        let known =
            |column: &Vec<Option<f64>>| column.iter().flatten().copied().collect::<Vec<_>>();
        let sum = |column: &Vec<Option<f64>>| {
            (!known(column).is_empty()).then(|| known(column).iter().sum())
        };
        let average =
            |column: &Vec<Option<f64>>| (!known(column).is_empty()).then(|| mean(&known(column)));
        rows.push(SheetRow {
            name: "sum".to_owned(),
            cells: columns.iter().map(|column| cell(sum(column))).collect(),
        });
        rows.push(SheetRow {
            name: "mean".to_owned(),
            cells: columns.iter().map(|column| cell(average(column))).collect(),
        });
        let described = table.columns.iter().map(|column| SheetColumn {
            name: column.name.clone(),
            of: column.of.to_string(),
            seconds: column.of.is_seconds(),
        });
        Ok(Sheet {
            title: table.title.clone(),
            columns: described.collect(),
            rows,
        })
    }

    /// A row for every setting, then those that were printed.
    fn settings(&self, table: &Table) -> Sheet {
        let columns = SETTING_COLUMNS.iter().map(|name| SheetColumn {
            name: (*name).to_owned(),
            of: format!("mean {name} of a setting"),
            seconds: *name == "time",
        });
        let ours = self.evaluation.summaries.iter().map(setting_row);
        let printed = table.printed.iter().map(|row| SheetRow {
            name: row.name.clone(),
            cells: row.cells.iter().cloned().map(Cell::Text).collect(),
        });
        Sheet {
            title: table.title.clone(),
            columns: columns.collect(),
            rows: ours.chain(printed).collect(),
        }
    }

    /// What every setting expands over the mean length of its solutions.
    fn settings_chart(&self, plot: &Plot) -> Chart {
        let settings = &self.evaluation.plan.settings;
        let points = settings.iter().zip(&self.evaluation.summaries);
        let points: Vec<(String, f64, f64)> = points
            .filter_map(|(setting, summary)| {
                let name = format!("{} {}", setting.heuristic, setting.search);
                let expanded = summary.nodes_expanded.as_ref()?.mean;
                Some((name, summary.length_mean?, expanded))
            })
            .collect();
        let mut lengths: Vec<f64> = points.iter().map(|point| point.1).collect();
        lengths.sort_by(f64::total_cmp);
        lengths.dedup();
        let mut names: Vec<&String> = points.iter().map(|point| &point.0).collect();
        names.dedup();
        let of = |name: &String, length: f64| {
            let is_it = |point: &&(String, f64, f64)| {
                point.0 == *name && point.1.total_cmp(&length).is_eq()
            };
            points.iter().find(is_it).map(|point| point.2)
        };
        let series = names.into_iter().map(|name| Series {
            name: name.clone(),
            values: lengths.iter().map(|&length| of(name, length)).collect(),
        });
        let series = series.collect();
        Chart {
            title: plot.title.clone(),
            x_label: plot.x_label.clone(),
            y_label: plot.y_label.clone(),
            log: plot.log,
            form: Form::Points,
            across: Across::Numbers(lengths),
            series,
        }
    }

    fn chart(&self, plot: &Plot) -> Result<Chart, SolveError> {
        if plot.kind == Kind::Settings {
            return Ok(self.settings_chart(plot));
        }
        let columns = plot.series.iter().map(|series| self.column(series));
        let columns: Vec<Vec<Option<f64>>> = columns.collect::<Result<_, _>>()?;
        let names = plot.series.iter().map(|series| series.name.clone());
        let order = self.order(plot)?;
        let sorted = |columns: &[Vec<Option<f64>>]| {
            let sorted = |column: &Vec<Option<f64>>| order.iter().map(|&b| column[b]).collect();
            columns.iter().map(sorted).collect()
        };
        let instances = &self.evaluation.plan.set.instances;
        let (form, categories, columns) = match plot.kind {
            Kind::Histogram => {
                let (values, counts) = histogram(&columns);
                (Form::Bars, values, counts)
            }
            Kind::Bars => {
                let names = order.iter().map(|&b| instances[b].name.clone());
                (Form::Bars, names.collect(), sorted(&columns))
            }
            Kind::Lines | Kind::Settings => {
                let places = (1..=order.len()).map(|place| place.to_string());
                (Form::Lines, places.collect(), sorted(&columns))
            }
        };
        Ok(Chart {
            title: plot.title.clone(),
            x_label: plot.x_label.clone(),
            y_label: plot.y_label.clone(),
            log: plot.log,
            form,
            across: Across::Names(categories),
            series: names
                .zip(columns)
                .map(|(name, values)| Series { name, values })
                .collect(),
        })
    }

    /// The boards in the order of a plot; those that lack the quantity come last.
    fn order(&self, plot: &Plot) -> Result<Vec<usize>, SolveError> {
        let mut order: Vec<usize> = (0..self.evaluation.plan.set.instances.len()).collect();
        if let Some(sort) = &plot.sort {
            let keys = self.all(sort)?;
            let key = |board: usize| keys[board].unwrap_or(f64::INFINITY);
            order.sort_by(|&one, &other| key(one).total_cmp(&key(other)));
        }
        Ok(order)
    }
}

fn setting_row(summary: &Summary) -> SheetRow {
    let solved = summary.boards - summary.limited;
    let distribution = |mean: Option<f64>| mean.map_or(Cell::Nothing, Cell::Number);
    SheetRow {
        name: format!("{} {}", summary.asked_heuristic, summary.asked_search),
        cells: vec![
            Cell::Text(format!("{solved} of {}", summary.boards)),
            distribution(summary.nodes_expanded.map(|d| d.mean)),
            distribution(summary.length_mean),
            distribution(summary.seconds.map(|d| d.mean)),
        ],
    }
}

/// How many boards of every column have each value that occurs in any.
fn histogram(columns: &[Vec<Option<f64>>]) -> (Vec<String>, Vec<Vec<Option<f64>>>) {
    let mut values: Vec<f64> = columns.iter().flatten().flatten().copied().collect();
    values.sort_by(f64::total_cmp);
    values.dedup();
    let count = |column: &Vec<Option<f64>>, value: f64| {
        let equal = |other: &&f64| other.total_cmp(&value).is_eq();
        Some(float(column.iter().flatten().filter(equal).count() as u64))
    };
    let counts = columns
        .iter()
        .map(|column| values.iter().map(|&v| count(column, v)).collect());
    (
        values.iter().map(ToString::to_string).collect(),
        counts.collect(),
    )
}
