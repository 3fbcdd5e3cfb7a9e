"""Battles between players, and against a neutral province: who throws what into the tower, and the result."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import (
    ACTIONS,
    ATTACK,
    BUILDING_BIT,
    CASTLE,
    CASTLE_DEFENDS,
    CUBE_KINDS,
    DEFENCE,
    FARMERS,
    NEUTRAL,
    PROVINCES,
    TWO_FARMERS,
    cubes,
)
from bakufu.shogun.box.picks import NUMBER
from bakufu.shogun.rules.battles.battle_row import ATTACKER, ATTACKING, BATTLEFIELD, DEFENDER, DEFENDING
from bakufu.shogun.rules.battles.conquest import raze, take
from bakufu.shogun.rules.battles.throwing import leave_bystanders, return_farmers, take_from_tray, throw_in
from bakufu.shogun.rules.decision_kinds import (
    ABOUT_ACTION,
    ABOUT_ORIGIN,
    ABOUT_SPECIAL,
    ABOUT_TARGET,
    ASK_ATTACKER,
    ASK_DEFENDER,
    FIGHT,
    REINFORCE,
)
from bakufu.shogun.rules.events import AttackBegan, BattleDecided, FarmersCounted, FarmersMissing, Reinforced
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special

RULES = {ATTACK: "special.attack", DEFENCE: "special.defence"}


def attack(state: State, seat: int, march: list[int], armies: int, events: Events) -> None:
    """Armies attack a province. The event helps first; then each side may use its special card.

    `march` is what the decision about their number was about.
    """
    origin, province = march[ABOUT_ORIGIN], march[ABOUT_TARGET]
    defender = state.owner[province]
    state.battle = [seat, defender, province, armies, state.armies[province]]
    if events is not None:
        by_sea = province in state.setting.board.by_sea[origin]
        rule = "march.sea-route" if by_sea else "march.attack"
        start, goal, foe = PROVINCES[origin], PROVINCES[province], seat_or_none(defender)
        events.append(AttackBegan(rule, seat, ACTIONS[march[ABOUT_ACTION]], start, goal, armies, foe))
    for fight_from in state.setting.on_battle:
        fight_from(state, seat, origin, events)
        if defender != NEUTRAL:
            fight_from(state, defender, province, events)
    if defender != NEUTRAL:
        _man_the_castle(state, defender, province, events)
    state.stack.append(FIGHT)
    state.stack.append(ASK_DEFENDER)
    state.stack.append(ASK_ATTACKER)


def _man_the_castle(state: State, defender: int, province: int, events: Events) -> None:
    """The season's event comes before any special card: a castle gives the defender one more army."""
    has_castle = state.buildings[province] & BUILDING_BIT[CASTLE]
    if has_castle and effect(state) == CASTLE_DEFENDS and state.supply[defender] > 0:
        _reinforce(state, defender, DEFENDING, "event.castle-defends", events)


def ask_attacker(state: State, events: Events) -> None:
    _offer(state, state.battle[ATTACKER], ATTACK)


def ask_defender(state: State, events: Events) -> None:
    if state.battle[DEFENDER] != NEUTRAL:
        _offer(state, state.battle[DEFENDER], DEFENCE)


def _offer(state: State, seat: int, special: int) -> None:
    if has_special(state, seat, special) and state.supply[seat] > 0:
        state.ask(REINFORCE, seat, [special])


def reinforce_moves(state: State, seat: int) -> list[int]:
    return [NUMBER, NUMBER + 1]


def reinforce_refusal(state: State, seat: int, move: int) -> str:
    if move < NUMBER:
        return NO_SUCH_MOVE
    return "" if move <= NUMBER + 1 else RULES[state.about[ABOUT_SPECIAL]]


def pick_reinforcement(state: State, seat: int, move: int, events: Events) -> None:
    special = state.about[ABOUT_SPECIAL]
    state.answered(seat)
    if move > NUMBER:
        side = ATTACKING if special == ATTACK else DEFENDING
        _reinforce(state, seat, side, RULES[special], events)


def _reinforce(state: State, seat: int, side: int, rule: str, events: Events) -> None:
    state.supply[seat] -= 1
    state.battle = state.battle[:side] + [state.battle[side] + 1] + state.battle[side + 1 :]
    if events is not None:
        events.append(Reinforced(rule, seat, PROVINCES[state.battle[BATTLEFIELD]], 1))


