//! Reductions: boards a search need not visit to find a shortest solution.
//!
//! Three are those of the Java original (mwong510ca), one is Taylor and Korf's:
//!
//! * *symmetry*: on a board that is its own mirror image, a slide and its image
//!   lead to mirror images of each other; one of the two is enough
//!   (`prune/mirrors.rs`).
//! * *circular*: six slides round a 2x2 block one way end where six the other way
//!   end; one of the two is enough, and a seventh is never needed
//!   (`prune/circular.rs`).
//! * *automaton*: the same for every sequence of slides up to some length
//!   (`automaton.rs`). From seven slides on it contains *circular*.
//! * *order*: the first slides are tried in the order that the bound before
//!   suggests (`first.rs`). It leaves nothing out.
//!
//! # Why no combination loses the solution
//!
//! Compare solutions by length first, then slide by slide in
//! `moves::ORDER`. Every board has a least solution, which is also a
//! shortest one, and each reduction leaves it alone:
//!
//! * Exchange a part of it for another sequence with the same effect: the result is
//!   a solution too, so it cannot be smaller. *Automaton* and *circular* forbid only
//!   sequences for which there is a shorter or smaller one with the same effect.
//! * On its way over a board that is its own mirror image, take the mirror image
//!   of the rest: that is a solution too, of the same length. So the next slide
//!   is never greater than its image, which is all that *symmetry* demands, apart
//!   from one thing: that the image does not undo the slide before, for then two
//!   slides could be saved.
//!
//! What every one of them leaves alone, all together leave alone. The argument
//! needs one order for all. The Java original always gives clockwise runs one
//! slide more than the others; the mirror image of a clockwise run is not
//! clockwise, so its two reductions are sound alone and lose solutions together.
//! Here the cell where a run begins decides which way may go on for six slides.
//!
//! Only the least solution is sure to be found: for all of them, symmetry,
//! circular and automaton must be off.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::names::{Name, Named, UnknownName};

/// Which reductions a search uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reductions {
    /// Of a slide and its mirror image on a board that is its own, try one.
    pub symmetry: bool,
    /// Go round a 2x2 block one way only, and not further than needed.
    pub circular: bool,
    /// Try the first slides in the order that the bound before suggests.
    pub starting_order: bool,
    /// Of all sequences of up to so many slides with the same effect, try one;
    /// beyond 4x4 of up to eight at most.
    pub automaton: Option<u8>,
}

impl Reductions {
    /// None at all.
    pub const NONE: Reductions = Reductions {
        symmetry: false,
        circular: false,
        starting_order: false,
        automaton: None,
    };

    /// Those of the Java original.
    pub const STANDARD: Reductions = Reductions {
        symmetry: true,
        circular: true,
        starting_order: true,
        automaton: None,
    };

    /// The lengths an automaton may have: with two it forbids undoing slides
    /// only, and longer ones than these take longer to make than they save.
    pub const AUTOMATON_LENGTHS: RangeInclusive<u8> = 2..=14;

    /// The length of an automaton if none is given.
    pub const AUTOMATON_LENGTH: u8 = 12;

    /// Every reduction by its name, and two names for combinations. Several are
    /// joined by commas; behind `automaton` may stand a colon and its length.
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

    /// Whether some shortest solutions may not be found.
    pub fn leave_out_solutions(&self) -> bool {
        self.symmetry || self.circular || self.automaton.is_some()
    }

    /// These and others.
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

/// One item of a list of reductions.
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

/// The list that reads back, `none` if empty.
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
