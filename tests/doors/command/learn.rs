//! Models for large boards: the same file from the same seed, whatever interrupts it, and files
//! that cannot be used or written.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{Ran, binary, finish};

/// A data directory of its own, removed in the end.
struct Models(tempfile::TempDir);

impl Models {
    fn new() -> Models {
        Models(tempfile::tempdir().expect("a directory"))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = binary();
        command.args(arguments).env("LOYD_DATA_DIR", self.0.path());
        command
    }

    fn loyd(&self, arguments: &[&str]) -> Ran {
        finish(&mut self.command(arguments), b"")
    }

    /// Learns a small model of 3x4.
    fn learn(&self, more: &[&str]) -> Ran {
        let arguments = ["learn", "3x4", "--scrambles", "130", "--seed", "1"];
        self.loyd(&[&arguments[..], more].concat())
    }
}

fn bytes(path: &Path) -> Vec<u8> {
    std::fs::read(path).expect("a file")
}

#[test]
fn the_same_seed_makes_the_same_file() {
    let models = Models::new();
    let says = "learned from 130 of 130 scrambles: ";
    models.learn(&["--threads", "1"]).exits(0).prints(says);
    let made = bytes(&models.file("3x4.model"));
    assert!(!models.file("3x4.training").exists());
    let other = models.file("other");
    let output = ["--threads", "3", "--output", other.to_str().unwrap()];
    models.learn(&output).exits(0);
    assert_eq!(bytes(&other), made);
    // A model of the transposed shape is the same one.
    let refused = models.loyd(&["learn", "4x3"]).exits(2);
    refused.says("there is a model already").says("--replace");
    models
        .learn(&["--replace", "--seed", "2"])
        .exits(2)
        .says("cannot be used multiple times");
    models
        .loyd(&[
            "learn",
            "4x3",
            "--replace",
            "--scrambles",
            "64",
            "--seed",
            "2",
        ])
        .exits(0);
    assert_ne!(bytes(&models.file("3x4.model")), made);
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_run_goes_on_to_the_same_file() {
    use crate::command::waiting::{terminate, wait_until_it_works};

    let models = Models::new();
    let arguments = ["learn", "4x5", "--from", "untrained", "--scrambles", "1000"];
    let stopped = loop {
        let child = models.command(&arguments).spawn().expect("it starts");
        wait_until_it_works(&child);
        terminate(&child);
        let stopped = Ran::of(child);
        if stopped.code != 0 {
            break stopped;
        }
        // It was over before the signal came.
        std::fs::remove_file(models.file("4x5.model")).expect("a model");
    };
    let stopped = stopped.exits(3).says("to go on: loyd learn 4x5 --continue");
    stopped.prints("of 1000 scrambles: ").prints("4x5.training");
    assert!(!models.file("4x5.model").exists());
    models
        .loyd(&arguments)
        .exits(2)
        .says("an interrupted run is in");
    models.loyd(&["learn", "4x5", "--continue"]).exits(0);
    let made = bytes(&models.file("4x5.model"));
    models
        .loyd(&[&arguments[..], &["--replace"]].concat())
        .exits(0);
    assert_eq!(bytes(&models.file("4x5.model")), made);
}

#[test]
fn damaged_files_are_named_and_not_overwritten() {
    let models = Models::new();
    models.learn(&[]).exits(0);
    let path = models.file("3x4.model");
    let good = bytes(&path);
    for (at, says) in [(200, "is damaged"), (8, "has version"), (0, "is no model")] {
        let mut damaged = good.clone();
        damaged[at] ^= 0x55;
        std::fs::write(&path, &damaged).expect("writes");
        let sentence = format!("{} {says}", path.display());
        models.learn(&[]).exits(4).says(&sentence).says("--replace");
        for arguments in [
            &["db", "list"][..],
            &["learn", "3x4", "--from", "stored", "--replace"],
            &["learn", "3x4", "--evaluate", "stored"],
        ] {
            models.loyd(arguments).exits(4).says(&sentence);
        }
        assert_eq!(bytes(&path), damaged);
        // Solving goes on, and says why.
        let solve = ["solve", "1 2 3 4/5 6 7 8/9 10 0 11", "--search", "beam"];
        models.loyd(&solve).exits(0).says(&sentence).prints("L");
    }
    models.learn(&["--replace"]).exits(0);
    assert_eq!(bytes(&path), good);
    let listed = models.loyd(&["db", "list", "--format", "json"]).exits(0);
    assert_eq!(listed.json()[0]["board"], "3x4");
    std::fs::write(models.file("3x4.training"), "nonsense").expect("writes");
    let continued = models.loyd(&["learn", "3x4", "--continue"]).exits(4);
    continued.says("3x4.training is no training");
    models.learn(&[]).exits(2).says("an interrupted run is in");
}

#[test]
fn a_directory_that_cannot_be_written_is_known_before_anything_is_learned() {
    let models = Models::new();
    std::fs::write(models.file("file"), "").expect("writes");
    let inside = models.file("file").join("model");
    let ran = models.learn(&["--output", inside.to_str().unwrap()]);
    ran.exits(4).says("cannot create");
}

#[test]
fn stored_models_are_used_and_named() {
    let models = Models::new();
    models.learn(&[]).exits(0);
    let solve = [
        "solve",
        "1 2 3 4/5 6 7 8/9 10 0 11",
        "--search",
        "beam",
        "-v",
    ];
    let sentence = format!("learned model {}", models.file("3x4.model").display());
    models.loyd(&solve).exits(0).says(&sentence);
}

#[test]
fn learning_makes_the_solutions_of_other_boards_shorter() {
    let models = Models::new();
    let learn = ["learn", "4x4", "--from", "untrained", "--scrambles", "192"];
    models.loyd(&learn).exits(0);
    let mean = |model: &str| {
        let evaluate = ["learn", "4x4", "--evaluate", model, "--widths", "30"];
        let boards = ["-n", "10", "--seed", "999", "--format", "json"];
        let ran = models.loyd(&[&evaluate[..], &boards].concat()).exits(0);
        assert_eq!(ran.json()[0]["solved"], 10);
        ran.json()[0]["mean_moves"].as_f64().expect("a number")
    };
    let (before, after) = (mean("untrained"), mean("stored"));
    assert!(after < 0.95 * before, "{before} and {after}");
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let models = Models::new();
    for (arguments, says) in [
        (
            &["learn", "3x4", "--continue"][..],
            "there is nothing to continue",
        ),
        (&["learn", "3x4", "--shipped"], "no model for boards of 3x4"),
        (
            &["learn", "3x4", "--from", "shipped"],
            "no model for boards of 3x4",
        ),
        (&["learn", "3x4", "--boards", "korf100"], "--evaluate"),
        (
            &[
                "learn",
                "6x6",
                "--evaluate",
                "shipped",
                "--boards",
                "korf100",
            ],
            "is not one of 6x6",
        ),
        (
            &[
                "learn",
                "6x6",
                "--evaluate",
                "shipped",
                "--boards",
                "nothing",
            ],
            "there is no set",
        ),
    ] {
        models.loyd(arguments).exits(2).says(says);
    }
    let missing = ["learn", "3x4", "--evaluate", "stored"];
    models.loyd(&missing).exits(4).says("there is no model");
    let solve = [
        "solve",
        "1 2 3/4 5 6/7 0 8",
        "--search",
        "beam",
        "--heuristic",
        "md",
    ];
    let refused = models.loyd(&solve).exits(2);
    refused
        .says("does not use a heuristic")
        .says("--heuristic auto");
}

/// An estimate and a policy are learned like an order: the same file from the same seed.
#[test]
fn distances_are_learned_reproducibly() {
    let models = Models::new();
    let learn = ["learn", "3x3", "--distances", "--scrambles", "300"];
    let with = |more: &[&str]| models.loyd(&[&learn[..], more].concat());
    with(&["--threads", "1"])
        .exits(0)
        .prints("learned from 300 of 300 scrambles: ");
    let made = bytes(&models.file("3x3.distances"));
    assert!(!models.file("3x3.distances-training").exists());
    let other = models.file("other");
    with(&["--threads", "3", "--output", other.to_str().unwrap()]).exits(0);
    assert_eq!(bytes(&other), made);
    with(&[]).exits(2).says("there is a model already");
    let going_on = ["learn", "3x3", "--distances", "--continue"];
    models
        .loyd(&going_on)
        .exits(2)
        .says("there is nothing to continue");
    models
        .loyd(&["learn", "5x5", "--distances"])
        .exits(2)
        .says("cannot be learned");
    // A stored model is used, and a damaged one is named.
    let solve = ["solve", "1 2 3/4 5 6/0 7 8", "--search", "focal"];
    models.loyd(&solve).exits(0);
    std::fs::write(models.file("3x3.distances"), &made[..100]).unwrap();
    models.loyd(&solve).exits(2).says("is damaged");
    with(&[]).exits(4).says("--replace");
}
