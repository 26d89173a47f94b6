//! Lists the files of the page, which `src/page.rs` embeds.
//!
//! Writes `page.rs`: an array of names and bytes, sorted by name. The names of the files
//! under `assets/` change with every build of the page, so no list of them is kept in the
//! sources.

use std::path::Path;
use std::{env, fs, io};

/// The built page, seen from this crate.
const PAGE: &str = "../../web/dist";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PAGE}");
    let mut names = Vec::new();
    list(Path::new(PAGE), "", &mut names)?;
    names.sort();
    let row = |name: &String| {
        let path = format!("{PAGE}/{name}");
        let from_root = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {path:?})");
        format!("({name:?}, include_bytes!({from_root})),\n")
    };
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    let text = format!("&[\n{}]\n", names.iter().map(row).collect::<String>());
    fs::write(Path::new(&out).join("page.rs"), text)
}

/// Adds the names of all files in a folder and in the folders below it. `prefix` is the
/// name of the folder itself.
fn list(folder: &Path, prefix: &str, names: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}
