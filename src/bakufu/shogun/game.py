"""SHOGUN as one object: the contract of the kernel, answered by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bakufu.kernel.advice.analysis import Outlook, Query
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.kernel.facts import Facts
from bakufu.kernel.game import FORECAST, OUTLOOK, RulesGame
from bakufu.kernel.patch import Json
from bakufu.kernel.standing import Standing
from bakufu.shogun import sequence
from bakufu.shogun.advice.battle_odds import battle_odds
from bakufu.shogun.advice.chronicle import ShogunChronicle, chronicle
from bakufu.shogun.advice.forecast import forecast
from bakufu.shogun.advice.fronts import fronts
from bakufu.shogun.advice.outlook import ShogunOutlook, later_outlook, outlook
from bakufu.shogun.advice.plan_forecast import PlanForecast
from bakufu.shogun.advice.plan_outlook import plan_outlook
from bakufu.shogun.advice.preview import preview
from bakufu.shogun.box import fact_checks
from bakufu.shogun.box.options import Options, checked
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules import scoring
from bakufu.shogun.rules.decision_kinds import PLAN, REINFORCE
from bakufu.shogun.rules.state import State, new_state, restore, save
from bakufu.shogun.rules.tracks import POINTS_TRACK, RICE_TRACK
from bakufu.shogun.views import moves
from bakufu.shogun.views.changes import changes
from bakufu.shogun.views.imagine import imagine
from bakufu.shogun.views.read_table import read_table
from bakufu.shogun.views.undo import irrevocable
from bakufu.shogun.views.view import View, glance, view, views

# Raise this whenever the same options, seed and moves would lead to another game: a rule is corrected, a step of the
# sequence moves, random numbers are drawn in another order, a move gets another number. Records, snapshots and stored
# tables of other versions are then refused instead of being replayed incorrectly. Corrected component data change the
# digest of the facts and don't need it.
RULES_VERSION: Final = 2
MODULE_PACKAGES: Final = tuple([f"bakufu.shogun.modules.{name}" for name in NAMES])
# The packages that may have a folder of facts.
FACTS: Final = ("bakufu.shogun.box", *MODULE_PACKAGES)


class Shogun(RulesGame[Options, Setting, State, View]):
    def __init__(self, facts: Facts) -> None:
        fact_checks.check(facts, [module.check for module in MODULES])
        ledgers = ("bakufu.shogun", *MODULE_PACKAGES)
        queries = {
            FORECAST: Query(forecast),
            OUTLOOK: Query(outlook),
            "odds": Query(battle_odds, "origin", "target"),
            "plan": Query(plan_outlook, "about"),
            "preview": Query(preview),
            "fronts": Query(fronts),
        }
        super().__init__("shogun", RULES_VERSION, facts, ledgers, WORDS, queries)

    def values(self) -> Json:
        return {**self.facts.table, "track": {"rice": RICE_TRACK, "points": POINTS_TRACK}}

    def _checked(self, options: Mapping[str, object]) -> Options:
        return checked(options, NAMES)

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

    def glance(self, state: State, seat: int) -> View:
        return glance(state, seat)

    def views(self, state: State, seats: list[int | None]) -> list[View]:
        return views(state, seats)

    def changes(self, before: list[View], after: list[View]) -> list[Json]:
        return changes(before, after)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def sides(self, state: State) -> list[Standing]:
        return scoring.standing(state)

    def standings(self, state: State) -> list[Standing]:
        return scoring.standing(state)

    def describe(self, state: State, seat: int, move: int) -> Move:
        return moves.describe(state, seat, move)

    def encode(self, state: State, seat: int, move: Move) -> int:
        return moves.encode(state, seat, move)

    def forecast(self, view: View) -> PlanForecast:
        return forecast(view)

    def outlook(self, view: View) -> ShogunOutlook:
        return outlook(view)

    def later_outlook(self, view: View, before: View, known: Outlook) -> ShogunOutlook:
        return later_outlook(view, before, cast("ShogunOutlook", known))

    def obvious(self, view: View) -> int | None:
        # Also a free army from a special card.
        return view.moves[-1] if view.known.decision == REINFORCE and view.moves else super().obvious(view)

    def read_view(self, data: Json) -> View:
        return read_table(self.setting(data["options"]), data)

    def sealed(self, state: State) -> bool:
        return state.decision == PLAN

    def irrevocable(self, before: State, after: State) -> bool:
        return irrevocable(before, after)

    def chronicle(self, options: Mapping[str, object], happened: list[tuple[int, list[Event]]]) -> ShogunChronicle:
        return chronicle(self.setting(options), happened)

    def options(self, state: State) -> Json:
        chosen = state.setting.options
        return {
            "players": chosen.players,
            "side": chosen.side,
            "setup": chosen.setup,
            "modules": list(chosen.modules),
        }
