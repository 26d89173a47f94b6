"""Measuring heuristics and searches: the command ``loyd bench`` with rows as dictionaries."""

from __future__ import annotations

import warnings
from typing import Any, Callable, Iterable, Sequence

from . import _loyd
from ._arrays import _progress, states
from ._engine import Engine, engine_or_shared
from ._errors import RequestError
from ._estimates import HeuristicLike, asked, name_of, seen
from ._record import Record, record


def bench(
    boards: Any = "korf100",
    heuristics: HeuristicLike | Sequence[HeuristicLike] | None = None,
    *,
    search: str | Sequence[str] | None = None,
    n: int = 100,
    seed: int = 1,
    size: tuple[int, int] | None = None,
    goal: str = "blank-last",
    only: Iterable[int] | None = None,
    limit: int | None = None,
    threads: int | None = None,
    parallel: int | None = None,
    repeat: int | None = None,
    time: float | str | None = None,
    nodes: int | None = None,
    memory: int | None = None,
    weight: float | None = None,
    metric: str | None = None,
    batch: int = 1000,
    progress: bool | Callable[[int, int], None] = False,
    engine: Engine | None = None,
) -> list[Record]:
    """Solves boards with heuristics and searches, and returns a row for every board.

    ``boards`` is a set or a suite of ``loyd bench`` by name, ``"random"`` (with ``n``,
    ``seed``, ``size`` and ``goal``), or boards of your own: an array or a list. The rows have
    the fields of the command's CSV and JSON, so pandas and polars read the list. Other
    arguments are the flags of the command.

    >>> rows = bench("korf100", ["md+lc", "wd"], only=[79])
    >>> [(row.name, row.heuristic, row.status, row.length, row.check) for row in rows]
    [('79', 'md+lc', 'optimal', 42, 'equal'), ('79', 'wd', 'optimal', 42, 'equal')]

    With ``metric="mtm"``, tiles that move together count once; what is published about a set
    is in the other metric and is not compared.

    A heuristic may be a function: it gets boards as uint8 of shape ``(N, cells)`` and returns
    ``N`` numbers, the estimated distances to ``goal``. Boards of a set with another goal are
    turned by 180 degrees first, which changes no distance.

    >>> import numpy
    >>> def manhattan(X):
    ...     cells, tiles = numpy.argsort(X, axis=1)[:, 1:], numpy.arange(8)
    ...     return (abs(cells // 3 - tiles // 3) + abs(cells % 3 - tiles % 3)).sum(axis=1)
    >>> rows = bench("random", ["wd", manhattan], n=3, size=(3, 3))
    >>> [(row.search, row.status, row.check) for row in rows[2:4]]
    [('ida', 'optimal', None), ('batched-astar', 'feasible', 'equal')]

    A function is asked by a search of its own, batched A*: it expands the ``batch`` best boards
    together and asks for the estimates of all their children at once. Its solution is a
    shortest one if the function never overestimates. Say so with ``manhattan.admissible =
    True``; the status is then ``optimal``.
    """
    engine = engine_or_shared(engine)
    own, functions = _split(heuristics)
    searches = [search] if isinstance(search, str) else search
    if batch < 1 or (repeat is not None and repeat < 1):
        raise RequestError("repeat and batch are at least 1")
    if functions and metric not in (None, "stm"):
        raise RequestError("functions are asked for distances in the metric stm only")
    choices = {
        "name": boards if isinstance(boards, str) else None,
        "tiles": None,
        "size": (4, 4) if size is None else (int(size[0]), int(size[1])),
        "goal": str(goal),
        "n": n,
        "seed": seed,
        "only": None if only is None else list(only),
        "limit": limit,
        "heuristics": own,
        "searches": None if searches is None else list(searches),
        "threads": threads,
        "parallel": parallel,
        "repeat": repeat,
        "time": _loyd.parse_time(time) if isinstance(time, str) else time,
        "nodes": nodes,
        "memory": memory,
        "weight": weight,
        "metric": metric,
    }
    if not isinstance(boards, str):
        array, choices["size"] = states(boards, size)
        choices["tiles"] = array.tobytes()
    plan = engine._engine.bench(choices)
    settings, repeat = plan.rounds()
    total = plan.boards() * (settings + len(functions)) * repeat
    told = _progress(progress, total)
    if settings:
        refused = engine._call(plan.run, told)
        for one in refused:
            warnings.warn(f"{one}; left out", stacklevel=2)
        if len(refused) == settings and not functions:
            raise RequestError("nothing that was asked for can be run")
    done = plan.boards() * settings * repeat
    for run in range(1, repeat + 1):
        for _, function in functions:
            for board in range(plan.boards()):
                _solve(plan, board, function, batch, run, lambda: told and told(done))
                done += 1
    return _ordered(plan, functions, 1 if searches is None else len(searches))


def _split(
    heuristics: HeuristicLike | Sequence[HeuristicLike] | None,
) -> tuple[list[str] | None, list[tuple[int, Callable[..., Any]]]]:
    """Returns the names, and the functions with the number of names before them."""
    if heuristics is None:
        return None, []
    if isinstance(heuristics, str) or callable(heuristics):
        heuristics = [heuristics]
    names: list[str] = []
    functions = []
    for one in heuristics:
        if isinstance(one, str):
            names.append(one)
        elif callable(one):
            functions.append((len(names), one))
        else:
            raise TypeError(f"a heuristic is a name or a function, not {type(one).__name__}")
    if not names and not functions:
        raise RequestError("there are no heuristics")
    return names, functions


def _solve(
    plan: Any, board: int, function: Any, batch: int, run: int, tick: Callable[[], Any]
) -> None:
    admissible = bool(getattr(function, "admissible", False))
    search = plan.search(board, admissible, batch)
    size = search.size()
    while (tiles := search.questions()) is not None:
        search.answer(asked(function, seen(tiles, size), size))
        tick()
    plan.finish(search, name_of(function), run)


def _ordered(plan: Any, functions: list[tuple[int, Any]], searches: int) -> list[Record]:
    """Returns the rows by run, then by heuristic as they were given, then by board."""
    own, outside = plan.rows()
    keyed = [((row["run"], setting, 1), row) for setting, row in own]
    # The rows of functions are in order, the same number for each.
    boards = plan.boards()
    for index, row in enumerate(outside):
        before = functions[index // boards % len(functions)][0]
        keyed.append(((row["run"], before * searches, 0), row))
    # The order of equal keys is kept.
    return [record(row) for _, row in sorted(keyed, key=lambda one: one[0])]
