//! A board's tiles with their numbers, in a frame.

use std::fmt::Write as _;

use loyd::puzzle::Board;

use super::{Look, Theme};

/// The colours of a theme: ground, frame, tile, the tile's edge, number.
struct Colours {
    ground: &'static str,
    frame: &'static str,
    tile: &'static str,
    edge: &'static str,
    number: &'static str,
}

/// Numbers have at least 7:1 contrast to their tiles in both.
const LIGHT: Colours = Colours {
    ground: "#d9e2ec",
    frame: "#829ab1",
    tile: "#1f4b6e",
    edge: "#143349",
    number: "#ffffff",
};

const DARK: Colours = Colours {
    ground: "#16202b",
    frame: "#52667a",
    tile: "#c9dcec",
    edge: "#8fb0cc",
    number: "#0b1a27",
};

impl Colours {
    fn style(&self) -> String {
        let Colours {
            ground,
            frame,
            tile,
            edge,
            number,
        } = self;
        format!(
            ".g{{fill:{ground};stroke:{frame}}}.t rect{{fill:{tile};stroke:{edge}}}\
             .t text{{fill:{number}}}"
        )
    }
}

/// Where a cell's corner is, in pixels.
pub(super) fn corner(board: &Board, cell: usize, look: Look) -> (u32, u32) {
    let shape = board.shape();
    let along = |number: usize| margin(look) + number as u32 * look.cell;
    (along(shape.col(cell)), along(shape.row(cell)))
}

/// The frame's width and the room inside it.
fn margin(look: Look) -> u32 {
    (look.cell / 8).max(2)
}

/// Returns the picture, with more style after its own.
pub(super) fn svg(board: &Board, look: Look, described: &str, more_style: &str) -> String {
    let (shape, cell, margin) = (board.shape(), look.cell, margin(look));
    let width = shape.cols() as u32 * cell + 2 * margin;
    let height = shape.rows() as u32 * cell + 2 * margin;
    let colours = match look.theme {
        Theme::Light => LIGHT.style(),
        Theme::Dark => DARK.style(),
        Theme::Auto => format!(
            "{}@media(prefers-color-scheme:dark){{{}}}",
            LIGHT.style(),
            DARK.style()
        ),
    };
    let font = cell * 2 / 5;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{described}</title>\n<style>\
         .t text{{font:600 {font}px sans-serif;text-anchor:middle}}{colours}{more_style}\
         </style>\n"
    );
    let line = (margin / 3).max(1);
    let _ = writeln!(
        text,
        "<rect class=\"g\" x=\"{half}\" y=\"{half}\" width=\"{inner_width}\" \
         height=\"{inner_height}\" rx=\"{margin}\" stroke-width=\"{line}\"/>",
        half = f64::from(line) / 2.0,
        inner_width = width - line,
        inner_height = height - line,
    );
    for (place, &tile) in board
        .tiles()
        .iter()
        .enumerate()
        .filter(|(_, tile)| **tile != 0)
    {
        text.push_str(&tile_svg(corner(board, place, look), tile, look));
    }
    text.push_str("</svg>\n");
    text
}

/// One tile. It is drawn at the origin and moved to its place, so that a style sheet
/// can move it on.
fn tile_svg((x, y): (u32, u32), tile: u8, look: Look) -> String {
    let gap = (look.cell / 32).max(1);
    let side = look.cell - 2 * gap;
    let round = look.cell / 10;
    let middle = look.cell / 2;
    // Digits are about seven tenths of the font's size high.
    let baseline = middle + look.cell * 2 / 5 * 35 / 100;
    format!(
        "<g class=\"t\" id=\"t{tile}\" transform=\"translate({x} {y})\"><rect x=\"{gap}\" \
         y=\"{gap}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\" stroke-width=\"{gap}\"/>\
         <text x=\"{middle}\" y=\"{baseline}\">{tile}</text></g>\n"
    )
}
