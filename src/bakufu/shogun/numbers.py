"""Numbers for what modules add to the game: rows of the state, printed amounts, decisions, tasks and picks.

Module after module, each in the order of its `box.py`, and the same in every game, whichever modules are played.
Records and snapshots hold these numbers; `tests/shogun/modules/numbers.json` freezes them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from bakufu.shogun.box.picks import BASE_WORDS, YES, YES_WORD
from bakufu.shogun.module import Box
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import BASE_KINDS, BASE_TASKS


def _words(boxes: list[Box]) -> tuple[str, ...]:
    """YES keeps the number it has in records: the first modules fill the numbers before it, later ones those after."""
    words = list(BASE_WORDS)
    for box in boxes:
        words += box.picks
        if len(words) == YES:
            words.append(YES_WORD)
    assert words[YES] == YES_WORD
    return tuple(words)


def _numbered(names: list[str], first: int = 0) -> dict[str, int]:
    numbers = {name: first + number for number, name in enumerate(names)}
    assert len(numbers) == len(names), "two modules use one name"
    return numbers


BOXES: Final = [cast("Box", import_module(f"bakufu.shogun.modules.{name}.box").BOX) for name in NAMES]
ROW: Final = _numbered([row.name for box in BOXES for row in box.rows])
PRINTED: Final = _numbered([name for box in BOXES for name in box.printed])
DECISION: Final = _numbered([name for box in BOXES for name in box.decisions], BASE_KINDS)
TASK: Final = _numbered([name for box in BOXES for name in box.tasks], BASE_TASKS)

# Every move of the game as a word, by its number, and back.
WORDS: Final = _words(BOXES)
PICKS: Final = len(WORDS)
PICK: Final = _numbered(list(WORDS))
