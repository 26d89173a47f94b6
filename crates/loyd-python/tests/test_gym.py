"""The environments of Gymnasium."""

from __future__ import annotations

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import loyd
import loyd.gym


@pytest.mark.parametrize(
    "how",
    [
        {"size": (3, 3)},
        {"size": (3, 3), "distance": 8, "render_mode": "ansi"},
        {"size": (4, 4), "distance": (10, 12)},
        {"size": (2, 3), "goal": "blank-first"},
        {"size": (5, 5), "labels": False},
    ],
)
def test_gymnasium_finds_nothing_wrong(how: dict) -> None:
    env = gymnasium.make("loyd/Sliding-v0", **how)
    check_env(env.unwrapped)


def test_optimal_moves_lead_to_the_goal_in_as_many_steps_as_the_distance() -> None:
    env = gymnasium.make("loyd/Sliding-v0", size=(4, 4), distance=(10, 20))
    for seed in range(5):
        observation, info = env.reset(seed=seed)
        assert 10 <= info["distance"] <= 20
        assert info["distance"] == loyd.distance(observation[None])[0]
        expected, total, terminated = info["distance"], 0, False
        while not terminated:
            assert (info["optimal_mask"] <= info["action_mask"]).all()
            assert info["optimal_moves"] == loyd.optimal_moves(observation[None])[0]
            assert info["optimal_moves"] == int(info["optimal_mask"] @ [1, 2, 4, 8])
            action = env.action_space.sample(mask=info["optimal_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            total += reward
            assert not truncated
        assert total == -expected
        assert info["distance"] == 0 and not info["optimal_mask"].any()
        assert (observation == loyd.Board.solved().rows).all()


def test_actions_are_the_moves_of_boards() -> None:
    env = gymnasium.make("loyd/Sliding-v0", size=(3, 4), labels=False)
    observation, info = env.reset(seed=1)
    board = loyd.Board(observation)
    for step in range(200):
        action = step * 7 % 4
        possible = bool(info["action_mask"][action])
        observation, _, _, _, info = env.step(action)
        if possible:
            board = board.apply("UDLR"[action])
        else:
            with pytest.raises(loyd.RequestError):
                board.apply("UDLR"[action])
        assert loyd.Board(observation) == board


def test_a_board_can_be_given() -> None:
    env = gymnasium.make("loyd/Sliding-v0", size=(3, 3), disable_env_checker=True)
    observation, info = env.reset(options={"board": "8 6 7/2 5 4/3 0 1"})
    assert info["distance"] == 31 and observation[0, 0] == 8


def test_many_boards_at_once_are_like_one_after_the_other() -> None:
    envs = gymnasium.make_vec("loyd/Sliding-v0", num_envs=6, size=(3, 3), distance=(1, 4))
    observations, infos = envs.reset(seed=3)
    boards = [loyd.Board(one) for one in observations]
    over = numpy.zeros(6, bool)
    ended = 0
    for step in range(30):
        assert numpy.array_equal(loyd.distance(observations), infos["distance"])
        best = infos["optimal_mask"].argmax(axis=1)
        actions = numpy.where(numpy.arange(6) % 2 == 0, best, infos["action_mask"].argmax(axis=1))
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert not truncated.any()
        for index in range(6):
            if over[index]:
                assert rewards[index] == 0
                boards[index] = loyd.Board(observations[index])
                assert 1 <= infos["distance"][index] <= 4
            else:
                assert rewards[index] == -1
                boards[index] = boards[index].apply("UDLR"[actions[index]])
                assert loyd.Board(observations[index]) == boards[index]
                assert terminated[index] == (boards[index] == loyd.Board.solved((3, 3)))
        over = terminated
        ended += int(terminated.sum())
    assert ended > 10
