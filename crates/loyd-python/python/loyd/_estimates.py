"""Heuristics that are functions of one's own: what they are called, and what they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Union

from . import _loyd
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


def seen(tiles: bytearray, size: tuple[int, int]) -> NDArray[np.uint8]:
    """Returns boards as functions get them.

    >>> seen(bytearray([1, 2, 3, 0, 1, 2, 0, 3]), (2, 2))
    array([[1, 2, 3, 0],
           [1, 2, 0, 3]], dtype=uint8)
    """
    import numpy

    return numpy.frombuffer(tiles, numpy.uint8).reshape(-1, size[0] * size[1])


def asked(function: Callable[..., Any], boards: NDArray[np.uint8], size: tuple[int, int]) -> bytes:
    """Asks a function about boards, and returns its numbers as the bytes of float64.

    Searches ask about two or three boards at a time, and an operation of numpy on so few takes
    longer than the engine takes for all of them. So the numbers are checked by the engine.

    >>> import numpy
    >>> boards = seen(bytearray([1, 2, 3, 0, 1, 2, 0, 3]), (2, 2))
    >>> numpy.frombuffer(asked(lambda X: X[:, 0], boards, (2, 2)))
    array([1., 1.])
    >>> asked(lambda X: [1], boards, (2, 2))
    Traceback (most recent call last):
    loyd.RequestError: <lambda> gave an array of shape (1,) for 2 boards
    """
    import numpy

    answer = numpy.asarray(function(boards))
    # A network often gives a column.
    if answer.shape not in ((len(boards),), (len(boards), 1)):
        raise RequestError(
            f"{name_of(function)} gave an array of shape {answer.shape} for {len(boards)} boards"
        )
    if answer.dtype.kind not in "iuf":
        raise RequestError(f"{name_of(function)} gave {answer.dtype}, not numbers")
    estimates = answer.astype(numpy.float64).tobytes()
    row = _loyd.first_outside(estimates, 0, GREATEST)
    if row is not None:
        value = numpy.frombuffer(estimates)[row]
        board = Board._packed((boards[row].tobytes(), size))
        raise RequestError(
            f"{name_of(function)} gave {value} for {board}, not a number from 0 to {GREATEST}"
        )
    return estimates
