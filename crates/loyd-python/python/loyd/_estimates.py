"""Heuristics that are functions of one's own: what they are called, and what they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Union

from ._board import Board
from ._errors import RequestError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

#: A heuristic by name, or a function from uint8 of shape ``(N, cells)`` to ``N`` numbers.
HeuristicLike = Union[str, Callable[["NDArray[np.uint8]"], "ArrayLike"]]

#: No board is this far from its goal, so a larger number is no estimate.
GREATEST = 1_000_000


def name_of(function: Callable[..., Any]) -> str:
    """Returns what a function is called in records.

    >>> name_of(len), name_of(print)
    ('len', 'print')
    """
    return str(getattr(function, "__name__", type(function).__name__))


def asked(function: Callable[..., Any], tiles: bytearray, size: tuple[int, int]) -> Any:
    """Asks a function about boards, and returns its numbers as float64.

    >>> tiles = bytearray([1, 2, 3, 0, 1, 2, 0, 3])
    >>> asked(lambda X: X[:, 0], tiles, (2, 2))
    array([1., 1.])
    >>> asked(lambda X: [1], tiles, (2, 2))
    Traceback (most recent call last):
    loyd.RequestError: <lambda> gave an array of shape (1,) for 2 boards
    """
    import numpy

    boards = numpy.frombuffer(tiles, numpy.uint8).reshape(-1, size[0] * size[1])
    answer = numpy.asarray(function(boards))
    name = name_of(function)
    # A network often gives a column.
    if answer.shape not in ((len(boards),), (len(boards), 1)):
        raise RequestError(f"{name} gave an array of shape {answer.shape} for {len(boards)} boards")
    if answer.dtype.kind not in "iuf":
        raise RequestError(f"{name} gave {answer.dtype}, not numbers")
    estimates = answer.astype(numpy.float64).reshape(-1)
    bad = ~((estimates >= 0) & (estimates <= GREATEST))
    if bad.any():
        row = int(bad.argmax())
        board = Board._packed((boards[row].tobytes(), size))
        raise RequestError(
            f"{name} gave {estimates[row]} for {board}, not a number from 0 to {GREATEST}"
        )
    return estimates
