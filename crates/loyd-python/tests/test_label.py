"""Labels as Parquet files: every board once and right, however the work is shared."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import numpy
import pyarrow
import pyarrow.parquet
import pytest

import loyd
import loyd.label
import loyd.label.__main__
from loyd.label import Work, label


def read(folder) -> pyarrow.Table:
    return pyarrow.parquet.read_table(folder).sort_by("id")


def boards_of(table: pyarrow.Table) -> numpy.ndarray:
    return numpy.array(table.column("state").to_pylist(), numpy.uint8)


def run(*words: str, folder) -> list[str]:
    command = [sys.executable, "-m", "loyd.label", *words, "-o", str(folder)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600)
    return done.stdout.splitlines()


def test_shards_together_are_the_whole(tmp_path, all_three) -> None:
    words = ["--random", "1e3", "--seed", "1", "--size", "3x3", "--part", "64"]
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert len(run(*words, folder=whole)) == 16
    names = [run(*words, "--shard", f"{one}/3", folder=parts) for one in (3, 1, 2)]
    assert sorted(len(some) for some in names) == [5, 5, 6]
    assert read(whole).equals(read(parts))
    table = read(parts)
    assert table.column("id").to_pylist() == list(range(1000))
    known = {board.tobytes(): d for board, d in zip(*all_three)}
    distances = table.column("distance").to_numpy()
    boards = boards_of(table)
    assert [known[board.tobytes()] for board in boards] == distances.tolist()
    assert numpy.array_equal(loyd.optimal_moves(boards), table.column("optimal_moves").to_numpy())
    assert table.schema.field("state").type == pyarrow.list_(pyarrow.uint8(), 9)


def test_what_is_there_is_not_made_again(tmp_path) -> None:
    work = Work(random=100, size=(3, 3), seed=5, part=30)
    made = list(label(work, tmp_path))
    assert [path.name for path in made] == [loyd.label.file_name(n) for n in range(4)]
    before = read(tmp_path)
    made[2].unlink()
    (tmp_path / f".{made[1].name}.1.tmp").write_bytes(b"left over")
    assert list(label(work, tmp_path)) == [made[2]]
    assert read(tmp_path).equals(before)
    with pytest.raises(loyd.RequestError, match="seed"):
        list(label(Work(random=100, size=(3, 3), seed=6, part=30), tmp_path))


def test_a_killed_process_leaves_only_whole_files(tmp_path) -> None:
    words = ["--random", "3000", "--seed", "2", "--size", "3x3", "--part", "50"]
    command = [sys.executable, "-m", "loyd.label", *words, "-o", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    process.stdout.readline()
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=120)
    run(*words, folder=tmp_path)
    assert read(tmp_path).column("id").to_pylist() == list(range(3000))


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent as POSIX has them")
def test_a_request_to_terminate_is_like_ctrl_c(tmp_path) -> None:
    words = ["--random", "1e9", "--seed", "2", "--size", "3x3", "--part", "50"]
    command = [sys.executable, "-m", "loyd.label", *words, "-o", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=300)
    assert (said, process.returncode) == ("interrupted; the same command continues\n", 130)
    # Whole files, and nothing else but what says which boards they are of.
    assert not list(tmp_path.glob(".*.tmp"))


def test_every_distance_has_its_boards(tmp_path) -> None:
    words = ["--by-distance", "28..31", "--per", "25", "--size", "3x3", "--part", "10"]
    assert len(run(*words, folder=tmp_path)) == 12
    table = read(tmp_path)
    assert table.column("distance").to_pylist() == [d for d in range(28, 32) for _ in range(25)]
    assert table.column("id").to_pylist() == list(range(100))


def test_states_of_a_file_are_labelled(tmp_path) -> None:
    boards = loyd.random_states(105, size=(2, 4), seed=1)
    tiles = pyarrow.array(boards.ravel())
    states = pyarrow.FixedSizeListArray.from_arrays(tiles, 8)
    pyarrow.parquet.write_table(pyarrow.table({"state": states}), tmp_path / "states.parquet")
    words = ["--states", str(tmp_path / "states.parquet"), "--size", "2x4", "--part", "20"]
    run(*words, folder=tmp_path / "labels")
    table = read(tmp_path / "labels")
    assert numpy.array_equal(boards_of(table), boards)
    expected = loyd.distance(boards, size=(2, 4))
    assert numpy.array_equal(table.column("distance").to_numpy(), expected)


def test_random_boards_are_those_of_the_seed(tmp_path) -> None:
    """The boards of ``loyd scramble --seed``, in their order, whatever the parts and shards."""
    words = ["--random", "700", "--seed", "7", "--size", "3x3", "--goal", "blank-first"]
    for part, shards in [(1000, 1), (64, 3), (1, 1)]:
        folder = tmp_path / f"{part}"
        for one in range(1, shards + 1):
            run(*words, "--part", str(part), "--shard", f"{one}/{shards}", folder=folder)
        expected = loyd.random_states(700, size=(3, 3), seed=7, goal="blank-first")
        assert numpy.array_equal(boards_of(read(folder)), expected)
    by_number = loyd.label.table(Work(random=700, size=(3, 3), seed=8, part=50), 13)
    expected = loyd.random_states(700, size=(3, 3), seed=8)[650:]
    assert numpy.array_equal(boards_of(by_number), expected)


def test_states_in_several_row_groups_and_as_lists(tmp_path) -> None:
    boards = loyd.random_states(103, size=(3, 3), seed=1)
    states = pyarrow.array(boards.tolist(), pyarrow.list_(pyarrow.int64()))
    path = tmp_path / "states.parquet"
    table = pyarrow.table({"other": [1] * 103, "state": states})
    pyarrow.parquet.write_table(table, path, row_group_size=17)
    list(label(Work(file=str(path), size=(3, 3), part=10), tmp_path / "labels"))
    assert numpy.array_equal(boards_of(read(tmp_path / "labels")), boards)


def test_bad_files_of_states_are_said(tmp_path, capfd) -> None:
    boards = loyd.random_states(30, size=(3, 3), seed=1).tolist()
    boards[25][0] = boards[25][1]
    path = tmp_path / "states.parquet"
    work = Work(file=str(path), size=(3, 3), part=10)
    pyarrow.parquet.write_table(pyarrow.table({"state": boards}), path)
    with pytest.raises(loyd.BoardError, match="board 25, in row 5: ") as caught:
        list(label(work, tmp_path / "a"))
    assert caught.value.row == 25
    for column, word in [
        ({"board": [[1, 2]]}, "no column state"),
        ({"state": [[1, 2, 3, 0]]}, "no \\(3, 3\\) boards"),
        ({"state": [None]}, "without a state"),
    ]:
        pyarrow.parquet.write_table(pyarrow.table(column), path)
        with pytest.raises(loyd.RequestError, match=word):
            list(label(work, tmp_path / "b"))
    assert loyd.label.__main__.main(["--states", str(tmp_path / "none"), "-o", str(tmp_path)]) == 1
    assert "none" in capfd.readouterr().err


def test_files_say_what_they_are(tmp_path) -> None:
    work = Work(random=5, size=(3, 3), seed=9)
    (path,) = label(work, tmp_path / "a")
    about = json.loads(pyarrow.parquet.read_schema(path).metadata[b"loyd"])
    assert (about["seed"], about["size"], about["version"]) == (9, [3, 3], loyd.__version__)
    assert about["engine"] == {"heuristic": "auto", "tables": None}
    engine = loyd.Engine(tables="7-8", store=False)
    (path,) = label(work, tmp_path / "b", engine=engine)
    about = json.loads(pyarrow.parquet.read_schema(path).metadata[b"loyd"])
    assert about["engine"] == {"heuristic": "auto", "tables": "7-8"}
    # Distances are exact, so another engine may go on.
    assert list(label(work, tmp_path / "b")) == []


def test_a_label_takes_about_ten_bytes() -> None:
    table = loyd.label.table(Work(distances=(8,), per=5000, seed=1), 0)
    boards = loyd.random_states(5000, seed=1)
    state = pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(boards.ravel()), 16)
    table = table.set_column(1, "state", state)
    content = loyd.label._files.encoded(table)
    assert len(content) / 5000 < 12
    assert pyarrow.parquet.read_table(pyarrow.BufferReader(content)).equals(table)


def test_train_and_test_share_no_board_and_no_mirror_image(tmp_path) -> None:
    """Near the goal boards repeat, and their mirror images are there too."""
    work = Work(distances=(4, 5, 6), per=150, size=(3, 3), seed=1, part=60, test=0.4)
    list(label(work, tmp_path))
    table = read(tmp_path)
    boards = boards_of(table)
    sides = numpy.array(table.column("split").to_pylist())
    images = loyd.label.mirrored(boards, (3, 3), "blank-last")
    both = [
        {row.tobytes() for rows in (boards, images) for row in rows[sides == side]}
        for side in ("train", "test")
    ]
    assert both[0] and both[1] and not both[0] & both[1]


@pytest.mark.parametrize("goal", ["blank-last", "blank-first"])
def test_mirror_images_have_the_same_distance_and_the_same_side(goal: str) -> None:
    boards = loyd.random_states(400, size=(3, 3), seed=4, goal=goal)
    images = loyd.label.mirrored(boards, (3, 3), goal)
    assert not numpy.array_equal(boards, images)
    assert numpy.array_equal(loyd.label.mirrored(images, (3, 3), goal), boards)
    distances = loyd.distance(boards, goal=goal)
    assert numpy.array_equal(loyd.distance(images, goal=goal), distances)
    side = loyd.label.split(boards, (3, 3), goal, 0.3)
    assert numpy.array_equal(loyd.label.split(images, (3, 3), goal, 0.3), side)
    assert 70 < side.sum() < 170


def test_the_split_has_its_share() -> None:
    boards = loyd.random_states(20_000, seed=1)
    share = loyd.label.split(boards, (4, 4), "blank-last", 0.1).mean()
    assert abs(share - 0.1) < 0.01
    assert not loyd.label.split(boards, (4, 4), "blank-last", 0).any()
    assert loyd.label.split(boards, (4, 4), "blank-last", 1).all()
