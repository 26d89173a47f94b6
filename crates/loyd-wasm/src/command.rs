//! What can be asked of the engine.

use loyd_engine::requests::CommandName;

/// A command by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command {
    Solve,
    Hint,
    Analyze,
    Estimate,
    Scramble,
    Board,
    Specs,
    Prepare,
    Load,
    Model,
}

impl CommandName for Command {
    const ALL: &'static [(&'static str, Command)] = &[
        ("solve", Command::Solve),
        ("hint", Command::Hint),
        ("analyze", Command::Analyze),
        ("estimate", Command::Estimate),
        ("scramble", Command::Scramble),
        ("board", Command::Board),
        ("specs", Command::Specs),
        ("prepare", Command::Prepare),
        ("load", Command::Load),
        ("model", Command::Model),
    ];

    fn tells_progress(self) -> bool {
        match self {
            Command::Solve
            | Command::Hint
            | Command::Analyze
            | Command::Estimate
            | Command::Scramble
            | Command::Prepare => true,
            Command::Board | Command::Specs | Command::Load | Command::Model => false,
        }
    }
}
