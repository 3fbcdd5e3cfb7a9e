"""What points were scored for, by seat: provinces, buildings, majorities by kind, and what the modules bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.kernel.contract import Game
from bakufu.shogun.events import CubesThrown

# In the order in which they are told. Majorities have one name whether they are shared or not.
SOURCES = (
    "provinces",
    "buildings",
    "castles",
    "temples",
    "theatres",
    "favours",
    "samurai",
    "statues",
    "trophies",
    "chambers",
)
BY_RULE = {
    "score.provinces": "provinces",
    "score.buildings": "buildings",
    "court.favour-points": "favours",
    "samurai.score-points": "samurai",
    "leaders.score-statues": "statues",
    "leaders.score-trophies": "trophies",
    "chambers.most-markers": "chambers",
    "chambers.tie-one-fewer": "chambers",
}


def sources(
    game: Game[Any, Any], options: Mapping[str, object], players: int, events: list[Any]
) -> list[dict[str, int]]:
    """From the game's own chronicle, but without the throws: how kind the tower was takes long to reckon."""
    happened = [event for event in events if not isinstance(event, CubesThrown)]
    found: list[dict[str, int]] = [{} for _ in range(players)]
    for score in game.chronicle(options, [(0, happened)]).scoring:
        source = f"{score.building}s" if score.building else BY_RULE[score.rule]
        found[score.seat][source] = found[score.seat].get(source, 0) + score.points
    return found
