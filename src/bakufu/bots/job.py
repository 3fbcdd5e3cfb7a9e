"""A bot's decision as a job: plain values in, moves out, so that it can run in another process or on a cluster."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from bakufu.bots.hint import Advice
from bakufu.bots.levels import make, players_of
from bakufu.games import AnyGame, load
from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View


class SavedView(NamedTuple):
    """A view as plain values, with what it takes to restore it: the game, the host's facts and the game's options."""

    game: str
    facts: str | None
    options: Mapping[str, object]
    view: dict[str, object]


@lru_cache(maxsize=8)
def game_of(name: str, facts: str | None) -> AnyGame:
    """Games are stateless: one object of each is enough for a worker."""
    return load(name, facts)


def restored(saved: SavedView) -> View[Flow]:
    view: View[Flow] = game_of(saved.game, saved.facts).restore_view(saved.options, saved.view)
    return view


def decide(saved: SavedView, level: str, seed: str) -> list[int]:
    """The moves of one turn, as `turn` finds them."""
    return turn(game_of(saved.game, saved.facts), restored(saved), level, seed)


def turn(game: AnyGame, seen: View[Flow], level: str, seed: str) -> list[int]:
    """All moves of a sealed plan, a single move otherwise.

    Later moves of a plan are decided in a determinization, where the seat sees exactly what it would see at the table.
    """
    bot = make(game.name, level, seed)
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


def advise(
    saved: SavedView, level: str, seed: str, about: str = "", planned: dict[str, object] | None = None
) -> Advice:
    """A hint, as `advice` finds it. `planned` is a view too, as plain values."""
    game = game_of(saved.game, saved.facts)
    before = None if planned is None else game.restore_view(saved.options, planned)
    return advice(game, restored(saved), level, seed, about, before)


def advice(
    game: AnyGame, seen: View[Flow], level: str, seed: str, about: str = "", planned: View[Flow] | None = None
) -> Advice:
    """What to do, what that and the next best choices gain, why, and what is wrong with other things. `about` are the
    cards that the player has laid in a sealed plan, as the game writes them; `planned` is what the seat saw when it had
    laid its last one."""
    return players_of(game.name).advise(seen, level, seed, about, planned)
