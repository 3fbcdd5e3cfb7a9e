"""The open table, read back: from the plain values that `open_table` wrote, the view they came from.

For clients of a server. Null values may also be absent, as merge patches leave them.
"""

from __future__ import annotations

from bakufu.katana.box.components import (
    BENEFITS_ON_A_LINE,
    CELL_NAMES,
    FACE_DOWN,
    GHOST_CARDS,
    HOUSES,
    KATANA,
    LINES,
    NO_FLAG,
    NO_SWORD,
    NOBODY,
    RESOURCES,
    ROOMS,
    SPACES,
)
from bakufu.katana.box.components import figure as figure_of
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.decision_kinds import COMPOSING
from bakufu.katana.rules.state import State, empty_table
from bakufu.katana.rules.swords.project import NOTED_BITS
from bakufu.katana.views.open_table import ABOUT, TASK_NAMES
from bakufu.katana.views.pieces import FLAGS, LINES_LEFT
from bakufu.katana.views.view import View
from bakufu.kernel.flow import NO_DECISION
from bakufu.kernel.patch import Json
from bakufu.kernel.rows import replaced


def read_table(setting: Setting, data: Json) -> View:
    """The view behind these values. Values that no table could have raise KeyError, ValueError or TypeError."""
    known = empty_table(setting)
    _read_flow(known, data)
    _read_action(known, data["action"])
    _read_board(known, data)
    players: list[Json] = [data["players"][str(seat)] for seat in range(setting.players)]
    _read_players(known, players)
    ghost: Json | None = data.get("ghost")
    _read_sides(known, [*players, ghost] if ghost is not None else players)
    _read_ghost(known, ghost)
    for seat, player in enumerate(players):
        _read_forge(known, seat, player)
    return View(data.get("seat"), known, [move["move"] for move in data["moves"]])


def _read_flow(known: State, data: Json) -> None:
    """Where the game is, and which seats are asked for what."""
    known.decision = _kind(known, data.get("decision"))
    known.step = data["step"]
    known.stack = [TASK_NAMES.index(task) for task in data["pending"]]
    known.awaited = [1 if seat in data["to_move"] else 0 for seat in range(known.setting.players)]
    about: Json = data["about"]
    if known.decision == COMPOSING:
        known.about = [RESOURCES.index(resource) for resource in about["composition"]]
    else:
        known.about = [_number(name, about[name]) for name in ABOUT.get(known.decision, ()) if name in about]
    known.round = data["round"]
    known.turn = data["turn"]
    known.first = data["first"]


def _kind(known: State, name: str | None) -> int:
    return NO_DECISION if name is None else [decision.name for decision in known.setting.decisions].index(name)


def _number(name: str, value: int | str) -> int:
    return int(value) - 1 if name in ("card", "sword") else int(value)


def _read_action(known: State, action: Json) -> None:
    known.actor = action["actor"]
    known.monk = int(action["monk"])
    line: str | None = action.get("line")
    known.line = NOBODY if line is None else LINES.index(line)
    known.active = [_mark(row) for row in action["active"]]
    known.extra_moves = action["extra_moves"]
    offering: int | None = action.get("offering")
    known.offering = NOBODY if offering is None else offering
    known.doubled = int(action["doubled_coins"])
    known.earned = action["earned"]
    known.unused_decorators = _bits(action["decorators"], RESOURCES)
    known.rooms_left = _bits(action["rooms"], ROOMS)
    known.again = int(action["room_again"])
    known.cards_left = action["cards"]
    known.giving = _kind(known, action.get("giving"))
    known.asked = action["asked"][::-1]
    delivering: str | None = action.get("delivering")
    known.delivering = NOBODY if delivering is None else CELL_NAMES.index(delivering)
    known.lines_left = _bits(action["lines"], LINES_LEFT)
    known.interrupted = []
    for row in action["interrupted"]:
        known.interrupted += [CELL_NAMES.index(row["delivering"]), _bits(row["lines"], LINES_LEFT)]


def _mark(row: Json) -> int:
    seat: int | None = row.get("seat")
    sword = _own_sword(row, NOBODY if seat is None else seat)
    return ~sword if row["moved"] else sword


def _own_sword(tile: Json, seat: int) -> int:
    """A Sword on the Forge of a seat: the SHOGUN NO KATANA there is that seat's own."""
    return KATANA + seat if tile["sword"] == "katana" else _sword(tile)


def _bits(names: list[str], all_names: tuple[str, ...]) -> int:
    bits = 0
    for name in names:
        bits |= 1 << all_names.index(name)
    return bits


def _sword(tile: Json | None) -> int:
    if tile is None:
        return NO_SWORD
    return int(tile["sword"]) - 1


def _faces(cards: list[Json]) -> list[int]:
    return [card["card"] - 1 for card in cards]


def _honors(cards: list[Json]) -> list[int]:
    return [card["honor"] - 1 for card in cards]


def _figure(figure: Json | None) -> int:
    return NOBODY if figure is None else figure_of(int(figure["side"]), int(figure["monk"]))


def _by_resource(players: list[Json], name: str) -> tuple[int, ...]:
    return tuple([player[name][resource] for player in players for resource in RESOURCES])


