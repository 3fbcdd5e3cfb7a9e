"""Small contests of quick bots, and what must be equal about their games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import bakufu
from bakufu.arena.contest import Contest, Played
from bakufu.arena.entrants import entrants

GAME = bakufu.load("shogun")


def contest(bots: str = "random,random,random", seed: str = "1", **options: object) -> Contest:
    taking_part = entrants("shogun", bots)
    chosen = GAME.options(GAME.start({"players": len(taking_part), **options}, seed))
    return Contest("shogun", None, chosen, taking_part, seed)


def without_clock(games: Sequence[Played]) -> list[dict[str, Any]]:
    """All of the games but what the clock said."""
    return [{**asdict(game), "clock": None} for game in games]
