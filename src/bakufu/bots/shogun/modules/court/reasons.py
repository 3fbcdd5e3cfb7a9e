"""Why a card is on a space of Tenno's Court, and why a favour is taken, declined, and used where it is."""

from __future__ import annotations

from bakufu.bots.hint import Reason
from bakufu.bots.shogun.evaluation.build_reason import build_reason
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.box.components import CHEST_CARD, EFFECTS, NEUTRAL, PROVINCES
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.court.numbers import ABOUT_ARMIES, ABOUT_BUILDING, FAVOUR, FAVOUR_COST
from bakufu.shogun.modules.court.officials import convert_in_vain, forecast
from bakufu.shogun.rules.season_event import effect


def explain(evaluator: Evaluator, space: int, cards: list[int]) -> Reason:
    plan = {at: card for at, card in enumerate(cards) if card >= 0}
    card = plan[space]
    vain = space in convert_in_vain(evaluator.state, evaluator.seat, plan)
    armies = 0 if vain else -forecast(evaluator.state, evaluator.seat, space, card).armies
    if card >= CHEST_CARD:
        return {"id": "convert-tray", "args": {"armies": armies}} if armies else {"id": "convert-none", "args": {}}
    if vain:
        return {"id": "must-in-vain", "args": {"province": PROVINCES[card]}}
    return {"id": "convert", "args": {"province": PROVINCES[card], "armies": armies}}


def take_favour(evaluator: Evaluator, move: int) -> Reason:
    if move == NOTHING:
        return {"id": "favour-none" if evaluator.later_seasons else "favour-none-last", "args": {}}
    officials = evaluator.state.setting.printed[FAVOUR_COST][move - FAVOUR]
    return {"id": "favour" if evaluator.later_seasons else "favour-last", "args": {"officials": officials}}


def remove_event(evaluator: Evaluator, move: int) -> Reason:
    told: dict[str, str | int] = {"effect": EFFECTS[effect(evaluator.state)]}
    return {"id": "event-stays" if move == NOTHING else "event-harms", "args": told}


def calm_province(evaluator: Evaluator, move: int) -> Reason:
    told: dict[str, str | int] = {"province": PROVINCES[move], "markers": evaluator.state.revolts[move]}
    return {"id": "calm", "args": told}


def favoured_armies(evaluator: Evaluator, move: int) -> Reason:
    told: dict[str, str | int] = {"province": PROVINCES[move], "armies": evaluator.state.about[ABOUT_ARMIES]}
    return {"id": "favoured-takes" if evaluator.state.owner[move] == NEUTRAL else "favoured-armies", "args": told}


def favoured_building(evaluator: Evaluator, move: int) -> Reason:
    return build_reason(evaluator, evaluator.state.about[ABOUT_BUILDING], move)
