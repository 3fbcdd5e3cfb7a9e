"""What each game sends: its view part by part, its decisions with what they are about, its moves and events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NotRequired

import bakufu
from bakufu.games import GAMES
from bakufu.katana.advice.chronicle import KatanaRound, KatanaScore
from bakufu.katana.advice.composition import Composition
from bakufu.katana.advice.outlook import KatanaOutlook
from bakufu.katana.advice.purchase import Purchase
from bakufu.katana.box.components import Resource
from bakufu.katana.rules.decision_kinds import ADVANCING, COMPOSING
from bakufu.katana.views import open_table as katana_table
from bakufu.katana.views.pieces import KatanaOptions
from bakufu.kernel.advice.analysis import Analysis
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.shogun.advice.chronicle import Season, SeasonScore
from bakufu.shogun.advice.fronts import Fronts
from bakufu.shogun.advice.outlook import ShogunOutlook
from bakufu.shogun.advice.plan_outlook import PlanOutlook
from bakufu.shogun.advice.preview import Preview
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.views import open_table as shogun_table
from bakufu.shogun.views.pieces import ShogunOptions
from bakufu.text.katana.forecast_card import ForgeCard
from bakufu.text.shogun.forecast_card import ForecastCard

# Of a view, what a decision is told by: `decision` says what is in `about`.
QUESTION = ("decision", "about")


@dataclass(frozen=True)
class GameShapes:
    """`questions` has what each decision is about. `round` and `score` are rows of the chronicle, `answers` those to
    queries. `marks` are fields that are true of some moves and left out of the others."""

    name: str
    parts: dict[str, Any]
    questions: dict[str, dict[str, Any]]
    options: type
    round: type
    score: type
    forecast: type
    outlook: type
    answers: tuple[type, ...]
    marks: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return self.name.capitalize()

    def events(self) -> list[type]:
        return self._kinds(Event)

    def moves(self) -> list[type]:
        return self._kinds(Move)

    def module_answers(self) -> list[type]:
        """What modules add to the outlook and to previews."""
        return [kind for kind in self._kinds(Analysis) if kind.__module__.startswith(f"bakufu.{self.name}.modules.")]

    def _kinds(self, base: type) -> list[type]:
        """All classes of this game that are made of no further ones, by their names."""
        found = [kind for kind in _leaves(base) if kind.__module__.startswith(f"bakufu.{self.name}.")]
        return sorted(found, key=lambda kind: kind.__name__)


def _leaves(base: type) -> Iterator[type]:
    subclasses: list[type] = base.__subclasses__()
    for kind in subclasses:
        if kind.__subclasses__():
            yield from _leaves(kind)
        else:
            yield kind


def shogun() -> GameShapes:
    setting: Any = bakufu.load("shogun").setting({"modules": list(NAMES)})
    base = [part.name for part in shogun_table.PARTS]
    parts = {part.name: part.shape if part.name in base else NotRequired[part.shape] for part in setting.parts}
    questions = {
        decision.name: {name: _about_shogun(name) for name in setting.about.get(kind, ())}
        for kind, decision in enumerate(setting.decisions)
    }
    told = (ForecastCard, ShogunOutlook, (PlanOutlook, Preview, Fronts))
    return GameShapes("shogun", parts, questions, ShogunOptions, Season, SeasonScore, *told)


def _about_shogun(name: str) -> Any:
    return str if name in shogun_table.WORDS_FOR else int


def katana() -> GameShapes:
    setting: Any = bakufu.load("katana").setting({})
    parts = {part.name: part.shape for part in katana_table.PARTS}
    questions: dict[str, dict[str, Any]] = {
        decision.name: {name: str if name == "sword" else int for name in katana_table.ABOUT.get(kind, ())}
        for kind, decision in enumerate(setting.decisions)
    }
    questions[setting.decisions[COMPOSING].name] = {"composition": list[Resource]}
    questions[setting.decisions[ADVANCING].name] = {"card": NotRequired[int]}  # with a card, or without
    told = (ForgeCard, KatanaOutlook, (Composition, Purchase))
    return GameShapes("katana", parts, questions, KatanaOptions, KatanaRound, KatanaScore, *told, marks=("anytime",))


SHAPES = (shogun(), katana())
assert [shapes.name for shapes in SHAPES] == list(GAMES)
