"""SHOGUN NO KATANA as one object: the contract of the kernel, answered by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bakufu.katana import sequence
from bakufu.katana.advice import chronicle, forecast
from bakufu.katana.advice.forecast import ForgeForecast
from bakufu.katana.box import fact_checks
from bakufu.katana.box.options import Options, checked
from bakufu.katana.box.picks import WORDS
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules import scoring
from bakufu.katana.rules.state import State, new_state, restore, save
from bakufu.katana.views import moves
from bakufu.katana.views.changes import changes
from bakufu.katana.views.imagine import imagine
from bakufu.katana.views.read_table import read_table
from bakufu.katana.views.undo import irrevocable
from bakufu.katana.views.view import View, view, views
from bakufu.kernel import flow
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event, Events
from bakufu.kernel.facts import Facts
from bakufu.kernel.ledger import load_ledger
from bakufu.kernel.rules_version import UNSTATED, check_rules
from bakufu.kernel.standing import Standing
from bakufu.kernel.study import Chronicle, Odds

# Raise this whenever the same options, seed and moves would lead to another game: a rule is corrected, a step of the
# sequence moves, chance is drawn in another order, a move gets another number. Records, snapshots and stored tables of
# other versions are then refused instead of being replayed wrong. Corrected component data change the digest of the
# facts and don't need it.
RULES_VERSION: Final = 2
FACTS: Final = ("bakufu.katana.box",)  # the packages that may have a folder of facts


class Katana:
    """The game with one set of facts. It holds no state of play; settings are made once per set of options."""

    def __init__(self, facts: Facts) -> None:
        fact_checks.check(facts)
        self.name = "katana"
        self.rules_version = RULES_VERSION
        self.facts = facts
        self.facts_digest = facts.digest()
        self.ledger = load_ledger("bakufu.katana")
        self.words: tuple[str, ...] = WORDS
        self._settings: dict[Options, Setting] = {}

    def setting(self, options: Mapping[str, object]) -> Setting:
        chosen = checked(options)
        if chosen not in self._settings:
            self._settings[chosen] = sequence.bind(Setting(chosen, self.facts))
        return self._settings[chosen]

    def start(self, options: Mapping[str, object], seed: Seed, events: Events = None) -> State:
        state = new_state(self.setting(options), seed)
        flow.run(state, events)
        return state

    def to_move(self, state: State) -> tuple[int, ...]:
        return flow.to_move(state)

    def moves(self, state: State, seat: int) -> list[int]:
        return flow.moves(state, seat)

    def play(self, state: State, seat: int, move: int, events: Events = None) -> None:
        flow.play(state, seat, move, events)

    def refusal(self, state: State, seat: int, move: int) -> str:
        """The id of the rule that refuses a move, or "" if it is legal."""
        return flow.refusal(state, seat, move)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def views(self, state: State, seats: list[int | None]) -> list[View]:
        return views(state, seats)

    def changes(self, before: list[View], after: list[View]) -> list[dict[str, Any]]:
        return changes(before, after)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def standings(self, state: State) -> list[Standing]:
        return scoring.standing(state)

    def describe(self, state: State, seat: int, move: int) -> Move:
        return moves.describe(state, seat, move)

    def encode(self, state: State, seat: int, move: Move) -> int:
        return moves.encode(state, seat, move)

    def save(self, state: State) -> dict[str, Any]:
        """The whole state as plain values, with the version of the rules it was played by."""
        return {"rules": self.rules_version, **save(state)}

    def restore(self, options: Mapping[str, object], data: dict[str, Any]) -> State:
        check_rules(self.name, self.rules_version, data.get("rules", UNSTATED), "snapshot")
        return restore(self.setting(options), data)

    def save_view(self, view: View) -> dict[str, Any]:
        """A view as plain values, for players in other processes."""
        return {"seat": view.seat, "moves": view.moves, "known": self.save(view.known)}

    def restore_view(self, options: Mapping[str, object], data: dict[str, Any]) -> View:
        return View(data["seat"], self.restore(options, data["known"]), list(data["moves"]))

    def read_view(self, data: dict[str, Any]) -> View:
        """The view that `plain(view)` wrote down, for players who have nothing but the public protocol."""
        return read_table(self.setting(data["options"]), data)

    def sealed(self, state: State) -> bool:
        """Nobody decides in secret here."""
        return False

    def irrevocable(self, before: State, after: State) -> bool:
        return irrevocable(before, after)

    def forecast(self, view: View) -> ForgeForecast:
        """What a figure at each line of one's own Forge could move."""
        return forecast.forecast(view)

    def odds(self, view: View, origin: str | None, target: str | None) -> dict[int, Odds]:
        """Nothing here is left to a throw."""
        return {}

    def chronicle(self, options: Mapping[str, object], happened: list[tuple[int, list[Event]]]) -> Chronicle:
        """How a game went, from all its events; each list with the number under which it stands in the log."""
        return chronicle.chronicle(self.setting(options), happened)

    def options(self, state: State) -> dict[str, Any]:
        """The options of this game, complete, as a record keeps them."""
        chosen = state.setting.options
        return {"players": chosen.players, "rooms": chosen.rooms}
