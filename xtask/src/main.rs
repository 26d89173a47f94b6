//! The developer's commands: `cargo xtask COMMAND`.
//!
//! One file per command. What a command needs beyond the Rust toolchain it installs
//! itself, or names before it begins.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this is a command line of its own, for developers"
)]

mod bench;
mod checks;
mod engine;
mod fuzz;
mod instructions;
mod junit;
mod lanes;
mod needs;
mod programs;
mod python;
mod server;
mod step;
mod tally;
mod test;
mod web;

use std::process::ExitCode;

use crate::python::Tests;
use crate::step::Output;
use crate::test::Extent;

const HELP: &str = "\
cargo xtask COMMAND

  test                    what a change must pass: formatting, clippy (also for other systems),
                          documentation, all tests of Rust, the Python package (needs python3),
                          the page (needs node and npm), the engine in WebAssembly, the packed
                          library
  test --quick            for the edit loop: formatting, clippy, tests of the libraries
  test --full             what a change must pass, the long versions of tests, and a minute of
                          fuzzing; hours
  web [test]              build the page of the server (crates/loyd-server/page), or test it in a
                          browser
  web --static            build the page without a server: web/dist-static is a folder for
                          any host, web/dist-single/index.html a file that works by itself
  web --engine            build the engine in WebAssembly, target/web/loyd.wasm; adds rust-src to
                          the toolchain, or installs Debian's rustc-web where there is no rustup
  python [--ray]          build the Python package, install it into a virtual environment
                          in target/ and test it; --ray runs the tests on a simulated
                          cluster instead, and installs Ray (some 300 MB)
  bench [NAME]            the criterion benches; they report and never fail on time
  bench server            how quickly `loyd serve` answers, stops and ends; about a minute
  instructions            instructions of the search kernel for each node, by valgrind
  fuzz TARGET [SECONDS]   a fuzz target (boards, moves, arguments, lines), 60 seconds unless told
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::test(Extent::Usual),
        ["test", "--quick"] => test::test(Extent::Quick),
        ["test", "--full"] => test::test(Extent::Full),
        ["web"] => web::build_page(),
        ["web", "--static"] => web::build_page_alone(),
        ["web", "--engine"] => engine::build_engine(&Output::Terminal),
        ["web", "test"] => web::test_page(),
        ["python"] => python::test_wheel(Tests::Usual),
        ["python", "--ray"] => python::test_wheel(Tests::Ray),
        ["bench", "server"] => server::bench_server(),
        ["bench", names @ ..] => bench::run_benches(names),
        ["instructions"] => instructions::count_instructions(),
        ["fuzz", target] => fuzz::run_target(&Output::Terminal, target, "60"),
        ["fuzz", target, seconds] => fuzz::run_target(&Output::Terminal, target, seconds),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
