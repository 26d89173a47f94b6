"""Proofs that take hours: the bounds of one board, exhausted share by share.

What comes next is decided by the engine (``ProofPlan`` in Rust): a first search, then for each
bound a look for a shorter solution and the missing shares of the bound. The driver here hands these
parts to workers, threads or the nodes of a Ray cluster, and adds the lines that come back to the
proof and its file. A share is the same wherever it is searched, so one that was lost with its
worker is handed out again.
"""

from __future__ import annotations

import json
import os
import time
from collections import deque
from typing import Any, Callable, Iterable, NamedTuple, Union

from . import _loyd
from ._board import Board, BoardLike
from ._engine import Engine, choices, engine_or_shared
from ._errors import LimitError, RequestError
from ._record import Record, record
from ._workers import LOOK, MOST_LOSSES, Cluster, Threads, ray_module, telling

Progress = Union[bool, Callable[[str], None]]
PathLike = Union[str, "os.PathLike[str]"]


class _Task(NamedTuple):
    """What every worker needs to know."""

    board: Board
    how: dict[str, Any]
    first_nodes: int | None
    engine: Engine


class _Job(NamedTuple):
    """A part of the work: a step, and for a share its name and how many threads it may have."""

    step: str
    bound: int
    share: str = ""
    threads: int = 1
    #: What is proved so far, for the steps that need it.
    proof: str = ""


class _Worker:
    """Does the parts; on a cluster, the actor of a node."""

    def __init__(self, task: _Task, threads: int) -> None:
        self._threads = threads
        self._engine = task.engine
        self.stop = _loyd.Stop()
        chosen = choices(task.how, threads=threads)
        tiles, size = task.board._tiles, task.board._size
        engine = task.engine._engine
        self._prover = _loyd.Prover(engine, tiles, size, chosen, task.first_nodes, self.stop)

    def ready(self) -> str:
        """Opens the tables, and returns the first line of the proof."""
        return self._engine._call(self._prover.head)

    def make(self, job: _Job) -> list[str]:
        """Returns the lines that come of a part."""
        if job.step == "first":
            return self._prover.first()
        if job.step == "shorten":
            return self._prover.shorten(job.proof, job.bound)
        return self._prover.share(job.bound, job.share, min(job.threads, self._threads))


