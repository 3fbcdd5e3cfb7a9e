"""Hints: the best three moves of a decision and what each of them is worth, by a bot's own estimate.

Gains are victory points until the end of the game. Where nothing may be done, doing nothing gains 0.
"""

from __future__ import annotations

from bakufu.bots.manifest import Choice
from bakufu.bots.shogun.ashigaru import BY_VALUE, Ashigaru
from bakufu.bots.shogun.decisions.claim_values import card_values, group_values
from bakufu.bots.shogun.evaluation.evaluator import THOUSANDTHS, Evaluator
from bakufu.bots.shogun.evaluation.marching import best_march, sensible_numbers
from bakufu.bots.shogun.evaluation.winning_chance import winning_chance
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.planning.plan_values import Values, plan_values
from bakufu.shogun.box.components import BID, CHEST_CARD, EMPTY, FARMERS, NEUTRAL, UNPLANNED
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.rules.planning import next_space
from bakufu.shogun.rules.state import State

SHOWN = 3


def best_choices(bot: Ashigaru, state: State, seat: int, moves: list[int], chosen: list[int]) -> list[Choice]:
    """What the bot would do, first, and the best of what it would rather do than anything else."""
    evaluator = bot.evaluator(state, seat)
    if state.decision == kinds.PLAN:
        return _best_plans(bot, evaluator, chosen)
    values = dict(zip(moves, _values(evaluator, moves), strict=True))
    others = sorted([move for move in moves if move != chosen[0]], key=lambda move: -values[move])
    return [_choice([move], values[move]) for move in [chosen[0], *others][:SHOWN]]


def _choice(moves: list[int], gain: float) -> Choice:
    return {"moves": moves, "gain": round(gain, 2)}


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
    if decision == kinds.REINFORCE:
        return [_battle_won(evaluator, move - NUMBER) for move in moves]
    if decision == kinds.MARCH_ARMIES:
        return [_marched(evaluator, state.about[kinds.ABOUT_TARGET], [move - NUMBER]) for move in moves]
    numbers = sensible_numbers(state.armies[state.about[kinds.ABOUT_ORIGIN]])
    return [0.0 if move == NOTHING else _marched(evaluator, move, numbers) for move in moves]


def _deployed(evaluator: Evaluator, armies: int) -> float:
    province = evaluator.state.about[kinds.ABOUT_ORIGIN]
    now = evaluator.state.armies[province]
    return evaluator.strength(province, now + armies) - evaluator.strength(province, now)


def _battle_won(evaluator: Evaluator, more: int) -> float:
    """The battle under way, for either side, with so many armies more."""
    state = evaluator.state
    attacker, defender, province, attackers, defenders = state.battle
    side, other = (attacker, defender) if attacker == evaluator.seat else (defender, attacker)
    cubes, against = (attackers, defenders) if attacker == evaluator.seat else (defenders, attackers)
    if defender == NEUTRAL:
        other, against = FARMERS, 1
    loyal = state.revolts[province] == 0 and side == attacker
    chance = winning_chance(evaluator.weights.tower, state, side, cubes + more, other, against, loyal)
    return chance / THOUSANDTHS * evaluator.worth(province)


def _marched(evaluator: Evaluator, target: int, numbers: list[int]) -> float:
    """The best march to a province with one of these numbers of armies; in a hopeless attack they count as lost."""
    origin = evaluator.state.about[kinds.ABOUT_ORIGIN]
    armies = evaluator.state.armies[origin]
    march = best_march(evaluator, origin, armies, [target], evaluator.weights.battle.declared, numbers)
    if march:
        return march.value
    return evaluator.strength(origin, armies - numbers[0]) - evaluator.strength(origin, armies)


def _best_plans(bot: Ashigaru, evaluator: Evaluator, chosen: list[int]) -> list[Choice]:
    """The whole plan, and those that come nearest to it with another card on one of its spaces."""
    state, seat = evaluator.state, evaluator.seat
    spaces = state.setting.spaces
    space = next_space(state, seat)
    laid = state.plan[seat * spaces : seat * spaces + space]
    table = table_words(state, seat)
    values = plan_values(evaluator)
    gain = _gain(values, space, chosen)
    others: list[tuple[float, list[int]]] = []
    if space + len(chosen) == spaces:
        for barred, card in enumerate(chosen, space):
            if barred < BID and card < CHEST_CARD:
                cards = bot.planned(evaluator, laid + [UNPLANNED] * (spaces - space), table, (barred, card))
                moves = [NOTHING if card == EMPTY else card for card in cards[space:]]
                other = (_gain(values, space, moves), moves)
                if moves != chosen and other not in others and other[0] <= gain:
                    others.append(other)
    others.sort(key=lambda other: -other[0])
    return [_choice(moves, gain) for gain, moves in [(gain, chosen), *others][:SHOWN]]


def _gain(values: Values, space: int, moves: list[int]) -> float:
    """A card that must lie where it is of no use gains nothing."""
    return sum([values[at].get(card, 0.0) for at, card in enumerate(moves, space) if at < BID])
