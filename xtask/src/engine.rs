//! `cargo xtask web --engine`: the engine in WebAssembly, `npm/loyd.wasm`, which is committed.
//!
//! Not every machine has a compiler for WebAssembly, so the file is committed with a stamp: the
//! compiler, the hash of the sources that went in, and the hash of the file. `cargo xtask test`
//! compares stamp, sources and file without that compiler; `--check` builds the file again and
//! compares its bytes, which are the same from every folder.
//!
//! The compiler is Debian's `rustc-web` with the sources of the standard library: the pair is in
//! its packages, and a stable toolchain of rustup without the target `wasm32-unknown-unknown` can
//! do without.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use crate::needs;
use crate::step::{root, run, target};

/// Debian's packages with the compiler and its standard library.
const PACKAGES: [&str; 4] = [
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "libstd-rust-web-dev",
];
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";

/// Flags for a small file: no places of panics in the source, no texts of panics, and only the names
/// of types where they are printed for debugging; and for quick loops where the sources ask for
/// them, with vectors, which browsers have had since 2023.
const FLAGS: &str = "-Zlocation-detail=none -Zunstable-options -Cpanic=immediate-abort \
                     -Zfmt-debug=shallow \
                     -Ctarget-feature=+simd128 --cfg=optimize_loops";

/// What goes into the engine, besides the packages of `Cargo.lock`.
const SOURCES: [&str; 8] = [
    "Cargo.toml",
    "crates/loyd/Cargo.toml",
    "crates/loyd/src",
    "crates/loyd-engine/Cargo.toml",
    "crates/loyd-engine/src",
    "crates/loyd-wasm/Cargo.toml",
    "crates/loyd-wasm/src",
    "partitions",
];

/// What is known of the committed file.
#[derive(Debug, PartialEq, Eq)]
struct Stamp {
    compiler: String,
    sources: String,
    file: String,
}

/// Builds the engine and its stamp.
pub(crate) fn build_engine() -> Result<()> {
    install_compiler()?;
    let bytes = build()?;
    let stamp = Stamp {
        compiler: compiler()?,
        sources: sources()?,
        file: blake3::hash(&bytes).to_string(),
    };
    fs::write(engine_file(), &bytes)?;
    fs::write(stamp_file(), stamp.to_text())?;
    println!("npm/loyd.wasm: {} bytes, {}", bytes.len(), stamp.compiler);
    Ok(())
}

/// Builds the engine and compares it with the committed one, byte by byte.
pub(crate) fn check_bytes() -> Result<()> {
    check_stamp()?;
    install_compiler()?;
    let (stamp, compiler) = (read_stamp()?, compiler()?);
    ensure!(
        stamp.compiler == compiler,
        "npm/loyd.wasm was built by {}; bytes can only be compared with the same compiler, and \
         this one is {compiler}",
        stamp.compiler
    );
    ensure!(
        build()? == fs::read(engine_file())?,
        "npm/loyd.wasm is not what the sources give; run: cargo xtask web --engine"
    );
    println!("npm/loyd.wasm is what the sources give");
    Ok(())
}

/// Checks that file, sources and stamp belong together.
pub(crate) fn check_stamp() -> Result<()> {
    let stamp = read_stamp()?;
    ensure!(
        blake3::hash(&fs::read(engine_file())?).to_string() == stamp.file,
        "npm/loyd.wasm is not the file that npm/loyd.wasm.stamp is about; run: cargo xtask web \
         --engine"
    );
    ensure!(
        sources()? == stamp.sources,
        "the sources changed since npm/loyd.wasm was built; run: cargo xtask web --engine (three \
         minutes; it installs Debian's {} if it is missing)",
        PACKAGES[0]
    );
    Ok(())
}

fn engine_file() -> PathBuf {
    root().join("npm/loyd.wasm")
}

fn stamp_file() -> PathBuf {
    root().join("npm/loyd.wasm.stamp")
}

