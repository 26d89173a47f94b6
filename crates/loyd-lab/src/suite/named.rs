//! The suites that come with the program, each one exhibit of the literature.

use super::Suite;

/// A suite that comes with the program.
#[derive(Debug, Clone, Copy)]
pub struct NamedSuite {
    /// Its name.
    pub name: &'static str,
    /// What it shows, in one line.
    pub summary: &'static str,
    text: &'static str,
}

/// The row of a file in `data/suites/`.
macro_rules! suite {
    ($name:literal, $summary:literal) => {
        NamedSuite {
            name: $name,
            summary: $summary,
            text: include_str!(concat!("../../data/suites/", $name, ".toml")),
        }
    };
}

impl NamedSuite {
    /// Every suite that comes with the program.
    pub const ALL: &'static [NamedSuite] = &[
        suite!(
            "seed003",
            "a student project's four searches on four boards"
        ),
        suite!(
            "paper-table2",
            "the paper's Table 2: totals of WD, MD, LC and lengths"
        ),
        suite!(
            "paper-table3",
            "its Table 3: UA* and BA* on 28 boards of 80 moves"
        ),
        suite!(
            "paper-table4",
            "its Table 4: BA* and an artificial bee colony"
        ),
        suite!(
            "paper-table6",
            "its Table 6: IDA* with MD+LC and BA* with HH"
        ),
        suite!(
            "paper-table7",
            "its Table 7: BA* and searches with learned heuristics"
        ),
        suite!("paper-figure4", "its Figure 4: MD, WD and lengths, a plot"),
        suite!("paper-figure7", "its Figure 7: bee colony and BA*, a plot"),
        suite!(
            "paper-figure8",
            "its Figure 8: how far BA* is from the shortest, a plot"
        ),
        suite!(
            "heuristics",
            "every admissible heuristic with IDA*; takes long"
        ),
    ];

    /// The suite of this name.
    pub fn find(name: &str) -> Option<&'static NamedSuite> {
        NamedSuite::ALL.iter().find(|suite| suite.name == name)
    }

    /// The suite.
    pub fn load(&self) -> Suite {
        let nothing = |file: &str| Err(format!("{file} does not come with the program"));
        let read = Suite::read(self.name, self.text, &nothing);
        read.expect("every suite is read by a test")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_suite_reads() {
        for suite in NamedSuite::ALL {
            let loaded = suite.load();
            assert!(!loaded.tables.is_empty(), "{} shows no table", suite.name);
            assert!(!loaded.plan.set.instances.is_empty());
        }
        let plots = |name: &str| NamedSuite::find(name).expect("there").load().plots.len();
        for figure in ["paper-figure4", "paper-figure7", "paper-figure8"] {
            assert_eq!(plots(figure), 1, "{figure}");
        }
    }
}
