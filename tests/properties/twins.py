"""Twins: two states that differ in everything a seat may not know, and in nothing else.

Written from the rulebook's side: what lies face down, inside the tower, or is still to come by chance. A twin is made
out of the saved state, as plain lists, so that no rule of the game has a hand in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu import Rng
from tests.properties.katana.twins import hide_otherwise as katana_otherwise
from tests.properties.random_play import GAME, AnyGame, Options
from tests.properties.shogun.twins import hide_otherwise as shogun_otherwise

Saved = dict[str, Any]

# By game: the streams of chance, and how what is hidden from a seat (None: from a spectator) becomes something else.
STREAMS = {"shogun": ("decks", "falls", "lots"), "katana": ("tiles", "cards", "lots")}
HIDE: dict[str, Callable[[Saved, Options, int | None, Rng], None]] = {
    "shogun": shogun_otherwise,
    "katana": katana_otherwise,
}


def twin(state: Any, options: Options, seat: int | None, rng: Rng, game: AnyGame = GAME) -> Any:
    """A state that this seat (None: a spectator) cannot tell from this one."""
    data = game.save(state)
    for stream in STREAMS[game.name]:
        data[stream] = Rng(rng.next()).words()
    HIDE[game.name](data, options, seat, rng)
    return game.restore(options, data)
