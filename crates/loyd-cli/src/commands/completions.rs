//! `loyd completions SHELL`

use std::io::Write as _;

use clap_complete::Shell;

use crate::completion;
use crate::error::Failure;
use crate::exit::Exit;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  echo 'source <(loyd completions bash)' >> ~/.bashrc
  echo 'source <(loyd completions zsh)' >> ~/.zshrc
  echo 'loyd completions fish | source' >> ~/.config/fish/config.fish

The script calls loyd, which knows the tables that are stored.")]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &CompletionsArgs, out: &mut Output) -> Result<Exit, Failure> {
    out.write_all(&completion::script(&args.shell.to_string())?)?;
    Ok(Exit::Success)
}
