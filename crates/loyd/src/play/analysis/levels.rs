//! How many boards there are at each distance from the goal.
//!
//! For goals with the blank in a corner; by symmetry it does not matter in which.
//! The numbers for 4x4 are those of Korf and Schultze, "Large-Scale Parallel
//! Breadth-First Search" (2005), also in `instances/bfs15_levels.csv`; those for 3x3
//! are found by the breadth-first search of the tests.

use crate::puzzle::{Home, Shape};

/// The number of boards at distance 0, 1, 2 and so on; nothing for shapes and goals
/// that are not listed.
pub fn levels(home: Home) -> Option<&'static [u64]> {
    let shape = home.shape();
    let (row, col) = (shape.row(home.blank()), shape.col(home.blank()));
    let corner = [0, shape.rows() - 1].contains(&row) && [0, shape.cols() - 1].contains(&col);
    match shape {
        Shape::THREE if corner => Some(&THREE),
        Shape::FOUR if corner => Some(&FOUR),
        _ => None,
    }
}

const THREE: [u64; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1_024, 1_893, 2_512, 4_485, 5_638, 9_529,
    10_878, 16_993, 17_110, 23_952, 20_224, 24_047, 15_578, 14_560, 6_274, 3_910, 760, 221, 2,
];

const FOUR: [u64; 81] = [
    1,
    2,
    4,
    10,
    24,
    54,
    107,
    212,
    446,
    946,
    1_948,
    3_938,
    7_808,
    15_544,
    30_821,
    60_842,
    119_000,
    231_844,
    447_342,
    859_744,
    1_637_383,
    3_098_270,
    5_802_411,
    10_783_780,
    19_826_318,
    36_142_146,
    65_135_623,
    116_238_056,
    204_900_019,
    357_071_928,
    613_926_161,
    1_042_022_040,
    1_742_855_397,
    2_873_077_198,
    4_660_800_459,
    7_439_530_828,
    11_668_443_776,
    17_976_412_262,
    27_171_347_953,
    40_271_406_380,
    58_469_060_820,
    83_099_401_368,
    115_516_106_664,
    156_935_291_234,
    208_207_973_510,
    269_527_755_972,
    340_163_141_928,
    418_170_132_006,
    500_252_508_256,
    581_813_416_256,
    657_076_739_307,
    719_872_287_190,
    763_865_196_269,
    784_195_801_886,
    777_302_007_562,
    742_946_121_222,
    683_025_093_505,
    603_043_436_904,
    509_897_148_964,
    412_039_723_036,
    317_373_604_363,
    232_306_415_924,
    161_303_043_901,
    105_730_020_222,
    65_450_375_310,
    37_942_606_582,
    20_696_691_144,
    10_460_286_822,
    4_961_671_731,
    2_144_789_574,
    868_923_831,
    311_901_840,
    104_859_366,
    29_592_634,
    7_766_947,
    1_508_596,
    272_198,
    26_638,
    3_406,
    70,
    17,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_levels_hold_every_solvable_board() {
        let boards = |cells: u64| (1..=cells).product::<u64>() / 2;
        assert_eq!(THREE.iter().sum::<u64>(), boards(9));
        assert_eq!(FOUR.iter().sum::<u64>(), boards(16));
    }

    #[test]
    fn only_corners_are_listed() {
        for blank in 0..16 {
            let listed = levels(Home::new(Shape::FOUR, blank)).is_some();
            assert_eq!(listed, [0, 3, 12, 15].contains(&blank));
        }
        assert!(levels(Home::blank_last(Shape::new(3, 4).unwrap())).is_none());
    }
}
