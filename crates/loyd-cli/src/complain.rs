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
//! The text may be hostile: its control characters are shown escaped, and a
//! long line is shown through a window. Colour goes through `anstream`, which
//! drops it where there is no terminal or the user wants none.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, IsTerminal as _, Write as _};
use std::ops::Range;

use clap::builder::styling::{AnsiColor, Style};
use loyd::puzzle::{ParseBoardError, PathError};
use unicode_width::UnicodeWidthStr as _;

use crate::exit::Exit;

/// Columns of the picture, indentation not counted.
const WINDOW: usize = 72;
/// Columns shown before the part that is meant, where the line is too long.
const CONTEXT: usize = 20;
/// A sentence that quotes its input is cut here.
const LONGEST_SENTENCE: usize = 1000;
/// Sentences on a terminal are broken into lines of this width.
const LINE: usize = 80;

/// One thing that went wrong.
#[derive(Debug)]
pub(crate) struct Complaint {
    /// The exit code it leads to.
    pub(crate) exit: Exit,
    /// The input line it is about, where there are several.
    pub(crate) line: Option<u64>,
    /// What is wrong and how to mend it.
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

    /// A complaint about a text that is no list of moves.
    pub(crate) fn moves(text: &str, error: &PathError) -> Complaint {
        Complaint::at(error, text, error.span.clone())
    }

    /// The same complaint with the flag it is about.
    pub(crate) fn about(mut self, flag: &str) -> Complaint {
        self.sentence = format!("{flag}: {}", self.sentence);
        self
    }

    /// The same complaint with the number of the line it is about.
    pub(crate) fn on_line(mut self, number: u64) -> Complaint {
        self.line = Some(number);
        self
    }

    /// Writes the complaint to standard error. If that is gone, nobody listens.
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

/// The part of a text that a complaint shows.
#[derive(Debug, PartialEq, Eq)]
struct Excerpt {
    text: String,
    /// The columns the carets go under.
    mark: Range<usize>,
}

impl Excerpt {
    /// The line of `text` in which `span` begins; nothing if it is blank.
    fn new(text: &str, span: Range<usize>) -> Option<Excerpt> {
        let breaks = |c| c == '\n' || c == '\r';
        let start = text.floor_char_boundary(span.start);
        let from = text[..start].rfind(breaks).map_or(0, |at| at + 1);
        let to = text[start..]
            .find(breaks)
            .map_or(text.len(), |at| start + at);
        let line = &text[from..to];
        if line.trim().is_empty() {
            return None;
        }
        let end = text.floor_char_boundary(span.end).clamp(start, to);
        let (before, rest) = line.split_at(start - from);
        let (meant, after) = rest.split_at(end - start);

        let (mut before, meant, after) = (shown(before), shown(meant), shown(after));
        if before.width() + meant.width() + after.width() > WINDOW {
            before = last_columns(&before, CONTEXT);
        }
        let room = WINDOW - before.width().min(WINDOW - 1);
        let meant = first_columns(&meant, room);
        let after = first_columns(&after, room.saturating_sub(meant.width()));
        let mark = before.width()..before.width() + meant.width().max(1);
        Some(Excerpt {
            text: format!("{before}{meant}{after}"),
            mark,
        })
    }
}

/// The text with everything escaped that a terminal would obey instead of show.
pub(crate) fn shown(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' '..='~' => safe.push(c),
            '\t' => safe.push(' '),
            _ => safe.extend(c.escape_debug()),
        }
    }
    safe
}

/// The beginning of a text, no wider than `columns`, with a sign where it is cut.
fn first_columns(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for c in text.chars() {
        kept.push(c);
        if kept.width() >= columns {
            kept.pop();
            break;
        }
    }
    kept + "…"
}

/// The end of a text, no wider than `columns`, with a sign where it is cut.
fn last_columns(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut start = text.len();
    for (at, _) in text.char_indices().rev() {
        if text[at..].width() >= columns {
            break;
        }
        start = at;
    }
    format!("…{}", &text[start..])
}

/// The sentence in lines, the first of which begins behind `indent` columns.
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
            // Whoever read our output has seen enough: `loyd … | head -1`.
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

/// The system's reason without its number, which helps nobody.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((reason, _)) => reason.to_owned(),
        None => text,
    }
}

/// A line of talk on standard error that is not a complaint.
pub(crate) fn remark(text: &str) {
    let dim = Style::new().dimmed();
    let _ = writeln!(anstream::stderr(), "{dim}{text}{dim:#}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pictured(text: &str, span: Range<usize>) -> String {
        let Excerpt { text, mark } = Excerpt::new(text, span).expect("not blank");
        format!(
            "{text}\n{}{}",
            " ".repeat(mark.start),
            "^".repeat(mark.len())
        )
    }

    #[test]
    fn carets_stand_under_the_span() {
        assert_eq!(pictured("1 2 x 4", 4..5), "1 2 x 4\n    ^");
        assert_eq!(pictured("1 2\n3 xx\n", 6..8), "3 xx\n  ^^");
        assert_eq!(pictured("1 2\n3 xx", 0..8), "1 2\n^^^");
        assert_eq!(pictured("é 漢 x", 7..8), "é 漢 x\n     ^");
        assert_eq!(pictured("1\t\u{1b}[31m", 2..3), "1 \\u{1b}[31m\n  ^^^^^^");
        assert_eq!(pictured("1 2", 3..3), "1 2\n   ^");
        assert_eq!(Excerpt::new(" \t", 0..2), None);
        assert_eq!(Excerpt::new("", 0..0), None);
    }

    #[test]
    fn long_lines_are_shown_through_a_window() {
        let text = format!("{}x{}", "1 ".repeat(5000), " 2".repeat(5000));
        let picture = pictured(&text, 10_000..10_001);
        let (line, carets) = picture.split_once('\n').expect("two lines");
        assert!(line.width() <= WINDOW, "{}", line.width());
        assert_eq!(
            line.find('x').map(|at| line[..at].width()),
            carets.find('^')
        );
        let whole = pictured(&text, 0..text.len());
        assert!(whole.lines().all(|line| line.width() <= WINDOW));
        let far = pictured(&"漢".repeat(5000), 6000..6003);
        assert!(far.lines().all(|line| line.width() <= WINDOW + 1));
    }

    #[test]
    fn nothing_is_obeyed() {
        let hostile = "a\u{1b}]0;title\u{7}\u{202e}\0\r\n";
        assert!(!shown(hostile).contains(|c: char| c.is_control() || c == '\u{202e}'));
    }

    #[test]
    fn sentences_break_between_words() {
        let sentence = "word ".repeat(40);
        assert!(broken(&sentence, 7).lines().all(|line| line.len() <= LINE));
    }
}
