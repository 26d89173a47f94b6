//! Partitions: the tiles of a goal divided into groups, one table per group.
//!
//! A partition is drawn as a board with the number of a group on each cell in place of
//! its tile, and 0 for the blank. The drawings that ship with the library are files in
//! `data/partitions/`, and the name of each file is the name of the partition:
//!
//! ```text
//! 1 1 1 1
//! 1 1 1 1      7-8
//! 2 2 2 2
//! 2 2 2 0
//! ```
//!
//! A partition may also be listed: `1-8|9-15`. The groups of a partition have no tile
//! in common and leave none out, so that the values of additive tables may be added.

use std::fmt;
use std::str::FromStr;

use super::blocks;
use super::order::MAX_TILES;
use super::pattern::{Pattern, PatternError};
use super::table::{TableId, TableKind};
use crate::puzzle::{Home, MAX_CELLS, Shape, ShapeError};

/// The tiles of a goal, divided into groups.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Partition {
    name: String,
    home: Home,
    groups: Vec<Pattern>,
}

macro_rules! drawn {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../data/partitions/", $name, ".txt")))),*]
    };
}

/// The partitions that have a name, with their drawings.
pub const NAMED: &[(&str, &str)] = drawn![
    "4-4-4-3",
    "5-5-5",
    "5-5-5-java",
    "5-5-5-corner",
    "6-6-3",
    "6-6-3-corner",
    "6-6-3-best",
    "7-8",
    "7-8-l",
    "7-8-right",
    "7-8-stairs",
    "24-1",
    "24-2",
    "24-3",
    "24-4",
    "24-5",
    "24-6",
    "24-7",
];

/// Partitions that are used together, with the name of the set.
pub const SETS: &[(&str, &[&str])] = &[(
    "24",
    &["24-1", "24-2", "24-3", "24-4", "24-5", "24-6", "24-7"],
)];

/// The most partitions of one heuristic. More would take too many lookups per board.
pub const MOST_PARTITIONS: usize = 16;

impl Partition {
    /// The partition with these groups.
    pub fn new(home: Home, groups: &[Vec<u8>]) -> Result<Partition, PartitionError> {
        if !Pattern::supports(home.shape()) {
            return Err(PartitionError::Pattern(PatternError::Shape(home.shape())));
        }
        let mut owner = [0; MAX_CELLS];
        let mut patterns = Vec::with_capacity(groups.len());
        for (number, tiles) in groups.iter().enumerate() {
            if !(2..=MAX_TILES).contains(&tiles.len()) {
                return Err(PartitionError::Size {
                    group: number + 1,
                    tiles: tiles.len(),
                });
            }
            let error = |error| PartitionError::Group {
                group: number + 1,
                error,
            };
            patterns.push(Pattern::new(home, tiles).map_err(error)?);
            for &tile in tiles {
                if owner[usize::from(tile)] != 0 {
                    return Err(PartitionError::Twice {
                        tile,
                        groups: [owner[usize::from(tile)], number + 1],
                    });
                }
                owner[usize::from(tile)] = number + 1;
            }
        }
        let missing = (1..home.shape().cells()).find(|&tile| owner[tile] == 0);
        if let Some(tile) = missing {
            return Err(PartitionError::Missing(tile as u8));
        }
        Ok(Partition {
            name: list(&patterns),
            home,
            groups: patterns,
        })
    }

    /// Returns the partition with this name; `None` if there is none.
    pub fn named(name: &str) -> Option<Partition> {
        let (name, drawing) = NAMED.iter().find(|(known, _)| *known == name)?;
        let drawn = Partition::drawn(drawing);
        let partition = drawn.unwrap_or_else(|_| unreachable!("a test reads every drawing"));
        Some(partition.with_name(name))
    }

    /// Reads the partitions of a goal: names of partitions, of [sets](SETS) of them or of rules
    /// (`blocks-6`), or lists of groups, with `+` between them.
    pub fn several(text: &str, home: Home) -> Result<Vec<Partition>, PartitionError> {
        let mut names = Vec::new();
        for name in text.split('+').map(str::trim) {
            match SETS.iter().find(|(set, _)| *set == name) {
                Some((_, members)) => names.extend(*members),
                None => names.push(name),
            }
            if names.len() > MOST_PARTITIONS {
                return Err(PartitionError::TooMany(names.len()));
            }
        }
        let read = |name: &str| {
            if name.contains('|') {
                return Partition::listed(name, home);
            }
            blocks::named(name, home).unwrap_or_else(|| name.parse())
        };
        names.into_iter().map(read).collect()
    }

