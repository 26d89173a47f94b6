"""The notebook in docs/ runs, and what it shows is what it showed when it was committed."""

from __future__ import annotations

import nbformat
import pytest
from conftest import ROOT
from nbclient import NotebookClient

NOTEBOOK = ROOT / "docs" / "python.ipynb"


def pictures(notebook) -> int:
    outputs = [one for cell in notebook.cells for one in cell.get("outputs", [])]
    return sum("image/png" in one.get("data", {}) for one in outputs)


def printed(notebook) -> str:
    outputs = [one for cell in notebook.cells for one in cell.get("outputs", [])]
    return "".join(one.text for one in outputs if one.output_type == "stream")


def test_the_notebook_is_whole() -> None:
    """It was executed from its beginning to its end, and its code can be compiled."""
    committed = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(committed)
    code = [cell for cell in committed.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    for cell in code:
        compile(cell.source, str(NOTEBOOK), "exec")
        assert all(output.output_type != "error" for output in cell.outputs)
    assert pictures(committed) == 3


@pytest.mark.soak
def test_the_notebook_runs() -> None:
    committed = nbformat.read(NOTEBOOK, as_version=4)
    # It would stop at the first cell that raises.
    client = NotebookClient(
        nbformat.read(NOTEBOOK, as_version=4),
        timeout=900,
        kernel_name="python3",
        resources={"metadata": {"path": str(NOTEBOOK.parent)}},
    )
    executed = client.execute()
    assert pictures(executed) == pictures(committed) == 3
    # Boards, labels and searches are the same on every machine; the regression is up to rounding.
    first = printed(committed).splitlines()[0]
    assert first.startswith("mean 5") and printed(executed).splitlines()[0] == first
    assert "learned" in printed(executed)
