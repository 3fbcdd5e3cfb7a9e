"""Building a castle, a temple or a Nô theatre: a price, a free site, and no second one of its kind."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by, replaced
from bakufu.shogun.box.components import BUILDING_BIT, BUILDINGS, PROVINCES, THEATRE, THEATRE_CALMS
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.rules.actions.skipping import skip
from bakufu.shogun.rules.events import Built, MarkerRemoved
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State

COUNT: Final[tuple[int, ...]] = (0, 1, 1, 2, 1, 2, 2, 3)  # buildings in a province, by their bits
RULES = ("build.castle", "build.temple", "build.theatre")


def obstacle(state: State, seat: int, building: int, province: int) -> str:
    """The rule that forbids this building here and now, or ""."""
    rule = unfit(state, building, province)
    if not rule and state.chests[seat] < price(state, seat, building, province):
        rule = "action.pay-in-full"
    return rule if rule or state.tiles[building] else "build.tiles-are-limited"


def unfit(state: State, building: int, province: int) -> str:
    """The rule by which this building can't be in the province, whoever pays for it, or ""."""
    standing = state.buildings[province]
    if standing & BUILDING_BIT[building]:
        return "build.one-of-a-kind"
    return "" if free_sites(state, province) else "build.free-site"


def free_sites(state: State, province: int) -> int:
    return state.setting.board.sites[province] - COUNT[state.buildings[province]]


def build(state: State, seat: int, building: int, province: int, events: Events) -> None:
    rule = obstacle(state, seat, building, province)
    if rule:
        skip(seat, building, province, rule, events)
        return
    chests = price(state, seat, building, province, events)
    state.chests[seat] -= chests
    state.bank += chests
    raise_building(state, building, province, chests, (RULES[building], "event.theatre-calms"), events)


def raise_building(
    state: State, building: int, province: int, price: int, rules: tuple[str, str], events: Events
) -> None:
    """Place the tile in its owner's province, by the first of the rules.

    Under the season's event a theatre calms the farmers, by the second.
    """
    rule, calming = rules
    state.tiles = changed_by(state.tiles, building, -1)
    state.buildings = replaced(state.buildings, province, state.buildings[province] | BUILDING_BIT[building])
    if events is not None:
        sites = free_sites(state, province)
        events.append(Built(rule, state.owner[province], PROVINCES[province], BUILDINGS[building], price, sites))
    if building == THEATRE and effect(state) == THEATRE_CALMS and state.revolts[province]:
        state.revolts = changed_by(state.revolts, province, -1)
        state.markers += 1
        if events is not None:
            events.append(MarkerRemoved(calming, PROVINCES[province], state.revolts[province]))
