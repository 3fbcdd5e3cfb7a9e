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
    REGIONS,
    SPECIALS,
)
from bakufu.shogun.modules.chambers import numbers as chambers
from bakufu.shogun.modules.court import numbers as court
from bakufu.shogun.modules.court.numbers import FAVOURED_BUILDING, TAKE_FAVOUR
from bakufu.shogun.modules.leaders import numbers as leaders
from bakufu.shogun.modules.samurai import numbers as samurai
from bakufu.shogun.rules.decision_kinds import CLAIM_ARMIES
from bakufu.shogun.rules.state import State

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
SCARCE_MODULES = """
[court]
officials = 5
[leaders]
statues = 1
[chambers]
markers = 2
"""
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
    return {
        **table["box"],
        "officials": table["court"]["officials"],
        "statues": table["leaders"]["statues"],
        "chamber_markers": table["chambers"]["markers"],
    }


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
        + [wrong for module in state.setting.options.modules for wrong in MODULES[module](state, box)]
    )


def most_decisions(state: State, table: Mapping[str, Any]) -> int:
    """An upper bound on the number of decisions of a game.

    Claiming: a card and a group per turn. Burying shows all players new cards, so that every player has a turn between
    two burials, and nobody buries on the first.
    A season, per player: 11 spaces, a position, two decisions after "Deploy 1" and two for each of two battles. The
    holders of special cards decide once whether to deploy 6, twice about +1 attack, and about +1 defense in each battle
    of the other players. Winter: two decisions put three revolts in order.
    Modules: three more spaces, an audience per player and the decisions of three favors; a benefit per player; placing
    a leader with each claim or once, moving it, raising a statue, and returning it; a chamber per region.
    """
    options = state.setting.options
    players, modules = options.players, options.modules
    groups = len(table["players"][str(players)]["groups"])
    claiming = 2 * players * groups + groups - 1 if options.setup == "claim" else 0
    season = players * (11 + 1 + 2 + 2 * 2) + 1 + 2 + 2 * (players - 1)
    season += 3 * players + players + 3 if "court" in modules else 0
    season += players if "samurai" in modules else 0
    season += 2 * players if "leaders" in modules else 0
    season += len(REGIONS) if "chambers" in modules else 0
    placing = players * groups + players if "leaders" in modules else 0
    return claiming + placing + 6 * season + 2 * 2 * players


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


def _court(state: State, box: Box) -> list[str]:
    """An official is in a hall or in the supply; a favor is in the deck, on display, or out of the game."""
    wrong = []
    rows = state.module_rows
    for seat in range(state.setting.players):
        halls = [rows[row][seat] for row in (court.ENTRANCE, court.AUDIENCE, court.OFFICIALS)]
        if sum(halls) != box["officials"] or min(halls) < 0:
            wrong.append(f"the officials of seat {seat} are {halls}, of {box['officials']}")
        if rows[court.KEPT][seat] < 0 or not 0 <= rows[court.PROTECTED][seat] < 4:
            wrong.append(f"seat {seat} keeps {rows[court.KEPT][seat]}, protected by {rows[court.PROTECTED][seat]}")
    shown = [card for card in rows[court.FAVOUR_ROW] if card]
    if shown != sorted(set(shown), reverse=True) or any(rows[court.FAVOURS_LEFT][card] for card in shown):
        wrong.append(f"the favours {shown} are out of order, twice there, or in the deck as well")
    seasons = 3 * (state.year - 1) + state.season
    left = sum(rows[court.FAVOURS_LEFT])
    if not max(0, 21 - 3 * (seasons + 1)) <= left <= 21 - 3 * min(6, seasons):
        wrong.append(f"{left} favours are in the deck after {seasons} seasons")
    if not TAKE_FAVOUR <= state.decision <= FAVOURED_BUILDING and (rows[court.QUEUE] or any(rows[court.AUDIENCE])):
        wrong.append("somebody waits for an audience, and nobody holds one")
    return wrong


def _samurai(state: State, box: Box) -> list[str]:
    cards = state.module_rows[samurai.SAMURAI]
    return [] if all(0 <= card <= 3 for card in cards) else [f"the samurai's piles are at {cards}"]


def _leaders(state: State, box: Box) -> list[str]:
    """A statue is in the supply, on the board, or another player's trophy; a leader is in a province of its player."""
    wrong = []
    players = state.setting.players
    left, standing, trophies = [
        state.module_rows[row] for row in (leaders.STATUES_LEFT, leaders.STATUES, leaders.TROPHIES)
    ]
    if min(left + standing + trophies) < 0:
        wrong.append("a number of statues is negative")
    for seat, here in enumerate(state.module_rows[leaders.LEADER]):
        count = left[seat] + sum(standing[seat::players]) + sum(trophies[seat::players])
        if count != box["statues"] or trophies[seat * players + seat]:
            wrong.append(f"seat {seat} has {count} statues, not {box['statues']}, or a trophy of its own")
        if here >= 0:
            if state.owner[here] != seat:
                wrong.append(f"the leader of seat {seat} is in {PROVINCES[here]} of {state.owner[here]}")
            if sum(standing[here * players : (here + 1) * players]) > standing[here * players + seat]:
                wrong.append(f"statues of others beside the leader of seat {seat}")
        elif here != -1:
            wrong.append(f"the leader of seat {seat} is in {here}")
    return wrong


def _chambers(state: State, box: Box) -> list[str]:
    """A player's marker is in the supply or on the board: 0 not drawn, 1 face up, 2 face down, from 3 on by seat."""
    wrong = []
    board, left = state.module_rows[chambers.CHAMBERS], state.module_rows[chambers.MARKERS_LEFT]
    if len(board) != 36 or not all(0 <= held < 3 + state.setting.players for held in board):
        wrong.append(f"the chambers are {board}")
    if board.count(0) % 6 or board.count(1) > 6:
        wrong.append(f"{board.count(0)} markers are in the bag, {board.count(1)} lie open")
    for seat in range(state.setting.players):
        if left[seat] + board.count(3 + seat) != box["chamber_markers"] or left[seat] < 0:
            wrong.append(f"seat {seat} has {left[seat]} markers left and {board.count(3 + seat)} in chambers")
    if state.module_rows[chambers.REGION_ROW] and sorted(state.module_rows[chambers.REGION_ROW]) != list(
        range(len(REGIONS))
    ):
        wrong.append(f"the region tiles are {state.module_rows[chambers.REGION_ROW]}")
    return wrong


MODULES = {"court": _court, "samurai": _samurai, "leaders": _leaders, "chambers": _chambers}
