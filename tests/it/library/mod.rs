//! The library `loyd`: boards, heuristics, tables, searches, play.

mod all_solutions;
mod analysis;
mod anytime;
mod architecture;
mod batched;
mod borders;
mod broken_heuristics;
mod colourings;
mod cpu_features;
mod first_solution;
mod focal;
mod heuristics_exhaustive;
mod kernel;
mod kernel_large;
mod learned;
mod learning;
mod limits;
mod multi_tile;
mod multi_tile_4x4;
mod multi_tile_large;
mod notation;
mod original;
mod paper;
mod published;
mod reductions;
mod reference_index;
mod references;
mod remembering;
mod scramble_length;
mod scramble_moves;
mod scrambles;
mod search_exhaustive;
mod shares;
mod shorten;
mod stopped;
mod tables;

use loyd::spec::HeuristicSpec;

/// The names of all heuristics that are available for boards of so many cells, up
/// to 4x4: those of the library's table, and pattern databases of every kind.
pub(crate) fn heuristics(cells: usize) -> Vec<HeuristicSpec> {
    let half = cells.div_ceil(2).min(4);
    let mut names: Vec<HeuristicSpec> = HeuristicSpec::concrete().collect();
    // Two groups of two tiles at least.
    if cells >= 5 {
        for options in [
            "",
            ":single",
            ":classic",
            ":non-additive",
            ":non-additive:single",
        ] {
            let name = format!("pdb:1-{half}|{}-{}{options}", half + 1, cells - 1);
            names.push(name.parse().unwrap());
        }
        let name = format!("wd,pdb:1-{half}|{}-{}", half + 1, cells - 1);
        names.push(name.parse().unwrap());
    }
    names
}
