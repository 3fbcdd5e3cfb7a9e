"""Why a card lies on a space of Tenno's Court: armies that can be spared, or none."""

from __future__ import annotations

from bakufu.bots.manifest import Reason
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.box.components import CHEST_CARD, PROVINCES
from bakufu.shogun.modules.court.officials import forecast


def explain(evaluator: Evaluator, space: int, card: int) -> Reason:
    effect = forecast(evaluator.state, evaluator.seat, space, card)
    if card >= CHEST_CARD:
        if effect.armies:
            return {"id": "convert-tray", "args": {"armies": -effect.armies}}
        return {"id": "convert-none", "args": {}}
    if effect.rule:
        return {"id": "must-in-vain", "args": {"province": PROVINCES[card]}}
    return {"id": "convert", "args": {"province": PROVINCES[card], "armies": -effect.armies}}
