//! Reductions: slides that a search need not try to find a shortest solution.
//!
//! Three are from the Java original (mwong510ca), one is by Taylor and Korf:
//!
//! * *symmetry*: on a board that is its own mirror image, a slide and its image lead to
//!   mirror images of each other; one of the two is enough (`symmetry.rs`).
//! * *circular*: six slides round a 2x2 block one way end where six slides the other
//!   way end; one of the two is enough, and a seventh slide is never needed
//!   (`circular.rs`).
//! * *automaton*: the same for every sequence of slides up to some length
//!   (`automaton/`). From seven slides on it contains *circular*.
//! * *order*: the first slides are tried in the order that the previous bound suggests
//!   (`starting_order.rs`). It leaves nothing out.
//!
//! # Why no combination loses the solution
//!
//! Compare solutions by length first, then slide by slide in `moves::ORDER`. Every
//! board has a least solution, which is also a shortest one, and no reduction prunes
//! it:
//!
//! * Replace a part of it by another sequence with the same effect: the result is also
//!   a solution, so it cannot be smaller. *Automaton* and *circular* forbid only
//!   sequences for which there is a shorter or smaller one with the same effect.
//! * If it passes a board that is its own mirror image, the mirror image of the rest is
//!   also a solution from there, of the same length. So its next slide is never greater
//!   than the slide's image. Nor does that image undo the slide before, because then
//!   two slides could be saved. *Symmetry* requires only these two things.
//!
//! So the least solution survives any combination of them. The argument needs one order
//! for all reductions. The Java original always allows clockwise runs one slide more
//! than the others. The mirror image of a clockwise run is not clockwise, so its two
//! reductions are sound alone but lose solutions together. Here the cell where a run
//! starts decides which direction may continue for six slides.
//!
//! Only the least solution is certain to be found. A search for all solutions must
//! switch off symmetry, circular and automaton.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::names::{Name, Named, UnknownName};

/// Which reductions a search uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reductions {
    /// On a board that is its own mirror image, try only one of a slide and its mirror
    /// image.
    pub symmetry: bool,
    /// Go round a 2x2 block one way only, and no further than needed.
    pub circular: bool,
    /// Try the first slides in the order that the previous bound suggests.
    pub starting_order: bool,
    /// Of all sequences with the same effect, up to this many slides long, try one.
    /// On boards of more than 25 cells the length is at most eight.
    pub automaton: Option<u8>,
}

impl Reductions {
    /// No reductions.
    pub const NONE: Reductions = Reductions {
        symmetry: false,
        circular: false,
        starting_order: false,
        automaton: None,
    };

    /// The reductions of the Java original.
    pub const STANDARD: Reductions = Reductions {
        symmetry: true,
        circular: true,
        starting_order: true,
        automaton: None,
    };

    /// The lengths an automaton may have. With two it forbids only slides that undo the
    /// last; longer ones than these take longer to build than they save.
    pub const AUTOMATON_LENGTHS: RangeInclusive<u8> = 2..=14;

    /// The default length of an automaton.
    pub const AUTOMATON_LENGTH: u8 = 12;

