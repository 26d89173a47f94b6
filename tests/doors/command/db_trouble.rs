//! Tables that are damaged, directories that cannot be written, builds that are
//! killed, interrupted, or wanted twice.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, ChildStderr, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::command::binary;
use crate::command::db::Data;
use crate::command::waiting::end_of;

/// One group of 6-6-3.
const SIX: &str = "4x4-blank15-aware-1-2-3-4-5-6.loyd";

#[test]
fn damaged_files_are_named_with_the_command_that_mends_them() {
    let data = Data::with("6-6-3");
    let path = data.path().join(SIX);
    let good = std::fs::read(&path).expect("reads");
    let mut flipped = good.clone();
    flipped[123_456] ^= 0x10;
    let mut version = good.clone();
    version[8] = 9;
    let other = std::fs::read(data.path().join("4x4-blank15-aware-7-8-12.loyd"));
    let other = other.expect("reads");
    for (bytes, says, shown_by_list) in [
        (&flipped[..], "is damaged: its contents do not match", false),
        (&good[..good.len() - 1], "is cut short", true),
        (&good[..100], "is cut short", true),
        (&[], "is empty", true),
        (
            &version,
            "has format version 9, and this program reads",
            true,
        ),
        (&other, "holds another table than its name says", true),
        (b"#!/bin/sh", "is not a table of loyd", true),
    ] {
        std::fs::write(&path, bytes).expect("writes");
        let sentence = format!("{} {says}", path.display());
        let mend = "; run: loyd db build 6-6-3 --rebuild";
        for arguments in [&["build", "6-6-3"][..], &["verify"], &["verify", "6-6-3"]] {
            data.db(arguments).exits(4).says(&sentence).says(mend);
        }
        let code = if shown_by_list { 4 } else { 0 };
        for command in [&["list"][..], &["info", "6-6-3"]] {
            let ran = data.db(command).exits(code);
            assert_eq!(ran.err.contains(&sentence), shown_by_list, "{}", ran.err);
        }
        let verdicts = data.db(&["verify", "--format", "json"]).exits(4).json();
        assert_eq!(verdicts.iter().filter(|v| v["ok"] == true).count(), 2);
    }
    data.db(&["build", "6-6-3", "--rebuild"]).exits(0);
    assert_eq!(std::fs::read(&path).expect("reads"), good);
    std::fs::remove_file(&path).expect("is there");
    std::fs::create_dir(&path).expect("is not there");
    data.db(&["build", "6-6-3"])
        .exits(4)
        .says("is not a file; run: mv ");
    data.db(&["remove", "--all"]).exits(4).says("is not a file");
    assert_eq!(data.names(), [SIX]);
}

/// The checksum is right and the contents are not: only a proof finds that.
#[test]
fn a_wrong_table_fails_the_proof() {
    // A header's checksums are computed anew as an attacker would.
    let data = Data::with("6-6-3");
    let path = data.path().join("4x4-blank15-aware-7-8-12.loyd");
    let mut bytes = std::fs::read(&path).expect("reads");
    let (header, payload) = bytes.split_at_mut(4096);
    payload[100] ^= 1;
    let sum = blake3::hash(payload);
    header[32..64].copy_from_slice(sum.as_bytes());
    let seal = blake3::hash(&header[..4064]);
    header[4064..].copy_from_slice(seal.as_bytes());
    std::fs::write(&path, bytes).expect("writes");
    data.db(&["verify", "6-6-3"]).exits(0);
    data.db(&["verify", "6-6-3", "--deep"])
        .exits(1)
        .says("is wrong");
}

