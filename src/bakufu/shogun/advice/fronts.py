"""Fronts: for each province of a seat, the strongest attack it could face and the weakest province within its reach."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Analysis
from bakufu.shogun.advice.battle_odds import farmers_called
from bakufu.shogun.box.components import BATTLE_A, BATTLE_B, NEUTRAL, PROVINCE_COUNT, PROVINCES
from bakufu.shogun.rules.actions.march import targets
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View


@dataclass(frozen=True)
class Front:
    """`threat` is the number of armies of the strongest adjacent rival who could attack. `prey` is the weakest province
    that could be attacked from here, None if there is none, and `defenders` are the armies or farmers there."""

    threat: int
    prey: str | None
    defenders: int


@dataclass(frozen=True)
class Fronts(Analysis):
    """By province of the seat; none for a spectator."""

    provinces: dict[str, Front]


def fronts(view: View) -> Fronts:
    known, seat = view.known, view.seat
    if seat is None:
        return Fronts({})
    threats = [0] * PROVINCE_COUNT
    for origin in range(PROVINCE_COUNT):
        for target in attackable(known, origin):
            threats[target] = max(threats[target], known.armies[origin])
    own = [province for province in range(PROVINCE_COUNT) if known.owner[province] == seat]
    return Fronts({PROVINCES[province]: _front(known, province, threats[province]) for province in own})


def attackable(known: State, origin: int) -> list[int]:
    """The provinces that the owner of this one could attack from there, with either action."""
    owner = known.owner[origin]
    if owner == NEUTRAL or known.armies[origin] < 2:
        return []
    found: list[int] = []
    for action in (BATTLE_A, BATTLE_B):
        for target in targets(known, owner, action, origin):
            if known.owner[target] != owner and target not in found:
                found.append(target)
    return found


def _front(known: State, province: int, threat: int) -> Front:
    weakest, fewest = NEUTRAL, 0
    for target in attackable(known, province):
        defenders = farmers_called(known) if known.owner[target] == NEUTRAL else known.armies[target]
        if weakest == NEUTRAL or defenders < fewest:
            weakest, fewest = target, defenders
    return Front(threat, None if weakest == NEUTRAL else PROVINCES[weakest], fewest)
