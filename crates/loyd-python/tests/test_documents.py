"""The code in docs/python.md and in the package's README runs."""

from __future__ import annotations

import pathlib
import re

import pytest
from conftest import ROOT

import loyd.label

DOCUMENTS = [ROOT / "docs" / "python.md", ROOT / "crates" / "loyd-python" / "README.md"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_code_runs(document: pathlib.Path, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    # What the command of the section on files would have made.
    work = loyd.label.Work(random=20, size=(3, 3), seed=1)
    assert len(list(loyd.label.label(work, "labels"))) == 1
    blocks = re.findall(r"^```python\n(.*?)^```", document.read_text(), re.DOTALL | re.MULTILINE)
    assert blocks
    names: dict = {}
    for block in blocks:
        exec(compile(block, str(document), "exec"), names)
