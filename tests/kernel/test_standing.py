"""Final standings: who has won, by what, and who was level."""

from __future__ import annotations

import pytest

from bakufu.kernel.standing import Verdict, standings, verdict, winning_rule


@pytest.mark.parametrize(
    ("points", "tie_breaks", "expected"),
    [
        ([46, 52, 40], [9, 0, 9], Verdict((1,), "points", 6, (), ())),
        ([52, 52, 46, 46], [4, 2, 0, 0], Verdict((0,), "tie-break", 0, (1,), (0, 1, 2, 3))),
        ([52, 52, 52], [2, 4, 2], Verdict((1,), "tie-break", 0, (0, 2), (1, 0, 2))),
        ([40, 52, 52, 52], [9, 3, 3, 1], Verdict((1, 2), "shared", 0, (3,), (1, 2, 3))),
        ([7], [0], Verdict((0,), "points", 0, (), ())),
    ],
)
def test_the_verdict_says_what_decided(points: list[int], tie_breaks: list[int], expected: Verdict) -> None:
    rows = standings(points, tie_breaks)
    assert verdict(rows) == expected
    named = {"points": "a", "tie-break": "b", "shared": "c"}
    assert winning_rule(rows, "a", "b", "c") == named[expected.by]
