//! Tests of the libraries in one program, because linking takes longer than most of them.
//!
//! One file alone is run by its name as a filter: `cargo test -p loyd-tests --test it kernel::`.

mod library;
mod proof;
mod store;
mod trust;
mod wasm;
