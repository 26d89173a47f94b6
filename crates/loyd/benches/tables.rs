//! How fast tables are built and searched with.
//!
//! Builds assert the number of states and the largest value, searches the length and
//! the nodes of the complete bounds. So a change of speed can be told from a change of
//! behaviour.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use loyd::pattern::{Heap, Partition, Table, TableKind};
use loyd::puzzle::{Board, Goal};
use loyd::spec::SearchSpec;
use loyd::{Puzzle, Request, Solver};

fn build(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("build");
    group.sample_size(10);
    for (name, states, largest) in [
        ("5-5-5-corner", 874_080, 24),
        ("6-6-3-best", 11_816_640, 27),
    ] {
        let partition = Partition::named(name).expect("a name");
        let id = partition
            .tables(TableKind::BlankAware)
            .next()
            .expect("a group");
        group.throughput(Throughput::Elements(states));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let built = Table::build(id.clone(), 2, &Heap, &mut ());
                let (_, histogram) = built.expect("the empty observer never stops it");
                assert_eq!(histogram.iter().sum::<u64>(), states);
                assert_eq!(histogram.len() - 1, largest);
            });
        });
    }
    group.finish();
}

/// Korf's instance 12, 45 slides.
const INSTANCE: &str = "14 1 9 6/4 8 12 5/7 2 3 0/10 11 13 15";

fn search(criterion: &mut Criterion) {
    let board: Board = INSTANCE.parse().expect("a board");
    let solver = Solver::new();
    let mut group = criterion.benchmark_group("search");
    for search in [SearchSpec::Ida, SearchSpec::Kernel] {
        let request = Request::new(Puzzle::new(board, &Goal::BlankFirst).unwrap())
            .heuristic("pdb:6-6-3-best".parse().expect("a name"))
            .search(search);
        let report = solver.solve(&request).expect("solvable");
        group.throughput(Throughput::Elements(report.stats.generated));
        group.bench_function(search.to_string(), |bencher| {
            bencher.iter(|| {
                let again = solver.solve(&request).expect("solvable");
                assert_eq!(again.path.len(), 45);
                assert_eq!(again.stats, report.stats);
            });
        });
    }
    group.finish();
}

criterion_group!(benches, build, search);
criterion_main!(benches);
