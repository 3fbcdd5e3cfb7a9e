"""Sources of points in SHOGUN: provinces, buildings, majorities by kind, and modules."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.arena.sources import Sources
from bakufu.games import AnyGame
from bakufu.kernel.event import Event
from bakufu.shogun.advice.chronicle import ShogunChronicle
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.rules.events import CubesThrown

# In the order of the report. Tied majorities count as the same source.
COLOURS = {
    "provinces": "#009E73",
    "buildings": "#E69F00",
    "castles": "#0072B2",
    "temples": "#D55E00",
    "theatres": "#CC79A7",
}
BY_RULE = {"score.provinces": "provinces", "score.buildings": "buildings"}
# Colors of the modules' sources, in their order; they repeat if there are more sources.
OF_MODULES = ("#F0E442", "#56B4E9", "#999999", "#555555", "#8C6BB1")
for _module in MODULES:
    BY_RULE.update(_module.scores)
for _number, _source in enumerate(dict.fromkeys([source for module in MODULES for source in module.scores.values()])):
    COLOURS[_source] = OF_MODULES[_number % len(OF_MODULES)]


def by_seat(game: AnyGame, options: Mapping[str, object], players: int, events: list[Event]) -> list[dict[str, int]]:
    """Points by seat and source, from the game's chronicle without throws: tower luck is slow to compute."""
    happened = [event for event in events if not isinstance(event, CubesThrown)]
    found: list[dict[str, int]] = [{} for _ in range(players)]
    chronicle = game.chronicle(options, [(0, happened)])
    assert isinstance(chronicle, ShogunChronicle)
    for score in chronicle.scoring:
        source = f"{score.building}s" if score.building else BY_RULE[score.rule]
        found[score.seat][source] = found[score.seat].get(source, 0) + score.points
    return found


MANIFEST = Sources(COLOURS, by_seat)
