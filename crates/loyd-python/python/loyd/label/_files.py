"""Parts labelled and written: one Parquet file each, complete or not there at all."""

from __future__ import annotations

import json
import os
import pathlib
from typing import Any, Iterator

import numpy
import pyarrow
import pyarrow.parquet

from .._arrays import _label
from .._engine import Engine
from .._errors import Error, RequestError
from ._split import split
from ._work import Part, Work

#: The columns with few values, which a dictionary makes small. Versions of pyarrow name the values
#: of a list differently.
_FEW_VALUES = ["state.list.element", "state.list.item", "distance", "optimal_moves", "split"]


def table(
    work: Work,
    part: int | Part,
    engine: Engine | None = None,
    threads: int = 0,
    progress: bool = False,
) -> Any:
    """Returns a part, labelled, as a table of pyarrow.

    >>> part = table(Work(random=100, size=(3, 3), seed=1, part=40), 2)
    >>> part.num_rows, part.column_names
    (20, ['id', 'state', 'distance', 'optimal_moves', 'split'])
    """
    if not isinstance(part, Part):
        (part,) = work.cut([part])
    boards = work.boards(part, engine)
    how = {"goal": work.goal, "threads": threads}
    try:
        distances, masks = _label(boards, work.size, True, progress, engine, how)
    except Error as error:
        if error.row is not None:
            error.row += part.first
            error.args = (f"board {error.row}, in {error}",)
        raise
    tests = split(boards, work.size, work.goal, work.test)
    tiles = pyarrow.array(boards.ravel())
    columns = {
        "id": pyarrow.array(numpy.arange(part.first, part.first + len(boards))),
        "state": pyarrow.FixedSizeListArray.from_arrays(tiles, boards.shape[1]),
        "distance": pyarrow.array(distances),
        "optimal_moves": pyarrow.array(masks),
        "split": pyarrow.array(numpy.where(tests, "test", "train")),
    }
    return pyarrow.table(columns).replace_schema_metadata(work.metadata(engine))


def encoded(table: Any) -> Any:
    """Returns a table as the bytes of a Parquet file: about ten per 4x4 board."""
    sink = pyarrow.BufferOutputStream()
    how = {"column_encoding": {"id": "DELTA_BINARY_PACKED"}, "use_dictionary": _FEW_VALUES}
    pyarrow.parquet.write_table(table, sink, compression="zstd", **how)
    return sink.getvalue()


def file_name(number: int) -> str:
    """Returns the name of a part's file.

    >>> file_name(3)
    'part-00000003.parquet'
    """
    return f"part-{number:08}.parquet"


def write(folder: pathlib.Path, number: int, content: Any) -> pathlib.Path:
    """Writes the file of a part, so that it is complete or not there."""
    path = folder / file_name(number)
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        draft.write_bytes(content)
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    return path


def missing(work: Work, folder: pathlib.Path, numbers: Iterator[int] | range) -> Iterator[int]:
    """Yields the numbers whose files are not there. A file of another work is an error."""
    for number in numbers:
        path = folder / file_name(number)
        if path.exists():
            _check(path, work)
        else:
            yield number


def label(
    work: Work,
    output: str | os.PathLike[str],
    *,
    shard: tuple[int, int] = (1, 1),
    engine: Engine | None = None,
    threads: int = 0,
    progress: bool = False,
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
    for part in work.cut(missing(work, folder, range(one - 1, work.parts(), of))):
        made = table(work, part, engine, threads, progress)
        yield write(folder, part.number, encoded(made))


def _check(path: pathlib.Path, work: Work) -> None:
    """Checks that a file is a part of this work. Version and engine may be others: distances
    are exact."""
    found = (pyarrow.parquet.read_schema(path).metadata or {}).get(b"loyd", b"{}")
    wanted, found = json.loads(work.metadata(None)[b"loyd"]), json.loads(found)
    for name, value in wanted.items():
        if name not in ("version", "engine") and found.get(name) != value:
            raise RequestError(
                f"{path} was made with {name} {found.get(name)!r}, not {value!r}: choose another "
                "folder, or remove the file"
            )
