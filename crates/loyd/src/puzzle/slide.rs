//! One move: a tile slides into the blank.
//!
//! A slide is named by the direction in which the **tile** moves, as the
//! sliding community writes it. The blank moves the opposite way.

use std::fmt;

/// The direction in which a tile moves into the blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Slide {
    /// The tile below the blank moves up.
    Up = 0,
    /// The tile right of the blank moves left.
    Left = 1,
    /// The tile left of the blank moves right.
    Right = 2,
    /// The tile above the blank moves down.
    Down = 3,
}

impl Slide {
    /// The four slides, by their number.
    pub const ALL: [Slide; 4] = [Slide::Up, Slide::Left, Slide::Right, Slide::Down];

    /// Returns the slide with this number modulo four. The compiler sees that this does nothing,
    /// which it does not see of a look-up in [`ALL`](Slide::ALL).
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Slide {
        match number % 4 {
            0 => Slide::Up,
            1 => Slide::Left,
            2 => Slide::Right,
            _ => Slide::Down,
        }
    }

    /// The slide that undoes this one; also the direction in which the blank
    /// moves during this one.
    #[must_use]
    pub const fn opposite(self) -> Slide {
        match self {
            Slide::Up => Slide::Down,
            Slide::Left => Slide::Right,
            Slide::Right => Slide::Left,
            Slide::Down => Slide::Up,
        }
    }

    /// Returns `true` if the tile stays in its column.
    pub const fn is_vertical(self) -> bool {
        matches!(self, Slide::Up | Slide::Down)
    }

    /// Returns how far the tile moves down and to the right.
    pub(super) const fn steps(self) -> (i8, i8) {
        match self {
            Slide::Up => (-1, 0),
            Slide::Left => (0, -1),
            Slide::Right => (0, 1),
            Slide::Down => (1, 0),
        }
    }

    /// Returns the slide with these steps, of which one is 0 and the other 1 or -1.
    pub(super) const fn from_steps(down: i8, right: i8) -> Slide {
        match (down, right) {
            (-1, _) => Slide::Up,
            (1, _) => Slide::Down,
            (_, -1) => Slide::Left,
            _ => Slide::Right,
        }
    }

    /// The letter `U`, `L`, `R` or `D`.
    pub const fn letter(self) -> char {
        match self {
            Slide::Up => 'U',
            Slide::Left => 'L',
            Slide::Right => 'R',
            Slide::Down => 'D',
        }
    }

    /// Returns the slide of a letter in either case.
    pub const fn from_letter(letter: char) -> Option<Slide> {
        match letter {
            'U' | 'u' => Some(Slide::Up),
            'L' | 'l' => Some(Slide::Left),
            'R' | 'r' => Some(Slide::Right),
            'D' | 'd' => Some(Slide::Down),
            _ => None,
        }
    }
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
