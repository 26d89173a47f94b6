//! Pattern databases by name.

use std::fmt;

use crate::pattern::{Partition, PartitionError, TableKind};
use crate::puzzle::Home;

/// Pattern databases by name: `pdb:PARTITION`, several with `+` between them,
/// then options after colons; `wd,` before it for the larger of it and walking
/// distance.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PdbSpec {
    /// Names or lists (`1-8|9-15`) of partitions, with `+` between them.
    pub partition: String,
    /// The kind of its tables: `:classic` or `:non-additive` if not blank-aware.
    pub kind: TableKind,
    /// Whether every symmetry that keeps the goal is looked up too; `:single`
    /// if not.
    pub mirrored: bool,
    /// Whether walking distance is asked too, and the larger counts.
    pub walking: bool,
}

impl PdbSpec {
    /// Blank-aware tables of a partition, mirrored.
    pub fn new(partition: &str) -> PdbSpec {
        PdbSpec {
            partition: partition.to_owned(),
            kind: TableKind::BlankAware,
            mirrored: true,
            walking: false,
        }
    }

    /// The partitions for a goal: a list is about its tiles.
    pub fn partitions(&self, home: Home) -> Result<Vec<Partition>, PartitionError> {
        Partition::several(&self.partition, home)
    }

    /// Reads `pdb:PARTITION` with its options, or `None` if `text` is something else.
    pub(super) fn read(text: &str) -> Option<PdbSpec> {
        let walking = text.strip_prefix("wd,").map(str::trim);
        let mut words = walking.unwrap_or(text).strip_prefix("pdb:")?.split(':');
        let mut spec = PdbSpec::new(words.next()?.trim());
        spec.walking = walking.is_some();
        for word in words {
            match word {
                "single" => spec.mirrored = false,
                kind => spec.kind = kind.parse().ok()?,
            }
        }
        Some(spec)
    }
}

impl fmt::Display for PdbSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.walking {
            f.write_str("wd,")?;
        }
        write!(f, "pdb:{}", self.partition)?;
        if self.kind != TableKind::BlankAware {
            write!(f, ":{}", self.kind)?;
        }
        if !self.mirrored {
            f.write_str(":single")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::spec::HeuristicSpec;

    #[test]
    fn pattern_databases_read_back() {
        for text in [
            "pdb:7-8",
            "pdb:1-8|9-15:classic",
            "pdb:4-4-4-3:non-additive:single",
            "wd,pdb:5-5-5",
            "wd,pdb:5-5-5:classic:single",
        ] {
            let spec: HeuristicSpec = text.parse().unwrap();
            assert!(matches!(spec, HeuristicSpec::Pdb(_)));
            assert_eq!(spec.to_string(), text);
        }
        assert!("pdb:7-8:doubled".parse::<HeuristicSpec>().is_err());
        assert!("md,pdb:7-8".parse::<HeuristicSpec>().is_err());
    }
}
