//! The `loyd` command as a library: arguments in, an exit code out.
//!
//! The binary only calls [`run`]. [`Args`] is public so that the parser can be
//! tested and fuzzed without starting a process.
//!
//! * `args`, `values`: the flags and the texts they take.
//! * `commands`: one file per command, with its own flags.
//! * `input`: where boards come from.
//! * `answer`: one board solved; `batch` and `pool`: many at once, in order.
//! * `engine`: the solver of the everyday commands.
//! * `learning`: reference boards for the search, and what is kept of it.
//! * `output`, `render`, `record`, `text`: how answers are written; `closed`: to a stream
//!   that is not open.
//! * `chart`, `picture`, `target`: drawings, and the files they go to.
//! * `watch`, `interrupt`, `gauge`: clock, Ctrl-C and progress for the search.
//! * `complain`, `excerpt`: what went wrong, in a sentence and a picture.
//!
//! Standard output is data, standard error is talk.

mod answer;
mod args;
mod batch;
mod chart;
mod closed;
mod commands;
mod complain;
mod engine;
mod excerpt;
mod exit;
mod gauge;
mod input;
mod interrupt;
mod learning;
mod output;
mod picture;
mod pool;
mod record;
mod render;
mod target;
mod text;
mod values;
mod watch;

use std::ffi::OsString;

use clap::Parser as _;

pub use args::Args;
pub use exit::Exit;

/// Runs the command line, program name first, and says how it went.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Exit {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    match Args::try_parse_from(&arguments) {
        Ok(args) => commands::run(&args),
        Err(error) => complain::usage(&error, &arguments),
    }
}
