"""What a chamber is worth, by the lines that can still be won."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluation import Evaluation
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.box import CHAMBER_SIDE
from bakufu.shogun.modules.chambers.lines import markers_in
from bakufu.shogun.modules.chambers.numbers import CHAMBER, LINE_POINTS


def chamber_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """By how much a marker there brings its row and column nearer."""
    return [0.0 if move == NOTHING else _chamber(evaluation, move - CHAMBER) for move in moves]


def _chamber(evaluation: Evaluation, cell: int) -> float:
    row, column = divmod(cell, CHAMBER_SIDE)
    return _nearer(evaluation, row) + _nearer(evaluation, CHAMBER_SIDE + column)


def _nearer(evaluation: Evaluation, line: int) -> float:
    counts = markers_in(evaluation.state, line)
    own = counts[evaluation.seat]
    lead = own - max([count for seat, count in enumerate(counts) if seat != evaluation.seat])
    points = evaluation.state.setting.printed[LINE_POINTS][line]
    step = evaluation.weights.module.lead
    return points * (_share(step * (lead + 1)) - _share(step * lead))


def _share(lead: float) -> float:
    """How much of a line is as good as won with this lead."""
    return max(0.0, min(1.0, 0.5 + lead))
