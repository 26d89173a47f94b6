//! What went wrong, as the person at the terminal reads it.
//!
//! A complaint is a sentence, where it helps a picture of the text with carets
//! under the part that is meant, and the exit code it leads to:
//!
//! ```text
//! error: tile 7 appears twice, tile 9 is missing
//!   5 3 8 7/0 2 4 1/7 10 14 13/12 11 6 15
//!                   ^
//! ```
//!
//! Colour goes through `anstream`, which
//! drops it where there is no terminal or the user wants none.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, IsTerminal as _, Write as _};
use std::ops::Range;

use clap::builder::styling::{AnsiColor, Style};
use loyd::Remedy;
use loyd::puzzle::{ParseBoardError, PathError, PuzzleError};
use loyd_engine::ChoiceNames;
use unicode_width::UnicodeWidthStr as _;

use crate::closed;
use crate::excerpt::{Excerpt, shown};
use crate::exit::Exit;

/// A sentence that quotes its input is cut here.
const LONGEST_SENTENCE: usize = 1000;
/// Sentences on a terminal are broken into lines of this width.
pub(crate) const LINE: usize = 80;

/// What the flags of a command are called.
pub(crate) const FLAGS: ChoiceNames = ChoiceNames {
    heuristic: "--heuristic",
    search: "--search",
    reductions: "--reduce",
    goal: "--goal",
};

/// One thing that went wrong.
#[derive(Debug)]
pub(crate) struct Complaint {
    /// The exit code it leads to.
    pub(crate) exit: Exit,
    /// The input line it is about, where there are several.
    pub(crate) line: Option<u64>,
    /// What is wrong and how to fix it.
    pub(crate) sentence: String,
    excerpt: Option<Excerpt>,
}

impl Complaint {
    /// A complaint without a picture.
    pub(crate) fn new(exit: Exit, sentence: impl fmt::Display) -> Complaint {
        let mut sentence = shown(&sentence.to_string());
        if let Some((cut, _)) = sentence.char_indices().nth(LONGEST_SENTENCE) {
            sentence.truncate(cut);
            sentence.push('…');
        }
        Complaint {
            exit,
            line: None,
            sentence,
            excerpt: None,
        }
    }

    /// A complaint about arguments.
    pub(crate) fn usage(sentence: impl fmt::Display) -> Complaint {
        Complaint::new(Exit::Usage, sentence)
    }

    /// A complaint about a part of a text.
    pub(crate) fn at(sentence: impl fmt::Display, text: &str, span: Range<usize>) -> Complaint {
        Complaint {
            excerpt: Excerpt::new(text, span),
            ..Complaint::usage(sentence)
        }
    }

    /// A complaint about a text that is no board.
    pub(crate) fn board(text: &str, error: &ParseBoardError) -> Complaint {
        Complaint::at(error, text, error.span.clone())
    }

    /// A complaint about a board that cannot become its goal.
    pub(crate) fn puzzle(error: PuzzleError) -> Complaint {
        let exit = match error {
            PuzzleError::Unsolvable(_) => Exit::Failed,
            PuzzleError::Shape { .. } => Exit::Usage,
        };
        let remedy = Remedy::of_puzzle(&error);
        Complaint::new(exit, FLAGS.sentence(error, remedy.as_ref()))
    }

    /// A complaint about a text that is no list of moves.
    pub(crate) fn moves(text: &str, error: &PathError) -> Complaint {
        Complaint::at(error, text, error.span.clone())
    }

    /// The same complaint with the flag it is about.
    pub(crate) fn about(mut self, flag: &str) -> Complaint {
        self.sentence = format!("{flag}: {}", self.sentence);
        self
    }

    /// The same complaint with another exit code.
    pub(crate) fn with_exit(mut self, exit: Exit) -> Complaint {
        self.exit = exit;
        self
    }

    /// The same complaint with the number of the line it is about.
    pub(crate) fn on_line(mut self, number: u64) -> Complaint {
        self.line = Some(number);
        self
    }

    /// Writes the complaint to standard error. If that is closed, nothing happens.
    pub(crate) fn print(&self) {
        let wide = !io::stderr().is_terminal();
        let _ = anstream::stderr().write_all(self.render(wide).as_bytes());
    }

    fn render(&self, wide: bool) -> String {
        let red = AnsiColor::Red.on_default().bold();
        let title = match self.line {
            Some(number) => format!("line {number}:"),
            None => "error:".to_owned(),
        };
        let sentence = if wide {
            self.sentence.clone()
        } else {
            broken(&self.sentence, title.len() + 1)
        };
        let first = format!("{red}{title}{red:#} {sentence}\n");
        let Some(Excerpt { text, mark }) = &self.excerpt else {
            return first;
        };
        let indent = " ".repeat(mark.start);
        let carets = "^".repeat(mark.len());
        format!("{first}  {text}\n  {indent}{red}{carets}{red:#}\n")
    }
}

/// Breaks the sentence into lines, the first of which begins after `indent` columns.
fn broken(sentence: &str, indent: usize) -> String {
    let mut lines = String::new();
    let mut column = indent;
    for word in sentence.split(' ') {
        if lines.is_empty() {
            lines.push_str(word);
        } else if column + 1 + word.width() > LINE {
            lines.push('\n');
            lines.push_str(word);
            column = 0;
        } else {
            lines.push(' ');
            lines.push_str(word);
            column += 1;
        }
        column += word.width();
    }
    lines
}

/// Writes what the parser of arguments says, help and version included.
///
/// It quotes arguments as they are, so where one of them holds something a
/// terminal would obey, the text is written plain and escaped.
pub(crate) fn usage(error: &clap::Error, arguments: &[OsString]) -> Exit {
    let hostile = arguments.iter().any(|argument| {
        let argument = argument.to_string_lossy().replace(['\n', '\t'], " ");
        shown(&argument) != argument
    });
    let written = if hostile && error.use_stderr() {
        let plain = error.render().to_string();
        let safe: String = plain.lines().map(|line| shown(line) + "\n").collect();
        io::stderr().write_all(safe.as_bytes())
    } else if closed::output() && !error.use_stderr() {
        Err(closed::error())
    } else {
        error.print()
    };
    match written {
        _ if error.use_stderr() => Exit::Usage,
        Ok(()) => Exit::Success,
        Err(trouble) => Failure::Output(trouble).report(),
    }
}

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something to tell the user.
    Complaint(Box<Complaint>),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// Tells the user, and gives the exit code.
    pub(crate) fn report(self) -> Exit {
        match self {
            Failure::Complaint(complaint) => {
                complaint.print();
                complaint.exit
            }
            // The reader of our output has seen enough: `loyd … | head -1`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Success,
            Failure::Output(error) => {
                let sentence = format!("cannot write to standard output: {}", reason(&error));
                Complaint::new(Exit::File, sentence).print();
                Exit::File
            }
        }
    }
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Failure {
        Failure::Complaint(Box::new(complaint))
    }
}

/// The only stream that commands write with `?` is standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Returns the system's reason without its error number.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((reason, _)) => reason.to_owned(),
        None => text,
    }
}

/// A line of talk on standard error that is not a complaint. It may quote anything
/// from outside, so what a terminal would obey is escaped.
pub(crate) fn remark(text: &str) {
    let dim = Style::new().dimmed();
    let _ = writeln!(anstream::stderr(), "{dim}{}{dim:#}", shown(text));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_break_between_words() {
        let sentence = "word ".repeat(40);
        assert!(broken(&sentence, 7).lines().all(|line| line.len() <= LINE));
    }
}
