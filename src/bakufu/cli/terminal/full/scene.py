"""What a game draws above the question, and where it leaves room for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bakufu.cli.terminal.full.canvas import Area, Canvas, Piece, Style
from bakufu.cli.terminal.full.names import put_names
from bakufu.cli.terminal.full.palette import WHITE
from bakufu.cli.terminal.full.question import Choice, Question
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text import game_text
from bakufu.text.renderer import Renderer

if TYPE_CHECKING:
    from bakufu.cli.terminal.session import Session


class Asking(NamedTuple):
    """What the player is being asked, and the choice that is pointed at. There is none while others decide."""

    question: Question | None = None
    pointed: Choice | None = None


class Scene(NamedTuple):
    """`title` goes into the first row, the question into `question`, the log into `log`, if there is room for it."""

    title: list[Piece]
    question: Area
    log: Area | None


def board_text(session: Session[Renderer], view: View[Flow], canvas: Canvas, asking: Asking) -> Scene:
    """The table in words, for a game that has no picture. What doesn't fit can be read with the board key."""
    rows = canvas.rows // 2
    lines = game_text(session.game.name).board(session.renderer, view)
    for at, line in enumerate(lines[: rows - 1], 1):
        put_names(canvas, Area(1, at, canvas.columns - 2, 1), line, session.renderer)
    title = [(session.renderer.player(session.seat), Style(WHITE, bold=True))]
    return Scene(title, Area(0, rows + 1, canvas.columns, canvas.rows - rows - 2), None)
