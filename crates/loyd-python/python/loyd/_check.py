"""Checking a heuristic against exact distances."""

from __future__ import annotations

from typing import Any, Callable

from ._arrays import _progress
from ._engine import Engine, engine_or_shared
from ._estimates import HeuristicLike, asked, name_of, seen
from ._record import Record, record


def check_heuristic(
    heuristic: HeuristicLike,
    *,
    size: tuple[int, int] = (3, 3),
    goal: str = "blank-last",
    claim: str = "admissible",
    samples: int = 200,
    seed: int = 1,
    counterexamples: int = 3,
    batch: int = 10_000,
    threads: int = 0,
    progress: bool | Callable[[int, int], None] = False,
    engine: Engine | None = None,
) -> Record:
    """Returns whether a heuristic is admissible and consistent, with counterexamples.

    ``heuristic`` is a function: it gets boards as uint8 of shape ``(N, cells)``, at most
    ``batch`` at a time, and returns ``N`` numbers. It may also be the name of a heuristic of
    this package. The record has the fields of ``loyd check-heuristic --format json``.

    >>> import numpy
    >>> def misplaced(X):
    ...     goal = numpy.array([1, 2, 3, 4, 5, 6, 7, 8, 0])
    ...     return ((X != goal) & (X != 0)).sum(axis=1)
    >>> found = check_heuristic(misplaced, claim="consistent")
    >>> found.holds, found.coverage, found.boards
    (True, 'all', 181440)

    A board of which the blank is counted too is one move away, and estimated as two:

    >>> def with_blank(X):
    ...     return (X != numpy.array([1, 2, 3, 4, 5, 6, 7, 8, 0])).sum(axis=1)
    >>> found = check_heuristic(with_blank)
    >>> found.holds, found.findings.admissible, found.findings.overestimated
    (False, False, 78)
    >>> found.findings.overestimates[0].board
    '1 2 3/4 5 6/7 0 8'

    All boards of up to nine cells are asked about, which is a proof. Of larger ones, all near
    the goal are, and the boards of ``samples`` solutions: that can refute, but not prove.
    """
    engine = engine_or_shared(engine)
    size = (int(size[0]), int(size[1]))
    solving = _progress(progress, samples, "samples")
    method = engine._engine.known_boards
    known = engine._call(method, size, str(goal), samples, seed, threads, solving)
    if isinstance(heuristic, str):
        name, estimates = heuristic, known.own(heuristic)
    else:
        name, estimates = name_of(heuristic), bytearray()
        told = _progress(progress, known.count())
        for first in range(0, known.count(), max(1, batch)):
            tiles = known.tiles(first, first + max(1, batch))
            estimates += asked(heuristic, seen(tiles, size), size)
            if told is not None:
                told(len(estimates) // 8)
    return record(known.findings(name, bytes(estimates), claim, counterexamples))
