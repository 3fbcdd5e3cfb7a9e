"""Hints: the best three moves of a decision and what each of them is worth, by a bot's own estimate.

Gains are points until the end of the game, compared with passing or doing nothing.
"""

from __future__ import annotations

from bakufu.bots.allowances import allowance
from bakufu.bots.budget import Allowance
from bakufu.bots.hint import Advice, Choice, Comparison, Objection, Reason, Ref
from bakufu.bots.katana.ashigaru import Ashigaru
from bakufu.bots.katana.daimyo import Daimyo
from bakufu.bots.katana.reasons import move_reason
from bakufu.bots.katana.rest_of_turn import RestOfTurn
from bakufu.bots.katana.samurai import Samurai
from bakufu.bots.katana.shogun import Shogun
from bakufu.bots.katana.whole_turn import OUT_OF_THE_QUESTION
from bakufu.bots.levels import make
from bakufu.katana.box.picks import ENOUGH, MARKET_CARD, MARKET_ROW, MONK, PASS, PASSES, QUIET, WORDS
from bakufu.katana.views.view import View
from bakufu.kernel.chance import Rng

SHOWN = 3
ADVISING = Allowance(400, None)  # counted, not timed: one position gets one answer, however busy the machine is
SEARCHING: dict[str, type[Daimyo]] = {"daimyo": Daimyo, "shogun": Shogun}
DECLINING = (ENOUGH, QUIET)
CLEARLY = 0.3  # points by which another move has to be better


def advise(seen: View, level: str, seed: str, about: str, planned: View | None = None) -> Advice:
    """What to do until the turn ends or something is revealed. Every level evaluates the moves itself; the Samurai does
    it for bots from outside. There are no plans in this game."""
    bot = SEARCHING[level](Rng(seed, level), ADVISING) if level in SEARCHING else make("katana", level, seed)
    values = dict(zip(seen.moves, _values(seen, level, seed), strict=True))
    chosen = _first(values) if isinstance(bot, Daimyo) else bot.decide(seen)
    rest = RestOfTurn(seen, seed)
    rest.follow(chosen, bot)
    best = _best_choices(seen, values, chosen)
    best[0]["moves"] = rest.moves
    reasons: list[Reason | None] = [None] * len(rest.moves)
    reasons[0] = move_reason(seen, chosen)
    return {
        "moves": rest.moves,
        "reasons": reasons,
        "steps": rest.steps,
        "best": best,
        "against": _against(best),
        "objections": _objections(values, chosen),
    }


def _first(values: dict[int, float]) -> int:
    """The move with the highest value: a search isn't made twice for one piece of advice."""
    return max(values, key=lambda move: values[move])


def _best_choices(seen: View, values: dict[int, float], chosen: int) -> list[Choice]:
    """What the bot would do first, then the best alternatives: something else, not the same with another figure."""
    nothing = _nothing(values)
    sensible = [move for move in seen.moves if values[move] > OUT_OF_THE_QUESTION / 2]
    sensible.sort(key=lambda move: -values[move])
    shown, known = [chosen], [_what(seen, chosen)]
    for move in sensible:
        if _what(seen, move) not in known and len(shown) < SHOWN:
            shown.append(move)
            known.append(_what(seen, move))
    return [_choice(move, values[move] - nothing) for move in shown]


def _what(seen: View, move: int) -> int:
    """The place, whichever figure goes there; not now, however long that lasts; the first Market card with the same
    face; the move itself otherwise."""
    if move < PASS:
        return move % MONK
    if MARKET_CARD <= move < MARKET_CARD + MARKET_ROW:
        row = seen.known.market_row
        return MARKET_CARD + row.index(row[move - MARKET_CARD])
    return ENOUGH if move == QUIET else move


def _choice(move: int, gain: float) -> Choice:
    # Clients may have one button for both ways to decline, and one place for both figures.
    picks = DECLINING if move in DECLINING else (move, move - MONK) if MONK <= move < PASS else (move,)
    refs: list[Ref] = [{"kind": "pick", "name": WORDS[pick]} for pick in picks]
    return {"moves": [move], "gain": round(gain, 2), "refs": refs}


def _against(best: list[Choice]) -> Comparison | None:
    if len(best) < 2:
        return None
    first, second = best[:2]
    by = max(0.0, first["gain"] - second["gain"])
    return {"moves": second["moves"], "unit": "points", "by": round(by, 2), "own": False}


def _objections(values: dict[int, float], chosen: int) -> list[Objection]:
    """Moves that are clearly worse than the one that is suggested. Those that aren't considered have no value of their
    own: they are as bad as the worst that are."""
    worst = min(_considered(values), default=0.0)
    worse = {move: values[chosen] - max(worst, values[move]) for move in values if move != chosen}
    return [
        {"id": "worse", "space": None, "moves": [move], "args": {}, "instead": WORDS[chosen], "points": round(by, 2)}
        for move, by in worse.items()
        if by >= CLEARLY
    ]


def _values(seen: View, level: str, seed: str) -> list[float]:
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    name, _, budget = level.partition(":")
    if name == "ashigaru":
        return Ashigaru(Rng(seed, name)).values(seen.known, seat, seen.moves)
    if name in SEARCHING:
        return SEARCHING[name](Rng(seed, name), allowance(name, budget) if budget else ADVISING).values(seen, True)
    return Samurai(Rng(seed, name)).values(seen, True)


def _nothing(values: dict[int, float]) -> float:
    """The value of doing nothing; if something must be chosen, that of the worst sensible move."""
    if ENOUGH in values:
        return values[ENOUGH]
    passes = [values[move] for move in values if PASS <= move < PASS + PASSES]
    return max(passes) if passes else min(_considered(values), default=0.0)


def _considered(values: dict[int, float]) -> list[float]:
    return [value for value in values.values() if value > OUT_OF_THE_QUESTION / 2]
