"""Pages of text over the picture: the board in full, the log, a rule, the list of keys. They are what the commands of
the line-by-line game print, collected instead of printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bakufu.cli.terminal.full.canvas import Area, Canvas, Style
from bakufu.cli.terminal.full.keys import BACK, DOWN, END, ENTER, ESCAPE, HOME, PAGE_DOWN, PAGE_UP, RESIZED, UP
from bakufu.cli.terminal.full.names import put_names
from bakufu.cli.terminal.full.palette import INK, WHITE
from bakufu.cli.terminal.screen import PLAIN, Screen
from bakufu.cli.terminal.screen import Style as Printed
from bakufu.text.renderer import Renderer

if TYPE_CHECKING:
    from bakufu.cli.terminal.full.frame import Frame
    from bakufu.cli.terminal.session import Session

MARGIN = 2


class Page(Screen):
    """A screen that keeps its lines."""

    def __init__(self, renderer: Renderer, columns: int) -> None:
        super().__init__(renderer)
        self.width = columns
        self.kept: list[tuple[str, bool]] = []  # each line, and whether it is a heading

    def line(self, text: str = "", style: Printed = PLAIN) -> None:
        self.kept.append((text, style.bold is True))


def show_page(frame: Frame, title: str, write: Callable[[Page], None], last: bool = False) -> str:
    """Show what is written on a page until a key leaves it; returns that key. `last`: begin at its end."""
    top = -1 if last else 0
    while True:
        canvas = frame.display.canvas()
        page = Page(frame.session.renderer, canvas.columns - 2 * MARGIN)
        write(page)
        area = Area(MARGIN, 2, canvas.columns - 2 * MARGIN, canvas.rows - 4)
        most = max(0, len(page.kept) - area.h)
        top = most if top < 0 else min(top, most)
        _draw(frame, canvas, area, title, page.kept[top : top + area.h])
        frame.keys_line(canvas, _keys(frame, most > 0))
        frame.display.show(canvas)
        key = frame.keyboard.read()
        steps = {UP: -1, DOWN: 1, PAGE_UP: -area.h, PAGE_DOWN: area.h, " ": area.h, HOME: -most, END: most}
        if key == RESIZED:
            frame.display.forget()
        elif key in steps:
            top = min(most, max(0, top + steps[key]))
        elif key in (ENTER, ESCAPE, BACK) or len(key) == 1:
            return key


def _draw(frame: Frame, canvas: Canvas, area: Area, title: str, lines: list[tuple[str, bool]]) -> None:
    frame.title_line(canvas, [(title, Style(WHITE, bold=True))])
    for at, (text, heading) in enumerate(lines):
        style = Style(WHITE, bold=True) if heading else Style(INK)
        put_names(canvas, Area(area.x, area.y + at, area.w, 1), text, frame.session.renderer, style)


def _keys(frame: Frame, scrolls: bool) -> list[tuple[str, str]]:
    say = frame.session.say
    found = [("↑↓", say("play-key-scroll"))] if scrolls else []
    return [*found, ("⏎", say("play-key-back"))]


def written_by(session: Session[Renderer], act: Callable[[], None]) -> Callable[[Page], None]:
    """What a function prints, on a page."""

    def write(page: Page) -> None:
        before, session.screen = session.screen, page
        try:
            act()
        finally:
            session.screen = before

    return write
