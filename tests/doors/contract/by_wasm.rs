//! Requests to the engine in WebAssembly, but on this machine.

use std::sync::Mutex;

use loyd_wasm::{Host, Session};
use serde_json::{Value, json};

use super::{Door, Failure, keep};

/// Keeps the last message. Its clock goes on by a millisecond whenever it is read.
#[derive(Debug, Clone, Copy)]
struct Last(&'static Mutex<(f64, Value)>);

impl Host for Last {
    fn milliseconds(self) -> f64 {
        let mut state = self.0.lock().expect("not poisoned");
        state.0 += 1.0;
        state.0
    }

    fn random(self) -> f64 {
        0.5
    }

    fn message(self, line: &str) {
        self.0.lock().expect("not poisoned").1 = serde_json::from_str(line).expect("JSON");
    }
}

#[test]
fn the_engine_of_pages_keeps_the_contract() {
    let last = Last(Box::leak(Box::default()));
    let session = Session::new(last);
    keep(Door::Wasm, |case| {
        let mut line = case.request.clone();
        line.insert("id".into(), json!(case.name));
        line.insert("command".into(), json!(case.command));
        session.answer(Value::Object(line).to_string().as_bytes());
        let end = last.0.lock().expect("not poisoned").1.take();
        assert_eq!(end["id"], case.name, "{end}");
        match end["event"].as_str() {
            Some("answer") => Ok(end["data"].clone()),
            _ => Err(Failure::read(&end["data"]["error"])),
        }
    });
}
