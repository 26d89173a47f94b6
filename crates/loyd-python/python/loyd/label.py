"""Labels at scale: distances and optimal moves of many boards, as Parquet files.

The work is cut into parts of some thousand boards. A part is a function of its number alone and
becomes one file, which is written under a temporary name and then renamed. So any number of
processes on any machines can share the work: process ``i`` of ``n`` makes the parts ``i``,
``i + n`` and so on. A process that is started again makes what is missing, and all files
together are one dataset::

    python -m loyd.label --random 1000000 --seed 1 --shard 3/10 -o labels/

Each row has the board (``state``, a list of uint8 of fixed size), its ``distance``, the bits of
its ``optimal_moves`` (up 1, down 2, left 4, right 8), its ``id`` and its ``split``: ``train`` or
``test``. A board and its mirror image are always in the same split. Seed, version and engine are
in the metadata of every file.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Iterator

import numpy
import pyarrow
import pyarrow.parquet

from . import _loyd
from ._arrays import _label, random_states, sample_by_distance, states
from ._board import Board
from ._engine import Engine
from ._errors import RequestError

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MASK = 2**64 - 1


def mixed(seed: int, number: int) -> int:
    """Returns the seed of a part: 64 bits without a pattern, by SplitMix64 (Steele, Lea and
    Flood 2014).

    >>> mixed(1, 0) != mixed(1, 1) != mixed(2, 0)
    True
    """
    word = (seed * 0x9E3779B97F4A7C15 + (number + 1) * 0xD1342543DE82EF95) & _MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


@dataclass(frozen=True)
class Work:
    """What is labelled, the same in every process.

    One of ``random`` (the number of uniformly random boards), ``distances`` with ``per`` (so
    many boards of every distance) and ``file`` (a Parquet file with a column ``state``).
    """

    random: int | None = None
    distances: tuple[int, ...] | None = None
    per: int = 0
    file: str | None = None
    size: tuple[int, int] = (4, 4)
    goal: str = "blank-last"
    seed: int = 0
    part: int = 10_000
    test: float = 0.1

    def __post_init__(self) -> None:
        kinds = (self.random, self.distances, self.file)
        if sum(kind is not None for kind in kinds) != 1:
            raise RequestError("give one of random, distances and file")
        if self.part < 1 or not 0 <= self.test <= 1:
            raise RequestError("a part has at least one board, and test is a share from 0 to 1")

    def parts(self) -> int:
        """Returns the number of parts."""
        if self.distances is not None:
            # One distance at a time, because each has its own way of being drawn.
            return len(self.distances) * -(-self.per // self.part)
        return -(-self._rows() // self.part)

    def _rows(self) -> int:
        if self.random is not None:
            return self.random
        return pyarrow.parquet.read_metadata(self.file).num_rows

    def boards(self, number: int, engine: Engine | None = None) -> tuple[int, NDArray[Any]]:
        """Returns the first id of a part, and its boards."""
        seed = mixed(self.seed, number)
        if self.distances is not None:
            each = -(-self.per // self.part)
            index, piece = divmod(number, each)
            count = min(self.part, self.per - piece * self.part)
            how = {"size": self.size, "goal": self.goal, "seed": seed, "engine": engine}
            drawn = sample_by_distance([self.distances[index]], per=count, **how)[0]
            return index * self.per + piece * self.part, drawn
        first = number * self.part
        count = min(self.part, self._rows() - first)
        if self.random is not None:
            return first, random_states(count, size=self.size, goal=self.goal, seed=seed)
        return first, self._read(first, count)

    def _read(self, first: int, count: int) -> NDArray[Any]:
        batches, passed, found = pyarrow.parquet.ParquetFile(self.file), 0, []
        for batch in batches.iter_batches(self.part, columns=["state"]):
            start, stop = max(0, first - passed), min(len(batch), first + count - passed)
            if start < stop:
                found += batch.column(0).slice(start, stop - start).to_pylist()
            passed += len(batch)
            if passed >= first + count:
                break
        return states(numpy.array(found).reshape(count, -1), self.size)[0]

    def metadata(self) -> dict[bytes, bytes]:
        """Returns what every file says of itself."""
        about = {
            "version": _loyd.__version__,
            "seed": self.seed,
            "random": self.random,
            "distances": self.distances,
            "per": self.per,
            "file": self.file,
            "size": self.size,
            "goal": self.goal,
            "part": self.part,
            "test": self.test,
        }
        return {b"loyd": json.dumps(about, sort_keys=True).encode()}


def split(boards: NDArray[Any], size: tuple[int, int], goal: str, test: float) -> NDArray[Any]:
    """Returns ``True`` for the boards of the test set.

    It depends on the board alone. A board, its mirror image and their copies in other files
    are on the same side.

    >>> boards = random_states(1000, size=(3, 3), seed=1)
    >>> 50 < int(split(boards, (3, 3), "blank-last", 0.1).sum()) < 150
    True
    """
    keys = _hash(boards)
    image = mirrored(boards, size, goal)
    if image is not None:
        # The smaller of both hashes is the same for a board and its image.
        keys = numpy.minimum(keys, _hash(image))
    # The smaller of two is not uniform, so it is hashed again.
    words = _mix(keys)
    return (words >> numpy.uint64(11)).astype(float) / 2.0**53 < test


def mirrored(boards: NDArray[Any], size: tuple[int, int], goal: str) -> NDArray[Any] | None:
    """Returns the mirror images in the main diagonal, with the tiles renamed so that the goal
    is its own image; ``None`` if the goal has no such image.

    >>> mirrored(numpy.array([[1, 2, 3, 0]]), (2, 2), "blank-last")
    array([[1, 2, 3, 0]])
    >>> mirrored(numpy.array([[1, 2, 0, 3]]), (2, 2), "blank-last")
    array([[1, 0, 3, 2]])
    """
    if size[0] != size[1]:
        return None
    home = numpy.array(Board.solved(size, goal).tiles)
    cells = numpy.arange(len(home)).reshape(size).T.ravel()
    names = numpy.empty(len(home), boards.dtype)
    names[home] = home[cells]
    if names[0] != 0:
        return None
    return names[boards[:, cells]]


def _hash(boards: NDArray[Any]) -> NDArray[Any]:
    keys = numpy.zeros(len(boards), numpy.uint64)
    for column in boards.T:
        keys = _mix(keys * numpy.uint64(257) + column.astype(numpy.uint64) + numpy.uint64(1))
    return keys


def _mix(words: NDArray[Any]) -> NDArray[Any]:
    words = (words ^ (words >> numpy.uint64(30))) * numpy.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> numpy.uint64(27))) * numpy.uint64(0x94D049BB133111EB)
    return words ^ (words >> numpy.uint64(31))


def table(work: Work, number: int, engine: Engine | None = None, threads: int = 0) -> Any:
    """Returns a part, labelled, as a table of pyarrow.

    >>> part = table(Work(random=100, size=(3, 3), seed=1, part=40), 2)
    >>> part.num_rows, part.column_names
    (20, ['id', 'state', 'distance', 'optimal_moves', 'split'])
    """
    first, boards = work.boards(number, engine)
    how = {"goal": work.goal, "threads": threads}
    distances, masks = _label(boards, work.size, True, False, engine, how)
    tests = split(boards, work.size, work.goal, work.test)
    tiles = pyarrow.array(boards.ravel())
    columns = {
        "id": pyarrow.array(numpy.arange(first, first + len(boards))),
        "state": pyarrow.FixedSizeListArray.from_arrays(tiles, boards.shape[1]),
        "distance": pyarrow.array(distances),
        "optimal_moves": pyarrow.array(masks),
        "split": pyarrow.array(numpy.where(tests, "test", "train")),
    }
    return pyarrow.table(columns).replace_schema_metadata(work.metadata())


def file_name(number: int) -> str:
    """Returns the name of a part's file."""
    return f"part-{number:08}.parquet"


