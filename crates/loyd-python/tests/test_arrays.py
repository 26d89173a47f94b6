"""Arrays: equal to independent oracles, in order, and clear about what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy
import pytest
from conftest import instances

import loyd


def test_all_of_3x3_equals_breadth_first_search(all_three) -> None:
    boards, distances = all_three
    assert len(boards) == 181_440 and distances.max() == 31
    found = loyd.distance(boards)
    assert found.dtype == numpy.uint8 and found.shape == (181_440,)
    assert numpy.array_equal(found, distances)


def test_optimal_moves_of_3x3_equal_breadth_first_search(all_three) -> None:
    boards, distances = all_three
    known = {board.tobytes(): d for board, d in zip(boards, distances)}
    some = boards[::97]
    masks = loyd.optimal_moves(some)
    # A tile that moves up comes from below the blank.
    steps = [(loyd.UP, 1, 0), (loyd.DOWN, -1, 0), (loyd.LEFT, 0, 1), (loyd.RIGHT, 0, -1)]
    for board, mask in zip(some, masks):
        blank = int(board.argmin())
        expected = 0
        for bit, down, right in steps:
            row, column = blank // 3 + down, blank % 3 + right
            if not (0 <= row < 3 and 0 <= column < 3):
                continue
            moved = board.copy()
            moved[[blank, 3 * row + column]] = moved[[3 * row + column, blank]]
            if known[moved.tobytes()] < known[board.tobytes()]:
                expected |= bit
        assert mask == expected


@pytest.mark.parametrize(
    ("name", "goal", "total"),
    [
        ("korf100", "blank-first", 5305),
        ("eighty", "blank-last", 17 * 80),
        # Lengths by tests/oracle/lengths.c, which shares no code with the package.
        ("random2000", "blank-last", 105_262),
    ],
)
def test_published_boards_have_their_lengths(name: str, goal: str, total: int) -> None:
    boards, lengths = instances(name)
    assert lengths.sum() == total
    assert numpy.array_equal(loyd.distance(boards, goal=goal), lengths)


@pytest.mark.parametrize(
    ("size", "dtype"),
    [
        ((5, 5), numpy.uint8),
        ((2, 8), numpy.uint8),
        ((2, 9), numpy.uint16),
        ((6, 6), numpy.uint16),
    ],
)
def test_distances_have_a_type_that_holds_all_of_their_size(
    size: tuple[int, int], dtype: type
) -> None:
    boards, distances = loyd.sample_by_distance([3], per=2, size=size, seed=1)
    found = loyd.distance(boards, size=size)
    assert found.dtype == distances.dtype == dtype
    assert (found == 3).all() and (distances == 3).all()


def test_progress_without_a_terminal_is_whole_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [100.0]
    monkeypatch.setattr("loyd._arrays.clock.monotonic", lambda: now[0])
    tell = loyd._arrays._progress(True, 8_000)
    assert tell is not None
    for now[0], done in [(105.0, 500), (111.0, 1_100), (112.0, 1_200), (125.0, 2_500)]:
        tell(done)
    lines = capsys.readouterr().err.splitlines(keepends=True)
    assert lines == [
        "1,100 of 8,000 boards, 100 per second\n",
        "2,500 of 8,000 boards, 100 per second\n",
    ]


def test_threads_change_nothing() -> None:
    boards = loyd.random_states(100, seed=5)
    one = loyd.distance(boards, threads=1)
    assert numpy.array_equal(one, loyd.distance(boards, threads=4))
    assert numpy.array_equal(one[::-1], loyd.distance(boards[::-1], threads=2))


@pytest.mark.parametrize("dtype", ["uint8", "int8", "int16", "uint32", "int64"])
def test_any_whole_numbers_will_do(dtype: str) -> None:
    boards = loyd.random_states(20, size=(3, 3), seed=1)
    assert numpy.array_equal(loyd.distance(boards.astype(dtype)), loyd.distance(boards))


def test_any_layout_will_do() -> None:
    boards = loyd.random_states(20, size=(3, 3), seed=1)
    expected = loyd.distance(boards)
    assert numpy.array_equal(loyd.distance(numpy.asfortranarray(boards)), expected)
    assert numpy.array_equal(loyd.distance(boards[::2]), expected[::2])
    assert numpy.array_equal(loyd.distance(boards.reshape(20, 3, 3)), expected)
    assert numpy.array_equal(loyd.distance(boards.tolist()), expected)
    assert numpy.array_equal(loyd.distance([loyd.Board(row) for row in boards]), expected)
    assert numpy.array_equal(loyd.distance([str(loyd.Board(row)) for row in boards]), expected)
    wide = loyd.random_states(20, size=(2, 4), seed=1)
    assert numpy.array_equal(loyd.distance(wide, size=(2, 4)), loyd.distance(wide.reshape(20, 2, 4)))


def test_the_array_is_not_changed_and_the_answer_is_writable() -> None:
    boards = loyd.random_states(20, size=(3, 3), seed=1)
    before = boards.copy()
    boards.flags.writeable = False
    found = loyd.distance(boards)
    found[0] = 99
    assert numpy.array_equal(boards, before)


def test_empty_arrays_have_empty_answers() -> None:
    for empty in (numpy.empty((0, 16), numpy.uint8), numpy.empty((0, 3, 3), int), []):
        found = loyd.distance(empty)
        assert found.shape == (0,) and found.dtype == numpy.uint8
    assert loyd.optimal_moves(numpy.empty((0, 9), int)).shape == (0,)
    assert loyd.random_states(0).shape == (0, 16)


@pytest.mark.parametrize("row", [0, 17, 29])
def test_a_bad_row_raises_with_its_index(row: int) -> None:
    boards = loyd.random_states(30, size=(3, 3), seed=1).astype(int)
    twice, unsolvable, large, negative = (boards.copy() for _ in range(4))
    twice[row, 0] = twice[row, 1]
    tiles = numpy.flatnonzero(boards[row])[:2]
    unsolvable[row, tiles] = unsolvable[row, tiles[::-1]]
    large[row, 3] = 9
    negative[row, 3] = -1
    for wrong, kind, word in [
        (twice, loyd.BoardError, "appears twice"),
        (unsolvable, loyd.UnsolvableError, "row"),
        (large, loyd.BoardError, "too large"),
        (negative, loyd.BoardError, "-1 is not a tile"),
    ]:
        with pytest.raises(kind, match=word) as caught:
            loyd.distance(wrong)
        assert caught.value.row == row
        assert f"row {row}" in str(caught.value)


def test_what_is_no_array_of_states_is_said() -> None:
    boards = loyd.random_states(5, size=(3, 3), seed=1)
    with pytest.raises(TypeError, match="float64"):
        loyd.distance(boards.astype(float))
    with pytest.raises(TypeError, match="bool"):
        loyd.distance(boards.astype(bool))
    with pytest.raises(TypeError):
        loyd.distance("1 2 3/4 5 6/7 8 0")
    with pytest.raises(loyd.RequestError, match="shape"):
        loyd.distance(boards[0])
    with pytest.raises(loyd.RequestError, match="square"):
        loyd.distance(boards[:, :8])
    with pytest.raises(loyd.RequestError, match="2x4"):
        loyd.distance(boards, size=(2, 4))
    with pytest.raises(loyd.RequestError, match="not"):
        loyd.distance(boards.reshape(5, 3, 3), size=(2, 4))


def test_limits_raise_with_the_row() -> None:
    boards = loyd.random_states(5, seed=1)
    boards[3] = loyd.Board("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1").tiles
    boards[:3] = loyd.Board.solved().tiles
    with pytest.raises(loyd.LimitError) as caught:
        loyd.distance(boards, heuristic="md", nodes=1000, threads=1)
    assert caught.value.row == 3
    assert caught.value.bounds[0] <= 80 <= caught.value.bounds[1]


def test_an_inadmissible_heuristic_gives_no_distances() -> None:
    boards = loyd.random_states(5, size=(3, 3), seed=1)
    with pytest.raises(loyd.RequestError, match="row 0"):
        loyd.distance(boards, heuristic="hh")


def test_a_seed_gives_its_boards_again() -> None:
    boards = loyd.random_states(3, size=(3, 3), seed=7)
    assert [str(loyd.Board(row)) for row in boards] == [
        "5 7 1/2 6 8/4 0 3",
        "5 7 4/8 6 2/1 3 0",
        "8 1 6/7 4 0/3 2 5",
    ]
    assert loyd.scramble(size=(3, 3), n=3, seed=7) == [loyd.Board(row) for row in boards]
    assert not numpy.array_equal(loyd.random_states(5), loyd.random_states(5))


def test_samples_have_their_distances() -> None:
    boards, distances = loyd.sample_by_distance([0, 5, 20, 41], per=7, seed=1)
    assert boards.shape == (28, 16)
    assert numpy.array_equal(distances, numpy.repeat([0, 5, 20, 41], 7))
    assert numpy.array_equal(loyd.distance(boards), distances)
    again, _ = loyd.sample_by_distance([0, 5, 20, 41], per=7, seed=1)
    assert numpy.array_equal(again, boards)


def test_progress_is_told(capsys) -> None:
    told = []
    boards = loyd.random_states(50, size=(3, 3), seed=1)
    loyd.distance(boards, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (50, 50)
    assert all(done <= total == 50 for done, total in told)

    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise Enough

    hard = numpy.array([loyd.Board("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1").tiles])
    with pytest.raises(Enough):
        loyd.distance(hard, heuristic="md", progress=stop)


@pytest.mark.skipif(os.name != "posix", reason="the peak of memory is read as POSIX has it")
def test_memory_is_bounded_by_the_arrays() -> None:
    """A million boards take a few times the 16 MB of their array more than a thousand do."""
    program = """
