//! Any text is a path, or an error that points into the text; any path replays or says where not.
#![no_main]

use libfuzzer_sys::fuzz_target;
use loyd::puzzle::{Home, MoveNotation, Path, Shape};

fuzz_target!(|text: &str| {
    for notation in [MoveNotation::Tile, MoveNotation::Blank] {
        match Path::parse(text, notation) {
            Ok(path) => {
                let start = Home::blank_last(Shape::FOUR).board();
                match path.replay(&start) {
                    Ok(end) => {
                        assert_eq!(path.reversed().replay(&end), Ok(start));
                        assert_eq!(Path::parse(&path.text(notation), notation), Ok(path));
                    }
                    Err(error) => assert!(error.index < path.len()),
                }
            }
            Err(error) => assert!(text.get(error.span).is_some()),
        }
    }
});
