//! The paths that are no searches, one file per path. Searches are the jobs of
//! `loyd_engine::requests`.

pub(crate) mod board;
pub(crate) mod health;
pub(crate) mod specs;