/// No file that a killed build leaves is ever taken for a table.
#[test]
#[cfg(unix)]
fn killed_at_any_moment() {
    let data = Data::new();
    let start = || {
        let mut command = binary();
        command
            .env("LOYD_DATA_DIR", data.path())
            .args(["db", "build", "6-6-3", "--rebuild"]);
        command.spawn().expect("starts")
    };
    let began = Instant::now();
    assert!(start().wait().expect("ends").success());
    let mut whole = began.elapsed();
    data.db(&["remove", "--all"]).exits(0);
    let (mut rounds, mut killed) = (0, 0);
    while killed < 12 {
        let (mut child, began) = (start(), Instant::now());
        // Spread over the whole of it, which takes as long as the last that was too quick.
        let jitter = Duration::from_micros(u64::from(child.id()) * 7919 % 5000);
        let moment = whole * (rounds % 20) / 20 + jitter;
        while began.elapsed() < moment && child.try_wait().expect("a child").is_none() {
            sleep(Duration::from_micros(200));
        }
        child.kill().expect("a child");
        if child.wait().expect("ends").success() {
            whole = began.elapsed();
        } else {
            killed += 1;
        }
        rounds += 1;
        assert!(rounds < 1000, "only {killed} were killed in time");
        // Every file with a table's name is a whole table.
        let tables = data
            .names()
            .iter()
            .filter(|name| has_ending(name, "loyd"))
            .count();
        let ran = data.db(&["verify"]).exits(0);
        assert_eq!(ran.lines().len(), tables, "{:?}", data.names());
        if rounds % 4 == 0 {
            data.db(&["remove", "--all"]).exits(0);
        }
    }
    // The next build removes what the killed ones left; perhaps all tables are there already.
    data.db(&["build", "6-6-3", "--rebuild"]).exits(0);
    data.db(&["verify", "6-6-3", "--deep"]).exits(0);
    let left = |name: &String| has_ending(name, "tmp") || has_ending(name, "lock");
    assert!(!data.names().iter().any(left), "{:?}", data.names());
}

fn has_ending(name: &str, ending: &str) -> bool {
    Path::new(name)
        .extension()
        .is_some_and(|found| found == ending)
}

#[test]
fn two_at_once() {
    let data = Data::new();
    let start = |_| {
        let mut command = binary();
        command
            .env("LOYD_DATA_DIR", data.path())
            .args(["db", "build", "6-6-3", "--format", "json"]);
        command.spawn().expect("starts")
    };
    let children: Vec<Child> = (0..3).map(start).collect();
    let mut built = 0;
    for child in children {
        let output = child.wait_with_output().expect("ends");
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert_eq!(text.lines().count(), 3);
        built += text.matches("\"built\":true").count();
    }
    assert_eq!(built, 3, "each table once");
    assert_eq!(data.names().len(), 3, "{:?}", data.names());
    data.db(&["verify"]).exits(0);
}

/// Reads standard error until the process says that it waits for the table; gives the rest.
fn hear_that_it_waits(child: &mut Child) -> BufReader<ChildStderr> {
    let mut talk = BufReader::new(child.stderr.take().expect("piped"));
    let waits = |line: &String| line.contains("waiting for another process that builds ");
    let heard = talk.by_ref().lines().map_while(Result::ok).find(waits);
    assert!(heard.is_some_and(|line| line.ends_with(SIX)));
    talk
}

/// A process that waits says so, and builds if the other gives up.
#[test]
fn waiting_for_another_process() {
    let data = Data::new();
    let lock = std::fs::File::create(data.path().join(format!("{SIX}.lock"))).expect("creates");
    lock.lock().expect("locks");
    let mut command = binary();
    command
        .env("LOYD_DATA_DIR", data.path())
        .args(["db", "build", "6-6-3"]);
    let mut child = command.spawn().expect("starts");
    let _talk = hear_that_it_waits(&mut child);
    assert!(matches!(child.try_wait(), Ok(None)), "it waits");
    drop(lock);
    assert!(end_of(&mut child).success());
    assert_eq!(data.names().len(), 3, "{:?}", data.names());
}

#[cfg(unix)]
mod interrupted {
    use super::*;
    use crate::command::waiting::{interrupt, terminate, wait_until};

    fn start(data: &Data, partition: &str) -> Child {
        let mut command = binary();
        command.env("LOYD_DATA_DIR", data.path()).args([
            "db",
            "build",
            partition,
            "--threads",
            "1",
        ]);
        command.spawn().expect("starts")
    }

    #[test]
    fn while_building() {
        let data = Data::new();
        let child = start(&data, "7-8");
        wait_until("it builds", || !data.names().is_empty());
        terminate(&child);
        let output = child.wait_with_output().expect("ends");
        let talk = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(3), "{talk}");
        assert!(
            talk.contains("interrupted; nothing of this table is kept"),
            "{talk}"
        );
        assert!(data.names().is_empty(), "{:?}", data.names());
    }

    #[test]
    fn while_waiting() {
        let data = Data::new();
        let name = format!("{SIX}.lock");
        let lock = std::fs::File::create(data.path().join(&name)).expect("creates");
        lock.lock().expect("locks");
        let mut child = start(&data, "6-6-3");
        let _talk = hear_that_it_waits(&mut child);
        interrupt(&child);
        assert_eq!(end_of(&mut child).code(), Some(3));
        assert_eq!(data.names(), [name]);
    }
}

