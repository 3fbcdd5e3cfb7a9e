"""A share of the games of a vector environment: those that one process moves on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bakufu.env.core import Desk
from bakufu.kernel.hall import Hall

Told = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int8]]
Earned = tuple[NDArray[np.float64], NDArray[np.bool_]]
Refusal = tuple[str, int, list[int]]  # the rule, whose turn it is, and what is legal


class Share:
    """Arrays that it returns are new ones, with a row for each game."""

    def __init__(self, name: str, games: int, reward: str, shaping: float, options: dict[str, Any]) -> None:
        desk = Desk(name, options, reward, shaping)
        self.desk = desk
        self._desks = [desk, *[Desk(name, options, reward, shaping, like=desk) for _ in range(games - 1)]]
        self._hall = Hall([desk.turns for desk in self._desks], [desk.observer for desk in self._desks])
        self._shaped = shaping != 0

    def begin(self, seeds: Sequence[int | None]) -> None:
        for game, seed in enumerate(seeds):
            self._begin(game, seed)

    def refused(self, moves: list[int]) -> int:
        """The first game in which this is no legal move, or NOBODY's."""
        return self._hall.refused(moves)

    def why(self, game: int, move: int) -> Refusal:
        """What the rules say against a move."""
        desk = self._desks[game]
        seat = int(desk.turns.seat)
        return desk.game.refusal(desk.state, seat, move), seat, desk.game.moves(desk.state, seat)

    def step(self, moves: list[int]) -> Earned:
        """What the seats of each game earned, and which games have ended; there the next has begun."""
        ended = self._hall.step(moves)
        games = len(self._desks)
        rewards = np.zeros((games, len(self.desk.agents)))
        over = np.zeros(games, np.bool_)
        for game in range(games) if self._shaped else ended:
            rewards[game] = self._desks[game].earned()
        for game in ended:
            over[game] = True
            self._begin(game, None)
        return rewards, over

    def told(self) -> Told:
        """What the seats may know, what they may pick, and who they are."""
        hall, games = self._hall, len(self._desks)
        pages = np.frombuffer(hall.pages(), np.uint8).reshape(games, -1)
        masks = np.frombuffer(hall.masks(), np.int8).reshape(games, -1)
        return pages, masks, np.frombuffer(hall.seats[:], np.int8)

    def close(self) -> None:
        """Nothing is held that would have to be released."""

    def _begin(self, game: int, seed: int | None) -> None:
        self._desks[game].begin(seed)
        self._hall.begin(game)
