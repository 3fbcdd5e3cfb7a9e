"""Hints: the best three moves of a decision and what each of them is worth, by a bot's own estimate.

Gains are points until the end of the game, compared with passing or doing nothing.
"""

from __future__ import annotations

from bakufu.bots.allowances import allowance
from bakufu.bots.katana.ashigaru import Ashigaru
from bakufu.bots.katana.daimyo import ALLOWANCE, Daimyo
from bakufu.bots.katana.samurai import Samurai
from bakufu.bots.katana.whole_turn import OUT_OF_THE_QUESTION
from bakufu.bots.manifest import Advice, Choice, Reason
from bakufu.katana.box.picks import ENOUGH, PASS, PASSES
from bakufu.katana.views.view import View
from bakufu.kernel.chance import Rng

SHOWN = 3


def explain(seen: View, level: str, seed: str, moves: list[int]) -> Advice:
    """Every level weighs the moves itself; players from outside are explained by the Samurai."""
    reasons: list[Reason | None] = [None] * len(moves)
    return {"moves": moves, "reasons": reasons, "best": best_choices(seen, level, seed, moves[0])}


def best_choices(seen: View, level: str, seed: str, chosen: int) -> list[Choice]:
    """What the bot would do first, then the best alternatives."""
    values = dict(zip(seen.moves, _values(seen, level, seed), strict=True))
    nothing = _nothing(values)
    others = [move for move in seen.moves if move != chosen and values[move] > OUT_OF_THE_QUESTION / 2]
    others.sort(key=lambda move: -values[move])
    return [{"moves": [move], "gain": round(values[move] - nothing, 2)} for move in [chosen, *others][:SHOWN]]


def _values(seen: View, level: str, seed: str) -> list[float]:
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    name, _, budget = level.partition(":")
    if name == "ashigaru":
        return Ashigaru(Rng(seed, name)).values(seen.known, seat, seen.moves)
    if name == "daimyo":
        return Daimyo(Rng(seed, name), allowance(name, budget) if budget else ALLOWANCE).values(seen)
    return Samurai(Rng(seed, name)).values(seen, True)


def _nothing(values: dict[int, float]) -> float:
    """What doing nothing is worth; where something must be chosen, the least that is worth a thought."""
    if ENOUGH in values:
        return values[ENOUGH]
    passes = [values[move] for move in values if PASS <= move < PASS + PASSES]
    thinkable = [value for value in values.values() if value > OUT_OF_THE_QUESTION / 2]
    return max(passes) if passes else min(thinkable, default=0.0)
