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
    from bakufu.text.shogun.renderer import ShogunRenderer


def take_chamber(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    """The row and the column that a marker would count for."""
    if move == NOTHING:
        return renderer.name("card", "nothing"), renderer.say("option-no-chamber")
    row, column = divmod(move - CHAMBER, CHAMBER_SIDE)
    lines = [_line(renderer, view, number) for number in (row, CHAMBER_SIDE + column)]
    return chamber(renderer, WORDS[move]), renderer.say("option-chamber", row=lines[0], column=lines[1])


def _line(renderer: ShogunRenderer, view: View, number: int) -> str:
    assert view.seat is not None
    counts = markers_in(view.known, number)
    return renderer.say(
        "option-line",
        line=line(renderer, LINES[number]),
        points=view.known.setting.printed[LINE_POINTS][number],
        own=counts[view.seat],
        most=max([count for seat, count in enumerate(counts) if seat != view.seat]),
    )
