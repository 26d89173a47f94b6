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


def test_hints_know_every_move() -> None:
    known = levels(3, 3)
    for board in list(known)[1::6_000]:
        hint = loyd.Board(board).hint(metric="mtm")
        kinds = {"good": -1, "neutral": 0, "bad": 1}
        assert len(hint.first_moves) == len(moves(board, 3, 3))
        for first in hint.first_moves:
            after = known[tuple(loyd.Board(board).apply(first.move).tiles)]
            assert after == known[board] + kinds[first.kind]
            assert first.length == after + 1
        best = [first.move for first in hint.first_moves if first.kind == "good"]
        assert loyd.Board(board).best_moves(metric="mtm").split() == best
        assert loyd.Board(board).solutions(metric="mtm").complete


def test_analyses_count_in_the_metric() -> None:
    known = levels(3, 3)
    for board in list(known)[1::6_000]:
        played = loyd.solve(board, heuristic="misplaced", search="ida").moves
        analysis = loyd.analyze(board, played, metric="mtm")
        lost = analysis.neutral + 2 * analysis.bad
        assert (analysis.metric, analysis.optimal) == ("mtm", known[board])
        assert analysis.played == known[board] + lost
        assert len(analysis.lost_moves) == analysis.neutral + analysis.bad


def test_scrambles_have_their_length() -> None:
    known = levels(3, 3)
    for board in loyd.scramble(size=(3, 3), length=(17, 19), n=20, seed=2, metric="mtm"):
        assert known[tuple(board.tiles)] in range(17, 20)
    boards, distances = loyd.sample_by_distance([3, 24], per=4, size=(3, 3), seed=1, metric="mtm")
    assert [known[tuple(board)] for board in boards.tolist()] == distances.tolist()
    with pytest.raises(loyd.RequestError):
        loyd.scramble(size=(3, 3), length=25, metric="mtm")


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
