"""Rows of measurements: the command's fields, known lengths, and functions as heuristics."""

from __future__ import annotations

import functools
import json
import os
import pathlib
import signal
import subprocess
import sys

import numpy
import pandas
import pytest
from conftest import ROOT, instances

import loyd


def manhattan(boards: numpy.ndarray) -> numpy.ndarray:
    """The Manhattan distance to the goal with the blank last, in plain numpy."""
    cells, moves = _moves(boards.shape[1])
    return moves[cells, boards].sum(axis=1)


@functools.cache
def _moves(count: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    """The cells, and how far each of them is from the goal cell of each tile."""
    side, cells = round(count**0.5), numpy.arange(count)
    goals = (cells - 1) % count
    rows = abs(cells[:, None] // side - goals // side)
    columns = abs(cells[:, None] % side - goals % side)
    return cells, numpy.where(cells == 0, 0, rows + columns)


def known(boards: numpy.ndarray) -> numpy.ndarray:
    return manhattan(boards)


known.admissible = True


def fields() -> list[str]:
    """The fields that docs/benchmarks.md defines for a board."""
    lines = (ROOT / "docs" / "benchmarks.md").read_text().splitlines()
    rows = [line.split("|") for line in lines if line.startswith("| `")]
    names = [row[1] for row in rows if row[2].strip() in ("board", "both")]
    return [name.strip(" `") for cell in names for name in cell.split(",")]


def test_rows_have_the_fields_of_the_command() -> None:
    rows = loyd.bench("korf100", ["md+lc", manhattan], only=[79], size=(4, 4))
    assert [row.heuristic for row in rows] == ["md+lc", "manhattan"]
    for row in rows:
        assert sorted(row) == sorted(fields())
        assert row.set == "korf100" and row.name == "79" and row.optimal == 42
        assert row.length == 42 and row.check == "equal" and row.excess == 0
        json.dumps(row)


def test_published_lengths_are_met() -> None:
    rows = loyd.bench("korf100", ["pdb:7-8"], parallel=0)
    boards, lengths = instances("korf100")
    assert [row.length for row in rows] == lengths.tolist()
    assert {(row.status, row.check, row.search) for row in rows} == {("optimal", "equal", "kernel")}
    assert [row.name for row in rows] == [str(number) for number in range(1, 101)]


def test_counts_are_those_of_the_paper() -> None:
    """IDA* with Manhattan distance: the counts in the instance files, which are Korf's."""
    lines = (ROOT / "crates/loyd-lab/data/instances/korf100_manhattan.csv").read_text().splitlines()
    header = lines[0].split(",")
    counts = {row[0]: row for row in (line.split(",") for line in lines[1:])}
    (row,) = loyd.bench("korf100", "md", search="ida", only=[79])
    generated = int(counts["79"][header.index("generated")])
    assert row.nodes_generated == generated


def test_pandas_reads_the_rows() -> None:
    rows = loyd.bench("random", ["md", "hh", manhattan], n=4, size=(3, 3), repeat=2)
    frame = pandas.DataFrame(rows)
    assert len(frame) == 24 and list(frame.columns) == list(rows[0])
    means = frame.groupby("heuristic")["nodes_generated"].mean()
    assert set(means.index) == {"md", "hh", "manhattan"} and (means > 0).all()


def test_columns_have_one_type() -> None:
    """What polars needs: the same fields in every row, each with one type, or missing."""
    rows = loyd.bench("random", ["md", "hh", manhattan], n=3, size=(3, 3), nodes=200)
    assert {row.status for row in rows} >= {"limit"}
    for name in rows[0]:
        types = {type(row[name]) for row in rows if row[name] is not None}
        assert len(types) <= 1, (name, types)
    assert all(list(row) == list(rows[0]) for row in rows)


def test_rows_are_by_run_then_heuristic_then_board() -> None:
    how = {"n": 2, "size": (3, 3), "repeat": 2}
    rows = loyd.bench("random", ["wd", manhattan, "md", known], **how)
    order = [(row.run, row.heuristic, row.name) for row in rows]
    names = ["wd", "manhattan", "md", "known"]
    assert order == [(run, h, b) for run in (1, 2) for h in names for b in ("1", "2")]


@pytest.mark.parametrize("batch", [1, 30, 5000])
def test_a_function_leads_to_shortest_solutions(batch: int) -> None:
    boards = loyd.random_states(12, size=(3, 3), seed=3)
    rows = loyd.bench(boards, [manhattan, known], batch=batch)
    expected = loyd.distance(boards).tolist()
    assert [row.length for row in rows] == expected * 2
    assert [row.status for row in rows] == ["feasible"] * 12 + ["optimal"] * 12
    assert all(row.lower_bound <= row.length == row.upper_bound for row in rows)
    assert all(row.search == "batched-astar" for row in rows)
    # Nobody else proved a length, and a function's word is not taken for it.
    assert all(row.check is None for row in rows)


def test_a_function_sees_boards_whose_goal_is_the_argument() -> None:
    """Korf's boards have the blank first; the function is asked about the blank last."""
    seen = []

    def watching(boards: numpy.ndarray) -> numpy.ndarray:
        assert boards.dtype == numpy.uint8 and boards.shape[1] == 16
        seen.append(boards[0].copy())
        return manhattan(boards)

    (row,) = loyd.bench("korf100", watching, only=[79])
    assert row.length == 42
    assert loyd.distance(seen[0][None])[0] == 42


def test_boards_of_ones_own_are_seen_as_they_are() -> None:
    seen = []

    def nothing(boards: numpy.ndarray) -> numpy.ndarray:
        seen.append(boards[0].copy())
        return numpy.zeros(len(boards))

    boards = loyd.random_states(1, size=(3, 3), seed=1, goal="blank-first")
    loyd.bench(boards, nothing, goal="blank-first", nodes=9)
    assert numpy.array_equal(seen[0], boards[0])
    middle = "1 2 3/4 0 5/6 7 8"
    (row,) = loyd.bench(["1 2 3/0 4 5/6 7 8"], nothing, goal=middle)
    assert row.length == 1
    with pytest.raises(loyd.RequestError, match="orientation"):
        loyd.bench("korf100", nothing, goal="1 2 3 4/5 6 7 8/9 10 0 11/12 13 14 15")


def test_an_overestimate_is_found_out() -> None:
    def too_high(boards: numpy.ndarray) -> numpy.ndarray:
        return 5 * manhattan(boards)

    # One board at a time: on so small a board a large batch finds everything.
    how = {"n": 10, "size": (3, 3), "batch": 1}
    rows = loyd.bench("random", ["wd", too_high], **how)[10:]
    assert {row.status for row in rows} == {"feasible"}
    assert {row.check for row in rows} <= {"equal", "excess"}
    assert sum(row.excess for row in rows) > 0
    too_high.admissible = True
    rows = loyd.bench("random", ["wd", too_high], **how)[10:]
    assert "wrong" in {row.check for row in rows}


def test_limits_of_a_function_leave_bounds() -> None:
    for limit in ({"nodes": 500}, {"time": 0.0}, {"memory": 3_000_000}):
        (row,) = loyd.bench("eighty", known, limit=1, **limit)
        assert row.status == "limit" and row.length is None and row.check == "open"
        assert row.lower_bound < 80 <= row.upper_bound


def test_what_a_function_may_not_answer() -> None:
    boards = loyd.random_states(1, size=(3, 3), seed=1)
    for wrong, word in [
        (lambda X: X[:, 0] - 300.0, "not a number from 0"),
        (lambda X: X[:, 0] * numpy.nan, "nan"),
        (lambda X: numpy.full(len(X), numpy.inf), "inf"),
        (lambda X: [1.0] * (len(X) + 1), "shape"),
        (lambda X: X, "shape"),
        (lambda X: ["a"] * len(X), "numbers"),
        (lambda X: None, "shape"),
    ]:
        with pytest.raises(loyd.RequestError, match=word):
            loyd.bench(boards, wrong)

    def broken(boards: numpy.ndarray) -> numpy.ndarray:
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        loyd.bench(boards, broken)
    # A column is what networks give.
    (row,) = loyd.bench(boards, lambda X: manhattan(X)[:, None])
    assert row.length == loyd.distance(boards)[0]


def test_what_cannot_be_measured_is_said() -> None:
    for how, word in [
        ({"boards": "korf"}, 'there is no set "korf"'),
        ({"heuristics": "magic"}, "magic"),
        ({"heuristics": []}, "no heuristics"),
        ({"only": [101]}, "there is no board 101"),
        ({"limit": 0}, "no boards"),
        ({"repeat": 0}, "at least 1"),
        ({"weight": 0.5}, "weight"),
    ]:
        with pytest.raises(loyd.RequestError, match=word):
            loyd.bench(**how)
    with pytest.raises(loyd.RequestError, match="25 cells"):
        loyd.bench([loyd.Board.solved((6, 6))], lambda X: X[:, 0])
    with pytest.raises(TypeError, match="a name or a function"):
        loyd.bench(heuristics=[3])
    with pytest.raises(loyd.UnsolvableError, match="row 1"):
        loyd.bench([[1, 2, 3, 0], [2, 1, 3, 0]])
    with pytest.warns(UserWarning, match="left out"):
        rows = loyd.bench("random", ["md", "wd"], search=["kernel", "ida"], n=1, size=(3, 3))
    assert [row.search for row in rows] == ["ida", "ida"]
    with pytest.warns(UserWarning), pytest.raises(loyd.RequestError, match="nothing"):
        loyd.bench("random", "md", search="kernel", n=1, size=(3, 3))
    with pytest.raises(loyd.TableError):
        loyd.bench("korf100", "pdb:7-8", engine=loyd.Engine(tables="6-6-3", store=False))


def test_a_suite_brings_its_settings() -> None:
    rows = loyd.bench("paper-table4", limit=2)
    assert {row.set for row in rows} == {"paper-table4"}
    assert {row.search for row in rows} == {"ba", "ba-deepest", "kernel"}
    rows = loyd.bench("paper-table4", "md+lc", limit=2)
    assert {row.search for row in rows} == {"ida"}


def test_progress_is_told() -> None:
    told = []
    how = {"n": 5, "size": (3, 3), "progress": lambda done, total: told.append((done, total))}
    loyd.bench("random", ["md", manhattan], **how)
    assert told and all(done <= total == 10 for done, total in told)


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX has them")
@pytest.mark.parametrize("heuristic", ["'md'", "lambda X: X[:, 0] * 0"])
def test_ctrl_c_ends_it(heuristic: str, tmp_path: pathlib.Path) -> None:
    program = f"""
import signal, sys, loyd
signal.signal(signal.SIGINT, signal.default_int_handler)
told = []
def ready(done, total):
    if not told:
        told.append(1)
        print("ready", flush=True)
try:
    loyd.bench("eighty", {heuristic}, search="ida", progress=ready)
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "ready\n"
    process.send_signal(signal.SIGINT)
    try:
        said, _ = process.communicate(timeout=120)
    finally:
        process.kill()
    assert (said, process.returncode) == ("interrupted\n", 0)
