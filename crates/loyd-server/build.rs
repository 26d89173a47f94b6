//! Lists the files of the page, which `src/page.rs` embeds.
//!
//! Writes `page.rs`: an array of files with their bytes, sorted by name. `index.html.gz` is no
//! file of its own, but the compressed form of `index.html`. The names of the files under
//! `assets/` change with every build of the page, so no list of them is kept in the sources.

use std::path::Path;
use std::{env, fs, io};

/// The built page, seen from this crate.
const PAGE: &str = "page";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PAGE}");
    let mut names = Vec::new();
    list(Path::new(PAGE), "", &mut names)?;
    names.sort();
    let bytes = |name: &String| {
        let path = format!("{PAGE}/{name}");
        format!("include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {path:?}))")
    };
    let row = |name: &String| {
        let compressed = names.iter().find(|other| **other == format!("{name}.gz"));
        let compressed = compressed.map_or("None".to_owned(), |gz| format!("Some({})", bytes(gz)));
        let plain = bytes(name);
        format!("PageFile {{ name: {name:?}, plain: {plain}, compressed: {compressed} }},\n")
    };
    let files = names
        .iter()
        .filter(|name| name.strip_suffix(".gz").is_none());
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    let text = format!("&[\n{}]\n", files.map(row).collect::<String>());
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
