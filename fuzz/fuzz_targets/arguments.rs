//! Any words are a command line, or an error with a message.
#![no_main]

use clap::Parser as _;
use libfuzzer_sys::fuzz_target;
use loyd_cli::Args;

fuzz_target!(|text: &str| {
    // Words are separated by a character that no shell leaves in them.
    let words = std::iter::once("loyd").chain(text.split('\u{1}'));
    if let Err(error) = Args::try_parse_from(words) {
        assert!(!error.to_string().is_empty());
    }
});
