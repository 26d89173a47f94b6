//! The commands that the documents show.
//!
//! A `console` block shows commands with their output. Outside of the README each command must occur
//! in a tested copy, and the output shown must match the output tested there. An `sh` block shows commands alone;
//! the program must accept their arguments.

use std::fs;
use std::path::Path;

use clap::Parser as _;
use loyd_cli::Args;
use loyd_tests::project;

use crate::documents::markdown::{Block, blocks};
use crate::documents::{COPIES, documents, files};

/// A command with its output.
pub(crate) struct Example {
    pub(crate) command: String,
    pub(crate) output: Vec<String>,
}

/// Returns the commands of a `console` block. The exit codes of tested copies (`? 2`) are left
/// out, and so are empty lines at the end.
pub(crate) fn examples(block: &Block<'_>) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    for line in &block.lines {
        if let Some(command) = line.strip_prefix("$ ") {
            found.push(Example {
                command: command.to_owned(),
                output: Vec::new(),
            });
        } else if !line.starts_with("? ") {
            let example = found.last_mut().expect("a block begins with a command");
            example.output.push((*line).to_owned());
        }
    }
    for example in &mut found {
        while example.output.last().is_some_and(String::is_empty) {
            example.output.pop();
        }
    }
    found
}

fn console_examples(text: &str) -> Vec<Example> {
    let console = blocks(text)
        .into_iter()
        .filter(|block| block.language == "console");
    console.flat_map(|block| examples(&block)).collect()
}

/// Returns `true` if the line matches a pattern in which `[..]` stands for any text.
fn line_matches(pattern: &str, line: &str) -> bool {
    let Some((start, rest)) = pattern.split_once("[..]") else {
        return pattern == line;
    };
    let Some(line) = line.strip_prefix(start) else {
        return false;
    };
    let mut ends = (0..=line.len()).filter(|&end| line.is_char_boundary(end));
    ends.any(|end| line_matches(rest, &line[end..]))
}

/// Returns `true` if the lines match patterns of which `...` stands for any number of lines.
fn output_matches(patterns: &[String], lines: &[String]) -> bool {
    match patterns.split_first() {
        None => lines.is_empty(),
        Some((first, rest)) if first == "..." => {
            (0..=lines.len()).any(|skipped| output_matches(rest, &lines[skipped..]))
        }
        Some((first, rest)) => lines
            .split_first()
            .is_some_and(|(line, lines)| line_matches(first, line) && output_matches(rest, lines)),
    }
}

#[test]
fn examples_are_tested_and_show_the_tested_output() {
    let tested: Vec<Example> = files(Path::new(COPIES), "trycmd")
        .iter()
        .flat_map(|path| console_examples(&fs::read_to_string(path).unwrap()))
        .collect();
    let mut shown = 0;
    for (path, text) in documents() {
        if path.ends_with("README.md") && path.parent() == Some(&project("")) {
            // `readme.rs` runs what it shows.
            continue;
        }
        for example in console_examples(&text) {
            let command = &example.command;
            let copy = tested.iter().find(|copy| copy.command == *command);
            let copy = copy.unwrap_or_else(|| {
                panic!("{}: no tested copy of `{command}`", path.display());
            });
            assert!(
                output_matches(&copy.output, &example.output),
                "{}: the output of `{command}` is not the tested one",
                path.display()
            );
            shown += 1;
        }
    }
    assert!(shown >= 5, "only {shown} examples were found");
}

#[test]
fn examples_have_no_marks_of_the_test_runner() {
    for (path, text) in documents() {
        for block in blocks(&text) {
            for line in block.lines {
                let marked = line == "..." || line.contains("[..]") || line.starts_with("? ");
                let console = block.language == "console";
                assert!(!(console && marked), "{}: {line}", path.display());
            }
        }
    }
}

/// Returns the words of each `loyd` command of a shell line: quotes are resolved, comments and
/// redirections left out.
pub(crate) fn loyd_commands(line: &str) -> Vec<Vec<String>> {
    let mut commands = vec![Vec::new()];
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars().chain([' ']) {
        match (quote, c) {
            (Some(open), c) if open == c => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, '#' | '>' | '&') if word.is_none() => break,
            (None, '|') => commands.push(Vec::new()),
            (None, ' ') => commands.last_mut().unwrap().extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    commands.retain(|words| words.first().is_some_and(|first| first == "loyd"));
    commands
}

#[test]
fn shell_commands_have_valid_arguments() {
    let mut checked = 0;
    for (path, text) in documents() {
        for block in blocks(&text) {
            if block.language != "sh" {
                continue;
            }
            let script = block.lines.join("\n").replace("\\\n", " ");
            let script = script.replace("cargo run --release -- ", "loyd ");
            for words in script.lines().flat_map(loyd_commands) {
                if let Err(error) = Args::try_parse_from(&words) {
                    panic!("{}: {words:?}: {error}", path.display());
                }
                checked += 1;
            }
        }
    }
    assert!(checked >= 10, "only {checked} commands were found");
}

#[test]
fn wildcards_match_any_text() {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    assert!(line_matches("a [..] c", "a b c"));
    assert!(!line_matches("a [..] c", "a b d"));
    assert!(output_matches(&lines("...\nb"), &lines("x\ny\nb")));
    assert!(!output_matches(&lines("a\nb"), &lines("a")));
    assert!(!output_matches(&lines("a"), &lines("a\nb")));
}
