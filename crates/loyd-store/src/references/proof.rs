//! What is stored with an exact distance so that it can be proved again, and the two
//! kinds of entries that follow from it.
//!
//! The distance itself can always be found again by a search without references. The
//! checksum identifies the solution that was found, the engine the program that found
//! it: the same program finds the same solution, another may find another of the same
//! length. Neither proves anything by itself: anyone can write them into a file. So
//! there are two types. A [`Claim`] is unproved; a [`Proved`] entry was solved by this
//! program, and only such entries are used by searches.

use loyd::puzzle::{Board, MoveNotation, PackedBoard, Path, Symmetry};
use loyd::reference::{Contradiction, Entry, Orientation, Slot};

/// The program that proves now.
pub const ENGINE: &str = concat!("loyd ", env!("CARGO_PKG_VERSION"));

/// Where an exact distance comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The first bytes of the BLAKE3 checksum of the whole solution, written as moves
    /// of tiles on the board as it is stored.
    pub checksum: [u8; 8],
    /// The program that found it.
    pub engine: String,
}

impl Proof {
    /// Returns the proof for a path that this program found.
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

/// An entry that may be false, with the origins of its exact distances.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    entry: Entry,
    proofs: [Option<Proof>; 4],
}

impl Claim {
    /// An entry with origins. Those of distances that are not exact are dropped.
    pub fn new(entry: Entry, mut proofs: [Option<Proof>; 4]) -> Claim {
        for (known, proof) in entry.known().iter().zip(&mut proofs) {
            if !known.exact {
                *proof = None;
            }
        }
        Claim { entry, proofs }
    }

    /// The entry.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The origins of the four distances, the corner board's first.
    pub const fn proofs(&self) -> &[Option<Proof>; 4] {
        &self.proofs
    }

    /// Merges two claims. Fails if they contradict each other.
    pub fn merged(&self, other: &Claim) -> Result<Claim, Contradiction> {
        let entry = self.entry.merged(&other.entry)?;
        let proofs = [0, 1, 2, 3].map(|step: usize| {
            let mine = self.entry.known()[step];
            let kept = mine == entry.known()[step] && self.proofs[step].is_some();
            let whose = if kept { self } else { other };
            whose.proofs[step].clone()
        });
        Ok(Claim::new(entry, proofs))
    }
}

/// An entry that this program has proved, or that was proved before it was shipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proved(Claim);

impl Proved {
    /// Accepts a claim as proved. The caller must know that it is: the row has the seal
    /// of a proved one, or the claim is part of the shipped collection.
    pub(super) const fn believed(claim: Claim) -> Proved {
        Proved(claim)
    }

    /// The entry of a board and a shortest solution, both seen through their
    /// [`Orientation`](loyd::reference::Orientation). That no solution is shorter must
    /// have been proved without unproved entries.
    pub fn solved(board: PackedBoard, path: &Path) -> Result<Proved, Contradiction> {
        let entry = Entry::solved(board, path)?;
        let slot = Slot::of(board);
        let kept = if slot.mirrored {
            Symmetry::Mirror.path(path)
        } else {
            path.clone()
        };
        debug_assert_eq!(
            kept.replay(&Board::from(entry.board(slot.step))),
            Ok(Orientation::home().board())
        );
        let mut proofs = [const { None }; 4];
        proofs[slot.step] = Some(Proof::of(&kept));
        Ok(Proved(Claim { entry, proofs }))
    }

    /// The entry.
    pub const fn entry(&self) -> &Entry {
        self.0.entry()
    }

    /// The origins of the four distances, the corner board's first.
    pub const fn proofs(&self) -> &[Option<Proof>; 4] {
        self.0.proofs()
    }

    /// Returns the entry as a claim.
    pub const fn claim(&self) -> &Claim {
        &self.0
    }

    /// Merges two proved entries. Fails if they contradict each other.
    pub fn merged(&self, other: &Proved) -> Result<Proved, Contradiction> {
        self.0.merged(&other.0).map(Proved)
    }
}
