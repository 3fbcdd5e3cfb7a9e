"""What a benefit of the samurai is worth."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.planning.plan_values import rice_short, rice_worth
from bakufu.shogun.modules.samurai.numbers import ABOUT_CARD, BENEFIT
from bakufu.shogun.modules.samurai.piles import offered


def benefit_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    """In victory points, for what the seat would actually get: a supply may hold less than the card shows."""
    state, seat = evaluator.state, evaluator.seat
    chests, rice, armies, points = [offered(state, state.about[ABOUT_CARD], kind) for kind in range(4)]
    bank: int = state.bank
    values = [
        min(chests, bank) * evaluator.chest,
        rice_worth(evaluator, rice_short(evaluator), float(rice)),
        min(armies, state.supply[seat]) * evaluator.army * evaluator.weights.module.tray,
        float(points),
    ]
    return [values[move - BENEFIT] for move in moves]
