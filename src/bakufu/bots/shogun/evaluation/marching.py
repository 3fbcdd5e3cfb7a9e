"""Marching: where armies go and how many, for a plan and when the time comes. Hopeless attacks are never offered."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluator import THOUSANDTHS, Evaluator


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
    best: March | None = None
    tried = numbers or sensible_numbers(armies)
    for target in targets:
        for marching in tried:
            march = weigh(evaluator, origin, armies, target, marching, least_chance)
            if march and (best is None or march.value > best.value):
                best = march
    return best


def sensible_numbers(armies: int) -> list[int]:
    """All but one, about half, and a single army: enough to tell a raid from an advance."""
    return sorted({armies - 1, armies - 2, armies // 2, 1} & set(range(1, armies)))


def weigh(
    evaluator: Evaluator, origin: int, armies: int, target: int, marching: int, least_chance: int
) -> March | None:
    left = evaluator.strength(origin, armies - marching) - evaluator.strength(origin, armies)
    if evaluator.state.owner[target] == evaluator.seat:
        there = evaluator.state.armies[target]
        joined = evaluator.strength(target, there + marching) - evaluator.strength(target, there)
        return March(target, marching, left + joined + evaluator.weights.battle.move)
    chance = evaluator.attack_chance(target, marching)
    if chance < least_chance:
        return None
    won = chance / THOUSANDTHS
    survivors = evaluator.survivors(target, marching)
    lasting = evaluator.keeping(target, survivors) * evaluator.worth(target)
    gain = won * (lasting + survivors * evaluator.army)
    return March(target, marching, evaluator.open_to_attack(target) * (gain + left))
