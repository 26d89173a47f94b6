"""Labels at scale: distances and optimal moves of many boards, as Parquet files.

The work is cut into parts of some thousand boards. A part is a function of its number alone and
becomes one file, which is written under a temporary name and then renamed. So any number of
processes on any machines can share the work: process ``i`` of ``n`` makes the parts ``i``,
``i + n`` and so on. A process that is started again makes what is missing, and all files
together are one dataset::

    python -m loyd.label --random 1000000 --seed 1 --shard 3/10 -o labels/

With ``--ray ADDRESS`` a Ray cluster shares the work instead (``_ray.py``).

Each row has the board (``state``, a list of uint8 of fixed size), its ``distance``, the bits of
its ``optimal_moves`` (up 1, down 2, left 4, right 8), its ``id`` and its ``split``: ``train`` or
``test``. A board and its mirror image are always in the same split. Seed, version and engine are
in the metadata of every file.

``_work.py`` says which boards, ``_split.py`` on which side of the split they are, ``_files.py``
labels and writes them.
"""

from ._files import file_name, label, table
from ._ray import on_ray
from ._split import mirrored, split
from ._work import Part, Work

__all__ = ["Part", "Work", "file_name", "label", "mirrored", "on_ray", "split", "table"]
