//! What a program prints, read as one estimate per line, whatever it is.
//!
//! A line is a number from 0 to [`GREATEST`], with or without a fraction, with white space around
//! it or not. Everything else is a fault, and reading ends with the first.

use std::fmt;

/// A line of more bytes is no number. No more of a line is ever kept.
const LONGEST_LINE: usize = 100;
/// No board is this far from its goal, so a larger number is no estimate.
const GREATEST: f64 = 1_000_000.0;

/// The estimates so far.
#[derive(Debug)]
pub(super) struct Answers {
    /// How many there should be.
    expected: usize,
    estimates: Vec<f64>,
    /// The line that has not ended yet.
    line: Vec<u8>,
}

/// A line that is no estimate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BadLine {
    /// Its number, from 1.
    pub(super) number: usize,
    pub(super) fault: LineFault,
    /// Its text, or the beginning of it.
    pub(super) text: String,
}

/// What is wrong with a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineFault {
    InvalidUtf8,
    TooLong,
    Empty,
    NotANumber,
    NotFinite,
    Negative,
    TooLarge,
    /// Every board has its answer already.
    TooMany,
}

impl LineFault {
    /// The word for programs.
    pub(super) const fn kind(self) -> &'static str {
        match self {
            LineFault::InvalidUtf8 => "invalid_utf8",
            LineFault::TooLong => "line_too_long",
            LineFault::Empty => "empty_line",
            LineFault::NotANumber => "not_a_number",
            LineFault::NotFinite => "not_finite",
            LineFault::Negative => "negative",
            LineFault::TooLarge => "too_large",
            LineFault::TooMany => "too_many_lines",
        }
    }
}

/// A sentence without its subject, which is the line.
impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineFault::InvalidUtf8 => f.write_str("is not UTF-8 text"),
            LineFault::TooLong => write!(
                f,
                "is longer than {LONGEST_LINE} bytes; print one number per line, each with its \
                 newline"
            ),
            LineFault::Empty => f.write_str("is empty; print one number for every board"),
            LineFault::NotANumber => f.write_str("is not a number"),
            LineFault::NotFinite => f.write_str("is not a finite number"),
            LineFault::Negative => f.write_str("is negative"),
            LineFault::TooLarge => write!(f, "is above {GREATEST}, farther than any board is"),
            LineFault::TooMany => f.write_str("is one too many; print one number for every board"),
        }
    }
}

impl Answers {
    pub(super) fn new(expected: usize) -> Answers {
        Answers {
            expected,
            estimates: Vec::new(),
            line: Vec::new(),
        }
    }

    /// Reads more of what was printed.
    pub(super) fn read(&mut self, bytes: &[u8]) -> Result<(), BadLine> {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            let ended = part.strip_suffix(b"\n");
            let text = ended.unwrap_or(part);
            let room = (LONGEST_LINE + 1).saturating_sub(self.line.len());
            self.line.extend_from_slice(&text[..text.len().min(room)]);
            if self.line.len() > LONGEST_LINE {
                return Err(self.bad(LineFault::TooLong));
            }
            if ended.is_some() {
                self.end_line()?;
            }
        }
        Ok(())
    }

    /// Reads the end of the output. The last line may lack its newline.
    pub(super) fn end(&mut self) -> Result<(), BadLine> {
        if self.line.is_empty() {
            return Ok(());
        }
        self.end_line()
    }

    pub(super) fn count(&self) -> usize {
        self.estimates.len()
    }

    /// Returns the estimates; `None` if there are too few.
    pub(super) fn complete(self) -> Option<Vec<f64>> {
        (self.estimates.len() == self.expected).then_some(self.estimates)
    }

    fn end_line(&mut self) -> Result<(), BadLine> {
        let blank = self.line.trim_ascii().is_empty();
        if self.estimates.len() == self.expected {
            // An empty line at the end does no harm.
            if blank {
                self.line.clear();
                return Ok(());
            }
            return Err(self.bad(LineFault::TooMany));
        }
        let estimate = estimate(&self.line).map_err(|fault| self.bad(fault))?;
        self.estimates.push(estimate);
        self.line.clear();
        Ok(())
    }

    fn bad(&self, fault: LineFault) -> BadLine {
        BadLine {
            number: self.estimates.len() + 1,
            fault,
            text: String::from_utf8_lossy(self.line.trim_ascii()).into_owned(),
        }
    }
}

