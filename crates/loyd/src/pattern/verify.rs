//! A proof that a blank-aware table is exact, without trusting its builder.
//!
//! Let d(s) be the true number of moves from a state to the goal, and t(s) the table's
//! value, which is a number modulo four. The proof goes level by level: if L(n) is the
//! set of states with d = n, then every neighbour of L(n) is in L(n-1) or in L(n+1). So
//! for each neighbour
//!
//! * if t = n - 1 modulo 4, it must have been reached before;
//! * if t = n + 1 modulo 4, it belongs to L(n+1), unless it was reached before.
//!
//! Neighbours differ in parity, so t is one of the two. Suppose t is wrong for the
//! first time on a state of L(n+1). Then it is n - 1 modulo 4 there, and the state was
//! not reached before: an error. So a table that passes has the goal at 0, a neighbour
//! one lower for every other state, and no neighbours that differ by more than one.
//!
//! The code goes from state to state by orders of tiles. Of the builder's machinery
//! (lists of moves between blocks, rotations of whole lanes) it uses only the
//! numbering, which says where a state's bit is.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use super::build::lanes::{position_of_rank, rank_of_position};
use super::build::{BuildObserver, BuildStopped, block_words};
use super::numbering::State;
use super::order::{MAX_TILES, Rotation, order_of, orders, rank_of};
use super::table::{Placement, Table, TableKind};

/// Why a table did not pass.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeepError {
    /// A value contradicts the others.
    #[error("the value of state {rank} of block {block} is wrong")]
    Wrong {
        /// The block.
        block: usize,
        /// The rank of the order.
        rank: usize,
    },
    /// Only blank-aware tables have this proof.
    #[error("only blank-aware tables can be proved this way, not {0} ones")]
    Kind(TableKind),
    /// The observer stopped it.
    #[error("the check was stopped")]
    Stopped(#[from] BuildStopped),
}

/// Proves that every value of a blank-aware table is exact. The observer is called for
/// every level. Needs two bits of memory per state.
pub fn verify_deep(
    table: &Table,
    threads: usize,
    observer: &mut dyn BuildObserver,
) -> Result<(), DeepError> {
    if table.id().kind != TableKind::BlankAware {
        return Err(DeepError::Kind(table.id().kind));
    }
    let sweep = Sweep::new(table);
    let goal = table.goal();
    if table.modulo_four(goal) != 0 {
        return Err(DeepError::Wrong {
            block: goal.block,
            rank: goal.rank,
        });
    }
    sweep.reach(goal);
    let mut total = 1;
    for level in 0.. {
        sweep.run(level, threads);
        if sweep.failed.load(Ordering::Relaxed) {
            return Err(DeepError::Wrong {
                block: sweep.wrong_block.load(Ordering::Relaxed),
                rank: sweep.wrong_rank.load(Ordering::Relaxed),
            });
        }
        let found = sweep.found.swap(0, Ordering::Relaxed);
        if found == 0 {
            break;
        }
        total += found;
        let states = table.numbering().states();
        if observer.level(level + 1, total, states).is_break() {
            return Err(BuildStopped.into());
        }
    }
    Ok(())
}

/// The sweep over all levels.
struct Sweep<'a> {
    table: &'a Table,
    tiles: usize,
    words: usize,
    /// States reached so far, and the states of the level being expanded or made.
    reached: Vec<AtomicU64>,
    level: Vec<AtomicU64>,
    found: AtomicU64,
    failed: AtomicBool,
    wrong_block: AtomicUsize,
    wrong_rank: AtomicUsize,
}

