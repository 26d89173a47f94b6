"""Boards: reading, moving, solving, drawing."""

from __future__ import annotations

import pickle
import xml.etree.ElementTree

import numpy
import pytest

import loyd

TEXT = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15"
ROWS = [[5, 3, 8, 9], [0, 2, 4, 1], [7, 10, 14, 13], [12, 11, 6, 15]]


def test_every_form_gives_the_same_board() -> None:
    board = loyd.Board(TEXT)
    flat = sum(ROWS, [])
    for form in (ROWS, flat, tuple(flat), numpy.array(ROWS), numpy.array(flat, numpy.uint8)):
        assert loyd.Board(form) == board
    assert loyd.Board(board) == board
    assert board.rows == ROWS
    assert board.tiles == tuple(flat)
    assert numpy.array_equal(numpy.asarray(board), ROWS)
    assert len({board, loyd.Board(ROWS)}) == 1
    assert pickle.loads(pickle.dumps(board)) == board


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("1 2 3/4 5 6/7 7 0", "appears twice"),
        ("1 2/3 0 4", "row 2 has 3 tiles"),
        ("", "no board"),
        ("1 2 y 0", "'y'|\"y\""),
        ([1, 2, 3, 3], "appears twice"),
        ([1, 2, 3, 9], "too large"),
        ([1, 2, 3, -1], "-1 is not a tile"),
        ([1, 2, 3, 1000], "1000 is not a tile"),
        ([[1, 2], [3]], "row 2 has 1 tiles"),
        ([1, 2, 3, 4, 0], "make no square"),
        ([], "no board"),
        ([1.0, 2.0, 3.0, 0.0], "whole numbers"),
        (["a", "b"], "whole numbers"),
    ],
)
def test_what_is_no_board_is_a_value_error(wrong: object, message: str) -> None:
    with pytest.raises(loyd.BoardError, match=message) as caught:
        loyd.Board(wrong)
    assert isinstance(caught.value, ValueError)


def test_a_position_is_named() -> None:
    with pytest.raises(loyd.BoardError, match="position 14") as caught:
        loyd.Board("1 2 3/4 5 6/7 7 0")
    assert caught.value.span == (14, 15)


def test_boards_do_not_change() -> None:
    board = loyd.Board(TEXT)
    with pytest.raises(AttributeError):
        board.size = (2, 2)
    assert board.apply("U") != board


def test_the_answer_is_the_one_of_the_command() -> None:
    solved = loyd.Board(TEXT).solve(time=600)
    fields = "board goal status length lower_bound upper_bound moves metric search heuristic"
    assert set(fields.split()) <= set(solved)
    assert (solved.status, solved.length) == ("optimal", solved.lower_bound)
    assert loyd.Board(TEXT).apply(solved.moves) == loyd.Board.solved()


def test_unsolvable_boards_have_an_error_of_their_own() -> None:
    swapped = loyd.Board("2 1 3 4/5 6 7 8/9 10 11 12/13 14 15 0")
    with pytest.raises(loyd.UnsolvableError):
        swapped.solve()
    with pytest.raises(loyd.UnsolvableError):
        swapped.hint()


def test_wrong_arguments_are_named() -> None:
    board = loyd.Board(TEXT)
    with pytest.raises(loyd.RequestError, match="heuristic"):
        board.solve(heuristic="nonsense")
    with pytest.raises(loyd.RequestError, match="search"):
        board.solve(search="nonsense")
    with pytest.raises(loyd.RequestError, match="use search"):
        board.solve(heuristic="md", search="kernel")
    with pytest.raises(loyd.BoardError):
        board.solve(goal="1 2 3/4 5 6/7 8 8")
    with pytest.raises(TypeError, match="heuristik"):
        board.solve(heuristik="md")
    with pytest.raises(loyd.RequestError):
        board.solve(time=-1)
    with pytest.raises(loyd.RequestError, match="count"):
        loyd.analyze(board, "U99")
    with pytest.raises(loyd.RequestError, match="end"):
        loyd.analyze(board, "U")


def test_limits_leave_bounds() -> None:
    hard = loyd.Board("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1")
    stopped = hard.solve(heuristic="md", time="50ms")
    assert stopped.status == "limit"
    assert stopped.lower_bound <= 80 <= stopped.upper_bound
    with pytest.raises(loyd.LimitError) as caught:
        hard.distance(heuristic="md", nodes=1000)
    assert caught.value.bounds[0] <= 80 <= caught.value.bounds[1]


def test_all_solutions_are_shortest_and_different() -> None:
    board = loyd.Board("8 6 7/2 5 4/3 0 1")
    every = board.solutions()
    assert every.complete and len(set(every)) == len(every) > 1
    for moves in every:
        assert board.apply(moves) == loyd.Board.solved((3, 3))
    some = board.solutions(limit=2)
    assert len(some) == 2 and not some.complete
    firsts = {moves[0] for moves in every}
    assert firsts == set(board.best_moves())


def test_pictures_are_svg() -> None:
    picture = xml.etree.ElementTree.fromstring(loyd.Board(TEXT)._repr_svg_())
    assert picture.tag.endswith("svg")
    texts = [node.text for node in picture.iter() if node.tag.endswith("text")]
    assert texts == [str(tile) for tile in sum(ROWS, []) if tile]


def test_scrambles_have_their_length() -> None:
    for board in loyd.scramble(size=(4, 4), length=(20, 22), n=5, seed=3):
        assert board.distance() in (20, 21, 22)
    assert loyd.scramble(walk=1, seed=1)[0].distance() == 1
    with pytest.raises(loyd.RequestError):
        loyd.scramble(size=(3, 3), length=32)
    with pytest.raises(loyd.RequestError):
        loyd.scramble(length=3, walk=3)


def test_an_engine_stores_nothing_if_told_so(tmp_path) -> None:
    engine = loyd.Engine(tmp_path / "data", tables="5-5-5", store=False)
    hard = loyd.scramble(length=50, seed=1, engine=engine)[0]
    assert hard.solve(engine=engine).heuristic == "pdb:5-5-5"
    assert hard.distance(engine=pickle.loads(pickle.dumps(engine))) == 50
    assert not (tmp_path / "data").exists()
    assert loyd.Board("8 6 7/2 5 4/3 0 1").distance(engine=engine) == 31
    with pytest.raises(loyd.RequestError):
        loyd.Engine(tables="nonsense")
    with pytest.raises(loyd.RequestError):
        loyd.Engine(load="nonsense")


def test_a_damaged_table_is_an_error(tmp_path) -> None:
    file = tmp_path / "4x4-blank15-aware-1-2-3-4-5-6-7-8.loyd"
    file.write_bytes(b"nonsense")
    with pytest.raises(loyd.TableError, match="1-2-3-4-5-6-7-8"):
        loyd.Board(TEXT).solve(engine=loyd.Engine(tmp_path, tables="7-8"))
    assert file.read_bytes() == b"nonsense"


@pytest.mark.filterwarnings("ignore::loyd.TableWarning")
def test_a_directory_that_cannot_be_used_is_a_warning(tmp_path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    with pytest.warns(loyd.TableWarning, match="building in memory"):
        loyd.Board(TEXT).solve(engine=loyd.Engine(file, tables="5-5-5"))