    /// Reads a drawing: a group number for each cell, 0 or `.` for the blank. Rows are
    /// on separate lines or separated by `/`; lines that start with `#` are comments.
    pub fn drawn(text: &str) -> Result<Partition, PartitionError> {
        let lines = text
            .lines()
            .filter(|line| !line.trim_start().starts_with('#'));
        let rows: Vec<Vec<&str>> = lines
            .flat_map(|line| line.split('/'))
            .map(|row| row.split_whitespace().collect())
            .filter(|row: &Vec<&str>| !row.is_empty())
            .collect();
        let cols = rows.first().map_or(0, Vec::len);
        if let Some(row) = rows.iter().position(|row| row.len() != cols) {
            return Err(PartitionError::Uneven(row + 1));
        }
        let shape = Shape::new(rows.len(), cols)?;
        let cells: Vec<&str> = rows.concat();
        let is_blank = |word: &str| word == "0" || word == ".";
        let mut blanks = (0..cells.len()).filter(|&cell| is_blank(cells[cell]));
        let (Some(blank), None) = (blanks.next(), blanks.next()) else {
            return Err(PartitionError::Blank);
        };
        let home = Home::new(shape, blank);
        let mut names: Vec<&str> = Vec::new();
        let mut groups: Vec<Vec<u8>> = Vec::new();
        for (cell, &word) in cells.iter().enumerate().filter(|&(cell, _)| cell != blank) {
            let known = names.iter().position(|&name| name == word);
            let group = known.unwrap_or_else(|| {
                names.push(word);
                groups.push(Vec::new());
                names.len() - 1
            });
            groups[group].push(home.tile_at(cell));
        }
        Partition::new(home, &groups)
    }

    /// Reads a list of groups of a goal's tiles, `1-8|9-15` or `1 2 3 4 7|5 6 9 10
    /// 13|…`.
    pub fn listed(text: &str, home: Home) -> Result<Partition, PartitionError> {
        let mut groups = Vec::new();
        for group in text.split('|') {
            let mut tiles = Vec::new();
            for word in group.split([' ', ',']).filter(|word| !word.is_empty()) {
                let unreadable = || PartitionError::Word(word.chars().take(20).collect());
                let number = |part: &str| part.parse::<u8>().map_err(|_| unreadable());
                match word.split_once('-') {
                    Some((first, last)) => tiles.extend(number(first)?..=number(last)?),
                    None => tiles.push(number(word)?),
                }
                // No board has this many tiles, so the rest need not be read.
                if tiles.len() > MAX_CELLS {
                    return Err(PartitionError::Size {
                        group: groups.len() + 1,
                        tiles: tiles.len(),
                    });
                }
            }
            groups.push(tiles);
        }
        Partition::new(home, &groups)
    }

    /// Returns the same partition under a name.
    pub(super) fn with_name(self, name: &str) -> Partition {
        Partition {
            name: name.to_owned(),
            ..self
        }
    }

    /// Its name, or the list of its groups.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The goal its groups are drawn for.
    pub fn home(&self) -> Home {
        self.home
    }

    /// The pattern of each group.
    pub fn groups(&self) -> &[Pattern] {
        &self.groups
    }

    /// The ids of the tables of one kind, one per group.
    pub fn tables(&self, kind: TableKind) -> impl Iterator<Item = TableId> {
        self.groups.iter().map(move |pattern| TableId {
            pattern: pattern.clone(),
            kind,
        })
    }

    /// Returns the drawing, a group number for each cell.
    pub fn drawing(&self) -> String {
        let shape = self.home.shape();
        let group = |cell| {
            let tile = self.home.tile_at(cell);
            let group = self.groups.iter().position(|g| g.tiles().contains(&tile));
            group.map_or(0, |group| group + 1).to_string()
        };
        let rows: Vec<String> = (0..shape.rows())
            .map(|row| {
                let cells = (0..shape.cols()).map(|col| group(shape.cell(row, col)));
                cells.collect::<Vec<_>>().join(" ")
            })
            .collect();
        rows.join("\n")
    }
}

