//! One file per path of the interface.

pub(crate) mod analyze;
pub(crate) mod board;
pub(crate) mod estimate;
pub(crate) mod health;
pub(crate) mod hint;
pub(crate) mod scramble;
pub(crate) mod solve;
pub(crate) mod specs;
