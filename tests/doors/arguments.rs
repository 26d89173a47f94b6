//! No argument makes the parser panic.

use clap::Parser as _;
use loyd_cli::Args;
use proptest::prelude::*;

/// Words that get past the first checks, so that the later ones are reached.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "solve",
        "estimate",
        "scramble",
        "convert",
        "verify",
        "db",
        "bench",
        "korf100",
        "--only",
        "--repeat",
        "--parallel",
        "build",
        "list",
        "info",
        "remove",
        "completions",
        "help",
        "-",
        "--goal",
        "--size",
        "--heuristic",
        "--search",
        "--reduce",
        "symmetry,automaton:8",
        "--threads",
        "--time",
        "--nodes",
        "--all",
        "--limit",
        "--notation",
        "--metric",
        "--format",
        "--moves",
        "--board",
        "--data-dir",
        "--kind",
        "--rebuild",
        "--deep",
        "7-8",
        "--to",
        "--from",
        "--transform",
        "--walk",
        "--seed",
        "-n",
        "-v",
        "blank-first",
        "1 2 3/4 5 6/7 8 0",
        "3x4",
        "mirror",
        "10s",
        "1h30m",
        "2M",
        "tile",
        "json",
        "md+lc",
        "@file",
        "UR2",
        "--help",
    ];
    prop_oneof![
        3 => prop::sample::select(known.to_vec()).prop_map(str::to_owned),
        1 => any::<String>(),
        1 => "[0-9.hmskMG_,x-]{0,40}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn parsing_never_panics(words in prop::collection::vec(word(), 0..8)) {
        let arguments = std::iter::once("loyd".to_owned()).chain(words);
        let _ = Args::try_parse_from(arguments);
    }

    #[test]
    fn flags_take_any_text(flag in word(), text in any::<String>()) {
        let command = ["solve", "scramble", "convert", "verify"];
        for command in command {
            let given = ["loyd", command, "1 2/3 0", &flag, &text];
            let _ = Args::try_parse_from(given);
        }
    }
}
