"""Sources of points in SHOGUN NO KATANA: Swords, benefits, the SHOGUN NO KATANA, and final scoring."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.arena.sources import Sources
from bakufu.games import AnyGame
from bakufu.kernel.event import Event

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
    "delivery.score-the-value": "swords",
    "market-cards.double-points": "swords",
    "delivery.take-row-and-column": "benefits",
    "market-cards.double-line": "benefits",
    "katana": "katana",
    "project": "katana",
    "end.score-unfinished-katana": "katana",
    "honor": "honor",
    "end.score-sashimonos": "sashimono",
    "end.favour-to-best-katana": "favour",
    "end.share-the-favour": "favour",
    "ghost-end.favour-for-delivery": "favour",
    "end.score-coins": "coins",
}


def by_seat(game: AnyGame, options: Mapping[str, object], players: int, events: list[Event]) -> list[dict[str, int]]:
    """Points by seat and source, from the game's chronicle. The Ghost's points belong to no seat."""
    found: list[dict[str, int]] = [{} for _ in range(players)]
    for score in game.chronicle(options, [(0, events)]).scoring:
        if score.seat < players:
            source = BY_RULE.get(score.rule) or BY_RULE[score.rule.partition(".")[0]]
            found[score.seat][source] = found[score.seat].get(source, 0) + score.points
    return found


MANIFEST = Sources(COLOURS, by_seat)