def _read_board(known: State, data: Json) -> None:
    houses: Json = data["houses"]
    for house in houses.values():
        for space, at in house["spaces"].items():
            known.sword_at = replaced(known.sword_at, SPACES.index(space), _sword(at.get("sword")))
            known.worker_at = replaced(known.worker_at, SPACES.index(space), _figure(at.get("figure")))
    known.decks = [_deck(houses[name]) for name in HOUSES]
    known.pile = [FACE_DOWN] * data["swords"]
    known.starting = [_sword(tile) for tile in data["starting"]]
    market: Json = data["market"]
    known.market_row = _faces(market["row"])
    known.market_deck = [FACE_DOWN] * market["deck"]
    known.market_at = [_figure(figure) for figure in market["figures"]]
    known.academy_at = [_figure(figure) for figure in data["academy"]["figures"]]
    palace: Json = data["palace"]
    known.rooms = [ROOMS.index(room) for room in palace["rooms"]]
    seats = [str(seat) for seat in range(known.setting.players)]
    known.family = tuple([_bits(palace["family"][seat], tuple(palace["rooms"])) for seat in seats])
    known.palace_at = [_figure(figure) for figure in palace["figures"]]
    known.komainu_at = _figure(data.get("komainu"))
    known.honor_row = _honors(data["honors"])
    known.honor_deck = [FACE_DOWN] * data["honor_deck"]
    for face, number in data["gone"].items():
        known.gone = replaced(known.gone, int(face) - 1, number)


def _deck(house: Json) -> list[int]:
    top: Json | None = house.get("card")
    return [] if top is None else [FACE_DOWN] * (house["cards"] - 1) + [top["card"] - 1]


def _read_players(known: State, players: list[Json]) -> None:
    known.coins = [player["coins"] for player in players]
    known.monks = tuple([player["monks"] for player in players])
    known.quiet = [int(player["quiet"]) for player in players]
    known.stock = list(_by_resource(players, "stock"))
    known.decorators = _by_resource(players, "decorators")
    known.project = _by_resource(players, "project")
    known.late = _by_resource(players, "added_late")
    known.dropped = _by_resource(players, "dropped")
    known.fresh = [_faces(player["cards"]) for player in players]
    known.used = [_faces(player["used_cards"]) for player in players]
    known.bought = [_faces(player["bought_cards"]) for player in players]
    under = [NOBODY] * len(known.under)
    for seat, player in enumerate(players):
        for line, name in enumerate(LINES):
            for place, face in enumerate(_faces(player["under"][name])):
                under[BENEFITS_ON_A_LINE * (seat * len(LINES) + line) + place] = face
    known.under = tuple(under)


def _read_sides(known: State, sides: list[Json]) -> None:
    known.points = [side["points"] for side in sides]
    known.workers = [side["workers"] for side in sides]
    known.on_board = [side["on_board"] for side in sides]
    known.passed = [int(side["passed"]) for side in sides]
    known.sashimono = tuple([side["sashimono"][house] for side in sides for house in HOUSES])
    known.honors = [_honors(side["honors"]) for side in sides]
    known.scored = [side["katana_value"] for side in sides]
    known.washitsu = [[_sword(made) for made in side["washitsu"]] for side in sides]
    for side in sides:
        for made in side["washitsu"]:
            _read_sword(known, _sword(made), made)


def _read_forge(known: State, seat: int, player: Json) -> None:
    """The Swords on a Forge. The SHOGUN NO KATANA has its own entry too, because it may have been delivered."""
    katana: Json | None = player.get("katana")
    if katana is not None:
        known.composition[seat] = [RESOURCES.index(resource) for resource in katana["recipe"]]
        _read_sword(known, KATANA + seat, katana)
    for cell, name in enumerate(CELL_NAMES):
        made: Json | None = player["forge"].get(name)
        if made is not None:
            sword = _own_sword(made, seat)
            known.forge[seat * len(CELL_NAMES) + cell] = sword
            _read_sword(known, sword, made)


def _read_sword(known: State, sword: int, made: Json) -> None:
    known.placed = replaced(known.placed, sword, made["placed"])
    known.decorated = replaced(known.decorated, sword, _bits(made["decorated"], RESOURCES))
    flag: str | None = made.get("sashimono")
    known.flag = replaced(known.flag, sword, NO_FLAG if flag is None else FLAGS.index(flag))
    noted = sum([made["gave"][resource] << NOTED_BITS * r for r, resource in enumerate(RESOURCES)])
    known.noted = replaced(known.noted, sword, noted)


def _read_ghost(known: State, ghost: Json | None) -> None:
    if ghost is None:
        return
    known.ghost_family = ghost["family"]
    known.ghost_deck = [FACE_DOWN] * ghost["deck"]
    known.ghost_gone = [GHOST_CARDS.index(card) for card in ghost["gone"]]
    aside: list[str] | None = ghost.get("aside")
    known.aside_seen = [GHOST_CARDS.index(card) for card in ghost["aside_seen"]]
    if aside is None:
        known.ghost_aside = [FACE_DOWN] * ghost["aside_cards"]
    else:
        known.ghost_aside = [GHOST_CARDS.index(card) for card in aside]
