"""Hints for taking a chamber."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.board import LINES
from bakufu.shogun.modules.chambers.box import CHAMBER_SIDE
from bakufu.shogun.modules.chambers.lines import markers_in
from bakufu.shogun.modules.chambers.numbers import CHAMBER, LINE_POINTS
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.views.view import View
from bakufu.text.shogun.modules.chambers.words import chamber, line

if TYPE_CHECKING:
    from bakufu.text.shogun.teller import ShogunTeller


def take_chamber(teller: ShogunTeller, view: View, move: int) -> tuple[str, str]:
    """The row and the column that a marker would count for."""
    if move == NOTHING:
        return teller.name("card", "nothing"), teller.say("option-no-chamber")
    row, column = divmod(move - CHAMBER, CHAMBER_SIDE)
    lines = [_line(teller, view, number) for number in (row, CHAMBER_SIDE + column)]
    return chamber(teller, WORDS[move]), teller.say("option-chamber", row=lines[0], column=lines[1])


def _line(teller: ShogunTeller, view: View, number: int) -> str:
    assert view.seat is not None
    counts = markers_in(view.known, number)
    return teller.say(
        "option-line",
        line=line(teller, LINES[number]),
        points=view.known.setting.printed[LINE_POINTS][number],
        own=counts[view.seat],
        most=max([count for seat, count in enumerate(counts) if seat != view.seat]),
    )
