"""What the Military Leaders add that gets a number."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.rows import fixed
from bakufu.shogun.box.components import ACTIONS
from bakufu.shogun.module import Box

AWAY: Final = -1  # for a leader who isn't in any province

BOX = Box(
    rows=(
        fixed("leader", "by seat: province of the leader; -1 none", ("seat",), AWAY, AWAY),
        fixed("statues", "by province and seat: statues standing there", ("province", "seat")),
        fixed("statues_left", "by seat: statues in the supply", ("seat",)),
        fixed("trophies", "by seat, and by the seat whose statues they were", ("seat", "seat")),
    ),
    begins={"statues_left": lambda setting: [setting.facts["leaders"]["statues"]] * setting.players},
    decisions={
        "place-leader": (),
        "claim-with-leader": ("province",),
        "move-leader": ("origin",),
        "raise-statue": ("province",),
    },
    printed={
        "improved_by": lambda table: [table["leaders"]["improves"].get(action, 0) for action in ACTIONS],
        "statue_values": lambda table: [table["leaders"]["statue_value"], table["leaders"]["trophy_value"]],
    },
)
