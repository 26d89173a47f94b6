//! Tests of the doors in one program: the command, the server's HTTP, and lines.
//!
//! One file alone is run by its name as a filter:
//! `cargo test -p loyd-tests --test doors command::solve::`.

mod arguments;
mod command;
mod documents;
mod lines;
mod server;
