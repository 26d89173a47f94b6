//! `loyd db`: building, listing, describing, checking and removing tables.

use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::command::{Ran, binary, finish};

/// A data directory of its own.
pub(crate) struct Data {
    pub(crate) directory: TempDir,
}

impl Data {
    pub(crate) fn new() -> Data {
        let directory = tempfile::tempdir().expect("a temporary directory");
        Data { directory }
    }

    /// A data directory in which a partition is stored.
    pub(crate) fn with(partition: &str) -> Data {
        let data = Data::new();
        data.db(&["build", partition]).exits(0);
        data
    }

    pub(crate) fn path(&self) -> &Path {
        self.directory.path()
    }

    /// Runs `loyd db` on it.
    pub(crate) fn db(&self, arguments: &[&str]) -> Ran {
        let mut command = binary();
        command.env("LOYD_DATA_DIR", self.path());
        finish(command.arg("db").args(arguments), b"")
    }

    /// Runs `loyd refs` on it.
    #[cfg(target_os = "linux")]
    pub(crate) fn refs(&self, arguments: &[&str]) -> Ran {
        let mut command = binary();
        command.env("LOYD_DATA_DIR", self.path());
        finish(command.arg("refs").args(arguments), b"")
    }

    /// The names in it, sorted, without the stamps of tables.
    pub(crate) fn names(&self) -> Vec<String> {
        names_in(self.path())
    }
}

/// The names in a directory, sorted, without the stamps of tables that are there:
/// whether a check leaves one depends on how long ago the table was written.
fn names_in(directory: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(directory).expect("is there");
    let name = |entry: std::fs::DirEntry| entry.file_name().into_string().expect("text");
    let mut names: Vec<String> = entries.map(|entry| name(entry.expect("reads"))).collect();
    let has_table = |name: &String| {
        let table = name.strip_suffix(".checked");
        table.is_some_and(|table| directory.join(table).is_file())
    };
    names.retain(|name| !has_table(name));
    names.sort();
    names
}

/// The groups of 5-5-5 as files.
const FIVES: [&str; 3] = [
    "4x4-blank15-aware-1-2-3-4-5.loyd",
    "4x4-blank15-aware-6-7-8-11-12.loyd",
    "4x4-blank15-aware-9-10-13-14-15.loyd",
];

/// A 3x3 partition, drawn.
const SMALL: &str = "# the blank in the middle\n1 1 1\n2 0 1\n2 2 2\n";

fn numbers(value: &Value) -> Vec<u64> {
    let list = value.as_array().expect("a list");
    list.iter().map(|v| v.as_u64().expect("a number")).collect()
}

#[test]
fn build_says_what_it_did() {
    let data = Data::new();
    let ran = data.db(&["build", "6-6-3", "--format", "json"]).exits(0);
    let ran = ran.says("6-6-3, 3 blank-aware tables to build: 3 MB on disk");
    let tables = ran.json();
    assert_eq!(tables.len(), 3);
    for table in &tables {
        assert_eq!(table["partition"], "6-6-3");
        assert_eq!(table["kind"], "blank-aware");
        assert_eq!(table["built"], true);
        let states = table["states"].as_u64().expect("a count");
        let histogram = numbers(&table["histogram"]);
        assert_eq!(histogram.iter().sum::<u64>(), states);
        assert_eq!(table["largest"], histogram.len() - 1);
        let weighted: u64 = histogram.iter().zip(0..).map(|(n, v)| n * v).sum();
        let mean = table["mean"].as_f64().expect("a mean");
        #[expect(clippy::cast_precision_loss, reason = "both are far below 2^53")]
        let expected = weighted as f64 / states as f64;
        assert!((mean - expected).abs() < 1e-9);
        assert!(table["seconds"].as_f64() > Some(0.0));
        assert!(table["write_seconds"].as_f64() > Some(0.0));
        if cfg!(target_os = "linux") {
            assert!(table["peak_bytes"].as_u64() > Some(1_000_000));
        }
        let path = table["path"].as_str().expect("a path");
        let bytes = std::fs::metadata(path).expect("is there").len();
        assert_eq!(table["bytes"], bytes);
    }
    let six = &tables[0];
    assert_eq!(numbers(&six["tiles"]), [1, 2, 3, 4, 5, 6]);
    assert_eq!(six["states"], 11_816_640);
    let again = data.db(&["build", "6-6-3", "--format", "json"]).exits(0);
    for table in again.json() {
        assert_eq!(table["built"], false);
        assert_eq!(table["seconds"], Value::Null);
    }
    assert_eq!(again.err, "");
}

