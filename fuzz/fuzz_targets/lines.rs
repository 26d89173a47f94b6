//! Any bytes are lines for the engine: every message is JSON with an id, and it ends.
#![no_main]

use std::io::{self, Cursor, Write};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use loyd::{References, Solver};
use loyd_server::{Config, SharedEngine, serve_lines};
use serde_json::Value;

/// All runs share what the engine prepares.
static ENGINE: LazyLock<SharedEngine> =
    LazyLock::new(|| SharedEngine::new(Solver::new(), References::Ignore, |_, _| ()));

/// Keeps what is written.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fuzz_target!(|bytes: &[u8]| {
    let config = Config {
        threads: 1,
        time: Duration::from_millis(5),
        memory: 10_000_000,
        ..Config::default()
    };
    let written = Kept::default();
    let input = Cursor::new(bytes.to_vec());
    serve_lines(input, written.clone(), config, ENGINE.clone()).unwrap();
    let text = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
    for line in text.lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        assert!(message.get("id").is_some() && message["event"].is_string());
        assert_ne!(message["data"]["error"]["kind"], "internal", "{line}");
    }
});
