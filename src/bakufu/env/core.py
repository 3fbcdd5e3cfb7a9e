"""The core of every environment: one game, its arrays, and what all environments share.

Game-specific parts are in a folder of the game's name: a new game needs a manifest there, and an observer.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from numbers import Integral
from typing import Any, Generic, Self, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import bakufu
from bakufu.env.encoding import MOST, PAGE, Encoder, Parts, Reading
from bakufu.env.how import USUAL, How
from bakufu.env.rendering import METADATA, frame
from bakufu.env.rewards import Rewards
from bakufu.games import of_game
from bakufu.kernel.contract import Setting
from bakufu.kernel.errors import BadOption
from bakufu.kernel.flow import Flow
from bakufu.kernel.stepping.observing import Field, PageWriter
from bakufu.kernel.stepping.turns import NOBODY, Sight, Turns

Observation = dict[str, NDArray[Any]]


SettingT = TypeVar("SettingT", bound=Setting)
ObserverT = TypeVar("ObserverT", bound=PageWriter)
StateT = TypeVar("StateT", bound=Flow)


@dataclass(frozen=True)
class ObservedGame(Generic[SettingT, ObserverT, StateT]):
    """How a game is observed: the observer that writes its arrays, the current points, the parts of the relative
    encoding, and what never changes on the board.

    An observer is created from a setting and optionally another observer, with which it shares constant data.
    """

    observer: Callable[[SettingT, ObserverT | None], ObserverT]
    worth: Callable[[StateT], list[int]]
    parts: Callable[[Reading], Parts]
    board: Callable[[SettingT], dict[str, NDArray[np.int8]]]


# What Gymnasium's EzPickle keeps to make an environment again.
GIVEN = ("_ezpickle_args", "_ezpickle_kwargs")

# Games are stateless, so all cores share them.
_loaded = cache(bakufu.load)


class Cloned:
    """Environments whose copies keep the game. Pickling, which sends one to another process, keeps only its options.

    `shortcuts` are attributes that lead into other attributes: a subclass makes them again.
    """

    shortcuts: tuple[str, ...] = ()

    def clone(self) -> Self:
        """A copy of this environment and its game; each can be stepped without the other, and both play on alike."""
        return copy.deepcopy(self)

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        for name, value in vars(self).items():
            if name in GIVEN:  # nothing changes them, and they hold policies, which copies share
                setattr(twin, name, value)
            elif name not in self.shortcuts:
                setattr(twin, name, copy.deepcopy(value, memo))
        return twin


class AgentSpaces(Cloned):
    """The agents of an environment, their observation and action spaces, the state of all and its text."""

    possible_agents: list[str]

    def _use(self, name: str, core: EnvCore) -> None:
        self._core = core
        self.metadata: dict[str, object] = {"name": f"{name}_v0", **METADATA}
        self.render_mode = core.how.render_mode
        self.possible_agents = core.agents
        self.agents: list[str] = []
        self.observation_spaces = {agent: core.observation_space() for agent in core.agents}
        self.action_spaces = {agent: core.action_space() for agent in core.agents}
        self.state_space = core.state_space()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.uint8]:
        """What all seats know together: their observations one after the other, for a critic that may see them all."""
        return self._core.pages()

    def _frame(self, seat: int | None) -> str | None:
        return frame(self.render_mode, self._core, seat)


class EnvCore:
    """A game that can be restarted. `waits` adds an action for seats that have no decision to make.

    `like` is another core with the same options, to share constant data with.
    """

    def __init__(
        self,
        name: str,
        options: Mapping[str, object],
        how: How = USUAL,
        waits: bool = False,
        like: EnvCore | None = None,
    ) -> None:
        self.how = how
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
        self.rewards = Rewards(how.reward, how.shaping, setting.players)
        self.turns = Turns(self.moves, waits)
        # These arrays are views of the buffers that the compiled rules write to; callers get copies.
        self._array = np.frombuffer(self.observer.page.bytes, dtype=np.uint8)
        self._mask = np.frombuffer(self.turns.mask, dtype=np.int8)
        self.page: Callable[[int], Observation] = Sight(
            self.turns, self.observer, self._array.copy, self._mask.copy
        ).observe
        self.encoder: Encoder | None = None
        if how.encode != PAGE:
            self.encoder = self._new_encoder() if like is None else like.encoder
        # What environments hand out; `page` is always the page.
        self.observe: Callable[[int], Observation] = self.page if self.encoder is None else self._encoded
        self._seeds = random.Random()
        self.state: Any = None

    def _new_encoder(self) -> Encoder:
        return Encoder(self.observed.parts, self.fields, self.observer.page.starts, len(self.seats))

    def _encoded(self, seat: int) -> Observation:
        seen = self.page(seat)
        return {**seen, "observation": self.encoded(seen["observation"][None])[0]}

    def encoded(self, pages: NDArray[Any]) -> NDArray[Any]:
        """Pages, a row per game, as environments hand them out."""
        return pages if self.encoder is None else self.encoder.encode(pages)

    def seen_by(self, state: Flow, seat: int) -> NDArray[Any]:
        """What a seat observes in any state of this game, not only in the one that is played here."""
        self.observer.write(state, seat)
        observed: NDArray[Any] = self.encoded(self._array.copy()[None])[0]
        return observed

    def layout(self) -> dict[str, slice]:
        """The position of each field or part in the observation."""
        if self.encoder is not None:
            return self.encoder.layout
        starts: list[int] = self.observer.page.starts
        return {field.name: slice(start, start + field.slots) for field, start in zip(self.fields, starts, strict=True)}

    def observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, self._mask.shape, np.int8)
        return spaces.Dict({"observation": self.array_space(), "action_mask": mask})

    def array_space(self) -> spaces.Box[Any]:
        if self.encoder is not None:
            return spaces.Box(-1.0, MOST, self.encoder.shape, np.float32)
        return spaces.Box(0, 255, self._array.shape, np.uint8)

    def page_size(self) -> int:
        return len(self._array)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self._mask))

    def state_space(self) -> spaces.Box[Any]:
        return spaces.Box(0, 255, (len(self.seats) * len(self._array),), np.uint8)

    def pages(self) -> NDArray[np.uint8]:
        """The observations of all seats, one after the other."""
        self.check_begun()
        return np.concatenate([self.page(seat)["observation"] for seat in self.seats])

    def __deepcopy__(self, memo: dict[int, object]) -> EnvCore:
        """The rules' own objects are compiled and can't be copied from outside: the twin gets new ones."""
        waits = len(self._mask) > self.moves
        twin = EnvCore(self.game.name, self.options, self.how, waits, like=self)
        memo[id(self)] = twin
        twin._seeds.setstate(self._seeds.getstate())
        if self.state is not None:
            twin.state = self.state.copy()
            twin.turns.begin(twin.state)
            twin.rewards.continue_from(self.rewards)
        return twin

    def begin(self, seed: int | None) -> None:
        """Start a new game. Without a seed, it continues the sequence of the last given seed, or a random one."""
        if seed is not None:
            if not isinstance(seed, Integral) or seed < 0:
                raise BadOption("error-option", option="seed", value=repr(seed), possible="0, 1, 2, ...")
            seed = int(seed)
            self._seeds = random.Random(seed)
        self.state = self.game.start(self.options, self._seeds.getrandbits(64) if seed is None else seed)
        self.turns.begin(self.state)
        if self.rewards.shaping:
            self.rewards.begin(self.observed.worth(self.state))

    def check_begun(self) -> None:
        if self.state is None:
            raise RuntimeError("no game is under way: reset the environment first")

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
