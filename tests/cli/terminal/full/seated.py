"""A game on a full screen that a test can read: a window of any size, and keys that are pressed in advance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import bakufu
from bakufu.bots.levels import make
from bakufu.cli.terminal.full.canvas import Canvas
from bakufu.cli.terminal.full.frame import Asked, Frame
from bakufu.cli.terminal.full.playing import Playing
from bakufu.cli.terminal.full.question import ListQuestion
from bakufu.cli.terminal.session import Session
from bakufu.kernel.records.recorder import Recorder
from bakufu.text import renderer_of
from bakufu.text.renderer import Renderer

SIZES = ((80, 24), (100, 40), (160, 50))


class Window:
    """Instead of a display: keeps the last picture."""

    def __init__(self, columns: int = 100, rows: int = 40) -> None:
        self.size = (columns, rows)
        self.shown: list[str] = []
        self.pictures = 0

    def canvas(self) -> Canvas:
        return Canvas(*self.size)

    def show(self, canvas: Canvas) -> None:
        self.shown = canvas.text()
        self.pictures += 1

    def forget(self) -> None:
        self.shown = []


class Pressed(Exception):
    """All keys have been pressed."""


class Keys:
    """Instead of a keyboard. A function among the keys is called, so that a test can look at the picture or change
    the window."""

    def __init__(self, keys: Iterable[Any] = ()) -> None:
        self.keys = list(keys)
        self.flushed = 0

    def flush(self) -> None:
        self.flushed += 1

    def read(self) -> str:
        while self.keys:
            key = self.keys.pop(0)
            if isinstance(key, str):
                return key
            key()
        raise Pressed


def seated(game: str, language: str = "en", moves: int = 0, **options: object) -> Session[Renderer]:
    """A session of the first seat, after this many moves by bots, and then until that seat has a choice."""
    rules = bakufu.load(game)
    recorder = Recorder(rules, options, "5")
    renderer = renderer_of(rules, language).seated(options)
    players = int(str(options["players"]))
    bots = {seat: make(game, "random", str(seat)) for seat in range(players)}
    session = Session(recorder, renderer, 0, {seat: bots[seat] for seat in range(1, players)})
    session.quiet = True
    session.tell(recorder.events[:])
    while len(recorder.moves) < moves or 0 not in rules.to_move(recorder.state) or len(session.view().moves) < 2:
        seat = rules.to_move(recorder.state)[0]
        session.play(seat, bots[seat].decide(rules.view(recorder.state, seat)))
    return session


def framed(session: Session[Renderer], window: Window, keys: Iterable[Any] = ()) -> Frame:
    return Frame(session, window, Keys(keys))  # type: ignore[arg-type]


def asked_of(session: Session[Renderer]) -> Asked:
    asks = session.terminal.questions.get(session.recorder.state.decision, ListQuestion)
    return Asked(asks(session, session.view()))


def picture(session: Session[Renderer], columns: int, rows: int, asked: Asked | None = None) -> list[str]:
    """What the window shows, as lines of text."""
    canvas = Canvas(columns, rows)
    framed(session, Window(columns, rows)).draw(canvas, asked or asked_of(session))
    return canvas.text()


def press(session: Session[Renderer], window: Window, *keys: Any) -> Window:
    """Play with these keys; the game goes on until they have all been pressed."""
    playing = Playing(framed(session, window, keys))
    try:
        playing.run()
    except Pressed:
        return window
    return window
