"""The forecast of a whole plan as plain values for a client: the effect of every card on every space, as numbers and
as text."""

from __future__ import annotations

from typing import TypedDict

from bakufu.shogun.advice.forecast import forecast
from bakufu.shogun.box.components import ACTIONS
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.views.view import View
from bakufu.text.shogun import effects
from bakufu.text.shogun.renderer import ShogunRenderer


class EffectCard(TypedDict):
    """The effect of a card on a space. `note` is how the events on display could change it, `sites` what a building
    leaves free."""

    ok: bool
    rule: str | None
    text: str
    note: str | None
    chests: int
    rice: int
    armies: int
    least: int
    most: int
    farmers: int
    revolt: float | None
    sites: int


class ProvisionsCard(TypedDict):
    need: int
    rice: int
    least_loss: int
    most_loss: int


class ForecastCard(TypedDict):
    """`prices` are what actions cost, as printed."""

    spaces: dict[str, dict[str, EffectCard]]
    prices: dict[str, int]
    provisions: ProvisionsCard


def forecast_card(renderer: ShogunRenderer, view: View, hints: bool) -> ForecastCard | None:
    """None except during planning. Without hints, probabilities are left out."""
    if view.known.decision != PLAN:
        return None
    found = forecast(view)
    spaces: dict[str, dict[str, EffectCard]] = {}
    for space, cards in found.spaces.items():
        spaces[space] = {}
        for card, effect in cards.items():
            spaces[space][card] = {
                "ok": not effect.rule,
                "rule": effect.rule or None,
                "text": effects.line(renderer, view, space, card, effect, hints),
                "note": effects.note(renderer, effect) or None,
                "chests": effect.chests,
                "rice": effect.rice,
                "armies": effect.armies,
                "least": effect.least,
                "most": effect.most,
                "farmers": effect.farmers,
                "revolt": effect.revolt / 1000 if hints and effect.revolt is not None else None,
                "sites": effect.sites,
            }
    winter = found.provisions
    return {
        "spaces": spaces,
        "prices": {ACTIONS[action]: view.known.setting.price[action] for action in range(len(ACTIONS))},
        "provisions": {
            "need": winter.need,
            "rice": winter.rice,
            "least_loss": winter.least_loss,
            "most_loss": winter.most_loss,
        },
    }
