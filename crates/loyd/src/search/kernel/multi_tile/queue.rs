//! Children that are made and wait for the entries that were prefetched for them.

use super::node::MoveNode;
use crate::search::kernel::tree::Queues;

/// Children that wait for two entries.
pub(in crate::search::kernel) struct MadeQueue(pub(super) Vec<MoveNode>);

impl Queues for MadeQueue {
    fn new() -> MadeQueue {
        MadeQueue(Vec::with_capacity(64))
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}
