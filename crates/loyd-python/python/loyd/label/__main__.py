"""The command ``python -m loyd.label``."""

from __future__ import annotations

import argparse
import pathlib
import signal
import sys
from typing import Iterator

from .._engine import Engine
from .._errors import Error
from ._files import label
from ._ray import on_ray
from ._work import Work


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m loyd.label",
        description="Labels boards with their distances and optimal moves, as Parquet files.",
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--random", metavar="N", type=_count, help="N uniformly random boards")
    source.add_argument(
        "--by-distance", metavar="D1..D2", type=_range, help="boards of each of these distances"
    )
    source.add_argument("--states", metavar="FILE", help="the column state of a Parquet file")
    parser.add_argument("--per", metavar="N", type=_count, default=1000, help="boards per distance")
    parser.add_argument("--size", metavar="ROWSxCOLS", type=_size, default=(4, 4))
    parser.add_argument("--goal", default="blank-last")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--part", metavar="N", type=_count, default=10_000, help="boards per file")
    parser.add_argument("--test", metavar="SHARE", type=float, default=0.1, help="of the test set")
    parser.add_argument("--shard", metavar="I/N", type=_shard, help="make every N-th part, from I")
    parser.add_argument("--ray", metavar="ADDRESS", help="share the work with a Ray cluster")
    parser.add_argument("--threads", type=int, default=0, help="0: one per processor")
    parser.add_argument("--data-dir", help="where tables are stored")
    parser.add_argument("--tables", help="the only tables to use, for instance 7-8")
    parser.add_argument("--load", choices=["memory", "mapped"], default="memory")
    parser.add_argument("-o", "--output", metavar="FOLDER", required=True)
    given = parser.parse_args(words)
    if given.ray is not None and (given.shard is not None or given.threads):
        parser.error("--ray shares the work itself: leave --shard and --threads away")
    return given


def _count(text: str) -> int:
    number = float(text)
    if number != int(number) or number < 0:
        raise ValueError(text)
    return int(number)


def _range(text: str) -> tuple[int, ...]:
    least, _, most = text.partition("..")
    return tuple(range(int(least), int(most or least) + 1))


def _size(text: str) -> tuple[int, int]:
    rows, columns = text.split("x")
    return int(rows), int(columns)


def _shard(text: str) -> tuple[int, int]:
    one, of = text.split("/")
    return int(one), int(of)


def main(words: list[str] | None = None) -> int:
    """The command ``python -m loyd.label``."""
    given = _arguments(words)
    try:
        for path in _files(given):
            print(path, flush=True)
    except KeyboardInterrupt:
        print("interrupted; the same command continues", file=sys.stderr)
        return 130
    except (Error, OSError) as error:
        print(f"python -m loyd.label: {error}", file=sys.stderr)
        return 1
    return 0


def _files(given: argparse.Namespace) -> Iterator[pathlib.Path]:
    """Makes what was asked for."""
    work = Work(
        random=given.random,
        distances=given.by_distance,
        per=given.per if given.by_distance is not None else 0,
        file=given.states,
        size=given.size,
        goal=given.goal,
        seed=given.seed,
        part=given.part,
        test=given.test,
    )
    # A worker stores nothing: many of them would write the same tables.
    engine = Engine(given.data_dir, tables=given.tables, store=False, load=given.load)
    if given.ray is not None:
        return on_ray(work, given.output, address=given.ray, engine=engine, progress=True)
    how = {"shard": given.shard or (1, 1), "engine": engine, "threads": given.threads}
    # A file or a pipe gets the names of the files.
    return label(work, given.output, progress=sys.stderr.isatty(), **how)


if __name__ == "__main__":
    # Batch systems ask a process to terminate where a person presses Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
