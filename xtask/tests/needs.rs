//! `cargo xtask test` says what is missing before it runs anything.

#![cfg(unix)]

use std::fs::{create_dir_all, remove_dir_all};
use std::path::{Path, PathBuf};
use std::process::Command;

/// An empty directory of this name.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = remove_dir_all(&path);
    create_dir_all(&path).expect("creates");
    path
}

/// Runs `cargo xtask test` where the programs of this directory are all there are, and
/// gives what it says. Whatever it runs after looking fails at once.
fn test_with(programs: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .arg("test")
        .env("PATH", programs)
        .env("CARGO", "/no/such/cargo")
        .env_remove("CHROMIUM")
        .output()
        .expect("runs");
    assert!(!output.status.success());
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "",
        "nothing runs before"
    );
    String::from_utf8(output.stderr).expect("text")
}

/// Puts a program into this directory.
///
/// Another process writes the file. If this one did, a process that another test starts at
/// that moment would hold the file open for writing, and a program that is being written cannot
/// be started.
fn program(directory: &Path, name: &str, says: &str) {
    let script = r#"printf '#!/bin/sh\necho %s\n' "$2" > "$1" && chmod 755 "$1""#;
    let written = Command::new("sh")
        .args(["-c", script, "sh"])
        .arg(directory.join(name))
        .arg(says)
        .status();
    assert!(written.expect("sh runs").success());
}

#[test]
fn everything_that_is_missing_is_named_at_once() {
    let said = test_with(&directory("no-programs"));
    assert!(said.contains("node 20.19 or newer"), "{said}");
    assert!(said.contains("\n  npm"), "{said}");
    assert!(said.contains("cargo test --workspace"), "{said}");
}

#[test]
fn an_old_node_is_named_with_its_version() {
    let programs = directory("old-node");
    program(&programs, "node", "v18.19.0");
    program(&programs, "npm", "9.2.0");
    let said = test_with(&programs);
    assert!(said.contains("this one is v18.19.0"), "{said}");
    assert!(!said.contains("\n  npm"), "{said}");
}
