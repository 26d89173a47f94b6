//! Files that are not what they should be: a clear error each, never a table.

use std::path::Path;

use loyd::pattern::{TableId, TableKind};
use loyd::puzzle::{Home, Shape};
use loyd_store::{FileProblem, HEADER_LENGTH, Loading, StoreError, StoreRemedy, file_name};

use crate::store::shelf::{self, Shelf, built, table, tiles};

/// Checks that the table cannot be opened in any way, and why.
#[track_caller]
fn refused(shelf: &Shelf, id: &TableId) -> FileProblem {
    let mut problems = Vec::new();
    for loading in [Loading::Mapped, Loading::Resident] {
        problems.push(shelf.store.open_table(id, loading).map(drop));
    }
    problems.push(shelf.store.verify(id, &mut ()).map(drop));
    let built = shelf.store.build_table(id, shelf::PLAN, &mut ());
    problems.push(built.map(drop));
    let first = problems[0].clone();
    assert!(problems.iter().all(|p| *p == first), "{problems:?}");
    let Err(StoreError::File(error)) = first else {
        panic!("{first:?}");
    };
    let sentence = error.to_string();
    let path = shelf.store.path_of(id);
    assert!(sentence.contains(&path.display().to_string()), "{sentence}");
    assert!(!sentence.contains('\n'), "{sentence}");
    error.problem
}

/// The same for files whose header alone tells.
#[track_caller]
fn refused_and_listed(shelf: &Shelf, id: &TableId) -> FileProblem {
    let problem = refused(shelf, id);
    let entries = shelf.store.list().expect("lists");
    let header = &entries[0].header;
    assert_eq!(
        header.as_ref().map_err(|error| &error.problem),
        Err(&problem)
    );
    problem
}

fn small() -> TableId {
    tiles(&[1, 2, 5])
}

#[test]
fn an_undamaged_file_is_the_table() {
    let id = small();
    let shelf = Shelf::with(&id);
    let (fresh, histogram) = built(&id);
    for loading in [Loading::Mapped, Loading::Resident] {
        let table = shelf.store.open_table(&id, loading).expect("opens");
        let table = table.expect("is stored");
        assert_eq!(table.bytes(), fresh.bytes());
        assert_eq!(table.bytes().as_ptr().align_offset(8), 0);
    }
    let header = shelf
        .store
        .verify(&id, &mut ())
        .expect("reads")
        .expect("is stored");
    assert_eq!(header.histogram, histogram);
    assert_eq!(header.states, fresh.numbering().states());
    assert_eq!(
        shelf
            .store
            .open_table(&tiles(&[1, 2]), Loading::Mapped)
            .map(|t| t.is_none()),
        Ok(true)
    );
}

#[test]
fn cut_short_at_any_length() {
    let id = small();
    let shelf = Shelf::with(&id);
    let name = file_name(&id);
    let good = std::fs::read(shelf.store.path_of(&id)).expect("reads");
    let mut lengths: Vec<usize> = (0..good.len()).step_by(97).collect();
    lengths.extend([
        1,
        7,
        8,
        9,
        11,
        12,
        HEADER_LENGTH - 1,
        HEADER_LENGTH,
        HEADER_LENGTH + 1,
    ]);
    lengths.push(good.len() - 1);
    for length in lengths {
        shelf.put(&name, &good[..length]);
        let problem = refused_and_listed(&shelf, &id);
        match length {
            0 => assert_eq!(problem, FileProblem::Empty),
            length => {
                let is_short = matches!(problem, FileProblem::Truncated { found, .. } if found == length as u64);
                assert!(is_short, "{length}: {problem:?}");
            }
        }
    }
    let longer = [&good[..], &[0]].concat();
    shelf.put(&name, &longer);
    let problem = refused_and_listed(&shelf, &id);
    assert!(
        matches!(problem, FileProblem::TooLong { .. }),
        "{problem:?}"
    );
}

#[test]
fn one_flipped_byte_anywhere() {
    let id = small();
    let shelf = Shelf::with(&id);
    let name = file_name(&id);
    let good = std::fs::read(shelf.store.path_of(&id)).expect("reads");
    for at in (0..HEADER_LENGTH).chain((HEADER_LENGTH..good.len()).step_by(7)) {
        let mut bad = good.clone();
        bad[at] ^= 1 << (at % 8);
        shelf.put(&name, &bad);
        let problem = refused(&shelf, &id);
        let expected = match at {
            0..8 => FileProblem::Foreign,
            8..12 => FileProblem::Version(u32::from_le_bytes([bad[8], bad[9], bad[10], bad[11]])),
            12..HEADER_LENGTH => FileProblem::DamagedHeader,
            _ => FileProblem::Damaged,
        };
        assert_eq!(problem, expected, "byte {at}");
    }
}

