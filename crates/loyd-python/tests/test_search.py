"""Focal searches with functions: bounds hold whatever the functions answer."""

from __future__ import annotations

import numpy
import pytest
from test_bench import manhattan

import loyd


def contrary(boards: numpy.ndarray) -> numpy.ndarray:
    """A policy that likes the slides in an order that changes from board to board."""
    first = boards[:, :4].astype(float)
    return (first * 7) % 5


def test_bounds_hold_for_any_answers() -> None:
    boards = loyd.random_states(20, size=(3, 3), seed=5)
    distances = loyd.distance(boards)
    for board, distance in zip(boards, distances):
        for method in ["focal", "fds", "fds-rank"]:
            for weight in [1, 1.3, 3]:
                for batch in [1, 50]:
                    found = loyd.search(
                        board.reshape(3, 3),
                        lambda X: 40 - manhattan(X),
                        contrary,
                        method=method,
                        weight=weight,
                        batch=batch,
                    )
                    assert distance <= found.length <= weight * distance
                    assert found.lower_bound <= distance
                    assert loyd.Board(board.reshape(3, 3)).apply(found.moves) == loyd.Board(
                        "1 2 3/4 5 6/7 8 0"
                    )


def test_limits_and_mistakes() -> None:
    board = "8 6 7/2 5 4/3 0 1"
    found = loyd.search(board, manhattan, nodes=10, weight=1)
    assert (found.status, found.moves, found.length) == ("limit", None, None)
    assert 21 <= found.lower_bound <= 31
    with pytest.raises(loyd.RequestError, match="needs a policy"):
        loyd.search(board, manhattan, method="fds")
    with pytest.raises(loyd.RequestError, match="no method"):
        loyd.search(board, manhattan, method="fsd")
    with pytest.raises(loyd.RequestError, match="shape"):
        loyd.search(board, policy=lambda X: numpy.zeros((len(X), 3)))
    with pytest.raises(loyd.RequestError, match="not a number"):
        loyd.search(board, lambda X: -manhattan(X))
    with pytest.raises(loyd.RequestError, match="weight"):
        loyd.search(board, manhattan, weight=0.5)

    def fails(boards: numpy.ndarray) -> numpy.ndarray:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        loyd.search(board, fails)