import resource, numpy, loyd
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
board = numpy.array([loyd.Board("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15").tiles], numpy.uint8)
loyd.distance(numpy.repeat(board, 1000, axis=0), heuristic="md")
before = peak()
found = loyd.distance(numpy.repeat(board, 1_000_000, axis=0), heuristic="md")
assert found.shape == (1_000_000,) and (found == 1).all()
print(peak() - before)
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600)
    kilobytes = int(done.stdout) if sys.platform != "darwin" else int(done.stdout) // 1024
    assert kilobytes < 100_000


def test_a_wrong_name_raises_with_the_nearest_right_one() -> None:
    board = loyd.Board("1 2 3/4 5 6/7 0 8")
    with pytest.raises(TypeError, match="no argument 'tme'; did you mean 'time'"):
        board.solve(tme=2)
    with pytest.raises(TypeError, match="no argument 'thread'; did you mean 'threads'"):
        loyd.distance([board], thread=0)
    with pytest.raises(TypeError, match="no argument 'colour'; there are goal, heuristic"):
        loyd.solve(board, colour=1)


def test_boards_that_may_take_hours_show_that_something_goes_on(monkeypatch, capsys) -> None:
    monkeypatch.setattr(loyd._arrays, "_SILENCE", 0.0)
    large = loyd.Board("1 2 3 4 5 6/7 8 9 10 11 12/13 14 15 0 16 17")
    asked = []
    progress = loyd._arrays._progress

    def spy(show, *rest, **more):
        asked.append(show)
        return progress(show, *rest, **more)

    monkeypatch.setattr(loyd._arrays, "_progress", spy)
    loyd.distance([large])
    loyd.distance([large], nodes=1000)
    loyd.distance([large], progress=False)
    loyd.distance(["1 2 3/4 5 6/7 0 8"])
    assert asked == [True, False, False, False]
    show = progress(True, 8, after=0.0)
    assert show is not None
    monkeypatch.setattr(loyd._arrays.clock, "monotonic", lambda: 1e9)
    show(3)
    assert "3 of 8 boards" in capsys.readouterr().err
