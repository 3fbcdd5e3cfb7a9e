"""The kinds of decisions, as numbers; `sequence.py` says which functions belong to each."""

from __future__ import annotations

from typing import Final

CLAIM_CARD: Final = 0
CLAIM_ARMIES: Final = 1
PLAN: Final = 2
PLACE_IN_ORDER: Final = 3
DEPLOY_ARMIES: Final = 4
MOVE_TO: Final = 5
MARCH_TO: Final = 6
MARCH_ARMIES: Final = 7
REINFORCE: Final = 8
NEXT_REVOLT: Final = 9
BASE_KINDS: Final = 10  # those of modules come after them

# What the numbers in `State.about` mean, by kind of decision; kinds without an entry have none.
ABOUT: Final = {
    CLAIM_ARMIES: ("province",),
    DEPLOY_ARMIES: ("action", "province", "armies", "special_armies"),
    MOVE_TO: ("action", "origin"),
    MARCH_TO: ("action", "origin"),
    MARCH_ARMIES: ("action", "origin", "target"),
    REINFORCE: ("special",),
}
ABOUT_CLAIMED: Final = 0  # CLAIM_ARMIES
ABOUT_SPECIAL: Final = 0  # REINFORCE
ABOUT_ACTION: Final = 0  # all others
ABOUT_ORIGIN: Final = 1
ABOUT_TARGET: Final = 2  # MARCH_ARMIES
ABOUT_ARMIES: Final = 2  # DEPLOY_ARMIES
ABOUT_SPECIAL_ARMIES: Final = 3

# Tasks that a step may stack.
ASK_ATTACKER: Final = 0
ASK_DEFENDER: Final = 1
FIGHT: Final = 2
BASE_TASKS: Final = 3  # those of modules come after them
