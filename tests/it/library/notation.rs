//! Texts: every notation reads back, and no text makes the parsers panic.

use loyd::puzzle::{
    Board, Goal, Home, MoveNotation, Notation, PackedBoard, Path, Scrambler, Shape, Symmetry,
    parse_board,
};
use loyd::spec::{HeuristicSpec, SearchSpec};
use proptest::prelude::*;

#[test]
fn ten_thousand_boards_round_trip_through_every_notation() {
    let mut scrambler = Scrambler::new(10_000);
    let shapes: Vec<Shape> = Shape::all().collect();
    for index in 0..10_000 {
        // Half of the boards 4x4, the rest of every shape in turn.
        let shape = match index % 2 {
            0 => Shape::FOUR,
            _ => shapes[index / 2 % shapes.len()],
        };
        let board = scrambler.uniform(&Home::blank_last(shape).board());
        for row in Notation::ALL {
            let (name, notation) = (row.name, row.value);
            let Some(text) = board.text(notation) else {
                assert!(shape.cells() > 16 && name.starts_with("hex"));
                continue;
            };
            let known = (!notation.shows_rows()).then_some(shape);
            assert_eq!(parse_board(&text, known), Ok(board), "{name}: {text}");
            if shape.rows() == shape.cols() || notation.shows_rows() {
                assert_eq!(parse_board(&text, None), Ok(board), "{name}: {text}");
            }
            let lower = text.to_lowercase();
            assert_eq!(parse_board(&lower, known), Ok(board), "{name}: {lower}");
        }
        if let Ok(packed) = PackedBoard::try_from(&board) {
            assert_eq!(Board::from(packed), board);
        }
        let (path, _) = scrambler.walk(&board, index % 100);
        for notation in [MoveNotation::Tile, MoveNotation::Blank] {
            assert_eq!(
                Path::parse(&path.text(notation), notation).as_ref(),
                Ok(&path)
            );
        }
    }
}

#[test]
fn symmetries_carry_solutions_over() {
    let mut scrambler = Scrambler::new(8);
    for shape in Shape::all() {
        for blank in [0, shape.cells() - 1, 1] {
            let home = Home::new(shape, blank);
            let (path, board) = scrambler.walk(&home.board(), 60);
            let solution = path.reversed();
            for symmetry in Symmetry::all() {
                let image = symmetry.image(&board, home);
                let end = symmetry.path(&solution).replay(&image);
                assert_eq!(end, Ok(symmetry.home(home).board()), "{symmetry} {shape}");
                let picture = symmetry.board(&board);
                assert_eq!(
                    symmetry.inverse().board(&picture),
                    board,
                    "{symmetry} {shape}"
                );
            }
        }
    }
}

/// Text that is nearly a board: numbers, separators and some other characters.
fn nearly_a_board() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        8 => (0_u32..20).prop_map(|n| n.to_string()),
        8 => Just(" ".to_owned()),
        2 => Just("/".to_owned()),
        1 => Just("\n".to_owned()),
        1 => "[\\[\\](),;|{}]",
        1 => "[0-9a-fA-F]{1,17}",
        1 => any::<char>().prop_map(|c| c.to_string()),
    ];
    prop::collection::vec(piece, 0..80).prop_map(|pieces| pieces.concat())
}

fn spans_are_sound(text: &str, span: &std::ops::Range<usize>) -> bool {
    text.get(span.clone()).is_some()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn any_text_is_a_board_or_an_error_that_points(text in any::<String>(), near in nearly_a_board()) {
        for text in [text, near] {
            for shape in [None, Some(Shape::FOUR), Shape::new(2, 3).ok()] {
                match parse_board(&text, shape) {
                    Ok(board) => prop_assert_eq!(board.to_string().parse(), Ok(board)),
                    Err(error) => {
                        prop_assert!(spans_are_sound(&text, &error.span), "{:?} in {:?}", error, text);
                        prop_assert!(!error.to_string().is_empty());
                    }
                }
            }
        }
    }

    #[test]
    fn any_text_is_a_path_or_an_error_that_points(text in any::<String>(), near in "[UDLRudlr0-9 ,]{0,60}") {
        for text in [text, near] {
            for notation in [MoveNotation::Tile, MoveNotation::Blank] {
                match Path::parse(&text, notation) {
                    Ok(path) => {
                        // A path that a board of some size could make reads back.
                        let runs = path.slides().chunk_by(|a, b| a == b);
                        if runs.map(<[_]>::len).all(|run| run < 8) {
                            prop_assert_eq!(Path::parse(&path.text(notation), notation), Ok(path));
                        }
                    }
                    Err(error) => prop_assert!(spans_are_sound(&text, &error.span)),
                }
            }
        }
    }

    #[test]
    fn any_text_is_a_name_a_size_a_goal_or_an_error(text in any::<String>()) {
        let _ = text.parse::<Shape>();
        let _ = text.parse::<Goal>();
        let _ = text.parse::<HeuristicSpec>();
        let _ = text.parse::<SearchSpec>();
    }

    #[test]
    fn replaying_any_moves_never_panics(seed in any::<u64>(), moves in "[UDLR]{0,40}") {
        let board = Scrambler::new(seed).uniform(&Home::blank_last(Shape::FOUR).board());
        let path: Path = moves.parse().unwrap();
        match path.replay(&board) {
            Ok(end) => prop_assert_eq!(path.reversed().replay(&end), Ok(board)),
            Err(error) => prop_assert!(error.index < path.len()),
        }
    }
}
