"""Whole games of SHOGUN NO KATANA for the tests of its bots."""

from __future__ import annotations

from typing import Any

import bakufu
from bakufu.katana.rules.state import State
from tests.bots.whole_games import WholeGames

GAME = bakufu.load("katana")
GAMES = WholeGames[State](GAME)
moments, bots_for, final_state = GAMES.moments, GAMES.bots_for, GAMES.final_state
TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "rooms": rooms} for players in (1, 2, 3, 4) for rooms in ("first", "random")
)
