"""A shard: the games of a vector environment that one process steps."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bakufu.env.core import EnvCore
from bakufu.kernel.stepping.game_batch import GameBatch

Observed = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int8]]
Earned = tuple[NDArray[np.float64], NDArray[np.bool_]]
IllegalAction = tuple[str, int, list[int]]  # the rule, the seat to move, and the legal moves


class Shard:
    """Returned arrays are copies, with a row per game."""

    def __init__(self, name: str, games: int, reward: str, shaping: float, options: dict[str, object]) -> None:
        core = EnvCore(name, options, reward, shaping)
        self.core = core
        self._cores = [core, *[EnvCore(name, options, reward, shaping, like=core) for _ in range(games - 1)]]
        self._batch = GameBatch([core.turns for core in self._cores], [core.observer for core in self._cores])
        self._shaped = shaping != 0

    def begin(self, seeds: Sequence[int | None]) -> None:
        for game, seed in enumerate(seeds):
            self._begin(game, seed)

    def refused(self, moves: list[int]) -> int:
        """The first game with an illegal action, or NOBODY."""
        return self._batch.refused(moves)

    def why(self, game: int, move: int) -> IllegalAction:
        """The rule that refuses a move, and its context."""
        core = self._cores[game]
        seat = int(core.turns.seat)
        return core.game.refusal(core.state, seat, move), seat, core.game.moves(core.state, seat)

    def step(self, moves: list[int]) -> Earned:
        """Step all games; returns rewards by seat and which games have ended. Ended games are restarted."""
        ended = self._batch.step(moves)
        games = len(self._cores)
        rewards = np.zeros((games, len(self.core.agents)))
        over = np.zeros(games, np.bool_)
        for game in range(games) if self._shaped else ended:
            rewards[game] = self._cores[game].earned()
        for game in ended:
            over[game] = True
            self._begin(game, None)
        return rewards, over

    def observed(self) -> Observed:
        """Observations, legal action masks, and the seats to move."""
        batch, games = self._batch, len(self._cores)
        pages = np.frombuffer(batch.pages(), np.uint8).reshape(games, -1)
        masks = np.frombuffer(batch.masks(), np.int8).reshape(games, -1)
        return pages, masks, np.frombuffer(batch.seats[:], np.int8)

    def close(self) -> None:
        """There are no resources to release."""

    def _begin(self, game: int, seed: int | None) -> None:
        self._cores[game].begin(seed)
        self._batch.begin(game)