impl<'a> Sweep<'a> {
    fn new(table: &'a Table) -> Sweep<'a> {
        let tiles = table.numbering().tiles();
        let words = block_words(tiles);
        let plane = || {
            let words = table.numbering().blocks().len() * words;
            (0..words).map(|_| AtomicU64::new(0)).collect()
        };
        Sweep {
            table,
            tiles,
            words,
            reached: plane(),
            level: plane(),
            found: AtomicU64::new(0),
            failed: AtomicBool::new(false),
            wrong_block: AtomicUsize::new(0),
            wrong_rank: AtomicUsize::new(0),
        }
    }

    /// Returns the word and the bit of a state.
    fn bit(&self, state: State) -> (usize, u64) {
        let position = position_of_rank(state.rank, self.tiles);
        (
            state.block * self.words + position / 64,
            1 << (position % 64),
        )
    }

    /// Marks a state as reached and as one of the new level. Returns `true` if it is
    /// new.
    fn reach(&self, state: State) -> bool {
        let (word, bit) = self.bit(state);
        let new = self.reached[word].fetch_or(bit, Ordering::Relaxed) & bit == 0;
        if new {
            self.level[word].fetch_or(bit, Ordering::Relaxed);
        }
        new
    }

    /// Expands all states of a level. They are in one half of the blocks; the next
    /// level goes to the other half.
    fn run(&self, level: u32, threads: usize) {
        let half = self.table.numbering().half();
        let second = (self.table.goal().block >= half) != (level % 2 == 1);
        let blocks = if second {
            half..self.table.numbering().blocks().len()
        } else {
            0..half
        };
        let next = AtomicUsize::new(blocks.start);
        let worker = || {
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed);
                if block >= blocks.end || self.failed.load(Ordering::Relaxed) {
                    return;
                }
                self.expand_block(block, level);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(worker);
            }
            worker();
        });
    }

    fn expand_block(&self, block: usize, level: u32) {
        let bits = &self.level[block * self.words..(block + 1) * self.words];
        if bits.iter().all(|word| word.load(Ordering::Relaxed) == 0) {
            return;
        }
        let moves = self.moves(block);
        let mut found = 0;
        for (number, word) in bits.iter().enumerate() {
            let mut rest = word.swap(0, Ordering::Relaxed);
            while rest != 0 {
                let position = 64 * number + rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let rank = rank_of_position(position, self.tiles);
                debug_assert!(rank < orders(self.tiles));
                found += self.expand(rank, level, &moves);
            }
        }
        self.found.fetch_add(found, Ordering::Relaxed);
    }

    /// Returns the moves from a block: the block they lead to and the rotation of the
    /// order.
    fn moves(&self, block: usize) -> Vec<(usize, Rotation)> {
        let numbering = self.table.numbering();
        let here = numbering.blocks()[block];
        let placement = Placement {
            set: here.set,
            order: std::array::from_fn(|position| position as u8),
            blank: here.blank.trailing_zeros() as usize,
        };
        placement
            .neighbours(numbering.cell_sets())
            .map(|next| {
                let order = &next.order[..self.tiles];
                let to = numbering.block_of(next.set, next.blank);
                // Find the rotation by trying all of them on the identity.
                let rotation = (0..self.tiles)
                    .flat_map(|from| (0..self.tiles).map(move |to| (from as u8, to as u8)))
                    .map(|(from, to)| Rotation { from, to })
                    .find(|rotation| {
                        let mut plain: [u8; MAX_TILES] = std::array::from_fn(|p| p as u8);
                        rotation.apply(&mut plain[..self.tiles]);
                        plain[..self.tiles] == *order
                    });
                (to, rotation.unwrap_or(Rotation { from: 0, to: 0 }))
            })
            .collect()
    }

    /// Checks the neighbours of a state and returns how many are new.
    fn expand(&self, rank: usize, level: u32, moves: &[(usize, Rotation)]) -> u64 {
        let order = order_of(rank, self.tiles);
        let mut found = 0;
        for &(block, rotation) in moves {
            let mut order = order;
            rotation.apply(&mut order[..self.tiles]);
            let next = State {
                block,
                rank: rank_of(&order[..self.tiles]),
            };
            if u32::from(self.table.modulo_four(next)) == (level + 1) % 4 {
                found += u64::from(self.reach(next));
            } else {
                let (word, bit) = self.bit(next);
                if self.reached[word].load(Ordering::Relaxed) & bit == 0 {
                    self.wrong_block.store(block, Ordering::Relaxed);
                    self.wrong_rank.store(next.rank, Ordering::Relaxed);
                    self.failed.store(true, Ordering::Relaxed);
                }
            }
        }
        found
    }
}
