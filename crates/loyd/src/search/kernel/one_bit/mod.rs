//! Estimates from tables with one bit per state, for the kernel.
//!
//! A bit says whether a move of a pattern tile leads up or down, so a search follows
//! values by their changes. [`start_values`] finds the values of the start board,
//! [`views`] knows where the bit of a child is, and [`view_order`] decides which
//! view is asked first.

pub(super) mod start_values;
pub(super) mod view_order;
pub(super) mod views;
