"""What points are scored for in SHOGUN: provinces, buildings, majorities by kind, and what the modules bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.arena.sources import Sources
from bakufu.games import AnyGame
from bakufu.shogun.rules.events import CubesThrown

# In the order in which they are told. Majorities have one name whether they are shared or not.
COLOURS = {
    "provinces": "#009E73",
    "buildings": "#E69F00",
    "castles": "#0072B2",
    "temples": "#D55E00",
    "theatres": "#CC79A7",
    "favours": "#F0E442",
    "samurai": "#56B4E9",
    "statues": "#999999",
    "trophies": "#555555",
    "chambers": "#8C6BB1",
}
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


def by_seat(game: AnyGame, options: Mapping[str, object], players: int, events: list[Any]) -> list[dict[str, int]]:
    """From the game's own chronicle, but without the throws: how kind the tower was takes long to reckon."""
    happened = [event for event in events if not isinstance(event, CubesThrown)]
    found: list[dict[str, int]] = [{} for _ in range(players)]
    scoring: Any = game.chronicle(options, [(0, happened)]).scoring
    for score in scoring:
        source = f"{score.building}s" if score.building else BY_RULE[score.rule]
        found[score.seat][source] = found[score.seat].get(source, 0) + score.points
    return found


MANIFEST = Sources(COLOURS, by_seat)
