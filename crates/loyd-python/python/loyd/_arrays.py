"""Many boards: arrays of states, their distances and their optimal moves.

numpy is imported when an array is made or read, not before.
"""

from __future__ import annotations

import sys
import time as clock
from typing import TYPE_CHECKING, Any, Callable, Iterable

from . import _loyd
from ._board import Board
from ._engine import Engine, choices, engine_or_shared
from ._errors import BoardError, RequestError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

#: The bits of :func:`optimal_moves`: the direction in which the tile moves.
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8


def states(boards: Any, size: tuple[int, int] | None = None) -> tuple[NDArray[np.uint8], Any]:
    """Returns boards as a contiguous uint8 array of shape ``(N, cells)``, and their size.

    Reads an integer array of shape ``(N, cells)`` or ``(N, rows, columns)``, or a list of
    boards in any form that :class:`Board` reads.
    """
    import numpy

    if isinstance(boards, (str, Board)):
        raise TypeError("give an array or a list of boards, not one board")
    if not isinstance(boards, numpy.ndarray) and not hasattr(boards, "__array__"):
        boards = list(boards)
        if any(isinstance(board, (str, Board)) for board in boards):
            boards = _listed(boards, size)
    array = numpy.asarray(boards)
    if array.size == 0 and array.ndim == 1:
        array = array.reshape(0, size[0] * size[1] if size else 16).astype(numpy.uint8)
    if array.dtype.kind not in "iu":
        raise TypeError(f"an array of states holds whole numbers, not {array.dtype}")
    if array.ndim == 3:
        drawn = (int(array.shape[1]), int(array.shape[2]))
        if size is not None and tuple(size) != drawn:
            raise RequestError(f"these are {drawn} boards, not {tuple(size)}")
        size = drawn
        array = array.reshape(len(array), drawn[0] * drawn[1])
    if array.ndim != 2:
        raise RequestError(
            f"an array of states has the shape (N, cells) or (N, rows, columns), not {array.shape}"
        )
    size = _size(int(array.shape[1]), size)
    if array.dtype != numpy.uint8:
        _check_range(array)
        array = array.astype(numpy.uint8)
    return numpy.ascontiguousarray(array), size


def _listed(boards: list[Any], size: tuple[int, int] | None) -> Any:
    """Returns a list of boards as an array of rows and columns."""
    import numpy

    read = []
    for row, board in enumerate(boards):
        try:
            read.append(Board(board, size))
        except BoardError as error:
            error.row = row
            error.args = (f"row {row}: {error}",)
            raise
        if read[row].size != read[0].size:
            raise RequestError(f"row {row} is a {read[row].size} board, row 0 {read[0].size}")
    tiles = b"".join(board._tiles for board in read)
    return numpy.frombuffer(tiles, dtype=numpy.uint8).reshape(len(read), *read[0].size)


def _size(cells: int, size: tuple[int, int] | None) -> tuple[int, int]:
    if size is None:
        side = round(cells**0.5)
        if side * side != cells:
            raise RequestError(f"{cells} cells make no square: give the size, for instance (3, 4)")
        return side, side
    rows, columns = (int(number) for number in size)
    if rows * columns != cells:
        raise RequestError(f"rows of {cells} cells are no {rows}x{columns} boards")
    return rows, columns


def _check_range(array: Any) -> None:
    import numpy

    bad = (array < 0) | (array > 255)
    if bad.any():
        row, cell = (int(index) for index in numpy.argwhere(bad)[0])
        error = BoardError(f"row {row}: {array[row, cell]} is not a tile (at position {cell})")
        error.row = row
        raise error


def _progress(
    show: bool | Callable[[int, int], None], total: int, what: str = "boards", after: float = 0.0
) -> Callable[[int], None] | None:
    """Returns what is called with the number of boards that are done. The first line is shown
    ``after`` so many seconds."""
    if not show:
        return None
    if callable(show):
        return lambda done: show(done, total)
    began = clock.monotonic()
    # A file or a pipe gets whole lines, and fewer of them.
    terminal = sys.stderr.isatty()
    pause = 0.5 if terminal else 10.0
    shown = [began + max(after - pause, 0.0)]

    def line(done: int) -> None:
        now = clock.monotonic()
        if now - shown[0] < pause:
            return
        shown[0] = now
        text = f"{done:,} of {total:,} {what}, {done / (now - began):,.0f} per second"
        sys.stderr.write(f"\r{text}\x1b[K" if terminal else f"{text}\n")
        sys.stderr.flush()

    return line


