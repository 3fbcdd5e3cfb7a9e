"""The features that the network knows, in groups. A feature is a number: where its group begins, and a place in it.

Weights belong to these numbers: after a change here, the network has to be trained again (`python -m training`).
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.search.features import FEATURES as MEASURED
from bakufu.bots.shogun.search.features import MEASURES
from bakufu.shogun.box.components import BUILDINGS, PROVINCE_COUNT

ARMIES: Final = 10  # armies in a province, up to 9
BUILT: Final = 4
DANGERS: Final = 6
FEW: Final = 5
LEAD: Final = 24  # points ahead or behind

# A province of the seat.
STRENGTH: Final = 0  # its armies, and the most that a rival's neighbor can attack with
PLACE: Final = STRENGTH + ARMIES * ARMIES  # which it is, by side of the board
HELD: Final = PLACE + 2 * PROVINCE_COUNT  # its buildings, its free sites, and how likely it is lost
AIM: Final = HELD + BUILT * BUILT * DANGERS  # its armies, and those of the weakest neighbor of a rival
FARMLAND: Final = AIM + ARMIES * ARMIES  # its armies, and its neutral neighbors
REVOLTS: Final = FARMLAND + FEW * FEW  # revolt markers, and its armies
FRONT: Final = REVOLTS + FEW * FEW  # its neighbors of the seat, and those of rivals
# A region.
MAJORITY: Final = FRONT + 7 * 7  # by kind of building: those of the seat, and the most of a rival
REGION: Final = MAJORITY + len(BUILDINGS) * FEW * FEW  # provinces and buildings of the seat
# The seat as a whole: one amount each.
CHESTS: Final = REGION + 10 * 6
RICE: Final = CHESTS + 36  # rice minus what winter will ask for
PROVINCES: Final = RICE + 2 * 14
BUILDINGS_HELD: Final = PROVINCES + 28
ALL_ARMIES: Final = BUILDINGS_HELD + 24
SITES: Final = ALL_ARMIES + 64
AHEAD: Final = SITES + 32  # of the best other seat, in points
AHEAD_OF_ALL: Final = AHEAD + 2 * LEAD + 1  # of the mean of the others
MOST: Final = AHEAD_OF_ALL + 2 * LEAD + 1  # points for majorities as they are now
TOWER: Final = MOST + 24  # own cubes in it
FARMERS: Final = TOWER + 20  # farmers in it
BEST_TAX: Final = FARMERS + 24
TAXES: Final = BEST_TAX + 9
BEST_FIELD: Final = TAXES + 64
FIELDS: Final = BEST_FIELD + 9
REGIONS_HELD: Final = FIELDS + 64
DANGER: Final = REGIONS_HELD + 6
DANGER_BUILT: Final = DANGER + 24
CONQUESTS: Final = DANGER_BUILT + 24
READY: Final = CONQUESTS + 32  # provinces with three armies or more
PLAYERS: Final = READY + 16  # by number of players and side of the board, with or without claiming
MODULE_AMOUNTS: Final = 48
MODULES: Final = PLAYERS + 6 * 4  # amounts that modules measure, one after the other
FIRST_MEASURED: Final = min([first for first, _ in MEASURES.values()])
COUNT: Final = MODULES + MODULE_AMOUNTS * (len(MEASURED) - FIRST_MEASURED)
