//! Best-first searches: A*, its bidirectional relatives, and the paper's two.
//!
//! They remember every board they generate. [`half`] is the search from one end,
//! which A* runs once and the bidirectional searches run twice; [`two_sided`] is
//! what those share. A board is [`packed`] into one word, the
//! [closed list](closed) stores it, the [open list](open) and the
//! [queue of the paper](paper_queue) order it.

mod astar;
mod bidirectional;
mod closed;
mod dibbs;
mod half;
mod open;
mod packed;
mod paper;
mod paper_queue;
mod two_sided;

pub use astar::a_star;
pub use bidirectional::bidirectional;
pub use dibbs::dibbs;
pub(crate) use half::backward;
pub(crate) use packed::Packed;
pub use paper::{ba_star, ba_star_deepest, ua_star};
