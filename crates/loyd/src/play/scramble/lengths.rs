//! The requested lengths: one, or a range.

use std::fmt;
use std::str::FromStr;

/// Optimal lengths from `least` to `most`, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lengths {
    /// The shortest that is wanted.
    pub least: u32,
    /// The longest that is wanted, not below `least`.
    pub most: u32,
}

impl Lengths {
    /// One length.
    pub const fn exactly(length: u32) -> Lengths {
        Lengths {
            least: length,
            most: length,
        }
    }

    /// Returns `true` if a length is wanted.
    pub fn contains(&self, length: u32) -> bool {
        (self.least..=self.most).contains(&length)
    }
}

/// `50` or `40..44`.
impl fmt::Display for Lengths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Lengths { least, most } = self;
        if least == most {
            write!(f, "{least}")
        } else {
            write!(f, "{least}..{most}")
        }
    }
}

/// Why a text is not a length or a range.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LengthsError {
    /// Not a number or a range.
    #[error("write a number of moves or a range, for instance 50 or 40..44")]
    Unreadable,
    /// The first number of the range is larger than the second.
    #[error("the range {0}..{1} is empty: write the smaller number first")]
    Backwards(u32, u32),
}

impl FromStr for Lengths {
    type Err = LengthsError;

    fn from_str(text: &str) -> Result<Lengths, LengthsError> {
        let number = |text: &str| {
            let text = text.trim();
            let digits = text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
            let number = if digits { text.parse().ok() } else { None };
            number.ok_or(LengthsError::Unreadable)
        };
        let Some((least, most)) = text.split_once("..") else {
            return number(text).map(Lengths::exactly);
        };
        // Both ends are included, however the range is written.
        let (least, most) = (number(least)?, number(most.trim_start_matches('='))?);
        if least > most {
            return Err(LengthsError::Backwards(least, most));
        }
        Ok(Lengths { least, most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_read_back() {
        for text in ["0", "50", "40..44"] {
            assert_eq!(text.parse::<Lengths>().unwrap().to_string(), text);
        }
        assert_eq!("7..=7".parse(), Ok(Lengths::exactly(7)));
        assert_eq!(
            "9..8".parse::<Lengths>(),
            Err(LengthsError::Backwards(9, 8))
        );
        for bad in ["", "..", "5..", "..5", "-1", "5x", "99999", "1..2..3", "+5"] {
            assert_eq!(
                bad.parse::<Lengths>(),
                Err(LengthsError::Unreadable),
                "{bad}"
            );
        }
    }
}
