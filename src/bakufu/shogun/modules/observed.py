"""What observations hold of the modules: each row of the state that a module adds, as a field."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.observing import Field
from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.modules.rows import (
    AUDIENCE,
    CHAMBERS,
    ENTRANCE,
    FAVOUR_ROW,
    FAVOURS_LEFT,
    KEPT,
    LEADER,
    MARKERS_LEFT,
    OFFICIALS,
    PROTECTED,
    QUEUE,
    REGION_ROW,
    SAMURAI,
    STATUES,
    STATUES_LEFT,
    TROPHIES,
)

# By module: the row, its name and what it says..
OBSERVED: Final[dict[str, tuple[tuple[int, str, str], ...]]] = {
    "court": (
        (ENTRANCE, "entrance", "by seat: officials in the entrance hall"),
        (AUDIENCE, "audience", "by seat: officials in the audience hall"),
        (OFFICIALS, "officials", "by seat: officials in the supply"),
        (FAVOUR_ROW, "favour_row", "for 4, 3 and 2 officials: the favour lying there, 0 for none"),
        (FAVOURS_LEFT, "favours_left", "by favour, from 1 on (the first slot is unused): 1 while it is in the deck"),
        (KEPT, "kept", "by seat: kept favours against a revolt marker"),
        (PROTECTED, "protected", "by seat: 1 battle A, 2 battle B, 3 both"),
        (QUEUE, "queue", "seats that still come before the Tenno, the next one last"),
    ),
    "samurai": ((SAMURAI, "samurai", "by seat: cards slid under the pile this year"),),
    "leaders": (
        (LEADER, "leader", "by seat: province of the leader; -1 none"),
        (STATUES, "statues", "by province and seat: statues standing there"),
        (STATUES_LEFT, "statues_left", "by seat: statues in the supply"),
        (TROPHIES, "trophies", "by seat, and by the seat whose statues they were"),
    ),
    "chambers": (
        (CHAMBERS, "chambers", "by row and column: 0 in the bag, 1 face up, 2 face down, from 3 on the seat's marker"),
        (REGION_ROW, "region_row", "region tiles from the left"),
        (MARKERS_LEFT, "markers_left", "by seat: markers in the supply"),
    ),
}
BIASED: Final = {LEADER: 1}


def module_fields(setting: Setting) -> list[Field]:
    """The fields of the modules that are played, in the order of their rows."""
    lengths = {QUEUE: setting.players, REGION_ROW: len(REGIONS)}
    fields: list[Field] = []
    for module in setting.options.modules:
        for row, name, meaning in OBSERVED[module]:
            counted = row in lengths
            slots = 1 + lengths[row] if counted else len(setting.extra[row])
            fields.append(Field(name, slots, meaning, BIASED.get(row, 0), counted))
    return fields


def module_rows(setting: Setting) -> list[int]:
    """The numbers of those rows."""
    return [row for module in setting.options.modules for row, _, _ in OBSERVED[module]]