#[test]
fn another_version_says_which() {
    let id = small();
    let shelf = Shelf::with(&id);
    let mut bytes = std::fs::read(shelf.store.path_of(&id)).expect("reads");
    bytes[8] = 1;
    shelf.put(&file_name(&id), &bytes);
    assert_eq!(refused_and_listed(&shelf, &id), FileProblem::Version(1));
}

#[test]
fn another_table_under_this_name() {
    let home = Home::blank_last(Shape::FOUR);
    let first = Home::blank_first(Shape::FOUR);
    let wide = Home::blank_last(Shape::new(2, 8).expect("a shape"));
    let asked = small();
    for other in [
        tiles(&[1, 2, 6]),
        tiles(&[1, 2]),
        table(home, &[1, 2, 5], TableKind::Classic),
        table(home, &[1, 2, 5], TableKind::NonAdditive),
        table(first, &[1, 2, 5], TableKind::BlankAware),
        table(wide, &[1, 2, 5], TableKind::BlankAware),
        table(
            Home::blank_last(Shape::THREE),
            &[1, 2, 5],
            TableKind::BlankAware,
        ),
    ] {
        let shelf = Shelf::with(&other);
        std::fs::rename(shelf.store.path_of(&other), shelf.store.path_of(&asked)).expect("renames");
        let problem = refused_and_listed(&shelf, &asked);
        assert_eq!(problem, FileProblem::OtherTable(file_name(&other)));
    }
}

#[test]
fn not_a_table_at_all() {
    let id = small();
    let shelf = Shelf::new();
    for text in [&b"#!/bin/sh\n"[..], b"L", &[0; 9000]] {
        shelf.put(&file_name(&id), text);
        assert_eq!(refused_and_listed(&shelf, &id), FileProblem::Foreign);
    }
}

#[test]
fn a_directory_in_its_place() {
    let id = small();
    let shelf = Shelf::new();
    std::fs::create_dir(shelf.store.path_of(&id)).expect("creates");
    assert_eq!(refused_and_listed(&shelf, &id), FileProblem::NotAFile);
    let removed = shelf.store.remove(&id);
    assert!(matches!(removed, Err(StoreError::File(_))), "{removed:?}");
    // Building anew cannot fix it either, and says so instead of removing it.
    let plan = loyd_store::BuildPlan {
        rebuild: true,
        ..shelf::PLAN
    };
    let rebuilt = shelf.store.build_table(&id, plan, &mut ());
    assert!(
        matches!(rebuilt, Err(StoreError::Write { .. })),
        "{rebuilt:?}"
    );
    assert_eq!(shelf.names(), [file_name(&id)]);
}

#[test]
#[cfg(unix)]
fn links_and_pipes() {
    use std::os::unix::fs::symlink;

    let id = small();
    let shelf = Shelf::new();
    let path = shelf.store.path_of(&id);
    for target in [path.as_path(), Path::new("nowhere")] {
        symlink(target, &path).expect("links");
        let problem = refused_and_listed(&shelf, &id);
        assert!(matches!(problem, FileProblem::Unreadable(_)), "{problem:?}");
        assert!(matches!(shelf.store.remove(&id), Ok(Some(_))));
        assert!(shelf.names().is_empty());
    }
    shelf::pipe(&path);
    assert_eq!(refused_and_listed(&shelf, &id), FileProblem::NotAFile);
}

#[test]
fn rebuilding_fixes_it() {
    let id = small();
    let shelf = Shelf::new();
    shelf.put(&file_name(&id), b"not a table");
    refused(&shelf, &id);
    let plan = loyd_store::BuildPlan {
        rebuild: true,
        ..shelf::PLAN
    };
    shelf.store.build_table(&id, plan, &mut ()).expect("builds");
    let table = shelf.store.open_table(&id, Loading::Mapped).expect("opens");
    assert_eq!(table.expect("is stored").bytes(), built(&id).0.bytes());
}

/// Of a directory with the name of a table nothing is lost; a file is built again.
#[test]
fn the_remedy_fits_the_problem() {
    let id = small();
    let shelf = Shelf::new();
    let path = shelf.put(&file_name(&id), b"");
    let error = shelf.store.verify(&id, &mut ()).expect_err("is empty");
    assert_eq!(error.to_string(), format!("{} is empty", path.display()));
    let (id, path) = (&id, path.as_path());
    assert_eq!(
        error.remedy(),
        Some(StoreRemedy::Rebuild {
            id: &id.into(),
            path
        })
    );
    std::fs::remove_file(path).expect("removes");
    std::fs::create_dir(path).expect("makes");
    let error = shelf.store.verify(id, &mut ()).expect_err("is a directory");
    assert_eq!(error.remedy(), Some(StoreRemedy::MoveAway { path }));
}
