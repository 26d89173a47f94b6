//! The texts that flags take: durations, counts, and names from tables.

use std::ffi::OsStr;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use loyd::puzzle::{Metric, MoveNotation};
use loyd::search::Reductions;
use loyd::spec::{HeuristicSpec, Named, UnknownName};

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

/// Reads `10s`, `500ms`, `2m`, `1h30m`, or a number of seconds.
pub(crate) fn duration(text: &str) -> Result<Duration, String> {
    let unreadable = || {
        "write a number of seconds, or numbers with h, m, s or ms, for instance 10s or 1h30m"
            .to_owned()
    };
    let mut total = Duration::ZERO;
    let mut rest = text.trim();
    if rest.is_empty() {
        return Err(unreadable());
    }
    while !rest.is_empty() {
        let digits = rest
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(rest.len());
        let (number, tail) = rest.split_at(digits);
        let letters = tail
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(tail.len());
        let (unit, tail) = tail.split_at(letters);
        let seconds = match unit {
            "" if number.len() == text.trim().len() => 1.0,
            "ms" => 0.001,
            "s" => 1.0,
            "m" | "min" => 60.0,
            "h" => 3600.0,
            _ => return Err(unreadable()),
        };
        let number: f64 = number.parse().map_err(|_| unreadable())?;
        total = Duration::try_from_secs_f64(number * seconds)
            .ok()
            .and_then(|part| total.checked_add(part))
            .ok_or("that is longer than a clock can count")?;
        rest = tail.trim_start();
    }
    Ok(total)
}

/// Reads digits with optional `_` or `,` between them and k, M or G behind.
pub(crate) fn count(text: &str) -> Result<u64, String> {
    let text = text.trim();
    let (number, factor) = match text.chars().last() {
        Some('k' | 'K') => (&text[..text.len() - 1], 1_000),
        Some('m' | 'M') => (&text[..text.len() - 1], 1_000_000),
        Some('g' | 'G') => (&text[..text.len() - 1], 1_000_000_000),
        _ => (text, 1),
    };
    let digits: String = number.chars().filter(|c| !matches!(c, '_' | ',')).collect();
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err("write digits, with k, M or G behind them if you like: 500k, 2M".to_owned());
    }
    digits
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(factor))
        .ok_or_else(|| format!("that is more than {}", u64::MAX))
}

/// Reads a size in bytes: `4GB`, `500MB`, `4G`, or a number of bytes.
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
    let text = text.trim();
    let number = text.strip_suffix(['B', 'b']).unwrap_or(text);
    count(number).map_err(|_| "write a number with kB, MB or GB: 500MB, 4GB".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations() {
        let millis = |text| duration(text).map(|d| d.as_millis());
        assert_eq!(millis("10s"), Ok(10_000));
        assert_eq!(millis("500ms"), Ok(500));
        assert_eq!(millis("2m"), Ok(120_000));
        assert_eq!(millis("1h30m"), Ok(5_400_000));
        assert_eq!(millis("1h 30m"), Ok(5_400_000));
        assert_eq!(millis("2"), Ok(2_000));
        assert_eq!(millis("0.25"), Ok(250));
        for bad in [
            "", "s", "10x", "1h30", "-1", "1e9", ".", "1.2.3s", "10 s", "é",
        ] {
            assert!(duration(bad).is_err(), "{bad:?}");
        }
        assert!(duration(&"9".repeat(400)).is_err());
        assert!(duration("99999999999999999999h").is_err());
    }

    #[test]
    fn counts() {
        assert_eq!(count("1_000,000"), Ok(1_000_000));
        assert_eq!(count("500k"), Ok(500_000));
        assert_eq!(count("2M"), Ok(2_000_000));
        assert_eq!(count("3G"), Ok(3_000_000_000));
        for bad in [
            "",
            "k",
            "-1",
            "1.5M",
            "99999999999999999999",
            "99999999999999G",
            "é",
        ] {
            assert!(count(bad).is_err(), "{bad:?}");
        }
    }
}
