//! Records whose CSV is made from the same list of fields as their JSON.
//!
//! CSV has no lists of objects, so some fields are in JSON only; a list of texts is
//! there by its length.

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
            /// Returns the columns of CSV.
            pub fn columns() -> Vec<&'static str> {
                let mut columns = Vec::new();
                $( record!(@$in columns.push(stringify!($field))); )*
                columns
            }

            /// Returns the record as a row of CSV with these columns.
            pub fn row(&self) -> Vec<String> {
                use $crate::records::columns::CsvCell as _;
                let mut cells = Vec::new();
                $( record!(@$in cells.push(self.$field.csv_cell())); )*
                cells
            }
        }
    };
    (@csv $push:expr) => { $push };
    (@json $push:expr) => {};
}

pub(crate) use record;
