"""Why something is built in a province, by a plan or as a favour."""

from __future__ import annotations

from bakufu.bots.hint import Reason
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.box.components import PROVINCES, REGIONS, SPACES


def build_reason(evaluator: Evaluator, building: int, province: int) -> Reason:
    region = evaluator.state.setting.board.region[province]
    majorities, seat = evaluator.majorities, evaluator.seat
    ahead = majorities.score(building, region, seat, 1) - majorities.score(building, region, seat, 0)
    told: dict[str, str | int] = {
        "province": PROVINCES[province],
        "building": SPACES[building],
        "region": REGIONS[region],
        "most": max(0, ahead),
        "points": evaluator.state.setting.building_points,
        "winters": evaluator.winters,
    }
    return {"id": "build-leads" if ahead > 0 else "build", "args": told}
