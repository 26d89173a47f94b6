//! The texts that flags take: names from tables; amounts are read as everywhere.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use loyd::names::{Name, Named};
use loyd::search::Reductions;
use loyd::spec::HeuristicSpec;
pub(crate) use loyd_engine::amounts::{bytes, count, duration};

/// Reads a name of one of the library's tables, whose summaries become help.
pub(crate) fn name_of<T>() -> impl TypedValueParser<Value = T>
where
    T: Name + Send + Sync,
{
    name_in(T::NAMES.iter().cloned())
}

/// Reads a name of a table.
pub(crate) fn name_in<T>(
    table: impl IntoIterator<Item = Named<T>>,
) -> impl TypedValueParser<Value = T>
where
    T: Clone + Send + Sync + 'static,
{
    let table: Vec<Named<T>> = table.into_iter().collect();
    let names = PossibleValuesParser::new(table.iter().map(|row| {
        let value = PossibleValue::new(row.name).help(row.summary);
        match row.alias {
            Some(alias) => value.alias(alias),
            None => value,
        }
    }));
    names.try_map(move |name| {
        let row = table.iter().find(|row| row.is_called(&name));
        row.map(|row| row.value.clone())
            .ok_or_else(|| format!("there is no {name:?}"))
    })
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
        let learned = PossibleValue::new("learned")
            .help("learned from shortest solutions, 4x4 (inadmissible)");
        Some(Box::new(names.chain([learned, pdb])))
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
