//! Every `console` example of the README is run and its output compared.
//!
//! After a wanted change: `TRYCMD=overwrite cargo test -p loyd-cli --test readme`.

/// Never the user's own tables.
const TABLES: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/readme");

#[test]
fn readme_commands() {
    // What an earlier run stored would change what `db build` says.
    let _ = std::fs::remove_dir_all(TABLES);
    trycmd::TestCases::new()
        .register_bin("loyd", std::path::Path::new(env!("CARGO_BIN_EXE_loyd")))
        .env("LOYD_DATA_DIR", TABLES)
        .case("../../README.md");
}
