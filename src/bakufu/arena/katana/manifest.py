"""Sources of points in SHOGUN NO KATANA: Swords, benefits, the SHOGUN NO KATANA, and final scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.arena.sources import Sources
from bakufu.games import AnyGame

# In the order of the report.
COLOURS = {
    "swords": "#0072B2",
    "benefits": "#009E73",
    "katana": "#D55E00",
    "honor": "#E69F00",
    "sashimono": "#CC79A7",
    "favour": "#F0E442",
    "coins": "#999999",
}
# By rule, or by chapter where all rules of it belong to one source. Points paid for changing the Project count against
# the source that the Project scores for.
BY_RULE = {
    "delivery.value": "swords",
    "market-cards.double-points": "swords",
    "delivery.benefits": "benefits",
    "market-cards.double-line": "benefits",
    "katana": "katana",
    "project": "katana",
    "end.katana-on-the-forge": "katana",
    "honor": "honor",
    "end.sashimono": "sashimono",
    "end.favour": "favour",
    "end.favour-shared": "favour",
    "ghost-end.favour": "favour",
    "end.coins": "coins",
}


def by_seat(game: AnyGame, options: Mapping[str, object], players: int, events: list[Any]) -> list[dict[str, int]]:
    """Points by seat and source, from the game's chronicle. The Ghost's points belong to no seat."""
    found: list[dict[str, int]] = [{} for _ in range(players)]
    for score in game.chronicle(options, [(0, events)]).scoring:
        if score.seat < players:
            source = BY_RULE.get(score.rule) or BY_RULE[score.rule.partition(".")[0]]
            found[score.seat][source] = found[score.seat].get(source, 0) + score.points
    return found


MANIFEST = Sources(COLOURS, by_seat)