#: Seconds before boards that may take long show their progress without being told.
_SILENCE = 10.0


def _label(
    boards: Any,
    size: tuple[int, int] | None,
    moves: bool,
    progress: bool | Callable[[int, int], None] | None,
    engine: Engine | None,
    how: dict[str, Any],
) -> tuple[Any, Any]:
    import numpy

    chosen = choices(how)
    array, size = states(boards, size)
    engine = engine_or_shared(engine)
    after = 0.0
    if progress is None:
        # A board of 5x5 may take hours, and nobody should wonder whether anything goes on.
        is_long = size[0] * size[1] > 16 and chosen["time"] is None and chosen["nodes"] is None
        progress, after = is_long, _SILENCE
    tick = _progress(progress, len(array), after=after)
    try:
        method = engine._engine.label
        distances, masks = engine._call(method, array.tobytes(), size, moves, chosen, tick)
    finally:
        if progress is True and sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
    if progress and callable(progress):
        progress(len(array), len(array))
    dtype = _distance_type(size)
    return numpy.frombuffer(distances, dtype), numpy.frombuffer(masks, numpy.uint8)


def _distance_type(size: tuple[int, int]) -> type:
    """Returns the type that holds the distances of all boards of a size."""
    import numpy

    is_small = size[0] * size[1] <= 25 and max(size) <= 8
    return numpy.uint8 if is_small else numpy.uint16


def distance(
    boards: ArrayLike,
    *,
    size: tuple[int, int] | None = None,
    threads: int = 0,
    progress: bool | Callable[[int, int], None] | None = None,
    engine: Engine | None = None,
    **how: Any,
) -> NDArray[Any]:
    """Returns the exact distance of every board to the goal.

    ``boards`` is an integer array of shape ``(N, cells)`` or ``(N, rows, columns)``, or a list
    of boards. The result is uint8 (uint16 above 25 cells or with a side above 8), in the order of the rows. The
    boards are solved on ``threads`` threads (0: one per processor) without the interpreter
    lock. Other arguments are those of :meth:`Board.solve`; ``time`` and ``nodes`` are limits
    for each board.

    >>> import numpy
    >>> distance(numpy.array([[1, 2, 3, 4, 5, 6, 7, 8, 0], [8, 6, 7, 2, 5, 4, 3, 0, 1]]))
    array([ 0, 31], dtype=uint8)

    Every row is checked before the first search. A bad row raises an error with its index:

    >>> try:
    ...     distance([[1, 2, 3, 0], [2, 1, 3, 0]])
    ... except UnsolvableError as error:
    ...     print(error.row)
    1

    ``progress=True`` shows a line on standard error; a function is called with the number of
    boards that are done and the number of all. Boards of more than 16 cells, which may take hours
    without ``time`` or ``nodes``, show one after ten seconds unless it is ``False``.
    """
    how["threads"] = threads
    return _label(boards, size, False, progress, engine, how)[0]


def optimal_moves(
    boards: ArrayLike,
    *,
    size: tuple[int, int] | None = None,
    threads: int = 0,
    progress: bool | Callable[[int, int], None] | None = None,
    engine: Engine | None = None,
    **how: Any,
) -> NDArray[np.uint8]:
    """Returns which first moves begin a shortest solution, one bit each.

    The bits are ``UP`` 1, ``DOWN`` 2, ``LEFT`` 4 and ``RIGHT`` 8, for the direction in which
    the tile moves. Arguments are those of :func:`distance`.

    >>> optimal_moves([[1, 2, 3, 4, 5, 6, 7, 0, 8], [1, 2, 3, 4, 5, 6, 7, 8, 0]])
    array([4, 0], dtype=uint8)
    """
    how["threads"] = threads
    return _label(boards, size, True, progress, engine, how)[1]


def random_states(
    n: int,
    *,
    size: tuple[int, int] | None = None,
    seed: int | None = None,
    goal: str = "blank-last",
) -> NDArray[np.uint8]:
    """Returns ``n`` random solvable boards, each equally likely, as uint8 of shape ``(n, cells)``.

    They are the boards of ``loyd scramble --seed``, in every version and on every machine.
    ``size`` is that of ``goal`` if it is a board, else 4x4, unless given.

    >>> random_states(2, size=(3, 3), seed=7)
    array([[5, 7, 1, 2, 6, 8, 4, 0, 3],
           [5, 7, 4, 8, 6, 2, 1, 3, 0]], dtype=uint8)
    """
    import numpy

    size = _size_for(size, goal)
    tiles = _loyd.random_states(n, size, _seed(seed), str(goal), None, 0)
    return numpy.frombuffer(tiles, numpy.uint8).reshape(n, size[0] * size[1])


