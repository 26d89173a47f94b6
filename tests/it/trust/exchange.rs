//! The collection as CSV: out and in again, with and without headers, and bad rows.

use loyd::Solver;
use loyd::puzzle::Board;
use loyd_store::references::{Imported, Proved, export, import};

use super::{HEADER, boards, bound_row, created, least, place, proved};

/// What an import of a text into an empty collection gives.
fn imported(text: impl AsRef<[u8]>) -> (Imported, usize) {
    let (_directory, path) = place();
    let mut store = created(&path);
    let imported = import(&mut store, text.as_ref()).expect("reads");
    let contents = store.contents().expect("reads");
    assert!(contents.entries.is_empty());
    (imported, contents.unproved.len())
}

#[test]
fn csv_goes_out_and_comes_back_unproved() {
    let (_directory, path) = place();
    let mut store = created(&path);
    let solver = Solver::new();
    for board in boards(15) {
        store.put(&proved(&solver, board)).expect("puts");
    }
    let contents = store.contents().expect("reads");
    let claims: Vec<_> = contents
        .entries
        .iter()
        .map(Proved::claim)
        .cloned()
        .collect();
    let mut text = Vec::new();
    export(&claims, &mut text).expect("writes");
    let (_other_directory, other) = place();
    let mut copy = created(&other);
    let imported = import(&mut copy, text.as_slice()).expect("reads");
    assert_eq!(imported.refused, []);
    assert_eq!(imported.rows, 60);
    let copied = copy.contents().expect("reads");
    assert!(copied.entries.is_empty());
    assert_eq!(copied.unproved, claims);
    // What is unproved goes out as well.
    let mut again = Vec::new();
    export(&copied.unproved, &mut again).expect("writes");
    assert_eq!(again, text);
    // A distance that cannot be true beside what is stored is refused with its line.
    let corner = Board::from(claims[0].entry().corner());
    let distance = claims[0].entry().known()[0].distance;
    let wrong = format!(
        "{HEADER}\
         {corner},0,{},yes,,0123456789abcdef,somebody else\n\
         1 2 3,0,5,no,,,\n\
         {corner},0,{distance},yes,,,\n",
        distance + 20,
    );
    let imported = import(&mut copy, wrong.as_bytes()).expect("reads");
    let lines: Vec<u64> = imported.refused.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [2, 3, 4], "{imported:?}");
    assert_eq!(copy.contents().expect("reads").unproved, claims);
}

#[test]
fn headers_are_optional_and_may_come_again() {
    let boards = boards(3);
    let rows: Vec<String> = boards
        .iter()
        .map(|board| bound_row(board, least(board)))
        .collect();
    let spaced = HEADER.replace(',', " , ");
    let windows = HEADER.replace('\n', "\r\n");
    for text in [
        rows.concat(),
        format!("{HEADER}{}", rows.concat()),
        format!("{HEADER}{}{HEADER}{}{}", rows[0], rows[1], rows[2]),
        format!("{}{HEADER}{}{HEADER}{}{HEADER}", rows[0], rows[1], rows[2]),
        format!(
            "\u{feff}{HEADER}{}\u{feff}{HEADER}\n\n{}{}",
            rows[0], rows[1], rows[2]
        ),
        format!("{windows}{}", rows.concat().replace('\n', "\r\n")),
        format!("{spaced}{}", rows.concat().trim_end()),
    ] {
        let (imported, entries) = imported(&text);
        assert_eq!(imported.refused, [], "{text}");
        assert_eq!(
            (imported.rows, imported.taken, entries),
            (3, 3, 3),
            "{text}"
        );
    }
}

#[test]
fn bad_rows_are_named_by_line_and_spoil_no_other() {
    let boards = boards(2);
    let good: Vec<String> = boards
        .iter()
        .map(|board| bound_row(board, least(board)))
        .collect();
    let row = good[0].trim_end();
    let cells: Vec<&str> = row.split(',').collect();
    let with = |column: usize, value: &str| {
        let mut cells = cells.clone();
        cells[column] = value;
        cells.join(",")
    };
    let long = format!("{row}{}", "x".repeat(5_000));
    let engine = "e".repeat(200);
    let cases: [(String, &str); 16] = [
        ("corner,look_up,distance".to_owned(), "seven cells"),
        (format!("{row},"), "seven cells"),
        (with(0, "1 2 3"), "tile"),
        (with(0, "1 2 3/4 5 6/7 8 0"), "4x4"),
        (with(0, "1 2 3 4/5 6 7 8/9 10 11 0/13 14 15 12"), "corner"),
        (
            with(0, "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"),
            "cannot reach",
        ),
        (with(1, "4"), "0 to 3"),
        (with(1, "-1"), "look_up"),
        (with(2, "256"), "distance"),
        (with(2, "82"), "slides from the goal"),
        (with(3, "maybe"), "yes or no"),
        (with(4, "UDU"), "eight or none"),
        (with(3, "yes"), "checksum"),
        (
            format!(
                "{},0123456789abcdef,{engine}",
                with(3, "yes").trim_end_matches(",,")
            ),
            "engine",
        ),
        (format!("\"{row}"), "seven cells"),
        (long, "1000 bytes"),
    ];
    for (bad, words) in &cases {
        let text = format!("{HEADER}{}{bad}\n{}", good[0], good[1]);
        let (imported, entries) = imported(&text);
        let [(line, reason)] = imported.refused.as_slice() else {
            panic!("{bad}: {imported:?}");
        };
        assert_eq!((*line, entries), (3, 2), "{bad}: {reason}");
        assert!(reason.contains(words), "{bad}: {reason}");
    }
    // Bytes that are no text, and an end in the middle of a row.
    let mut text = good[0].clone().into_bytes();
    text.extend_from_slice(b"1 2 \xff,0,5,no,,,\n");
    text.extend_from_slice(b"1 2 3");
    let (imported, entries) = imported(&text);
    let lines: Vec<u64> = imported.refused.iter().map(|(line, _)| *line).collect();
    assert_eq!((lines, entries), (vec![2, 3], 1), "{imported:?}");
}
