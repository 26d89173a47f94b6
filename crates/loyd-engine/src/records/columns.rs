//! Records whose CSV is made from the same list of fields as their JSON.
//!
//! CSV has no lists of objects, so some fields are in JSON only; a list of texts is
//! there by its length. A record writes its row and its JSON here, not in the door, because
//! this crate is optimised and the doors are not: it matters in batches of easy boards.

/// A value as one cell of a CSV row.
pub(crate) trait CsvCell {
    /// Returns the text of the cell.
    fn csv_cell(&self) -> String;
}

macro_rules! by_display {
    ($($type:ty),*) => {$(
        impl CsvCell for $type {
            fn csv_cell(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

by_display!(String, &'static str, bool, u32, u64, usize, f64);

/// Nothing is an empty cell.
impl<T: CsvCell> CsvCell for Option<T> {
    fn csv_cell(&self) -> String {
        self.as_ref().map_or_else(String::new, T::csv_cell)
    }
}

/// The number of texts.
impl CsvCell for Vec<String> {
    fn csv_cell(&self) -> String {
        self.len().to_string()
    }
}

/// Declares a record: a struct whose fields are those of a JSON object. A field marked
/// `csv` is also a column; one marked `json` is not.
macro_rules! record {
    (
        $(#[$about:meta])*
        pub struct $Record:ident {
            $( $(#[$attribute:meta])* $in:ident $visible:vis $field:ident: $type:ty, )*
        }
    ) => {
        $(#[$about])*
        pub struct $Record {
            $( $(#[$attribute])* $visible $field: $type, )*
        }

        impl $Record {
            /// Every column of CSV with its cell.
            const CELLS: &'static [$crate::records::columns::Column<$Record>] =
                &[$( $crate::records::columns::record!(@$in $Record $field) ),*];

            /// Returns the columns of CSV.
            pub fn columns() -> Vec<&'static str> {
                $Record::CELLS.iter().flatten().map(|&(name, _)| name).collect()
            }

            /// Returns the record as a row of CSV with these columns.
            pub fn row(&self) -> Vec<String> {
                $Record::CELLS.iter().flatten().map(|(_, cell)| cell(self)).collect()
            }

            /// Returns the record as a JSON object, on one line.
            pub fn json(&self) -> String {
                serde_json::to_string(self).expect("a struct of plain values can be written")
            }
        }
    };
    (@csv $Record:ident $field:ident) => {
        Some((stringify!($field), |record: &$Record| {
            $crate::records::columns::CsvCell::csv_cell(&record.$field)
        }))
    };
    (@json $Record:ident $field:ident) => { None };
}

/// The name of a field with what its cell says; `None` for one that is in JSON only.
pub(crate) type Column<R> = Option<(&'static str, fn(&R) -> String)>;

pub(crate) use record;
