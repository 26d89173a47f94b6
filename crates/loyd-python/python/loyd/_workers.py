"""Workers that make the parts of some work: threads here, or the nodes of a Ray cluster.

Both have the same methods, so a driver need not know which it has. ``look`` finds workers,
``free`` yields a worker for every part that could be started, ``start`` hands a part out, and
``answers`` waits and yields the parts that are done. A part that was lost with its worker comes
back with ``None``; the driver hands it out again.

On a cluster each node has one actor, which uses all processors that Ray has there: so tables are
opened or built once per node, in memory. When a node is lost, its parts come back; when one comes,
it gets an actor.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Callable, Iterator

from ._errors import Error, RequestError

if TYPE_CHECKING:
    from types import ModuleType

#: Seconds after which a driver looks for new workers, and shows how it goes.
LOOK = 2.0
#: How often a part may be lost with its worker before it is taken for the cause.
MOST_LOSSES = 5


class Cluster:
    """The actors of a Ray cluster, and what each is doing.

    ``kind`` is the class of the actors. It is called with the ``arguments`` and the number of
    processors; ``ready()`` opens its tables, and ``make(part)`` makes a part. ``at_once`` says how
    many parts an actor with this many processors has at a time. ``greet`` is called with what
    ``ready()`` returned.
    """

    def __init__(
        self,
        ray: ModuleType,
        kind: type,
        arguments: tuple[Any, ...],
        at_once: Callable[[int], int],
        greet: Callable[[Any], None] = lambda value: None,
    ) -> None:
        self._ray, self._kind, self._arguments = ray, kind, arguments
        self._at_once, self._greet = at_once, greet
        #: The actor of every node and its processors, by the node's id.
        self._actors: dict[str, tuple[Any, int]] = {}
        #: Actors that open their tables, by the answer that is awaited.
        self._starting: dict[Any, str] = {}
        #: How often a node's actor did not start.
        self._failures: dict[str, int] = {}
        #: Parts under way, with their nodes, by the answer that is awaited.
        self.running: dict[Any, tuple[str, Any]] = {}

    def names(self) -> str:
        """Returns how many workers there are, in words."""
        count = len(self._actors) - len(self._starting)
        return f"{count} node" if count == 1 else f"{count} nodes"

    def processors(self) -> int:
        """Returns the number of processors of the nodes that can work."""
        starting = self._starting.values()
        return sum(n for node, (_, n) in self._actors.items() if node not in starting)

    def look(self) -> None:
        """Starts an actor on every node that has none."""
        scheduling = self._ray.util.scheduling_strategies
        for node in self._ray.nodes():
            name, processors = node["NodeID"], int(node["Resources"].get("CPU", 0))
            if not node["Alive"] or processors < 1 or name in self._actors:
                continue
            there = scheduling.NodeAffinitySchedulingStrategy(name, soft=False)
            at_once = self._at_once(processors)
            options = {"num_cpus": processors, "max_concurrency": at_once, "max_restarts": 0}
            made = self._ray.remote(self._kind).options(scheduling_strategy=there, **options)
            actor = made.remote(*self._arguments, processors)
            self._actors[name] = actor, processors
            self._starting[actor.ready.remote()] = name

    def free(self) -> Iterator[str]:
        """Yields a node for every part that could be started."""
        busy = [node for node, _ in self.running.values()]
        for node, (_, processors) in self._actors.items():
            if node not in self._starting.values():
                yield from [node] * (self._at_once(processors) - busy.count(node))

    def start(self, node: str, part: Any) -> None:
        """Hands a part to a node."""
        self.running[self._actors[node][0].make.remote(part)] = (node, part)

    def answers(self, seconds: float) -> Iterator[tuple[Any, Any]]:
        """Waits, and yields the parts that are done; with ``None`` if they were lost."""
        awaited = [*self._starting, *self.running]
        if not awaited:
            time.sleep(seconds)
            return
        done, _ = self._ray.wait(awaited, num_returns=1, timeout=seconds)
        for one in done:
            starts = one in self._starting
            node, part = (self._starting.pop(one), None) if starts else self.running.pop(one)
            try:
                content = self._ray.get(one)
            except self._ray.exceptions.RayTaskError as error:
                # The work itself went wrong, and would elsewhere.
                raise (error.cause if isinstance(error.cause, Error) else error) from None
            except self._ray.exceptions.RayError as error:
                self._forget(node)
                if starts:
                    self._failed_to_start(node, error)
                    continue
                content = None
            if starts:
                self._greet(content)
            else:
                yield part, content

    def _failed_to_start(self, node: str, error: Exception) -> None:
        """Gives up if the same node fails again and again, and not because it is lost."""
        self._failures[node] = self._failures.get(node, 0) + 1
        if self._failures[node] >= MOST_LOSSES:
            raise RequestError(f"the worker of node {node} does not start: {error}") from None

    def _forget(self, node: str) -> None:
        """Gives up an actor. Its node gets another one if it is still there."""
        actor, _ = self._actors.pop(node, (None, 0))
        if actor is not None:
            self._ray.kill(actor)
        self._starting = {one: name for one, name in self._starting.items() if name != node}

    def stop(self) -> None:
        """Ends all actors, whatever they are doing."""
        for node in list(self._actors):
            self._forget(node)


class Threads:
    """Threads of this process. ``stop_parts`` asks the parts that are under way to end."""

    def __init__(
        self,
        worker: Any,
        count: int,
        stop_parts: Callable[[], None],
        greet: Callable[[Any], None],
    ) -> None:
        self._worker, self._count = worker, count
        self._stop_parts, self._greet = stop_parts, greet
        self._pool = ThreadPoolExecutor(count)
        self._starting: Future[Any] | None = None
        self._ready = False
        self.running: dict[Future[Any], tuple[int, Any]] = {}

    def names(self) -> str:
        """Returns how many workers there are, in words."""
        return f"{self._count} thread" if self._count == 1 else f"{self._count} threads"

    def processors(self) -> int:
        """Returns the number of threads."""
        return self._count

    def look(self) -> None:
        """Opens the tables."""
        if self._starting is None:
            self._starting = self._pool.submit(self._worker.ready)

    def free(self) -> Iterator[int]:
        """Yields a number for every part that could be started."""
        if self._ready:
            yield from range(self._count - len(self.running))

    def start(self, number: int, part: Any) -> None:
        """Hands a part to a thread."""
        self.running[self._pool.submit(self._worker.make, part)] = (number, part)

    def answers(self, seconds: float) -> Iterator[tuple[Any, Any]]:
        """Waits, and yields the parts that are done."""
        if self._starting is not None and not self._ready:
            done, _ = wait([self._starting], seconds)
            if done:
                self._ready = True
                self._greet(self._starting.result())
            return
        for one in wait(self.running, seconds, FIRST_COMPLETED).done:
            _, part = self.running.pop(one)
            yield part, one.result()

    def stop(self) -> None:
        """Ends all threads."""
        self._stop_parts()
        self._pool.shutdown(cancel_futures=True)


def ray_module() -> ModuleType:
    """Returns the module ``ray``."""
    try:
        import ray
        import ray.util.scheduling_strategies
    except ImportError:
        raise RequestError("Ray is not installed: pip install 'loyd-puzzle[ray]'") from None
    return ray


@contextmanager
def telling(progress: bool | Callable[[str], None]) -> Iterator[Callable[[str], None]]:
    """Gives what is called with a line about the progress, and clears the line at the end."""
    if callable(progress):
        yield progress
        return
    if not progress:
        yield lambda text: None
        return
    terminal, last = sys.stderr.isatty(), [-10.0]

    def line(text: str) -> None:
        # A file or a pipe gets whole lines, and fewer of them.
        if not terminal and time.monotonic() - last[0] < 10.0:
            return
        last[0] = time.monotonic()
        sys.stderr.write(f"\r{text}\x1b[K" if terminal else f"{text}\n")
        sys.stderr.flush()

    try:
        yield line
    finally:
        if terminal:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
