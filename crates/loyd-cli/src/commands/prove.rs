//! `loyd prove`: one share of a bound, for a scheduler, and what all shares prove together.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap_complete::engine::ArgValueCompleter;
use indicatif::HumanCount;
use loyd::References;
use loyd::puzzle::Puzzle;
use loyd::search::{BoundShare, Limits, Reductions};
use loyd::spec::HeuristicSpec;
use loyd_engine::{Proof, ProofLog as _, ProofRecord, ProofSummary, ShareFound, SolveOptions};
use loyd_store::Loading;

use crate::args::{
    DataDirArg, GoalArg, LoadArg, SizeArg, TextOrJson, thread_count, threads_or_all,
};
use crate::completion;
use crate::engine::engine;
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::journal_file::complaint;
use crate::observer::watch;
use crate::output::Output;
use crate::output_file::OutputFile;
use crate::progress_line::ProgressLine;
use crate::proof_file::{self, ProofFile};
use crate::solving::unsupported;
use crate::values::{HeuristicParser, ReductionsParser, duration};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd prove BOARD --bound 98 --share 3/100 -o part-98-3.proof
  loyd prove --merge *.proof
  loyd prove --merge *.proof -o all.proof && loyd solve BOARD --resume all.proof

A solution is optimal when every share of every bound below its length is
exhausted. --merge says what is missing. Shares of a bound may be searched in
any order, at any time and on any machine with the same version of loyd.
Exit codes: 0 the share is done, or the solution is optimal; 1 unsolvable;
2 bad usage or bad board; 3 stopped, or not proved yet; 4 file trouble.")]
pub(crate) struct ProveArgs {
    /// The board row by row, 0 for the blank; or @FILE with one board
    #[arg(
        value_name = "BOARD",
        required_unless_present = "merge",
        num_args = 1..,
        allow_negative_numbers = true
    )]
    board: Vec<String>,

    #[command(flatten)]
    size: SizeArg,

    #[command(flatten)]
    goal: GoalArg,

    #[command(flatten)]
    data_dir: DataDirArg,

    #[command(flatten)]
    load: LoadArg,

    /// The length up to which solutions are looked for
    #[arg(long, value_name = "N", required_unless_present = "merge")]
    bound: Option<u32>,

    /// The share of the bound: the third of a hundred is 3/100
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    share: BoundShare,

    /// The file that gets the result; a share that is in it already is not
    /// searched again. With --merge, the file that gets everything
    #[arg(short, long, value_name = "FILE", required_unless_present = "merge")]
    output: Option<PathBuf>,

    /// Put files together and say what they prove
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["board", "bound"])]
    merge: Vec<PathBuf>,

    /// The tables to search with
    #[arg(
        long,
        value_name = "NAME",
        default_value = "auto",
        ignore_case = true,
        value_parser = HeuristicParser,
        add = ArgValueCompleter::new(completion::heuristics)
    )]
    heuristic: HeuristicSpec,

    /// What the search may leave out: one name, or several with commas
    /// [default: what the search does by itself]
    #[arg(long, value_name = "LIST", ignore_case = true, value_parser = ReductionsParser)]
    reduce: Option<Reductions>,

    /// Threads to use [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,

    /// Stop after this time: 10s, 500ms, 2m, 1h30m
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

pub(crate) fn run(args: &ProveArgs, out: &mut Output) -> Result<Exit, Failure> {
    match (args.bound, &args.output) {
        (Some(bound), Some(output)) if args.merge.is_empty() => {
            interrupt::listen();
            share(args, bound, output, out)
        }
        _ => merge(args, out),
    }
}

