//! The program under test: it is started, asked about every board, and ended.
//!
//! Three threads serve its three streams, so it may read and write in any order: nothing that it
//! does or does not do blocks us. What it prints goes through a channel of limited length; of its
//! standard error only the end is kept. The threads are not waited for, because a descendant of
//! the program may hold a stream open for ever.

use std::collections::VecDeque;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::answers::{Answers, BadLine};
use crate::interrupt;
use crate::progress_line::ProgressLine;

/// Bytes of its output read at once, and pieces of it that wait.
const PIECE: usize = 16 * 1024;
const PIECES: usize = 16;
/// Bytes of its standard error that are kept.
const TAIL: usize = 2_000;
/// How often Ctrl-C and the time are looked at.
const LOOK: Duration = Duration::from_millis(20);
/// How long the end of its standard error is waited for when it has ended.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// What a program is asked.
pub(super) struct Questions {
    /// The program and its arguments, at least the program.
    pub(super) words: Vec<String>,
    /// One board per line.
    pub(super) boards: Vec<String>,
    /// How long it may neither take a board nor give an answer.
    pub(super) timeout: Duration,
}

/// How it went.
pub(super) enum Ending {
    /// One estimate for every board.
    Estimates(Vec<f64>),
    /// It did not do what it should.
    Faulty(Box<Trouble>),
    /// The user pressed Ctrl-C after so many answers.
    Interrupted(usize),
}

/// What a program did wrong.
#[derive(Debug)]
pub(super) struct Trouble {
    pub(super) cause: Cause,
    /// Answers before that.
    pub(super) answers: usize,
    /// The end of what it wrote to standard error.
    pub(super) stderr: String,
}

#[derive(Debug)]
pub(super) enum Cause {
    /// It printed something else than an estimate.
    Line(BadLine),
    /// It ended in good order before the last answer.
    TooFew,
    /// It ended in another way.
    Crashed(ExitStatus),
    /// It neither read nor printed for too long.
    Hangs,
    /// It gave all answers and did not end.
    NeverEnds,
}

/// Runs the program. An error means that it cannot be started.
pub(super) fn run(questions: Questions, line: &mut ProgressLine) -> io::Result<Ending> {
    let Questions {
        words,
        boards,
        timeout,
    } = questions;
    let all = boards.len();
    let mut running = Running::start(&words, boards)?;
    let mut answers = Answers::new(all);
    let ended = running.listen(&mut answers, all, timeout, line);
    let count = answers.count();
    let cause = match ended {
        Err(Ended::Interrupted) => return Ok(Ending::Interrupted(count)),
        Err(Ended::Silent) if count == all => Cause::NeverEnds,
        Err(Ended::Silent) => Cause::Hangs,
        Err(Ended::BadLine(bad)) => Cause::Line(bad),
        Ok(None) => Cause::NeverEnds,
        Ok(Some(status)) if !status.success() => Cause::Crashed(status),
        Ok(Some(_)) => match answers.complete() {
            Some(estimates) => return Ok(Ending::Estimates(estimates)),
            None => Cause::TooFew,
        },
    };
    Ok(Ending::Faulty(Box::new(Trouble {
        cause,
        answers: count,
        stderr: running.last_words(),
    })))
}

/// Why reading ended before the output did.
enum Ended {
    BadLine(BadLine),
    Silent,
    Interrupted,
}

/// A program that runs; it is ended when this is dropped.
struct Running {
    child: Child,
    pieces: Receiver<Vec<u8>>,
    /// Boards that it has taken.
    taken: Arc<AtomicUsize>,
    tail: Arc<Mutex<VecDeque<u8>>>,
    /// Disconnected when its standard error is closed.
    stderr_open: Receiver<()>,
}

