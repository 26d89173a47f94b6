//! `--only 3,7,12-20`: places of a set, counted from 1.

use std::ops::RangeInclusive;

/// Places, in any order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Only(Vec<RangeInclusive<usize>>);

impl Only {
    /// Reads numbers and ranges between commas.
    pub(super) fn read(text: &str) -> Result<Only, String> {
        let places: Option<Vec<_>> = text.split(',').map(places).collect();
        places.map(Only).ok_or_else(|| {
            "write numbers from 1 and ranges of them between commas, for instance 3,7,12-20"
                .to_owned()
        })
    }

    /// Whether a place is chosen.
    pub(super) fn has(&self, place: usize) -> bool {
        self.0.iter().any(|range| range.contains(&place))
    }

    /// The greatest place.
    pub(super) fn last(&self) -> usize {
        self.0.iter().map(|range| *range.end()).max().unwrap_or(0)
    }
}

/// One number, or two with a line between them.
fn places(text: &str) -> Option<RangeInclusive<usize>> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let first: usize = first.trim().parse().ok()?;
    let last: usize = last.trim().parse().ok()?;
    (1 <= first && first <= last).then_some(first..=last)
}

#[cfg(test)]
mod tests {
    use super::Only;

    #[test]
    fn numbers_and_ranges() {
        let only = Only::read("3, 7,12-14").expect("good");
        let chosen: Vec<usize> = (0..30).filter(|&place| only.has(place)).collect();
        assert_eq!(chosen, [3, 7, 12, 13, 14]);
        assert_eq!(only.last(), 14);
        for bad in ["", "0", "3,", "5-3", "1-2-3", "a", "-1", "1-"] {
            assert!(Only::read(bad).is_err(), "{bad:?}");
        }
    }
}
