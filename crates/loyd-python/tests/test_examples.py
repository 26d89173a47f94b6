"""The examples in the docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import loyd

FOUND = pkgutil.walk_packages(loyd.__path__, "loyd.")
MODULES = ["loyd", *(module.name for module in FOUND if not module.name.endswith("__main__"))]


@pytest.mark.parametrize("name", [name for name in MODULES if name != "loyd._loyd"])
def test_examples(name: str) -> None:
    module = importlib.import_module(name)
    names = {name: getattr(loyd, name) for name in loyd.__all__}
    failed, _ = doctest.testmod(module, extraglobs=names, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_public_functions_have_examples() -> None:
    functions = [getattr(loyd, name) for name in loyd.__all__ if name.islower() and name[0] != "_"]
    assert len(functions) > 5
    for function in functions:
        assert ">>> " in function.__doc__, function