impl Running {
    fn start(words: &[String], boards: Vec<String>) -> io::Result<Running> {
        let mut command = Command::new(&words[0]);
        command
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        group::own(&mut command);
        let mut child = command.spawn()?;
        let taken = Arc::new(AtomicUsize::new(0));
        let tail = Arc::new(Mutex::new(VecDeque::new()));
        let (sender, pieces) = mpsc::sync_channel(PIECES);
        let (open, stderr_open) = mpsc::channel();
        if let Some(stdin) = child.stdin.take() {
            let taken = Arc::clone(&taken);
            thread::spawn(move || ask(stdin, &boards, &taken));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || pass_on(stdout, &sender));
        }
        if let Some(stderr) = child.stderr.take() {
            let tail = Arc::clone(&tail);
            thread::spawn(move || {
                keep_tail(stderr, &tail);
                drop(open);
            });
        }
        Ok(Running {
            child,
            pieces,
            taken,
            tail,
            stderr_open,
        })
    }

    /// Reads until the output ends, and then returns how the program ended; `None` if it closed
    /// its output and goes on.
    fn listen(
        &mut self,
        answers: &mut Answers,
        all: usize,
        timeout: Duration,
        line: &mut ProgressLine,
    ) -> Result<Option<ExitStatus>, Ended> {
        let mut progress = (0, 0);
        let mut since = Instant::now();
        let mut open = true;
        loop {
            if interrupt::asked() {
                return Err(Ended::Interrupted);
            }
            if open {
                match self.pieces.recv_timeout(LOOK) {
                    Ok(piece) => answers.read(&piece).map_err(Ended::BadLine)?,
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => open = false,
                }
            } else {
                if let Ok(Some(status)) = self.child.try_wait() {
                    // What a program that crashed printed last may be half a line.
                    if status.success() {
                        answers.end().map_err(Ended::BadLine)?;
                    }
                    return Ok(Some(status));
                }
                thread::sleep(LOOK);
            }
            let now = (answers.count(), self.taken.load(Ordering::Relaxed));
            if now != progress {
                (progress, since) = (now, Instant::now());
            }
            if since.elapsed() >= timeout {
                return if open { Err(Ended::Silent) } else { Ok(None) };
            }
            line.share(now.0 as u64, all as u64);
            line.draw(|seconds| format!("{seconds:.0} s"));
        }
    }

    /// Ends the program and returns the end of what it wrote to standard error.
    fn last_words(&mut self) -> String {
        self.end();
        let _ = self.stderr_open.recv_timeout(LAST_WORDS);
        let mut tail = self.tail.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(tail.make_contiguous()).into_owned()
    }

    fn end(&mut self) {
        group::end(&self.child);
        // Both fail if it has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

/// Writes the boards until there are no more, or the program takes no more.
fn ask(stdin: impl Write, boards: &[String], taken: &AtomicUsize) {
    let mut stdin = BufWriter::new(stdin);
    for board in boards {
        if writeln!(stdin, "{board}").is_err() {
            return;
        }
        taken.fetch_add(1, Ordering::Relaxed);
    }
    let _ = stdin.flush();
}

/// Reads the output in pieces until it ends or nobody listens.
fn pass_on(mut stdout: impl Read, pieces: &SyncSender<Vec<u8>>) {
    let mut buffer = vec![0; PIECE];
    while let Some(piece) = next_piece(&mut stdout, &mut buffer) {
        if pieces.send(piece.to_vec()).is_err() {
            return;
        }
    }
}

/// Reads a stream to its end and keeps the last bytes of it.
fn keep_tail(mut stderr: impl Read, tail: &Mutex<VecDeque<u8>>) {
    let mut buffer = vec![0; PIECE];
    while let Some(piece) = next_piece(&mut stderr, &mut buffer) {
        let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
        tail.extend(piece);
        let excess = tail.len().saturating_sub(TAIL);
        tail.drain(..excess);
    }
}

/// Returns what can be read now; `None` at the end of the stream.
fn next_piece<'a>(stream: &mut impl Read, buffer: &'a mut [u8]) -> Option<&'a [u8]> {
    loop {
        match stream.read(buffer) {
            Ok(0) => return None,
            Ok(length) => return Some(&buffer[..length]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
}

/// The program with all that it starts: a process group of its own, so that nothing of it is left
/// and Ctrl-C reaches us alone.
#[cfg(target_os = "linux")]
mod group {
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};

    use rustix::process::{Pid, Signal, kill_process_group};

    pub(super) fn own(command: &mut Command) {
        command.process_group(0);
    }

    pub(super) fn end(child: &Child) {
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
}

#[cfg(not(target_os = "linux"))]
mod group {
    use std::process::{Child, Command};

    pub(super) fn own(_: &mut Command) {}

    pub(super) fn end(_: &Child) {}
}
