//! The texts that flags take: names from tables; amounts are read as everywhere.

use std::ffi::OsStr;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use loyd::puzzle::{Metric, MoveNotation};
use loyd::search::Reductions;
use loyd::spec::{HeuristicSpec, Named, UnknownName};
pub(crate) use loyd_records::amounts::{bytes, count, duration};

/// Whose direction the letters of moves name.
pub(crate) const MOVE_NOTATIONS: &[(&str, MoveNotation)] =
    &[("tile", MoveNotation::Tile), ("blank", MoveNotation::Blank)];

/// How moves are counted.
pub(crate) const METRICS: &[(&str, Metric)] = &[("stm", Metric::Stm), ("mtm", Metric::Mtm)];

/// Reads a name that stands in a table.
pub(crate) fn name_in<T>(table: &'static [(&'static str, T)]) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    let names = PossibleValuesParser::new(table.iter().map(|(name, _)| *name));
    names.try_map(move |name| {
        let row = table.iter().find(|row| row.0 == name);
        row.map(|row| row.1)
            .ok_or_else(|| format!("there is no {name:?}"))
    })
}

/// Reads a name from one of the library's tables, whose summaries become help.
pub(crate) fn spec_in<T>(table: &'static [Named<T>]) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = UnknownName> + Clone + Send + Sync + 'static,
{
    let names = PossibleValuesParser::new(table.iter().map(|row| {
        let value = PossibleValue::new(row.name).help(row.summary);
        match row.alias {
            Some(alias) => value.alias(alias),
            None => value,
        }
    }));
    names.try_map(|name| name.parse())
}

/// Reads a heuristic: a name of the library's table, or a pattern database.
#[derive(Debug, Clone, Copy)]
pub(crate) struct HeuristicParser;

impl TypedValueParser for HeuristicParser {
    type Value = HeuristicSpec;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<HeuristicSpec, clap::Error> {
        let parse = |text: &str| text.parse::<HeuristicSpec>();
        let parser = StringValueParser::new().try_map(move |text| parse(&text));
        parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = HeuristicSpec::ALL
            .iter()
            .map(|row| PossibleValue::new(row.name).help(row.summary));
        let pdb = PossibleValue::new("pdb:PARTITION").help(
            "pattern databases, for instance pdb:7-8, pdb:5-5-5:classic, pdb:1-8|9-15:single",
        );
        Some(Box::new(names.chain([pdb])))
    }
}

/// Reads a list of reductions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReductionsParser;

impl TypedValueParser for ReductionsParser {
    type Value = Reductions;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Reductions, clap::Error> {
        let parser = StringValueParser::new().try_map(|text| text.parse::<Reductions>());
        parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = Reductions::ALL
            .iter()
            .map(|row| PossibleValue::new(row.name).help(row.summary));
        Some(Box::new(names))
    }
}