    /// Every reduction by its name, and two names for combinations. Several names are
    /// joined by commas; `automaton` may be followed by a colon and its length.
    pub const ALL: &'static [Named<Reductions>] = &[
        Named {
            value: Reductions::NONE,
            name: "none",
            alias: None,
            summary: "none at all",
        },
        Named {
            value: Reductions {
                symmetry: true,
                ..Reductions::NONE
            },
            name: "symmetry",
            alias: None,
            summary: "one of two mirrored slides on boards that are their own mirror image",
        },
        Named {
            value: Reductions {
                circular: true,
                ..Reductions::NONE
            },
            name: "circular",
            alias: None,
            summary: "one way round a 2x2 block, at most six slides",
        },
        Named {
            value: Reductions {
                starting_order: true,
                ..Reductions::NONE
            },
            name: "order",
            alias: Some("starting-order"),
            summary: "first slides in the order that the bound before suggests",
        },
        Named {
            value: Reductions {
                automaton: Some(Reductions::AUTOMATON_LENGTH),
                ..Reductions::NONE
            },
            name: "automaton",
            alias: None,
            summary: "one of all sequences with the same effect, up to 12 slides or automaton:LENGTH",
        },
        Named {
            value: Reductions::STANDARD,
            name: "standard",
            alias: None,
            summary: "symmetry,circular,order",
        },
    ];

    /// Returns `true` if some shortest solutions may not be found.
    pub fn leave_out_solutions(&self) -> bool {
        self.symmetry || self.circular || self.automaton.is_some()
    }

    /// Returns the union of both.
    #[must_use]
    fn and(self, other: Reductions) -> Reductions {
        Reductions {
            symmetry: self.symmetry || other.symmetry,
            circular: self.circular || other.circular,
            starting_order: self.starting_order || other.starting_order,
            automaton: self.automaton.max(other.automaton),
        }
    }
}

/// Reads one item of a list of reductions.
fn read(word: &str) -> Option<Reductions> {
    if let Some(length) = word.strip_prefix("automaton:") {
        let length = length.parse().ok();
        return Some(Reductions {
            automaton: Some(length.filter(|n| Reductions::AUTOMATON_LENGTHS.contains(n))?),
            ..Reductions::NONE
        });
    }
    Reductions::by_name(word).ok()
}

impl Name for Reductions {
    const KIND: &'static str = "reduction";
    const NAMES: &'static [Named<Reductions>] = Reductions::ALL;
    const MORE: &'static str =
        " and automaton:LENGTH, of 2 to 14 slides; write commas between several";
}

impl FromStr for Reductions {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Reductions, UnknownName> {
        text.split(',').try_fold(Reductions::NONE, |all, word| {
            let word = word.trim().to_ascii_lowercase();
            let one = read(&word).ok_or_else(|| UnknownName::new::<Reductions>(word))?;
            Ok(all.and(one))
        })
    }
}

/// A list that can be read back; `none` if it is empty.
impl fmt::Display for Reductions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut names = Vec::new();
        for (on, name) in [
            (self.symmetry, "symmetry"),
            (self.circular, "circular"),
            (self.starting_order, "order"),
        ] {
            names.extend(on.then(|| name.to_owned()));
        }
        names.extend(self.automaton.map(|length| match length {
            Reductions::AUTOMATON_LENGTH => "automaton".to_owned(),
            length => format!("automaton:{length}"),
        }));
        if names.is_empty() {
            names.push("none".to_owned());
        }
        f.write_str(&names.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_reads_back() {
        for row in Reductions::ALL {
            assert_eq!(row.name.parse(), Ok(row.value));
            if let Some(alias) = row.alias {
                assert_eq!(alias.parse(), Ok(row.value));
            }
        }
        for bits in 0..8 {
            for automaton in [None, Some(2), Some(8), Some(12), Some(14)] {
                let reductions = Reductions {
                    symmetry: bits & 1 != 0,
                    circular: bits & 2 != 0,
                    starting_order: bits & 4 != 0,
                    automaton,
                };
                assert_eq!(reductions.to_string().parse(), Ok(reductions));
            }
        }
        let list: Reductions = " Order, automaton:8 ".parse().unwrap();
        assert_eq!(list.to_string(), "order,automaton:8");
        assert_eq!(Reductions::STANDARD.to_string(), "symmetry,circular,order");
    }

    #[test]
    fn what_is_no_reduction_is_named() {
        for bad in [
            "",
            "symmetry,",
            "circle",
            "automaton:1",
            "automaton:15",
            "automaton:x",
        ] {
            let error = bad.parse::<Reductions>().unwrap_err().to_string();
            assert!(
                error.contains("circular") && error.contains("LENGTH"),
                "{error}"
            );
        }
    }
}
