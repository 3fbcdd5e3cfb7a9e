"""Many games stepped in one call: the fastest environments.

`SideBySide` has all seats: a game then has several rewards, one for each seat, and `infos["seat"]` is the seat to move.
Gymnasium's contract has one reward per game, so this follows its interface but is none of its vector environments.
`AgainstOpponents` has one seat per game, and is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Integral
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from bakufu.env.core import Cloned, Observation
from bakufu.env.how import How, divided
from bakufu.env.league import League, Opponent
from bakufu.env.processes import ShardProcesses
from bakufu.env.rendering import METADATA
from bakufu.env.shard import EverySeat, Games, OneSeat
from bakufu.kernel.errors import BadOption, BakufuError, IllegalMove
from bakufu.kernel.stepping.turns import NOBODY

Infos = dict[str, NDArray[np.int8]]


def random_actions(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.intp]:
    """A uniformly random legal action per game, from a mask with a row per game; 0 where a game is over."""
    games, actions = mask.shape
    rows = np.arange(0, (games + 1) * actions, actions)
    legal = (mask.view(np.bool_) if mask.itemsize == 1 else mask != 0).ravel().nonzero()[0]
    ends = legal.searchsorted(rows)
    first = ends[:-1]
    picks = first + (rng.random(games) * (ends[1:] - first)).astype(np.intp)
    over = first == ends[1:]
    if over.any():
        chosen = np.zeros(games, np.intp)
        chosen[~over] = legal[picks[~over]] - rows[:-1][~over]
    else:
        chosen = legal[picks] - rows[:-1]
    return chosen


class Batch(Cloned):
    """What both vector environments share: games, seeds, text, and the shape of actions."""

    _games: Games
    num_envs: int
    _under_way: bool
    render_mode: str | None
    metadata: dict[str, Any]

    def _use(self, made_of: EverySeat, games: int, processes: int) -> None:
        if not isinstance(games, Integral) or games < 1:
            raise BadOption("error-option", option="games", value=repr(games), possible="1, 2, 3, ...")
        if not isinstance(processes, Integral) or not 1 <= processes <= games:
            raise BadOption("error-option", option="processes", value=repr(processes), possible=f"1 to {games}")
        self.render_mode = made_of.how.render_mode
        self._games = made_of.shard(games) if processes == 1 else ShardProcesses(made_of, games, processes)
        self._under_way = False
        self.num_envs = games
        self.metadata = {"name": f"{made_of.name}_v0", **METADATA, "autoreset_mode": AutoresetMode.SAME_STEP}

    def _batched(self, observation: spaces.Space[Any]) -> None:
        self.single_observation_space = observation
        self.single_action_space: spaces.Space[Any] = self._games.core.action_space()
        self.observation_space = batch_space(observation, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def render(self) -> tuple[str, ...] | None:
        """The tables, each as the seat to move sees it."""
        if self.render_mode is None:
            logger.warn("render() without a render mode: make the environment with render_mode='ansi'")
            return None
        return tuple(self._games.texts())

    def _begin(self, seed: int | Sequence[int | None] | None) -> None:
        self._games.begin(self._seeds(seed))
        self._under_way = True

    def _check_begun(self) -> None:
        if not self._under_way:
            raise RuntimeError("no games are under way: reset the environment first")

    def _whole_numbers(self, actions: ArrayLike) -> list[int]:
        self._check_begun()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {given.dtype} of shape {given.shape}; wanted: {self.num_envs} whole numbers, one by game"
            )
        moves: list[int] = given.tolist()
        return moves

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, Integral):
            return range(int(seed), int(seed) + self.num_envs)
        seeds = list(seed)  # type: ignore[arg-type] # mypy takes no int for an Integral
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        return seeds


class SideBySide(Batch, EzPickle):
    """Game k plays the same games as `raw_env` after `reset(seed + k)`, then after `reset()` whenever one has ended.

    Returned arrays are copies. An illegal action raises `IllegalMove` before any game has changed.
    """

    def __init__(self, name: str, games: int, how: How, processes: int = 1, **options: object) -> None:
        EzPickle.__init__(self, name, games, how, processes, **options)
        self._use(EverySeat(name, options, how), games, processes)
        self.possible_agents = self._games.core.agents
        self._batched(self._games.core.observation_space())

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Infos]:
        """Restart all games. A single seed is that of the first game and counts up; or give one seed per game."""
        self._begin(seed)
        return self._told()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Play one action per game, for the seat to move. Ended games are restarted.

        Returns observations, rewards by game and seat, terminations, truncations (always false), and infos.
        """
        moves = self._whole_numbers(actions)
        refused = self._games.refused(moves)
        if refused != NOBODY:
            self._refuse(refused, moves[refused])
        rewards, over = self._games.step(moves)
        seen, infos = self._told()
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def close(self) -> None:
        """Stop the other processes, if any."""
        self._games.close()

    def _refuse(self, game: int, move: int) -> None:
        rule, seat, possible = self._games.why(game, move)
        legal = ", ".join(map(str, possible))
        # As text, because these numbers are names and must not be formatted with thousands separators.
        told = BakufuError(
            "error-illegal-action", rule=rule, game=str(game), seat=str(seat), action=str(move), legal=legal
        )
        raise IllegalMove(rule, told)

    def _told(self) -> tuple[Observation, Infos]:
        pages, masks, seats = self._games.observed()
        return {"observation": self._games.core.encoded(pages), "action_mask": masks}, {"seat": seats}


class AgainstOpponents(Batch, VectorEnv[NDArray[np.uint8], ArrayLike, NDArray[Any]], EzPickle):
    """Game k plays the same games as the environment for one seat after `reset(seed + k)`.

    Masks and seats are in the infos; so is, where a game has ended, its last observation (`final_obs`): the returned
    one is already the start of the next game. An illegal action ends its game with a reward of -1.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponent | Sequence[Opponent] | League = "ashigaru",
        seat: int | None = 0,
        processes: int = 1,
        **given: object,
    ) -> None:
        EzPickle.__init__(self, game, num_envs, opponents, seat, processes, **given)
        if processes > 1 and isinstance(opponents, League):
            raise BadOption("error-option", option="processes", value=processes, possible="1, with a league")
        how, options = divided(given)
        self._use(OneSeat(game, options, how, opponents, seat), num_envs, processes)
        self._batched(self._games.core.array_space())

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Restart all games. A single seed is that of the first game and counts up; or give one seed per game."""
        self._begin(seed)
        return self._told()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action per game, and let the opponents play on until the seat decides again. Ended games restart.

        Returns observations, rewards, terminations, truncations (always false), and infos.
        """
        rewards, over = self._games.step(self._whole_numbers(actions))
        seen, infos = self._told()
        finals = self._games.finals
        if finals:
            last = np.full(self.num_envs, None, dtype=object)
            for game, final in finals.items():
                last[game] = self._games.core.encoded(final[None])[0]
            infos |= {"final_obs": last, "_final_obs": over.copy()}
        return seen, rewards[:, 0], over, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal action masks, a row per game, under the name that the environment for one seat gives its own."""
        self._check_begun()
        masks: NDArray[np.bool_] = self._games.observed()[1].astype(np.bool_)
        return masks

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the other processes, if any."""
        self._games.close()

    def _told(self) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        pages, masks, seats = self._games.observed()
        return self._games.core.encoded(pages), {"action_mask": masks, "seat": seats}
