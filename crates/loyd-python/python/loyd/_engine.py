"""The engine: the stored tables and how they may be used."""

from __future__ import annotations

import difflib
import os
import threading
import warnings
from typing import Any, Callable

from . import _loyd
from ._errors import TableWarning

#: The arguments that every search has, with the defaults of the command.
DEFAULTS: dict[str, Any] = {
    "goal": "blank-last",
    "heuristic": "auto",
    "search": "auto",
    "reduce": None,
    "weight": None,
    "metric": "stm",
    "notation": "tile",
    "time": None,
    "nodes": None,
    "memory": 4_000_000_000,
    "solutions": None,
    "threads": 0,
}


#: What a user may name.
ARGUMENTS = [*(name for name in DEFAULTS if name != "solutions"), "engine"]


class Engine:
    """Solves boards with the tables of a data directory.

    Every function of the package takes an ``engine``; without one, all share an engine with
    the data directory and the defaults of the command ``loyd``. An engine of your own
    controls what a process may do:

    * ``data_dir``: where tables are stored; the command's directory if ``None``.
    * ``tables``: the only tables that may be used, for instance ``"7-8"``. The heuristic
      ``auto`` then means these tables on boards that they are for.
    * ``store``: whether tables that are expensive to build are stored for the next time.
    * ``load``: ``"memory"`` reads stored tables; ``"mapped"`` uses the files as they are, so
      that processes share them. No program may write to the files meanwhile.

    >>> engine = Engine(tables="6-6-3", store=False)
    >>> board = Board("1 2 3 4/5 6 7 8/9 10 11 0/13 14 15 12")
    >>> board.solve(engine=engine).heuristic
    'pdb:6-6-3'
    >>> board.solve(engine=engine, heuristic="pdb:7-8")
    Traceback (most recent call last):
    loyd.TableError: this engine may use the tables 6-6-3 only, not the tables 7-8
    """

    __slots__ = ("_engine", "_arguments")

    def __init__(
        self,
        data_dir: str | os.PathLike[str] | None = None,
        *,
        tables: str | None = None,
        store: bool = True,
        load: str = "memory",
    ) -> None:
        directory = None if data_dir is None else os.fspath(data_dir)
        self._arguments = (directory, tables, store, load)
        self._engine = _loyd.Engine(directory, tables, store, load)

    @property
    def tables(self) -> str | None:
        """The only tables that may be used; ``None`` if all may be."""
        return self._arguments[1]

    def __repr__(self) -> str:
        directory, tables, store, load = self._arguments
        return f"Engine({directory!r}, tables={tables!r}, store={store!r}, load={load!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _engine_of, self._arguments

    def _call(self, method: Callable[..., Any], *arguments: Any) -> Any:
        """Calls a method of the extension, and warns of what went wrong on the way."""
        try:
            return method(*arguments)
        finally:
            for remark in self._engine.take_remarks():
                warnings.warn(remark, TableWarning, stacklevel=4)


def _engine_of(directory: str | None, tables: str | None, store: bool, load: str) -> Engine:
    return Engine(directory, tables=tables, store=store, load=load)


_lock = threading.Lock()
_shared: Engine | None = None


def engine_or_shared(engine: Engine | None) -> Engine:
    """Returns the engine, or the one that all functions share."""
    global _shared
    if engine is not None:
        return engine
    with _lock:
        if _shared is None:
            _shared = Engine()
        return _shared


def choices(given: dict[str, Any], /, **more: Any) -> dict[str, Any]:
    """Returns the arguments of a search, complete. A time may be a text, as ``"10s"``."""
    for name in given:
        if name not in ARGUMENTS:
            nearest = difflib.get_close_matches(name, ARGUMENTS, n=1)
            meant = f"did you mean {nearest[0]!r}? " if nearest else ""
            raise TypeError(f"there is no argument {name!r}; {meant}there are {', '.join(ARGUMENTS)}")
    chosen = {**DEFAULTS, **given, **more}
    if isinstance(chosen["time"], str):
        chosen["time"] = _loyd.parse_time(chosen["time"])
    chosen["goal"] = str(chosen["goal"])
    return chosen
