//! `loyd engine`: requests and answers as lines of JSON, for a program that starts it.

use std::io;

use loyd_server::serve_lines;

use crate::closed;
use crate::error::{Complaint, Failure, reason};
use crate::exit::Exit;
use crate::input::standard_input;
use crate::service::ServiceArgs;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd engine
  loyd engine --threads 4 --time 10s --queue 200

A program writes one request per line and reads one message per line:

  {\"id\": 1, \"command\": \"solve\", \"board\": \"8 6 7/2 5 4/3 0 1\"}
  {\"id\": 2, \"command\": \"quit\", \"finish\": true}

The commands solve, hint, analyze, estimate, scramble, board and specs take the
fields of the paths of loyd serve, which answers /api/openapi.json with their
description, and progress (true) for messages on the way; cancel takes the id
of a request. The engine ends when it is asked to quit or its input ends;
requests that are not answered then are cancelled.")]
pub(crate) struct EngineCommandArgs {
    #[command(flatten)]
    service: ServiceArgs,
}

pub(crate) fn run(args: &EngineCommandArgs) -> Result<Exit, Failure> {
    if closed::output() {
        return Err(Failure::Output(closed::error()));
    }
    let input = standard_input()?;
    let config = args.service.config();
    let engine = args.service.engine(config.threads);
    serve_lines(input, io::stdout(), config, engine).map_err(|error| {
        let sentence = format!("cannot start the engine: {}", reason(&error));
        Complaint::new(Exit::File, sentence)
    })?;
    Ok(Exit::Success)
}