def label(
    work: Work,
    output: str | os.PathLike[str],
    *,
    shard: tuple[int, int] = (1, 1),
    engine: Engine | None = None,
    threads: int = 0,
) -> Iterator[pathlib.Path]:
    """Writes the missing parts of a shard, and yields each file when it is complete.

    ``shard`` is ``(i, n)`` for the process ``i`` of ``n``, from 1. A file of another work in
    the same folder is an error.
    """
    one, of = shard
    if not 1 <= one <= of:
        raise RequestError(f"there is no shard {one} of {of}")
    folder = pathlib.Path(output)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(one - 1, work.parts(), of):
        path = folder / file_name(number)
        if path.exists():
            _check(path, work)
            continue
        part = table(work, number, engine, threads)
        draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
        try:
            pyarrow.parquet.write_table(part, draft)
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)
        yield path


def _check(path: pathlib.Path, work: Work) -> None:
    """Checks that a file is a part of this work. The version may be another."""
    found = (pyarrow.parquet.read_schema(path).metadata or {}).get(b"loyd", b"{}")
    wanted, found = json.loads(work.metadata()[b"loyd"]), json.loads(found)
    for name, value in wanted.items():
        if name != "version" and found.get(name) != value:
            raise RequestError(
                f"{path} was made with {name} {found.get(name)!r}, not {value!r}: choose another "
                "folder, or remove the file"
            )


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
    parser.add_argument("--shard", metavar="I/N", type=_shard, default=(1, 1))
    parser.add_argument("--threads", type=int, default=0, help="0: one per processor")
    parser.add_argument("--data-dir", help="where tables are stored")
    parser.add_argument("--tables", help="the only tables to use, for instance 7-8")
    parser.add_argument("--load", choices=["memory", "mapped"], default="memory")
    parser.add_argument("-o", "--output", metavar="FOLDER", required=True)
    return parser.parse_args(words)


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
    how = {"shard": given.shard, "engine": engine, "threads": given.threads}
    try:
        for path in label(work, given.output, **how):
            print(path, flush=True)
    except KeyboardInterrupt:
        print("interrupted; the same command continues", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
