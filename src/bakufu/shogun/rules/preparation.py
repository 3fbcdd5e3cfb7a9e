"""Preparation: what every player takes, the fixed starting provinces, and the tower's first load."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import FARMERS, LEFT_OUT, PROVINCE_COUNT, PROVINCES, cubes
from bakufu.shogun.box.tower import inside, throw
from bakufu.shogun.rules.setup_events import ChestsDealt, GameBegan, ProvinceOccupied, ProvincesLeftOut, TowerLoaded
from bakufu.shogun.rules.state import State


def choose_provinces(state: State, events: Events) -> bool:
    """Provinces in the game: those of the side, without eight of them if only three play."""
    options = state.setting.options
    left_out = [p for p in range(PROVINCE_COUNT) if not state.setting.board.in_play[p]]
    for province in left_out:
        state.owner = replaced(state.owner, province, LEFT_OUT)
    if events is not None:
        events.append(GameBegan("setup.choose-a-side", options.players, options.side, options.setup))
        if left_out:
            events.append(ProvincesLeftOut("setup.left-out-with-three", tuple([PROVINCES[p] for p in left_out])))
    return True


def deal_chests(state: State, events: Events) -> bool:
    """Player materials: chests by number of players; these and the armies are public."""
    each = state.setting.starting_chests
    for seat in range(state.setting.players):
        state.chests[seat] = each
        state.bank -= each
    if events is not None:
        events.append(ChestsDealt("setup.equal-chests", each, state.bank))
    return True


def occupy_fixed_provinces(state: State, events: Events) -> bool:
    """The preset setup of the sun side."""
    for seat in range(state.setting.players):
        for province in range(PROVINCE_COUNT):
            armies = state.setting.fixed[seat][province]
            if armies:
                occupy(state, seat, province, armies, "setup.fixed-provinces", events)
    return True


def occupy(state: State, seat: int, province: int, armies: int, rule: str, events: Events) -> None:
    """Armies from the supply occupy a neutral province, and its card goes into the player's hand."""
    state.owner = replaced(state.owner, province, seat)
    state.armies[province] = armies
    state.supply[seat] -= armies
    if events is not None:
        events.append(ProvinceOccupied(rule, seat, PROVINCES[province], armies, not state.setting.claimed))


def load_tower(state: State, events: Events) -> bool:
    """Seven armies of each player and ten farmers; what falls out goes back to its supply."""
    setting = state.setting
    thrown = [setting.load_armies if seat < setting.players else 0 for seat in range(FARMERS)]
    thrown.append(setting.load_farmers)
    fallen = throw(setting.tower, state.shelves, thrown, state.falls)
    state.inside = inside(state.shelves)
    for seat in range(setting.players):
        state.supply[seat] -= state.inside[seat]
    state.farmers -= state.inside[FARMERS]
    if events is not None:
        events.append(TowerLoaded("setup.load-the-tower", cubes(thrown), cubes(fallen), cubes(state.inside)))
    return True
