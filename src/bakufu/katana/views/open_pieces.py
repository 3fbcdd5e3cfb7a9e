"""Single pieces of the open table as plain values: a Sword, a card, a figure, an Honor card, with what is printed on
them, so that a browser needs nothing but the view."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.katana.box.components import (
    EFFECTS,
    EXCHANGE,
    FACE_DOWN,
    HOUSES,
    NO_FLAG,
    NO_SWORD,
    NOBODY,
    RESOURCES,
    ROOM_EFFECT,
    ROOMS,
    SWORDS,
    Resource,
    Stock,
    is_monk,
    side_of,
    sword_name,
)
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import recipe_of
from bakufu.katana.rules.swords.project import noted
from bakufu.katana.views.pieces import FLAGS, Card, Figure, Honor, SwordMade, SwordTile

# What the number on an Honor card names, by kind; on others it is a number, or nothing.
HONOR_SPEAKS_OF: dict[str, tuple[str, ...]] = {"sashimono": HOUSES, "resource": RESOURCES}


def sword_tile(known: State, sword: int) -> SwordTile | None:
    """What is printed on a Sword tile; nothing for a space without one."""
    if sword == NO_SWORD:
        return None
    setting = known.setting
    return {
        "sword": sword_name(sword),
        "recipe": [RESOURCES[resource] for resource in setting.recipe[sword]],
        "points": setting.points[sword],
        "coins": setting.advance[sword],
        "strength": setting.strength[sword],
    }


def sword_made(known: State, sword: int) -> SwordMade:
    """A Sword that somebody makes or has made: how far it is, and what is on it."""
    printed = sword < SWORDS
    return {
        "sword": sword_name(sword),
        "recipe": [RESOURCES[resource] for resource in recipe_of(known, sword)],
        "points": known.setting.points[sword] if printed else 0,
        "strength": known.setting.strength[sword] if printed else 0,
        "placed": known.placed[sword],
        "decorated": [RESOURCES[r] for r in range(len(RESOURCES)) if known.decorated[sword] >> r & 1],
        "sashimono": FLAGS[known.flag[sword]] if known.flag[sword] != NO_FLAG else None,
        "gave": {RESOURCES[r]: noted(known, sword, r) for r in range(len(RESOURCES))},
    }


def card(known: State, face: int) -> Card:
    setting = known.setting
    told: Card = {
        "card": face + 1,
        "effect": EFFECTS[setting.effect[face]],
        "cost": setting.cost[face],
        "benefit": {
            "coins": setting.benefit_coins[face],
            "points": setting.benefit_points[face],
            "resource": _resource(setting.benefit_resource[face]),
        },
    }
    if setting.effect[face] == EXCHANGE:
        told["resources"] = [RESOURCES[resource] for resource in setting.exchanged[face]]
    elif setting.effect[face] == ROOM_EFFECT:
        told["room"] = ROOMS[setting.granted_room[face]]
    elif setting.cheaper_offering[face] != NOBODY:
        told["monk"] = setting.cheaper_offering[face]
    return told


def cards(known: State, faces: list[int]) -> list[Card]:
    return [card(known, face) for face in faces if face != FACE_DOWN]


def honor(known: State, number: int) -> Honor:
    kind, of = known.setting.honor_kind[number], known.setting.honor_of[number]
    names = HONOR_SPEAKS_OF.get(kind)
    return {
        "honor": number + 1,
        "kind": kind,
        "points": known.setting.honor_points[number],
        "of": names[of] if names else of or None,
    }


def honors(known: State, numbers: list[int]) -> list[Honor]:
    return [honor(known, number) for number in numbers]


def figure(number: int) -> Figure | None:
    """Whose it is, and whether it is a Monk; nothing for a free space."""
    return None if number == NOBODY else {"side": side_of(number), "monk": is_monk(number)}


def figures(numbers: list[int]) -> list[Figure]:
    return [{"side": side_of(number), "monk": is_monk(number)} for number in numbers]


def by_resource(row: Sequence[int], seat: int) -> Stock:
    """Four numbers of a row kept by seat and Resource."""
    return {RESOURCES[r]: row[len(RESOURCES) * seat + r] for r in range(len(RESOURCES))}


def _resource(resource: int) -> Resource | None:
    return RESOURCES[resource] if resource != NOBODY else None
