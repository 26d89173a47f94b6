"""Proofs on a simulated Ray cluster: optimal, right, and every share once, also if a node is lost.

Run by `cargo xtask python --ray`, not with the other tests: Ray is large.
"""

from __future__ import annotations

import json
import pathlib
from collections import Counter

import pytest
import ray
from ray_simulated import cluster  # noqa: F401, a fixture

import loyd
from loyd._prove import _Job, _Task, _Worker

#: 68 moves from the goal; the bound 66 has 22 million boards with these tables.
BOARD = "11 4 5 8 10/16 2 22 18 9/21 12 7 3 19/23 0 6 13 20/17 1 24 15 14"
SHARES = 30
HOW = {"heuristic": "pdb:blocks-4", "shares": SHARES, "first_nodes": 1000}
#: With weaker tables the bound 66 has some 300 million boards. So a share takes longer than Ray
#: needs to end the workers of a node, and a killed node always has unfinished shares.
SLOW = {"heuristic": "pdb:blocks-2", "shares": 12, "first_nodes": 1000}


def check(proved: loyd.Record, path: pathlib.Path, shares_per_bound: int = SHARES) -> None:
    """The proof is right, and every share of every bound below the optimum is there once."""
    assert proved.status == "optimal" and proved.missing == []
    assert proved.lower_bound == proved.upper_bound == 68
    assert loyd.Board(BOARD).apply(proved.moves) == loyd.Board.solved((5, 5))
    head, *lines = (json.loads(line) for line in path.read_text().splitlines())
    shares = Counter((line["bound"], line["share"]) for line in lines if "share" in line)
    assert set(shares.values()) == {1}
    for bound in range(head["first_bound"], 68, 2):
        count = sum(at == bound for at, _ in shares)
        assert count in (1, shares_per_bound), bound
    # Plain deepening without shares, on this machine.
    plain = loyd.Board(BOARD).solve(heuristic="pdb:blocks-4", search="kernel")
    assert plain.length == 68


def test_a_node_is_killed_half_way(cluster, tmp_path) -> None:  # noqa: F811
    path = tmp_path / "board.proof"
    told: list[str] = []

    def progress(text: str) -> None:
        told.append(text)
        # This may be told several times, but only one node is killed.
        if text.startswith("bound 66: 4 of 12 shares") and len(cluster.nodes_with_processors) == 2:
            node = cluster.nodes_with_processors.pop()
            cluster.remove_node(node, allow_graceful=False)

    check(loyd.prove_on_ray(BOARD, path, progress=progress, **SLOW), path, SLOW["shares"])
    assert len(cluster.nodes_with_processors) == 1
    assert any("2 nodes" in text for text in told), told
    assert any("sent again" in text for text in told), told


def test_a_run_goes_on_where_another_was_interrupted(cluster, tmp_path) -> None:  # noqa: F811
    """Begun by threads, interrupted on the cluster, ended there."""
    path = tmp_path / "board.proof"

    class Enough(Exception):
        pass

    def until(words: str):
        def progress(text: str) -> None:
            if words in text:
                raise Enough

        return progress

    with pytest.raises(Enough):
        loyd.prove(BOARD, path, progress=until("bound 60: 3 of"), **HOW)
    begun = path.read_text()
    with pytest.raises(Enough):
        loyd.prove_on_ray(BOARD, path, progress=until("bound 64: 5 of"), **HOW)
    assert ray.is_initialized(), "a cluster that the program has joined is not left"
    assert path.read_text().startswith(begun)
    longer = path.read_text()
    assert loyd.merge_proofs([path]).status == "limit"
    check(loyd.prove_on_ray(BOARD, path, **HOW), path)
    assert path.read_text().startswith(longer)
    # Nothing is left to do.
    told: list[str] = []
    check(loyd.prove_on_ray(BOARD, path, progress=told.append, **HOW), path)
    assert not any("shares" in text for text in told), told


def test_a_solution_cancels_the_rest(cluster, tmp_path) -> None:  # noqa: F811
    """A proof in which only the last bound is missing ends with the first share that has a
    solution in it."""
    path = tmp_path / "board.proof"
    proved = loyd.prove(BOARD, path, **HOW)
    check(proved, path)
    # Only a longer solution is known, and the last bound is begun, so that no beam is tried.
    kept = [line for line in path.read_text().splitlines() if '"solution"' not in line]
    kept.append(json.dumps({"solution": "RLRL" + proved.moves, "length": 72}))
    engine = loyd.Engine(store=False)
    worker = _Worker(_Task(loyd.Board(BOARD), {"heuristic": HOW["heuristic"]}, None, engine), 1)
    names = (f"{number}/{SHARES}" for number in range(1, SHARES + 1))
    lines = (worker.make(_Job("share", 68, name))[0] for name in names)
    kept.append(next(line for line in lines if '"share"' in line))
    path.write_text("\n".join(kept) + "\n")
    assert loyd.merge_proofs([path]).status == "limit"
    again = loyd.prove_on_ray(BOARD, path, **HOW)
    assert again.status == "optimal" and again.upper_bound == 68
    last = [line for line in path.read_text().splitlines() if '"bound":68' in line]
    assert len(last) < SHARES
    assert '"length":68' in path.read_text().splitlines()[-1]


def test_a_mistake_is_raised_here(cluster, tmp_path) -> None:  # noqa: F811
    with pytest.raises(loyd.RequestError, match="shares only with"):
        loyd.prove_on_ray(BOARD, heuristic="md")
    other = tmp_path / "other"
    other.write_text("hello\n")
    with pytest.raises(loyd.RequestError, match="line 1 of it is damaged"):
        loyd.prove_on_ray(BOARD, other, **HOW)
    assert other.read_text() == "hello\n"
