//! Whether standard input and output were closed when the program began (`>&-`).
//!
//! Before `main` the Rust runtime opens `/dev/null` in place of a standard stream that
//! is closed, so that no other file gets its number. From then on writing seems to work,
//! and what is written is lost. Only code that runs before the runtime can tell a
//! closed stream from one that the user sent to `/dev/null`: on Linux the loader calls
//! every function in the section `.init_array`, and ours looks whether the two
//! descriptors are open. On other systems closed streams are not noticed.

#[cfg(target_os = "linux")]
pub(crate) use linux::{input, output};

/// Whether standard input was closed.
#[cfg(not(target_os = "linux"))]
pub(crate) fn input() -> bool {
    false
}

/// Whether standard output was closed.
#[cfg(not(target_os = "linux"))]
pub(crate) fn output() -> bool {
    false
}

/// What is said of a stream that was closed.
pub(crate) fn error() -> std::io::Error {
    std::io::Error::other("it is closed")
}

#[cfg(target_os = "linux")]
mod linux {
    use std::sync::atomic::{AtomicBool, Ordering};

    use rustix::io::fcntl_getfd;
    use rustix::stdio::{stdin, stdout};

    static INPUT: AtomicBool = AtomicBool::new(false);
    static OUTPUT: AtomicBool = AtomicBool::new(false);

    /// Whether standard input was closed.
    pub(crate) fn input() -> bool {
        INPUT.load(Ordering::Relaxed)
    }

    /// Whether standard output was closed.
    pub(crate) fn output() -> bool {
        OUTPUT.load(Ordering::Relaxed)
    }

    // SAFETY: the section holds pointers to functions that the loader calls one after the
    // other before `main`. `look` makes two system calls and stores two flags; it
    // needs nothing of what the runtime prepares later, and cannot panic.
    #[allow(
        unsafe_code,
        reason = "the runtime hides closed streams, so one has to look before it runs"
    )]
    #[used]
    #[unsafe(link_section = ".init_array")]
    static BEFORE_MAIN: extern "C" fn() = look;

    extern "C" fn look() {
        INPUT.store(fcntl_getfd(stdin()).is_err(), Ordering::Relaxed);
        OUTPUT.store(fcntl_getfd(stdout()).is_err(), Ordering::Relaxed);
    }
}
