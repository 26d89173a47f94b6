//! Stored tables and references, in one program, because linking takes longer than most of the
//! tests.

mod building;
mod colourings;
mod damaged;
#[cfg(unix)]
mod foreign_names;
mod learned;
mod references;
mod resident;
mod shelf;
mod source;
#[cfg(unix)]
mod stamps;