#[test]
fn build_in_text() {
    let data = Data::new();
    let ran = data.db(&["build", "5-5-5", "--threads", "1"]).exits(0);
    let ran = ran
        .prints("\nbuilt in ")
        .prints("\nmean ")
        .prints("5-5-5: ")
        .prints("sum of the means ");
    let width = |line: &str| line.chars().count();
    let wide = ran.lines().into_iter().find(|line| width(line) > 80);
    assert!(wide.is_none_or(|line| line.starts_with('/')), "{wide:?}");
    let mut expected = FIVES.map(str::to_owned);
    expected.sort();
    assert_eq!(data.names(), expected);
    let ran = data.db(&["build", "5-5-5"]).exits(0);
    ran.prints("stored already");
    data.db(&["build", "5-5-5", "--rebuild"])
        .exits(0)
        .prints("built in ");
    assert_eq!(data.names(), expected);
}

/// Partitions that share a group share its file.
#[test]
fn files_are_shared() {
    let data = Data::with("1-3|4-6|7-9|10-12|13-15");
    let ran = data.db(&["build", "1-3|4-6|7 8 12|9-11|13-15", "--format", "json"]);
    let built: Vec<Value> = ran
        .exits(0)
        .json()
        .iter()
        .map(|t| t["built"].clone())
        .collect();
    assert_eq!(built, [false, false, true, true, false]);
    assert_eq!(data.names().len(), 7);
}

#[test]
fn every_kind_and_shape() {
    let data = Data::new();
    let drawing = data.path().join("small.txt");
    std::fs::write(&drawing, SMALL).expect("writes");
    let file = format!("@{}", drawing.display());
    for (kind, word) in [
        ("blank-aware", "aware"),
        ("classic", "classic"),
        ("non-additive", "nonadditive"),
    ] {
        let ran = data
            .db(&["build", &file, "--kind", kind, "--format", "json"])
            .exits(0);
        for (table, tiles) in ran.json().iter().zip(["1-2-3-5", "4-6-7-8"]) {
            let path = table["path"].as_str().expect("a path");
            assert!(
                path.ends_with(&format!("3x3-blank4-{word}-{tiles}.loyd")),
                "{path}"
            );
            assert_eq!(table["shape"], "3x3");
        }
        data.db(&["verify", &file, "--kind", kind, "--deep"])
            .exits(0);
        data.db(&["info", &file, "--kind", kind])
            .exits(0)
            .prints("1 1 1\n2 0 1\n2 2 2");
    }
    assert_eq!(
        data.db(&["list"])
            .exits(0)
            .prints("3x3 blank 4")
            .lines()
            .len(),
        7
    );
    data.db(&["remove", &file]).exits(0);
    assert_eq!(
        data.db(&["list", "--format", "json"]).exits(0).json().len(),
        4
    );
}

