"""Sliding-tile puzzles as environments of Gymnasium.

Importing this module registers them::

    import gymnasium
    import loyd.gym

    env = gymnasium.make("loyd/Sliding-v0", size=(4, 4), distance=(10, 20))
    envs = gymnasium.make_vec("loyd/Sliding-v0", num_envs=64, distance=(10, 20))

*Observation*: the tiles as uint8 of shape ``(rows, columns)``, 0 for the blank.

*Actions*: the direction in which a tile moves into the blank: 0 up, 1 down, 2 left, 3 right.
An action that no tile can make changes nothing.

*Reward*: -1 per action. An episode ends at the goal, so that the return of a shortest solution
is minus its length.

*Info*: ``action_mask``, the actions that are possible; ``distance``, the length of the shortest
solutions; ``optimal_mask``, the actions that begin one, and ``optimal_moves``, the same as the bits
of :func:`loyd.optimal_moves`. Masks are int8 of length 4, as ``env.action_space.sample(mask=...)``
takes them. What is known of solutions takes a search per step, and is left out with
``labels=False``.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ._arrays import _label, random_states, sample_by_distance, states
from ._board import Board, BoardLike
from ._engine import Engine
from ._errors import RequestError

#: Rows and columns from the blank to the tile that each action moves.
_STEPS = numpy.array([(1, 0), (-1, 0), (0, 1), (0, -1)])


class _Rules:
    """Many boards of one size: drawing, moving and labelling them."""

    def __init__(
        self,
        size: tuple[int, int],
        distance: int | tuple[int, int] | None,
        goal: str,
        labels: bool,
        engine: Engine | None,
    ) -> None:
        self.size = (int(size[0]), int(size[1]))
        self.goal, self.labels, self.engine = str(goal), labels, engine
        self.solved = numpy.frombuffer(Board.solved(self.size, self.goal)._tiles, numpy.uint8)
        if distance is None:
            self.distances = None
        else:
            least, most = (distance, distance) if isinstance(distance, int) else distance
            if least > most:
                raise RequestError(f"the distances from {least} to {most} are none")
            self.distances = range(int(least), int(most) + 1)

    def draw(self, random: numpy.random.Generator) -> Any:
        """Returns a random board: of one of the distances, each equally likely, or any."""
        seed = int(random.integers(2**63))
        if self.distances is None:
            return random_states(1, size=self.size, seed=seed, goal=self.goal)[0].copy()
        one = [int(random.choice(self.distances))]
        how = {"size": self.size, "seed": seed, "goal": self.goal, "engine": self.engine}
        return sample_by_distance(one, per=1, **how)[0][0].copy()

    def possible(self, boards: Any) -> Any:
        """Returns the mask of the possible actions of each board."""
        blanks = boards.argmin(axis=1)
        rows = blanks[:, None] // self.size[1] + _STEPS[:, 0]
        columns = blanks[:, None] % self.size[1] + _STEPS[:, 1]
        inside = (rows >= 0) & (rows < self.size[0]) & (columns >= 0) & (columns < self.size[1])
        return inside.astype(numpy.int8)

    def move(self, boards: Any, actions: Any) -> None:
        """Makes an action on each board; an impossible one changes nothing."""
        every = numpy.arange(len(boards))
        can = self.possible(boards)[every, actions].astype(bool)
        blanks = boards.argmin(axis=1)[can]
        steps = _STEPS[actions[can]]
        tiles = blanks + steps[:, 0] * self.size[1] + steps[:, 1]
        boards[every[can], blanks] = boards[every[can], tiles]
        boards[every[can], tiles] = 0

    def is_solved(self, boards: Any) -> Any:
        return (boards == self.solved).all(axis=1)

    def infos(self, boards: Any) -> dict[str, Any]:
        infos = {"action_mask": self.possible(boards)}
        if self.labels:
            how = {"goal": self.goal, "threads": 1 if len(boards) == 1 else 0}
            distances, masks = _label(boards, self.size, True, False, self.engine, how)
            infos["distance"] = distances.astype(numpy.int64)
            bits = numpy.array([1, 2, 4, 8], numpy.uint8)
            infos["optimal_moves"] = masks.copy()
            infos["optimal_mask"] = ((masks[:, None] & bits) > 0).astype(numpy.int8)
        return infos

    def observation_space(self) -> gymnasium.spaces.Box:
        most = self.size[0] * self.size[1] - 1
        return gymnasium.spaces.Box(0, most, self.size, numpy.uint8)


class SlidingEnv(gymnasium.Env):
    """One board; see the module."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        size: tuple[int, int] = (4, 4),
        distance: int | tuple[int, int] | None = None,
        goal: str = "blank-last",
        labels: bool = True,
        engine: Engine | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._rules = _Rules(size, distance, goal, labels, engine)
        self._boards = self._rules.solved[None].copy()
        self.observation_space = self._rules.observation_space()
        self.action_space = gymnasium.spaces.Discrete(4)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, BoardLike] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Draws a board, or takes the one in ``options["board"]``."""
        super().reset(seed=seed)
        if options and "board" in options:
            given, _ = states([Board(options["board"], self._rules.size)])
            self._boards = given.copy()
        else:
            self._boards = self._rules.draw(self.np_random)[None]
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._rules.move(self._boards, numpy.array([action]))
        solved = bool(self._rules.is_solved(self._boards)[0])
        return self._observation(), -1.0, solved, False, self._info()

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return Board(self._observation()).text("grid")

    def _observation(self) -> Any:
        return self._boards[0].reshape(self._rules.size).copy()

    def _info(self) -> dict[str, Any]:
        info = {name: values[0] for name, values in self._rules.infos(self._boards).items()}
        numbers = (name for name in ("distance", "optimal_moves") if name in info)
        return {**info, **{name: int(info[name]) for name in numbers}}


class SlidingVectorEnv(VectorEnv):
    """Many boards, moved by array operations and labelled in one batch on all cores.

    A board that has reached the goal is drawn anew at the next step, whose action is not used.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        size: tuple[int, int] = (4, 4),
        distance: int | tuple[int, int] | None = None,
        goal: str = "blank-last",
        labels: bool = True,
        engine: Engine | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._rules = _Rules(size, distance, goal, labels, engine)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = self._rules.observation_space()
        self.single_action_space = gymnasium.spaces.Discrete(4)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._boards = numpy.repeat(self._rules.solved[None], num_envs, axis=0)
        self._over = numpy.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        for index in range(self.num_envs):
            self._boards[index] = self._rules.draw(self.np_random)
        self._over[:] = False
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        begun = self._over.copy()
        boards = self._boards[~begun]
        self._rules.move(boards, numpy.asarray(actions)[~begun])
        self._boards[~begun] = boards
        for index in numpy.flatnonzero(begun):
            self._boards[index] = self._rules.draw(self.np_random)
        solved = self._rules.is_solved(self._boards) & ~begun
        self._over = solved.copy()
        rewards = numpy.where(begun, 0.0, -1.0)
        truncated = numpy.zeros(self.num_envs, bool)
        return self._observations(), rewards, solved, truncated, self._infos()

    def _observations(self) -> Any:
        return self._boards.reshape(self.num_envs, *self._rules.size).copy()

    def _infos(self) -> dict[str, Any]:
        infos = self._rules.infos(self._boards)
        every = numpy.ones(self.num_envs, bool)
        return {**infos, **{f"_{name}": every for name in infos}}


gymnasium.register(
    id="loyd/Sliding-v0",
    entry_point="loyd.gym:SlidingEnv",
    vector_entry_point="loyd.gym:SlidingVectorEnv",
)
