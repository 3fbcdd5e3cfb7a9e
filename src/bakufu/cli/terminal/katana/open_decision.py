"""Open decisions: the options of the step itself, and separately the anytime actions.

In your own turn, a number places a Worker; "monk" before it places a Monk. Lines of the Forge in which nothing would
move are legal but not listed; instead, the reason why the Swords stay is shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bakufu.cli.terminal.deciding import only_option, settle
from bakufu.cli.terminal.session import Session
from bakufu.katana.advice.forecast import LineForecast, of_line
from bakufu.katana.box.components import CELLS, FACE_COUNT, FORGE
from bakufu.katana.box.picks import BUY, COMPOSE, DELIVER, ENOUGH, MONK, PASS, PASSES, PLAY, WORDS
from bakufu.katana.rules.areas.monks import monk_price
from bakufu.katana.rules.decision_kinds import ACADEMY_GIFT, ASIDE, END_OF_TURN, PALACE_GIFT, TURN
from bakufu.katana.views.open_pieces import by_resource
from bakufu.katana.views.view import View
from bakufu.text.asking import option
from bakufu.text.katana.forge import forge
from bakufu.text.katana.places import staying
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.option import Option

# Offered often in other players' turns, and mostly declined.
ENTER_IS_ENOUGH = (ACADEMY_GIFT, PALACE_GIFT, ASIDE, END_OF_TURN)
BY_MONK = re.compile(r"m(?:onk)?\s*(\d+)$", re.IGNORECASE)


def decide_openly(session: Session[KatanaRenderer]) -> None:
    view = session.view()
    if not only_option(session, view):
        OpenDecision(session, view).ask()


def is_aside(move: int) -> bool:
    """Whether a move is an anytime action."""
    return DELIVER <= move < DELIVER + CELLS or PLAY <= move < BUY + FACE_COUNT or move == COMPOSE


class OpenDecision:
    """`groups` has the options by heading, numbered consecutively; `unlisted` ones can only be typed as text."""

    def __init__(self, session: Session[KatanaRenderer], view: View) -> None:
        self.session = session
        self.view = view
        self.turn = view.known.decision == TURN
        own = [move for move in view.moves if not is_aside(move)]
        asides = [move for move in view.moves if is_aside(move)]
        placing, passing = [move for move in own if not _passes(move)], [move for move in own if _passes(move)]
        self.stuck: list[str] = []
        listed = self._placements(placing) if self.turn else placing
        self.groups: list[tuple[str, list[Option]]] = [
            (heading, [option(session.renderer, view, move) for move in moves])
            for heading, moves in (
                ("", listed),
                (session.say("play-passing"), passing),
                (session.say("play-at-any-moment"), asides),
            )
            if moves
        ]
        self.numbered = [choice for _, choices in self.groups for choice in choices]
        self.unlisted = [option(session.renderer, view, move) for move in placing if move not in listed]
        self.either = placing[0] < MONK <= placing[-1] if self.turn and placing else False

    def _placements(self, moves: Sequence[int]) -> list[int]:
        """Placements of a Worker, or of a Monk if no Worker is left, without lines in which nothing would move."""
        figures = [move for move in moves if move < MONK] or list(moves)
        found = []
        for move in figures:
            line = self._line(move) if move % MONK >= FORGE else None
            if line is None or line.swords:
                found.append(move)
            else:
                self.stuck += [
                    word for word in staying(self.session.renderer, self.view, line) if word not in self.stuck
                ]
        return found

    def _line(self, move: int) -> LineForecast:
        return of_line(self.view.known, self.session.seat, move % MONK - FORGE, move // MONK)

    def ask(self) -> None:
        if self.turn:
            self._show_smithy()
        choices = [*self.numbered, *self.unlisted]
        settle(self.session, self.view, choices, len(self.numbered), self._list, self._read)

    def _show_smithy(self) -> None:
        """Show the player's own boards above the question."""
        session, known = self.session, self.view.known
        seat = session.seat
        session.screen.line()
        session.screen.lines(forge(session.renderer, self.view, seat))
        text = session.say(
            "play-status",
            points=known.points[seat],
            coins=session.renderer.coins(known.coins[seat]),
            stock=session.renderer.some(by_resource(known.stock, seat)),
            workers=known.workers[seat],
            monks=known.monks[seat],
            offering=session.renderer.coins(monk_price(known)),
        )
        session.screen.say(text)

    def _list(self) -> None:
        number = 0
        for heading, choices in self.groups:
            if heading:
                self.session.screen.say(heading)
            rows = []
            for choice in choices:
                number += 1
                rows.append((f"{number:2}", choice.label, choice.hint))
            self.session.screen.rows(rows)
            if not heading and self.stuck:
                self.session.screen.say(self.session.say("play-stuck", swords="; ".join(self.stuck)), "  ")
        if self.view.known.decision in ENTER_IS_ENOUGH:
            self.session.screen.say(self.session.say("play-enter"), "  ")
        if self.either:
            self.session.screen.say(self.session.say("play-monk-how"), "  ")

    def _read(self, typed: str) -> str:
        """`monk 3` places a Monk on the third place of the list; an empty input means done where that is offered."""
        if not typed and self.view.known.decision in ENTER_IS_ENOUGH:
            return WORDS[ENOUGH]
        found = BY_MONK.match(typed)
        if not (self.turn and found and 1 <= int(found[1]) <= len(self.numbered)):
            return typed
        move = self.numbered[int(found[1]) - 1].move
        return WORDS[MONK + move] if move < MONK else typed


def _passes(move: int) -> bool:
    return PASS <= move < PASS + PASSES