/// Lists groups as `1-8|9-15`. Runs of three or more tiles are shortened.
fn list(groups: &[Pattern]) -> String {
    let group = |pattern: &Pattern| {
        let runs = pattern.tiles().chunk_by(|a, b| a + 1 == *b);
        let words = runs.flat_map(|run| match run {
            [first, _, .., last] => vec![format!("{first}-{last}")],
            few => few.iter().map(u8::to_string).collect(),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    groups.iter().map(group).collect::<Vec<_>>().join("|")
}

/// A name, a list for the blank-last goal of 4x4, or a drawing.
impl FromStr for Partition {
    type Err = PartitionError;

    fn from_str(text: &str) -> Result<Partition, PartitionError> {
        if let Some(named) = Partition::named(text.trim()) {
            return Ok(named);
        }
        if text.contains('|') {
            return Partition::listed(text, Home::blank_last(Shape::FOUR));
        }
        if text.contains(['/', '\n']) {
            return Partition::drawn(text);
        }
        let known: Vec<&str> = NAMED.iter().map(|(name, _)| *name).collect();
        Err(PartitionError::Unknown {
            name: text.chars().take(40).collect(),
            known: known.join(" "),
        })
    }
}

/// The name, or the list.
impl fmt::Display for Partition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Why a text is not a partition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PartitionError {
    /// No such name.
    #[error("there is no partition {name:?}; there are {known}, or list groups as 1-8|9-15")]
    Unknown {
        /// The name.
        name: String,
        /// The names that exist.
        known: String,
    },
    /// Not a tile or a range of tiles.
    #[error("{0:?} is neither a tile nor a range of tiles like 9-15")]
    Word(String),
    /// A tile is in two groups.
    #[error("tile {tile} is in group {} and in group {}", groups[0], groups[1])]
    Twice {
        /// The tile.
        tile: u8,
        /// The groups, from 1.
        groups: [usize; 2],
    },
    /// A tile is in no group.
    #[error("tile {0} is in no group")]
    Missing(u8),
    /// A group is too small or too large.
    #[error("group {group} has {tiles} tiles: a group has 2 to 8")]
    Size {
        /// The group, from 1.
        group: usize,
        /// The number of its tiles.
        tiles: usize,
    },
    /// A group is not a pattern.
    #[error("group {group}: {error}")]
    Group {
        /// The group, from 1.
        group: usize,
        /// Why not.
        error: PatternError,
    },
    /// No group is a pattern.
    #[error(transparent)]
    Pattern(PatternError),
    /// More partitions than one heuristic may have.
    #[error("{0} partitions are too many: at most {MOST_PARTITIONS}")]
    TooMany(usize),
    /// A drawing with rows of different length.
    #[error("row {0} of the drawing is not as long as the first")]
    Uneven(usize),
    /// A drawing without exactly one blank.
    #[error("a drawing has exactly one blank, 0 or .")]
    Blank,
    /// A drawing of no supported shape.
    #[error(transparent)]
    Shape(#[from] ShapeError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_reads() {
        for (name, drawing) in NAMED {
            let partition = Partition::drawn(drawing).unwrap();
            let tiles: usize = partition.groups().iter().map(|g| g.tiles().len()).sum();
            assert_eq!(tiles, partition.home().shape().cells() - 1);
            let named: Partition = name.parse().unwrap();
            assert_eq!(named.name(), *name);
            assert_eq!(
                Partition::drawn(&named.drawing()).unwrap().groups(),
                named.groups()
            );
        }
    }

    #[test]
    fn lists_read_back_and_errors_name_the_tile() {
        let text = "1-8|9-15";
        let partition: Partition = text.parse().unwrap();
        assert_eq!(partition.to_string(), text);
        assert_eq!(
            partition.groups(),
            Partition::named("7-8").unwrap().groups()
        );
        let error = |text: &str| text.parse::<Partition>().unwrap_err().to_string();
        assert_eq!(error("1-8|8-15"), "tile 8 is in group 1 and in group 2");
        assert_eq!(error("1-8|10-15"), "tile 9 is in no group");
        assert_eq!(
            error("1-9|10-15"),
            "group 1 has 9 tiles: a group has 2 to 8"
        );
        assert_eq!(
            error("1-8|9-16"),
            "group 2: there is no tile 16: the tiles are 1 to 15"
        );
        assert!(error("7-9").starts_with("there is no partition \"7-9\"; there are 4-4-4-3"));
        assert!(error("1 1 1/2 2 2 0").starts_with("row 2"));
    }
}
