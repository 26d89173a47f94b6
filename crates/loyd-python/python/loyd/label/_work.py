"""Which boards are labelled, and how they are cut into parts.

The uniformly random boards of a seed are those of ``loyd scramble`` in their order, so a part
starts at a position in the stream of random numbers. How many numbers a board takes varies, if
rarely, so the positions have to be found by passing over the boards before; that is much quicker
than making them (``Positions``).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Iterable, Iterator

import numpy
import pyarrow.parquet

from .. import _loyd
from .._arrays import sample_by_distance, states
from .._engine import Engine
from .._errors import RequestError

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MASK = 2**64 - 1


def mixed(seed: int, number: int) -> int:
    """Returns the seed of a part of boards of one distance: 64 bits without a pattern, by
    SplitMix64 (Steele, Lea and Flood 2014).

    >>> mixed(1, 0) != mixed(1, 1) != mixed(2, 0)
    True
    """
    word = (seed * 0x9E3779B97F4A7C15 + (number + 1) * 0xD1342543DE82EF95) & _MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


@dataclass(frozen=True)
class Part:
    """Everything that is needed to make the boards of one part on any machine."""

    #: From 0.
    number: int
    #: The id of its first board.
    first: int
    #: How many boards it has.
    count: int
    #: Where the random numbers begin, for uniformly random boards.
    position: int = 0
    #: The distance of the boards, if they were asked for by distance.
    distance: int | None = None
    #: The boards, if they come from a file.
    given: Any = None


@dataclass(frozen=True)
class Work:
    """What is labelled, the same in every process.

    One of ``random`` (the number of uniformly random boards, those of ``loyd scramble --seed``),
    ``distances`` with ``per`` (the number of boards of every distance) and ``file`` (a Parquet file
    with a column ``state``).

    >>> work = Work(random=100, size=(3, 3), seed=7, part=40)
    >>> work.parts()
    3
    >>> [(part.number, part.first, part.count) for part in work.cut(range(0, 3, 2))]
    [(0, 0, 40), (2, 80, 20)]
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
            return len(self.distances) * self._parts_per_distance()
        return -(-self.rows() // self.part)

    def rows(self) -> int:
        """Returns the number of boards."""
        if self.random is not None:
            return self.random
        if self.distances is not None:
            return len(self.distances) * self.per
        return pyarrow.parquet.read_metadata(self.file).num_rows

    def cut(self, numbers: Iterable[int]) -> Iterator[Part]:
        """Yields the parts with these numbers. It is quickest if they ascend."""
        positions = Positions(self)
        rows = self.rows()
        for number in numbers:
            if self.distances is not None:
                yield self._part_of_distance(number)
                continue
            first = number * self.part
            count = min(self.part, rows - first)
            if self.random is not None:
                yield Part(number, first, count, position=positions.of(number))
            else:
                yield Part(number, first, count, given=self._read(first, count))

    def boards(self, part: Part, engine: Engine | None = None) -> NDArray[Any]:
        """Makes the boards of a part."""
        if part.given is not None:
            return part.given
        if part.distance is not None:
            seed = mixed(self.seed, part.number)
            how = {"size": self.size, "goal": self.goal, "seed": seed, "engine": engine}
            return sample_by_distance([part.distance], per=part.count, **how)[0]
        seed, goal = self.seed, str(self.goal)
        tiles = _loyd.random_states(part.count, self.size, seed, goal, None, part.position)
        return numpy.frombuffer(tiles, numpy.uint8).reshape(part.count, -1)

    def metadata(self, engine: Engine | None) -> dict[bytes, bytes]:
        """Returns what every file says of itself."""
        about = {
            "version": _loyd.__version__,
            "engine": {"heuristic": "auto", "tables": None if engine is None else engine.tables},
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

    def _parts_per_distance(self) -> int:
        # One distance at a time, because each has its own way of being drawn.
        return -(-self.per // self.part)

    def _part_of_distance(self, number: int) -> Part:
        index, piece = divmod(number, self._parts_per_distance())
        count = min(self.part, self.per - piece * self.part)
        first = index * self.per + piece * self.part
        return Part(number, first, count, distance=self.distances[index])

    def _read(self, first: int, count: int) -> NDArray[Any]:
        """Reads rows of the file; only the row groups that have them are read."""
        file = pyarrow.parquet.ParquetFile(self.file)
        if "state" not in file.schema_arrow.names:
            raise RequestError(f"{self.file} has no column state")
        passed, groups, skipped = 0, [], 0
        for group in range(file.metadata.num_row_groups):
            rows = file.metadata.row_group(group).num_rows
            if passed + rows <= first:
                skipped += rows
            elif passed < first + count:
                groups.append(group)
            passed += rows
        found = []
        for batch in file.iter_batches(self.part, row_groups=groups, columns=["state"]):
            start, stop = max(0, first - skipped), min(len(batch), first + count - skipped)
            if start < stop:
                column = batch.column(0).slice(start, stop - start)
                if column.null_count:
                    raise RequestError(f"{self.file} has rows without a state")
                lengths = numpy.diff(column.offsets) if hasattr(column, "offsets") else None
                cells = self.size[0] * self.size[1]
                if lengths is not None and (lengths != cells).any():
                    raise RequestError(f"{self.file} has states that are no {self.size} boards")
                tiles = column.flatten().to_numpy(zero_copy_only=False)
                found.append(tiles.reshape(len(column), -1))
            skipped += len(batch)
        return states(numpy.concatenate(found), self.size)[0]


class Positions:
    """Where the random numbers of each part begin. Parts are quickest found in their order."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._last = (0, 0)

    def of(self, number: int) -> int:
        """Returns the position of a part."""
        last, position = self._last if self._last[0] <= number else (0, 0)
        work = self._work
        boards = (number - last) * work.part
        position = _loyd.skip_states(boards, work.size, work.seed, position)
        self._last = (number, position)
        return position
