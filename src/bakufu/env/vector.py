"""Many games stepped in one call: the fastest environment.

The interface follows Gymnasium's vector environments. But a game has several seats, so rewards have an additional axis,
and `infos["seat"]` is the seat to move in each game.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from bakufu.env.core import Observation
from bakufu.env.processes import ShardProcesses
from bakufu.env.shard import Shard
from bakufu.kernel.errors import BadOption, BakufuError, IllegalMove
from bakufu.kernel.stepping.turns import NOBODY

Infos = dict[str, NDArray[np.int8]]


def random_actions(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.intp]:
    """A uniformly random legal action per game, from a mask with a row per game."""
    games, actions = mask.shape
    rows = np.arange(0, (games + 1) * actions, actions)
    legal = mask.view(np.bool_).ravel().nonzero()[0]
    ends = legal.searchsorted(rows)
    first = ends[:-1]
    picks = first + (rng.random(games) * (ends[1:] - first)).astype(np.intp)
    chosen: NDArray[np.intp] = legal[picks] - rows[:-1]
    return chosen


class SideBySide(EzPickle):
    """Game k plays the same games as `raw_env` after `reset(seed + k)`, then after `reset()` whenever one has ended.

    Returned arrays are copies. An illegal action raises `IllegalMove` before any game has changed.
    """

    def __init__(
        self, name: str, games: int, reward: str, shaping: float, processes: int = 1, **options: object
    ) -> None:
        EzPickle.__init__(self, name, games, reward, shaping, processes, **options)
        if games < 1:
            raise BadOption("error-option", option="games", value=games, possible="1, 2, 3, ...")
        if not 1 <= processes <= games:
            raise BadOption("error-option", option="processes", value=processes, possible=f"1 to {games}")
        self._games: Shard | ShardProcesses = (
            Shard(name, games, reward, shaping, options)
            if processes == 1
            else ShardProcesses(name, games, reward, shaping, options, processes)
        )
        core = self._games.core
        self._under_way = False
        self.num_envs = games
        self.metadata = {"name": f"{name}_v0", "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.possible_agents = core.agents
        self.single_observation_space = core.observation_space()
        self.single_action_space = core.action_space()
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Infos]:
        """Restart all games. A single seed is that of the first game and counts up; or give one seed per game."""
        self._games.begin(self._seeds(seed))
        self._under_way = True
        return self._told()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Play one action per game, for the seat to move. Ended games are restarted.

        Returns observations, rewards by game and seat, terminations, truncations (always false), and infos.
        """
        rewards, over = self._games.step(self._checked(actions))
        seen, infos = self._told()
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def close(self) -> None:
        """Stop the other processes, if any."""
        self._games.close()

    def _checked(self, actions: ArrayLike) -> list[int]:
        if not self._under_way:
            raise RuntimeError("no games are under way: reset the environment first")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {given.dtype} of shape {given.shape}; wanted: {self.num_envs} whole numbers, one by game"
            )
        moves: list[int] = given.tolist()
        refused = self._games.refused(moves)
        if refused != NOBODY:
            self._refuse(refused, moves[refused])
        return moves

    def _refuse(self, game: int, move: int) -> None:
        rule, seat, possible = self._games.why(game, move)
        legal = ", ".join(map(str, possible))
        # As text, because these numbers are names and must not be formatted with thousands separators.
        told = BakufuError(
            "error-illegal-action", rule=rule, game=str(game), seat=str(seat), action=str(move), legal=legal
        )
        raise IllegalMove(rule, told)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return range(seed, seed + self.num_envs)
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
        return seed

    def _told(self) -> tuple[Observation, Infos]:
        pages, masks, seats = self._games.observed()
        return {"observation": pages, "action_mask": masks}, {"seat": seats}
