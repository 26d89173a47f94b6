//! Requests as lines of JSON.

use serde_json::{Value, json};

use super::{Door, Failure, keep};
use crate::lines::{Client, unhurried};

#[test]
fn lines_keep_the_contract() {
    let mut client = Client::start(unhurried());
    keep(Door::Lines, |case| {
        let mut line = case.request.clone();
        line.insert("id".into(), json!(case.name));
        line.insert("command".into(), json!(case.command));
        client.send(&Value::Object(line));
        let end = client.next_end();
        assert_eq!(end["id"], case.name, "{end}");
        match end["event"].as_str() {
            Some("answer") => Ok(end["data"].clone()),
            _ => Err(Failure::read(&end["data"]["error"])),
        }
    });
}
