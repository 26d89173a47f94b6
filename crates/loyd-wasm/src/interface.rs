//! The interface of the `.wasm` file: two functions out, three in.
//!
//! The host calls `allocate`, writes a line into the memory that it returns, and calls `ask`. While
//! that runs, every message comes by `message`; what it points to is gone when that returns.
//! `npm/engine.js` is the other side.
#![allow(
    unsafe_code,
    reason = "names of exports and imports; inventory in ARCHITECTURE.md"
)]

use std::sync::LazyLock;

use crate::host::Host;
use crate::session::Session;

#[link(wasm_import_module = "loyd")]
// SAFETY: the signatures are those that `npm/engine.js` provides.
unsafe extern "C" {
    safe fn clock() -> f64;
    safe fn random() -> f64;
    safe fn message(start: *const u8, length: usize);
}

#[derive(Debug, Clone, Copy)]
struct Page;

impl Host for Page {
    fn milliseconds(self) -> f64 {
        clock()
    }

    fn random(self) -> f64 {
        random()
    }

    fn message(self, line: &str) {
        message(line.as_ptr(), line.len());
    }
}

static SESSION: LazyLock<Session<Page>> = LazyLock::new(|| Session::new(Page));

/// Returns the address of memory for `length` bytes.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
extern "C" fn allocate(length: usize) -> *mut u8 {
    SESSION.buffers().allocate(length)
}

/// Answers the line at an address that `allocate` returned, and frees it.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
extern "C" fn ask(start: *mut u8, length: usize) {
    let line = SESSION.buffers().take_text(start.addr(), length);
    SESSION.answer(&line);
}
