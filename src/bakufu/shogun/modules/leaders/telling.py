"""Leaders, statues and trophies on the open table, and the way back from there. All of it lies open."""

from __future__ import annotations

from typing import Any

from bakufu.shogun.components import COLOURS, PROVINCE_COUNT, PROVINCES, cubes
from bakufu.shogun.modules.leaders.placing import AWAY
from bakufu.shogun.modules.leaders.statues import statues_in
from bakufu.shogun.modules.rows import LEADER, STATUES, STATUES_LEFT, TROPHIES
from bakufu.shogun.open_table import Part
from bakufu.shogun.state import State

Json = dict[str, Any]


def _leaders(known: State) -> Json:
    """By seat; trophies and statues are counted by the colour of their pieces."""
    players = known.setting.players
    told: Json = {}
    for seat in range(players):
        here = known.extra[LEADER][seat]
        told[str(seat)] = {
            "province": None if here == AWAY else PROVINCES[here],
            "statues_left": known.extra[STATUES_LEFT][seat],
            "trophies": cubes(known.extra[TROPHIES][seat * players : (seat + 1) * players]),
        }
    return told


def _statues(known: State) -> Json:
    """By province, where there are any."""
    players = known.setting.players
    told: Json = {}
    for province in range(PROVINCE_COUNT):
        if statues_in(known, province):
            told[PROVINCES[province]] = cubes(known.extra[STATUES][province * players : (province + 1) * players])
    return told


PARTS: tuple[Part, ...] = (
    Part("leaders", ("extra",), lambda seat, known, moves: _leaders(known)),
    Part("statues", ("extra",), lambda seat, known, moves: _statues(known)),
)


def read(known: State, data: Json) -> None:
    leaders: list[Json] = [data["leaders"][str(seat)] for seat in range(known.setting.players)]
    provinces = [leader.get("province") for leader in leaders]
    known.extra[LEADER] = [AWAY if name is None else PROVINCES.index(name) for name in provinces]
    known.extra[STATUES_LEFT] = [leader["statues_left"] for leader in leaders]
    known.extra[TROPHIES] = [count for leader in leaders for count in _counts(known, leader["trophies"])]
    known.extra[STATUES] = [count for name in PROVINCES for count in _counts(known, data["statues"].get(name))]


def _counts(known: State, pieces: Json | None) -> list[int]:
    """Pieces by seat, from pieces by colour."""
    return [(pieces or {}).get(colour) or 0 for colour in COLOURS[: known.setting.players]]
