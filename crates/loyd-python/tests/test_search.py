"""Focal searches with functions: bounds hold whatever the functions answer."""

from __future__ import annotations

import numpy
import pytest
from test_bench import manhattan

import loyd


def contrary(boards: numpy.ndarray) -> numpy.ndarray:
    """A policy that likes the slides in an order that changes from board to board."""
    return LIKED[boards[:, :4]]


#: How much a slide is liked if its number is the cell of this tile. A table, because numpy takes
#: longer for an operation on two boards than the engine for a step of its search.
LIKED = numpy.arange(9.0) * 7 % 5


#: Of twenty boards, those that are searched by default.
FEW = 3


@pytest.mark.parametrize(
    "number", [*range(FEW), *(pytest.param(n, marks=pytest.mark.soak) for n in range(FEW, 20))]
)
def test_bounds_hold_for_any_answers(
    number: int, all_three: tuple[numpy.ndarray, numpy.ndarray]
) -> None:
    board = loyd.random_states(20, size=(3, 3), seed=5)[number]
    boards, distances = all_three
    (distance,) = distances[(boards == board).all(axis=1)]
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
                end = loyd.Board(board.reshape(3, 3)).apply(found.moves)
                assert end == loyd.Board("1 2 3/4 5 6/7 8 0")


def test_a_perfect_policy_is_followed() -> None:
    """Its columns are in the order of the bits of optimal moves, so no other board is expanded."""

    def perfect(boards: numpy.ndarray) -> numpy.ndarray:
        return loyd.optimal_moves(boards)[:, None] >> numpy.arange(4) & 1

    for board in loyd.random_states(5, size=(3, 3), seed=6):
        for method in ["fds", "fds-rank"]:
            found = loyd.search(board.reshape(3, 3), policy=perfect, method=method, weight=3)
            assert found.expanded == found.length == loyd.distance(board[None])[0]


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
    for heuristic in [lambda X: -manhattan(X), lambda X: manhattan(X) * numpy.nan]:
        with pytest.raises(loyd.RequestError, match="for 8 6 7/2 5 4/3 0 1, not a number from 0"):
            loyd.search(board, heuristic)
    for wrong in [numpy.nan, "a", True]:
        with pytest.raises(loyd.RequestError, match="not a number"):
            loyd.search(board, policy=lambda X: numpy.full((len(X), 4), wrong))
    with pytest.raises(loyd.RequestError, match="weight"):
        loyd.search(board, manhattan, weight=0.5)

    def fails(boards: numpy.ndarray) -> numpy.ndarray:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        loyd.search(board, fails)