#[test]
fn list_and_info() {
    let data = Data::new();
    data.db(&["list"]).exits(0).says("no tables in ");
    data.db(&["info", "7-8", "--data-dir", "/nowhere at all"])
        .exits(4)
        .says("is not there; run: loyd db build 7-8 --data-dir '/nowhere at all'");
    let absent = data.path().join("absent");
    let absent = absent.to_str().expect("text");
    data.db(&["list", "--data-dir", absent])
        .exits(0)
        .says("no tables in ");
    data.db(&["build", "5-5-5"]).exits(0);
    let ran = data.db(&["list"]).exits(0).says("3 tables, ");
    assert_eq!(ran.lines().len(), 4, "{}", ran.out);
    assert!(ran.lines().iter().all(|line| line.chars().count() <= 80));
    let listed = data.db(&["list", "--format", "json"]).exits(0).json();
    let told = data
        .db(&["info", "5-5-5", "--format", "json"])
        .exits(0)
        .json();
    assert_eq!(listed.len(), 3);
    for mut table in told {
        let fields = table.as_object_mut().expect("an object");
        assert_eq!(fields.remove("partition"), Some("5-5-5".into()));
        assert!(listed.contains(&table));
    }
    let file = data.path().join(FIVES[0]);
    let file = file.to_str().expect("text");
    data.db(&["info", file])
        .exits(0)
        .prints("tiles 1 2 3 4 5: ");
    data.db(&["info", "7-8"])
        .exits(4)
        .says("is not there; run: loyd db build 7-8");
    data.db(&["info", "notes.loyd"])
        .exits(2)
        .says("is not the name of a table");
}

#[test]
fn verify() {
    let data = Data::new();
    data.db(&["verify"]).exits(0).says("no tables in ");
    data.db(&["verify", "5-5-5"])
        .exits(4)
        .says("is not there; run: loyd db build 5-5-5");
    data.db(&["build", "5-5-5"]).exits(0);
    let ran = data.db(&["verify"]).exits(0);
    assert_eq!(ran.out.matches("ok, checksum right: ").count(), 3);
    let ran = data.db(&["verify", "5-5-5", "--deep"]).exits(0);
    assert_eq!(ran.out.matches("ok, proved: ").count(), 3);
    let ran = data.db(&["verify", "--deep", "--format", "json"]).exits(0);
    for verdict in ran.json() {
        assert_eq!(
            (&verdict["ok"], &verdict["deep"]),
            (&true.into(), &true.into())
        );
    }
}

#[test]
fn remove() {
    let data = Data::with("5-5-5");
    let mine = data.path().join("4x4-blank15-aware-1-2-3-4-5.loyd.mine");
    std::fs::write(&mine, "").expect("writes");
    data.db(&["remove"]).exits(2);
    data.db(&["remove", "--all", "5-5-5"]).exits(2);
    data.db(&["remove", "7-8"])
        .exits(0)
        .says("is not there")
        .says("0 B freed");
    let file = data.path().join(FIVES[1]);
    let ran = data.db(&["remove", file.to_str().expect("text")]).exits(0);
    assert_eq!(ran.lines().len(), 1);
    assert_eq!(data.names().len(), 3);
    data.db(&["remove", "--all"])
        .exits(0)
        .prints(FIVES[0])
        .prints(FIVES[2]);
    assert_eq!(data.names(), ["4x4-blank15-aware-1-2-3-4-5.loyd.mine"]);
}

#[test]
fn the_directory_is_the_flag_then_the_variable_then_the_cache() {
    let (flag, variable) = (Data::new(), Data::new());
    let home = tempfile::tempdir().expect("a temporary directory");
    let run = |arguments: &[&str], given: &str| {
        let mut command = binary();
        command
            .env("HOME", home.path())
            .env_remove("XDG_CACHE_HOME")
            .env("LOYD_DATA_DIR", given);
        finish(command.args(["db", "build", "5-5-5"]).args(arguments), b"").exits(0)
    };
    let path = |data: &Data| data.path().to_str().expect("text").to_owned();
    run(&["--data-dir", &path(&flag)], &path(&variable));
    assert_eq!((flag.names().len(), variable.names().len()), (3, 0));
    run(&[], &path(&variable));
    assert_eq!(variable.names().len(), 3);
    run(&[], "");
    if cfg!(target_os = "linux") {
        let cache = home.path().join(".cache/loyd");
        assert_eq!(names_in(&cache).len(), 3);
    }
}

