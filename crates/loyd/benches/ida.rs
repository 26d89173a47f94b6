//! How fast IDA* generates boards with each heuristic.
//!
//! Each measurement asserts the number of boards it generated, so a change of speed can
//! be told from a change of behaviour. Throughput is in boards generated; a well-known
//! C++ program with Manhattan distance generates 100 million per second on the machine
//! of the figures in `results/`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use loyd::puzzle::{Board, Goal};
use loyd::spec::HeuristicSpec;
use loyd::{Puzzle, Request, Solver};

/// Korf's instance 12, 45 slides, goal blank-first.
const INSTANCE: &str = "14 1 9 6/4 8 12 5/7 2 3 0/10 11 13 15";

fn ida(criterion: &mut Criterion) {
    let board: Board = INSTANCE.parse().expect("a board");
    let solver = Solver::new();
    let mut group = criterion.benchmark_group("ida");
    group.sample_size(20);
    for (heuristic, generated) in [
        (HeuristicSpec::Manhattan, 546_343),
        (HeuristicSpec::LinearConflict, 179_627),
        (HeuristicSpec::WalkingDistance, 90_875),
        (HeuristicSpec::WalkingOrConflict, 56_186),
    ] {
        let request = Request::new(Puzzle::new(board, &Goal::BlankFirst).unwrap())
            .heuristic(heuristic.clone());
        group.throughput(Throughput::Elements(generated));
        group.bench_function(heuristic.to_string(), |bencher| {
            bencher.iter(|| {
                let report = solver.solve(&request).expect("solvable");
                assert_eq!(report.path.len(), 45);
                assert_eq!(report.stats.generated, generated, "{heuristic}");
            });
        });
    }
    group.finish();
}

criterion_group!(benches, ida);
criterion_main!(benches);
