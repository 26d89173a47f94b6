"""The interpreter lock is released, and Ctrl-C ends the work with KeyboardInterrupt."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

import numpy
import pytest

import loyd

#: Hours of work with this heuristic.
HARD = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1"


def test_other_threads_go_on_while_boards_are_solved() -> None:
    """The main thread counts while another is inside ``distance``: the count goes on because
    the lock is free. The search never ends by itself; the progress function stops it once
    the counting is proved."""
    inside, enough = threading.Event(), threading.Event()
    raised = []

    class Enough(Exception):
        pass

    def progress(done: int, total: int) -> None:
        inside.set()
        if enough.is_set():
            raise Enough

    def work() -> None:
        try:
            loyd.distance([HARD] * 4, heuristic="md", progress=progress)
        except Enough as error:
            raised.append(error)

    worker = threading.Thread(target=work)
    worker.start()
    assert inside.wait(120)
    count = 0
    while count < 1_000_000:
        count += 1
    enough.set()
    worker.join(120)
    assert not worker.is_alive() and len(raised) == 1


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX has them")
@pytest.mark.parametrize(
    "call",
    [
        "loyd.distance([HARD] * 8, heuristic='md', progress=ready)",
        "loyd.optimal_moves([HARD] * 8, heuristic='md', progress=ready)",
        "(ready(0, 0), loyd.Board(HARD).solve(heuristic='md'))",
        "(ready(0, 0), loyd.Board(HARD).hint(heuristic='md'))",
        "(ready(0, 0), loyd.random_states(400_000_000, seed=1, size=(2, 2)))",
        "loyd.prove(HARD, heuristic='pdb:4-4-4-3', progress=lambda text: ready(0, 0))",
    ],
)
def test_ctrl_c_is_a_keyboard_interrupt(call: str) -> None:
    # A program that is started in the background may have been told to ignore Ctrl-C.
    program = f"""
import signal, sys, numpy, loyd
signal.signal(signal.SIGINT, signal.default_int_handler)
HARD = {HARD!r}
told = []
def ready(done, total):
    if not told:
        told.append(1)
        print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("interrupted", flush=True)
    sys.exit(0)
print("ended", flush=True)
"""
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "ready\n"
    process.send_signal(signal.SIGINT)
    try:
        said, _ = process.communicate(timeout=120)
    finally:
        process.kill()
    assert (said, process.returncode) == ("interrupted\n", 0)


def test_importing_needs_no_numpy() -> None:
    program = """
import sys
sys.modules["numpy"] = None
import loyd
assert loyd.Board("8 6 7/2 5 4/3 0 1").distance() == 31
assert len(loyd.scramble(n=2, seed=1)) == 2
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=600)


def test_the_answers_of_threads_are_independent() -> None:
    boards = [loyd.random_states(50, size=(3, 3), seed=seed) for seed in range(4)]
    expected = [loyd.distance(one) for one in boards]
    found: list[numpy.ndarray | None] = [None] * 4

    def work(index: int) -> None:
        found[index] = loyd.distance(boards[index])

    threads = [threading.Thread(target=work, args=(index,)) for index in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(600)
    assert all(numpy.array_equal(a, b) for a, b in zip(found, expected))
