"""Sliding-tile puzzles: shortest solutions, exact distances, labels for arrays of boards.

>>> import loyd
>>> loyd.Board("8 6 7/2 5 4/3 0 1").solve().length
31

The engine is that of the command ``loyd``: names, defaults and results agree.
"""

from ._arrays import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    distance,
    optimal_moves,
    random_states,
    sample_by_distance,
    scramble,
)
from ._bench import bench
from ._board import Board, Solutions
from ._check import check_heuristic
from ._engine import Engine
from ._errors import (
    BoardError,
    Error,
    LimitError,
    RequestError,
    StoppedError,
    TableError,
    TableWarning,
    UnsolvableError,
)
from ._functions import analyze, estimate, solve
from ._loyd import __version__
from ._prove import merge_proofs, prove, prove_on_ray
from ._record import Record
from ._search import search

__all__ = [
    "DOWN",
    "LEFT",
    "RIGHT",
    "UP",
    "Board",
    "BoardError",
    "Engine",
    "Error",
    "LimitError",
    "Record",
    "RequestError",
    "Solutions",
    "StoppedError",
    "TableError",
    "TableWarning",
    "UnsolvableError",
    "__version__",
    "analyze",
    "bench",
    "check_heuristic",
    "distance",
    "estimate",
    "merge_proofs",
    "optimal_moves",
    "prove",
    "prove_on_ray",
    "random_states",
    "sample_by_distance",
    "scramble",
    "search",
    "solve",
]

for _exception in (
    BoardError,
    Error,
    LimitError,
    RequestError,
    StoppedError,
    TableError,
    TableWarning,
    UnsolvableError,
):
    _exception.__module__ = "loyd"
del _exception
