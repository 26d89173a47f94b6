//! What is kept with an exact distance so that it can be proved again.
//!
//! The distance itself can always be found anew by a search without references. The
//! checksum says which solution was found then, the engine which program found it:
//! the same program finds the same solution, another may find another of the same
//! length.

use loyd::puzzle::{Board, MoveNotation, PackedBoard, Path};
use loyd::reference::{Contradiction, Entry, Frame, Place};

/// The program that proves now.
pub const ENGINE: &str = concat!("loyd ", env!("CARGO_PKG_VERSION"));

/// Where an exact distance comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The first bytes of the BLAKE3 checksum of the whole solution, written as moves of
    /// tiles on the board as it is kept.
    pub checksum: [u8; 8],
    /// The program that found it.
    pub engine: String,
}

impl Proof {
    /// The proof that a path of this program is.
    pub fn of(path: &Path) -> Proof {
        let hash = blake3::hash(path.text(MoveNotation::Tile).as_bytes());
        let mut checksum = [0; 8];
        checksum.copy_from_slice(&hash.as_bytes()[..8]);
        Proof {
            checksum,
            engine: ENGINE.to_owned(),
        }
    }
}

/// An entry with the proofs of its exact distances.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proved {
    entry: Entry,
    proofs: [Option<Proof>; 4],
}

impl Proved {
    /// An entry with proofs. Those of distances that are not exact are dropped.
    pub fn new(entry: Entry, mut proofs: [Option<Proof>; 4]) -> Proved {
        for (known, proof) in entry.known().iter().zip(&mut proofs) {
            if !known.exact {
                *proof = None;
            }
        }
        Proved { entry, proofs }
    }

    /// The entry of a board and a shortest solution, both as a [`Frame`] sees them.
    pub fn solved(board: PackedBoard, path: &Path) -> Result<Proved, Contradiction> {
        let entry = Entry::solved(board, path)?;
        let place = Place::of(board);
        let kept = if place.mirrored {
            loyd::puzzle::Symmetry::Mirror.path(path)
        } else {
            path.clone()
        };
        debug_assert_eq!(
            kept.replay(&Board::from(entry.board(place.look_up))),
            Ok(Frame::home().board())
        );
        let mut proofs = [const { None }; 4];
        proofs[place.look_up] = Some(Proof::of(&kept));
        Ok(Proved { entry, proofs })
    }

    /// The entry.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The proofs of the four boards, the corner board first.
    pub const fn proofs(&self) -> &[Option<Proof>; 4] {
        &self.proofs
    }

    /// What both know together; refused if they contradict each other.
    pub fn merged(&self, other: &Proved) -> Result<Proved, Contradiction> {
        let entry = self.entry.merged(&other.entry)?;
        let proofs = [0, 1, 2, 3].map(|look_up: usize| {
            let mine = self.entry.known()[look_up];
            let kept = mine == entry.known()[look_up] && self.proofs[look_up].is_some();
            let whose = if kept { self } else { other };
            whose.proofs[look_up].clone()
        });
        Ok(Proved::new(entry, proofs))
    }
}
