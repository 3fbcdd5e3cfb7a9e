"""The numbers in `State.battle` while there is a battle; otherwise it is empty."""

from __future__ import annotations

from typing import Final

ATTACKER: Final = 0  # a seat
DEFENDER: Final = 1  # a seat, or NEUTRAL
BATTLEFIELD: Final = 2  # a province
ATTACKING: Final = 3  # armies
DEFENDING: Final = 4  # armies
