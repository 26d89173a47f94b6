//! Which lookups a slide of a tile touches, in groups of a fixed size.
//!
//! A tile is in the patterns of two to five lookups of each symmetry. A loop over just these ends
//! after a number of steps that the processor cannot predict, and a wrong prediction costs as
//! much as two lookups. So lookups are listed in groups of [`LANES`], and the last one of a list
//! is repeated until its group is full. Everything that is done with a group can be done twice
//! with the same lookup.

/// The most lookups that contain one tile.
pub(super) const MOST_TOUCHED: usize = 16;

/// Lookups per group.
pub(super) const LANES: usize = 4;

/// The most groups of a tile: its lookups may fill up two lists to one more than a whole group.
pub(super) const MOST_GROUPS: usize = MOST_TOUCHED / LANES + 1;

/// Lookups by their numbers.
pub(super) type Group = [u8; LANES];

/// The lookups whose pattern contains a tile, those that see a slide as horizontal first.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Touched {
    groups: [Group; MOST_GROUPS],
    /// How many groups see the slide as horizontal: their keys do not change.
    level: u8,
    count: u8,
}

impl Touched {
    /// The lookups in the set `touched`. Those in the set `level` see the slide as horizontal.
    pub(super) fn new(touched: u32, level: u32) -> Touched {
        let mut list = Touched::default();
        list.add(touched & level);
        list.level = list.count;
        list.add(touched & !level);
        list
    }

    fn add(&mut self, lookups: u32) {
        let numbers: Vec<u8> = (0..32)
            .filter(|number| lookups >> number & 1 == 1)
            .collect();
        for group in numbers.chunks(LANES) {
            let last = group[group.len() - 1];
            self.groups[usize::from(self.count)] =
                std::array::from_fn(|lane| group.get(lane).copied().unwrap_or(last));
            self.count += 1;
        }
    }

    /// The groups that see the slide as horizontal.
    #[inline]
    pub(super) fn level(&self) -> &[Group] {
        &self.groups[..usize::from(self.level).min(MOST_GROUPS)]
    }

    /// The groups that see the slide as vertical.
    #[inline]
    pub(super) fn upright(&self) -> &[Group] {
        &self.all()[self.level().len().min(self.all().len())..]
    }

    /// All groups.
    #[inline]
    pub(super) fn all(&self) -> &[Group] {
        &self.groups[..usize::from(self.count).min(MOST_GROUPS)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_every_lookup_and_no_other() {
        for (touched, level) in [
            (0b1011_0001, 0b1111_0000),
            (0xffff, 0x1fff),
            (0xffff, 0xffff),
            (0xffff, 0),
            (0x8000_0000, 0),
        ] {
            let list = Touched::new(touched, level);
            let set = |groups: &[Group]| {
                let numbers = groups.iter().flatten();
                numbers.fold(0_u32, |set, number| set | 1 << number)
            };
            assert_eq!(set(list.level()), touched & level);
            assert_eq!(set(list.upright()), touched & !level);
            assert_eq!(set(list.all()), touched);
        }
    }
}
