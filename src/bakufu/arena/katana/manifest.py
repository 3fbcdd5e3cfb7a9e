"""Sources of points in SHOGUN NO KATANA: Swords, benefits, the SHOGUN NO KATANA, and final scoring."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.arena.sources import Sources
from bakufu.games import AnyGame
from bakufu.katana.advice.chronicle import KatanaChronicle
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
# Where the chronicle has another word. Points paid for changing the Project count against what the Project scores for.
CALLED = {"lines": "benefits", "project": "katana", "honors": "honor"}


def by_seat(game: AnyGame, options: Mapping[str, object], players: int, events: list[Event]) -> list[dict[str, int]]:
    """Points by seat and source, from the game's chronicle. The Ghost's points belong to no seat."""
    found: list[dict[str, int]] = [{} for _ in range(players)]
    chronicle = game.chronicle(options, [(0, events)])
    assert isinstance(chronicle, KatanaChronicle)
    for score in chronicle.scoring:
        if score.seat < players:
            source = CALLED.get(score.source, score.source)
            found[score.seat][source] = found[score.seat].get(source, 0) + score.points
    return found


MANIFEST = Sources(COLOURS, by_seat)
