//! The first eight slides of a solution in sixteen bits.
//!
//! Two bits per slide, the first slide lowest. Eight slides into the solution a search
//! has hundreds of times fewer boards to expand, and that is enough. The rest of the
//! solution is found again, and so proved again.

use crate::puzzle::{PackedBoard, Path, Slide, Symmetry};

/// Eight slides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Prefix(u16);

impl Prefix {
    /// Number of slides in a prefix.
    pub const LENGTH: usize = 8;

    /// The prefix with these bits.
    pub const fn from_bits(bits: u16) -> Prefix {
        Prefix(bits)
    }

    /// The sixteen bits.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the first slides of a path; `None` if it is shorter.
    pub fn of(path: &Path) -> Option<Prefix> {
        let slides = path.slides().get(..Prefix::LENGTH)?;
        let bits = slides.iter().rev();
        Some(Prefix(
            bits.fold(0, |bits, &slide| bits << 2 | slide as u16),
        ))
    }

    /// The slides in order.
    pub fn slides(self) -> [Slide; Prefix::LENGTH] {
        std::array::from_fn(|at| Slide::numbered((self.0 >> (2 * at)) as u8))
    }

    /// Returns the prefix of the mirrored solution.
    #[must_use]
    pub fn mirrored(self) -> Prefix {
        let slides = self.slides().map(|slide| Symmetry::Mirror.slide(slide));
        Prefix::of(&slides.into_iter().collect()).unwrap_or(self)
    }

    /// Returns the board after the eight slides; `None` if one of them cannot be made.
    pub fn replay(self, board: PackedBoard) -> Option<PackedBoard> {
        self.slides()
            .into_iter()
            .try_fold(board, PackedBoard::after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_and_unpacks() {
        let path: Path = "URDL2UR2DL".parse().unwrap();
        let prefix = Prefix::of(&path).unwrap();
        assert_eq!(prefix.slides().as_slice(), &path.slides()[..8]);
        assert_eq!(Prefix::from_bits(prefix.bits()), prefix);
        assert_eq!(prefix.mirrored().mirrored(), prefix);
        assert!(Prefix::of(&"URDL2UR".parse().unwrap()).is_none());
    }
}
