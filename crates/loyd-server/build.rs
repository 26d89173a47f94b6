//! Embeds the page again when a file of it comes or goes.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
