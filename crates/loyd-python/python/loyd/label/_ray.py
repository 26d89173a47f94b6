"""The parts of a work shared by the nodes of a Ray cluster.

The driver hands out parts, gets them back as the bytes of Parquet files and writes them, so the
nodes need no common folder. An actor has two parts at a time, because the last boards of a part
leave processors idle. What is written stays, so a driver that is started again makes what is
missing. Ray's own data sets are not used: here every part is a file that is there or not, and
nothing else has to be remembered.
"""

from __future__ import annotations

import os
import pathlib
import time
from collections import deque
from typing import Callable, Iterator

from .._arrays import distance, random_states
from .._engine import Engine
from .._errors import RequestError
from .._workers import LOOK, MOST_LOSSES, Cluster, ray_module, telling
from ._files import encoded, missing, table, write
from ._work import Part, Work

#: Parts that an actor has at a time.
_AT_ONCE = 2


class _Labeller:
    """The actor of a node."""

    def __init__(self, work: Work, engine: Engine, threads: int) -> None:
        self._work, self._engine, self._threads = work, engine, threads

    def ready(self) -> bool:
        """Opens the tables."""
        work = self._work
        some = random_states(4, size=work.size, seed=0, goal=work.goal)
        distance(some, size=work.size, goal=work.goal, engine=self._engine)
        return True

    def make(self, part: Part) -> bytes:
        """Returns a part as the bytes of its file."""
        made = table(self._work, part, self._engine, self._threads)
        return encoded(made).to_pybytes()


def on_ray(
    work: Work,
    output: str | os.PathLike[str],
    *,
    address: str | None = "auto",
    engine: Engine | None = None,
    progress: bool | Callable[[str], None] = False,
) -> Iterator[pathlib.Path]:
    """Writes the missing parts of a work with a Ray cluster, and yields each file when it is
    complete.

    ``address`` is that of the cluster as ``ray.init`` takes it, unless the program has called
    that already; ``"local"`` is a cluster of this machine alone. The files are written where this
    is called; every node needs this package and pyarrow, nothing else. Nodes store no tables
    unless an ``engine`` says so. ``progress=True`` shows a line on standard error; a function is
    called with its text.
    """
    ray = ray_module()
    folder = pathlib.Path(output)
    folder.mkdir(parents=True, exist_ok=True)
    parts = work.parts()
    numbers = list(missing(work, folder, range(parts)))
    if not numbers:
        return
    began = not ray.is_initialized()
    if began:
        ray.init(address=address, log_to_driver=False)
    arguments = (work, engine or Engine(store=False))
    cluster = Cluster(ray, _Labeller, arguments, lambda processors: _AT_ONCE)
    try:
        with telling(progress) as tell:
            yield from _shared(cluster, work, folder, numbers, tell)
    finally:
        cluster.stop()
        if began:
            ray.shutdown()


def _shared(
    cluster: Cluster,
    work: Work,
    folder: pathlib.Path,
    numbers: list[int],
    tell: Callable[[str], None],
) -> Iterator[pathlib.Path]:
    parts = work.cut(numbers)
    lost: deque[Part] = deque()
    losses: dict[int, int] = {}
    left, boards = len(numbers), 0
    start, looked = time.monotonic(), -LOOK
    while left:
        now = time.monotonic()
        if now - looked >= LOOK:
            looked = now
            cluster.look()
            rate = boards / max(now - start, 1e-9)
            tell(
                f"{len(numbers) - left:,} of {len(numbers):,} parts, {boards:,} boards, "
                f"{rate:,.0f} per second, {cluster.names()}"
                + (f", {sum(losses.values())} parts made again" if losses else "")
            )
        for node in list(cluster.free()):
            part = lost.popleft() if lost else next(parts, None)
            if part is None:
                break
            cluster.start(node, part)
        for part, content in cluster.answers(LOOK):
            if content is not None:
                left -= 1
                boards += part.count
                yield write(folder, part.number, content)
                continue
            lost.append(part)
            losses[part.number] = losses.get(part.number, 0) + 1
            if losses[part.number] >= MOST_LOSSES:
                raise RequestError(
                    f"part {part.number} was lost {MOST_LOSSES} times with the process that made "
                    "it: perhaps the nodes have too little memory"
                )
