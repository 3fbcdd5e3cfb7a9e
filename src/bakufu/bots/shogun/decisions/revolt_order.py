"""Revolt order: where farmers rise first in winter, when the owner of several hungry provinces may choose."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluation import Evaluation
from bakufu.shogun.box.components import FARMERS


def revolt_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """A tower full of farmers is emptied where least is at stake; an empty one serves the dearest province first.

    Each throw knocks old farmers loose and leaves some of the new ones inside.
    """
    inside = evaluation.state.inside
    crowded = inside[FARMERS] > inside[evaluation.seat]
    sign = -1.0 if crowded else 1.0
    return [sign * evaluation.worth(move) for move in moves]
