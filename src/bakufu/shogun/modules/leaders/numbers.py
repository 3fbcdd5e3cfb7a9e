"""The numbers of what the Military Leaders add."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.numbers import DECISION, PRINTED, ROW

# Rows of the state.
LEADER: Final = ROW["leader"]
STATUES: Final = ROW["statues"]
STATUES_LEFT: Final = ROW["statues_left"]
TROPHIES: Final = ROW["trophies"]

PLACE_LEADER: Final = DECISION["place-leader"]
CLAIM_WITH_LEADER: Final = DECISION["claim-with-leader"]
MOVE_LEADER: Final = DECISION["move-leader"]
RAISE_STATUE: Final = DECISION["raise-statue"]
ABOUT_PROVINCE: Final = 0  # where the leader could come, or where he was

IMPROVED_BY: Final = PRINTED["improved_by"]  # by action: what a leader takes off the price or adds to the amount
STATUE_VALUES: Final = PRINTED["statue_values"]  # points for a statue, and for a trophy
