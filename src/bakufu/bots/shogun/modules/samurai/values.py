"""What a benefit of the samurai is worth."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluation import Evaluation
from bakufu.bots.shogun.planning.plan_values import rice_short, rice_worth
from bakufu.shogun.modules.samurai.numbers import ABOUT_CARD, BENEFIT
from bakufu.shogun.modules.samurai.piles import offered


def benefit_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """In victory points, by what there is to take: a supply may hold less than the card shows."""
    state, seat = evaluation.state, evaluation.seat
    chests, rice, armies, points = [offered(state, state.about[ABOUT_CARD], kind) for kind in range(4)]
    bank: int = state.bank
    values = [
        min(chests, bank) * evaluation.chest,
        rice_worth(evaluation, rice_short(evaluation), float(rice)),
        min(armies, state.supply[seat]) * evaluation.army * evaluation.weights.module.tray,
        float(points),
    ]
    return [values[move - BENEFIT] for move in moves]
