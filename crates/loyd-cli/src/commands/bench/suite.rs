//! A suite from a file of the user's.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use loyd_lab::suite::Suite;

use crate::error::{Complaint, reason};
use crate::exit::Exit;

/// More than any suite or table of boards takes.
const LONGEST: u64 = 64 << 20;

/// Reads a suite and the files it names, which are found beside it.
pub(super) fn read(name: &str) -> Result<Suite, Complaint> {
    let path = Path::new(name);
    let text = text(path).map_err(|why| {
        Complaint::new(Exit::File, format!("cannot read {}: {why}", path.display()))
    })?;
    let beside = path.parent().unwrap_or(Path::new(""));
    let reader = |file: &str| {
        let file = beside.join(file);
        self::text(&file).map_err(|why| format!("cannot read {}: {why}", file.display()))
    };
    let read = Suite::read(name, &text, &reader);
    read.map_err(|error| Complaint::usage(format!("{name}: {}", error.trim_end())))
}

fn text(path: &Path) -> Result<String, String> {
    let file = File::open(path).map_err(|error| reason(&error))?;
    let mut text = String::new();
    let read = file.take(LONGEST + 1).read_to_string(&mut text);
    match read.map_err(|error| reason(&error))? {
        read if read as u64 > LONGEST => Err("it is too long".to_owned()),
        _ => Ok(text),
    }
}
