"""Questions about one board that are functions of the package."""

from __future__ import annotations

from typing import Any

from ._board import Board, BoardLike
from ._engine import Engine, choices, engine_or_shared
from ._record import Record, record


def solve(board: BoardLike, *, engine: Engine | None = None, **how: Any) -> Record:
    """Returns a shortest solution of a board; see :meth:`Board.solve`.

    >>> solve([[1, 2, 3], [4, 5, 6], [0, 7, 8]]).moves
    'L2'
    """
    return Board(board).solve(engine=engine, **how)


def analyze(board: BoardLike, moves: str, *, engine: Engine | None = None, **how: Any) -> Record:
    """Returns what a played solution lost, as a record with the fields of ``loyd analyze``.

    >>> a = analyze("1 2 3/4 5 6/0 7 8", "LRL2")
    >>> a.optimal, a.played, a.bad, a.summary
    (2, 4, 1, '4 = 2 + 2x1')
    >>> a.distances
    [2, 1, 2, 1, 0]

    With ``metric="mtm"`` a move may be neutral, too:

    >>> a = analyze("1 2 3/4 5 6/0 7 8", "LDUL", metric="mtm")
    >>> a.summary, a.kinds
    ('4 = 1 + 1 + 2x1', ['neutral', 'bad', 'good', 'good'])
    """
    start, engine = Board(board), engine_or_shared(engine)
    method = engine._engine.analyze
    return record(engine._call(method, start._tiles, start._size, moves, choices(how)))


def estimate(
    board: BoardLike,
    heuristic: str | None = None,
    *,
    goal: str = "blank-last",
    engine: Engine | None = None,
) -> Any:
    """Returns the value of a heuristic, or a list with the values of all.

    >>> estimate("8 6 7/2 5 4/3 0 1", "md")
    21.0
    >>> [row.heuristic for row in estimate("8 6 7/2 5 4/3 0 1")][:3]
    ['misplaced', 'md', 'lc']
    """
    start, engine = Board(board), engine_or_shared(engine)
    method, chosen = engine._engine.estimate, choices({"goal": goal})
    answer = record(engine._call(method, start._tiles, start._size, heuristic, chosen))
    rows = answer.estimates
    return rows if heuristic is None else rows[-1].value
