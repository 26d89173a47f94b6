//! A line on the terminal that says how a long search stands.
//!
//! It appears when the work has taken a second, and only where standard error
//! is a terminal. It is cleared before anything else is written.

use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

const PATIENCE: Duration = Duration::from_secs(1);
const REDRAW: Duration = Duration::from_millis(100);

/// The line, drawn or not.
#[derive(Debug)]
pub(crate) struct Gauge {
    terminal: bool,
    began: Instant,
    drawn: Instant,
    bar: Option<ProgressBar>,
}

impl Gauge {
    /// A gauge of work that begins now.
    pub(crate) fn new() -> Gauge {
        let now = Instant::now();
        Gauge {
            terminal: io::stderr().is_terminal(),
            began: now,
            drawn: now,
            bar: None,
        }
    }

    /// Draws the text for the seconds gone by, unless it is too early or too
    /// soon after the last time.
    pub(crate) fn draw(&mut self, text: impl FnOnce(f64) -> String) {
        let now = Instant::now();
        let elapsed = now - self.began;
        if !self.terminal || elapsed < PATIENCE || now - self.drawn < REDRAW {
            return;
        }
        self.drawn = now;
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            let style = ProgressStyle::with_template("{spinner} {msg}");
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
            bar
        });
        bar.set_message(text(elapsed.as_secs_f64()));
        bar.tick();
    }

    /// Takes the line away; the next [`Gauge::draw`] brings it back.
    pub(crate) fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

impl Drop for Gauge {
    fn drop(&mut self) {
        self.clear();
    }
}
