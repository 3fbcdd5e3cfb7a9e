"""Marching: where armies go and how many, for a plan and when the time comes. Hopeless attacks are never offered."""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.evaluator import NOWHERE, THOUSANDTHS, Evaluator

HOPELESS: Final = -1e9  # less than any march is worth


class March:
    """`sound`: a move, or an attack that is likely enough to succeed.

    No dataclass, because a plan weighs hundreds of them, and a frozen one takes ten times as long to make.
    """

    def __init__(self, target: int, armies: int, value: float, sound: bool = True) -> None:
        self.target = target
        self.armies = armies
        self.value = value
        self.sound = sound


def best_march(
    evaluator: Evaluator,
    origin: int,
    armies: int,
    targets: list[int],
    least_chance: int,
    numbers: list[int] | None = None,
) -> March | None:
    """The best march from a province with this many armies; None if there is no sensible one."""
    if not targets:
        return None
    tried = numbers or sensible_numbers(armies)
    losses = [_loss(evaluator, origin, armies, marching) for marching in tried]
    best, found, most = HOPELESS, NOWHERE, 0
    for target in targets:
        for place in range(len(tried)):
            value = _value(evaluator, target, tried[place], losses[place], least_chance)
            if value > best:
                best, found, most = value, target, tried[place]
    return None if found == NOWHERE else March(found, most, best)


def sensible_numbers(armies: int) -> list[int]:
    """All but one, about half, and a single army: enough to tell a raid from an advance."""
    found: list[int] = []
    most = 0
    for number in [1, armies // 2, armies - 2, armies - 1]:
        if most < number < armies:
            found.append(number)
            most = number
    return found


def weigh(
    evaluator: Evaluator, origin: int, armies: int, target: int, marching: int, least_chance: int
) -> March | None:
    value = _value(evaluator, target, marching, _loss(evaluator, origin, armies, marching), least_chance)
    return None if value == HOPELESS else March(target, marching, value)


def _loss(evaluator: Evaluator, origin: int, armies: int, marching: int) -> float:
    """What changes in a province when armies leave it."""
    return evaluator.strength(origin, armies - marching) - evaluator.strength(origin, armies)


def _value(evaluator: Evaluator, target: int, marching: int, left: float, least_chance: int) -> float:
    """What a march is worth, with what it changes where it comes from; HOPELESS if the chance is too small."""
    state = evaluator.state
    if state.owner[target] == evaluator.seat:
        there = state.armies[target]
        joined = evaluator.strength(target, there + marching) - evaluator.strength(target, there)
        return left + joined + evaluator.weights.battle.move
    chance = evaluator.attack_chance(target, marching)
    if chance < least_chance:
        return HOPELESS
    won = chance / THOUSANDTHS
    survivors = evaluator.survivors(target, marching)
    lasting = evaluator.keeping(target, survivors) * evaluator.worth(target)
    gain = won * (lasting + survivors * evaluator.army)
    return evaluator.open_to_attack(target) * (gain + left)
