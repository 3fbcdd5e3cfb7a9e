"""Battle / Move: armies march into an adjacent province; unless it is their owner's, there is a battle."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import ACTIONS, BUILDING_BIT, PROVINCES, TEMPLE, TEMPLE_PROTECTS
from bakufu.shogun.box.picks import NOTHING, NUMBER, NUMBERS
from bakufu.shogun.rules.actions.reach import reach_refusal
from bakufu.shogun.rules.actions.skipping import skip
from bakufu.shogun.rules.battles.battle import attack
from bakufu.shogun.rules.decision_kinds import ABOUT_ACTION, ABOUT_ORIGIN, MARCH_ARMIES, MARCH_TO
from bakufu.shogun.rules.events import ArmiesMoved
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State


def march(state: State, seat: int, action: int, province: int, events: Events) -> None:
    if state.armies[province] < 2:
        skip(seat, action, province, "march.one-army-stays", events)
    elif not targets(state, seat, action, province):
        skip(seat, action, province, "march.nowhere-to-go", events)
    else:
        state.ask(MARCH_TO, seat, [action, province])


def targets(state: State, seat: int, action: int, origin: int) -> list[int]:
    """Adjacent provinces that can be marched into: all in play, except protected ones."""
    found: list[int] = []
    for neighbour in state.setting.board.neighbours[origin]:
        if not shielded(state, seat, action, neighbour):
            found.append(neighbour)
    return found


def shielded(state: State, seat: int, action: int, province: int) -> str:
    """The rule that forbids an attack on this province with this action, or ""."""
    if state.owner[province] == seat:
        return ""
    for shield in state.setting.shields:
        rule = shield(state, seat, action, province)
        if rule:
            return rule
    return ""


def temple_shields(state: State, seat: int, action: int, province: int) -> str:
    """Under the season's event nobody may attack a temple."""
    if effect(state) == TEMPLE_PROTECTS and state.buildings[province] & BUILDING_BIT[TEMPLE]:
        return "event.temple-protects"
    return ""


def target_moves(state: State, seat: int) -> list[int]:
    return targets(state, seat, state.about[ABOUT_ACTION], state.about[ABOUT_ORIGIN])


def target_refusal(state: State, seat: int, move: int) -> str:
    if move == NOTHING:
        return "march.must-be-carried-out"
    rule = reach_refusal(state, move)
    return rule if rule else shielded(state, seat, state.about[ABOUT_ACTION], move)


def pick_target(state: State, seat: int, move: int, events: Events) -> None:
    action, origin = state.about
    state.answered(seat)
    state.ask(MARCH_ARMIES, seat, [action, origin, move])


def armies_moves(state: State, seat: int) -> list[int]:
    return list(range(NUMBER + 1, NUMBER + state.armies[state.about[ABOUT_ORIGIN]]))


def armies_refusal(state: State, seat: int, move: int) -> str:
    if not NUMBER <= move < NUMBER + NUMBERS:
        return NO_SUCH_MOVE
    if move == NUMBER:
        return "march.at-least-one"
    return "" if move - NUMBER < state.armies[state.about[ABOUT_ORIGIN]] else "march.one-army-stays"


def march_armies(state: State, seat: int, move: int, events: Events) -> None:
    about = state.about
    action, origin, target = about
    state.answered(seat)
    armies = move - NUMBER
    state.armies[origin] -= armies
    if state.owner[target] != seat:
        attack(state, seat, about, armies, events)
        return
    state.armies[target] += armies
    if events is not None:
        by_sea = target in state.setting.board.by_sea[origin]
        rule = "march.sea-route" if by_sea else "march.move-to-own-province"
        events.append(ArmiesMoved(rule, seat, ACTIONS[action], PROVINCES[origin], PROVINCES[target], armies))
