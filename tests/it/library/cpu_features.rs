//! Code compiled for a processor's features is called only where every one of them was
//! detected.
//!
//! Calling it elsewhere is undefined behaviour, and no machine that runs the tests may lack
//! the feature in question; so this reads the source.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The texts between quotation marks after each `begin`.
fn quoted<'a>(text: &'a str, begin: &str) -> Vec<&'a str> {
    let quoted = |rest: &'a str| rest.strip_prefix('"')?.split('"').next();
    text.split(begin).skip(1).filter_map(quoted).collect()
}

/// The sets of features that are detected together, joined by `&&`.
fn detected(text: &str) -> Vec<BTreeSet<&str>> {
    const BEGIN: &str = "is_x86_feature_detected!(";
    let mut sets: Vec<BTreeSet<&str>> = Vec::new();
    let mut joined = false;
    for (number, rest) in text.split(BEGIN).enumerate() {
        if number > 0 {
            let name = rest.split('"').nth(1).unwrap();
            match sets.last_mut() {
                Some(set) if joined => drop(set.insert(name)),
                _ => sets.push(BTreeSet::from([name])),
            }
        }
        let between = rest.split_once(')').map_or("", |(_, after)| after);
        joined = number > 0 && between.trim() == "&&";
    }
    sets
}

#[test]
fn every_feature_that_is_enabled_is_detected() {
    let mut files = Vec::new();
    let root = loyd_tests::project("crates/loyd/src");
    sources(&root, &mut files);
    let mut enabling = 0;
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        // The kernel detects once, and hands on a value that proves it; others keep that value.
        let is_kernel = file.components().any(|part| part.as_os_str() == "kernel");
        let proof = if is_kernel || text.contains("Bmi2::detect()") {
            fs::read_to_string(root.join("grid/cpu.rs")).unwrap()
        } else {
            String::new()
        };
        let detected = [detected(&text), detected(&proof)].concat();
        for list in quoted(&text, "target_feature(enable = ") {
            enabling += 1;
            let enabled: BTreeSet<&str> = list.split(',').map(str::trim).collect();
            assert!(
                detected.iter().any(|set| set.is_superset(&enabled)),
                "{}: {enabled:?} is enabled, {detected:?} are detected",
                file.display()
            );
        }
        // Every way to enable a feature was understood.
        let all = text.matches("target_feature(").count();
        assert_eq!(all, quoted(&text, "target_feature(enable = ").len());
    }
    assert!(enabling >= 5, "{enabling}");
}
