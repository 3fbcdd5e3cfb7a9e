"""The open court: what everybody sees of it, as plain values, and the way back."""

from __future__ import annotations

from typing import TypedDict

from bakufu.kernel.patch import Json
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.module import Part
from bakufu.shogun.modules.court.favour_cards import KINDS, FavourKind
from bakufu.shogun.modules.court.numbers import (
    AUDIENCE,
    ENTRANCE,
    FAVOUR_AMOUNT,
    FAVOUR_COST,
    FAVOUR_KIND,
    FAVOUR_ROW,
    FAVOURS_LEFT,
    KEPT,
    OFFICIALS,
    PROTECTED,
    QUEUE,
)
from bakufu.shogun.modules.court.protection import protected_from
from bakufu.shogun.rules.state import State


class Favour(TypedDict):
    """`amount` is 0 where the card shows none."""

    number: int
    kind: FavourKind
    amount: int


class FavourSpace(TypedDict):
    """`officials` is the price."""

    officials: int
    favour: Favour | None


class Court(TypedDict):
    """Lists are by seat, except for the spaces of the audience hall, the most expensive first. `deck` are the numbers
    of favors nobody has seen yet; `queue` are the seats whose audience is still to come, the next one first."""

    favours: list[FavourSpace]
    deck: list[int]
    entrance: list[int]
    audience: list[int]
    officials: list[int]
    kept: list[int]
    protected: list[list[str]]
    queue: list[int]


def _favour(setting: Setting, card: int) -> Favour | None:
    if not card:
        return None
    kind = KINDS[setting.printed[FAVOUR_KIND][card]]
    return {"number": card, "kind": kind, "amount": setting.printed[FAVOUR_AMOUNT][card]}


def tell(known: State) -> Court:
    """Rows by seat are lists. The deck isn't secret: everybody can count which favors have not been seen."""
    setting, rows = known.setting, known.module_rows
    costs = setting.printed[FAVOUR_COST]
    return {
        "favours": [
            {"officials": costs[space], "favour": _favour(setting, card)} for space, card in enumerate(rows[FAVOUR_ROW])
        ],
        "deck": [card for card, left in enumerate(rows[FAVOURS_LEFT]) if left],
        "entrance": list(rows[ENTRANCE]),
        "audience": list(rows[AUDIENCE]),
        "officials": list(rows[OFFICIALS]),
        "kept": list(rows[KEPT]),
        "protected": [protected_from(bits) for bits in rows[PROTECTED]],
        "queue": list(rows[QUEUE][::-1]),
    }


def read(known: State, data: Json) -> None:
    told: Json = data["court"]
    rows = known.module_rows
    favours = [0 if space.get("favour") is None else space["favour"]["number"] for space in told["favours"]]
    rows[FAVOUR_ROW] = tuple(favours)
    rows[FAVOURS_LEFT] = tuple([1 if card in told["deck"] else 0 for card in range(len(rows[FAVOURS_LEFT]))])
    rows[ENTRANCE] = tuple(told["entrance"])
    rows[AUDIENCE] = tuple(told["audience"])
    rows[OFFICIALS] = tuple(told["officials"])
    rows[KEPT] = tuple(told["kept"])
    rows[PROTECTED] = tuple([_bits(actions) for actions in told["protected"]])
    rows[QUEUE] = tuple(told["queue"][::-1])


def _bits(actions: list[str]) -> int:
    return sum([1 << number for number, action in enumerate(protected_from(3)) if action in actions])


PART = Part("court", Court, ("module_rows",), lambda seat, known, moves: tell(known))
