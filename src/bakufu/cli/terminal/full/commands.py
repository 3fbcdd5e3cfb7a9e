"""Keys and typed commands that show something and decide nothing."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.cli.terminal.asides import asides, show_commands, show_log, show_why, unclear
from bakufu.cli.terminal.full.frame import Frame
from bakufu.cli.terminal.full.keys import BACK, ENTER, ESCAPE, RESIZED
from bakufu.cli.terminal.full.pages import Page, show_page, written_by
from bakufu.cli.terminal.matching import matches
from bakufu.cli.terminal.screen import BOLD
from bakufu.text.asking import question

ALL = str(10**6)


def _board(frame: Frame) -> None:
    session = frame.session
    act = asides(session.terminal)["board"].act
    show_page(frame, session.say("play-page-board"), written_by(session, lambda: act(session, "")))


def _log(frame: Frame) -> None:
    session = frame.session
    show_page(frame, session.say("play-page-log"), written_by(session, lambda: show_log(session, ALL)), last=True)


def _why(frame: Frame) -> None:
    session = frame.session
    show_page(frame, session.say("play-page-why"), written_by(session, lambda: show_why(session, "")))


def _keys(frame: Frame) -> None:
    session = frame.session

    def write() -> None:
        view = session.view()
        session.screen.say(question(session.renderer, view, ".help"))
        session.screen.line()
        session.screen.rows([(key, session.say(f"play-keys-{name}")) for key, name in EXPLAINED])
        session.screen.line()
        session.screen.say(session.say("play-keys-commands"), style=BOLD)
        show_commands(session)

    show_page(frame, session.say("play-page-keys"), written_by(session, write))


EXPLAINED = (
    ("1-9 a-z", "choose"),
    ("↑ ↓ ⏎", "point"),
    ("Esc", "back"),
    ("h", "hint"),
    ("u", "undo"),
    ("w", "why"),
    ("l", "log"),
    ("v", "board"),
    (":", "command"),
    ("q", "quit"),
)
PAGES: dict[str, Callable[[Frame], None]] = {"v": _board, "l": _log, "w": _why, "?": _keys}


def type_command(frame: Frame) -> str:
    """Read a command of the line-by-line game in the last row, and show what it says; what is short is returned."""
    typed = ""
    while True:
        canvas = frame.display.canvas()
        frame.prompt(canvas, typed)
        key = frame.keyboard.read()
        if key == ENTER:
            break
        if key == ESCAPE or (key == BACK and not typed):
            return ""
        if key == RESIZED:
            frame.display.forget()
        elif key == BACK:
            typed = typed[:-1]
        elif len(key) == 1 and key.isprintable():
            typed += key
    return _run(frame, typed.strip())


def _run(frame: Frame, typed: str) -> str:
    session = frame.session
    word, _, rest = typed.partition(" ")
    possible = asides(session.terminal)
    named = matches(word, [(name, name) for name in possible])
    page = Page(session.renderer, frame.display.canvas().columns - 4)

    def act() -> None:
        if len(named) == 1:
            possible[named[0]].act(session, rest.strip())
        elif typed:
            unclear(session, word, named)

    written_by(session, act)(page)
    if len(page.kept) <= 2:
        return " ".join([text.strip() for text, _ in page.kept])
    show_page(frame, typed, lambda new: new.kept.extend(page.kept))
    return ""
