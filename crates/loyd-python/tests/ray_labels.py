"""Labels on a simulated Ray cluster: every board once and right, also if a node is lost.

Run by `cargo xtask python --ray`, not with the other tests: Ray is large.
"""

from __future__ import annotations

import os
import subprocess
import sys

import numpy
import pyarrow.parquet
import pytest
from ray_simulated import cluster  # noqa: F401, a fixture

import loyd
from loyd.label import Work, file_name, label, on_ray


def read(folder) -> pyarrow.Table:
    return pyarrow.parquet.read_table(folder).sort_by("id")


def test_a_node_is_killed_half_way(cluster, tmp_path, all_three) -> None:
    work = Work(random=40_000, size=(3, 3), seed=1, part=500)
    told: list[str] = []
    made = []
    for path in on_ray(work, tmp_path, progress=told.append):
        made.append(path.name)
        if len(made) == 40:
            cluster.remove_node(cluster.nodes_with_processors[0], allow_graceful=False)
    assert sorted(made) == [file_name(number) for number in range(80)]
    table = read(tmp_path)
    assert table.column("id").to_pylist() == list(range(40_000))
    boards = numpy.array(table.column("state").to_pylist(), numpy.uint8)
    assert numpy.array_equal(boards, loyd.random_states(40_000, size=(3, 3), seed=1))
    known = {board.tobytes(): int(d) for board, d in zip(*all_three)}
    distances = table.column("distance").to_pylist()
    assert distances == [known[board.tobytes()] for board in boards]
    assert any("2 nodes" in text for text in told), told


def test_all_nodes_are_lost_and_another_comes(cluster, tmp_path) -> None:
    work = Work(random=6_000, size=(3, 3), seed=2, part=200)
    count = 0
    for count, _ in enumerate(on_ray(work, tmp_path), start=1):
        if count == 10:
            for node in cluster.nodes_with_processors:
                cluster.remove_node(node, allow_graceful=False)
            cluster.add_node(num_cpus=1)
    assert count == 30
    assert read(tmp_path).column("id").to_pylist() == list(range(6_000))


def test_the_files_are_those_of_one_process(cluster, tmp_path) -> None:
    """Four by four, with tables, and each of the three kinds of work."""
    states = tmp_path / "states.parquet"
    pyarrow.parquet.write_table(read_states(50), states)
    works = [
        Work(random=300, seed=3, part=100),
        Work(distances=(5, 20), per=60, seed=3, part=50),
        Work(file=str(states), part=20),
    ]
    for number, work in enumerate(works):
        engine = loyd.Engine(tables="6-6-3", store=False)
        one, other = tmp_path / f"ray-{number}", tmp_path / f"own-{number}"
        assert len(list(on_ray(work, one, engine=engine))) == work.parts()
        assert len(list(label(work, other, engine=engine))) == work.parts()
        assert read(one).equals(read(other), check_metadata=True)
        # What is there is not made again.
        assert list(on_ray(work, one)) == []


def read_states(count: int) -> pyarrow.Table:
    tiles = pyarrow.array(loyd.random_states(count, seed=4).ravel())
    return pyarrow.table({"state": pyarrow.FixedSizeListArray.from_arrays(tiles, 16)})


def test_a_mistake_in_the_work_is_raised_here(cluster, tmp_path) -> None:
    boards = loyd.random_states(30, size=(3, 3), seed=1)
    tiles = numpy.flatnonzero(boards[17])[:2]
    boards[17, tiles] = boards[17, tiles[::-1]]
    state = pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(boards.ravel()), 9)
    pyarrow.parquet.write_table(pyarrow.table({"state": state}), tmp_path / "states.parquet")
    work = Work(file=str(tmp_path / "states.parquet"), size=(3, 3), part=10)
    with pytest.raises(loyd.UnsolvableError) as caught:
        list(on_ray(work, tmp_path / "labels"))
    assert caught.value.row == 17 and "board 17" in str(caught.value)


def test_the_command(cluster, tmp_path) -> None:
    words = ["--random", "900", "--seed", "1", "--size", "3x3", "--part", "100"]
    command = [sys.executable, "-m", "loyd.label", *words, "-o", str(tmp_path)]
    command += ["--ray", cluster.address]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, timeout=600, env=os.environ
    )
    assert len(done.stdout.splitlines()) == 9
    assert "parts" in done.stderr and "nodes" in done.stderr
    assert read(tmp_path).column("id").to_pylist() == list(range(900))
