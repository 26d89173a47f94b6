//! What a client of the line protocol can ask for.

use loyd_engine::requests::CommandName;

/// A command by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    Solve,
    Hint,
    Analyze,
    Estimate,
    Scramble,
    Board,
    Specs,
    Cancel,
    Quit,
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
        ("cancel", Command::Cancel),
        ("quit", Command::Quit),
    ];

    fn tells_progress(self) -> bool {
        match self {
            Command::Solve
            | Command::Hint
            | Command::Analyze
            | Command::Estimate
            | Command::Scramble => true,
            Command::Board | Command::Specs | Command::Cancel | Command::Quit => false,
        }
    }
}
