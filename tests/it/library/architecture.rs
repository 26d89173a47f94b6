//! The crate graph and the module graph are those drawn in ARCHITECTURE.md.
//!
//! Each drawing is a block of lines `name -> names`. Both ways: what is drawn is imported
//! somewhere, and what is imported is drawn. Code of tests may import anything. Rules of
//! CONTRIBUTING.md that a program can check are here too.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use loyd_tests::project;

type Graph = BTreeMap<String, BTreeSet<String>>;

/// Reads the drawing that follows a line of ARCHITECTURE.md.
fn drawn(title: &str) -> Graph {
    let text = fs::read_to_string(project("ARCHITECTURE.md")).expect("a file");
    let block = text
        .split(&format!("```text {title}\n"))
        .nth(1)
        .unwrap_or_else(|| panic!("ARCHITECTURE.md draws no {title}"));
    let lines = block.lines().take_while(|line| *line != "```");
    let row = |line: &str| {
        let (name, others) = line.split_once("->").unwrap_or((line, ""));
        let others = others.split_whitespace().map(str::to_owned);
        (name.trim().to_owned(), others.collect())
    };
    lines.map(row).collect()
}

/// The files below a directory.
fn files(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

/// The modules that a source file imports, without those that only its tests import.
fn imports(source: &str) -> BTreeSet<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let code = code.split("#[cfg(all(test").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim().starts_with("//"));
    let name = |rest: &str| -> String {
        let letters = rest
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_');
        letters.collect()
    };
    let mut found = BTreeSet::new();
    for line in lines {
        found.extend(line.split("crate::").skip(1).map(name));
    }
    found
}

#[test]
fn modules_import_what_is_drawn_and_nothing_else() {
    let source = project("crates/loyd/src");
    let mut real = Graph::new();
    for file in files(&source) {
        let inside = file.strip_prefix(&source).expect("inside");
        let first = inside.iter().next().expect("a name");
        let module = first.to_string_lossy().trim_end_matches(".rs").to_owned();
        if module == "lib" {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a file");
        let mut others = imports(&text);
        others.remove(&module);
        real.entry(module).or_default().extend(others);
    }
    assert_eq!(real, drawn("modules"));
}

/// Only the kernel knows pattern databases; the other searches know the trait.
#[test]
fn searches_know_no_heuristic() {
    let search = project("crates/loyd/src/search");
    for file in files(&search) {
        let text = fs::read_to_string(&file).expect("a file");
        let is_kernel = file.starts_with(search.join("kernel"));
        assert!(
            is_kernel || !imports(&text).contains("pattern"),
            "{} imports pattern databases",
            file.display()
        );
    }
}

#[test]
fn crates_depend_on_what_is_drawn_and_nothing_else() {
    let mut real = Graph::new();
    for entry in fs::read_dir(project("crates")).expect("a directory") {
        let path = entry.expect("an entry").path();
        let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
        let after = manifest.split("\n[dependencies]\n").nth(1);
        let dependencies = after.unwrap_or_default().split("\n[").next();
        let names = dependencies.unwrap_or_default().lines();
        let names = names.filter_map(|line| line.split(['.', ' ', '=']).next());
        let ours = names.filter(|name| name.starts_with("loyd"));
        let name = path.file_name().expect("a name").to_string_lossy();
        real.insert(name.into_owned(), ours.map(str::to_owned).collect());
    }
    assert_eq!(real, drawn("crates"));
}

/// Errors carry remedies as data, and only a door words them: the crates below the doors have no
/// text with a flag or a command line.
#[test]
fn no_text_below_the_doors_names_a_flag() {
    let is_flag = |word: &str| {
        let name = word.strip_prefix("--").unwrap_or_default();
        name.starts_with(|c: char| c.is_ascii_lowercase())
    };
    for name in ["loyd", "loyd-store", "loyd-engine", "loyd-lab"] {
        for file in files(&project("crates").join(name).join("src")) {
            let text = fs::read_to_string(&file).expect("a file");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines().filter(|line| !line.trim().starts_with("//")) {
                let flag = line
                    .split(|c: char| c.is_whitespace() || "\"`(".contains(c))
                    .any(is_flag);
                let command = ["\"loyd ", "; loyd ", ": loyd "].iter().any(|start| {
                    let mut rests = line.split(start).skip(1);
                    rests.any(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()))
                });
                assert!(!flag && !command, "{}: {}", file.display(), line.trim());
            }
        }
    }
}

/// The types that a source file declares, without those of its tests.
fn types(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    for line in code.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let kinds = ["struct", "enum", "trait", "union"];
        let at = words.iter().position(|word| {
            // An alias inside a trait or its implementation is named by the trait.
            kinds.contains(word) || *word == "type" && !line.starts_with(' ')
        });
        let is_comment = words.first().is_some_and(|word| word.starts_with("//"));
        let name = at.and_then(|at| words.get(at + 1)).filter(|_| !is_comment);
        let name = name.map(|name| name.split(|c: char| !c.is_alphanumeric()).next());
        let name = name.flatten().unwrap_or_default();
        if name.starts_with(|c: char| c.is_uppercase()) {
            found.push(name.to_owned());
        }
    }
    found
}

/// A reader who has met a name in one file must not meet it with another meaning.
#[test]
fn no_type_name_occurs_twice_in_a_crate() {
    for entry in fs::read_dir(project("crates")).expect("a directory") {
        let mut declared = BTreeMap::new();
        for file in files(&entry.expect("an entry").path().join("src")) {
            let text = fs::read_to_string(&file).expect("a file");
            for name in types(&text) {
                let other = declared.insert(name.clone(), file.clone());
                assert!(other.is_none(), "{name} is in {file:?} and in {other:?}");
            }
        }
        assert!(!declared.is_empty(), "a crate declares some type");
    }
}

/// What is added to one of these folders is also named where the program lists it, or it would
/// never be used.
#[test]
fn every_data_file_is_listed() {
    let lists: [(&str, &str, &[&str]); 3] = [
        (
            "loyd/data/partitions",
            "txt",
            &["loyd/src/pattern/partition.rs"],
        ),
        (
            "loyd-lab/data/suites",
            "toml",
            &["loyd-lab/src/suite/named.rs"],
        ),
        (
            "loyd-lab/data/instances",
            "csv",
            &[
                "loyd-lab/src/set.rs",
                "loyd-lab/src/suite/mod.rs",
                "../tests/it/library/published.rs",
            ],
        ),
    ];
    for (folder, ending, sources) in lists {
        let read = |source: &&str| fs::read_to_string(project("crates").join(source));
        let lists: Result<Vec<String>, _> = sources.iter().map(read).collect();
        let lists = lists.expect("sources").concat();
        for entry in fs::read_dir(project("crates").join(folder)).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|end| end == ending) {
                let name = path.file_stem().expect("a name").to_string_lossy();
                let listed = [format!("\"{name}\""), format!("{name}.{ending}\"")];
                assert!(
                    listed.iter().any(|text| lists.contains(text)),
                    "{} is not listed in {sources:?}",
                    path.display()
                );
            }
        }
    }
}
