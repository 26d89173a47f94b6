//! A line on the terminal that says how a long search stands.
//!
//! It appears when the work has taken a second, and only where standard error
//! is a terminal. It is cleared before anything else is written.

use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

use console::Term;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, TermLike};

const FIRST_DRAWN_AFTER: Duration = Duration::from_secs(1);
const REDRAW: Duration = Duration::from_millis(100);

/// The line, drawn or not.
#[derive(Debug)]
pub(crate) struct ProgressLine {
    terminal: bool,
    began: Instant,
    drawn: Instant,
    bar: Option<ProgressBar>,
    /// How much is done, and of how much, where that is known.
    share: Option<(u64, u64)>,
}

impl ProgressLine {
    /// Returns the line of work that begins now.
    pub(crate) fn new() -> ProgressLine {
        let now = Instant::now();
        ProgressLine {
            terminal: io::stderr().is_terminal(),
            began: now,
            drawn: now,
            bar: None,
            share: None,
        }
    }

    /// Shows from now on how much is done before the text.
    pub(crate) fn share(&mut self, done: u64, all: u64) {
        self.share = Some((done, all));
    }

    /// Returns `true` if the line is shown, or will be as soon as there is a text.
    pub(crate) fn is_due(&self) -> bool {
        self.terminal && self.began.elapsed() >= FIRST_DRAWN_AFTER
    }

    /// Draws the text for the seconds gone by, unless it is too early or too
    /// soon after the last time.
    pub(crate) fn draw(&mut self, text: impl FnOnce(f64) -> String) {
        let now = Instant::now();
        let elapsed = now - self.began;
        if !self.terminal || elapsed < FIRST_DRAWN_AFTER || now - self.drawn < REDRAW {
            return;
        }
        self.drawn = now;
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::with_draw_target(
                None,
                ProgressDrawTarget::term_like(Box::new(Margin(Term::buffered_stderr()))),
            );
            let style = ProgressStyle::with_template(match self.share {
                Some(_) => "{spinner} [{bar:24}] {pos} of {len} boards, {msg}",
                None => "{spinner} {msg}",
            });
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
            bar
        });
        if let Some((done, all)) = self.share {
            bar.set_length(all);
            bar.set_position(done);
        }
        bar.set_message(text(elapsed.as_secs_f64()));
        bar.tick();
    }

    /// Takes the line away; the next [`ProgressLine::draw`] brings it back.
    pub(crate) fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Columns kept free at the right edge.
const MARGIN: u16 = 4;

/// The terminal, a little narrower than it is.
///
/// The line is padded to the width that this returns, so on the whole terminal the
/// `^C` that is echoed when a user interrupts would go to the next line, and
/// clearing would take away that one instead of ours.
#[derive(Debug)]
struct Margin(Term);

impl TermLike for Margin {
    fn width(&self) -> u16 {
        self.0.size().1.saturating_sub(MARGIN).max(1)
    }

    fn height(&self) -> u16 {
        self.0.size().0
    }

    fn move_cursor_up(&self, lines: usize) -> io::Result<()> {
        self.0.move_cursor_up(lines)
    }

    fn move_cursor_down(&self, lines: usize) -> io::Result<()> {
        self.0.move_cursor_down(lines)
    }

    fn move_cursor_right(&self, columns: usize) -> io::Result<()> {
        self.0.move_cursor_right(columns)
    }

    fn move_cursor_left(&self, columns: usize) -> io::Result<()> {
        self.0.move_cursor_left(columns)
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        self.0.write_line(text)
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        self.0.write_str(text)
    }

    fn clear_line(&self) -> io::Result<()> {
        self.0.clear_line()
    }

    fn flush(&self) -> io::Result<()> {
        self.0.flush()
    }
}
