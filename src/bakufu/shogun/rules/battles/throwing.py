"""Throwing cubes into the tower, together with everything in the tray, and taking cubes out of the tray."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import CUBE_KINDS, FARMERS, PROVINCES, cubes
from bakufu.shogun.box.tower import throw
from bakufu.shogun.rules.events import BystandersStayed, CubesThrown, FarmersReturned
from bakufu.shogun.rules.state import State


def throw_in(state: State, province: int, thrown: list[int], events: Events) -> None:
    """The tray is thrown too; afterwards it holds exactly what came out."""
    tray = state.tray
    falling = thrown[:]
    for colour in range(CUBE_KINDS):
        falling[colour] += tray[colour]
    fallen = throw(state.setting.tower, state.shelves, falling, state.falls)
    for colour in range(CUBE_KINDS):
        state.inside[colour] += falling[colour] - fallen[colour]
    state.tray = fallen
    if events is not None:
        rule = "battle.tray-joins" if sum(tray) else "battle.throw-both-sides"
        name, inside = PROVINCES[province], cubes(state.inside)
        events.append(CubesThrown(rule, name, cubes(thrown), cubes(tray), cubes(fallen), inside))


def take_from_tray(state: State, seat: int) -> None:
    """A participant's armies leave the tray for the supply; survivors are placed from there."""
    state.supply[seat] += state.tray[seat]
    state.tray[seat] = 0


def leave_bystanders(state: State, fighters: tuple[int, ...], events: Events) -> None:
    """Cubes of parties that do not fight are disregarded and stay in the tray."""
    if events is None:
        return
    others = [0 if colour in fighters else state.tray[colour] for colour in range(CUBE_KINDS)]
    if sum(others):
        events.append(BystandersStayed("battle.bystanders-stay", cubes(others)))


def return_farmers(state: State, events: Events) -> None:
    """After a battle with farmers all green cubes in the tray go back to their supply."""
    farmers = state.tray[FARMERS]
    state.farmers += farmers
    state.tray[FARMERS] = 0
    if farmers and events is not None:
        events.append(FarmersReturned("battle.farmers-return", farmers))
