"""Boards: read in any notation, solved, moved and drawn."""

from __future__ import annotations

from typing import Any, Iterator, Sequence, Union

from . import _loyd
from ._engine import Engine, choices, engine_or_shared
from ._errors import BoardError, LimitError, RequestError
from ._record import Record, record

#: What :class:`Board` reads.
BoardLike = Union["Board", str, Sequence[int], Sequence[Sequence[int]], Any]


class Solutions(list):
    """Shortest solutions as texts of moves; ``complete`` says if these are all."""

    complete: bool = False


class Board:
    """A board: every tile once, and the blank, written 0.

    Text in any notation of the command, a list of tiles, a list of rows or an array:

    >>> Board("1 2 3/4 5 6/7 0 8")
    Board('1 2 3/4 5 6/7 0 8')
    >>> Board([1, 2, 3, 4, 5, 6, 7, 0, 8]) == Board([[1, 2, 3], [4, 5, 6], [7, 0, 8]])
    True

    A list of tiles is a square unless ``size`` says otherwise:

    >>> Board([1, 2, 3, 4, 5, 0], size=(2, 3)).size
    (2, 3)

    What is wrong is said with its position:

    >>> Board("1 2 3/4 5 6/7 7 0")
    Traceback (most recent call last):
    loyd.BoardError: tile 7 appears twice, tile 8 is missing (at position 14)
    """

    __slots__ = ("_tiles", "_size")

    _tiles: bytes
    _size: tuple[int, int]

    def __init__(self, board: BoardLike, size: tuple[int, int] | None = None) -> None:
        if isinstance(board, Board):
            if size is not None and tuple(size) != board._size:
                raise BoardError(f"this is a {board._size} board, not {tuple(size)}")
            tiles, read = board._tiles, board._size
        elif isinstance(board, str):
            tiles, read = _loyd.parse_board(board, size)
        else:
            numbers, drawn = _numbers(board)
            if drawn is not None and size is not None and drawn != tuple(size):
                raise BoardError(f"this is a {drawn} board, not {tuple(size)}")
            tiles, read = _loyd.check_board(numbers, drawn or size or _square(len(numbers)))
        object.__setattr__(self, "_tiles", tiles)
        object.__setattr__(self, "_size", read)

    @classmethod
    def _packed(cls, packed: tuple[bytes, tuple[int, int]]) -> Board:
        board = cls.__new__(cls)
        object.__setattr__(board, "_tiles", packed[0])
        object.__setattr__(board, "_size", packed[1])
        return board

    @classmethod
    def solved(cls, size: tuple[int, int] = (4, 4), goal: str = "blank-last") -> Board:
        """Returns the goal as a board.

        >>> Board.solved((2, 3))
        Board('1 2 3/4 5 0')
        """
        return cls._packed(_loyd.goal_board(str(goal), tuple(size)))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a board does not change; apply() returns another one")

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns."""
        return self._size

    @property
    def tiles(self) -> tuple[int, ...]:
        """The tiles row by row, 0 for the blank.

        >>> Board("1 2/3 0").tiles
        (1, 2, 3, 0)
        """
        return tuple(self._tiles)

    @property
    def rows(self) -> list[list[int]]:
        """The tiles as a list of rows."""
        columns = self._size[1]
        return [
            list(self._tiles[start : start + columns])
            for start in range(0, len(self._tiles), columns)
        ]

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        import numpy

        array = numpy.frombuffer(bytearray(self._tiles), dtype=numpy.uint8)
        array = array.reshape(self._size)
        return array if dtype is None else array.astype(dtype)

    def __iter__(self) -> Iterator[int]:
        return iter(self._tiles)

    def __len__(self) -> int:
        return len(self._tiles)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._tiles == other._tiles and self._size == other._size

    def __hash__(self) -> int:
        return hash((self._tiles, self._size))

    def __reduce__(self) -> tuple[Any, ...]:
        return Board, (str(self),)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Board({self.text()!r})"

    def text(self, notation: str = "slashes") -> str:
        """Returns the board in a notation of ``loyd convert --to``.

        >>> print(Board("1 2 3/4 5 6/7 0 8").text("grid"))
         1  2  3
         4  5  6
         7  0  8
        """
        return _loyd.board_text(self._tiles, self._size, notation).rstrip("\n")

    def _repr_svg_(self) -> str:
        """The picture that Jupyter shows."""
        return _loyd.board_svg(self._tiles, self._size)

    def apply(self, moves: str, notation: str = "tile") -> Board:
        """Returns the board after some moves: U, D, L, R, each with an optional count.

        The letters name the direction of the tile, or of the blank if ``notation`` is
        ``"blank"``.

        >>> Board("1 2 3/4 5 6/0 7 8").apply("L2")
        Board('1 2 3/4 5 6/7 8 0')
        """
        return Board._packed(_loyd.apply(self._tiles, self._size, moves, notation))

    def solve(self, *, engine: Engine | None = None, **how: Any) -> Record:
        """Returns a shortest solution, as a record with the fields of ``loyd solve``.

        Arguments are named as the command's flags: ``goal``, ``heuristic``, ``search``,
        ``reduce``, ``weight``, ``metric``, ``notation``, ``time`` (seconds, or a text as
        ``"500ms"``), ``nodes``, ``memory`` (bytes), ``threads`` (0: one per processor).

        >>> s = Board("8 6 7/2 5 4/3 0 1").solve()
        >>> s.length, s.status
        (31, 'optimal')
        >>> Board("8 6 7/2 5 4/3 0 1").apply(s.moves)
        Board('1 2 3/4 5 6/7 8 0')

        A search that reaches a limit has the status ``limit``, bounds, and a solution that
        may not be shortest:

        >>> s = Board("8 6 7/2 5 4/3 0 1").solve(heuristic="md", nodes=100)
        >>> s.status, s.lower_bound <= 31 <= s.upper_bound
        ('limit', True)
        """
        engine = engine_or_shared(engine)
        method = engine._engine.solve
        return record(engine._call(method, self._tiles, self._size, choices(how)))

    def distance(self, *, engine: Engine | None = None, **how: Any) -> int:
        """Returns the length of a shortest solution. Arguments are those of
        :meth:`solve`; if a limit is reached, this is an error.

        >>> Board("8 6 7/2 5 4/3 0 1").distance()
        31
        """
        solved = self.solve(engine=engine, **how)
        if solved.status != "optimal":
            least, most = solved.lower_bound, solved.upper_bound
            error = LimitError(f"the distance is between {least} and {most}")
            error.bounds = (least, most)
            raise error
        return solved.length

    def solutions(self, limit: int = 1000, *, engine: Engine | None = None, **how: Any) -> Solutions:
        """Returns every shortest solution, but no more than ``limit``.

        >>> found = Board("1 2 3/0 4 6/7 5 8").solutions(limit=20)
        >>> found, found.complete
        (['LUL'], True)
        """
        if limit < 1:
            raise RequestError(f"a limit of {limit} leaves no solution")
        engine = engine_or_shared(engine)
        chosen = choices(how, solutions=limit)
        solved = engine._call(engine._engine.solve, self._tiles, self._size, chosen)
        found = Solutions(solved["solutions"])
        found.complete = solved["solutions_complete"]
        return found

    def hint(self, moves: int = 1, *, engine: Engine | None = None, **how: Any) -> Record:
        """Returns the next best moves, as a record with the fields of ``loyd hint``.

        >>> h = Board("1 2 3/4 5 6/0 7 8").hint()
        >>> h.moves, h.length
        ('L', 2)

        With ``metric="mtm"`` tiles that move together count once, and each possible move is
        good, neutral or bad:

        >>> h = Board("1 2 3/4 5 6/0 7 8").hint(metric="mtm")
        >>> h.moves, [(next.move, next.kind) for next in h.first_moves][:2]
        ('L2', [('L', 'neutral'), ('L2', 'good')])
        """
        engine = engine_or_shared(engine)
        method = engine._engine.hint
        return record(engine._call(method, self._tiles, self._size, moves, choices(how)))

    def best_moves(self, *, engine: Engine | None = None, **how: Any) -> str:
        """Returns the letters of all moves that a shortest solution begins with; with
        ``metric="mtm"`` the moves, between spaces.

        >>> Board("1 2 3/4 5 6/0 7 8").best_moves()
        'L'
        >>> Board("1 2 3/4 5 0/7 8 6").best_moves(metric="mtm")
        'U'
        """
        hint = self.hint(engine=engine, **how)
        multi_tile = hint.get("metric") == "mtm"
        known = [first.kind if multi_tile else first.best for first in hint.first_moves]
        if None in known:
            least, most = hint.lower_bound, hint.upper_bound
            error = LimitError("a limit was reached before every first move was known")
            error.bounds = (least, most)
            raise error
        best = "good" if multi_tile else True
        moves = (first.move for first, this in zip(hint.first_moves, known) if this == best)
        return (" " if multi_tile else "").join(moves)


def _square(cells: int) -> tuple[int, int]:
    side = round(cells**0.5)
    if side * side != cells:
        raise BoardError(f"{cells} tiles make no square: give the size, for instance (3, 4)")
    return side, side


def _numbers(board: Any) -> tuple[list[int], tuple[int, int] | None]:
    """Returns the tiles of a list or an array, and the size if it is drawn in rows."""
    rows = list(board)
    if not rows:
        raise BoardError("there is no board here: give its tiles row by row, 0 for the blank")
    try:
        if not hasattr(rows[0], "__len__"):
            return [tile.__index__() for tile in rows], None
        columns = len(rows[0])
        for number, row in enumerate(rows, 1):
            if len(row) != columns:
                raise BoardError(
                    f"row {number} has {len(row)} tiles where row 1 has {columns}"
                )
        return [tile.__index__() for row in rows for tile in row], (len(rows), columns)
    except (AttributeError, TypeError):
        raise BoardError("the tiles of a board are whole numbers") from None
