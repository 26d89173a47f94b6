//! Every `console` example of the README is run and its output compared.
//!
//! After a wanted change: `TRYCMD=overwrite cargo test -p loyd-cli --test readme`.

#[test]
fn readme_commands() {
    trycmd::TestCases::new()
        .register_bin("loyd", std::path::Path::new(env!("CARGO_BIN_EXE_loyd")))
        .case("../../README.md");
}
