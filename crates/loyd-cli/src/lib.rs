//! The `loyd` command as a library: arguments in, an exit code out.
//!
//! The binary only calls [`run`]. [`Args`] is public so that the parser can be
//! tested and fuzzed without starting a process.
//!
//! * `args`, `values`: the flags and the texts they take.
//! * `commands`: one file per command, with its own flags; `completion`: what shells complete.
//! * `input`: where boards come from.
//! * `solving`: one board solved; `batch` and `pool`: many at once, in order.
//! * `engine`: the engine of the everyday commands.
//! * `service`: limits and engine of `serve` and `engine`; `browser`: opens a page.
//! * `learning`: reference boards for the search, and what is kept of it.
//! * `output`: how answers are written; `closed`: to a stream that is not open.
//! * `output_file`: the files that drawings go to.
//! * `observer`, `interrupt`, `progress_line`: progress and the signals that stop a search.
//! * `error`, `excerpt`: what went wrong, in a sentence and a picture.
//!
//! Standard output is data, standard error is talk.

mod args;
mod batch;
mod browser;
mod closed;
mod commands;
mod completion;
mod engine;
mod error;
mod excerpt;
mod exit;
mod input;
mod interrupt;
mod journal_file;
mod learning;
mod observer;
mod output;
mod output_file;
mod progress_line;
mod proof_file;
mod remedy;
mod service;
mod solving;
mod values;

use std::ffi::OsString;

use clap::Parser as _;

pub use args::Args;
pub use completion::complete_if_asked;
pub use exit::Exit;

/// Runs the command line, program name first, and says how it went.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Exit {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match Args::try_parse_from(&arguments) {
        Ok(args) => commands::run(&args),
        Err(error) => error::usage(&error, &arguments),
    }
}
