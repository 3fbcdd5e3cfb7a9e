"""Tables of the observation layout for the documentation: `python -m bakufu.env.katana.layout` prints them."""

from __future__ import annotations

from bakufu.env.columns import heading, line, slots, written_as
from bakufu.env.core import EnvCore
from bakufu.katana.box.options import PLAYERS
from bakufu.kernel.stepping.observing import Field


def fields_of(players: int) -> list[Field]:
    """The fields are the same with first and with random Rooms."""
    return EnvCore("katana", {"players": players}).fields


def fields_table() -> list[str]:
    """One row per field: its slots by number of players, and its meaning."""
    lines = heading("field", "slots with 1, 2, 3, 4 players", "written as", "meaning")
    for fields in zip(*[fields_of(players) for players in PLAYERS], strict=True):
        lines.append(line(f"`{fields[0].name}`", slots(fields), written_as(fields[0]), fields[0].meaning))
    return lines


def sizes_table() -> list[str]:
    """The length of the observation."""
    lines = heading("players", "slots")
    return lines + [line(players, sum(field.slots for field in fields_of(players))) for players in PLAYERS]


if __name__ == "__main__":
    print("\n".join([*fields_table(), "", *sizes_table()]))
