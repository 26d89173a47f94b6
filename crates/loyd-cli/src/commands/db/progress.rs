//! The observer of a build or a proof: a line on the terminal, and Ctrl-C.

use std::ops::ControlFlow;
use std::path::Path;

use loyd::pattern::BuildObserver;
use loyd_store::{StoreObserver, StoredId};

use crate::error::remark;
use crate::interrupt;
use crate::progress_line::ProgressLine;

/// Columns of the bar.
const BAR: usize = 24;

/// Watches one table.
#[derive(Debug)]
pub(super) struct Progress {
    tiles: String,
    line: ProgressLine,
    told: bool,
}

impl Progress {
    pub(super) fn new(id: &StoredId) -> Progress {
        Progress {
            tiles: id.to_string(),
            line: ProgressLine::new(),
            told: false,
        }
    }
}

fn go_on() -> ControlFlow<()> {
    if interrupt::asked() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}

impl BuildObserver for Progress {
    fn level(&mut self, level: u32, found: u64, states: u64) -> ControlFlow<()> {
        let tiles = &self.tiles;
        self.line.draw(|_| {
            let (bar, percent) = (bar(found, states), 100 * found / states.max(1));
            format!("{tiles} {bar} {percent:3} %, level {level}")
        });
        go_on()
    }

    fn pulse(&mut self, _: u64, _: u64) -> ControlFlow<()> {
        go_on()
    }
}

impl StoreObserver for Progress {
    fn waiting(&mut self, path: &Path) -> ControlFlow<()> {
        if !self.told {
            self.told = true;
            let path = path.display();
            remark(&format!("waiting for another process that builds {path}"));
        }
        self.line
            .draw(|seconds| format!("waiting for another process, {seconds:.0} s"));
        go_on()
    }

    fn writing(&mut self, _: &Path) {
        let tiles = &self.tiles;
        self.line.draw(|_| format!("{tiles} {} writing", bar(1, 1)));
    }
}

/// How much of it is done, drawn.
fn bar(found: u64, states: u64) -> String {
    let filled = (found.min(states) * BAR as u64 / states.max(1)) as usize;
    "█".repeat(filled) + &"░".repeat(BAR - filled)
}
