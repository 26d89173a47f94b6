//! Opens a page in the user's browser.

use std::env;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::thread;

use crate::error::remark;

/// The program that opens addresses on this system, with the words before the address.
const OPENER: &[&str] = if cfg!(windows) {
    &["cmd", "/c", "start"]
} else if cfg!(target_os = "macos") {
    &["open"]
} else {
    &["xdg-open"]
};

/// Opens the page of a server: by the program that `BROWSER` names, as other programs do, or else
/// by that of the system. Does not wait for it.
pub(crate) fn open(address: SocketAddr) {
    let page = format!("http://{address}/");
    let mut words = match env::var_os("BROWSER") {
        Some(browser) if !browser.is_empty() => vec![browser],
        Some(_) | None => OPENER.iter().map(OsString::from).collect(),
    };
    words.push(page.clone().into());
    let open = move || {
        let mut opener = Command::new(&words[0]);
        opener.args(&words[1..]);
        opener.stdin(Stdio::null()).stdout(Stdio::null());
        let ended = opener.stderr(Stdio::null()).status();
        if !ended.is_ok_and(|status| status.success()) {
            remark(&format!("no browser could be opened; open {page} in yours"));
        }
    };
    // Some programs end when the browser does.
    thread::spawn(open);
}
