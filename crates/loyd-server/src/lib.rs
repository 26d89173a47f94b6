//! The local web server of `loyd`: a JSON interface to the engine, and the page. The same
//! requests are answered on standard input and output too.
//!
//! `loyd serve` makes a [`Config`] and an [`SharedEngine`], binds a [`Server`] and runs
//! it. `docs/api.md` says what a client may send and what it gets; the records of
//! answers are those the command line prints.
//!
//! * `server`, `connection`, `fd_limit`, `signals`: sockets, their limits, and the end.
//! * `router`, `guard`, `page`: which path is answered by which function, and who may ask.
//! * `body`, `failure`: JSON in, and what is wrong with it.
//! * `queue`, `job`, `figures`, `events`: searches wait, run beside the server's
//!   own threads, are watched, told of and stopped.
//! * `engine`, `tables`, `lessons`: what all clients share.
//! * `lines`: the line protocol of `loyd engine`, for programs that start one of their own.
//! * `memory`: what is not needed goes back to the system.
//! * `routes`: one file per path.
//!
//! A client may be careless or hostile. Everything that a client can
//! make grow has a limit: connections, time to send a request, its size, places in
//! the queue, threads, time, memory and tables.

mod body;
mod config;
mod connection;
mod engine;
mod events;
mod failure;
mod fd_limit;
mod figures;
mod guard;
mod job;
mod lessons;
mod limited_id;
mod lines;
mod log;
mod memory;
mod page;
mod panics;
mod queue;
mod router;
mod routes;
mod server;
mod shutdown;
mod signals;
mod tables;

pub use config::{Config, PORT};
pub use engine::SharedEngine;
pub use lines::serve_lines;
pub use log::Log;
pub use server::Server;
pub use shutdown::Handle;
pub use tables::{DEFAULT_TABLES, LimitedTables};