/// A file system of its own in a data directory, where the tests may mount one.
#[cfg(target_os = "linux")]
struct Mounted<'a>(&'a Data);

#[cfg(target_os = "linux")]
impl Mounted<'_> {
    fn new<'a>(data: &'a Data, options: &str) -> Mounted<'a> {
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o", options, "tmpfs"])
            .arg(data.path());
        let mounted = mount.status().is_ok_and(|status| status.success());
        assert!(mounted, "a file system is mounted");
        Mounted(data)
    }
}

#[cfg(target_os = "linux")]
impl Drop for Mounted<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

#[test]
#[cfg(target_os = "linux")]
#[ignore = "needs root, who mounts a file system"]
fn a_full_disk() {
    let data = Data::new();
    let _mounted = Mounted::new(&data, "size=1m");
    let path = data.path().join(SIX);
    let says = format!("cannot write {}: No space left on device", path.display());
    let ran = data.db(&["build", "6-6-3"]).exits(4);
    ran.says(&says)
        .says("choose another directory with --data-dir");
    assert!(data.names().is_empty(), "{:?}", data.names());
    data.db(&["build", "5-5-5"]).exits(0);
}

/// The same without a mount: the shell forbids large files.
#[test]
#[cfg(target_os = "linux")]
fn a_file_that_may_not_be_so_large() {
    let data = Data::new();
    let script = "ulimit -f 1000; trap '' XFSZ; exec \"$0\" db build 6-6-3";
    let output = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_loyd-tested")])
        .env("LOYD_DATA_DIR", data.path())
        .output()
        .expect("a shell");
    let talk = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(4), "{talk}");
    assert!(talk.contains(&format!("{SIX}: File too large")), "{talk}");
    assert!(data.names().is_empty(), "{:?}", data.names());
}

#[test]
#[cfg(target_os = "linux")]
#[ignore = "needs root, who mounts a file system"]
fn a_read_only_file_system() {
    let data = Data::new();
    let _mounted = Mounted::new(&data, "ro");
    let says = format!(
        "cannot write to {}: Read-only file system",
        data.path().display()
    );
    data.db(&["build", "5-5-5"]).exits(4).says(&says);
    data.db(&["list"]).exits(0).says("no tables in ");
}

/// Permissions mean nothing to root, so root runs the command as nobody.
#[test]
#[cfg(unix)]
fn without_permission() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;

    const NOBODY: u32 = 65534;
    let data = Data::with("5-5-5");
    let root = std::fs::metadata(data.path()).expect("is there").uid() == 0;
    let mode = |path: &Path, mode| {
        set_permissions(path, Permissions::from_mode(mode)).expect("is ours");
    };
    let as_nobody = |mut command: Command| {
        if root {
            command.uid(NOBODY).gid(NOBODY);
        }
        command.output()
    };
    // A copy, because nobody may not be able to reach the folder of the binary.
    let program = tempfile::tempdir().expect("a directory");
    mode(program.path(), 0o755);
    let program = program.path().join("loyd");
    let mut copy = Command::new("cp");
    copy.arg(env!("CARGO_BIN_EXE_loyd-tested")).arg(&program);
    assert!(copy.status().is_ok_and(|status| status.success()));
    let run = |arguments: &[&str]| {
        let mut command = Command::new(&program);
        command.env("LOYD_DATA_DIR", data.path());
        command.arg("db").args(arguments);
        as_nobody(command)
    };
    mode(data.path(), 0o555);
    let check = |arguments: &[&str], code: i32, says: &str| {
        let output = run(arguments).expect("starts");
        let talk = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {talk}");
        assert!(talk.contains(says), "{arguments:?}: {talk}");
    };
    let directory = data.path().display();
    check(&["list"], 0, "3 tables, ");
    check(&["verify"], 0, "");
    check(&["build", "5-5-5"], 0, "");
    check(
        &["build", "6-6-3"],
        4,
        &format!("cannot write to {directory}: Permission denied"),
    );
    check(&["remove", "5-5-5"], 4, "cannot remove ");
    let table = data.path().join(&data.names()[0]);
    mode(&table, 0o000);
    let says = format!(
        "{} cannot be read: Permission denied; run: ",
        table.display()
    );
    check(&["verify"], 4, &says);
    mode(data.path(), 0o000);
    let says = format!("the data directory {directory} cannot be read: Permission denied");
    check(&["list"], 4, &says);
    check(&["verify", "5-5-5"], 4, &says);
    mode(data.path(), 0o755);
}
