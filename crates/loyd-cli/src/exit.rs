//! What the exit code says.

use std::process::ExitCode;

/// How a command went. The numbers are part of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum Exit {
    /// Solved; the check passed; everything asked for was printed.
    #[default]
    Success = 0,
    /// The board is unsolvable or the check failed.
    Failed = 1,
    /// The arguments or a board cannot be understood.
    Usage = 2,
    /// A limit, Ctrl-C or SIGTERM ended the search first; the bounds were printed.
    Limit = 3,
    /// A file or stream cannot be read or written.
    File = 4,
}

impl Exit {
    /// The code of two things done together: what the caller must act on first
    /// wins, which is 4, then 2, 1, 3 and 0.
    #[must_use]
    pub fn and(self, other: Exit) -> Exit {
        if other.urgency() > self.urgency() {
            other
        } else {
            self
        }
    }

    const fn urgency(self) -> u8 {
        match self {
            Exit::Success => 0,
            Exit::Limit => 1,
            Exit::Failed => 2,
            Exit::Usage => 3,
            Exit::File => 4,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::Exit;

    #[test]
    fn the_most_urgent_code_wins() {
        let order = [
            Exit::File,
            Exit::Usage,
            Exit::Failed,
            Exit::Limit,
            Exit::Success,
        ];
        for (rank, &first) in order.iter().enumerate() {
            for &second in &order[rank..] {
                assert_eq!(first.and(second), first);
                assert_eq!(second.and(first), first);
            }
        }
    }
}
