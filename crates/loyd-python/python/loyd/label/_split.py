"""The split into training and test set, which no mirror image crosses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy

from .._board import Board

if TYPE_CHECKING:
    from numpy.typing import NDArray


def split(boards: NDArray[Any], size: tuple[int, int], goal: str, test: float) -> NDArray[Any]:
    """Returns ``True`` for the boards of the test set.

    It depends on the board alone. A board, its mirror image and their copies in other files
    are on the same side.

    >>> boards = random_states(1000, size=(3, 3), seed=1)
    >>> 50 < int(split(boards, (3, 3), "blank-last", 0.1).sum()) < 150
    True
    """
    keys = _hash(boards)
    image = mirrored(boards, size, goal)
    if image is not None:
        # The smaller of both hashes is the same for a board and its image.
        keys = numpy.minimum(keys, _hash(image))
    # The smaller of two is not uniform, so it is hashed again.
    words = _mix(keys)
    return (words >> numpy.uint64(11)).astype(float) / 2.0**53 < test


def mirrored(boards: NDArray[Any], size: tuple[int, int], goal: str) -> NDArray[Any] | None:
    """Returns the mirror images in the main diagonal, with the tiles renamed so that the goal
    is its own image; ``None`` if the goal has no such image.

    >>> mirrored(numpy.array([[1, 2, 3, 0]]), (2, 2), "blank-last")
    array([[1, 2, 3, 0]])
    >>> mirrored(numpy.array([[1, 2, 0, 3]]), (2, 2), "blank-last")
    array([[1, 0, 3, 2]])
    """
    if size[0] != size[1]:
        return None
    home = numpy.array(Board.solved(size, goal).tiles)
    cells = numpy.arange(len(home)).reshape(size).T.ravel()
    names = numpy.empty(len(home), boards.dtype)
    names[home] = home[cells]
    if names[0] != 0:
        return None
    return names[boards[:, cells]]


def _hash(boards: NDArray[Any]) -> NDArray[Any]:
    keys = numpy.zeros(len(boards), numpy.uint64)
    for column in boards.T:
        keys = _mix(keys * numpy.uint64(257) + column.astype(numpy.uint64) + numpy.uint64(1))
    return keys


def _mix(words: NDArray[Any]) -> NDArray[Any]:
    words = (words ^ (words >> numpy.uint64(30))) * numpy.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> numpy.uint64(27))) * numpy.uint64(0x94D049BB133111EB)
    return words ^ (words >> numpy.uint64(31))