class _Driver:
    """Hands out what is missing of a proof until it is complete or the time is up."""

    def __init__(self, file: PathLike | None, shares: int | None) -> None:
        self._file = None if file is None else os.fspath(file)
        self._shares = shares
        self._head: str | None = None
        self.proof: _loyd.Proof | None = None
        self._jobs: deque[_Job] = deque()
        self._losses: dict[_Job, int] = {}
        #: The step that is under way, its parts and how many are done.
        self._step, self._parts, self._done = "opening tables", 0, 0
        self._generated = 0

    def greet(self, head: str) -> None:
        """A worker is ready: the first one begins the proof, the others must agree with it."""
        if self._head is None:
            self._head = head
            self.proof = _loyd.Proof(head, self._file, self._shares)
        elif head != self._head:
            raise RequestError(
                "the workers do not agree about the proof: is the same version of this package "
                f"installed everywhere?\n{self._head}\n{head}"
            )

    def run(
        self, workers: Cluster | Threads, limit: float | None, tell: Callable[[str], None]
    ) -> None:
        """Drives the workers for some seconds, or to the end; ``tell`` hears how it goes."""
        began, looked = time.monotonic(), -LOOK
        while True:
            now = time.monotonic()
            if now - looked >= LOOK:
                looked = now
                workers.look()
                tell(self._words(workers))
            left = None if limit is None else began + limit - now
            if left is not None and left <= 0:
                return
            if self.proof is not None and not self._jobs and not workers.running:
                if not self._next(self.proof, workers):
                    return
            for place in list(workers.free()):
                if not self._jobs:
                    break
                workers.start(place, self._jobs.popleft())
            wait = LOOK if left is None else max(min(LOOK, left), 0.01)
            for job, lines in workers.answers(wait):
                self._take(job, lines)
                tell(self._words(workers))
                if self._is_proved():
                    return

    def _next(self, proof: _loyd.Proof, workers: Cluster | Threads) -> bool:
        """Lines up the parts of the next step. Returns ``False`` if there is none."""
        step = proof.next()
        if step is None:
            return False
        name, bound, shares = step
        if name == "shares":
            # Shares in parallel need no threads inside, unless there are too few shares.
            inside = max(workers.processors() // len(shares), 1)
            self._jobs.extend(_Job("share", bound, share, inside) for share in shares)
            self._step = f"bound {bound}"
        else:
            self._jobs.append(_Job(name, bound, proof=proof.text()))
            self._step = "first search" if name == "first" else f"beam before bound {bound}"
        self._parts, self._done = len(self._jobs), 0
        return True

    def _take(self, job: _Job, lines: list[str] | None) -> None:
        """Adds what came of a part; one that was lost is handed out again."""
        if lines is None:
            self._jobs.appendleft(job)
            self._losses[job] = self._losses.get(job, 0) + 1
            if self._losses[job] >= MOST_LOSSES:
                raise RequestError(
                    f"share {job.share} of bound {job.bound} was lost {MOST_LOSSES} times with "
                    "the process that searched it: perhaps the nodes have too little memory"
                )
            return
        self._done += 1
        for line in lines:
            if self.proof is not None and self.proof.add(line):
                self._generated += json.loads(line).get("generated", 0)

    def _is_proved(self) -> bool:
        if self.proof is None:
            return False
        lower, upper = self.proof.bounds()
        return lower == upper

    def _words(self, workers: Cluster | Threads) -> str:
        """Returns how it goes."""
        words = [self._step]
        if self._parts > 1:
            words[0] += f": {self._done} of {self._parts} shares"
        if self.proof is not None:
            lower, upper = self.proof.bounds()
            words.append(f"at least {lower}" if upper is None else f"optimum {lower} to {upper}")
        words.append(f"{self._generated:,} generated")
        words.append(workers.names())
        if self._losses:
            words.append(f"{sum(self._losses.values())} sent again")
        return ", ".join(words)


def prove(
    board: BoardLike,
    file: PathLike | None = None,
    *,
    shares: int | None = None,
    threads: int = 0,
    time: float | str | None = None,
    first_nodes: int | None = None,
    progress: Progress = False,
    engine: Engine | None = None,
    **how: Any,
) -> Record:
    """Returns an optimal solution of a board that may take hours, proved share by share.

    The proof goes on with what is in ``file``, and keeps every exhausted share there at once: see
    ``docs/long-runs.md``. It is the file of ``loyd solve --resume`` and ``loyd prove``. Each
    of the ``threads`` searches another share of the bound (0: one per processor). A bound is
    divided into ``shares``; without a number, by how many boards it will probably have. The first
    search, which is not divided, generates up to ``first_nodes`` boards (20 million). Of the
    arguments of :meth:`Board.solve` there are ``goal``, ``heuristic``, which names tables, and
    ``reduce``. ``progress=True`` shows a line on standard error; a function is called with its
    text.

    The record has the fields of ``loyd prove --merge``. The status is ``optimal`` if every share
    of every bound below the length of the solution is exhausted, and ``limit`` if the ``time`` was
    up before.

    >>> p = prove("5 1 3 4/2 6 8 0/9 10 7 11/13 14 15 12", heuristic="pdb:4-4-4-3", shares=2)
    >>> p.status, p.lower_bound, p.upper_bound, p.missing
    ('optimal', 10, 10, [])
    """
    driver = _Driver(file, shares)
    count = threads or os.cpu_count() or 1
    task = _task(board, how, first_nodes, engine_or_shared(engine))
    worker = _Worker(task, count)
    workers = Threads(worker, count, worker.stop.ask, driver.greet)
    return _driven(driver, workers, time, progress)


def prove_on_ray(
    board: BoardLike,
    file: PathLike | None = None,
    *,
    address: str | None = "auto",
    shares: int | None = None,
    time: float | str | None = None,
    first_nodes: int | None = None,
    progress: Progress = False,
    engine: Engine | None = None,
    **how: Any,
) -> Record:
    """Returns an optimal solution of a board, proved by the nodes of a Ray cluster.

    As :func:`prove`, with one share at a time on every processor of the cluster. ``address`` is
    that of the cluster as ``ray.init`` takes it, unless the program has called that already;
    ``"local"`` is a cluster of this machine alone. The ``file`` is written where this is called;
    every node needs this package and nothing else. Nodes build the tables in memory and store
    none, unless an ``engine`` says so.

    The shares of a node that is lost are searched by others, and a node that joins gets work. As
    soon as a solution is proved to be optimal, the rest is cancelled.

    >>> prove_on_ray(board, "board.proof", progress=True).status  # doctest: +SKIP
    'optimal'
    """
    ray = ray_module()
    driver = _Driver(file, shares)
    task = _task(board, how, first_nodes, engine or Engine(store=False))
    began = not ray.is_initialized()
    if began:
        ray.init(address=address, log_to_driver=False)
    try:
        cluster = Cluster(ray, _Worker, (task,), lambda processors: processors, driver.greet)
        return _driven(driver, cluster, time, progress)
    finally:
        if began:
            ray.shutdown()


def merge_proofs(files: Iterable[PathLike], output: PathLike | None = None) -> Record:
    """Returns what the files of proofs prove together, as ``loyd prove --merge``.

    Files of another board, goal, heuristic, set of reductions or version are refused. With
    ``output``, everything is written to one file.

    >>> import os, tempfile
    >>> file = os.path.join(tempfile.mkdtemp(), "board.proof")
    >>> p = prove("5 1 3 4/2 6 8 0/9 10 7 11/13 14 15 12", file, heuristic="pdb:4-4-4-3")
    >>> merge_proofs([file]).status
    'optimal'
    """
    merged = _loyd.Proof.merged([os.fspath(file) for file in files])
    if output is not None:
        with open(output, "w", encoding="utf-8") as written:
            written.write(merged.text())
    return record(merged.summary())


def _task(board: BoardLike, how: dict[str, Any], first_nodes: int | None, engine: Engine) -> _Task:
    known = ("goal", "heuristic", "reduce")
    for name in how:
        if name not in known:
            raise TypeError(f"a proof has no argument {name!r}; there are {', '.join(known)}")
    return _Task(Board(board), how, first_nodes, engine)


def _driven(
    driver: _Driver, workers: Cluster | Threads, time: float | str | None, progress: Progress
) -> Record:
    limit = _loyd.parse_time(time) if isinstance(time, str) else time
    try:
        with telling(progress) as tell:
            driver.run(workers, limit, tell)
    finally:
        workers.stop()
    if driver.proof is None:
        raise LimitError("the time was up before the tables were open")
    return record(driver.proof.summary())
