//! One byte of a table: both distances of a state.
//!
//! In a shortest solution horizontal and vertical moves alternate, so a state has two distances:
//! one if the next move is horizontal, one if it is vertical. They differ by little, so the byte
//! has the smaller one in its upper five bits and the difference in its lower three. What does not
//! fit is made smaller, which keeps the entries lower bounds: the smaller one is at most 31, and
//! the difference at most 3.

/// The axis of a move as a table sees it, and the index of its distance in `views.rs` of the kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TableAxis {
    Horizontal,
    Vertical,
}

/// The largest stored value of the smaller distance.
const MOST: u32 = 31;

/// The largest stored difference.
const MOST_DIFFERENCE: u32 = 3;

/// The lower three bits for two equal distances.
const EQUAL: u32 = 3;

/// One byte of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct AxisDistances(pub(crate) u8);

impl AxisDistances {
    /// The entry of a state whose two distances are both found in this level.
    pub(super) fn both(level: u32) -> AxisDistances {
        AxisDistances((level.min(MOST) << 3 | EQUAL) as u8)
    }

    /// The entry of a state of which one distance is found in this level. The other one is as
    /// large as an entry can say until it is found.
    pub(super) fn first(level: u32, axis: TableAxis) -> AxisDistances {
        let difference = match axis {
            TableAxis::Horizontal => EQUAL - MOST_DIFFERENCE,
            TableAxis::Vertical => EQUAL + MOST_DIFFERENCE,
        };
        AxisDistances((level.min(MOST) << 3 | difference) as u8)
    }

    /// Returns the entry when the second distance is found too.
    pub(super) fn second(self, level: u32, axis: TableAxis) -> AxisDistances {
        let smaller = u32::from(self.0 >> 3);
        let difference = (level.min(MOST) - smaller).min(MOST_DIFFERENCE);
        let difference = match axis {
            TableAxis::Horizontal => EQUAL + difference,
            TableAxis::Vertical => EQUAL - difference,
        };
        AxisDistances((smaller << 3 | difference) as u8)
    }

    /// Returns the distance if the next move is on this axis, or less.
    #[inline]
    pub(crate) fn distance(self, axis: TableAxis) -> u32 {
        let (smaller, difference) = (u32::from(self.0 >> 3), u32::from(self.0 & 7));
        smaller
            + match axis {
                TableAxis::Horizontal => difference.saturating_sub(EQUAL),
                TableAxis::Vertical => EQUAL.saturating_sub(difference),
            }
    }

    /// Returns `true` if an exact pair of distances would be stored as this entry.
    pub(super) fn stands_for(self, horizontal: u32, vertical: u32) -> bool {
        use TableAxis::{Horizontal, Vertical};
        let [h, v] = [horizontal, vertical];
        let stored = match h.cmp(&v) {
            std::cmp::Ordering::Equal => AxisDistances::both(h),
            std::cmp::Ordering::Less => AxisDistances::first(h, Horizontal).second(v, Vertical),
            std::cmp::Ordering::Greater => AxisDistances::first(v, Vertical).second(h, Horizontal),
        };
        stored == self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_entry_is_above_what_it_stands_for() {
        for h in 0..40 {
            for v in 0..40 {
                let mut entries = (0..=u8::MAX).map(AxisDistances);
                let entry = entries.find(|entry| entry.stands_for(h, v)).unwrap();
                let stored =
                    [TableAxis::Horizontal, TableAxis::Vertical].map(|axis| entry.distance(axis));
                let close = h.abs_diff(v) <= MOST_DIFFERENCE && h.max(v) <= MOST;
                if close {
                    assert_eq!(stored, [h, v]);
                } else {
                    assert!(stored[0] <= h && stored[1] <= v, "{h} {v}");
                }
            }
        }
    }
}
