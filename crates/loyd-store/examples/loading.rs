//! Measures ways to load a table: `cargo run --release -p loyd-store --example loading -- DIR [PARTITION]`.
//!
//! The tables are built in DIR if they are not there. Every figure is the least
//! of several, with the files in the page cache; figures and what follows from
//! them are in `docs/decisions/0001-loading-tables.md`.

use std::hint::black_box;
use std::io::{self, Write as _};
use std::time::Instant;

use loyd::pattern::{Partition, Table, TableId, TableKind};
use loyd_store::{BuildPlan, Loading, Store};

/// Lookups of one solve, and of a batch.
const SOLVE: u64 = 40_000;
const BATCH: u64 = 50_000_000;

type Trouble = Box<dyn std::error::Error>;

fn main() -> Result<(), Trouble> {
    let mut arguments = std::env::args().skip(1);
    let directory = arguments.next().ok_or("which directory?")?;
    let partition: Partition = arguments.next().as_deref().unwrap_or("7-8").parse()?;
    let store = Store::open(directory);
    let mut out = io::stdout();
    for pattern in partition.groups() {
        let (pattern, kind) = (pattern.clone(), TableKind::BlankAware);
        let id = TableId { pattern, kind };
        let plan = BuildPlan {
            threads: std::thread::available_parallelism()?.get(),
            rebuild: false,
        };
        let stored = store.build_table(&id, plan, &mut ())?;
        let megabytes = stored.header.file_bytes() / 1_000_000;
        writeln!(out, "tiles {}, {megabytes} MB", id.pattern)?;
        let verify = least(|| Ok(store.verify(&id, &mut ()).map(drop)?))?;
        writeln!(out, "  full check            {verify:8.1} ms")?;
        for loading in [Loading::Mapped, Loading::Resident] {
            measure(&store, &id, loading, &mut out)?;
        }
    }
    Ok(())
}

fn measure(
    store: &Store,
    id: &TableId,
    loading: Loading,
    out: &mut impl io::Write,
) -> Result<(), Trouble> {
    let open =
        || -> Result<Table, Trouble> { Ok(store.open_table(id, loading)?.ok_or("it is gone")?) };
    let opened = least(|| open().map(drop))?;
    writeln!(out, "  {loading:8?} open         {opened:8.1} ms")?;
    for (name, lookups) in [("solve", SOLVE), ("batch", BATCH)] {
        let all = least(|| open().map(|table| walk(&table, lookups)))?;
        writeln!(out, "  {loading:8?} open + {name} {all:8.1} ms")?;
    }
    Ok(())
}

/// Reads random bytes of a table.
fn walk(table: &Table, lookups: u64) {
    let bytes = table.bytes();
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut sum = 0_u64;
    for _ in 0..lookups {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let at = (u128::from(random) * bytes.len() as u128) >> 64;
        sum += u64::from(bytes[at as usize]);
    }
    black_box(sum);
}

/// The least milliseconds of five runs.
fn least(mut run: impl FnMut() -> Result<(), Trouble>) -> Result<f64, Trouble> {
    let mut least = f64::INFINITY;
    for _ in 0..5 {
        let began = Instant::now();
        run()?;
        least = least.min(began.elapsed().as_secs_f64() * 1e3);
    }
    Ok(least)
}
