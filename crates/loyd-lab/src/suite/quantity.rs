//! What a column of a table or a curve of a plot shows of every board.
//!
//! Written as text in a suite: `optimal`, `estimate: wd`, `printed: ba_hh_length`,
//! `length: hh ba` (a figure, then heuristic and search of a setting), or two of
//! these with ` - ` between them. The difference of `estimate: md+paper-lc` and
//! `estimate: md` is the paper's linear conflict.

use std::fmt;

use loyd::spec::HeuristicSpec;

use crate::Setting;

/// One quantity, or one less another.
#[derive(Debug, Clone, PartialEq)]
pub struct Quantity {
    pub(super) first: Term,
    pub(super) less: Option<Term>,
}

/// What can be asked of a board.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Term {
    /// The length of its shortest solutions.
    Optimal,
    /// A heuristic's estimate.
    Estimate(HeuristicSpec),
    /// A column of the figures that were printed.
    Printed(String),
    /// What a setting of the suite came to.
    Measured { figure: Figure, setting: usize },
}

/// A figure of a measurement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    Length,
    Generated,
    Expanded,
    Seconds,
}

impl Figure {
    const ALL: &'static [(&'static str, Figure)] = &[
        ("length", Figure::Length),
        ("generated", Figure::Generated),
        ("expanded", Figure::Expanded),
        ("seconds", Figure::Seconds),
    ];
}

impl Quantity {
    /// Reads a quantity; `settings` are the suite's, `printed` the columns printed.
    pub(super) fn read(
        text: &str,
        settings: &[Setting],
        printed: &[String],
    ) -> Result<Quantity, String> {
        let mut parts = text.split(" - ");
        let term = |part: &str| {
            Term::read(part.trim(), settings, printed)
                .map_err(|why| format!("{text:?} is no quantity: {why}"))
        };
        let first = term(parts.next().unwrap_or_default())?;
        let less = parts.next().map(term).transpose()?;
        match parts.next() {
            None => Ok(Quantity { first, less }),
            Some(_) => Err(format!("{text:?} is no quantity: only one ` - `")),
        }
    }

    /// Whether it is a time, which is no whole number and has a unit.
    pub(super) fn is_seconds(&self) -> bool {
        let seconds = |term: &Term| {
            let figure = Figure::Seconds;
            matches!(term, Term::Measured { figure: f, .. } if *f == figure)
                || matches!(term, Term::Printed(column) if column.ends_with("seconds"))
        };
        seconds(&self.first)
    }
}

impl Term {
    fn read(text: &str, settings: &[Setting], printed: &[String]) -> Result<Term, String> {
        if text == "optimal" {
            return Ok(Term::Optimal);
        }
        let Some((kind, what)) = text.split_once(':') else {
            let figures: Vec<&str> = Figure::ALL.iter().map(|row| row.0).collect();
            return Err(format!(
                "write optimal, estimate: HEURISTIC, printed: COLUMN, or one of {} followed by : and a setting",
                figures.join(" ")
            ));
        };
        let (kind, what) = (kind.trim(), what.trim());
        match kind {
            "estimate" => {
                let heuristic = what.parse::<HeuristicSpec>();
                Ok(Term::Estimate(
                    heuristic.map_err(|error| error.to_string())?,
                ))
            }
            "printed" if printed.iter().any(|column| column == what) => {
                Ok(Term::Printed(what.to_owned()))
            }
            "printed" => Err(format!(
                "there is no column {what:?} among those printed; there are: {}",
                printed.join(" ")
            )),
            _ => {
                let figure = Figure::ALL.iter().find(|row| row.0 == kind);
                let figure = figure
                    .ok_or_else(|| format!("there is no figure {kind:?}"))?
                    .1;
                let place = settings.iter().position(|s| s.to_string() == what);
                let names: Vec<String> = settings.iter().map(ToString::to_string).collect();
                let setting = place.ok_or_else(|| {
                    format!(
                        "{what:?} is no setting of this suite; there are: {}",
                        names.join(", ")
                    )
                })?;
                Ok(Term::Measured { figure, setting })
            }
        }
    }
}

/// As it is read.
impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        match &self.less {
            Some(less) => write!(f, " - {less}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Term::Optimal => f.write_str("optimal"),
            Term::Estimate(heuristic) => write!(f, "estimate: {heuristic}"),
            Term::Printed(column) => write!(f, "printed: {column}"),
            Term::Measured { figure, setting } => {
                let row = Figure::ALL.iter().find(|row| row.1 == *figure);
                write!(
                    f,
                    "{}: setting {}",
                    row.map_or("", |row| row.0),
                    setting + 1
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use loyd::spec::SearchSpec;

    use super::*;

    fn read(text: &str) -> Result<Quantity, String> {
        let heuristics = [HeuristicSpec::Manhattan, HeuristicSpec::Hybrid];
        let settings = Setting::product(&heuristics, &[SearchSpec::Ba]);
        Quantity::read(text, &settings, &["ba_length".to_owned()])
    }

    #[test]
    fn quantities_read() {
        assert_eq!(read("optimal").unwrap().first, Term::Optimal);
        let excess = read("length: hh ba - optimal").unwrap();
        let figure = Figure::Length;
        assert_eq!(excess.first, Term::Measured { figure, setting: 1 });
        assert_eq!(excess.less, Some(Term::Optimal));
        assert!(read("seconds: md ba").unwrap().is_seconds());
        assert!(read("printed: ba_length").is_ok());
        assert!(read("estimate:md+paper-lc - estimate:md").is_ok());
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, hint) in [
            ("", "write optimal"),
            ("best", "write optimal"),
            ("estimate: mdd", "\"mdd\""),
            ("printed: ua_length", "there are: ba_length"),
            ("length: hh ua", "there are: md ba, hh ba"),
            ("width: hh ba", "no figure \"width\""),
            ("optimal - optimal - optimal", "only one"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(hint), "{text}: {error}");
        }
    }
}
