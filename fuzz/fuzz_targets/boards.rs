//! Any text is a board that reads back, or an error that points into the text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use loyd::puzzle::{Board, Goal, Notation, Shape, parse_board};

fuzz_target!(|text: &str| {
    for shape in [None, Some(Shape::FOUR)] {
        match parse_board(text, shape) {
            Ok(board) => {
                for row in Notation::ALL {
                    let Some(written) = board.text(row.value) else {
                        continue;
                    };
                    assert_eq!(parse_board(&written, Some(board.shape())), Ok(board));
                }
                assert_eq!(board.to_string().parse::<Board>(), Ok(board));
            }
            Err(error) => assert!(text.get(error.span).is_some()),
        }
    }
    let _ = text.parse::<Goal>();
    let _ = text.parse::<Shape>();
});
