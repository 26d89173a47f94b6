"""Proofs in shares: optimal only if every share is there, whatever is lost or wrong."""

from __future__ import annotations

import json
import pathlib
from collections import Counter

import pytest

import loyd
from loyd import _prove, _workers

#: 49 moves from the goal, with tables that are built at once.
BOARD = "1 2 18 4 5/0 6 8 10 9/3 13 14 15 20/7 11 22 17 24/21 16 23 12 19"
HOW = {"heuristic": "pdb:blocks-4", "shares": 5, "first_nodes": 500}


def lines(path: pathlib.Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def check(proved: loyd.Record, path: pathlib.Path) -> None:
    """The proof is right, and every share of every bound below the optimum is there once."""
    assert proved.status == "optimal" and proved.missing == []
    assert proved.lower_bound == proved.upper_bound
    assert loyd.Board(BOARD).apply(proved.moves) == loyd.Board.solved((5, 5))
    shares = Counter((line["bound"], line["share"]) for line in lines(path) if "share" in line)
    assert set(shares.values()) == {1}
    first = lines(path)[0]["first_bound"]
    for bound in range(first, proved.upper_bound, 2):
        names = {share for at, share in shares if at == bound}
        wanted = [{"1/1"}, {f"{number}/5" for number in range(1, 6)}]
        assert any(names >= one for one in wanted), (bound, names)


@pytest.fixture(scope="module")
def proof(tmp_path_factory) -> pathlib.Path:
    """A complete proof."""
    path = tmp_path_factory.mktemp("proof") / "board.proof"
    told: list[str] = []
    proved = loyd.prove(BOARD, path, threads=2, progress=told.append, **HOW)
    check(proved, path)
    # Another engine: plain deepening without shares.
    plain = loyd.Board(BOARD).solve(search="ida", heuristic="pdb:blocks-4")
    assert proved.upper_bound == plain.length
    assert any("of 5 shares" in text for text in told), told
    assert any("2 threads" in text for text in told), told
    return path


def test_the_counts_are_those_of_plain_deepening(proof) -> None:
    plain = loyd.Board(BOARD).solve(search="ida", heuristic="pdb:blocks-4", reduce="automaton:14")
    complete = {one.bound: one.nodes_generated for one in plain.iterations[:-1]}
    merged = loyd.merge_proofs([proof])
    assert {one.bound: one.generated for one in merged.bounds} == complete


def test_without_any_share_it_is_not_optimal_and_only_that_share_is_searched(
    proof, tmp_path
) -> None:
    text = proof.read_text().splitlines(keepends=True)
    optimum = loyd.merge_proofs([proof]).upper_bound
    needed = [n for n, line in enumerate(lines(proof)) if line.get("bound", optimum) < optimum]
    assert len(needed) > 8
    for number in needed[:: max(len(needed) // 4, 1)]:
        path = tmp_path / f"without-{number}"
        path.write_text("".join(text[:number] + text[number + 1 :]))
        merged = loyd.merge_proofs([path])
        assert merged.status == "limit" and len(merged.missing) == 1
        check(loyd.prove(BOARD, path, threads=1, **HOW), path)
        added = path.read_text().splitlines(keepends=True)[len(text) - 1 :]
        left_out, added = json.loads(text[number]), [json.loads(line) for line in added]
        # A bound that was searched at once is divided now.
        assert len(added) == (5 if left_out["share"] == "1/1" else 1)
        assert sum(line["generated"] for line in added) == left_out["generated"]


def test_two_halves_prove_together_what_neither_does(proof, tmp_path) -> None:
    head, *rest = proof.read_text().splitlines(keepends=True)
    halves = [tmp_path / "even", tmp_path / "odd"]
    for number, path in enumerate(halves):
        path.write_text(head + "".join(rest[number::2]))
        assert loyd.merge_proofs([path]).status == "limit"
    whole = tmp_path / "whole"
    assert loyd.merge_proofs(halves, whole).status == "optimal"
    check(loyd.prove(BOARD, whole, **HOW), whole)


def test_wrong_files_are_refused_and_not_changed(proof, tmp_path) -> None:
    path = tmp_path / "proof"
    text = proof.read_text()

    def refused(text: str, words: str, **how) -> None:
        path.write_text(text)
        with pytest.raises(loyd.RequestError, match=words):
            loyd.prove(BOARD, path, **{**HOW, **how})
        assert path.read_text() == text

    refused(text, "differs: heuristic", heuristic="pdb:blocks-3")
    refused(text, "differs: reductions", reduce="none")
    head = text.splitlines(keepends=True)[0]
    refused(head.replace("1 2 18 4 5", "2 1 4 18 5"), "differs: board")
    refused("hello\n" + text, "line 1 of it is damaged")
    refused(text.replace('"share":"1/5"', '"share":"6/5"', 1), "is damaged")
    other = tmp_path / "other"
    other.write_text(text.replace('"generated":', '"generated":1', 1))
    with pytest.raises(loyd.RequestError, match="other counts"):
        loyd.merge_proofs([proof, other])
    with pytest.raises(loyd.RequestError, match="no files"):
        loyd.merge_proofs([])
    with pytest.raises(OSError):
        loyd.merge_proofs([tmp_path / "nothing"])
    with pytest.raises(OSError, match="regular file"):
        loyd.prove(BOARD, tmp_path, **HOW)


def test_a_torn_line_is_searched_again(proof, tmp_path) -> None:
    path = tmp_path / "proof"
    path.write_text(proof.read_text()[:-20])
    check(loyd.prove(BOARD, path, **HOW), path)


def test_what_cannot_be_proved_in_shares_is_refused() -> None:
    with pytest.raises(TypeError, match="no argument 'metric'"):
        loyd.prove(BOARD, metric="mtm")
    with pytest.raises(loyd.RequestError):
        loyd.prove(BOARD, heuristic="md")
    with pytest.raises(loyd.RequestError, match="1 to 10000 shares"):
        loyd.prove(BOARD, heuristic="pdb:blocks-4", shares=0)
    with pytest.raises(loyd.UnsolvableError):
        loyd.prove("2 1 3 4/5 6 7 8/9 10 11 12/13 14 15 0", heuristic="pdb:4-4-4-3")
    assert loyd.prove(loyd.Board.solved((5, 5)), heuristic="pdb:blocks-4").upper_bound == 0


class Losing(_workers.Threads):
    """Workers that are lost with what they make, as ``loses`` says of each part and attempt."""

    loses = staticmethod(lambda part, attempt: attempt == 1)

    def answers(self, seconds):
        attempts = self.__dict__.setdefault("attempts", Counter())
        for part, content in super().answers(seconds):
            attempts[part] += 1
            yield part, None if self.loses(part, attempts[part]) else content


def test_every_part_is_lost_once(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(_prove, "Threads", Losing)
    path = tmp_path / "proof"
    told: list[str] = []
    check(loyd.prove(BOARD, path, threads=2, progress=told.append, **HOW), path)
    assert any("sent again" in text for text in told)


def test_a_part_that_is_always_lost_is_an_error_and_proves_nothing(tmp_path, monkeypatch) -> None:
    class Lost(Losing):
        loses = staticmethod(lambda part, attempt: part.share == "3/5")

    monkeypatch.setattr(_prove, "Threads", Lost)
    path = tmp_path / "proof"
    with pytest.raises(loyd.RequestError, match="share 3/5 of bound .* was lost 5 times"):
        loyd.prove(BOARD, path, threads=2, **HOW)
    merged = loyd.merge_proofs([path])
    assert merged.status == "limit" and 3 in merged.missing[0].shares


def test_workers_must_agree(monkeypatch) -> None:
    class Disagreeing(_workers.Threads):
        def answers(self, seconds):
            yield from super().answers(seconds)
            if self._ready:
                self._greet('{"version":"9"}')

    monkeypatch.setattr(_prove, "Threads", Disagreeing)
    with pytest.raises(loyd.RequestError, match="same version"):
        loyd.prove(BOARD, **HOW)


def test_no_time_is_an_error() -> None:
    with pytest.raises(loyd.LimitError, match="time was up"):
        loyd.prove(BOARD, time=0.0, **HOW)


def test_what_was_proved_before_an_interruption_is_kept(tmp_path) -> None:
    # Korf's 50th board of the 24-puzzle: days with these tables.
    board = "23 1 12 6 16 2 20 10 21 18 14 13 17 19 22 0 15 24 3 7 4 8 5 9 11"
    path = tmp_path / "proof"

    class Enough(Exception):
        pass

    def progress(text: str) -> None:
        if "1 of 1000 shares" in text:
            raise Enough

    how = {"goal": "blank-first", "heuristic": "pdb:blocks-4", "first_nodes": 100_000}
    with pytest.raises(Enough):
        loyd.prove(board, path, shares=1000, progress=progress, **how)
    stopped = loyd.merge_proofs([path])
    assert stopped.status == "limit" and stopped.lower_bound < 113 <= stopped.upper_bound
    assert len(stopped.missing[0].shares) == 999
