//! The two frontiers of a deepening search: that of this bound and that of the next.

use super::frontier::{FreeChunks, Frontier, ThreadChunks};
use super::tree::TreeNode;

/// The boards that a bound starts with, and those for the next bound.
pub(super) struct Frontiers<N> {
    pub(super) now: Box<Frontier<N>>,
    pub(super) later: Box<Frontier<N>>,
    pub(super) free_chunks: Box<FreeChunks<N>>,
    /// Whether boards beyond the bound are still being kept.
    pub(super) keeps: bool,
}

impl<N: TreeNode> Frontiers<N> {
    pub(super) fn new() -> Frontiers<N> {
        Frontiers {
            now: Box::default(),
            later: Box::default(),
            free_chunks: Box::default(),
            keeps: false,
        }
    }

    /// Adds the board that the first bound starts with.
    pub(super) fn begin_with(&mut self, root: &N) {
        let mut chunks = ThreadChunks::new(&self.free_chunks);
        self.now.push(root, &mut chunks);
    }

    /// Removes the boards with which the present bound starts for which `keep` returns `false`.
    pub(super) fn retain(&mut self, mut keep: impl FnMut(&mut N) -> bool) {
        let mut chunks = ThreadChunks::new(&self.free_chunks);
        let mut kept = Box::<Frontier<N>>::default();
        for mut node in self.now.shares(usize::MAX).concat().concat() {
            if keep(&mut node) {
                kept.push(&node, &mut chunks);
            }
        }
        self.now.clear(&self.free_chunks);
        self.now = kept;
    }

    /// Returns how many boards the present bound starts with.
    pub(super) fn waiting(&self) -> usize {
        self.now.len()
    }

    /// Goes on to the next bound with the boards that were kept for it.
    pub(super) fn advance(&mut self) {
        std::mem::swap(&mut self.now, &mut self.later);
        self.later.clear(&self.free_chunks);
    }

    /// Returns the boards that the present bound starts with one by one, sorted by their paths.
    pub(super) fn in_order(&self) -> Vec<&[N]> {
        let mut boards = self.now.shares(1).concat();
        boards.sort_by_cached_key(|board| board[0].path().slides().to_vec());
        boards
    }

    pub(super) fn clear(&mut self) {
        self.now.clear(&self.free_chunks);
        self.later.clear(&self.free_chunks);
        self.free_chunks.shrink();
    }
}
