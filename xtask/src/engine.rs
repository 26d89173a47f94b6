//! `cargo xtask web --engine`: the engine in WebAssembly, `target/web/loyd.wasm`.
//!
//! The page without a server, the npm package and their tests take it from there. The standard
//! library is compiled with it, which makes the file a quarter smaller. So the compiler must have the
//! library's sources: rustup adds them to the toolchain that runs us. Where there is no rustup,
//! Debian's `rustc-web` has them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use crate::needs;
use crate::step::{Output, root, target};

/// Debian's packages with a compiler and its standard library.
const PACKAGES: [&str; 4] = [
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "libstd-rust-web-dev",
];

/// Flags for a small file: no places of panics in the source, no texts of panics, and only the names
/// of types where they are printed for debugging; and for quick loops where the sources ask for
/// them, with vectors, which browsers have had since 2023.
const FLAGS: &str = "-Zlocation-detail=none -Zunstable-options -Cpanic=immediate-abort \
                     -Zfmt-debug=shallow \
                     -Ctarget-feature=+simd128 --cfg=optimize_loops";

/// A compiler that has the sources of its standard library.
struct Compiler {
    cargo: PathBuf,
    rustc: PathBuf,
}

/// Builds the engine. Installs what the compiler lacks.
pub(crate) fn build_engine(output: &Output) -> Result<()> {
    let folder = target().join("web");
    let mut build = find_compiler(output)?.build(&folder)?;
    output.run("engine in WebAssembly", &mut build)?;
    let made = folder.join("wasm32-unknown-unknown/wasm/loyd_wasm.wasm");
    let file = folder.join("loyd.wasm");
    let bytes =
        fs::copy(&made, &file).with_context(|| format!("{} cannot be copied", made.display()))?;
    output.print(&format!("{}: {bytes} bytes", file.display()))
}

/// Finds a compiler, or installs what it lacks.
fn find_compiler(output: &Output) -> Result<Compiler> {
    let ours = Compiler {
        cargo: std::env::var_os("CARGO")
            .unwrap_or_else(|| "cargo".into())
            .into(),
        rustc: "rustc".into(),
    };
    if ours.has_sources() {
        return Ok(ours);
    }
    let mut add = Command::new("rustup");
    add.args(["component", "add", "rust-src"])
        .current_dir(root());
    if add.output().is_ok_and(|added| added.status.success()) && ours.has_sources() {
        return Ok(ours);
    }
    let debian = Compiler {
        cargo: "/usr/bin/cargo".into(),
        rustc: "/usr/bin/rustc".into(),
    };
    if !debian.has_sources() {
        needs::install(output, "a compiler for WebAssembly", &PACKAGES)?;
    }
    if debian.has_sources() {
        return Ok(debian);
    }
    bail!("no compiler has the sources of its standard library; try: rustup component add rust-src")
}

impl Compiler {
    fn has_sources(&self) -> bool {
        let sources =
            |sysroot: String| Path::new(&sysroot).join("lib/rustlib/src/rust/library/Cargo.lock");
        said(&self.rustc, &["--print", "sysroot"]).is_ok_and(|sysroot| sources(sysroot).exists())
    }

    /// Returns the command that builds into `folder`.
    fn build(&self, folder: &Path) -> Result<Command> {
        let mut cargo = Command::new(&self.cargo);
        cargo
            .args(["build", "--locked", "--package", "loyd-wasm"])
            .args(["--profile", "wasm", "--target", "wasm32-unknown-unknown"])
            .args(["-Z", "build-std=std,panic_abort"])
            .args(["-Z", "build-std-features=optimize_for_size", "--target-dir"])
            .arg(folder)
            .current_dir(root());
        // What is set for the toolchain that runs us is not meant for another one.
        for variable in ["CARGO", "RUSTC_WRAPPER", "RUSTFLAGS"] {
            cargo.env_remove(variable);
        }
        cargo
            .env("RUSTC", &self.rustc)
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?)
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS);
        Ok(cargo)
    }
}

/// The linker of the toolchain that runs us; Debian's compiler comes without.
fn linker() -> Result<PathBuf> {
    let rustc = Path::new("rustc");
    let sysroot = said(rustc, &["--print", "sysroot"])?;
    let host = said(rustc, &["--print", "host-tuple"])?;
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

fn said(program: &Path, words: &[&str]) -> Result<String> {
    let output = Command::new(program)
        .args(words)
        .current_dir(root())
        .output();
    let output = output.with_context(|| format!("{} does not start", program.display()))?;
    ensure!(output.status.success(), "{} failed", program.display());
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
