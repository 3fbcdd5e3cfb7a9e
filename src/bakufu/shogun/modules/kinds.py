"""The decisions of the modules, numbered after those of the base game, in the order of the manifests."""

from __future__ import annotations

from typing import Final

# Tenno's Court.
TAKE_FAVOUR: Final = 10
REMOVE_EVENT: Final = 11
CALM_PROVINCE: Final = 12
FAVOURED_ARMIES: Final = 13
FAVOURED_BUILDING: Final = 14
# Samurai.
CHOOSE_BENEFIT: Final = 15
# Military Leaders.
PLACE_LEADER: Final = 16
CLAIM_WITH_LEADER: Final = 17
MOVE_LEADER: Final = 18
RAISE_STATUE: Final = 19
# Chambers.
TAKE_CHAMBER: Final = 20
