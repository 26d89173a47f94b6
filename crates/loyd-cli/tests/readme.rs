//! Every `console` example of the README is run and its output compared.
//!
//! After a wanted change: `TRYCMD=overwrite cargo test -p loyd-cli --test readme`.

#[test]
fn readme_commands() {
    trycmd::TestCases::new()
        .register_bin("loyd", std::path::Path::new(env!("CARGO_BIN_EXE_loyd")))
        // Never the user's own tables.
        .env(
            "LOYD_DATA_DIR",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/data"),
        )
        .case("../../README.md");
}
