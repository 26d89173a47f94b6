//! The rules of the Java original, written out: at most five turns clockwise and
//! four counter-clockwise, and on a board that is its own mirror image only
//! straight on. Nothing of loyd's reductions.

use loyd::puzzle::Board;

/// A board, and which of the rules are used.
struct Original {
    cells: Vec<u8>,
    symmetry: bool,
    circular: bool,
}

/// Where the blank goes, clockwise: up, right, down, left.
const WAYS: [(isize, isize); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// The length of the solution that is found with these rules.
pub(crate) fn length(board: &str, symmetry: bool, circular: bool) -> u32 {
    let start: Board = board.parse().unwrap();
    let mut original = Original {
        cells: start.tiles().to_vec(),
        symmetry,
        circular,
    };
    (0..=80)
        .find(|&bound| original.search(bound, None, 0))
        .unwrap()
}

impl Original {
    fn estimate(&self) -> u32 {
        let far = |(cell, &tile): (usize, &u8)| match usize::from(tile) {
            0 => 0,
            tile => (cell / 4).abs_diff((tile - 1) / 4) + (cell % 4).abs_diff((tile - 1) % 4),
        };
        self.cells.iter().enumerate().map(far).sum::<usize>() as u32
    }

    fn is_own_image(&self) -> bool {
        let mirrored = |cell: usize| cell % 4 * 4 + cell / 4;
        self.cells.iter().enumerate().all(|(cell, &tile)| {
            let name = if tile == 0 {
                0
            } else {
                mirrored(usize::from(tile) - 1) + 1
            };
            usize::from(self.cells[mirrored(cell)]) == name
        })
    }

    fn search(&mut self, left: u32, last: Option<usize>, turns: i32) -> bool {
        let estimate = self.estimate();
        if estimate == 0 || estimate > left {
            return estimate == 0;
        }
        let own = self.symmetry && self.is_own_image();
        let blank = self.cells.iter().position(|&tile| tile == 0).unwrap();
        for (way, (down, right)) in WAYS.into_iter().enumerate() {
            let turn = match last.map(|last| (way + 4 - last) % 4) {
                None | Some(0) => 0,
                Some(1) => 1,
                Some(2) => continue,
                _ => -1,
            };
            let more = if turn * turns > 0 { turns + turn } else { turn };
            let row = (blank / 4).checked_add_signed(down).filter(|&row| row < 4);
            let col = (blank % 4).checked_add_signed(right).filter(|&col| col < 4);
            let round = self.circular && !(-4..=5).contains(&more);
            let (Some(row), Some(col), false) = (row, col, round) else {
                continue;
            };
            if own && last.is_some() && turn != 0 {
                continue;
            }
            let to = row * 4 + col;
            self.cells.swap(blank, to);
            let found = self.search(left - 1, Some(way), more);
            self.cells.swap(blank, to);
            if found {
                return true;
            }
        }
        false
    }
}
