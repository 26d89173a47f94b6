//! One file per command: its flags, and what it does with them.

pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod check_heuristic;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod db;
pub(crate) mod engine;
pub(crate) mod estimate;
pub(crate) mod hint;
pub(crate) mod learn;
pub(crate) mod optimize;
pub(crate) mod prove;
pub(crate) mod refs;
pub(crate) mod render;
pub(crate) mod scramble;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod verify;

use std::io::Write as _;

use crate::args::{Args, Command};
use crate::error::Failure;
use crate::exit::Exit;
use crate::output::Output;

/// Runs the command asked for.
pub(crate) fn run(args: &Args) -> Exit {
    let mut out = Output::new();
    let ended = match &args.command {
        Command::Solve(args) => solve::run(args, &mut out),
        Command::Prove(args) => prove::run(args, &mut out),
        Command::Hint(args) => hint::run(args, &mut out),
        Command::Analyze(args) => analyze::run(args, &mut out),
        Command::Optimize(args) => optimize::run(args, &mut out),
        Command::Render(args) => render::run(args, &mut out),
        Command::Estimate(args) => estimate::run(args, &mut out),
        Command::Scramble(args) => scramble::run(args, &mut out),
        Command::Convert(args) => convert::run(args, &mut out),
        Command::Verify(args) => verify::run(args, &mut out),
        Command::Db(args) => db::run(args, &mut out),
        Command::Refs(args) => refs::run(args, &mut out),
        Command::Learn(args) => learn::run(args, &mut out),
        Command::Bench(args) => bench::run(args, &mut out),
        Command::CheckHeuristic(args) => check_heuristic::run(args, &mut out),
        Command::Serve(args) => serve::run(args, &mut out),
        Command::Engine(args) => engine::run(args),
        Command::Completions(args) => completions::run(args, &mut out),
    };
    // What was written before something went wrong comes first.
    let flushed = out.flush().map_err(Failure::from);
    ended
        .and_then(|exit| flushed.map(|()| exit))
        .unwrap_or_else(Failure::report)
}
