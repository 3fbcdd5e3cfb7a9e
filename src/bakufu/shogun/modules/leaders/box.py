"""What the Military Leaders add that gets a number."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.box.components import ACTIONS, PROVINCE_COUNT
from bakufu.shogun.module import Box, Row

AWAY: Final = -1  # where a leader is who stands in no province

BOX = Box(
    rows=(
        Row("leader", "by seat: province of the leader; -1 none", lambda setting: [AWAY] * setting.players, bias=-AWAY),
        Row(
            "statues",
            "by province and seat: statues standing there",
            lambda setting: [0] * (PROVINCE_COUNT * setting.players),
        ),
        Row(
            "statues_left",
            "by seat: statues in the supply",
            lambda setting: [setting.facts["leaders"]["statues"]] * setting.players,
        ),
        Row(
            "trophies",
            "by seat, and by the seat whose statues they were",
            lambda setting: [0] * (setting.players * setting.players),
        ),
    ),
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