def fight(state: State, events: Events) -> None:
    """All armies of both sides go into the tower, and the side with more in the tray wins."""
    if state.battle[DEFENDER] == NEUTRAL:
        _fight_farmers(state, events)
        return
    attacker, defender, province = state.battle[ATTACKER], state.battle[DEFENDER], state.battle[BATTLEFIELD]
    thrown = [0] * CUBE_KINDS
    thrown[attacker] = state.battle[ATTACKING]
    thrown[defender] = state.battle[DEFENDING]
    state.armies[province] = 0
    state.battle = []
    throw_in(state, province, thrown, events)
    _decide(state, attacker, defender, province, events)


def _decide(state: State, attacker: int, defender: int, province: int, events: Events) -> None:
    """Farmers join the defender unless the province has a revolt marker, and are lost before the defender's armies."""
    loyal = state.revolts[province] == 0
    farmers = state.tray[FARMERS] if loyal else 0
    if events is not None and state.tray[FARMERS]:
        rule = "battle.farmers-side-with-defender" if loyal else "battle.farmers-stay-out"
        events.append(FarmersCounted(rule, PROVINCES[province], state.tray[FARMERS], loyal))
    attackers = state.tray[attacker]
    own = state.tray[defender]
    defenders = own + farmers
    lost = [0] * CUBE_KINDS
    lost[attacker] = attackers
    lost[defender] = own
    lost[FARMERS] = farmers
    survivors = 0
    winner, loser = NEUTRAL, NEUTRAL
    if attackers > defenders:
        winner, loser = attacker, defender
        survivors = attackers - defenders
        lost[attacker] = defenders
        rule = "battle.more-armies-win"
    elif defenders > attackers and own:
        winner, loser = defender, attacker
        lost[FARMERS] = min(farmers, attackers)
        lost[defender] = attackers - lost[FARMERS]
        survivors = own - lost[defender]
        rule = "battle.farmers-fall-first" if lost[FARMERS] else "battle.more-armies-win"
    else:
        rule = "battle.tie-razes" if attackers == defenders else "battle.farmers-alone-raze"
    leave_bystanders(state, (attacker, defender, FARMERS), events)
    take_from_tray(state, attacker)
    take_from_tray(state, defender)
    if events is not None:
        name, won, beaten = PROVINCES[province], seat_or_none(winner), seat_or_none(loser)
        events.append(BattleDecided(rule, name, won, beaten, attackers, defenders, cubes(lost), survivors))
    if loyal:
        return_farmers(state, events)
    if winner == attacker:
        take(state, attacker, province, survivors, events)
    elif winner == defender:
        state.armies[province] = survivors
        state.supply[defender] -= survivors
    else:
        raze(state, province, rule, events)


def _fight_farmers(state: State, events: Events) -> None:
    """A neutral province is defended by one farmer from the supply, or as many as the season's event says."""
    attacker, province, armies = state.battle[ATTACKER], state.battle[BATTLEFIELD], state.battle[ATTACKING]
    farmers = 1
    if effect(state) == TWO_FARMERS:
        farmers = state.setting.limit[TWO_FARMERS]
        if events is not None:
            events.append(Reinforced("event.two-farmers", None, PROVINCES[province], farmers - 1))
    state.battle = []
    thrown = [0] * CUBE_KINDS
    thrown[attacker] = armies
    thrown[FARMERS] = muster_farmers(state, province, farmers, events)
    throw_in(state, province, thrown, events)
    attackers = state.tray[attacker]
    defenders = state.tray[FARMERS]
    lost = [0] * CUBE_KINDS
    lost[attacker] = lost[FARMERS] = min(attackers, defenders)
    survivors = attackers - lost[attacker]
    leave_bystanders(state, (attacker, FARMERS), events)
    take_from_tray(state, attacker)
    if events is not None:
        rule = "battle.farmers-defend-neutral" if survivors else "battle.stays-neutral"
        won, beaten = (attacker, None) if survivors else (None, attacker)
        name = PROVINCES[province]
        events.append(BattleDecided(rule, name, won, beaten, attackers, defenders, cubes(lost), survivors))
    return_farmers(state, events)
    if survivors:
        take(state, attacker, province, survivors, events)


def muster_farmers(state: State, province: int, farmers: int, events: Events) -> int:
    """Farmers from the general supply, as many as there are."""
    found = min(farmers, state.farmers)
    state.farmers -= found
    if found < farmers and events is not None:
        events.append(FarmersMissing("battle.farmers-are-limited", PROVINCES[province], farmers - found))
    return found


def seat_or_none(seat: int) -> int | None:
    return None if seat == NEUTRAL else seat
