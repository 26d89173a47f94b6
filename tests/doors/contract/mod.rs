//! The contract of the doors: one table of requests and answers, which goes through all of them.
//!
//! What a request does is tested where it is made, in the libraries. Here it is tested that every door
//! translates: `cases.json` has a command, the fields of the request, and what its answer must have,
//! or the kind of its failure, and which field is wrong. Each door asks in its own words. The Python
//! package reads the same file (`crates/loyd-python/tests/test_contract.py`).

mod by_command;
mod by_http;
mod by_lines;
mod by_wasm;

use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::HashMap;

/// A row of the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    command: String,
    /// The doors that lack it, and why.
    #[serde(default)]
    except: HashMap<Door, String>,
    request: Map<String, Value>,
    answer: Option<Value>,
    failure: Option<Failure>,
    /// The exit code of the command for this failure, if it is not that of wrong usage.
    exit: Option<i32>,
}

/// What a request goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Door {
    Command,
    Http,
    Lines,
    Wasm,
    Python,
}

/// How a request fails.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Failure {
    kind: String,
    field: Option<String>,
    message: Option<String>,
}

impl Failure {
    /// Reads the error that doors of JSON answer with.
    fn read(error: &Value) -> Failure {
        let text = |name: &str| error[name].as_str().map(str::to_owned);
        Failure {
            kind: text("kind").unwrap_or_default(),
            field: text("field"),
            message: text("message"),
        }
    }

    /// Checks that `other` is this failure. A message that the table leaves open may be any, but not
    /// empty.
    fn is_met_by(&self, other: &Failure) -> bool {
        let same =
            |wanted: &Option<String>, got: &Option<String>| wanted.is_none() || wanted == got;
        let has_message = other
            .message
            .as_ref()
            .is_some_and(|message| message.len() > 5);
        self.kind == other.kind
            && same(&self.field, &other.field)
            && same(&self.message, &other.message)
            && has_message
    }
}

fn cases() -> Vec<Case> {
    let cases: Vec<Case> = serde_json::from_str(include_str!("cases.json")).expect("a table");
    for case in &cases {
        let ends = [case.answer.is_some(), case.failure.is_some()];
        assert!(ends[0] != ends[1], "{}: one end", case.name);
    }
    cases
}

/// Asks every case of a door. `ask` returns the record, or how the request failed.
fn keep(door: Door, mut ask: impl FnMut(&Case) -> Result<Value, Failure>) {
    let mut wrong = Vec::new();
    for case in cases()
        .iter()
        .filter(|case| !case.except.contains_key(&door))
    {
        let got = ask(case);
        let is_kept = match (&case.answer, &case.failure, &got) {
            (Some(wanted), _, Ok(answer)) => contains(answer, wanted),
            (_, Some(wanted), Err(failure)) => wanted.is_met_by(failure),
            _ => false,
        };
        if !is_kept {
            wrong.push(format!("{} {:?}: {got:?}", case.name, case.request));
        }
    }
    assert!(wrong.is_empty(), "{door:?}:\n{}", wrong.join("\n"));
}

/// Returns `true` if an answer has what is wanted: of an object the fields, of a list of objects
/// those, in their order; anything else is equal.
fn contains(answer: &Value, wanted: &Value) -> bool {
    match (answer, wanted) {
        (Value::Object(answer), Value::Object(wanted)) => wanted
            .iter()
            .all(|(name, wanted)| answer.get(name).is_some_and(|got| contains(got, wanted))),
        (Value::Array(answer), Value::Array(wanted)) if wanted.iter().all(Value::is_object) => {
            let mut rest = answer.iter();
            wanted
                .iter()
                .all(|wanted| rest.any(|got| contains(got, wanted)))
        }
        (Value::Number(got), Value::Number(wanted)) => got.as_f64() == wanted.as_f64(),
        _ => answer == wanted,
    }
}

#[test]
fn answers_are_compared_by_what_they_must_have() {
    let answer =
        serde_json::json!({"length": 2, "rows": [{"a": 1}, {"a": 2, "b": 3}], "moves": ["U", "L"]});
    for (wanted, is_met) in [
        (r#"{"length": 2.0}"#, true),
        (r#"{"length": 3}"#, false),
        (r#"{"width": 2}"#, false),
        (r#"{"rows": [{"b": 3}]}"#, true),
        (r#"{"rows": [{"a": 2}, {"a": 1}]}"#, false),
        (r#"{"moves": ["U", "L"]}"#, true),
        (r#"{"moves": ["U"]}"#, false),
    ] {
        let wanted = serde_json::from_str(wanted).expect("JSON");
        assert_eq!(contains(&answer, &wanted), is_met, "{wanted}");
    }
}