#[test]
fn wrong_usage() {
    let data = Data::new();
    data.db(&[]).exits(2);
    data.db(&["build"]).exits(2);
    data.db(&["build", "7-9"])
        .exits(2)
        .says("there is no partition \"7-9\"");
    data.db(&["build", "1-8|8-15"])
        .exits(2)
        .says("tile 8 is in group 1 and in group 2");
    data.db(&["build", "1-8|10-15"])
        .exits(2)
        .says("tile 9 is in no group");
    data.db(&["build", "7-8", "--kind", "grand"])
        .exits(2)
        .says("grand");
    data.db(&["build", "7-8", "--threads", "0"]).exits(2);
    data.db(&["build", "@"])
        .exits(4)
        .says("@ needs the name of a file");
    data.db(&["build", "@/nowhere/at/all"])
        .exits(4)
        .says("cannot read /nowhere/at/all");
    let drawing = data.path().join("drawing.txt");
    let file = format!("@{}", drawing.display());
    for (text, says) in [
        ("1 1 1/1 2 0".as_bytes(), "group 2 has"),
        (b"1 1 2/2 2".as_slice(), "row 2"),
        (b"\xff\xfe".as_slice(), "not UTF-8"),
        (&vec![b' '; 70_000], "too long"),
    ] {
        std::fs::write(&drawing, text).expect("writes");
        let ran = data.db(&["build", &file]).says(says);
        assert!([2, 4].contains(&ran.code), "{}", ran.err);
    }
    // Nine rows of eight: each group has more states than anybody can count.
    let row = |a: u8| format!("{a} {a} {a} {a} {a} {a} {a} {a}\n");
    let wide: String = (1..8).map(row).collect::<String>() + "8 8 8 8 8 8 8 0\n";
    std::fs::write(&drawing, wide).expect("writes");
    data.db(&["build", &file])
        .exits(2)
        .says("would have more than");
    assert_eq!(data.names(), ["drawing.txt"]);
}

/// What `blocks-6` means depends on the board, so every command takes its size.
#[test]
fn rules_are_for_boards_of_any_size() {
    let data = Data::new();
    let both = "blocks-4+columns-4";
    let built = data.db(&["build", both, "--size", "3x5"]).exits(0);
    built.says("to build").prints(both);
    assert!(
        data.names()
            .iter()
            .all(|name| name.starts_with("3x5-blank14-"))
    );
    let count = data.names().len();
    let again = data.db(&["build", both, "--size", "3x5", "--format", "json"]);
    let tables = again.exits(0).json();
    assert!(tables.iter().all(|table| table["built"] == false));
    let partitions: Vec<&Value> = tables.iter().map(|table| &table["partition"]).collect();
    assert!(
        partitions.contains(&&Value::from("blocks-4")),
        "{partitions:?}"
    );
    assert!(
        partitions.contains(&&Value::from("columns-4")),
        "{partitions:?}"
    );
    let info = data.db(&["info", both, "--size", "3x5"]).exits(0);
    info.prints("blocks-4, blank-aware")
        .prints("columns-4, blank-aware");
    data.db(&["list"]).exits(0).prints("3x5");
    let proved = data
        .db(&["verify", both, "--size", "3x5", "--deep"])
        .exits(0);
    assert_eq!(proved.out.matches("ok, proved").count(), count);
    let missing = data.db(&["info", "blocks-4", "--size", "2x5"]).exits(4);
    missing.says("run: loyd db build blocks-4 --size 2x5");
    // Without a size a rule is for 4x4, as a list of groups is.
    data.db(&["info", "blocks-4"]).exits(4).says("4x4-blank15-");
    let wrong = data.db(&["build", "7-8", "--size", "4x5"]).exits(2);
    wrong.says("7-8 is drawn for 4x4 boards, not for 4x5");
    let first = [
        "build",
        "blocks-3",
        "--size",
        "2x3",
        "--goal",
        "blank-first",
    ];
    data.db(&first).exits(0);
    assert!(
        data.names()
            .iter()
            .any(|name| name.starts_with("2x3-blank0-"))
    );
    data.db(&["remove", both, "--size", "3x5"]).exits(0);
    assert!(
        data.names()
            .iter()
            .all(|name| name.starts_with("2x3-blank0-"))
    );
}
