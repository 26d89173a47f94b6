"""What the tests share."""

from __future__ import annotations

import os
import pathlib
import tempfile

import numpy
import pytest

# Every engine and every process that the tests start has the tables of this directory. Where the
# variable is set, as `cargo xtask test` does, tests in other languages share it.
if "LOYD_DATA_DIR" not in os.environ:
    _directory = tempfile.TemporaryDirectory(prefix="loyd-python-tests-")
    os.environ["LOYD_DATA_DIR"] = _directory.name

#: The folder of the project.
ROOT = pathlib.Path(__file__).parents[3]


def instances(name: str) -> tuple[numpy.ndarray, numpy.ndarray]:
    """The boards of an instance file, and their lengths."""
    files = {"eighty": "crates/loyd/data/farthest_4x4.csv"}
    file = files.get(name, f"crates/loyd-lab/data/instances/{name}.csv")
    lines = (ROOT / file).read_text().splitlines()
    columns = lines[0].split(",")
    board, optimal = columns.index("board"), columns.index("optimal")
    rows = [line.split(",") for line in lines[1:]]
    tiles = [[int(tile) for tile in row[board].replace("/", " ").split()] for row in rows]
    return numpy.array(tiles, numpy.uint8), numpy.array([int(row[optimal]) for row in rows])


@pytest.fixture(scope="session")
def all_three() -> tuple[numpy.ndarray, numpy.ndarray]:
    """Every solvable 3x3 board and its distance, by breadth-first search in plain numpy.

    This shares no code with the package: a level is an array of boards, and its neighbours
    are made by exchanging columns.
    """
    goal = numpy.array([[1, 2, 3, 4, 5, 6, 7, 8, 0]], numpy.uint8)
    neighbours = {
        cell: [
            other
            for other in range(9)
            if abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1
        ]
        for cell in range(9)
    }
    weights = 9 ** numpy.arange(9)
    seen = set((goal @ weights).tolist())
    levels, level = [goal], goal
    while len(level):
        found = []
        blanks = level.argmin(axis=1)
        for cell, others in neighbours.items():
            here = level[blanks == cell]
            for other in others:
                moved = here.copy()
                moved[:, [cell, other]] = moved[:, [other, cell]]
                found.append(moved)
        found = numpy.concatenate(found)
        keys, first = numpy.unique(found @ weights, return_index=True)
        fresh = numpy.array([key not in seen for key in keys.tolist()], bool)
        seen.update(keys[fresh].tolist())
        level = found[first[fresh]]
        if len(level):
            levels.append(level)
    distances = numpy.concatenate([numpy.full(len(one), d) for d, one in enumerate(levels)])
    return numpy.concatenate(levels), distances
