//! The part of a text that an error is about, drawn for a terminal.
//!
//! The text may be hostile: its control characters are shown escaped, and a
//! long line is shown through a window. It may hold wide characters: carets are
//! counted in columns, not in bytes.

use std::ops::Range;
use std::path::Path;

use unicode_width::UnicodeWidthStr as _;

/// Columns of the picture, indentation not counted.
const WINDOW: usize = 72;
/// Columns shown before the part that is meant, where the line is too long.
const CONTEXT: usize = 20;

/// The part of a text that a complaint shows.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Excerpt {
    pub(crate) text: String,
    /// The columns the carets go under.
    pub(crate) mark: Range<usize>,
}

impl Excerpt {
    /// Returns the line of `text` in which `span` begins; `None` if it is blank.
    pub(crate) fn new(text: &str, span: Range<usize>) -> Option<Excerpt> {
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

/// A path as it is printed for people.
pub(crate) fn shown_path(path: &Path) -> String {
    shown(&path.display().to_string())
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
        let hostile = "a\u{1b}]0;title\u{7}\u{202e}\u{9b}2J\u{9d}\u{2066}\u{feff}\0\r\n";
        let safe = shown(hostile);
        assert!(safe.is_ascii(), "{safe}");
        assert!(!safe.contains(|c: char| c.is_control()), "{safe}");
    }
}
