//! Lines of the client, read in a thread of their own, never more of one than the limit.

use std::io::{BufRead, BufReader, Read};

use tokio::sync::mpsc;

/// A line without its newline.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    Text(Vec<u8>),
    /// Longer than the limit; nothing of it is kept.
    TooLong,
}

/// Reads lines of at most `most` bytes until the input ends or nobody listens. A last line
/// without a newline counts. An input that cannot be read has ended.
pub(super) fn read_lines(input: impl Read, most: usize, lines: &mpsc::Sender<Line>) {
    let mut input = BufReader::new(input);
    while let Some(line) = next_line(&mut input, most) {
        if lines.blocking_send(line).is_err() {
            return;
        }
    }
}

/// Returns the next line; `None` at the end of the input.
fn next_line(input: &mut impl BufRead, most: usize) -> Option<Line> {
    let mut text = Vec::new();
    let mut too_long = false;
    let mut begun = false;
    loop {
        let piece = match input.fill_buf() {
            Ok(piece) => piece,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(_) => &[],
        };
        let (used, ended) = match piece.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end, true),
            None => (piece.len(), piece.is_empty()),
        };
        begun |= !piece.is_empty();
        too_long |= text.len() + used > most;
        if too_long {
            text = Vec::new();
        } else {
            text.extend_from_slice(&piece[..used]);
        }
        let newline = usize::from(ended && !piece.is_empty());
        input.consume(used + newline);
        if ended {
            let line = if too_long {
                Line::TooLong
            } else {
                Line::Text(text)
            };
            return begun.then_some(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<Line> {
        // A buffer smaller than the lines.
        let mut input = BufReader::with_capacity(3, text);
        std::iter::from_fn(|| next_line(&mut input, 5)).collect()
    }

    #[test]
    fn long_lines_are_left_out() {
        let text = |text: &str| Line::Text(text.as_bytes().to_vec());
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a\n\nbc"), [text("a"), text(""), text("bc")]);
        assert_eq!(
            lines(b"12345\n123456\n1\n1234567890"),
            [text("12345"), Line::TooLong, text("1"), Line::TooLong]
        );
    }
}
