"""The outlook: what winter would score if it came now, and what the modules' own things are worth, as the rules say."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Analysis, Outlook
from bakufu.shogun.advice.worth import worth
from bakufu.shogun.box.components import BUILDINGS, REGIONS
from bakufu.shogun.rules.scoring import buildings_in, most_buildings
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View


@dataclass(frozen=True)
class Majority:
    """The seats with the most buildings of a kind in a region, and how many these are."""

    leaders: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class ShogunOutlook(Outlook):
    """`points` is what a winter would score for each seat, with `majorities` by building and region. `most` is what the
    most buildings of a kind bring. `modules` has a part for each module that has something to say."""

    points: tuple[int, ...]
    majorities: dict[str, dict[str, Majority]]
    most: dict[str, int]
    modules: dict[str, Analysis]


def outlook(view: View) -> ShogunOutlook:
    known = view.known
    points = worth(known)
    majorities: dict[str, dict[str, Majority]] = {}
    most: dict[str, int] = {}
    for building in range(len(BUILDINGS)):
        most[BUILDINGS[building]] = known.setting.majority_points[building]
        regions = {REGIONS[region]: _majority(known, building, region) for region in range(len(REGIONS))}
        majorities[BUILDINGS[building]] = regions
    modules = {name: tell(known) for name, tell in known.setting.worth.items()}
    scored = tuple([points[seat] - known.points[seat] for seat in range(known.setting.players)])
    return ShogunOutlook(scored, majorities, most, modules)


def _majority(known: State, building: int, region: int) -> Majority:
    return Majority(tuple(most_buildings(known, building, region)), max(buildings_in(known, building, region)))
