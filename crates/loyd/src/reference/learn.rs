//! Which solved boards are worth keeping: the rules of the Java original.
//!
//! A board whose search took longer than the cutoff, less a buffer of five per cent,
//! should be kept, so that in the end no board takes longer. A search that used
//! references (*advanced*) has shown that they do not suffice, so its board is always
//! kept. A *standard* search says nothing about boards whose bound references would
//! have raised, because their cost with references is unknown; those are not kept.
//!
//! The caller decides how cost is measured: in nodes, which are the same on every
//! machine, or in time.

use super::lift::Lift;

/// How a board was searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Searched {
    /// With the heuristic alone.
    Standard,
    /// From the bound that references gave.
    Advanced,
}

/// The buffer in per cent: a cost this close to the cutoff counts as above it.
const BUFFER_PERCENT: u64 = 5;

/// Returns `true` if a search of this cost is above the cutoff.
pub fn is_expensive(cost: u64, cutoff: u64) -> bool {
    let line = u128::from(cutoff) * u128::from(100 - BUFFER_PERCENT);
    u128::from(cost) * 100 > line
}

/// Returns `true` if an expensive board should be kept.
pub fn is_worth_keeping(searched: Searched, lift: &Lift, parity_rounded_plain: u32) -> bool {
    match searched {
        Searched::Advanced => true,
        Searched::Standard => lift.lifted <= parity_rounded_plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lift(plain: u32, lifted: u32) -> Lift {
        Lift {
            plain,
            lifted,
            reviewed: 0,
            out_of_range: 0,
            hit: None,
        }
    }

    #[test]
    fn the_buffer_is_five_per_cent() {
        assert!(!is_expensive(7_600, 8_000));
        assert!(is_expensive(7_601, 8_000));
        assert!(!is_expensive(0, 0));
        assert!(is_expensive(u64::MAX, u64::MAX));
    }

    #[test]
    fn the_three_examples_of_the_original() {
        let keep =
            |searched, plain, lifted| is_worth_keeping(searched, &lift(plain, lifted), plain);
        // Example 1: both estimates are 52, and either search took 26 s.
        assert!(keep(Searched::Standard, 52, 52));
        assert!(keep(Searched::Advanced, 52, 52));
        // Example 2: 48 and 64; 10.6 s and 10.2 s.
        assert!(!keep(Searched::Standard, 48, 64));
        assert!(keep(Searched::Advanced, 48, 64));
        // Example 3: 48 and 66; 8.4 s and 0.47 s, which is no expensive search.
        assert!(!keep(Searched::Standard, 48, 66));
        assert!(!is_expensive(470, 8_000));
    }
}
