"""The core of every environment: one game, its arrays, and what all environments share.

Game-specific parts are in a folder of the game's name: a new game needs a manifest there, and an observer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import bakufu
from bakufu.env.rewards import Rewards
from bakufu.games import of_game
from bakufu.kernel.contract import Setting
from bakufu.kernel.flow import Flow
from bakufu.kernel.stepping.observing import Field, PageWriter
from bakufu.kernel.stepping.turns import NOBODY, Sight, Turns

Observation = dict[str, NDArray[Any]]


SettingT = TypeVar("SettingT", bound=Setting)
ObserverT = TypeVar("ObserverT", bound=PageWriter)
StateT = TypeVar("StateT", bound=Flow)


@dataclass(frozen=True)
class ObservedGame(Generic[SettingT, ObserverT, StateT]):
    """How a game is observed: the observer that writes its arrays, and the current points.

    An observer is created from a setting and optionally another observer, with which it shares constant data.
    """

    observer: Callable[[SettingT, ObserverT | None], ObserverT]
    worth: Callable[[StateT], list[int]]


# Games are stateless, so all cores share them.
_loaded = cache(bakufu.load)


class AgentSpaces:
    """The agents of an environment, and their observation and action spaces."""

    possible_agents: list[str]

    def _use(self, name: str, core: EnvCore) -> None:
        self._core = core
        self.metadata: dict[str, object] = {"name": f"{name}_v0", "render_modes": []}
        self.render_mode = None
        self.possible_agents = core.agents
        self.agents: list[str] = []
        self.observation_spaces = {agent: core.observation_space() for agent in core.agents}
        self.action_spaces = {agent: core.action_space() for agent in core.agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]


class EnvCore:
    """A game that can be restarted. `waits` adds an action for seats that have no decision to make.

    `like` is another core with the same options, to share constant data with.
    """

    def __init__(
        self,
        name: str,
        options: Mapping[str, object],
        reward: str = "place",
        shaping: float = 0.0,
        waits: bool = False,
        like: EnvCore | None = None,
    ) -> None:
        self.game = _loaded(name)
        self.options = dict(options)
        setting = self.game.setting(self.options)
        self.observed: ObservedGame[Setting, PageWriter, Flow] = of_game("env", name)
        self.observer: PageWriter = self.observed.observer(setting, None if like is None else like.observer)
        self.fields: list[Field] = self.observer.page.fields
        self.seats = range(setting.players)
        self.agents: list[str] = [f"player_{seat}" for seat in self.seats]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.moves = len(self.game.words)
        self.rewards = Rewards(reward, shaping, setting.players)
        self.turns = Turns(self.moves, waits)
        # These arrays are views of the buffers that the compiled rules write to; callers get copies.
        self._array = np.frombuffer(self.observer.page.bytes, dtype=np.uint8)
        self._mask = np.frombuffer(self.turns.mask, dtype=np.int8)
        self.observe: Callable[[int], Observation] = Sight(
            self.turns, self.observer, self._array.copy, self._mask.copy
        ).observe
        self._seeds = random.Random()
        self.state: Any = None

    def layout(self) -> dict[str, slice]:
        """The position of each field in the observation."""
        starts: list[int] = self.observer.page.starts
        return {field.name: slice(start, start + field.slots) for field, start in zip(self.fields, starts, strict=True)}

    def observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, self._mask.shape, np.int8)
        return spaces.Dict({"observation": self.array_space(), "action_mask": mask})

    def array_space(self) -> spaces.Box[Any]:
        return spaces.Box(0, 255, self._array.shape, np.uint8)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self._mask))

    def begin(self, seed: int | None) -> None:
        """Start a new game. Without a seed, it continues the sequence of the last given seed, or a random one."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.state = self.game.start(self.options, self._seeds.getrandbits(64) if seed is None else seed)
        self.turns.begin(self.state)
        if self.rewards.shaping:
            self.rewards.begin(self.observed.worth(self.state))

    def over(self) -> bool:
        return self.turns.seat == NOBODY

    def earned(self) -> list[float]:
        """Rewards by seat for the last move, with the final reward when the game is over."""
        earned = (
            self.rewards.shaped(self.observed.worth(self.state)) if self.rewards.shaping else [0.0] * len(self.seats)
        )
        if self.over():
            final = self.rewards.final(self.game.standings(self.state))
            return [a + b for a, b in zip(earned, final, strict=True)]
        return earned

    def refuse(self, seat: int, move: int) -> None:
        """Raise the rule that refuses this move."""
        self.game.play(self.state, seat, move)
