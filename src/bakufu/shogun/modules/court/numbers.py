"""The numbers of what Tenno's Court adds."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.numbers import DECISION, PICK, PRINTED, ROW

# Rows of the state.
ENTRANCE: Final = ROW["entrance"]
AUDIENCE: Final = ROW["audience"]
OFFICIALS: Final = ROW["officials"]
FAVOUR_ROW: Final = ROW["favour_row"]
FAVOURS_LEFT: Final = ROW["favours_left"]
KEPT: Final = ROW["kept"]
PROTECTED: Final = ROW["protected"]
QUEUE: Final = ROW["queue"]

TAKE_FAVOUR: Final = DECISION["take-favour"]
REMOVE_EVENT: Final = DECISION["remove-event"]
CALM_PROVINCE: Final = DECISION["calm-province"]
FAVOURED_ARMIES: Final = DECISION["favoured-armies"]
FAVOURED_BUILDING: Final = DECISION["favoured-building"]
ABOUT_ARMIES: Final = 0  # FAVOURED_ARMIES
ABOUT_BUILDING: Final = 0  # FAVOURED_BUILDING

TOWER_CARD: Final = PICK["tower-1"]
FAVOUR: Final = PICK["favour-4"]  # and the next two, for fewer officials

FAVOUR_COST: Final = PRINTED["favour_cost"]  # by space, the most expensive first: officials
FAVOUR_KIND: Final = PRINTED["favour_kind"]  # by card, from 1 on: its number in `favour_cards.py`
FAVOUR_AMOUNT: Final = PRINTED["favour_amount"]  # by card, from 1 on: how much it gives, or 0
