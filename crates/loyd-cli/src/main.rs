//! The `loyd` command. Everything is in the library beside it, where tests and
//! fuzz targets can reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    loyd_cli::complete_if_asked();
    loyd_cli::run(std::env::args_os()).into()
}
