//! `loyd completions SHELL`

use std::io::Write as _;

use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::args::Args;
use crate::error::Failure;
use crate::exit::Exit;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd completions bash > ~/.local/share/bash-completion/completions/loyd
  loyd completions fish > ~/.config/fish/completions/loyd.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &CompletionsArgs, out: &mut Output) -> Result<Exit, Failure> {
    // The generator panics where it cannot write, so it gets memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "loyd", &mut script);
    out.write_all(&script)?;
    Ok(Exit::Success)
}
