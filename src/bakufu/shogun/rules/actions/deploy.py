"""Deploying armies: 5, 3, or 1 with a move to an adjacent province of the same player."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import ACTIONS, DEPLOY_1, DEPLOY_5, FEWER_ARMIES, PROVINCES, SIX_ARMIES
from bakufu.shogun.box.picks import NOTHING, NUMBER, NUMBERS
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.rules.actions.reach import reach_refusal
from bakufu.shogun.rules.actions.skipping import skip
from bakufu.shogun.rules.decision_kinds import (
    ABOUT_ARMIES,
    ABOUT_ORIGIN,
    ABOUT_SPECIAL_ARMIES,
    DEPLOY_ARMIES,
    MARCH_ARMIES,
    MOVE_TO,
)
from bakufu.shogun.rules.events import ArmiesStayed, Deployed
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special

RULES = {"deploy-5": "deploy.five", "deploy-3": "deploy.three", "deploy-1": "deploy.one"}


def deploy(state: State, seat: int, action: int, province: int, events: Events) -> None:
    """Deploy 5 or 3. The holder of the special card may deploy 6 instead, whatever the event says."""
    armies = affordable(state, seat, action, province, events)
    if not armies:
        return
    six = state.setting.special_deploys
    for improve in state.setting.improvements:
        six = improve(state, seat, province, action, six, None)
    offered = action == DEPLOY_5 and six != armies and has_special(state, seat, SIX_ARMIES)
    if offered and state.supply[seat] >= six:
        state.ask(DEPLOY_ARMIES, seat, [action, province, armies, six])
    else:
        rule = "special.six-in-full" if offered else RULES[ACTIONS[action]]
        muster(state, action, province, armies, rule, events)


def affordable(state: State, seat: int, action: int, province: int, events: Events) -> int:
    """How many armies this action deploys here; 0 if the player lacks chests or armies, and then it is skipped."""
    if state.chests[seat] < price(state, seat, action, province):
        skip(seat, action, province, "action.pay-in-full", events)
        return 0
    armies = state.setting.deploys[action]
    for adjust in state.setting.adjustments:
        armies = adjust(state, seat, province, action, armies, events)
    if state.supply[seat] < armies:
        skip(seat, action, province, "deploy.supply-is-limited", events)
        return 0
    return armies


def muster(state: State, action: int, province: int, armies: int, rule: str, events: Events) -> None:
    """The owner of the province pays, and places armies from the supply."""
    seat = state.owner[province]
    chests = price(state, seat, action, province, events)
    state.chests[seat] -= chests
    state.bank += chests
    state.supply[seat] -= armies
    state.armies[province] += armies
    if events is not None:
        events.append(Deployed(rule, seat, ACTIONS[action], PROVINCES[province], armies, chests))


def number_moves(state: State, seat: int) -> list[int]:
    return [NUMBER + state.about[ABOUT_ARMIES], NUMBER + state.about[ABOUT_SPECIAL_ARMIES]]


def number_refusal(state: State, seat: int, move: int) -> str:
    if not NUMBER <= move < NUMBER + NUMBERS:
        return NO_SUCH_MOVE
    offered = (state.about[ABOUT_ARMIES], state.about[ABOUT_SPECIAL_ARMIES])
    return "" if move - NUMBER in offered else "special.six-armies"


def deploy_number(state: State, seat: int, move: int, events: Events) -> None:
    action, province, _, six = state.about
    state.answered(seat)
    armies = move - NUMBER
    rule = RULES[ACTIONS[action]]
    if armies == six:
        rule = "special.after-the-event" if effect(state) == FEWER_ARMIES else "special.six-armies"
    muster(state, action, province, armies, rule, events)


def deploy_and_move(state: State, seat: int, action: int, province: int, events: Events) -> None:
    """Deploy 1; then armies may move from here to one of the player's adjacent provinces, without a battle."""
    armies = affordable(state, seat, action, province, events)
    if not armies:
        return
    muster(state, action, province, armies, "deploy.one", events)
    if own_neighbours(state, seat, province) and state.armies[province] > 1:
        state.ask(MOVE_TO, seat, [action, province])


def own_neighbours(state: State, seat: int, province: int) -> list[int]:
    found: list[int] = []
    for neighbour in state.setting.board.neighbours[province]:
        if state.owner[neighbour] == seat:
            found.append(neighbour)
    return found


def move_moves(state: State, seat: int) -> list[int]:
    moves = own_neighbours(state, seat, state.about[ABOUT_ORIGIN])
    moves.append(NOTHING)
    return moves


def move_refusal(state: State, seat: int, move: int) -> str:
    if move == NOTHING:
        return ""
    rule = reach_refusal(state, move)
    if rule:
        return rule
    return "" if state.owner[move] == seat else "deploy.move-without-battle"


def move_on(state: State, seat: int, move: int, events: Events) -> None:
    origin = state.about[ABOUT_ORIGIN]
    state.answered(seat)
    if move != NOTHING:
        state.ask(MARCH_ARMIES, seat, [DEPLOY_1, origin, move])
    elif events is not None:
        events.append(ArmiesStayed("deploy.move-is-optional", seat, PROVINCES[origin]))
