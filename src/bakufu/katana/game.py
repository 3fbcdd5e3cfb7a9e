"""SHOGUN NO KATANA as one object: the contract of the kernel, answered by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bakufu.katana import sequence
from bakufu.katana.advice.chronicle import KatanaChronicle, chronicle
from bakufu.katana.advice.composition import composition
from bakufu.katana.advice.forecast import ForgeForecast, forecast
from bakufu.katana.advice.obvious import obvious
from bakufu.katana.advice.outlook import KatanaOutlook, outlook
from bakufu.katana.advice.purchase import purchase
from bakufu.katana.box import fact_checks
from bakufu.katana.box.options import Options, checked
from bakufu.katana.box.picks import ENOUGH, WORDS
from bakufu.katana.box.setting import Setting, room_amounts
from bakufu.katana.rules import scoring
from bakufu.katana.rules.decision_kinds import ASIDE
from bakufu.katana.rules.state import State, new_state, restore, save
from bakufu.katana.rules.turn import out_of_turn
from bakufu.katana.views import moves
from bakufu.katana.views.changes import changes
from bakufu.katana.views.imagine import imagine
from bakufu.katana.views.read_table import read_table
from bakufu.katana.views.undo import irrevocable
from bakufu.katana.views.view import View, view, views
from bakufu.kernel.advice.analysis import Query
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.kernel.facts import Facts
from bakufu.kernel.game import FORECAST, OUTLOOK, RulesGame
from bakufu.kernel.patch import Json
from bakufu.kernel.standing import Standing

# Raise this whenever the same options, seed and moves would lead to another game: a rule is corrected, a step of the
# sequence moves, random numbers are drawn in another order, a move gets another number. Records, snapshots and stored
# tables of other versions are then refused instead of being replayed incorrectly. Corrected component data change the
# digest of the facts and don't need it.
RULES_VERSION: Final = 2
FACTS: Final = ("bakufu.katana.box",)  # the packages that may have a folder of facts


class Katana(RulesGame[Options, Setting, State, View]):
    def __init__(self, facts: Facts) -> None:
        fact_checks.check(facts)
        queries = {
            FORECAST: Query(forecast),
            OUTLOOK: Query(outlook),
            "composition": Query(composition, "about"),
            "purchase": Query(purchase, "about"),
        }
        super().__init__("katana", RULES_VERSION, facts, ("bakufu.katana",), WORDS, queries)

    def values(self) -> Json:
        table = self.facts.table
        return {**table, "rooms": {**table["rooms"], "amounts": room_amounts(table)}}

    def _checked(self, options: Mapping[str, object]) -> Options:
        return checked(options)

    def _bound(self, options: Options) -> Setting:
        return sequence.bind(Setting(options, self.facts))

    def _new_state(self, setting: Setting, seed: Seed) -> State:
        return new_state(setting, seed)

    def _saved(self, state: State) -> Json:
        return save(state)

    def _restored(self, setting: Setting, data: Json) -> State:
        return restore(setting, data)

    def _viewed(self, seat: int | None, known: State, moves: list[int]) -> View:
        return View(seat, known, moves)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def views(self, state: State, seats: list[int | None]) -> list[View]:
        return views(state, seats)

    def changes(self, before: list[View], after: list[View]) -> list[Json]:
        return changes(before, after)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def sides(self, state: State) -> list[Standing]:
        return scoring.sides(state)

    def standings(self, state: State) -> list[Standing]:
        return scoring.standing(state)

    def describe(self, state: State, seat: int, move: int) -> Move:
        return moves.describe(state, seat, move)

    def encode(self, state: State, seat: int, move: Move) -> int:
        return moves.encode(state, seat, move)

    def forecast(self, view: View) -> ForgeForecast:
        return forecast(view)

    def outlook(self, view: View) -> KatanaOutlook:
        return outlook(view)

    def obvious(self, view: View) -> int | None:
        return obvious(view)

    def out_of_turn(self, state: State) -> bool:
        return out_of_turn(state)

    def declined(self, state: State) -> int | None:
        return ENOUGH if state.decision == ASIDE else None

    def read_view(self, data: Json) -> View:
        return read_table(self.setting(data["options"]), data)

    def sealed(self, state: State) -> bool:
        return False

    def irrevocable(self, before: State, after: State) -> bool:
        return irrevocable(before, after)

    def chronicle(self, options: Mapping[str, object], happened: list[tuple[int, list[Event]]]) -> KatanaChronicle:
        return chronicle(self.setting(options), happened)

    def options(self, state: State) -> Json:
        chosen = state.setting.options
        return {"players": chosen.players, "rooms": chosen.rooms}
