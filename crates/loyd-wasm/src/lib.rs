//! The engine of `loyd` for a page without a server, or any other program that runs WebAssembly.
//!
//! One line of JSON goes in, lines of JSON come out: the requests, messages and records of `loyd
//! engine` (`docs/engine.md`), and commands for tables and models (`docs/wasm.md`). There are no threads;
//! a request is answered before the next one is read, and who no longer wants an answer ends the
//! whole engine and starts another.
//!
//! * `session`: answers lines; `command`: what can be asked for.
//! * `tables`: small tables are built when a search needs them, large ones only if asked for.
//! * `models`: learned models of large boards, handed in when a search needs them.
//! * `host`: what the engine needs of the program around it: a clock, random numbers, an ear.
//! * `buffers`: memory that the host writes into.
//! * `interface`: exports and imports, the only file that is for WebAssembly alone.

mod buffers;
mod command;
mod host;
#[cfg(target_arch = "wasm32")]
mod interface;
mod models;
mod session;
mod tables;
mod telling;

pub use buffers::Buffers;
pub use host::Host;
pub use session::Session;
