//! Names of the things a user can choose between.
//!
//! Everything that is chosen by name (a heuristic, a search, a notation, a metric) is declared
//! together with its table of [`Named`] rows. Parsing, printing, the command line's help,
//! the server's lists and the tests all read that table.

/// One row of a table of names.
#[derive(Debug, Clone)]
pub struct Named<T: 'static> {
    /// What is named.
    pub value: T,
    /// Its name, as printed.
    pub name: &'static str,
    /// Another name that is accepted.
    pub alias: Option<&'static str>,
    /// What it is, in one line.
    pub summary: &'static str,
}

impl<T> Named<T> {
    /// A row without an alias.
    pub const fn new(value: T, name: &'static str, summary: &'static str) -> Named<T> {
        Named {
            value,
            name,
            alias: None,
            summary,
        }
    }

    /// A row with an alias.
    pub const fn with_alias(
        value: T,
        name: &'static str,
        alias: &'static str,
        summary: &'static str,
    ) -> Named<T> {
        Named {
            value,
            name,
            alias: Some(alias),
            summary,
        }
    }

    /// Returns `true` if `text` is this row's name or alias.
    pub fn is_called(&self, text: &str) -> bool {
        self.name == text || self.alias == Some(text)
    }
}

/// A kind of thing that is chosen by name.
///
/// `FromStr` and `Display` of an implementor go through the table, so that every
/// printed name can be read back.
pub trait Name: Clone + PartialEq + Sized + 'static {
    /// What such a thing is called in messages: `heuristic`, `search`.
    const KIND: &'static str;

    /// Every value that has a name, in the order of the help.
    const NAMES: &'static [Named<Self>];

    /// What else can be written, for messages; empty if nothing.
    const MORE: &'static str = "";

    /// Returns the value of a name. Letter case and spaces around it do not matter.
    fn by_name(text: &str) -> Result<Self, UnknownName> {
        let name = text.trim().to_ascii_lowercase();
        let row = Self::NAMES.iter().find(|row| row.is_called(&name));
        row.map(|row| row.value.clone())
            .ok_or_else(|| UnknownName::new::<Self>(name))
    }

    /// Returns the name of a value, or `None` if it is not in the table.
    fn name(&self) -> Option<&'static str> {
        let row = Self::NAMES.iter().find(|row| row.value == *self);
        row.map(|row| row.name)
    }
}

/// A name that is in no table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} {name:?}; there are {}{}", known.join(" "), more)]
pub struct UnknownName {
    /// What was named: `heuristic`, `search`.
    pub kind: &'static str,
    /// The name.
    pub name: String,
    /// The names there are.
    pub known: Vec<&'static str>,
    /// What else can be written.
    pub more: &'static str,
}

impl UnknownName {
    /// The error for a name that is not in the table of `T`.
    pub(crate) fn new<T: Name>(name: String) -> UnknownName {
        UnknownName {
            kind: T::KIND,
            name,
            known: T::NAMES.iter().map(|row| row.name).collect(),
            more: T::MORE,
        }
    }
}

/// Implements [`Name`] for a type by its table `ALL`, and `FromStr` and `Display` by that.
macro_rules! named {
    ($type:ty, $kind:literal) => {
        impl $crate::names::Name for $type {
            const KIND: &'static str = $kind;
            const NAMES: &'static [$crate::names::Named<$type>] = <$type>::ALL;
        }

        impl std::str::FromStr for $type {
            type Err = $crate::names::UnknownName;

            fn from_str(text: &str) -> Result<$type, $crate::names::UnknownName> {
                $crate::names::Name::by_name(text)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::names::Name::name(self).ok_or(std::fmt::Error)?)
            }
        }
    };
}
pub(crate) use named;

/// Declares an enum together with its table of names: a variant without a row does not compile.
///
/// A variant is written `Variant = "name": "summary",` or `Variant = "name" | "alias": "summary",`.
/// The table is the constant `ALL`, in the order of the variants. Variants that are not
/// in the table, because they carry a value or are not offered everywhere, follow in a block
/// `unnamed`.
macro_rules! named_enum {
    (
        $(#[$about:meta])*
        pub enum $Type:ident {
            $(
                $(#[$attribute:meta])*
                $Variant:ident = $name:literal $(| $alias:literal)?: $summary:literal,
            )+
        }
        $(
            unnamed {
                $( $(#[$other:meta])* $Other:ident $(($value:ty))?, )+
            }
        )?
    ) => {
        $(#[$about])*
        pub enum $Type {
            $( $(#[$attribute])* $Variant, )+
            $($( $(#[$other])* $Other $(($value))?, )+)?
        }

        impl $Type {
            /// Every value that has a name, in the order of the help.
            pub const ALL: &'static [$crate::names::Named<$Type>] = &[
                $( $crate::names::named_enum!(@row $Type $Variant $name $($alias)?, $summary), )+
            ];
        }
    };
    (@row $Type:ident $Variant:ident $name:literal, $summary:literal) => {
        $crate::names::Named::new($Type::$Variant, $name, $summary)
    };
    (@row $Type:ident $Variant:ident $name:literal $alias:literal, $summary:literal) => {
        $crate::names::Named::with_alias($Type::$Variant, $name, $alias, $summary)
    };
}
pub(crate) use named_enum;

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fmt::{Debug, Display};
    use std::str::FromStr;

    use super::*;
    use crate::pattern::TableKind;
    use crate::puzzle::{Metric, MoveNotation, Notation, Symmetry};
    use crate::report::Guarantee;
    use crate::spec::{HeuristicSpec, SearchSpec};

    /// Every name and alias reads back as its value and belongs to it alone.
    fn check<T: Name + Debug + Display + FromStr<Err = UnknownName>>() {
        let mut seen = HashSet::new();
        for row in T::NAMES {
            assert_eq!(row.value.to_string(), row.name, "{}", T::KIND);
            for text in [row.name].into_iter().chain(row.alias) {
                assert_eq!(text.parse(), Ok(row.value.clone()), "{}", T::KIND);
                assert!(seen.insert(text), "{} {text} stands twice", T::KIND);
            }
            assert!(!row.summary.is_empty(), "{} {}", T::KIND, row.name);
        }
        let error = "no such name".parse::<T>().unwrap_err().to_string();
        assert!(
            error.contains(T::KIND) && error.contains(T::NAMES[0].name),
            "{error}"
        );
    }

    #[test]
    fn every_name_reads_back() {
        check::<Guarantee>();
        check::<HeuristicSpec>();
        check::<Metric>();
        check::<MoveNotation>();
        check::<Notation>();
        check::<SearchSpec>();
        check::<Symmetry>();
        check::<TableKind>();
    }
}
