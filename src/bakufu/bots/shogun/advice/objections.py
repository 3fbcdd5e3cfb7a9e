"""Objections: probable mistakes in a plan or a march.

Something is wrong by the rules' own outlook, and what is suggested instead is clearly better by the evaluation. So what
is suggested is never objected to, and what is objected to is never suggested.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.hint import Objection
from bakufu.bots.shogun.advice.choices import CLEARLY, Weighed
from bakufu.bots.shogun.advice.plan_judge import BATTLES, Better, PlanJudge
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.advice.battle_odds import farmers_called
from bakufu.shogun.advice.fronts import fronts
from bakufu.shogun.advice.plan_outlook import VAIN, PlanOutlook, outlook_of
from bakufu.shogun.box.components import BID, CHEST_CARD, NEUTRAL, PROVINCES, RICE, SEASONS, TAX, THEATRE
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.views.view import View

FEW: Final = 4  # actions without a province that are still a plan
MUCH: Final = 2  # a neighbor stronger by this factor takes what is built
EVEN: Final = 500  # thousandths: more likely won than lost
LAST_SEASON: Final = SEASONS.index("autumn")
Args = dict[str, str | int]


def whole_objections(view: View, judge: PlanJudge, suggested: list[int]) -> list[Objection]:
    """About the cards of a complete plan, space by space; objections to the whole plan come last. A card that is also
    suggested has nothing wrong with it: something else in the plan has."""
    outlook = _outlook(judge)
    found: list[Objection] = []
    whole: list[Objection] = []
    idle = [space for space in range(BID) if space not in judge.laid]
    for space in range(BID):
        better = judge.better(space)
        if better is None or better.points < CLEARLY or suggested[space] == judge.cards[space]:
            continue
        if space in judge.laid:
            fault = _fault(view, judge, space, outlook)
            if fault:
                found.append(_objection(judge, fault, better, _about(view, judge, space, outlook)))
        fault = _lack(judge, space, outlook)
        if fault:
            whole.append(_objection(judge, fault, better, _lacking(outlook)))
        elif space in idle and len(idle) > FEW and better.card < CHEST_CARD:
            whole.append(_objection(judge, "idle", better, {"count": len(idle)}))
    return [*found, *whole]


def has_fault(view: View, judge: PlanJudge, space: int) -> bool:
    """Whether the card on a space does nothing there, or harm, in a plan that was completed around it."""
    return space in judge.laid and _fault(view, judge, space, _outlook(judge)) != ""


def card_objection(view: View, judge: PlanJudge, better: Better) -> Objection:
    """About such a card."""
    outlook = _outlook(judge)
    fault = _fault(view, judge, better.space, outlook)
    return _objection(judge, fault, better, _about(view, judge, better.space, outlook))


def _outlook(judge: PlanJudge) -> PlanOutlook:
    plan = {space: card for space, card in enumerate(judge.cards) if card >= 0}
    return outlook_of(judge.evaluator.state, judge.evaluator.seat, plan)


def _fault(view: View, judge: PlanJudge, space: int, outlook: PlanOutlook) -> str:
    """What is wrong with a province on a space; "" if nothing is."""
    state = judge.evaluator.state
    name, province = state.setting.space_names[space], judge.laid[space]
    if name in outlook.warnings:
        return "vain" if outlook.warnings[name].kind == VAIN else "unpaid"
    if name in outlook.revolts:
        return "anger"
    if space in BATTLES:
        if state.armies[province] == 2:
            return "thin"
        return "" if province in judge.values[space] else "hopeless"
    threat = fronts(view).provinces[PROVINCES[province]].threat
    return "doomed" if space <= THEATRE and threat - state.armies[province] > MUCH else ""


def _lack(judge: PlanJudge, space: int, outlook: PlanOutlook) -> str:
    """What a whole plan lacks and this space could provide."""
    autumn = judge.evaluator.state.season == LAST_SEASON
    if space == RICE and autumn and max(outlook.rice.short) > 0:
        return "hungry"
    return "broke" if space == TAX and not autumn and max(outlook.end) == 0 else ""


def _lacking(outlook: PlanOutlook) -> Args:
    return {"after": min(outlook.rice.after), "need": outlook.rice.safe}


def _about(view: View, judge: PlanJudge, space: int, outlook: PlanOutlook) -> Args:
    state, seat = judge.evaluator.state, judge.evaluator.seat
    province = judge.laid[space]
    name = state.setting.space_names[space]
    return {
        "province": PROVINCES[province],
        "armies": state.armies[province],
        "threat": fronts(view).provinces[PROVINCES[province]].threat,
        "price": price(state, seat, space, province),
        "chests": state.chests[seat],
        "farmers": outlook.revolts.get(name, 0),
        "rule": outlook.warnings[name].rule if name in outlook.warnings else "",
    }


def _objection(judge: PlanJudge, id: str, better: Better, args: Args) -> Objection:
    setting = judge.evaluator.state.setting
    return {
        "id": id,
        "space": setting.space_names[better.space],
        "moves": [],
        "args": args,
        "instead": setting.card_names[better.card] if better.card >= 0 else None,
        "points": round(better.points, 2),
    }


def march_objections(evaluator: Evaluator, found: list[Weighed]) -> list[Objection]:
    """About attacks that are more likely lost than won, while something else is better. The best comes first."""
    state = evaluator.state
    objections: list[Objection] = []
    for weighed in found[1:]:
        march = weighed.march
        points = found[0].gain - weighed.gain
        if march is None or state.owner[march.target] == evaluator.seat or points < CLEARLY:
            continue
        if evaluator.attack_chance(march.target, march.armies) >= EVEN:
            continue
        owner = state.owner[march.target]
        args: Args = {
            "province": PROVINCES[march.target],
            "against": farmers_called(state) if owner == NEUTRAL else state.armies[march.target],
            "armies": march.armies,
        }
        objections.append(
            {
                "id": "lone" if march.armies == 1 else "weak",
                "space": None,
                "moves": weighed.moves,
                "args": args,
                "instead": None,
                "points": round(points, 2),
            }
        )
    return objections
