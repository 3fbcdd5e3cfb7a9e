"""The kinds of decisions and tasks, as numbers; `sequence.py` says which functions belong to each."""

from __future__ import annotations

from typing import Final

# Open decisions: anytime actions are possible here too. They come first.
TURN: Final = 0
FORGING: Final = 1
BUYING: Final = 2
TAKING_A_CARD: Final = 3
DECORATING: Final = 4
ROOMS: Final = 5
KOMAINU_EFFECT: Final = 6
ACADEMY_GIFT: Final = 7
PALACE_GIFT: Final = 8
ASIDE: Final = 9
END_OF_TURN: Final = 10
DELIVERY: Final = 11
OPEN_KINDS: Final = 12

STARTING_SWORD: Final = 12
ADVANCING: Final = 13
FAMILY: Final = 14
SASHIMONO: Final = 15
PROJECT: Final = 16
LINE: Final = 17
SECOND: Final = 18
EXCHANGE: Final = 19
CARD_MOVE: Final = 20
CARD_DECORATION: Final = 21
REARRANGING: Final = 22
CHANGING_PROJECT: Final = 23
COMPOSING: Final = 24
GHOST_CARD: Final = 25

# Tasks that rules may stack. The first ones ask the open decision of the same number.
ASK_SASHIMONO: Final = 12
ASK_ADVANCING: Final = 13
ASK_FAMILY: Final = 14
ASK_PROJECT: Final = 15
END_DELIVERY: Final = 16
END_ACADEMY: Final = 17
NEXT_GIFT: Final = 18
NEXT_ASIDE: Final = 19
END_MOMENT: Final = 20
BEGIN_ROOMS: Final = 21
BEGIN_DECORATING: Final = 22
BEGIN_ASIDES: Final = 23
TASK_COUNT: Final = 24

# What the numbers of `State.about` are, by kind of decision. All others of these kinds are about a card; the numbers of
# COMPOSING are the Resources composed so far.
ABOUT_CARD: Final = 0
ABOUT_SECOND: Final = 1  # LINE: 1 if the line has a benefit already
ABOUT_SWORD: Final = 0  # PROJECT
