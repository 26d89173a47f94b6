"""Focal searches with a heuristic and a policy of one's own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Callable

from . import _loyd
from ._board import Board, BoardLike
from ._errors import RequestError
from ._estimates import asked, name_of, seen
from ._record import Record, record

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Function = Callable[[NDArray[np.uint8]], ArrayLike]

#: Whether the places of slides in the order of the policy are added up, by method.
_METHODS = {"focal": None, "fds": False, "fds-best": False, "fds-rank": True}

#: Memory for remembered boards, unless the caller says otherwise.
_MEMORY = 4_000_000_000


def search(
    board: BoardLike,
    heuristic: Function | None = None,
    policy: Function | None = None,
    *,
    method: str | None = None,
    weight: float = 1.5,
    batch: int = 1,
    nodes: int | None = None,
    memory: int | None = _MEMORY,
) -> Record:
    """Returns a solution at most ``weight`` times as long as the shortest, found with functions.

    ``heuristic`` gets boards as uint8 of shape ``(N, cells)`` and returns ``N`` estimated
    distances to the goal with the blank last. ``policy`` returns ``(N, 4)`` numbers: how much
    it likes the slides ``UP``, ``DOWN``, ``LEFT`` and ``RIGHT``, the bits of
    :func:`optimal_moves` in their order; more is better, and slides that a board does not have
    are not read. Neither need be right: the bound is kept by
    a heuristic of the engine, ``wd,md+lc``, or ``md+lc`` on boards larger than 4x4.

    >>> import numpy
    >>> def manhattan(X):
    ...     cells, tiles = numpy.argsort(X, axis=1)[:, 1:], numpy.arange(8)
    ...     return (abs(cells // 3 - tiles // 3) + abs(cells % 3 - tiles % 3)).sum(axis=1)
    >>> found = search("8 6 7/2 5 4/3 0 1", manhattan, weight=1)
    >>> found.status, found.length
    ('optimal', 31)

    ``method`` is ``"focal"``, which expands the boards within the bound by length plus
    estimate; ``"fds"`` (or ``"fds-best"``), the fewest slides against the policy first; or
    ``"fds-rank"``, the least sum of places in the policy's order first. Without a method it is
    ``"fds"`` if there is a policy.

    >>> def never_up(X):
    ...     return numpy.tile([0, 1, 2, 3], (len(X), 1))
    >>> found = search("1 2 3/4 5 6/0 7 8", policy=never_up, method="fds", weight=2)
    >>> found.status, found.length <= 2 * 2
    ('optimal', True)

    A batch of more than 1 expands that many boards together and asks about all their children
    at once, which suits networks. A limit on ``nodes`` or ``memory`` (in bytes) ends the search
    with status ``limit`` and without moves.
    """
    method = ("fds" if policy is not None else "focal") if method is None else method
    if method not in _METHODS:
        raise RequestError(f"there is no method {method!r}; methods are {', '.join(_METHODS)}")
    if method != "focal" and policy is None:
        raise RequestError(f"the method {method} needs a policy")
    if method == "focal" and heuristic is None:
        raise RequestError("the method focal needs a heuristic")
    if batch < 1:
        raise RequestError("batch is at least 1")
    start = Board(board)
    running = _loyd.FocalSearch(
        start._tiles, start._size, _METHODS[method], weight, batch, nodes, memory
    )
    while (tiles := running.questions()) is not None:
        boards = seen(tiles, start._size)
        running.answer(_estimated(heuristic, boards, start._size), _preferred(policy, boards))
    return record(running.finish())


def _estimated(heuristic: Any, boards: NDArray[np.uint8], size: tuple[int, int]) -> bytes:
    if heuristic is None:
        return bytes(8 * len(boards))
    return asked(heuristic, boards, size)


def _preferred(policy: Any, boards: NDArray[np.uint8]) -> bytes:
    if policy is None:
        return b""
    import numpy

    answer = numpy.asarray(policy(boards))
    if answer.shape != (len(boards), 4):
        name = name_of(policy)
        raise RequestError(f"{name} gave an array of shape {answer.shape}, not {len(boards), 4}")
    if answer.dtype.kind in "iuf":
        preferences = answer.astype(numpy.float64).tobytes()
        if _loyd.first_outside(preferences, -math.inf, math.inf) is None:
            return preferences
    raise RequestError(f"{name_of(policy)} gave something that is not a number")
