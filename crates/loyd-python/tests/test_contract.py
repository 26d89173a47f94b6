"""The table of requests that all doors share, through this one (``tests/doors/contract``)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import ROOT

import loyd

CASES = json.loads((ROOT / "tests/doors/contract/cases.json").read_text())
MINE = [case for case in CASES if "python" not in case.get("except", {})]

#: What a failure of this kind is here.
ERRORS: dict[str, type[Exception] | tuple[type[Exception], ...]] = {
    "bad_board": loyd.BoardError,
    "bad_goal": loyd.BoardError,
    "bad_moves": loyd.RequestError,
    # A size that no board has is an error about boards.
    "bad_request": (loyd.RequestError, loyd.BoardError),
    "refused": loyd.RequestError,
    "unknown_name": loyd.RequestError,
    "unsolvable": loyd.UnsolvableError,
}

#: Numbers that other doors read from texts.
AMOUNTS = {"10k": 10_000, "1MB": 1_000_000}


def lengths(text: str | int) -> int | tuple[int, ...]:
    if isinstance(text, int) or ".." not in text:
        return text
    return tuple(int(end) for end in text.split(".."))


def solve(board: str, *, all: bool = False, limit: int | None = None, **how: Any) -> Any:
    if not all and limit is None:
        return loyd.solve(board, **how)
    found = loyd.Board(board).solutions(limit=1000 if limit is None else limit, **how)
    length = loyd.Board(board).distance(**how)
    return {"solutions": list(found), "solutions_complete": found.complete, "length": length}


def hint(board: str, **how: Any) -> Any:
    return loyd.Board(board).hint(**how)


def analyze(scramble: str, solution: str, **how: Any) -> Any:
    return loyd.analyze(scramble, solution, **how)


def estimate(board: str) -> Any:
    return {"estimates": loyd.estimate(board)}


def scramble(*, count: int = 1, **how: Any) -> Any:
    if "size" in how:
        how["size"] = tuple(int(side) for side in how["size"].split("x"))
    if "length" in how:
        how["length"] = lengths(how["length"])
    return {"boards": [{"board": str(board)} for board in loyd.scramble(n=count, **how)]}


COMMANDS = {
    "solve": solve,
    "hint": hint,
    "analyze": analyze,
    "estimate": estimate,
    "scramble": scramble,
}


def contains(answer: Any, wanted: Any) -> bool:
    """Of an object the fields, of a list of objects those in their order; else equal."""
    if isinstance(wanted, dict):
        return all(name in answer and contains(answer[name], wanted[name]) for name in wanted)
    if isinstance(wanted, list) and all(isinstance(one, dict) for one in wanted):
        rest = iter(answer)
        return all(any(contains(got, one) for got in rest) for one in wanted)
    return bool(answer == wanted)


@pytest.mark.parametrize("case", MINE, ids=[case["name"] for case in MINE])
def test_the_package_keeps_the_contract(case: dict[str, Any]) -> None:
    request = {name: AMOUNTS.get(str(value), value) for name, value in case["request"].items()}
    ask = COMMANDS[case["command"]]
    if "answer" in case:
        answer = ask(**request)
        assert contains(answer, case["answer"]), answer
        return
    failure = case["failure"]
    with pytest.raises(ERRORS[failure["kind"]]) as caught:
        ask(**request)
    assert failure.get("message", "") in str(caught.value)