fn estimate(line: &[u8]) -> Result<f64, LineFault> {
    let text = std::str::from_utf8(line).map_err(|_| LineFault::InvalidUtf8)?;
    let text = text.trim();
    if text.is_empty() {
        return Err(LineFault::Empty);
    }
    let number: f64 = text.parse().map_err(|_| LineFault::NotANumber)?;
    if !number.is_finite() {
        Err(LineFault::NotFinite)
    } else if number < 0.0 {
        Err(LineFault::Negative)
    } else if number > GREATEST {
        Err(LineFault::TooLarge)
    } else {
        // -0 becomes 0.
        Ok(number + 0.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(expected: usize, text: &[u8]) -> Result<Option<Vec<f64>>, BadLine> {
        let mut answers = Answers::new(expected);
        answers.read(text)?;
        answers.end()?;
        Ok(answers.complete())
    }

    #[test]
    fn numbers_are_read() {
        for text in [
            "0\n3.5\n12\n",
            "0\r\n 3.5 \r\n1.2e1",
            "-0.0\n3.50\n+12\n\n \n",
        ] {
            assert_eq!(read(3, text.as_bytes()), Ok(Some(vec![0.0, 3.5, 12.0])));
        }
        assert_eq!(read(3, b"1\n2\n"), Ok(None));
        assert_eq!(read(1, b""), Ok(None));
    }

    #[test]
    fn faults_are_told_with_their_line() {
        for (text, number, fault) in [
            (&b"1\nNaN\n3\n"[..], 2, LineFault::NotFinite),
            (b"inf\n", 1, LineFault::NotFinite),
            (b"-inf\n", 1, LineFault::NotFinite),
            (b"1\n-2\n", 2, LineFault::Negative),
            (b"hello\n", 1, LineFault::NotANumber),
            (b"1 2\n", 1, LineFault::NotANumber),
            (b"1\n\n2\n", 2, LineFault::Empty),
            (b"1e300\n", 1, LineFault::TooLarge),
            (b"99999999999\n", 1, LineFault::TooLarge),
            (b"1\n\xff\xfe\n", 2, LineFault::InvalidUtf8),
            (b"1\n2\n3\n4\n", 4, LineFault::TooMany),
            (b"1\n2\n3\n4", 4, LineFault::TooMany),
            (&[b'7'; 5000], 1, LineFault::TooLong),
        ] {
            let bad = read(3, text).unwrap_err();
            assert_eq!((bad.number, bad.fault), (number, fault), "{bad:?}");
            assert!(bad.text.len() <= 3 * (LONGEST_LINE + 1));
        }
    }

    proptest! {
        /// Whatever is printed, in whatever pieces: no panic, no more kept than a line, and never
        /// more estimates than boards.
        #[test]
        fn any_bytes_are_read(pieces in prop::collection::vec(
            prop_oneof![
                prop::collection::vec(any::<u8>(), 0..300),
                "[0-9.\n -]{0,40}".prop_map(String::into_bytes),
            ],
            0..20,
        )) {
            let mut answers = Answers::new(5);
            let whole: Vec<u8> = pieces.concat();
            let in_pieces = pieces.iter().try_for_each(|piece| {
                let read = answers.read(piece);
                assert!(answers.line.len() <= LONGEST_LINE + 1 && answers.count() <= 5);
                read
            });
            let in_pieces = in_pieces.and_then(|()| answers.end());
            let mut at_once = Answers::new(5);
            let once = at_once.read(&whole).and_then(|()| at_once.end());
            prop_assert_eq!(in_pieces.map_err(|bad| bad.number), once.map_err(|bad| bad.number));
            prop_assert_eq!(answers.estimates, at_once.estimates);
        }
    }
}
