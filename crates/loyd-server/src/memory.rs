//! Memory goes back to the system when the server has nothing to do.
//!
//! Searches allocate and free hundreds of megabytes on many threads. The allocator of
//! glibc keeps what is freed for each of them, and the more the larger the pieces were;
//! a server would always hold what it needed once. When the last search has ended and
//! its threads have gone, what the solver holds for the next search is freed, and
//! everything that is free is given back. If nothing happens for a minute more, the
//! tables that only clients asked for go too. Nothing is slower for it: while there is
//! work, nothing happens.
//!
//! Of the parts into which the allocator divides its memory (arenas), it gives back the
//! free end of the first only. With eight for each core, as many as it makes by itself, an
//! idle server held 16 MB for nothing, and with two up to 10 MB; so there is one. It must be
//! the only one before the first thread starts, because a thread makes an arena for itself.

use std::time::Duration;

use tokio::time::sleep;

use crate::engine::SharedEngine;
use crate::queue::Queue;
use crate::tables::UNUSED;

/// How long a thread that searched waits for another search. It holds memory for it.
pub(crate) const THREAD_WAITS: Duration = Duration::from_secs(5);
/// How long the server has nothing to do before it gives memory back: its threads have
/// gone by then.
const IDLE: Duration = Duration::from_secs(8);

/// Gives memory back whenever the server has had nothing to do for a while. Never ends.
pub(crate) async fn give_back_when_idle(queue: &Queue, engine: &SharedEngine) {
    loop {
        queue.emptied().await;
        for wait in [IDLE, UNUSED] {
            sleep(wait).await;
            let load = queue.load();
            if load.running > 0 || load.queued > 0 {
                // It will be emptied again.
                break;
            }
            let engine = engine.clone();
            // It takes some milliseconds; whatever comes of it, there is nothing to do.
            let _ = tokio::task::spawn_blocking(move || {
                engine.engine().solver().free_spare_memory();
                give_back();
            })
            .await;
        }
    }
}

/// How many arenas the allocator may have. Searches allocate in large pieces and seldom,
/// so their threads hardly wait for each other in one.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const ARENAS: i32 = 1;

/// Limits the number of the allocator's arenas, for the whole process. Those that exist
/// already stay.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(
    unsafe_code,
    reason = "a function of the C library that takes two numbers; inventory in ARCHITECTURE.md"
)]
pub(crate) fn limit_arenas() {
    // SAFETY: `mallopt` may be called by any thread at any time; this option only keeps
    // further arenas from being made. If it is refused, more memory is held, that is all.
    unsafe { libc::mallopt(libc::M_ARENA_MAX, ARENAS) };
}

/// Other allocators have no such number.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(crate) fn limit_arenas() {}

/// Gives what is free in all of the allocator's arenas back to the system.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(
    unsafe_code,
    reason = "a function of the C library that takes a number; inventory in ARCHITECTURE.md"
)]
fn give_back() {
    // SAFETY: `malloc_trim` has no preconditions, may be called by any thread at any
    // time, and moves nothing that is in use.
    unsafe { libc::malloc_trim(0) };
}

/// Other allocators give memory back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn give_back() {}
