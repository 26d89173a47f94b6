//! A source of tables of one's own: `cargo run --release -p loyd --example own_tables`.
//!
//! A program that keeps tables elsewhere (in files, in a database, in another process)
//! implements `TableSource`. This one builds each table when it is first asked for, says so,
//! and keeps it.
#![allow(clippy::print_stdout, reason = "an example talks to its reader")]

use std::collections::HashMap;
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};

use loyd::pattern::{BuildObserver, Heap, SharedTable, SourceError, Table, TableId, TableSource};
use loyd::{Board, Request, Solver};

#[derive(Default)]
struct Shelf {
    tables: Mutex<HashMap<TableId, SharedTable>>,
}

impl TableSource for Shelf {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = tables.get(id) {
            return Ok(Arc::clone(table));
        }
        println!("building the table of the tiles {}", id.pattern);
        let (table, _) = Table::build(id.clone(), 1, &Heap, observer)?;
        let table = Arc::new(table);
        tables.insert(id.clone(), Arc::clone(&table));
        Ok(table)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let solver = Solver::with_tables(Box::new(Shelf::default()));
    for text in [
        "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15",
        "1 10 15 4/13 6 3 8/2 9 12 7/14 5 0 11",
    ] {
        let request = Request::try_from(text.parse::<Board>()?)?;
        let report = solver.solve(&request.heuristic("pdb:6-6-3".parse()?))?;
        let (length, nodes) = (report.path.len(), report.stats.generated);
        println!("{length} moves, {nodes} nodes: {}", report.path);
    }
    Ok(())
}
