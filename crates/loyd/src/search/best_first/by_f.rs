//! Something for every f of an open list.
//!
//! An f is a small whole number, as long as the heuristic is any good, so a list indexed by f needs
//! no comparisons. But a heuristic may estimate a million slides for a board that should come last,
//! and such a board must not cost a list of a million: what is far away is in a map.

use std::collections::BTreeMap;

/// The number of f in the list. Larger ones are beyond every distance, in every unit.
const NEAR: u32 = 1 << 14;

/// Something for every f. What was never asked for is as by default.
#[derive(Debug, Default)]
pub(super) struct ByF<T> {
    near: Vec<T>,
    far: BTreeMap<u32, T>,
}

impl<T: Default> ByF<T> {
    /// Returns what belongs to `f`.
    #[inline]
    pub(super) fn at(&mut self, f: u32) -> &mut T {
        if (f as usize) < self.near.len() {
            return &mut self.near[f as usize];
        }
        self.make(f)
    }

    #[cold]
    fn make(&mut self, f: u32) -> &mut T {
        if f >= NEAR {
            return self.far.entry(f).or_default();
        }
        self.near.resize_with(f as usize + 1, T::default);
        &mut self.near[f as usize]
    }

    /// Returns the least f that is not below `from` and belongs to something that is not empty.
    #[inline]
    pub(super) fn least(&mut self, from: u32, is_empty: impl Fn(&mut T) -> bool) -> Option<u32> {
        let mut f = from;
        while let Some(near) = self.near.get_mut(f as usize) {
            if !is_empty(near) {
                return Some(f);
            }
            f += 1;
        }
        if self.far.is_empty() {
            return None;
        }
        // What is empty will not be asked for again, unless something is added.
        self.far.retain(|_, far| !is_empty(far));
        self.far.range(from..).next().map(|(f, _)| *f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn far_ones_cost_no_memory_and_come_last() {
        let mut counts = ByF::<u32>::default();
        for f in [u32::MAX, 7, 1_000_000_000, NEAR - 1, NEAR] {
            *counts.at(f) += 1;
        }
        assert!(counts.near.len() <= NEAR as usize);
        let mut found = Vec::new();
        while let Some(f) = counts.least(0, |count| *count == 0) {
            found.push(f);
            *counts.at(f) -= 1;
        }
        assert_eq!(found, [7, NEAR - 1, NEAR, 1_000_000_000, u32::MAX]);
        assert!(counts.far.is_empty());
    }
}
