"""The parts of a work shared by the nodes of a Ray cluster.

Each node has one actor, which uses all processors that Ray has there: so tables are opened or
built once per node, in memory. The driver hands out parts, gets them back as the bytes of Parquet
files and writes them, so the nodes need no common folder. An actor has two parts at a time,
because the last boards of a part leave processors idle. When a node is lost, its parts go to
others; when one comes, it gets an actor. What is written stays, so a driver that is started again
makes what is missing. Ray's own data sets are not used: here every part is a file that is there
or not, and nothing else has to be remembered.
"""

from __future__ import annotations

import os
import pathlib
import sys
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Callable, Iterator

from .._arrays import distance, random_states
from .._engine import Engine
from .._errors import Error, RequestError
from ._files import encoded, missing, table, write
from ._work import Part, Work

if TYPE_CHECKING:
    from types import ModuleType

#: Parts that an actor has at a time.
_AT_ONCE = 2
#: Seconds after which the driver looks for new nodes, and shows how it goes.
_LOOK = 2.0
#: How often a part may be lost with its actor before it is taken for the cause.
_MOST_LOSSES = 5


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


class _Cluster:
    """The actors, and what each is doing."""

    def __init__(self, ray: ModuleType, work: Work, engine: Engine) -> None:
        self._ray, self._work, self._engine = ray, work, engine
        #: The actor of every node, by the node's id.
        self._actors: dict[str, Any] = {}
        #: Actors that open their tables, by the answer that is awaited.
        self._starting: dict[Any, str] = {}
        #: How often a node's actor did not start.
        self._failures: dict[str, int] = {}
        #: Parts under way, with their nodes, by the answer that is awaited.
        self.running: dict[Any, tuple[str, Part]] = {}

    def nodes(self) -> int:
        """Returns the number of nodes that can work."""
        return len(self._actors) - len(self._starting)

    def look(self) -> None:
        """Starts an actor on every node that has none."""
        scheduling = self._ray.util.scheduling_strategies
        for node in self._ray.nodes():
            name, processors = node["NodeID"], int(node["Resources"].get("CPU", 0))
            if not node["Alive"] or processors < 1 or name in self._actors:
                continue
            there = scheduling.NodeAffinitySchedulingStrategy(name, soft=False)
            options = {"num_cpus": processors, "max_concurrency": _AT_ONCE, "max_restarts": 0}
            made = self._ray.remote(_Labeller).options(scheduling_strategy=there, **options)
            actor = made.remote(self._work, self._engine, processors)
            self._actors[name] = actor
            self._starting[actor.ready.remote()] = name

    def free(self) -> Iterator[str]:
        """Yields a node for every part that could be started."""
        busy = [node for node, _ in self.running.values()]
        for node in self._actors:
            if node not in self._starting.values():
                yield from [node] * (_AT_ONCE - busy.count(node))

    def start(self, node: str, part: Part) -> None:
        """Hands a part to a node."""
        self.running[self._actors[node].make.remote(part)] = (node, part)

    def answers(self, seconds: float) -> Iterator[tuple[Part, bytes | None]]:
        """Waits, and yields the parts that are done; with ``None`` if they were lost."""
        awaited = [*self._starting, *self.running]
        if not awaited:
            time.sleep(seconds)
            return
        done, _ = self._ray.wait(awaited, num_returns=1, timeout=seconds)
        for one in done:
            if one in self._starting:
                node, part = self._starting.pop(one), None
            else:
                node, part = self.running.pop(one)
            try:
                content = self._ray.get(one)
            except self._ray.exceptions.RayTaskError as error:
                # The work itself went wrong, and would elsewhere.
                raise (error.cause if isinstance(error.cause, Error) else error) from None
            except self._ray.exceptions.RayError as error:
                self._forget(node)
                content = None
                if part is None:
                    self._failed_to_start(node, error)
            if part is not None:
                yield part, content

    def _failed_to_start(self, node: str, error: Exception) -> None:
        """Gives up if the same node fails again and again, and not because it is lost."""
        self._failures[node] = self._failures.get(node, 0) + 1
        if self._failures[node] >= _MOST_LOSSES:
            raise RequestError(f"the worker of node {node} does not start: {error}") from None

    def _forget(self, node: str) -> None:
        """Gives up an actor. Its node gets another one if it is still there."""
        actor = self._actors.pop(node, None)
        if actor is not None:
            self._ray.kill(actor)
        self._starting = {one: name for one, name in self._starting.items() if name != node}

    def stop(self) -> None:
        """Ends all actors."""
        for node in list(self._actors):
            self._forget(node)


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
    try:
        import ray
        import ray.util.scheduling_strategies
    except ImportError:
        raise RequestError("Ray is not installed: pip install 'loyd-puzzle[ray]'") from None
    folder = pathlib.Path(output)
    folder.mkdir(parents=True, exist_ok=True)
    parts = work.parts()
    numbers = list(missing(work, folder, range(parts)))
    if not numbers:
        return
    began = not ray.is_initialized()
    if began:
        ray.init(address=address, log_to_driver=False)
    cluster = _Cluster(ray, work, engine or Engine(store=False))
    tell = _teller(progress)
    try:
        yield from _shared(cluster, work, folder, numbers, tell)
    finally:
        cluster.stop()
        if began:
            ray.shutdown()


def _shared(
    cluster: _Cluster,
    work: Work,
    folder: pathlib.Path,
    numbers: list[int],
    tell: Callable[[str], None],
) -> Iterator[pathlib.Path]:
    parts = work.cut(numbers)
    lost: deque[Part] = deque()
    losses: dict[int, int] = {}
    left, boards = len(numbers), 0
    start, looked = time.monotonic(), -_LOOK
    while left:
        now = time.monotonic()
        if now - looked >= _LOOK:
            looked = now
            cluster.look()
            rate = boards / max(now - start, 1e-9)
            tell(
                f"{len(numbers) - left:,} of {len(numbers):,} parts, {boards:,} boards, "
                f"{rate:,.0f} per second, {cluster.nodes()} nodes"
                + (f", {sum(losses.values())} parts made again" if losses else "")
            )
        for node in list(cluster.free()):
            part = lost.popleft() if lost else next(parts, None)
            if part is None:
                break
            cluster.start(node, part)
        for part, content in cluster.answers(_LOOK):
            if content is not None:
                left -= 1
                boards += part.count
                yield write(folder, part.number, content)
                continue
            lost.append(part)
            losses[part.number] = losses.get(part.number, 0) + 1
            if losses[part.number] >= _MOST_LOSSES:
                raise RequestError(
                    f"part {part.number} was lost {_MOST_LOSSES} times with the process that made "
                    "it: perhaps the nodes have too little memory"
                )


def _teller(progress: bool | Callable[[str], None]) -> Callable[[str], None]:
    """Returns what is called with a line about the progress."""
    if callable(progress):
        return progress
    if not progress:
        return lambda text: None
    terminal, last = sys.stderr.isatty(), [-10.0]

    def line(text: str) -> None:
        # A file or a pipe gets whole lines, and fewer of them.
        if not terminal and time.monotonic() - last[0] < 10.0:
            return
        last[0] = time.monotonic()
        sys.stderr.write(f"\r{text}\x1b[K" if terminal else f"{text}\n")
        sys.stderr.flush()

    return line
