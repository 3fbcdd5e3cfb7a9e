"""What Tenno's Court adds that gets a number."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.patch import Json
from bakufu.kernel.rows import fixed, growing
from bakufu.shogun.module import Box
from bakufu.shogun.modules.court.favour_cards import FAVOUR_CARDS, KINDS

TOWER_CARDS: Final = 3
FAVOURS: Final = 3  # spaces for favours, for 4, 3 and 2 officials


def _cards(table: Json) -> list[Json]:
    return [table["favour"][str(card)] for card in range(1, FAVOUR_CARDS + 1)]


# Before the game all officials are in their supplies and all favours in the deck. Place 0 of rows by card is not used.
BOX = Box(
    rows=(
        fixed("entrance", "by seat: officials in the entrance hall", ("seat",)),
        fixed("audience", "by seat: officials in the audience hall", ("seat",)),
        fixed("officials", "by seat: officials in the supply", ("seat",)),
        fixed("favour_row", "for 4, 3 and 2 officials: the favour lying there, 0 for none", ("favour_space",)),
        fixed(
            "favours_left", "by favour, from 1 on (the first slot is unused): 1 while it is in the deck", ("favour",)
        ),
        fixed("kept", "by seat: kept favours against a revolt marker", ("seat",)),
        fixed("protected", "by seat: 1 battle A, 2 battle B, 3 both", ("seat",)),
        growing("queue", "seats that still come before the Tenno, the next one last", ("seat",)),
    ),
    sizes={
        "favour_space": lambda setting: len(setting.facts["court"]["costs"]),
        "favour": lambda setting: 1 + len(setting.facts["favour"]),
    },
    begins={
        "officials": lambda setting: [setting.facts["court"]["officials"]] * setting.players,
        "favours_left": lambda setting: [0] + [1] * len(setting.facts["favour"]),
    },
    decisions={
        "take-favour": (),
        "remove-event": (),
        "calm-province": (),
        "favoured-armies": ("armies",),
        "favoured-building": ("building",),
    },
    picks=(
        *[f"tower-{number + 1}" for number in range(TOWER_CARDS)],
        *[f"favour-{officials}" for officials in (4, 3, 2)],
    ),
    printed={
        "favour_cost": lambda table: list(table["court"]["costs"]),
        "favour_kind": lambda table: [-1] + [KINDS.index(card["kind"]) for card in _cards(table)],
        "favour_amount": lambda table: [0] + [card.get("amount", 0) for card in _cards(table)],
    },
)
