//! Sets of boards: those of the literature by name, and random ones by seed.
//!
//! The texts are those of `data/instances/`, where a README says what each is and
//! where it comes from; they are part of the program, so that it finds them
//! wherever it runs.

use loyd::puzzle::{Board, Goal, Scrambler};

use crate::{Columns, Instance};

/// Boards to measure.
#[derive(Debug, Clone)]
pub struct Set {
    /// What the set is called.
    pub name: String,
    /// Its boards, or those that were chosen of them.
    pub instances: Vec<Instance>,
    /// How many boards the whole set has.
    pub size: usize,
    /// Where the random numbers began, for random boards.
    pub seed: Option<u64>,
}

/// A set that comes with the program.
#[derive(Debug, Clone, Copy)]
pub struct NamedSet {
    /// Its name.
    pub name: &'static str,
    /// What it is, in one line.
    pub summary: &'static str,
    /// The goal of rows that name none.
    goal: Goal,
    text: &'static str,
}

/// The text of a file in `data/instances/`.
macro_rules! instances {
    ($file:literal) => {
        include_str!(concat!("../data/instances/", $file, ".csv"))
    };
}

impl NamedSet {
    /// Every set that comes with the program.
    pub const ALL: &'static [NamedSet] = &[
        NamedSet {
            name: "korf100",
            summary: "the 100 random boards of Korf (1985)",
            goal: Goal::BlankFirst,
            text: instances!("korf100"),
        },
        NamedSet {
            name: "random2000",
            summary: "2,000 random boards, lengths by an independent program",
            goal: Goal::BlankLast,
            text: instances!("random2000"),
        },
        NamedSet {
            name: "eighty",
            summary: "the 17 boards of 80 moves, the most there are",
            goal: Goal::BlankLast,
            text: loyd::puzzle::FARTHEST_4X4,
        },
        NamedSet {
            name: "hard",
            summary: "boards that are hard for pattern databases",
            goal: Goal::BlankLast,
            text: instances!("hard"),
        },
        NamedSet {
            name: "paper-table3",
            summary: "28 boards of 80 moves, Table 3 of the paper on the hybrid heuristic",
            goal: Goal::BlankFirst,
            text: instances!("paper_table3"),
        },
        NamedSet {
            name: "paper-table4",
            summary: "25 easier boards, Table 4 of that paper",
            goal: Goal::BlankLast,
            text: instances!("paper_table4"),
        },
        NamedSet {
            name: "student-project",
            summary: "four boards for the table of a student project",
            goal: Goal::BlankFirst,
            text: instances!("student_boards"),
        },
        NamedSet {
            name: "korf24",
            summary: "50 random 5x5 boards of Korf and Felner (2002): set limits",
            goal: Goal::BlankFirst,
            text: instances!("korf24"),
        },
        NamedSet {
            name: "deepcubea24",
            summary: "96 scrambled 5x5 boards, test data of DeepCubeA (2019): set limits",
            goal: Goal::BlankLast,
            text: instances!("deepcubea24"),
        },
        NamedSet {
            name: "deepcubea35",
            summary: "100 scrambled 6x6 boards, test data of DeepCubeA (2019): set limits",
            goal: Goal::BlankLast,
            text: instances!("deepcubea35"),
        },
        NamedSet {
            name: "deepcubea48",
            summary: "100 scrambled 7x7 boards, test data of DeepCubeA (2019): set limits",
            goal: Goal::BlankLast,
            text: instances!("deepcubea48"),
        },
    ];

    /// The set of this name.
    pub fn find(name: &str) -> Option<&'static NamedSet> {
        NamedSet::ALL.iter().find(|set| set.name == name)
    }

    /// Its boards.
    pub fn load(&self) -> Set {
        let mut lines = self.text.lines();
        let columns = lines.next().and_then(Columns::read);
        let columns = columns.expect("every set has a header");
        let instances = lines.enumerate().map(|(index, row)| {
            let read = columns.instance(row, index + 1, self.goal, None);
            read.expect("every row of every set is checked by a test")
        });
        Set::new(self.name, instances.collect())
    }
}

impl Set {
    /// A set of these boards.
    pub fn new(name: impl Into<String>, instances: Vec<Instance>) -> Set {
        Set {
            name: name.into(),
            size: instances.len(),
            instances,
            seed: None,
        }
    }

    /// The first `count` boards of a seed, as `loyd scramble` makes them.
    pub fn random(count: usize, seed: u64, goal: Goal, target: &Board) -> Set {
        let mut scrambler = Scrambler::new(seed);
        let instances = (1..=count).map(|number| {
            let board = scrambler.uniform(target);
            let made = Instance::new(number.to_string(), board, goal, None);
            made.expect("scrambled boards can reach their goal")
        });
        Set {
            seed: Some(seed),
            ..Set::new(format!("random (seed {seed})"), instances.collect())
        }
    }

