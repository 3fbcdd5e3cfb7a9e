"""Revolt order: which of several unfed provinces revolts first in winter, as its owner chooses."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.box.components import FARMERS


def revolt_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    """A tower full of farmers is emptied where least is at stake; with an empty one, the most valuable province goes
    first.

    Each throw knocks old farmers loose and leaves some of the new ones inside.
    """
    sign = -1.0 if crowded(evaluator) else 1.0
    return [sign * evaluator.worth(move) for move in moves]


def crowded(evaluator: Evaluator) -> bool:
    """Whether the tower holds more farmers than armies of the seat."""
    inside = evaluator.state.inside
    return bool(inside[FARMERS] > inside[evaluator.seat])
