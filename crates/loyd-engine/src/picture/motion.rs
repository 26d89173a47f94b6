//! The style sheet that plays a path: a rule for each tile that moves.
//!
//! Style sheets and not SMIL, because they know who prefers less motion: then the
//! board stands still as it is at the start. A viewer without animations shows that
//! too.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use loyd::puzzle::Board;

use super::Look;
use super::board::corner;

/// How long the picture rests at the start and at the end, in slides.
const REST: f64 = 3.0;

/// The rules for the boards of a path.
pub(super) fn style(boards: &[Board], look: Look) -> String {
    let slides = boards.len() - 1;
    if slides == 0 {
        return String::new();
    }
    let all = f64::from(slides as u32) + 2.0 * REST;
    let percent = |slide: usize| 100.0 * (REST + f64::from(slide as u32)) / all;
    let seconds = all * look.step.as_secs_f64();
    let mut keyframes: BTreeMap<u8, String> = BTreeMap::new();
    for (number, pair) in boards.windows(2).enumerate() {
        let (from, to) = (pair[1].blank(), pair[0].blank());
        let tile = pair[0].tile(from);
        let frames = keyframes.entry(tile).or_default();
        for (at, cell) in [(percent(number), from), (percent(number + 1), to)] {
            let (x, y) = corner(&pair[0], cell, look);
            let _ = write!(frames, "{at:.4}%{{transform:translate({x}px,{y}px)}}");
        }
    }
    let mut rules = String::from("@media(prefers-reduced-motion:no-preference){");
    for tile in keyframes.keys() {
        let _ = write!(
            rules,
            "#t{tile}{{animation:m{tile} {seconds:.3}s infinite}}"
        );
    }
    rules.push('}');
    for (tile, frames) in &keyframes {
        let _ = write!(
            rules,
            "@keyframes m{tile}{{{}}}",
            held(frames, boards, *tile, look)
        );
    }
    rules
}

/// The key frames of a tile, with its places at the start and at the end.
fn held(frames: &str, boards: &[Board], tile: u8, look: Look) -> String {
    let place = |board: &Board| {
        let cell = board.tiles().iter().position(|&other| other == tile);
        let (x, y) = corner(board, cell.unwrap_or(0), look);
        format!("transform:translate({x}px,{y}px)")
    };
    let (first, last) = (place(&boards[0]), place(&boards[boards.len() - 1]));
    format!("0%{{{first}}}{frames}100%{{{last}}}")
}
