"""Questions of SHOGUN NO KATANA: one move of a turn, tried with the rest of the turn, to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bakufu.bots.budget import Allowance
from bakufu.bots.hint import Reason
from bakufu.bots.katana.daimyo import UNSEARCHED
from bakufu.bots.katana.reasons import move_reason
from bakufu.bots.katana.shogun import Shogun
from bakufu.bots.manifest import Bot
from bakufu.katana.rules import decision_kinds as kinds
from bakufu.katana.views.view import View
from bakufu.kernel.chance import Rng
from bakufu.puzzles.manifest import Answer, Laid
from bakufu.review.katana.turn_trial import TurnTrial

FEWEST: Final = 5  # moves, so that guessing doesn't help
LIKELY: Final = 8  # moves that are tried
FINDING: Final = Allowance(300, None)
FIRST: Final = 4  # moves of which one has to stand out
STANDS_OUT: Final = 1.2  # points


def questions(seen: View) -> list[Laid]:
    known, seat = seen.known, seen.seat
    if seat is None or known.passed[seat] or known.decision in UNSEARCHED or len(seen.moves) < FEWEST:
        return []
    return [()] if known.decision < kinds.OPEN_KINDS else []


class TurnAsking:
    """The first move is the answer; a Hard bot goes on from there."""

    def __init__(self, seen: View, laid: Laid, seed: bytes) -> None:
        self.view = seen
        self.trial = TurnTrial(seen, seed, 1.0)
        values = Shogun(Rng(seed, "puzzle"), FINDING).values(seen, comparable=True)
        order = sorted(range(len(values)), key=lambda at: -values[at])[:LIKELY]
        best = [values[at] for at in order]
        gaps = [one - other for one, other in pairwise(best[: FIRST + 1])]
        stands_out = any(gap > STANDS_OUT for gap in gaps)
        self.answers: list[Answer] = [(seen.moves[at],) for at in order] if stands_out else []
        self.ways = {answer: self.trial.whole(answer[0]) for answer in self.answers}
        self.trial.level = self.trial.mean(self.ways[self.answers[0]]) if self.answers else 0.0

    def value(self, answer: Answer, world: int) -> float:
        return self.trial.value(self.ways[answer], world)

    def reasons(self, answer: Answer) -> list[Reason]:
        return [move_reason(self.view, answer[0])]


def odds(seen: View, laid: Laid, right: Sequence[Answer]) -> float:
    return len(right) / len(seen.moves)


def solve(seen: View, laid: Laid, bot: Bot) -> Answer:
    return (bot.decide(seen),)
