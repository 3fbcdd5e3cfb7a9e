"""Encodings: rows of the state in the form that observations hold. `rules/rows.py` names these functions."""

from __future__ import annotations

from typing import Final

from bakufu.katana.box.components import MOST_IN_THE_KATANA, MOST_SIDES, NOBODY, SWORDS
from bakufu.katana.rules.state import State
from bakufu.kernel.stepping.observing import LARGEST

NOTHING: Final = [[0] * sides for sides in range(MOST_SIDES + 1)]  # by number of sides; pages only compare rows


def points_in_range(state: State, points: list[int]) -> list[int]:
    for value in points:
        if not 0 <= value <= LARGEST:
            return [min(max(value, 0), LARGEST) for value in points]
    return points


def points_below(state: State, points: list[int]) -> list[int]:
    for value in points:
        if value < 0:
            return [max(0, -value) for value in points]
    return NOTHING[len(points)]


def delivered_by(state: State, washitsu: list[list[int]]) -> list[int]:
    sides = [NOBODY] * SWORDS
    for side in range(len(washitsu)):
        for sword in washitsu[side]:
            sides[sword] = side
    return sides


def delivered_as(state: State, washitsu: list[list[int]]) -> list[int]:
    places = [0] * SWORDS
    for swords in washitsu:
        for place in range(len(swords)):
            places[swords[place]] = place + 1
    return places


def padded(state: State, recipes: list[list[int]]) -> list[int]:
    numbers = [NOBODY] * (MOST_IN_THE_KATANA * len(recipes))
    start = 0
    for recipe in recipes:
        at = start
        for resource in recipe:
            numbers[at] = resource
            at += 1
        start += MOST_IN_THE_KATANA
    return numbers


def copies(state: State, cards: list[list[int]]) -> list[int]:
    faces = state.setting.face_count
    counts = [0] * (faces * len(cards))
    start = 0
    for hand in cards:
        for face in hand:
            counts[start + face] += 1
        start += faces
    return counts


def holders(state: State, honors: list[list[int]]) -> list[int]:
    sides = [NOBODY] * len(state.setting.honor_kind)
    for side in range(len(honors)):
        for honor in honors[side]:
            sides[honor] = side
    return sides
