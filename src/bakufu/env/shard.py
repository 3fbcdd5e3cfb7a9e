"""Shards: the games of a vector environment that one process steps, with all seats or with one seat from outside."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from bakufu.bots.opponents import play_all
from bakufu.env.core import EnvCore
from bakufu.env.how import How
from bakufu.env.league import League, Opponent
from bakufu.env.rendering import as_text
from bakufu.env.seated import SeatedGame, ask, settle
from bakufu.kernel.stepping.game_batch import GameBatch
from bakufu.kernel.stepping.turns import NOBODY

Observed = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int8]]
Earned = tuple[NDArray[np.float64], NDArray[np.bool_]]
IllegalAction = tuple[str, int, list[int]]  # the rule, the seat to move, and the legal moves


class Games(Protocol):
    """What a vector environment steps, in this process or in others. Returned arrays are copies, with a row per game.

    `rewarded` is the number of rewards per game; `finals` has the last observations of the games that have just ended,
    where they are told.
    """

    core: EnvCore
    rewarded: int
    finals: dict[int, NDArray[Any]]

    def begin(self, seeds: Sequence[int | None]) -> None: ...
    def refused(self, moves: list[int]) -> int: ...
    def why(self, game: int, move: int) -> IllegalAction: ...
    def step(self, moves: list[int]) -> Earned: ...
    def observed(self) -> Observed: ...
    def texts(self) -> list[str]: ...
    def close(self) -> object: ...


@dataclass(frozen=True)
class EverySeat:
    """What to make a shard from, in whichever process."""

    name: str
    options: dict[str, object]
    how: How

    def shard(self, games: int) -> Games:
        cores: list[EnvCore] = []
        for _ in range(games):
            cores.append(EnvCore(self.name, self.options, self.how, like=cores[0] if cores else None))
        return Shard(cores)


@dataclass(frozen=True)
class OneSeat(EverySeat):
    opponents: Opponent | Sequence[Opponent] | League
    seat: int | None

    def shard(self, games: int) -> Games:
        seated: list[SeatedGame] = []
        for _ in range(games):
            like = seated[0] if seated else None
            seated.append(SeatedGame(self.name, self.options, self.how, self.opponents, self.seat, like))
        return SeatedShard(seated)


class Shard:
    """All seats play from outside."""

    def __init__(self, cores: list[EnvCore]) -> None:
        self.core = cores[0]
        self.rewarded = len(self.core.agents)
        self.finals: dict[int, NDArray[Any]] = {}
        self._cores = cores
        self._batch = GameBatch([core.turns for core in cores], [core.observer for core in cores])
        self._shaped = self.core.rewards.shaping != 0

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

    def texts(self) -> list[str]:
        """Each table as the seat to move sees it."""
        return [as_text(core, int(core.turns.seat)) for core in self._cores]

    def close(self) -> None:
        """There are no resources to release."""

    def __deepcopy__(self, memo: dict[int, object]) -> Shard:
        twin = Shard(copy.deepcopy(self._cores, memo))
        for game, core in enumerate(self._cores):
            if core.state is not None:
                twin._batch.begin(game)
        return twin

    def _begin(self, game: int, seed: int | None) -> None:
        self._cores[game].begin(seed)
        self._batch.begin(game)


class SeatedShard:
    """One seat of each game plays from outside. An illegal action ends the game."""

    rewarded = 1

    def __init__(self, games: list[SeatedGame]) -> None:
        self.core = games[0].core
        self.finals: dict[int, NDArray[Any]] = {}
        self._games = games
        self._rngs: list[np.random.Generator | None] = [None] * len(games)
        cores = [game.core for game in games]
        self._batch = GameBatch([core.turns for core in cores], [core.observer for core in cores])
        self._seats = bytearray([game.seat for game in games])
        self._shaped = self.core.rewards.shaping != 0

    def begin(self, seeds: Sequence[int | None]) -> None:
        for game, seed in enumerate(seeds):
            if seed is not None or self._rngs[game] is None:
                self._rngs[game], _ = seeding.np_random(seed)
        self._restart(range(len(self._games)))

    def refused(self, moves: list[int]) -> int:
        return NOBODY

    def why(self, game: int, move: int) -> IllegalAction:
        raise NotImplementedError("no action is refused here")

    def step(self, moves: list[int]) -> Earned:
        games = self._games
        reached = play_all([game.table for game in games], moves)
        ask([(game, game.reached(seat)) for game, seat in zip(games, reached, strict=True) if seat != game.seat])
        rewards = np.zeros((len(games), 1))
        over = np.array([game.ended for game in games])
        ended = np.flatnonzero(over).tolist()
        for number in range(len(games)) if self._shaped else ended:
            rewards[number] = games[number].earned()
        self.finals = {number: games[number].observed()["observation"] for number in ended}
        self._restart(ended)
        return rewards, over

    def observed(self) -> Observed:
        batch, games = self._batch, len(self._games)
        batch.look(self._seats)
        pages = np.frombuffer(batch.pages(), np.uint8).reshape(games, -1)
        masks = np.frombuffer(batch.masks(), np.int8).reshape(games, -1)
        return pages, masks, np.frombuffer(self._seats[:], np.int8)

    def texts(self) -> list[str]:
        """Each table as the seat that plays from outside sees it."""
        return [as_text(game.core, game.seat) for game in self._games]

    def close(self) -> None:
        """There are no resources to release."""

    def __deepcopy__(self, memo: dict[int, object]) -> SeatedShard:
        twin = SeatedShard(copy.deepcopy(self._games, memo))
        twin._rngs = copy.deepcopy(self._rngs, memo)
        return twin

    def _restart(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            rng = self._rngs[number]
            assert rng is not None
            game = self._games[number]
            game.begin(rng)
            self._seats[number] = game.seat
        settle([self._games[number] for number in numbers])