/// Installs the compiler, if it is missing.
fn install_compiler() -> Result<()> {
    if Path::new(CARGO).exists() && Path::new(RUSTC).exists() {
        return Ok(());
    }
    needs::install("a compiler for WebAssembly", &PACKAGES)
}

fn build() -> Result<Vec<u8>> {
    let folder = target().join("web");
    let mut cargo = Command::new(CARGO);
    cargo
        .args(["build", "--locked", "--package", "loyd-wasm"])
        .args(["--profile", "wasm", "--target", "wasm32-unknown-unknown"])
        .args(["-Z", "build-std=std,panic_abort"])
        .args(["-Z", "build-std-features=optimize_for_size", "--target-dir"])
        .arg(&folder)
        .current_dir(root())
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS);
    // What the toolchain that runs us has set is not meant for another one.
    for variable in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC_WRAPPER", "RUSTFLAGS"] {
        cargo.env_remove(variable);
    }
    run("engine in WebAssembly", &mut cargo)?;
    let built = folder.join("wasm32-unknown-unknown/wasm/loyd_wasm.wasm");
    fs::read(&built).with_context(|| format!("{} cannot be read", built.display()))
}

/// The linker of the toolchain that runs us; Debian's compiler comes without.
fn linker() -> Result<PathBuf> {
    let sysroot = said("rustc", &["--print", "sysroot"])?;
    let host = said("rustc", &["--print", "host-tuple"])?;
    let linker = Path::new(&sysroot)
        .join("lib/rustlib")
        .join(host)
        .join("bin/rust-lld");
    ensure!(
        linker.exists(),
        "the linker {} is missing",
        linker.display()
    );
    Ok(linker)
}

fn compiler() -> Result<String> {
    said(RUSTC, &["--version"])
}

fn said(program: &str, words: &[&str]) -> Result<String> {
    let output = Command::new(program).args(words).output();
    let output = output.with_context(|| format!("{program} does not start"))?;
    ensure!(output.status.success(), "{program} failed");
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The hash of names and contents of all sources.
fn sources() -> Result<String> {
    let mut files = Vec::new();
    for place in SOURCES {
        collect(&root().join(place), &mut files)?;
    }
    files.sort();
    let mut hasher = blake3::Hasher::new();
    for file in files {
        let name = file.strip_prefix(root())?.to_string_lossy().into_owned();
        let bytes = fs::read(&file)?;
        hasher.update(format!("{name}\0{}\0", bytes.len()).as_bytes());
        hasher.update(&bytes);
    }
    Ok(hasher.finalize().to_string())
}

fn collect(place: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if place.is_file() {
        files.push(place.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(place);
    for entry in entries.with_context(|| format!("{} cannot be read", place.display()))? {
        collect(&entry?.path(), files)?;
    }
    Ok(())
}

impl Stamp {
    /// One line per field.
    fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, value) in [
            ("compiler", &self.compiler),
            ("sources", &self.sources),
            ("file", &self.file),
        ] {
            // Writing to a text never fails.
            let _ = writeln!(text, "{name}: {value}");
        }
        text
    }

    fn parse(text: &str) -> Option<Stamp> {
        let field = |name: &str| {
            let mut lines = text.lines();
            let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            value.map(str::to_owned)
        };
        Some(Stamp {
            compiler: field("compiler")?,
            sources: field("sources")?,
            file: field("file")?,
        })
    }
}

fn read_stamp() -> Result<Stamp> {
    let text = fs::read_to_string(stamp_file()).context("npm/loyd.wasm.stamp cannot be read")?;
    match Stamp::parse(&text) {
        Some(stamp) => Ok(stamp),
        None => bail!("npm/loyd.wasm.stamp is damaged; run: cargo xtask web --engine"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_reads_back() {
        let stamp = Stamp {
            compiler: "rustc 1.96.0 (built from a source tarball)".to_owned(),
            sources: "12".to_owned(),
            file: "34".to_owned(),
        };
        assert_eq!(Stamp::parse(&stamp.to_text()), Some(stamp));
        assert_eq!(Stamp::parse("compiler: a\nfile: b\n"), None);
    }
}
