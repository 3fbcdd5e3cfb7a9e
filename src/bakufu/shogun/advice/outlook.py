"""Outlooks: the odds of a march, a battle or a revolt as a seat can know them. Screens, bots and commands ask here."""

from __future__ import annotations

from bakufu.kernel.chance import Rng
from bakufu.kernel.errors import NO_SUCH_MOVE, NOT_AWAITED, IllegalMove
from bakufu.kernel.study import Odds
from bakufu.shogun.advice.odds import Clash, odds
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
from bakufu.shogun.rules.decision_kinds import MARCH_ARMIES, MARCH_TO, NEXT_REVOLT, REINFORCE
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special
from bakufu.shogun.views.view import View


def by_armies(view: View, origin: str | None, target: str | None) -> dict[int, Odds]:
    """The odds as the seat that looks has them, by the number of armies it may send; none where there is no battle.

    An origin and a target name a march, now or planned. A target alone is a revolt of winter, with no armies to send;
    neither of them is the battle that waits for the seat's special card, by the armies the card may add.
    """
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
        return {0: of_revolt(view, seat, province, known.battle[0]).turned()}
    if known.decision != REINFORCE:
        raise IllegalMove(NOT_AWAITED)
    found = {more: of_battle(view, more) for more in (0, 1)}
    return found if known.battle[0] == seat else {more: found[more].turned() for more in found}


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
    action = known.about[0] if known.decision in (MARCH_TO, MARCH_ARMIES) else BATTLE_A
    rule = shielded(known, seat, action, target)
    if rule:
        raise IllegalMove(rule)


def of_march(view: View, seat: int, target: int, armies: int) -> Odds:
    """An attack with so many armies; special cards are taken to be used, and the season's event counts."""
    known = view.known
    return _sampled(known, _clash(known, seat, target, armies + _help(known, seat, ATTACK)))


def of_battle(view: View, more: int) -> Odds:
    """The battle that waits for a special card, with so many armies more on the side that is asked."""
    known = view.known
    attacker, owner, province, attackers, defenders = known.battle
    if owner == NEUTRAL:
        return _sampled(known, _clash(known, attacker, province, attackers + more))
    loyal = known.revolts[province] == 0
    if known.awaited[attacker]:
        return _sampled(
            known, Clash(attacker, owner, attackers + more, defenders + _help(known, owner, DEFENCE), loyal)
        )
    return _sampled(known, Clash(attacker, owner, attackers, defenders + more, loyal))


def of_revolt(view: View, seat: int, province: int, more: int = 0) -> Odds:
    """A revolt with a farmer for each marker, and so many more. The farmers are the attackers."""
    known = view.known
    farmers = min(known.revolts[province] + more, known.farmers)
    return _sampled(known, Clash(None, seat, farmers, known.armies[province]))


def _clash(known: State, seat: int, target: int, attackers: int) -> Clash:
    owner = known.owner[target]
    if owner == NEUTRAL:
        farmers = known.setting.limit[TWO_FARMERS] if effect(known) == TWO_FARMERS else 1
        return Clash(seat, None, attackers, min(farmers, known.farmers))
    defenders = known.armies[target] + _help(known, owner, DEFENCE) + _castle(known, target)
    return Clash(seat, owner, attackers, defenders, known.revolts[target] == 0)


def _help(known: State, seat: int, special: int) -> int:
    return 1 if has_special(known, seat, special) and known.supply[seat] else 0


def _castle(known: State, province: int) -> int:
    return 1 if effect(known) == CASTLE_DEFENDS and known.buildings[province] & BUILDING_BIT[CASTLE] else 0


def _sampled(known: State, clash: Clash) -> Odds:
    # A stream of its own: asking for odds must not touch the chance of the game, and the same question has one answer.
    return odds(known.setting, known.inside, known.tray, clash, Rng("odds"))
