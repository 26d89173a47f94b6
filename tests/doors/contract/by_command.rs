//! Requests as commands with flags.

use serde_json::{Value, json};

use super::{Case, Door, Failure, keep};
use crate::command::{Ran, loyd};

#[test]
fn the_command_keeps_the_contract() {
    keep(Door::Command, |case| {
        let words = words(case);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let ran = loyd(&words);
        let has_record = !ran.out.is_empty() && [0, 3].contains(&ran.code);
        if has_record {
            Ok(record(case, &ran))
        } else {
            Err(failure(case, &ran))
        }
    });
}

/// A field is the flag of its name, but for the board.
fn words(case: &Case) -> Vec<String> {
    let mut words = vec![case.command.clone(), "--format=json".to_owned()];
    for (name, value) in &case.request {
        match (name.as_str(), value) {
            ("board", Value::String(board)) => words.push(board.clone()),
            (_, Value::Bool(true)) => words.push(format!("--{name}")),
            (_, Value::String(text)) => words.push(format!("--{name}={text}")),
            (_, value) => words.push(format!("--{name}={value}")),
        }
    }
    words
}

/// Scrambles are records of their own.
fn record(case: &Case, ran: &Ran) -> Value {
    let mut records = ran.json();
    if case.command == "scramble" {
        return json!({"boards": records});
    }
    assert_eq!(records.len(), 1, "{}: {}", case.name, ran.out);
    records.remove(0)
}

/// The text names or quotes what is wrong: what other doors say by a kind, the command says in a
/// sentence.
fn failure(case: &Case, ran: &Ran) -> Failure {
    let wanted = case
        .failure
        .clone()
        .unwrap_or_else(|| panic!("{}: {}", case.name, ran.err));
    assert_eq!(
        ran.code,
        case.exit.unwrap_or(2),
        "{}: {}",
        case.name,
        ran.err
    );
    let quotes = |field: &str| {
        let text = case.request.get(field).and_then(Value::as_str);
        text.and_then(|text| text.rsplit(':').next())
            .is_some_and(|end| ran.err.contains(end))
    };
    let names = |field: &String| match field.as_str() {
        "board" => true,
        "solution" => ran.err.contains("move"),
        flag => ran.err.contains(&format!("--{flag}")) || quotes(flag),
    };
    Failure {
        kind: wanted.kind,
        field: wanted.field.filter(names),
        message: match wanted.message {
            Some(message) if ran.err.contains(&message) => Some(message),
            _ => Some(ran.err.clone()),
        },
    }
}
