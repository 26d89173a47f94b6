//! Best-first searches: A*, its bidirectional relatives, and the paper's two.
//!
//! They store every board they generate. [`half`] is the search from one end, which A*
//! runs once and the bidirectional searches run twice; [`two_sided`] is what those
//! share, and [`proving`] the loop of those that prove their solution. A board is packed
//! into one [word](crate::grid::TileWord). The [closed list](closed) stores it, and the
//! [open list](open) or the [paper's queue](paper_queue) orders it. The searches are not
//! generic over the heuristic: a [`guide`] stands between them. [`focal`] and
//! [`discrepancy`] order the boards that keep a bound by what was learned. In [`batched`] and
//! [`batched_focal`] the caller gives the estimates.

mod astar;
mod batched;
mod batched_focal;
mod bidirectional;
mod by_f;
mod closed;
mod dibbs;
mod discrepancy;
mod focal;
mod focal_list;
mod guide;
mod half;
mod open;
mod paper;
mod paper_queue;
mod proving;
mod two_sided;

pub use astar::a_star;
pub use batched::{BadEstimate, BatchedAStar, check_estimates};
pub use batched_focal::{BatchedFocal, Preferences};
pub use bidirectional::bidirectional;
pub use dibbs::dibbs;
pub use discrepancy::{Discrepancy, focal_discrepancy_search};
pub use focal::focal_search;
pub(crate) use half::backward;
pub use paper::{ba_star, ba_star_deepest, ua_star};
