"""The open table, read back: from the plain values that `open_table` wrote, the view they came from.

For clients of a server. Null values may also be absent, as merge patches leave them.
"""

from __future__ import annotations

from typing import Any

from bakufu.kernel.flow import NO_DECISION
from bakufu.kernel.patch import Json
from bakufu.shogun.box.components import (
    ACTIONS,
    BUILDING_BIT,
    BUILDINGS,
    CUBES,
    FACE_DOWN,
    GROUP_SIZES,
    LEFT_OUT,
    NEUTRAL,
    NO_EVENT,
    PROVINCES,
    SEASONS,
    SMALLEST_GROUP,
    SPECIALS,
)
from bakufu.shogun.box.picks import PLACES
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.rules.state import State, empty_table
from bakufu.shogun.views.open_table import WORDS_FOR
from bakufu.shogun.views.view import View

PROVINCE_NUMBER: dict[str, int] = {name: number for number, name in enumerate(PROVINCES)}


def read_table(setting: Setting, data: Json) -> View:
    """The view behind these values. Values that no table could have raise KeyError, ValueError or TypeError."""
    known = empty_table(setting)
    _read_flow(known, data)
    _read_board(known, data)
    _read_players(known, [data["players"][str(seat)] for seat in range(setting.players)])
    _read_supply(known, data["supply"], data["tower"])
    _read_claiming(known, data.get("claiming"))
    _read_season(known, data)
    _read_events(known, data["events"])
    _read_battle(known, data)
    for read in setting.readers:
        read(known, data)
    seat: int | None = data.get("seat")
    return View(seat, known, [move["move"] for move in data["moves"]])


def _read_flow(known: State, data: Json) -> None:
    """Where the game is, and which seats are asked for what."""
    name = data.get("decision")
    decisions = [decision.name for decision in known.setting.decisions]
    known.decision = decisions.index(name) if name is not None else NO_DECISION
    known.step = data["step"]
    known.stack = [known.setting.task_names.index(task) for task in data["pending"]]
    known.awaited = [1 if seat in data["to_move"] else 0 for seat in range(known.setting.players)]
    about: Json = data["about"]
    known.about = [_number(word, about[word]) for word in known.setting.about.get(known.decision, ())]
    known.year = data["year"]
    known.season = SEASONS.index(data["season"])


def _number(word: str, value: Any) -> int:
    """A number that a decision is about; some are written as the name of a thing."""
    number: int = WORDS_FOR[word].index(value) if word in WORDS_FOR else value
    return number


def _provinces(names: list[str]) -> list[int]:
    return [PROVINCE_NUMBER[name] for name in names]


def _read_board(known: State, data: Json) -> None:
    provinces: list[Json] = [data["provinces"][name] for name in PROVINCES]
    known.owner = tuple([_owner(province) for province in provinces])
    known.armies = [province["armies"] for province in provinces]
    known.buildings = tuple([_bits(province["buildings"]) for province in provinces])
    known.revolts = tuple([province["revolt_markers"] for province in provinces])
    known.taken = tuple([1 if name in data["conquered"] else 0 for name in PROVINCES])


def _owner(province: Json) -> int:
    if not province["in_play"]:
        return LEFT_OUT
    return _seat(province.get("owner"))


def _seat(seat: int | None) -> int:
    return NEUTRAL if seat is None else seat


def _bits(buildings: list[str]) -> int:
    bits = 0
    for building in buildings:
        bits |= BUILDING_BIT[BUILDINGS.index(building)]
    return bits


def _read_players(known: State, players: list[Json]) -> None:
    known.chests = [player["chests"] for player in players]
    known.rice = [player["rice"] for player in players]
    known.points = [player["points"] for player in players]
    known.supply = [player["supply"] for player in players]
    numbers = {name: card for card, name in known.setting.card_names.items()}
    known.plan = [numbers[player["plan"][space]] for player in players for space in known.setting.space_names]
    known.shown = [1 if space in player["shown"] else 0 for player in players for space in known.setting.space_names]


def _read_supply(known: State, supply: Json, tower: Json) -> None:
    known.farmers = supply["farmers"]
    known.bank = supply["chests"]
    known.markers = supply["revolt_markers"]
    known.tiles = tuple([supply[building + "s"] for building in BUILDINGS])
    known.tray = [tower["tray"].get(cube) or 0 for cube in CUBES]
    known.inside = [tower["inside"].get(cube) or 0 for cube in CUBES]


def _read_claiming(known: State, claiming: Json | None) -> None:
    # Groups that have been placed leave a count of zero; with the preset setup there are none.
    known.groups = [0] * (GROUP_SIZES * known.setting.players if known.setting.claimed else 0)
    if claiming is None:
        return
    buried = _provinces(claiming["buried"])
    known.pile = buried + [FACE_DOWN] * (claiming["pile"] - len(buried))
    known.buried = len(buried)
    known.open_cards = _provinces(claiming["open"])
    for seat in range(known.setting.players):
        known.seen = known.seen + (_provinces(claiming["seen"][seat]) or [NEUTRAL, NEUTRAL])
        for size in claiming["groups"][seat]:
            known.groups[seat * GROUP_SIZES + size - SMALLEST_GROUP] += 1


def _read_season(known: State, data: Json) -> None:
    row: list[str | None] = data["actions"]["row"]
    known.action_row = [FACE_DOWN if action is None else ACTIONS.index(action) for action in row]
    known.revealed = len(row) - row.count(None)
    known.action_at = data["actions"]["at"]
    known.turn_at = data["actions"]["turn"]
    specials: list[Json] = data["specials"]
    known.special_row = [SPECIALS.index(special["special"]) for special in specials]
    known.takers = [_seat(special.get("seat")) for special in specials]
    if not specials and data.get("claiming") is None:
        # In winter the special cards are gone and all positions free; before the first season there are none yet.
        known.takers = [NEUTRAL] * PLACES
    known.choosing = data["choosing"][::-1]
    known.order = list(data["order"])


def _read_events(known: State, events: Json) -> None:
    current: Json | None = events.get("current")
    known.event = NO_EVENT if current is None else current["card"] - 1
    known.event_row = [event["card"] - 1 for event in events["open"]]
    known.event_gone = [event["card"] - 1 for event in events["gone"]]
    known.event_pile = [FACE_DOWN] * events["pile"]


def _read_battle(known: State, data: Json) -> None:
    known.revolting = _provinces(data["revolting"])
    battle: Json | None = data.get("battle")
    farmers: int | None = data.get("revolt_farmers")
    if battle is not None:
        parties = [battle["attacker"], _seat(battle.get("defender"))]
        armies = [battle["attackers"], battle["defenders"]]
        known.battle = parties + [PROVINCE_NUMBER[battle["province"]]] + armies
    elif farmers is not None:
        known.revolt_farmers = [farmers]
