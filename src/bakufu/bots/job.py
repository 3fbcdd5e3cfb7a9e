"""A bot's decision as a job: plain values in, moves out, so that it can run in another process or on a cluster."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypedDict

from bakufu.bots.ashigaru import Ashigaru
from bakufu.bots.hints import Choice, best_choices
from bakufu.bots.levels import make
from bakufu.bots.reasons import Reason, plan_reasons
from bakufu.bots.samurai import Samurai
from bakufu.games import load
from bakufu.kernel.chance import Rng
from bakufu.shogun.decision_kinds import PLAN
from bakufu.shogun.game import Shogun
from bakufu.shogun.view import View


@lru_cache(maxsize=8)
def game_of(name: str, facts: str | None) -> Shogun:
    """Games hold no state of play: one of each is enough for a worker."""
    return load(name, facts)


def decide(
    name: str, facts: str | None, options: Mapping[str, object], view: dict[str, Any], level: str, seed: str
) -> list[int]:
    """The moves of one turn, as `turn` finds them."""
    game = game_of(name, facts)
    return turn(game, game.restore_view(options, view), level, seed)


def turn(game: Shogun, seen: View, level: str, seed: str) -> list[int]:
    """A whole run of picks where the plan is sealed, a single move otherwise.

    Later picks of a run are decided in an imagined state, where the seat sees exactly what it would see at the table.
    """
    bot = make(level, seed)
    moves = [bot.decide(seen)]
    state = game.imagine(seen, Rng(seed, "imagine"))
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    sealed = game.sealed(state)
    game.play(state, seat, moves[0])
    while sealed and game.sealed(state) and seat in game.to_move(state):
        moves.append(bot.decide(game.view(state, seat)))
        game.play(state, seat, moves[-1])
    return moves


class Advice(TypedDict):
    """Moves, and for each of them why, None where there is nothing to say; and the best three choices, these first."""

    moves: list[int]
    reasons: list[Reason | None]
    best: list[Choice]


def advise(
    name: str, facts: str | None, options: Mapping[str, object], view: dict[str, Any], level: str, seed: str
) -> Advice:
    """What a bot would do here, for people who ask, as `advice` finds it."""
    game = game_of(name, facts)
    return advice(game, game.restore_view(options, view), level, seed)


def advice(game: Shogun, seen: View, level: str, seed: str) -> Advice:
    """The moves of one turn, what they and the next best ones gain, and the reasons for a whole plan.

    A level that does not weigh single moves is explained by the one that does it best.
    """
    moves = turn(game, seen, level, seed)
    bot = make(level, seed)
    adviser = bot if isinstance(bot, Ashigaru) else Samurai(Rng(seed, level))
    state, seat = seen.known, seen.seat
    assert seat is not None, "a spectator decides nothing"
    reasons: list[Reason | None] = [None] * len(moves)
    if state.decision == PLAN and len(moves) == state.setting.spaces:
        reasons = plan_reasons(adviser.outlook(state, seat), moves)
    return {"moves": moves, "reasons": reasons, "best": best_choices(adviser, state, seat, seen.moves, moves)}
