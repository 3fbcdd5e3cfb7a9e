"""The setting of one game: what its options and the facts fix before the first tile is drawn. Never changed in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.katana.box.components import (
    EFFECTS,
    GHOST_CARDS,
    HOUSES,
    MARKET_CARDS,
    NOBODY,
    RESOURCES,
    ROOMS,
    SPACES,
)
from bakufu.katana.box.options import Options
from bakufu.kernel.facts import Facts
from bakufu.kernel.flow import Decision, Rulebook
from bakufu.kernel.patch import Json

RECIPE_LETTERS = "LWST"  # as written in the facts: Lacquer, Wood, Steel, sTingray leather


def room_amounts(table: Json) -> dict[str, int]:
    """By Room: the Coins or Resources that it gives, or what a Resource costs there; 0 where it has no number."""
    rooms = table["rooms"]
    amounts = dict.fromkeys(ROOMS, 0)
    amounts["coins"] = rooms["coins"]
    amounts["steel"] = rooms["steel"]
    for resource in ("leather", "lacquer"):
        amounts[resource] = max(0, table["resource"][resource]["price"] - rooms["discount"])
    return amounts


class Setting(Rulebook):
    """Flat lists by Resource, Sword, card face, Honor card or space, so that the rules never look up a word.

    `players` are the seats; `sides` are all who have a Washitsu board, the Ghost included.
    """

    def __init__(self, options: Options, facts: Facts) -> None:
        table = facts.table
        self.options = options
        self.facts_digest = facts.digest()
        self.players = options.players
        self.solo = options.players == 1
        self.sides = 2 if self.solo else options.players
        self.own: tuple[Decision, ...] = ()  # open decisions without the anytime actions
        self.describe: tuple[Callable[[Any, int, int], Any], ...] = ()

        resources = [table["resource"][name] for name in RESOURCES]
        self.price: list[int] = [resource["price"] for resource in resources]
        self.ornament: list[int] = [resource["decorated"] for resource in resources]
        self.start_stock: list[int] = [table["start"][name] for name in RESOURCES]
        self.start_coins: list[int] = table["start"]["coins"]
        self.round_points: list[int] = table["round"]["points"]
        self.monk_price: list[int] = table["round"]["monk"]
        self.workers: int = table["worker"]["available"]
        self.freed_by: list[int] = table["worker"]["freed_by"]
        self.column_coins: list[int] = table["forge"]["columns"]
        self.row_resources: int = table["forge"]["rows"]
        self.first_step: int = table["academy"]["first"]
        self.last_step: int = table["academy"]["last"]
        self.komainu_coins: int = table["komainu"]["coins"]

        self._spaces(table["spaces"])
        self._rooms(table)
        self._swords(table["sword"])
        self._cards(table["card"])
        self._honors(table["honor"])
        score = table["score"]
        self.lap: int = score["lap"]
        self.flowers: list[int] = score["flowers"]
        self.sashimono_points: list[int] = [0, *score["sashimono"]]
        self.favour: int = score["favour"]
        self.honor_most: int = score["honor_most"]
        self.coins_a_point: int = score["coins_a_point"]
        self.ghost_deck: list[int] = _cards_of_the_ghost(table["ghost"]["deck"])
        self.ghost_aside: list[int] = _cards_of_the_ghost(table["ghost"]["aside"])

    def _spaces(self, spaces: Json) -> None:
        """Spaces with a number are used with at least that many players; the Ghost counts as one."""
        swords = spaces["swords"]
        self.house_of: list[int] = [HOUSES.index(space.split("-")[0]) for space in SPACES]
        self.spaces: list[int] = [at for at in range(len(SPACES)) if swords[SPACES[at]] <= self.sides]
        self.market_spaces: int = len([least for least in spaces["market"] if least <= self.sides])
        self.academy_spaces: int = len([least for least in spaces["academy"] if least <= self.sides])
        self.palace_spaces: int = len([least for least in spaces["palace"] if least <= self.sides])

    def _rooms(self, table: Json) -> None:
        self.first_rooms: list[int] = [ROOMS.index(room) for room in table["rooms"]["first"]]
        amounts = room_amounts(table)
        self.room_amount: list[int] = [amounts[room] for room in ROOMS]

    def _swords(self, swords: Json) -> None:
        rows = list(swords.values())
        self.recipe: list[list[int]] = [[RECIPE_LETTERS.index(letter) for letter in row["recipe"]] for row in rows]
        self.points: list[int] = [row["points"] for row in rows]
        self.advance: list[int] = [row["coins"] for row in rows]  # what the Daimyo pays when the Sword is ordered
        self.strength: list[int] = [row["strength"] for row in rows]

    def _cards(self, cards: Json) -> None:
        rows = list(cards.values())
        self.face_count = len(rows)
        self.effect: list[int] = [EFFECTS.index(row["effect"]) for row in rows]
        # What some effects show: the two Resources of an exchange, a Room, or what a Monk costs.
        self.exchanged: list[list[int]] = [_resources(row) for row in rows]
        self.granted_room: list[int] = [ROOMS.index(row["room"]) if "room" in row else NOBODY for row in rows]
        self.cheaper_offering: list[int] = [row.get("monk", NOBODY) for row in rows]
        self.copies: list[int] = [row["copies"] for row in rows]
        self.cost: list[int] = [row["cost"] for row in rows]
        self.benefit_coins: list[int] = [row["benefit"].get("coins", 0) for row in rows]
        self.benefit_points: list[int] = [row["benefit"].get("points", 0) for row in rows]
        self.benefit_resource: list[int] = [_resource(row["benefit"]) for row in rows]
        self.market_faces: list[int] = list(range(MARKET_CARDS))
        self.daimyo_faces: list[int] = list(range(MARKET_CARDS, len(rows)))

    def _honors(self, honors: Json) -> None:
        rows = list(honors.values())
        self.honor_kind: list[str] = [row["kind"] for row in rows]
        self.honor_points: list[int] = [row["points"] for row in rows]
        self.honor_of: list[int] = [_of(row) for row in rows]  # a House, a Resource, a Strength or a number


def _resources(row: Json) -> list[int]:
    return [RESOURCES.index(name) for name in row.get("resources", ())]


def _resource(benefit: Json) -> int:
    return RESOURCES.index(benefit["resource"]) if "resource" in benefit else NOBODY


def _of(row: Json) -> int:
    if "house" in row:
        return HOUSES.index(row["house"])
    if "resource" in row:
        return RESOURCES.index(row["resource"])
    return int(row.get("least", 0))


def _cards_of_the_ghost(counts: dict[str, int]) -> list[int]:
    return [GHOST_CARDS.index(name) for name, count in counts.items() for _ in range(count)]
