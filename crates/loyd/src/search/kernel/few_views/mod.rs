//! 4x4 boards with up to five views, which are evaluated one after the other.
//!
//! A node is one cache line. It stores the board as each symmetry sees it and the cell set of
//! every pattern; the order of a pattern's tiles is gathered from the board's word.

mod candidate;
mod frame;
mod node;
mod queue;
mod start_values;
mod tree;
mod view_order;
mod views;

use crate::pattern::{Collection, TableKind};

pub(super) use views::Views;

/// Returns `true` if 4x4 boards can be searched with these tables.
pub(super) fn supports(collection: &Collection) -> bool {
    let views = collection.views();
    let tables = views[0].tables.len();
    let most = if tables == 2 { 5 } else { 2 };
    collection.kind() == TableKind::BlankAware
        && (2..=4).contains(&tables)
        && views.iter().all(|view| view.tables.len() == tables)
        && views.len() <= most
        && views::frames(collection).is_some()
}