    /// Keeps the boards at these places, counted from 1, in the order of the set.
    pub fn keep(&mut self, places: impl Fn(usize) -> bool) {
        let mut place = 0;
        self.instances.retain(|_| {
            place += 1;
            places(place)
        });
    }
}

#[cfg(test)]
mod tests {
    use loyd::puzzle::{Home, Shape};

    use super::*;

    fn load(name: &str) -> Set {
        NamedSet::find(name).expect("a set").load()
    }

    fn lengths(set: &Set) -> Vec<u32> {
        set.instances.iter().filter_map(|i| i.optimal).collect()
    }

    #[test]
    fn published_sums() {
        let korf = load("korf100");
        assert_eq!((korf.instances.len(), korf.size), (100, 100));
        assert_eq!(lengths(&korf).iter().sum::<u32>(), 5305);
        assert_eq!(korf.instances[15].optimal, Some(42));
        let random = load("random2000");
        assert_eq!((random.instances.len(), random.size), (2000, 2000));
        assert_eq!(lengths(&random).iter().sum::<u32>(), 105_262);
        assert_eq!(lengths(&load("eighty")), [80; 17]);
        assert_eq!(lengths(&load("paper-table3")), [80; 28]);
        assert_eq!(lengths(&load("paper-table4")).len(), 25);
        assert_eq!(
            lengths(&load("hard")),
            [70, 72, 74, 68, 68, 72, 72, 72, 70, 74, 70, 68, 68]
        );
        let korf24 = lengths(&load("korf24"));
        assert_eq!((korf24.len(), korf24.iter().sum::<u32>()), (50, 5039));
        let deepcubea24 = lengths(&load("deepcubea24"));
        assert_eq!(
            (deepcubea24.len(), deepcubea24.iter().sum::<u32>()),
            (96, 8566)
        );
    }

    /// Loading checks that every board can reach its goal; a length that was
    /// copied wrongly has the wrong parity half of the time.
    #[test]
    fn lengths_have_the_parity_of_their_boards() {
        for set in NamedSet::ALL {
            let loaded = set.load();
            for instance in &loaded.instances {
                let (board, home) = (instance.board(), instance.home());
                let distance = board.shape().distance(board.blank(), home.blank());
                // Nobody knows the distances of larger boards.
                let is_known = board.shape().cells() <= 25;
                assert_eq!(instance.optimal.is_some(), is_known, "{}", set.name);
                if let Some(optimal) = instance.optimal {
                    assert_eq!(optimal % 2, distance % 2, "{} {}", set.name, instance.name);
                }
            }
        }
    }

    #[test]
    fn goals_are_those_of_the_sources() {
        let goals = |name| -> Vec<Goal> { load(name).instances.iter().map(|i| i.goal).collect() };
        assert!(goals("korf100").iter().all(|&g| g == Goal::BlankFirst));
        let third = goals("paper-table3");
        assert!(third[..11].iter().all(|&g| g == Goal::BlankFirst));
        assert!(third[11..].iter().all(|&g| g == Goal::BlankLast));
        assert!(goals("hard").iter().all(|&g| g == Goal::BlankLast));
        assert!(goals("korf24").iter().all(|&g| g == Goal::BlankFirst));
        assert!(goals("deepcubea24").iter().all(|&g| g == Goal::BlankLast));
        for (name, side) in [("deepcubea35", 6), ("deepcubea48", 7)] {
            let set = load(name);
            assert_eq!(set.instances.len(), 100);
            let shape = Shape::new(side, side).expect("a shape");
            let mut boards = set.instances.iter().map(Instance::board);
            assert!(boards.all(|board| board.shape() == shape));
        }
    }

    #[test]
    fn a_seed_gives_its_boards_again() {
        let goal = Home::blank_last(Shape::THREE).board();
        let set = Set::random(3, 7, Goal::BlankLast, &goal);
        let boards: Vec<String> = set
            .instances
            .iter()
            .map(|i| i.board().to_string())
            .collect();
        assert_eq!(
            boards,
            [
                "5 7 1/2 6 8/4 0 3",
                "5 7 4/8 6 2/1 3 0",
                "8 1 6/7 4 0/3 2 5"
            ]
        );
    }

    #[test]
    fn chosen_boards_keep_their_names() {
        let mut set = load("korf100");
        set.keep(|place| [3, 12].contains(&place));
        let names: Vec<&str> = set.instances.iter().map(|i| i.name.as_str()).collect();
        assert_eq!((names, set.size), (vec!["3", "12"], 100));
    }
}
