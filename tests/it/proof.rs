//! Proofs in shares: interrupted after every line, they still come to the same end.

use std::ops::ControlFlow;

use loyd::Guarantee;
use loyd::puzzle::{Board, Puzzle};
use loyd::spec::SearchSpec;
use loyd_engine::{
    Engine, NoListener, Proof, ProofError, ProofLog, ProofPlan, ProofRecord, SolveOptions, Solved,
    SystemClock, journal,
};
use loyd_tests::solver;

/// 49 moves from the goal, with tables that are built at once.
const BOARD: &str = "1 2 18 4 5/0 6 8 10 9/3 13 14 15 20/7 11 22 17 24/21 16 23 12 19";

fn puzzle() -> Puzzle {
    let board: Board = BOARD.parse().unwrap();
    Puzzle::try_from(board).unwrap()
}

fn options() -> SolveOptions {
    SolveOptions {
        heuristic: "pdb:blocks-4".parse().unwrap(),
        ..SolveOptions::default()
    }
}

/// Keeps lines, and fails after some.
struct Lines {
    text: String,
    left: usize,
}

impl ProofLog for Lines {
    fn add(&mut self, record: &ProofRecord) -> ControlFlow<()> {
        self.text += &journal::line(record);
        self.left -= 1;
        if self.left == 0 {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

/// Goes on with a proof until this many lines are added. Returns the longer proof.
fn go_on(engine: &Engine, text: &str, lines: usize) -> (Solved, String) {
    go_on_with(engine, &options(), text, lines)
}

fn go_on_with(
    engine: &Engine,
    options: &SolveOptions,
    text: &str,
    lines: usize,
) -> (Solved, String) {
    let puzzle = puzzle();
    let request = options.request(&puzzle);
    let mut watch = engine.watch(NoListener);
    let prover = engine.prover(&request, &mut watch).unwrap();
    let prover = prover.with_first_nodes(500);
    let plan = ProofPlan::default().with_share_nodes(50_000);
    let mut log = Lines {
        text: text.to_owned(),
        left: lines,
    };
    let mut proof = match Proof::read(text) {
        Err(ProofError::Empty) => {
            log.text = journal::line(prover.head());
            Proof::new(prover.head().clone()).unwrap()
        }
        read => read.unwrap().0,
    };
    let solved = prover.run(&mut proof, plan, &mut log, &mut watch).unwrap();
    (solved, log.text)
}

#[test]
fn a_run_that_is_interrupted_after_every_line_ends_as_one_that_is_not() {
    let engine = Engine::keeping_tables(solver(), SystemClock::new());
    let plain = SolveOptions {
        search: SearchSpec::Ida,
        reductions: Some("automaton:14".parse().unwrap()),
        ..options()
    };
    let plain = engine.solve(&puzzle(), &plain, &mut engine.watch(NoListener));
    let plain = plain.unwrap().report;
    let (whole, text) = go_on(&engine, "", usize::MAX);
    assert_eq!(whole.report.guarantee, Guarantee::Optimal);
    assert_eq!(whole.report.upper_bound, plain.upper_bound);
    assert!(text.contains("/2\"") || text.contains("/3\""), "{text}");
    // Every complete bound has the counts of plain deepening.
    let complete = &whole.report.stats.iterations;
    assert!(complete.len() > 3);
    let counted = plain.stats.iterations.iter().filter(|bound| bound.complete);
    for (sum, bound) in complete.iter().zip(counted) {
        assert_eq!(sum, bound);
    }
    let mut pieces = String::new();
    let mut runs = 0;
    loop {
        let (solved, longer) = go_on(&engine, &pieces, 1);
        let report = solved.report;
        assert!(report.lower_bound <= plain.upper_bound);
        assert!(report.upper_bound >= plain.upper_bound);
        assert!(longer.starts_with(&pieces));
        runs += 1;
        pieces = longer;
        if report.guarantee == Guarantee::Optimal {
            assert_eq!(report.upper_bound, plain.upper_bound);
            assert_eq!(report.stats.iterations, *complete);
            break;
        }
        assert_eq!(report.guarantee, Guarantee::Limit);
    }
    assert!(runs > 6, "{runs} runs:\n{pieces}");
}

#[test]
fn a_solution_is_optimal_only_when_every_share_below_it_is_there() {
    let engine = Engine::keeping_tables(solver(), SystemClock::new());
    let (_, text) = go_on(&engine, "", usize::MAX);
    let (proof, whole) = Proof::read(&text).unwrap();
    assert!(proof.is_proved() && whole == text.len() && proof.missing().is_empty());
    assert_eq!(Proof::read(&proof.text()).unwrap().0.text(), proof.text());
    // The shares of the bound in which the solution was found are not needed.
    let last = format!("\"bound\":{},", proof.best().unwrap().len());
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains(&last)).collect();
    for left_out in 1..lines.len() {
        let others = (0..lines.len()).filter(|place| *place != left_out);
        let kept: Vec<&str> = others.map(|place| lines[place]).collect();
        let text = kept.join("\n") + "\n";
        let (mut less, _) = Proof::read(&text).unwrap();
        if lines[left_out].contains("share") {
            assert!(!less.is_proved(), "without {}", lines[left_out]);
            assert_eq!(less.missing().len(), 1);
        }
        // With the line, from a file of its own, it is proved again.
        let one = format!("{}\n{}\n", lines[0], lines[left_out]);
        less.merge(Proof::read(&one).unwrap().0).unwrap();
        assert!(less.is_proved());
    }
}

/// Threads search different shares; what they prove together is the same.
#[test]
fn threads_change_no_count_and_search_no_share_twice() {
    let engine = Engine::keeping_tables(solver(), SystemClock::new());
    let (alone, _) = go_on(&engine, "", usize::MAX);
    for threads in [2, 7] {
        let options = SolveOptions {
            threads,
            ..options()
        };
        let (solved, text) = go_on_with(&engine, &options, "", usize::MAX);
        assert_eq!(solved.report.guarantee, Guarantee::Optimal);
        assert_eq!(solved.report.upper_bound, alone.report.upper_bound);
        let [one, other] = [&solved, &alone].map(|run| &run.report.stats.iterations);
        assert_eq!(one, other);
        let key = |line: &str| line.split(",\"generated\"").next().map(str::to_owned);
        let mut shares: Vec<_> = text.lines().filter_map(key).collect();
        let all = shares.len();
        shares.sort();
        shares.dedup();
        assert_eq!(shares.len(), all, "{text}");
    }
}

/// Files from before bounds were divided as now do not say how they were.
#[test]
fn shares_of_another_division_are_refused() {
    let engine = Engine::keeping_tables(solver(), SystemClock::new());
    let (_, text) = go_on(&engine, "", usize::MAX);
    let (mut proof, _) = Proof::read(&text).unwrap();
    let older = text.replacen(",\"division\":2", "", 1);
    assert_ne!(older, text);
    let (older, _) = Proof::read(&older).unwrap();
    assert_eq!(
        proof.merge(older),
        Err(ProofError::Differs("division into shares"))
    );
}
