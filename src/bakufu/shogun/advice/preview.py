"""Previews: what the options of the pending decision would mean for the seat that is asked. No probabilities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bakufu.kernel.advice.analysis import Analysis
from bakufu.shogun.advice.battle_odds import castle_army, farmers_called, special_army
from bakufu.shogun.advice.fronts import attackable
from bakufu.shogun.box.components import (
    ATTACK,
    BATTLE_A,
    BATTLE_B,
    CHEST_CARD,
    DEFENCE,
    DEPLOY_5,
    FARMERS,
    NEUTRAL,
    ONE_MORE_CHEST,
    ONE_MORE_RICE,
    PROVINCE_COUNT,
    PROVINCES,
    RICE,
    SIX_ARMIES,
    SPECIALS,
    TAX,
)
from bakufu.shogun.rules.battles.battle import seat_or_none
from bakufu.shogun.rules.battles.battle_row import ATTACKER, BATTLEFIELD
from bakufu.shogun.rules.decision_kinds import ABOUT_TARGET, MARCH_ARMIES, MARCH_TO, PLACE_IN_ORDER, REINFORCE
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View


@dataclass(frozen=True)
class SpecialChange:
    """What a special card would change: the provinces of the seat that it is about, none if it changes nothing; and
    an amount, or the armies there, without the card and with it."""

    provinces: tuple[str, ...]
    before: int = 0
    after: int = 0


@dataclass(frozen=True)
class ClashSide:
    """Who fights, None for farmers, and the cubes that are thrown into the tower or count with them, by origin. Armies
    that march aren't included."""

    seat: int | None
    cubes: dict[str, int]


@dataclass(frozen=True)
class ClashPreview:
    """An attack on a province. `loyal`: farmers in the tray side with the defender."""

    attacker: ClashSide
    defender: ClashSide
    loyal: bool


@dataclass(frozen=True)
class Preview(Analysis):
    """`specials` by special card that can be taken, `clashes` by province that can be attacked. `module` is the preview
    of a module's decision."""

    specials: dict[str, SpecialChange]
    clashes: dict[str, ClashPreview]
    module: Analysis | None


def preview(view: View) -> Preview:
    seat, known = view.seat, view.known
    if seat is None or not known.awaited[seat]:
        return Preview({}, {}, None)
    tell = known.setting.previews.get(known.setting.decisions[known.decision].name)
    return Preview(_specials(known, seat), _clashes(view, known, seat), tell(known, seat) if tell else None)


def _clashes(view: View, known: State, seat: int) -> dict[str, ClashPreview]:
    if known.decision == REINFORCE:
        return {PROVINCES[known.battle[BATTLEFIELD]]: _clash(known, known.battle[ATTACKER], known.battle[BATTLEFIELD])}
    attacked: list[int] = []
    if known.decision == MARCH_TO:
        attacked = view.moves
    elif known.decision == MARCH_ARMIES:
        attacked = known.about[ABOUT_TARGET:]
    return {PROVINCES[target]: _clash(known, seat, target) for target in attacked if known.owner[target] != seat}


def _clash(known: State, seat: int, province: int) -> ClashPreview:
    """Special cards count as used, since their owners may. Cubes in the tray count, whoever left them there."""
    tray, owner = known.tray, known.owner[province]
    attacker = ClashSide(seat, {"tray": tray[seat], "card": special_army(known, seat, ATTACK)})
    loyal = known.revolts[province] == 0
    if owner == NEUTRAL:
        return ClashPreview(attacker, ClashSide(None, {"farmers": farmers_called(known), "tray": tray[FARMERS]}), loyal)
    defenders = {
        "there": known.armies[province],
        "tray": tray[owner],
        "castle": castle_army(known, province),
        "card": special_army(known, owner, DEFENCE),
        "helpers": tray[FARMERS] if loyal else 0,
    }
    return ClashPreview(attacker, ClashSide(seat_or_none(owner), defenders), loyal)


def _specials(known: State, seat: int) -> dict[str, SpecialChange]:
    if known.decision != PLACE_IN_ORDER:
        return {}
    found: dict[str, SpecialChange] = {}
    for place in range(len(known.special_row)):
        if known.takers[place] < 0:
            special = known.special_row[place]
            found[SPECIALS[special]] = CHANGES[special](known, seat, place)
    return found


def _planned(known: State, seat: int, space: int) -> int:
    """The province on a space of the seat's plan, or NEUTRAL."""
    card = known.plan[seat * known.setting.spaces + space]
    return card if 0 <= card < CHEST_CARD else NEUTRAL


def _amount(known: State, seat: int, action: int, province: int, printed: int) -> int:
    for adjust in known.setting.adjustments:
        printed = adjust(known, seat, province, action, printed, None)
    return printed


def _collect(known: State, seat: int, place: int, action: int, printed: list[int]) -> SpecialChange:
    province = _planned(known, seat, action)
    if province == NEUTRAL:
        return SpecialChange(())
    trial = known.copy()
    trial.takers[place] = seat
    before = _amount(known, seat, action, province, printed[province])
    return SpecialChange((PROVINCES[province],), before, _amount(trial, seat, action, province, printed[province]))


def _one_more_chest(known: State, seat: int, place: int) -> SpecialChange:
    return _collect(known, seat, place, TAX, known.setting.board.tax)


def _one_more_rice(known: State, seat: int, place: int) -> SpecialChange:
    return _collect(known, seat, place, RICE, known.setting.board.rice)


def _six_armies(known: State, seat: int, place: int) -> SpecialChange:
    """Armies in the province after Deploy 5."""
    province = _planned(known, seat, DEPLOY_5)
    if province == NEUTRAL:
        return SpecialChange(())
    six = known.setting.special_deploys
    for improve in known.setting.improvements:
        six = improve(known, seat, province, DEPLOY_5, six, None)
    there = known.armies[province]
    usual = _amount(known, seat, DEPLOY_5, province, known.setting.deploys[DEPLOY_5])
    return SpecialChange((PROVINCES[province],), there + usual, there + six)


def _attack(known: State, seat: int, place: int) -> SpecialChange:
    """The provinces that armies will march from."""
    origins = [_planned(known, seat, action) for action in (BATTLE_A, BATTLE_B)]
    return SpecialChange(tuple([PROVINCES[origin] for origin in origins if origin != NEUTRAL]))


def _defence(known: State, seat: int, place: int) -> SpecialChange:
    """The provinces that a rival could attack: from an adjacent province, with an army to spare."""
    attacked = [target for origin in range(PROVINCE_COUNT) for target in attackable(known, origin)]
    threatened = {PROVINCES[target] for target in attacked if known.owner[target] == seat}
    return SpecialChange(tuple(sorted(threatened)))


CHANGES: Final[dict[int, Callable[[State, int, int], SpecialChange]]] = {
    ONE_MORE_CHEST: _one_more_chest,
    ONE_MORE_RICE: _one_more_rice,
    SIX_ARMIES: _six_armies,
    ATTACK: _attack,
    DEFENCE: _defence,
}
