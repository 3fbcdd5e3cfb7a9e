"""What a march was planned for, and what has changed since then.

A suggestion in the season continues the plan, as the plan was judged when it was laid. Where something else is clearly
better by now, the suggestion names a change without which it would still be the plan.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bakufu.bots.shogun.advice.chances import Chances
from bakufu.bots.shogun.advice.choices import CLEARLY, MARCHES, Weighed, choices
from bakufu.bots.shogun.advice.plan_judge import PlanJudge, Table
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.evaluation.marching import March
from bakufu.kernel.flow import moves
from bakufu.shogun.box.components import (
    CASTLE_DEFENDS,
    CHEST_CARD,
    DEPLOY_1,
    EFFECTS,
    NEUTRAL,
    NO_EVENT,
    PROVINCES,
    TEMPLE_PROTECTS,
    TWO_FARMERS,
    UNPLANNED,
)
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.rules.planning import plan_of
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View

IN_BATTLE: Final = (TWO_FARMERS, CASTLE_DEFENDS, TEMPLE_PROTECTS)
TELLING: Final = 5  # percent by which chances differ enough to say so
Told = dict[str, str | int]


@dataclass(frozen=True)
class Planned:
    """A march as its plan was judged, None if the armies were to stay; and the table that was foreseen for it."""

    march: March | None
    foreseen: State


def planned_march(bot: Ashigaru, before: State, state: State, seat: int) -> Planned | None:
    """`before` is what the seat saw when it had laid its plan. None where that says nothing of the current march."""
    if state.decision not in MARCHES or (before.year, before.season) != (state.year, state.season):
        return None
    action, origin = state.about[kinds.ABOUT_ACTION], state.about[kinds.ABOUT_ORIGIN]
    cards = plan_of(before, seat)
    if UNPLANNED in cards or cards[action] != origin or origin >= CHEST_CARD:
        return None
    evaluator = bot.evaluator(before, seat)
    evaluator.cautious = True
    judge = PlanJudge(Table(evaluator), cards)
    foreseen = judge.foreseen(action).state
    if action == DEPLOY_1:
        march = judge.onward(origin)
    else:
        march = judge.marches[action].get(origin)
        if march is None:
            return None  # nobody would have planned it
    if state.decision == kinds.MARCH_ARMIES and (march is None or march.target != state.about[kinds.ABOUT_TARGET]):
        return None  # the player has chosen another target
    return Planned(march, foreseen)


def continued(found: list[Weighed], planned: Planned) -> list[Weighed]:
    """The choices with the planned one first, or one with the same target, unless another one is clearly better."""
    for close in (is_planned, has_target):
        for weighed in found:
            if close(weighed, planned) and found[0].gain - weighed.gain < CLEARLY:
                return [weighed, *[other for other in found if other is not weighed]]
    return found


def is_planned(weighed: Weighed, planned: Planned) -> bool:
    if weighed.march is None or planned.march is None:
        return weighed.march is planned.march
    return has_target(weighed, planned) and weighed.march.armies == planned.march.armies


def has_target(weighed: Weighed, planned: Planned) -> bool:
    if weighed.march is None or planned.march is None:
        return weighed.march is planned.march
    return weighed.march.target == planned.march.target


def what_changed(bot: Ashigaru, state: State, seat: int, planned: Planned, chosen: Weighed) -> Told:
    """The first difference from what was foreseen without which the plan would still be suggested."""
    now = effect(state)
    if now in IN_BATTLE and _would_continue(bot, _without_event(state), seat, planned):
        return {"since": EFFECTS[now]}
    places = _places(state, planned, chosen)
    for province in places:
        told = _difference(planned.foreseen, state, seat, province)
        if told and _would_continue(bot, _with_province(state, planned.foreseen, province), seat, planned):
            return told
    trial = state.copy()
    trial.takers = [NEUTRAL] * len(state.takers)
    if _would_continue(bot, trial, seat, planned):
        return {"since": "special-cards"}
    told = _chances(planned, state, seat, chosen)
    if told:
        return told
    trial = state.copy()
    trial.inside, trial.tray = planned.foreseen.inside[:], planned.foreseen.tray[:]
    if _would_continue(bot, trial, seat, planned):
        return {"since": "tower"}
    return {"since": "several", "where": PROVINCES[places[0]]}


def _chances(planned: Planned, state: State, seat: int, chosen: Weighed) -> Told:
    """How the chances of the attacks changed: the planned one has become worse, or the chosen one better."""
    for march in (planned.march, chosen.march):
        if march is None or seat in (planned.foreseen.owner[march.target], state.owner[march.target]):
            continue
        before = Chances(View(seat, planned.foreseen, [])).march(march.target, march.armies)
        now = Chances(View(seat, state, [])).march(march.target, march.armies)
        gained = now - before if march is chosen.march else before - now
        if (abs(gained) if has_target(chosen, planned) else gained) >= TELLING:
            return {"since": "chance", "where": PROVINCES[march.target], "before": before, "now": now}
    return {}


def _would_continue(bot: Ashigaru, state: State, seat: int, planned: Planned) -> bool:
    evaluator = bot.evaluator(state, seat)
    evaluator.cautious = True
    return is_planned(continued(choices(bot, evaluator, moves(state, seat)), planned)[0], planned)


def _without_event(state: State) -> State:
    """The event is still one of several."""
    trial = state.copy()
    trial.event_row = [*state.event_row, state.event]
    trial.event = NO_EVENT
    return trial


def _with_province(state: State, foreseen: State, province: int) -> State:
    """One province is as it was foreseen."""
    trial = state.copy()
    trial.armies[province] = foreseen.armies[province]
    owner, buildings, revolts = list(state.owner), list(state.buildings), list(state.revolts)
    owner[province] = foreseen.owner[province]
    buildings[province] = foreseen.buildings[province]
    revolts[province] = foreseen.revolts[province]
    trial.owner, trial.buildings, trial.revolts = tuple(owner), tuple(buildings), tuple(revolts)
    return trial


def _places(state: State, planned: Planned, chosen: Weighed) -> list[int]:
    """The provinces that the two marches are about, then those around them."""
    origin = state.about[kinds.ABOUT_ORIGIN]
    about = [march.target for march in (planned.march, chosen.march) if march is not None]
    found = [*about, origin]
    for province in [*about, origin]:
        found += state.setting.board.neighbours[province]
    return list(dict.fromkeys(found))


def _difference(foreseen: State, state: State, seat: int, province: int) -> Told:
    """What is different in a province; nothing if it is as it was foreseen."""
    owner = state.owner[province]
    if owner != foreseen.owner[province]:
        whose = "yours" if owner == seat else "neutral" if owner == NEUTRAL else "rival"
        return {"since": whose, "where": PROVINCES[province]}
    rows = (
        ("armies", foreseen.armies[province], state.armies[province]),
        ("revolt-markers", foreseen.revolts[province], state.revolts[province]),
    )
    for since, before, now in rows:
        if before != now:
            return {"since": since, "where": PROVINCES[province], "before": before, "now": now}
    if foreseen.buildings[province] != state.buildings[province]:
        return {"since": "buildings", "where": PROVINCES[province]}
    return {}
