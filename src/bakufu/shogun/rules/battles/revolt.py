"""Revolts: farmers fight the owner of a province, after a collection or in winter."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import (
    BUILDING_BIT,
    CASTLE,
    CASTLE_DEFENDS,
    CUBE_KINDS,
    DEFENCE,
    FARMERS,
    NEUTRAL,
    PROVINCES,
    cubes,
)
from bakufu.shogun.rules.battles.battle import muster_farmers, seat_or_none
from bakufu.shogun.rules.battles.conquest import raze
from bakufu.shogun.rules.battles.throwing import leave_bystanders, return_farmers, take_from_tray, throw_in
from bakufu.shogun.rules.events import BattleDecided, HelpDenied, RevoltBegan
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special


def _would_help(state: State, seat: int, province: int) -> bool:
    castle = state.buildings[province] & BUILDING_BIT[CASTLE]
    return has_special(state, seat, DEFENCE) or (castle != 0 and effect(state) == CASTLE_DEFENDS)


def put_down(state: State, seat: int, province: int, more: int, rule: str, events: Events) -> bool:
    """All armies of the province against a farmer for each marker, and `more`. Returns whether the owner keeps it.

    Nobody attacks here: neither a castle nor a special card helps.
    """
    markers = state.revolts[province]
    armies = state.armies[province]
    if events is not None:
        events.append(RevoltBegan(rule, seat, PROVINCES[province], armies, markers, markers + more))
        if _would_help(state, seat, province):
            events.append(HelpDenied("revolt.nobody-attacks", seat, PROVINCES[province]))
    for fight_from in state.setting.on_battle:
        fight_from(state, seat, province, events)
    thrown = [0] * CUBE_KINDS
    thrown[seat] = armies
    thrown[FARMERS] = muster_farmers(state, province, markers + more, events)
    state.armies[province] = 0
    throw_in(state, province, thrown, events)
    own = state.tray[seat]
    farmers = state.tray[FARMERS]
    won = own > farmers
    outcome = "revolt.put-down" if won else "revolt.tie-is-defeat" if own == farmers else "revolt.defeat-razes"
    lost = [0] * CUBE_KINDS
    lost[seat] = lost[FARMERS] = min(own, farmers)
    survivors = own - lost[seat]
    leave_bystanders(state, (seat, FARMERS), events)
    take_from_tray(state, seat)
    if events is not None:
        winner = seat_or_none(seat if won else NEUTRAL)
        loser = seat_or_none(NEUTRAL if won else seat)
        name = PROVINCES[province]
        events.append(BattleDecided(outcome, name, winner, loser, farmers, own, cubes(lost), survivors))
    return_farmers(state, events)
    if won:
        state.armies[province] = survivors
        state.supply[seat] -= survivors
    else:
        raze(state, province, outcome, events)
    return won
