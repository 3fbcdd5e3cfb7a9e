"""What a chamber is worth, by the lines that can still be won."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.box import CHAMBER_SIDE
from bakufu.shogun.modules.chambers.lines import markers_in
from bakufu.shogun.modules.chambers.numbers import CHAMBER, LINE_POINTS


def chamber_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    """By how much a marker there improves the chances in its row and column."""
    return [0.0 if move == NOTHING else _chamber(evaluator, move - CHAMBER) for move in moves]


def _chamber(evaluator: Evaluator, cell: int) -> float:
    row, column = divmod(cell, CHAMBER_SIDE)
    return _nearer(evaluator, row) + _nearer(evaluator, CHAMBER_SIDE + column)


def _nearer(evaluator: Evaluator, line: int) -> float:
    counts = markers_in(evaluator.state, line)
    own = counts[evaluator.seat]
    lead = own - max([count for seat, count in enumerate(counts) if seat != evaluator.seat])
    points = evaluator.state.setting.printed[LINE_POINTS][line]
    step = evaluator.weights.module.lead
    return points * (_share(step * (lead + 1)) - _share(step * lead))


def _share(lead: float) -> float:
    """How much of a line is as good as won with this lead."""
    return max(0.0, min(1.0, 0.5 + lead))
