"""Why a chamber is taken."""

from __future__ import annotations

from bakufu.bots.hint import Reason
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.box import CHAMBER_SIDE
from bakufu.shogun.modules.chambers.lines import markers_in
from bakufu.shogun.modules.chambers.numbers import CHAMBER, LINE_POINTS


def take_chamber(evaluator: Evaluator, move: int) -> Reason:
    """The line that this marker helps most, and how many markers the seat and its rivals would have in it."""
    if move == NOTHING:
        return {"id": "chamber-none", "args": {}}
    row, column = divmod(move - CHAMBER, CHAMBER_SIDE)
    points = evaluator.state.setting.printed[LINE_POINTS]
    line = max((row, CHAMBER_SIDE + column), key=lambda line: points[line])
    counts = markers_in(evaluator.state, line)
    own = counts[evaluator.seat] + 1
    most = max([count for seat, count in enumerate(counts) if seat != evaluator.seat])
    return {
        "id": "chamber-leads" if own > most else "chamber",
        "args": {"points": points[line], "own": own, "most": most},
    }
