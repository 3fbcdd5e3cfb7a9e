"""Throwing cubes into the tower, together with all that lies in the tray, and taking cubes out of the tray."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import FARMERS, PROVINCES, cubes
from bakufu.shogun.box.tower import throw
from bakufu.shogun.rules.events import BystandersStayed, CubesThrown, FarmersReturned
from bakufu.shogun.rules.state import State


def throw_in(state: State, province: int, thrown: list[int], events: Events) -> None:
    """The tray is thrown too; afterwards it holds exactly what came out."""
    tray = state.tray
    falling = [thrown[0], thrown[1], thrown[2], thrown[3], thrown[4], thrown[5]]
    for colour in range(6):
        falling[colour] += tray[colour]
    fallen = throw(state.setting.tower, state.shelves, falling, state.falls)
    for colour in range(6):
        state.inside[colour] += falling[colour] - fallen[colour]
    state.tray = fallen
    if events is not None:
        rule = "battle.tray-joins" if sum(tray) else "battle.throw-both-sides"
        counts = (cubes(thrown), cubes(tray), cubes(fallen), cubes(state.inside))
        events.append(CubesThrown(rule, PROVINCES[province], counts[0], counts[1], counts[2], counts[3]))


def take_from_tray(state: State, seat: int) -> None:
    """A participant's armies leave the tray for the supply; survivors are placed from there."""
    state.supply[seat] += state.tray[seat]
    state.tray[seat] = 0


def leave_bystanders(state: State, fighters: tuple[int, ...], events: Events) -> None:
    """Cubes of parties that do not fight are disregarded and stay in the tray."""
    if events is None:
        return
    others = [0 if colour in fighters else state.tray[colour] for colour in range(6)]
    if sum(others):
        events.append(BystandersStayed("battle.bystanders-stay", cubes(others)))


def return_farmers(state: State, events: Events) -> None:
    """After a battle with farmers all green cubes in the tray go back to their supply."""
    farmers = state.tray[FARMERS]
    state.farmers += farmers
    state.tray[FARMERS] = 0
    if farmers and events is not None:
        events.append(FarmersReturned("battle.farmers-return", farmers))
