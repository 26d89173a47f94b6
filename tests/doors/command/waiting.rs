//! Waiting for events of other processes.
//!
//! No test may depend on how fast or busy the machine is, so none sleeps for a while and
//! hopes. Each waits for what it needs to see, and gives up only when something
//! must have gone wrong for good.

use std::process::{Child, ExitStatus};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long anything may take before a test says that it never happens.
pub(crate) const TIMEOUT: Duration = Duration::from_mins(5);

/// Waits until something is true.
#[track_caller]
pub(crate) fn wait_until(what: &str, mut is_true: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_true() {
        assert!(began.elapsed() < TIMEOUT, "waited in vain: {what}");
        sleep(Duration::from_millis(5));
    }
}

/// Waits for the end of a process, and kills it if it does not come. A caller that wants its
/// output must read it first, or it must fit into a pipe.
#[track_caller]
pub(crate) fn end_of(child: &mut Child) -> ExitStatus {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("a child") {
            return status;
        }
        if began.elapsed() >= TIMEOUT {
            let _ = child.kill();
            panic!("the process does not end");
        }
        sleep(Duration::from_millis(5));
    }
}

/// Sends Ctrl-C.
#[cfg(unix)]
pub(crate) fn interrupt(child: &Child) {
    send(child, rustix::process::Signal::INT);
}

/// Sends the request to terminate, as batch systems and `timeout` do. Every command must end by it
/// as by Ctrl-C, so tests send the one or the other.
#[cfg(unix)]
pub(crate) fn terminate(child: &Child) {
    send(child, rustix::process::Signal::TERM);
}

#[cfg(unix)]
fn send(child: &Child, signal: rustix::process::Signal) {
    use rustix::process::{Pid, kill_process};
    kill_process(Pid::from_child(child), signal).expect("it runs");
}

/// Waits until a process handles both signals and has then worked for a while: longer than
/// anything takes but a search that will not end by itself.
#[cfg(target_os = "linux")]
#[track_caller]
pub(crate) fn wait_until_it_works(child: &Child) {
    /// Hundredths of a second of processor time.
    const A_WHILE: u64 = 30;
    /// The bits of SIGINT and SIGTERM.
    const BOTH: u64 = 1 << (2 - 1) | 1 << (15 - 1);
    let read = |name: &str| {
        let file = format!("/proc/{}/{name}", child.id());
        std::fs::read_to_string(file).unwrap_or_default()
    };
    wait_until("it handles the signals", || {
        let status = read("status");
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        caught.is_some_and(|mask| mask & BOTH == BOTH)
    });
    let used = || -> u64 {
        // Behind the name in brackets, which may hold spaces; user and system time are
        // fields 14 and 15 of the whole.
        let stat = read("stat");
        let fields = stat.rsplit(')').next().unwrap_or_default();
        let fields = fields.split_whitespace().skip(11).take(2);
        fields.filter_map(|field| field.parse::<u64>().ok()).sum()
    };
    let before = used();
    wait_until("it works", || used() >= before + A_WHILE);
}

/// Waits until no thread of a process has anything to do. One that is not let run by a busy
/// machine is still ready to, so this is not a matter of time.
#[cfg(target_os = "linux")]
#[track_caller]
pub(crate) fn wait_until_it_waits(child: &Child) {
    /// Looks, because the threads cannot be looked at all at once.
    const LOOKS: u32 = 20;
    let sleeps = |task: std::fs::DirEntry| {
        let stat = std::fs::read_to_string(task.path().join("stat")).unwrap_or_default();
        let state = stat.rsplit(')').next().unwrap_or_default();
        state.trim_start().starts_with('S')
    };
    let mut looks = 0;
    wait_until("it waits", || {
        let tasks = std::fs::read_dir(format!("/proc/{}/task", child.id()));
        let all_sleep = tasks.is_ok_and(|tasks| tasks.flatten().all(sleeps));
        looks = if all_sleep { looks + 1 } else { 0 };
        looks == LOOKS
    });
}

/// Elsewhere there is nothing to look at.
#[cfg(all(unix, not(target_os = "linux")))]
pub(crate) fn wait_until_it_works(_: &Child) {
    sleep(Duration::from_secs(5));
}
