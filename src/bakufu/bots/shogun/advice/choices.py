"""Choices: the options of a decision that isn't a plan and what each is worth, the best first.

Gains are victory points until the end of the game. Where nothing may be done, doing nothing gains 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bakufu.bots.shogun.ashigaru import BY_VALUE, Ashigaru
from bakufu.bots.shogun.decisions.claim_values import card_values, group_values
from bakufu.bots.shogun.evaluation.evaluator import THOUSANDTHS, Evaluator
from bakufu.bots.shogun.evaluation.marching import March, weigh
from bakufu.bots.shogun.lots import best
from bakufu.shogun.box.components import FARMERS, NEUTRAL
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.rules import decision_kinds as kinds

CLEARLY: Final = 0.3  # points by which something else has to be better
MARCHES = (kinds.MOVE_TO, kinds.MARCH_TO, kinds.MARCH_ARMIES)


@dataclass(frozen=True)
class Weighed:
    """Moves and what they gain; `march` is the march that they are."""

    moves: list[int]
    gain: float
    march: March | None = None


def choices(bot: Ashigaru, evaluator: Evaluator, moves: list[int]) -> list[Weighed]:
    """The best first. A march is chosen with its target and its armies."""
    if evaluator.state.decision in MARCHES:
        found = _marches(evaluator, moves)
        found.sort(key=lambda weighed: -weighed.gain)
        return found
    values = _values(evaluator, moves)
    state, seat = evaluator.state, evaluator.seat
    by_value = state.decision in BY_VALUE
    chosen = best(moves, values, bot.seed, state, seat) if by_value else bot.choose(state, seat, moves)
    found = [Weighed([move], value) for move, value in zip(moves, values, strict=True)]
    found.sort(key=lambda weighed: (weighed.moves[0] != chosen, -weighed.gain))
    return found


def _values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    state, seat = evaluator.state, evaluator.seat
    decision = state.decision
    if decision in BY_VALUE:
        return BY_VALUE[decision](evaluator, moves)
    if decision == kinds.CLAIM_CARD:
        return card_values(state, seat, moves, evaluator.weights)
    if decision == kinds.CLAIM_ARMIES:
        return group_values(state, seat, moves, evaluator.weights)
    if decision == kinds.DEPLOY_ARMIES:
        return [_deployed(evaluator, move - NUMBER) for move in moves]
    return [_battle_won(evaluator, move - NUMBER) for move in moves]


def _deployed(evaluator: Evaluator, armies: int) -> float:
    province = evaluator.state.about[kinds.ABOUT_ORIGIN]
    now = evaluator.state.armies[province]
    return evaluator.strength(province, now + armies) - evaluator.strength(province, now)


def _battle_won(evaluator: Evaluator, more: int) -> float:
    """The current battle, for either side, with this many more armies."""
    state = evaluator.state
    attacker, defender, province, attackers, defenders = state.battle
    side, other = (attacker, defender) if attacker == evaluator.seat else (defender, attacker)
    cubes, against = (attackers, defenders) if attacker == evaluator.seat else (defenders, attackers)
    if defender == NEUTRAL:
        other, against = FARMERS, 1
    loyal = state.revolts[province] == 0 and side == attacker
    chance = evaluator.weights.tower.winning_chance(state, side, cubes + more, other, against, loyal)
    return chance / THOUSANDTHS * evaluator.worth(province)


def marches(evaluator: Evaluator, origin: int, targets: list[int]) -> list[March]:
    """Every march to these provinces, in a plan and when the time comes. In an attack that nobody would plan the armies
    count as lost, and one that somebody would plan is clearly better."""
    armies = evaluator.state.armies[origin]
    least = evaluator.weights.battle.planned
    found = [
        weigh(evaluator, origin, armies, target, number, least) or March(target, number, 0.0, sound=False)
        for target in targets
        for number in range(1, armies)
    ]
    most = max([march.value for march in found if march.sound], default=0.0) - CLEARLY
    return [march if march.sound else _lost(evaluator, origin, march, most) for march in found]


def _lost(evaluator: Evaluator, origin: int, march: March, most: float) -> March:
    armies = evaluator.state.armies[origin]
    left = evaluator.strength(origin, armies - march.armies) - evaluator.strength(origin, armies)
    return March(march.target, march.armies, min(most, left - evaluator.army * march.armies), sound=False)


def _marches(evaluator: Evaluator, moves: list[int]) -> list[Weighed]:
    about = evaluator.state.about
    origin = about[kinds.ABOUT_ORIGIN]
    if evaluator.state.decision == kinds.MARCH_ARMIES:
        found = marches(evaluator, origin, [about[kinds.ABOUT_TARGET]])
        return [Weighed([NUMBER + march.armies], march.value, march) for march in found]
    found = marches(evaluator, origin, [move for move in moves if move != NOTHING])
    weighed = [Weighed([march.target, NUMBER + march.armies], march.value, march) for march in found]
    return [*weighed, Weighed([NOTHING], 0.0)] if NOTHING in moves else weighed


def apart(found: list[Weighed]) -> list[Weighed]:
    """The best for each first move: another target is more informative than another number."""
    seen: set[int] = set()
    first: list[Weighed] = []
    for weighed in found:
        if weighed.moves[0] not in seen:
            first.append(weighed)
        seen.add(weighed.moves[0])
    return first if len(first) > 1 else found
