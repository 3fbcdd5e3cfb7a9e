"""Both games for OpenSpiel, as `bakufu_shogun` and `bakufu_katana`: importing this module registers them.

A game starts with one chance node, which picks the deal; everything random follows from that, so the history of
actions is the whole game. A search must not look into that future: `resample_from_infostate` gives a state that the
player can't tell from the real one, with another future.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel
except ImportError:
    raise ImportError("bakufu.env.openspiel needs OpenSpiel: pip install 'bakufu[openspiel]'") from None

import bakufu
from bakufu.env.core import EnvCore
from bakufu.env.encoding import RELATIVE
from bakufu.env.how import How
from bakufu.kernel.errors import BadOption
from bakufu.kernel.event import Event
from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain

# By game: its own parameters, the numbers of players, and whether the utilities of its seats cancel out.
PARAMETERS: dict[str, dict[str, object]] = {
    "shogun": {"players": 3, "side": "sun", "setup": "", "modules": ""},
    "katana": {"players": 2, "rooms": "first"},
}
PLAYERS = {"shogun": (3, 5), "katana": (1, 4)}
BETWEEN_MODULES = "+"
# `encode` is that of the environments. So many deals there are: each is another game.
SHARED: dict[str, object] = {"encode": RELATIVE, "deals": 65536}
LONGEST = 20_000  # decisions; games of random players take a tenth of that at most


def game_type(name: str) -> pyspiel.GameType:
    fewest, most = PLAYERS[name]
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"bakufu_{name}",
        long_name=f"Bakufu: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        # Somebody who plays against the Ghost gets what nobody else pays for.
        utility=kinds.Utility.ZERO_SUM if fewest > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**PARAMETERS[name], **SHARED},
    )


def options_of(name: str, given: Mapping[str, Any]) -> dict[str, object]:
    """The options of a game, from OpenSpiel's parameters, which can't be lists or missing."""
    chosen = {key: given.get(key, usual) for key, usual in PARAMETERS[name].items()}
    if chosen.get("modules"):
        chosen["modules"] = str(chosen["modules"]).split(BETWEEN_MODULES)
    return {key: value for key, value in chosen.items() if value != ""}


@cache
def core_of(name: str, options: str, encode: str) -> EnvCore:
    """What all games with the same options, as JSON, are observed through."""
    return EnvCore(name, json.loads(options), How(encode=encode))


class BakufuGame(pyspiel.Game):
    """A game with its options. It has the arrays that all its states are observed through."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        chosen = {key: given.get(key, usual) for key, usual in SHARED.items()}
        self.deals = int(str(chosen["deals"]))
        if self.deals < 1:
            raise BadOption("error-option", option="deals", value=self.deals, possible="1, 2, 3, ...")
        self.core = core_of(name, json.dumps(options_of(name, given)), str(chosen["encode"]))
        players = len(self.core.seats)
        zero_sum = game_type(name).utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.core.moves,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self, from_deal: str | None = None) -> BakufuState:
        return BakufuState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Course:
    """A game under way, and by seat a digest of all that it was told, in order. Copies don't touch each other."""

    def __init__(self, core: EnvCore, state: Any, told: list[bytes]) -> None:
        self.core = core
        self.state = state
        self.told = told

    @staticmethod
    def dealt(core: EnvCore, deal: int) -> Course:
        events: list[Event] = []
        course = Course(core, core.game.start(core.options, deal, events), [b""] * len(core.seats))
        course._tell(events)
        return course

    def __deepcopy__(self, memo: object) -> Course:
        return Course(self.core, self.state.copy(), self.told[:])

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[object, ...]]:
        core = self.core
        saved = core.game.save(self.state)
        return Course.restored, (core.game.name, json.dumps(core.options), core.how.encode, saved, self.told)

    @staticmethod
    def restored(name: str, options: str, encode: str, saved: Json, told: list[bytes]) -> Course:
        core = core_of(name, options, encode)
        return Course(core, core.game.restore(core.options, saved), told)

    def seat(self) -> int | None:
        """The first seat that has to decide."""
        return next(iter(self.core.game.to_move(self.state)), None)

    def play(self, move: int) -> None:
        seat = self.seat()
        assert seat is not None
        events: list[Event] = []
        self.core.game.play(self.state, seat, move, events)
        self.told[seat] = _joined(self.told[seat], [move])
        self._tell(events)

    def imagined(self, seat: int, draw: Callable[[], float]) -> Course:
        """What the seat can't tell from this, with the same history."""
        game = self.core.game
        state = game.imagine(game.view(self.state, seat), bakufu.Rng(int(draw() * 2**53)))
        return Course(self.core, state, self.told[:])

    def _tell(self, events: list[Event]) -> None:
        for seat, told in enumerate(self.told):
            self.told[seat] = _joined(told, (plain(bakufu.redact(event, seat)) for event in events))


def _joined(told: bytes, more: Iterable[object]) -> bytes:
    for fact in more:
        told = hashlib.blake2b(told + json.dumps(fact, sort_keys=True).encode(), digest_size=16).digest()
    return told


class BakufuState(pyspiel.State):
    def __init__(self, game: BakufuGame) -> None:
        super().__init__(game)
        self.course: Course | None = None  # before the deal there is none

    @property
    def _core(self) -> EnvCore:
        core: EnvCore = self.get_game().core
        return core

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.course.seat()
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course is not None
        return sorted(self._core.game.moves(self.course.state, player))

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.course = Course.dealt(self._core, action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._core.game.words[action]

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.seat() is None

    def returns(self) -> list[float]:
        if self.course is None or not self.is_terminal():
            return [0.0] * len(self._core.seats)
        return self._core.rewards.final(self._core.game.standings(self.course.state))

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> BakufuState:
        if self.course is None:
            raise ValueError("before the deal there is nothing to resample: apply the action of the chance node first")
        other: BakufuState = self.clone()
        other.course = self.course.imagined(player_id, probability_sampler)
        return other

    def __str__(self) -> str:
        """All that everybody knows, one after the other; OpenSpiel prints it and compares states by it."""
        if self.course is None:
            return "before the deal"
        course = self.course
        return "\n".join(json.dumps(plain(self._core.game.view(course.state, seat))) for seat in self._core.seats)


class Observer:
    """OpenSpiel's way to look at a state. With perfect recall the text also has a digest of all that the seat was told;
    the array is the same, since most of the past that matters lies open on the table."""

    def __init__(self, game: BakufuGame, perfect_recall: bool) -> None:
        self._core = game.core
        self._recalls = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(self._core.array_space().shape, np.float32)
        layout = self._core.layout()
        self.dict = {name: self.tensor[where] for name, where in layout.items()}

    def set_from(self, state: BakufuState, player: int) -> None:
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._core.seen_by(state.course.state, player)

    def string_from(self, state: BakufuState, player: int) -> str:
        if state.course is None:
            return f"{player}: before the deal"
        known = json.dumps(plain(self._core.game.view(state.course.state, player)), sort_keys=True)
        return f"{known} {state.course.told[player].hex()}" if self._recalls else known


class Shogun(BakufuGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("shogun", params)


class Katana(BakufuGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("katana", params)


pyspiel.register_game(game_type("shogun"), Shogun)
pyspiel.register_game(game_type("katana"), Katana)
