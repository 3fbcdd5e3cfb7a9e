"""The odds of an attack, of the battle in progress or of a revolt, as far as a seat can know them."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Analysis
from bakufu.kernel.chance import Rng
from bakufu.kernel.errors import NO_SUCH_MOVE, NOT_AWAITED, IllegalMove
from bakufu.shogun.advice.odds import Clash, Odds, odds
from bakufu.shogun.box.components import (
    ATTACK,
    BATTLE_A,
    BUILDING_BIT,
    CASTLE,
    CASTLE_DEFENDS,
    DEFENCE,
    NEUTRAL,
    PROVINCES,
    TWO_FARMERS,
)
from bakufu.shogun.rules.actions.march import shielded
from bakufu.shogun.rules.battles.battle_row import ATTACKER
from bakufu.shogun.rules.decision_kinds import ABOUT_ACTION, MARCH_ARMIES, MARCH_TO, NEXT_REVOLT, REINFORCE
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special
from bakufu.shogun.views.view import View


@dataclass(frozen=True)
class BattleOdds(Analysis):
    """The odds for the asking seat, by the number of armies it may send; empty where there is no battle."""

    armies: dict[int, Odds]


def battle_odds(view: View, origin: str | None = None, target: str | None = None) -> BattleOdds:
    """With an origin and a target: an attack, now or planned. With a target only: a revolt in winter, where the key
    is 0. With neither: the battle that waits for the seat's special card, by the armies that the card may add."""
    return BattleOdds(_by_armies(view, origin, target))


def _by_armies(view: View, origin: str | None, target: str | None) -> dict[int, Odds]:
    seat, known = view.seat, view.known
    if seat is None:
        raise IllegalMove(NOT_AWAITED)
    if origin is not None and target is not None:
        start, end = _province(origin), _province(target)
        _check_march(known, seat, start, end)
        if known.owner[end] == seat:
            return {}
        return {armies: of_march(view, seat, end, armies) for armies in range(1, known.armies[start])}
    if not known.awaited[seat] or origin is not None:
        raise IllegalMove(NOT_AWAITED)
    if target is not None:
        province = _province(target)
        if known.decision != NEXT_REVOLT or province not in known.revolting:
            raise IllegalMove("winter.owner-chooses-order")
        (more,) = known.revolt_farmers
        return {0: of_revolt(view, seat, province, more).turned()}
    if known.decision != REINFORCE:
        raise IllegalMove(NOT_AWAITED)
    found = {more: of_battle(view, more) for more in (0, 1)}
    return found if known.battle[ATTACKER] == seat else {more: found[more].turned() for more in found}


def _province(name: str) -> int:
    if name not in PROVINCES:
        raise IllegalMove(NO_SUCH_MOVE)
    return PROVINCES.index(name)


def _check_march(known: State, seat: int, origin: int, target: int) -> None:
    if known.owner[origin] != seat:
        raise IllegalMove("plan.own-cards")
    if not known.setting.board.in_play[target]:
        raise IllegalMove("setup.left-out-with-three")
    if not known.setting.board.touches[origin][target]:
        raise IllegalMove("march.adjacent")
    action = known.about[ABOUT_ACTION] if known.decision in (MARCH_TO, MARCH_ARMIES) else BATTLE_A
    rule = shielded(known, seat, action, target)
    if rule:
        raise IllegalMove(rule)


def of_march(view: View, seat: int, target: int, armies: int) -> Odds:
    """An attack with this many armies. Assumes that special cards are used, and applies the season's event."""
    known = view.known
    return _sampled(known, _clash(known, seat, target, armies + special_army(known, seat, ATTACK)))


def of_battle(view: View, more: int) -> Odds:
    """The battle that waits for a special card, with `more` armies on the side that is asked."""
    known = view.known
    attacker, owner, province, attackers, defenders = known.battle
    if owner == NEUTRAL:
        return _sampled(known, _clash(known, attacker, province, attackers + more))
    loyal = known.revolts[province] == 0
    if known.awaited[attacker]:
        return _sampled(
            known, Clash(attacker, owner, attackers + more, defenders + special_army(known, owner, DEFENCE), loyal)
        )
    return _sampled(known, Clash(attacker, owner, attackers, defenders + more, loyal))


def of_revolt(view: View, seat: int, province: int, more: int = 0) -> Odds:
    """A revolt with one farmer per marker and `more` farmers. The farmers are the attackers."""
    known = view.known
    farmers = min(known.revolts[province] + more, known.farmers)
    return _sampled(known, Clash(None, seat, farmers, known.armies[province]))


def _clash(known: State, seat: int, target: int, attackers: int) -> Clash:
    owner = known.owner[target]
    if owner == NEUTRAL:
        return Clash(seat, None, attackers, farmers_called(known))
    defenders = known.armies[target] + special_army(known, owner, DEFENCE) + castle_army(known, target)
    return Clash(seat, owner, attackers, defenders, known.revolts[target] == 0)


def farmers_called(known: State) -> int:
    """The farmers who defend a neutral province."""
    farmers = known.setting.limit[TWO_FARMERS] if effect(known) == TWO_FARMERS else 1
    return min(farmers, known.farmers)


def special_army(known: State, seat: int, special: int) -> int:
    """The army that the special card of a seat adds in battle."""
    return 1 if has_special(known, seat, special) and known.supply[seat] else 0


def castle_army(known: State, province: int) -> int:
    """The army that the season's event gives to a castle."""
    return 1 if effect(known) == CASTLE_DEFENDS and known.buildings[province] & BUILDING_BIT[CASTLE] else 0


def _sampled(known: State, clash: Clash) -> Odds:
    # A separate stream: asking must not change the random numbers of the game, and always gives the same answer.
    return odds(known.setting, known.inside, known.tray, clash, Rng("odds"))
