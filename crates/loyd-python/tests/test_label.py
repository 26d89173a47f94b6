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


def test_files_say_what_they_are(tmp_path) -> None:
    (path,) = label(Work(random=5, size=(3, 3), seed=9), tmp_path)
    about = json.loads(pyarrow.parquet.read_schema(path).metadata[b"loyd"])
    assert (about["seed"], about["size"], about["version"]) == (9, [3, 3], loyd.__version__)


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
