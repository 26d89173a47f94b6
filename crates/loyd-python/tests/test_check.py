"""Checks of heuristics: what an independent breadth-first search finds, the check finds."""

from __future__ import annotations

import numpy
import pytest

import loyd

GOAL = numpy.array([1, 2, 3, 4, 5, 6, 7, 8, 0])


def misplaced(boards: numpy.ndarray) -> numpy.ndarray:
    return ((boards != GOAL) & (boards != 0)).sum(axis=1)


def with_blank(boards: numpy.ndarray) -> numpy.ndarray:
    """Counts the blank too, which is wrong."""
    return (boards != GOAL).sum(axis=1)


def test_findings_equal_those_of_plain_numpy(all_three) -> None:
    boards, distances = all_three
    found = loyd.check_heuristic(with_blank, size=(3, 3), counterexamples=5)
    over = with_blank(boards) > distances
    assert found.boards == 181_440 and found.coverage == "all" and not found.holds
    assert found.findings.overestimated == int(over.sum()) > 0
    least = distances[over].min()
    assert found.findings.overestimates[0].distance == least
    assert len(found.findings.overestimates) == 5
    known = {board.tobytes(): int(d) for board, d in zip(boards, distances)}
    for one in found.findings.overestimates:
        tiles = numpy.array(loyd.Board(one.board).tiles, numpy.uint8)
        assert known[tiles.tobytes()] == one.distance < one.estimate == with_blank(tiles[None])[0]
    for row in found.findings.by_distance:
        here = with_blank(boards[distances == row.distance])
        assert (row.estimate_least, row.estimate_most) == (here.min(), here.max())
        assert row.boards == len(here)
        assert abs(row.estimate_mean - here.mean()) < 1e-9


def test_a_consistent_function_passes() -> None:
    found = loyd.check_heuristic(misplaced, claim="consistent")
    assert found.holds and found.findings.admissible and found.findings.consistent
    assert (found.findings.overestimates, found.findings.jumps) == ([], [])
    assert found.heuristic == "misplaced" and found.fault is None


def test_the_batch_changes_nothing() -> None:
    sizes = []

    def counting(boards: numpy.ndarray) -> numpy.ndarray:
        sizes.append(len(boards))
        return misplaced(boards)

    counting.__name__ = "misplaced"
    assert loyd.check_heuristic(counting, batch=1000) == loyd.check_heuristic(misplaced)
    assert max(sizes) == 1000 and sum(sizes) == 181_440


def test_functions_and_names_give_the_same_findings() -> None:
    """The command's findings about its own heuristic, and those about the same in numpy."""

    def md(boards: numpy.ndarray) -> numpy.ndarray:
        cells, tiles = numpy.argsort(boards, axis=1)[:, 1:], numpy.arange(15)
        rows, columns = abs(cells // 4 - tiles // 4), abs(cells % 4 - tiles % 4)
        return (rows + columns).sum(axis=1)

    how = {"size": (4, 4), "samples": 6, "claim": "consistent"}
    assert loyd.check_heuristic(md, **how) == loyd.check_heuristic("md", **how)
    paper = loyd.check_heuristic("md+paper-lc", size=(4, 4), samples=3)
    assert paper.coverage == "part" and not paper.holds
    assert paper.findings.overestimates[0].distance == 13


def test_other_goals_and_sizes() -> None:
    goal = numpy.array([0, 1, 2, 3, 4, 5, 6, 7])

    def wrong(boards: numpy.ndarray) -> numpy.ndarray:
        return (boards != goal).sum(axis=1) * 2.5

    found = loyd.check_heuristic(wrong, size=(2, 4), goal="blank-first")
    assert (found.size, found.goal, found.boards) == ("2x4", "0 1 2 3/4 5 6 7", 20_160)
    assert not found.findings.admissible and found.findings.goal_estimate == 0
    assert not found.findings.consistent and found.findings.jumps


def test_bad_answers_and_arguments_are_said() -> None:
    with pytest.raises(loyd.RequestError, match="-1.0 for 1 2/3 0"):
        loyd.check_heuristic(lambda X: X[:, 0] * 0.0 - 1, size=(2, 2))
    with pytest.raises(loyd.RequestError, match='there is no claim "fast"'):
        loyd.check_heuristic(misplaced, claim="fast")
    with pytest.raises(loyd.RequestError, match="auto chooses"):
        loyd.check_heuristic("auto")
    with pytest.raises(loyd.RequestError, match="at most 100000 samples"):
        loyd.check_heuristic("md", size=(4, 4), samples=10**9)


def test_progress_is_told() -> None:
    told = []
    tell = lambda done, total: told.append((done, total))  # noqa: E731
    loyd.check_heuristic(misplaced, batch=50_000, progress=tell)
    assert told[-1] == (181_440, 181_440)
