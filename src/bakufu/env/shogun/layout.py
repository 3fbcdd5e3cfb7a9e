"""Tables of the observation layout for the documentation: `python -m bakufu.env.shogun.layout` prints them."""

from __future__ import annotations

from bakufu.env.columns import heading, line, slots, written_as
from bakufu.env.core import EnvCore
from bakufu.kernel.stepping.observing import Field
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.modules.names import NAMES

PLAYERS = (3, 4, 5)
BASE = "every game"
CLAIMED = "claimed set-up"


def fields_of(players: int, setup: str, modules: tuple[str, ...]) -> list[Field]:
    return EnvCore("shogun", {"players": players, "setup": setup, "modules": modules}).fields


def fields_table() -> list[str]:
    """One row per possible field: its condition, its slots by number of players, and its meaning."""
    told: dict[str, str] = {row.name: module.name for module in MODULES for row in module.box.rows}
    everywhere = {field.name for field in fields_of(3, "fixed", ())}
    lines = heading("field", "in", "slots with 3, 4, 5 players", "written as", "meaning")
    by_players = [_all_fields(players) for players in PLAYERS]
    for fields in zip(*by_players, strict=True):
        field = fields[0]
        where = BASE if field.name in everywhere else told.get(field.name, CLAIMED)
        lines.append(line(f"`{field.name}`", where, slots(fields), written_as(field), field.meaning))
    return lines


def _all_fields(players: int) -> list[Field]:
    """All fields in order, with their slots when no module adds spaces to the plan."""
    plain = {field.name: field for field in fields_of(players, "claim", ())}
    return [plain.get(field.name, field) for field in fields_of(players, "claim", NAMES)]


def sizes_table() -> list[str]:
    """The length of the observation."""
    lines = heading("players", "fixed", "claimed", "fixed, all modules", "claimed, all modules")
    for players in PLAYERS:
        sizes = [
            sum(field.slots for field in fields_of(players, setup, modules))
            for modules in ((), NAMES)
            for setup in ("fixed", "claim")
        ]
        lines.append(line(players, *sizes))
    return lines


if __name__ == "__main__":
    print("\n".join([*fields_table(), "", *sizes_table()]))
