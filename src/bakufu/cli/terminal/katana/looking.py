"""Commands that show the boards, a Forge with what figures would move, and the score."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.cli.terminal.asides import unclear
from bakufu.cli.terminal.katana.ending import score_sheet
from bakufu.cli.terminal.matching import matches
from bakufu.cli.terminal.session import Session
from bakufu.katana.advice.forecast import forecast
from bakufu.katana.views.view import View
from bakufu.kernel.plain import plain
from bakufu.text.columns import columns
from bakufu.text.katana import town
from bakufu.text.katana.board import board, smithy
from bakufu.text.katana.board import town as main_board
from bakufu.text.katana.places import line_words
from bakufu.text.katana.renderer import KatanaRenderer

# Arguments of `board`, apart from players.
AREAS: dict[str, Callable[[KatanaRenderer, dict[str, object]], list[str]]] = {
    "houses": town.houses,
    "market": town.market,
    "academy": town.academy,
    "palace": town.palace,
    "komainu": town.komainu,
    "honor": town.honors,
}
MINE = "mine"
MAIN = "main"


def show_board(session: Session[KatanaRenderer], words: str) -> None:
    """Show everything, or only the main board, an area, or the boards of a player."""
    renderer, view = session.renderer, session.view()
    if not words:
        session.screen.lines(board(renderer, view))
        return
    parts: list[tuple[str, object]] = [(MINE, session.seat), (MAIN, MAIN), *[(area, area) for area in AREAS]]
    parts += _seats(session, view)
    found = matches(words, parts)
    if len(found) != 1:
        unclear(session, words, [word for word, part in parts if part in found])
    elif isinstance(found[0], int):
        session.screen.lines(smithy(renderer, view, found[0]))
    elif found[0] == MAIN:
        session.screen.lines([*town.title(renderer, plain(view)), *main_board(renderer, view)])
    else:
        session.screen.lines(AREAS[str(found[0])](renderer, plain(view)))


def _seats(session: Session[KatanaRenderer], view: View) -> list[tuple[str, object]]:
    return [(session.renderer.player(seat), seat) for seat in range(view.known.setting.players)]


def show_forge(session: Session[KatanaRenderer], words: str) -> None:
    """Show your Forge with what figures in its rows and columns would do, or another player's boards."""
    renderer, view = session.renderer, session.view()
    found = matches(words, _seats(session, view)) if words else [session.seat]
    if len(found) != 1:
        unclear(session, words, [word for word, seat in _seats(session, view) if seat in found])
        return
    seat = int(str(found[0]))
    session.screen.lines(smithy(renderer, view, seat))
    if seat == session.seat:
        session.screen.say(session.say("play-forge-lines"))
        session.screen.rows(_lines(session, view))


def _lines(session: Session[KatanaRenderer], view: View) -> list[tuple[str, str, str]]:
    """What a Worker and a Monk would do at each line with a Sword, or where a Monk could move one."""
    rows = []
    for line, figures in forecast(view).lines.items():
        name = session.renderer.name("line", line)
        for figure, found in figures.items():
            if found.swords or found.blocked:
                told = session.say("play-figure", figure=figure)
                rows.append((name, told, line_words(session.renderer, view, found)))
                name = ""
    return rows or [("", "", session.say("play-no-line"))]


def show_score(session: Session[KatanaRenderer], words: str) -> None:
    """Current points, and what they would be if the game ended now."""
    known = session.view().known
    session.screen.lines(columns(score_sheet(session), right=range(1, known.setting.sides + 1)))
