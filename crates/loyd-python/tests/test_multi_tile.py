"""The multi-tile metric: equal to breadth-first search in plain Python."""

from __future__ import annotations

import numpy
import pytest

import loyd


def moves(board: tuple[int, ...], rows: int, columns: int) -> list[tuple[int, ...]]:
    """Every board after one move of one or more tiles."""
    after = []
    for down, right in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
        tiles = list(board)
        row, column = divmod(tiles.index(0), columns)
        while 0 <= row + down < rows and 0 <= column + right < columns:
            here = row * columns + column
            row, column = row + down, column + right
            there = row * columns + column
            tiles[here], tiles[there] = tiles[there], 0
            after.append(tuple(tiles))
    return after


def levels(rows: int, columns: int) -> dict[tuple[int, ...], int]:
    """The distance of every board from the goal with the blank last."""
    goal = (*range(1, rows * columns), 0)
    known, level, distance = {goal: 0}, [goal], 0
    while level:
        distance += 1
        following = []
        for board in level:
            for after in moves(board, rows, columns):
                if after not in known:
                    known[after] = distance
                    following.append(after)
        level = following
    return known


@pytest.mark.parametrize(("rows", "columns", "boards"), [(2, 3, 360), (3, 2, 360), (2, 4, 20_160)])
def test_distances_equal_breadth_first_search(rows: int, columns: int, boards: int) -> None:
    known = levels(rows, columns)
    assert len(known) == boards
    array = numpy.array(list(known), dtype=numpy.uint8).reshape(-1, rows, columns)
    found = loyd.distance(array, metric="mtm")
    assert found.tolist() == list(known.values())


def test_solutions_of_3x3_are_shortest() -> None:
    known = levels(3, 3)
    for board in list(known)[::3_000]:
        solution = loyd.solve(board, metric="mtm")
        assert solution.length == known[board]
        assert solution.metric == "mtm" and solution.status == "optimal"


def test_bench_counts_in_the_metric() -> None:
    known = levels(3, 3)
    boards = list(known)[::20_000]
    rows = loyd.bench(numpy.array(boards, dtype=numpy.uint8), ["md", "wd"], metric="mtm")
    assert [row.length for row in rows] == 2 * [known[board] for board in boards]
    assert {row.status for row in rows} == {"optimal"}
    with pytest.raises(loyd.RequestError, match="stm only"):
        loyd.bench("random", lambda boards: boards[:, 0], n=1, metric="mtm")
    with pytest.raises(loyd.RequestError, match="htm"):
        loyd.bench("random", ["md"], n=1, metric="htm")
