"""Leaders, statues and trophies on the open table, and the way back from there. All of it is public."""

from __future__ import annotations

from typing import TypedDict

from bakufu.kernel.patch import Json
from bakufu.shogun.box.components import COLOURS, PROVINCE_COUNT, PROVINCES, Cubes, cubes
from bakufu.shogun.module import Part
from bakufu.shogun.modules.leaders.box import AWAY
from bakufu.shogun.modules.leaders.numbers import LEADER, STATUES, STATUES_LEFT, TROPHIES
from bakufu.shogun.modules.leaders.statues import statues_in
from bakufu.shogun.rules.state import State


class Leaders(TypedDict):
    """By seat, except for statues on the board, which stand in provinces."""

    provinces: list[str | None]
    left: list[int]
    trophies: list[Cubes]
    statues: dict[str, Cubes]


def tell(known: State) -> Leaders:
    """Lists by seat; statues by province, where there are any. Pieces are counted by their colour."""
    players = known.setting.players
    trophies, standing = known.module_rows[TROPHIES], known.module_rows[STATUES]
    statues: dict[str, Cubes] = {}
    for province in range(PROVINCE_COUNT):
        if statues_in(known, province):
            statues[PROVINCES[province]] = cubes(standing[province * players : (province + 1) * players])
    return {
        "provinces": [None if here == AWAY else PROVINCES[here] for here in known.module_rows[LEADER]],
        "left": list(known.module_rows[STATUES_LEFT]),
        "trophies": [cubes(trophies[seat * players : (seat + 1) * players]) for seat in range(players)],
        "statues": statues,
    }


def read(known: State, data: Json) -> None:
    told: Json = data["leaders"]
    rows, statues = known.module_rows, told["statues"]
    rows[LEADER] = tuple([AWAY if name is None else PROVINCES.index(name) for name in told["provinces"]])
    rows[STATUES_LEFT] = tuple(told["left"])
    rows[TROPHIES] = tuple([count for pieces in told["trophies"] for count in _counts(known, pieces)])
    rows[STATUES] = tuple([count for name in PROVINCES for count in _counts(known, statues.get(name))])


def _counts(known: State, pieces: Json | None) -> list[int]:
    """Pieces by seat, from pieces by colour."""
    return [(pieces or {}).get(colour) or 0 for colour in COLOURS[: known.setting.players]]


PART = Part("leaders", Leaders, ("module_rows",), lambda seat, known, moves: tell(known))