/// Searches one share.
fn share(args: &ProveArgs, bound: u32, output: &Path, out: &mut Output) -> Result<Exit, Failure> {
    let puzzle = puzzle(args)?;
    let threads = threads_or_all(args.threads);
    let loading = args.load.or(Loading::Mapped);
    let engine = engine(args.data_dir.tables(loading, threads, false), None);
    let options = SolveOptions {
        heuristic: args.heuristic.clone(),
        reductions: args.reduce,
        threads,
        references: References::Ignore,
        limits: Limits::default(),
        ..SolveOptions::default()
    };
    let request = options.request(&puzzle);
    let mut file = ProofFile::open(output, "--output")?;
    let mut progress_line = ProgressLine::new();
    let mut watch = watch(&engine, args.time, &mut progress_line);
    let prover = match engine.prover(&request, &mut watch) {
        Ok(prover) => prover,
        Err(error) => {
            file.remove_if_empty();
            return Err(unsupported(&error).into());
        }
    };
    let mut proof = file.begin(prover.head())?;
    let found = if proof.is_exhausted(bound, args.share) {
        None
    } else {
        let found = prover.share(bound, args.share, threads, &mut watch);
        Some(found.map_err(|error| unsupported(&error))?)
    };
    drop(watch);
    progress_line.clear();
    let exit = match found {
        None => {
            remark(&format!("{} has this share already", output.display()));
            Exit::Success
        }
        Some(ShareFound::Stopped) => {
            remark("stopped: the share is not exhausted and proves nothing");
            Exit::Limit
        }
        Some(ShareFound::Line(record)) => {
            let kept = file.add(&record);
            if let (true, Some(trouble)) = (kept.is_break(), file.trouble()) {
                return Err(trouble.into());
            }
            let added = proof.add(&record);
            added.map_err(|error| complaint(output, &error.to_string()))?;
            say(args, &record, out)?;
            Exit::Success
        }
    };
    Ok(exit)
}

/// Writes what came of a share.
fn say(args: &ProveArgs, record: &ProofRecord, out: &mut Output) -> Result<(), Failure> {
    match (args.format, record) {
        (TextOrJson::Json, _) => out.json(record)?,
        (TextOrJson::Text, ProofRecord::Exhausted(share)) => writeln!(
            out,
            "bound {}, share {}: exhausted, {} generated, {} expanded",
            share.bound,
            share.share,
            HumanCount(share.generated),
            HumanCount(share.expanded)
        )?,
        (TextOrJson::Text, ProofRecord::Solution(known)) => {
            writeln!(
                out,
                "solution of {} moves: {}",
                known.length, known.solution
            )?;
        }
    }
    Ok(())
}

/// Reads the board and the goal.
fn puzzle(args: &ProveArgs) -> Result<Puzzle, Complaint> {
    let text = match &args.board[..] {
        [one] if one.starts_with('@') => {
            let path = Path::new(&one[1..]);
            let text = std::fs::read_to_string(path);
            text.map_err(|error| complaint(path, &crate::error::reason(&error)))?
        }
        words => words.join(" "),
    };
    let board = args.size.read(text.trim())?;
    let goal = args.goal.read(Some(board.shape()))?;
    Puzzle::new(board, &goal).map_err(Complaint::puzzle)
}

/// Puts files together and says what they prove.
fn merge(args: &ProveArgs, out: &mut Output) -> Result<Exit, Failure> {
    let mut merged: Option<Proof> = None;
    for path in &args.merge {
        let proof = proof_file::read(path)?;
        match &mut merged {
            None => merged = Some(proof),
            Some(merged) => {
                let added = merged.merge(proof);
                added.map_err(|error| complaint(path, &error.to_string()))?;
            }
        }
    }
    let Some(proof) = merged else {
        return Err(Complaint::usage("--merge needs a file").into());
    };
    if let Some(path) = &args.output {
        let text = proof.text();
        OutputFile::create(path, false)?.write(|file| file.write_all(text.as_bytes()))?;
    }
    match args.format {
        TextOrJson::Json => out.json(&ProofSummary::new(&proof))?,
        TextOrJson::Text => write_merged(&proof, out)?,
    }
    Ok(if proof.is_proved() {
        Exit::Success
    } else {
        Exit::Limit
    })
}

/// Says what is proved, for people.
fn write_merged(proof: &Proof, out: &mut Output) -> std::io::Result<()> {
    for (bound, _) in proof.complete() {
        let (generated, expanded) = (HumanCount(bound.generated), HumanCount(bound.expanded));
        let bound = bound.bound;
        writeln!(
            out,
            "bound {bound}: exhausted, {generated} generated, {expanded} expanded"
        )?;
    }
    for missing in proof.missing() {
        writeln!(out, "missing: {missing}")?;
    }
    let lower = proof.proved_bound();
    match proof.best() {
        Some(path) if proof.is_proved() => {
            writeln!(out, "optimal: {} moves\n{path}", path.len())
        }
        Some(path) => writeln!(
            out,
            "not proved: the optimum is between {lower} and {}\n{path}",
            path.len()
        ),
        None => writeln!(out, "no solution is known; none is shorter than {lower}"),
    }
}