def scramble(
    *,
    size: tuple[int, int] | None = None,
    length: int | tuple[int, int] | None = None,
    walk: int | None = None,
    n: int = 1,
    seed: int | None = None,
    goal: str = "blank-last",
    metric: str = "stm",
    threads: int = 0,
    engine: Engine | None = None,
) -> list[Board]:
    """Returns random boards, those of ``loyd scramble`` with the same seed.

    ``length`` is the length of their shortest solutions in ``metric``, or the least and the
    greatest; ``walk`` is the number of random slides from the goal. ``size`` is that of ``goal``
    if it is a board, else 4x4, unless given.

    >>> scramble(size=(3, 3), n=1, seed=7)
    [Board('5 7 1/2 6 8/4 0 3')]
    >>> [board.distance() for board in scramble(size=(3, 3), length=20, n=3, seed=1)]
    [20, 20, 20]
    """
    if length is not None and walk is not None:
        raise RequestError("length and walk cannot be combined")
    size = _size_for(size, goal)
    if length is None:
        tiles = _loyd.random_states(n, size, _seed(seed), str(goal), walk, 0)
    else:
        tiles = _scrambled(n, size, seed, goal, _lengths(length), metric, threads, engine)[0]
    cells = size[0] * size[1]
    rows = (bytes(tiles[start : start + cells]) for start in range(0, len(tiles), cells))
    return [Board._packed((row, size)) for row in rows]


def sample_by_distance(
    distances: Iterable[int],
    *,
    per: int,
    size: tuple[int, int] | None = None,
    seed: int | None = None,
    goal: str = "blank-last",
    metric: str = "stm",
    threads: int = 0,
    engine: Engine | None = None,
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Returns ``per`` random boards of every distance in ``metric``, and their distances.

    Boards of one distance are drawn independently, each equally likely (on 4x4 up to 72
    moves; longer ones are exact but not uniform). So near the goal, where there are few
    boards, boards repeat. They are the boards of ``loyd scramble --length`` with the same
    seed.

    >>> X, d = sample_by_distance(range(0, 31, 10), per=2, size=(3, 3), seed=1)
    >>> X.shape, d
    ((8, 9), array([ 0,  0, 10, 10, 20, 20, 30, 30], dtype=uint8))
    """
    import numpy

    size, seed = _size_for(size, goal), _seed(seed)
    cells = size[0] * size[1]
    tiles, found = bytearray(), []
    for one in distances:
        more, lengths = _scrambled(per, size, seed, goal, (one, one), metric, threads, engine)
        tiles += more
        found += lengths
    dtype = _distance_type(size)
    array = numpy.frombuffer(tiles, numpy.uint8).reshape(-1, cells)
    return array, numpy.array(found, dtype=dtype)


def _scrambled(
    n: int,
    size: tuple[int, int],
    seed: int | None,
    goal: str,
    lengths: tuple[int, int],
    metric: str,
    threads: int,
    engine: Engine | None,
) -> tuple[bytearray, list[int]]:
    engine = engine_or_shared(engine)
    least, most = (int(length) for length in lengths)
    method = engine._engine.scramble
    return engine._call(method, n, size, _seed(seed), str(goal), least, most, metric, threads)


def _size_for(size: tuple[int, int] | None, goal: str) -> tuple[int, int]:
    """Returns the size, or that of a goal that is a board, or 4x4."""
    if size is not None:
        return int(size[0]), int(size[1])
    try:
        return Board(goal).size
    except BoardError:
        return 4, 4


def _lengths(length: int | tuple[int, int]) -> tuple[int, int]:
    """Returns the least and the greatest length."""
    try:
        least, most = (length, length) if isinstance(length, int) else length
        return int(least), int(most)
    except (TypeError, ValueError):
        message = f"length is a number or the least and the greatest, not {length!r}"
        raise RequestError(message) from None


def _seed(seed: int | None) -> int:
    """Returns the seed, or a random one."""
    if seed is not None:
        return int(seed)
    import secrets

    return secrets.randbits(64)
