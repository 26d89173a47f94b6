//! The tests of the library in one program, because linking takes longer than most of them.
//!
//! Tests that measure the memory of their process are programs of their own:
//! `queue_memory.rs` and `table_sizes.rs`. One file alone is run by its name as a filter:
//! `cargo test -p loyd --test loyd kernel::`.

mod all_solutions;
mod analysis;
mod anytime;
mod architecture;
mod batched;
mod borders;
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
mod oracle;
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
