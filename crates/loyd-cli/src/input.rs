//! Where boards come from: the arguments, standard input, or a file.
//!
//! Streams are read line by line and may be endless, and may be anything: a
//! line that is too long is never held in memory, one that is not UTF-8 is a
//! bad line like any other.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read};

use crate::closed;
use crate::error::{Complaint, reason};
use crate::exit::Exit;

/// The longest line that is read. The longest board takes a few hundred bytes.
const LONGEST_LINE: usize = 64 * 1024;

/// What the arguments name.
pub(crate) enum Source {
    /// One text, given as it is.
    One(String),
    /// A stream with a text on each line.
    Many(Lines),
}

impl Source {
    /// Reads the arguments: `-`, `@FILE`, or the text itself, which the shell
    /// may have cut at its spaces.
    pub(crate) fn open(words: &[String]) -> Result<Source, Complaint> {
        let stream = |word: &String| word == "-" || word.starts_with('@');
        match words {
            [word] if word == "-" => {
                Ok(Source::Many(Lines::new(STANDARD_INPUT, standard_input()?)))
            }
            [word] if stream(word) => {
                let name = &word[1..];
                let file = File::open(name).map_err(|error| unreadable(name, &error))?;
                Ok(Source::Many(Lines::new(name, Box::new(file))))
            }
            words if words.iter().any(stream) => Err(Complaint::usage(
                "- and @FILE stand alone: give one of them, or one board",
            )),
            words => Ok(Source::One(words.join(" "))),
        }
    }
}

/// The name of standard input in errors.
const STANDARD_INPUT: &str = "standard input";

/// Standard input; an error if it is closed, which would look like an empty one.
pub(crate) fn standard_input() -> Result<Box<dyn Read + Send>, Complaint> {
    if closed::input() {
        return Err(unreadable(STANDARD_INPUT, &closed::error()));
    }
    Ok(Box::new(io::stdin()))
}

fn unreadable(name: &str, error: &io::Error) -> Complaint {
    let sentence = if name.is_empty() {
        "@ needs the name of a file after it".to_owned()
    } else {
        format!("cannot read {name}: {}", reason(error))
    };
    Complaint::new(Exit::File, sentence)
}

/// The lines of a stream that are neither empty nor comments.
///
/// Gives a complaint for a stream that fails, which then ends.
pub(crate) struct Lines {
    name: String,
    reader: BufReader<Box<dyn Read + Send>>,
    number: u64,
    failed: bool,
}

/// A line with its number, from 1.
pub(crate) struct Line {
    pub(crate) number: u64,
    /// Its text, or why it has none.
    pub(crate) text: Result<String, Complaint>,
}

impl Lines {
    fn new(name: &str, stream: Box<dyn Read + Send>) -> Lines {
        Lines {
            name: name.to_owned(),
            reader: BufReader::new(stream),
            number: 0,
            failed: false,
        }
    }

    /// Returns the only line.
    pub(crate) fn only(mut self) -> Result<Line, Complaint> {
        let name = self.name.clone();
        let Some(line) = self.next() else {
            return Err(Complaint::usage(format!("{name} has no board")));
        };
        match self.next() {
            None => line,
            Some(_) => Err(Complaint::usage(format!(
                "{name} has several boards, and this command takes one"
            ))),
        }
    }

    /// Whether the next line has to be waited for, so that what was written
    /// about the lines before should be sent off first.
    pub(crate) fn must_wait(&self) -> bool {
        !self.reader.buffer().contains(&b'\n')
    }

    /// The bytes of the next line without its end, cut after the longest that
    /// is allowed; nothing at the end of the stream.
    fn next_bytes(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut line = Vec::new();
        let mut any = false;
        loop {
            let buffer = match self.reader.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                buffer => buffer?,
            };
            if buffer.is_empty() {
                return Ok(any.then_some(line));
            }
            any = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            let room = (LONGEST_LINE + 1).saturating_sub(line.len());
            line.extend_from_slice(&part[..part.len().min(room)]);
            let used = part.len() + usize::from(end.is_some());
            self.reader.consume(used);
            if end.is_some() {
                return Ok(Some(line));
            }
        }
    }

    fn next_line(&mut self) -> io::Result<Option<Line>> {
        while let Some(mut bytes) = self.next_bytes()? {
            self.number += 1;
            if self.number == 1 && bytes.starts_with("\u{feff}".as_bytes()) {
                bytes.drain(..3);
            }
            if bytes.last() == Some(&b'\r') {
                bytes.pop();
            }
            if bytes.trim_ascii().is_empty() || bytes.trim_ascii_start().starts_with(b"#") {
                continue;
            }
            let text = readable(bytes).map_err(|complaint| complaint.on_line(self.number));
            let number = self.number;
            return Ok(Some(Line { number, text }));
        }
        Ok(None)
    }
}

/// The bytes as text, if they are that and not too many.
fn readable(bytes: Vec<u8>) -> Result<String, Complaint> {
    if bytes.len() > LONGEST_LINE {
        let sentence = format!("this line is longer than {LONGEST_LINE} bytes");
        let beginning = String::from_utf8_lossy(&bytes[..200]);
        return Err(Complaint::at(sentence, &beginning, 0..1));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(error.as_bytes());
        let wrong = at..at + char::REPLACEMENT_CHARACTER.len_utf8();
        Complaint::at("this line is not UTF-8 text", &text, wrong)
    })
}

impl Iterator for Lines {
    type Item = Result<Line, Complaint>;

    fn next(&mut self) -> Option<Result<Line, Complaint>> {
        if self.failed {
            return None;
        }
        self.next_line().transpose().map(|line| {
            line.map_err(|error| {
                self.failed = true;
                unreadable(&self.name, &error)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<(u64, Result<String, String>)> {
        let mut lines = Lines::new("test", Box::new(io::empty()));
        let stream: Box<dyn Read + Send> = Box::new(io::Cursor::new(bytes.to_vec()));
        lines.reader = BufReader::with_capacity(7, stream);
        lines
            .map(|line| line.expect("memory can be read"))
            .map(|line| (line.number, line.text.map_err(|c| c.sentence)))
            .collect()
    }

    #[test]
    fn comments_and_blank_lines_are_skipped_but_counted() {
        let found = lines(b"\xef\xbb\xbfone\r\n\n  # two\n \t\nthree");
        assert_eq!(found, [(1, Ok("one".into())), (5, Ok("three".into()))]);
    }

    #[test]
    fn bad_lines_do_not_end_the_stream() {
        let mut bytes = vec![b'1'; 3 * LONGEST_LINE];
        bytes.extend_from_slice(b"\n\xff\xfe\nlast\n");
        let found = lines(&bytes);
        assert!(
            found[0]
                .1
                .as_ref()
                .is_err_and(|e| e.contains("longer than"))
        );
        assert!(found[1].1.as_ref().is_err_and(|e| e.contains("UTF-8")));
        assert_eq!(found[2], (3, Ok("last".into())));
    }

    #[test]
    fn the_longest_line_is_allowed() {
        let found = lines(&vec![b'1'; LONGEST_LINE]);
        assert!(found[0].1.is_ok());
    }
}
