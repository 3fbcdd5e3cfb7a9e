"""Conservation checks of SHOGUN: every piece of the box is in exactly one place.

Shared by the fuzzer and the property tests. `audit` describes what is wrong with a state; it counts pieces without
calling any rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.shogun.box.components import (
    ACTIONS,
    BUILDING_BIT,
    BUILDINGS,
    CHEST_CARD,
    CUBES,
    FARMERS,
    LEFT_OUT,
    NEUTRAL,
    PROVINCE_COUNT,
    PROVINCES,
    SPECIALS,
)
from bakufu.shogun.rules.decision_kinds import CLAIM_ARMIES
from bakufu.shogun.rules.state import State
from benchmarks.shogun.modules.manifests import MODULES

EVENT_CARDS = 12
SMALLEST_GROUP = 2
COLOUR_BITS = 7  # of a cube on a shelf; the higher bits are its wear
NEVER_NEGATIVE = ("armies", "revolts", "chests", "rice", "points", "supply", "tray", "inside", "tiles", "groups")

# Barely enough for the setup, so that everything runs out: for the rulings about empty supplies.
SCARCE_BOX = """
[box]
armies = 34
farmers = 10
chests = 60
castles = 2
temples = 2
theatres = 2
revolt_markers = 4
"""
SCARCE_MODULES = "".join([module.scarce for module in MODULES.values()])
STRETCHES_OF_MODULES = [first for module in MODULES.values() for first in module.stretches]
# Provinces are worth so much that points exceed the track.
PLENTY = """
[score]
province = 9
"""
# Only one or two provinces per player to claim, so that players lose everything and whole regions stay empty.
FEW_PROVINCES = """
[players.3]
groups = [2]
[players.4]
groups = [5, 2]
[players.5]
groups = [3]
"""

Box = Mapping[str, Any]


def pieces(table: Mapping[str, Any]) -> Box:
    """The numbers of pieces, from the component data."""
    found = {**table["box"]}
    for module in MODULES.values():
        found.update(module.pieces(table))
    return found


def audit(state: State, box: Box) -> list[str]:
    """What is wrong with this state, if it is played with the pieces of this box."""
    return (
        _negatives(state)
        + _cubes(state, box)
        + _shelves(state)
        + _supplies(state, box)
        + _provinces(state)
        + _province_cards(state)
        + _plans(state)
        + _rows(state)
        + [wrong for module in state.setting.options.modules for wrong in MODULES[module].audit(state, box)]
    )


def most_decisions(state: State, table: Mapping[str, Any]) -> int:
    """An upper bound on the number of decisions of a game.

    Claiming: a card and a group per turn. Burying shows all players new cards, so that every player has a turn between
    two burials, and nobody buries on the first.
    A season, per player: 11 spaces, a position, two decisions after "Deploy 1" and two for each of two battles. The
    holders of special cards decide once whether to deploy 6, twice about +1 attack, and about +1 defense in each battle
    of the other players. Winter: two decisions put three revolts in order.
    """
    options = state.setting.options
    players = options.players
    groups = len(table["players"][str(players)]["groups"])
    claiming = 2 * players * groups + groups - 1 if options.setup == "claim" else 0
    season = players * (11 + 1 + 2 + 2 * 2) + 1 + 2 + 2 * (players - 1)
    asked: int = sum([MODULES[module].most_decisions(players, groups) for module in options.modules])
    return claiming + asked + 6 * season + 2 * 2 * players


def _negatives(state: State) -> list[str]:
    wrong = [f"{name} holds a negative number" for name in NEVER_NEGATIVE if min(getattr(state, name), default=0) < 0]
    return wrong + [f"{name} is negative" for name in ("farmers", "bank", "markers") if getattr(state, name) < 0]


def _cubes(state: State, box: Box) -> list[str]:
    """Armies and farmers are on the board, in a supply, in a battle, in the tray or in the tower."""
    found = [state.tray[colour] + state.inside[colour] for colour in range(len(CUBES))]
    found[FARMERS] += state.farmers
    for seat in range(state.setting.players):
        found[seat] += state.supply[seat]
        found[seat] += sum(state.armies[p] for p in range(PROVINCE_COUNT) if state.owner[p] == seat)
    if len(state.battle) == 5:
        attacker, defender, province, attackers, defenders = state.battle
        found[attacker] += attackers
        if defender != NEUTRAL:
            # The garrison is still in the province; only its reinforcement has left the supply.
            found[defender] += defenders - state.armies[province]
    wrong = []
    for colour, name in enumerate(CUBES):
        in_box = box["farmers"] if colour == FARMERS else box["armies"] if colour < state.setting.players else 0
        if found[colour] != in_box:
            wrong.append(f"{found[colour]} cubes of {name}, not {in_box}")
    return wrong


def _shelves(state: State) -> list[str]:
    """The cubes in the tower match the public count."""
    lying = [0] * len(CUBES)
    for shelf in state.shelves:
        for cube in shelf:
            lying[cube & COLOUR_BITS] += 1
    return [] if lying == state.inside else [f"the shelves hold {lying}, by counting {state.inside} are inside"]


def _supplies(state: State, box: Box) -> list[str]:
    counted = {"chests": sum(state.chests) + state.bank, "revolt_markers": sum(state.revolts) + state.markers}
    for building, name in enumerate(BUILDINGS):
        standing = sum(1 for bits in state.buildings if bits & BUILDING_BIT[building])
        counted[name + "s"] = standing + state.tiles[building]
    return [f"{count} {name}, not {box[name]}" for name, count in counted.items() if count != box[name]]


def _provinces(state: State) -> list[str]:
    """An owned province has an army; a neutral one has no pieces."""
    wrong = []
    board = state.setting.board
    for province, name in enumerate(PROVINCES):
        owner, armies, buildings = state.owner[province], state.armies[province], state.buildings[province]
        if (owner == LEFT_OUT) == board.in_play[province] or not LEFT_OUT <= owner < state.setting.players:
            wrong.append(f"{name} belongs to {owner}")
        if (owner >= 0) != (armies > 0):
            wrong.append(f"{name} of {owner} has {armies} armies")
        if owner < 0 and (buildings or state.revolts[province] or state.taken[province]):
            wrong.append(f"{name} belongs to nobody and is not bare")
        if buildings.bit_count() > board.sites[province]:
            wrong.append(f"{name} has {buildings.bit_count()} buildings on {board.sites[province]} sites")
    return wrong


def _province_cards(state: State) -> list[str]:
    """While claiming, a card is in the pile, face up, or with a player; later, cards of no player are in the supply."""
    owned = [p for p in range(PROVINCE_COUNT) if state.owner[p] >= 0]
    if not state.pile:
        return [] if not state.open_cards else ["cards lie open beside an empty pile"]
    in_hand = state.about[:1] if state.decision == CLAIM_ARMIES else []
    cards = sorted(state.pile + state.open_cards + in_hand + owned)
    wrong = []
    if cards != [p for p in range(PROVINCE_COUNT) if state.setting.board.in_play[p]]:
        wrong.append(f"the province cards are {cards}")
    for seat in range(state.setting.players):
        left = state.groups[4 * seat : 4 * seat + 4]
        placed = [state.armies[p] for p in owned if state.owner[p] == seat]
        unplaced = [size + SMALLEST_GROUP for size in range(4) for _ in range(left[size])]
        if sorted(placed + unplaced) != sorted(state.setting.groups):
            wrong.append(f"seat {seat} has placed {placed} and keeps {unplaced}")
    return wrong


def _plans(state: State) -> list[str]:
    """A card is on at most one space, on its owner's board; a card conquered this season is in the hand."""
    wrong = []
    spaces = state.setting.spaces
    for seat in range(state.setting.players):
        laid = [card for card in state.plan[seat * spaces : (seat + 1) * spaces] if card >= 0]
        if len(set(laid)) < len(laid):
            wrong.append(f"seat {seat} has planned a card twice: {laid}")
        for card in laid:
            if card < CHEST_CARD and (state.owner[card] != seat or state.taken[card]):
                wrong.append(f"seat {seat} has planned {PROVINCES[card]}, whose card it does not hold")
    return wrong


def _rows(state: State) -> list[str]:
    """Action, special and event cards each appear exactly once, as soon as they are in the game."""
    wrong = []
    current = [state.event] if state.event >= 0 else []
    decks = {
        "action": (state.action_row, len(ACTIONS)),
        "special": (state.special_row, len(SPECIALS)),
        "event": (state.event_pile + state.event_row + state.event_gone + current, EVENT_CARDS),
    }
    for name, (cards, count) in decks.items():
        if cards and sorted(cards) != list(range(count)):
            wrong.append(f"the {name} cards are {cards}")
    for name, seats in (("places", [seat for seat in state.takers if seat >= 0]), ("turn order", state.order)):
        if len(set(seats)) < len(seats):
            wrong.append(f"a seat is twice in the {name}: {seats}")
    return wrong
