//! Room for connections: each takes a file descriptor, and while it waits to be
//! taken a place in the system's queue; systems give few of either unasked.

use std::net::TcpListener;

/// Raises this process's limit of open files so that this many connections fit beside
/// what else is open. Where that is not allowed the limit stays, and connections
/// that find no descriptor wait.
#[cfg(unix)]
pub(crate) fn make_room(connections: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    /// Tables, the collection of references, standard streams.
    const OTHERS: u64 = 200;
    let limit = getrlimit(Resource::Nofile);
    let wanted = connections as u64 + OTHERS;
    if limit.current.is_some_and(|current| current < wanted) {
        let most = limit.maximum.unwrap_or(wanted);
        let raised = Rlimit {
            current: Some(wanted.min(most)),
            maximum: limit.maximum,
        };
        let _ = setrlimit(Resource::Nofile, raised);
    }
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn make_room(_: usize) {}

/// Lets this many connections wait to be taken, or as many as the system allows. The
/// standard library asks for 128; a client that finds no place tries again after a second.
#[cfg(unix)]
pub(crate) fn let_wait(listener: &TcpListener, connections: usize) {
    let most = i32::try_from(connections).unwrap_or(i32::MAX);
    // It listens already; this is a matter of speed only.
    let _ = rustix::net::listen(listener, most);
}

/// Other systems choose by themselves.
#[cfg(not(unix))]
pub(crate) fn let_wait(_: &TcpListener, _: usize) {}
