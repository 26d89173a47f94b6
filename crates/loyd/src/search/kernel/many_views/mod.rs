//! Boards of up to 25 cells with up to sixteen views that share their tables.
//!
//! Twelve or fourteen tables of six tiles, combined into six or seven partitions and seen through
//! two symmetries, give an estimate of 5x5 boards that no single partition comes near (Clausecker
//! and Reinefeld 2019). Evaluating view by view would read each table several times. So a
//! child is evaluated *lookup by lookup*: a lookup is one table seen through one symmetry, and a slide
//! changes the values of the lookups that contain its tile, about seven of 28.
//!
//! * A slide leaves the least length of a solution by a view as it is, or raises it by two. So a
//!   child can only be pruned by views that are exactly on the bound, and only by lookups of these
//!   views. One such lookup is read first; most children that are pruned are pruned by it.
//! * All other lookups of a child are read together, so that their cache misses overlap. Up to
//!   eight of them are worked on at once if the processor has AVX2 (`wide.rs`); the first lookups
//!   of eight children too.
//! * Nodes carry cell sets and keys along ([`KeyIndex`](crate::pattern::KeyIndex)). The entry of a
//!   cell set is itself a cache miss, so it is prefetched one round before it is used.
//! * Values are followed modulo four, one bit of all lookups in each of two words.

mod beam;
mod evaluate;
mod first_look;
mod lookups;
mod node;
mod queues;
mod slide_cells;
mod touched;
mod tree;
#[cfg(target_arch = "x86_64")]
mod wide;

pub(super) use lookups::Lookups;
