"""Turns and anytime actions on the full screen. Rows and columns of the Forge have their own names as keys."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.cli.terminal.full.question import Choice, choice_of
from bakufu.cli.terminal.katana.open_decision import ENTER_IS_ENOUGH, OpenDecision
from bakufu.cli.terminal.session import Session
from bakufu.katana.box.components import CELLS, LINES, PLACES
from bakufu.katana.box.picks import DELIVER, ENOUGH, MONK, PASS, PASSES, QUIET
from bakufu.katana.views.view import View
from bakufu.text.asking import option, question
from bakufu.text.katana.renderer import KatanaRenderer

MONK_KEY = "M"
PLACE_KEYS = {
    **dict(zip(LINES, "1234abcde", strict=True)),
    "market": "m",
    "academy": "y",
    "palace": "p",
    "komainu": "k",
}


class TurnQuestion:
    """While `monk` is set, figures are placed as Monks."""

    def __init__(self, session: Session[KatanaRenderer], view: View) -> None:
        self.session = session
        self.view = view
        self.monk = False
        self._decision = OpenDecision(session, view)
        stuck = self._decision.stuck
        self.notice = session.say("play-stuck", swords="; ".join(stuck)) if stuck else ""

    def title(self) -> str:
        return question(self.session.renderer, self.view)

    def choices(self) -> Sequence[Choice]:
        found = [choice_of(one, wishes=wishes(one.move)) for one in self._decision.numbered]
        if not self._decision.either:
            return found
        if self.monk:
            monks = [move for move in self.view.moves if MONK <= move < PASS]
            found = [choice_of(option(self.session.renderer, self.view, move), None, wishes(move)) for move in monks]
        other = self.session.say("play-as-worker") if self.monk else self.session.say("play-as-monk")
        return [*found, Choice(other, wishes=MONK_KEY)]

    def first(self) -> int:
        """Enter alone declines what is offered in other players' turns."""
        moves = [choice.moves for choice in self.choices()]
        enough = (ENOUGH,)
        return moves.index(enough) if self.view.known.decision in ENTER_IS_ENOUGH and enough in moves else 0

    def choose(self, choice: Choice) -> Sequence[int]:
        self.notice = ""
        if not choice.moves:
            self.monk = not self.monk
        return choice.moves

    def back(self) -> None:
        self.monk = False

    def suggest(self, moves: Sequence[int]) -> bool:
        self.monk = self._decision.either and MONK <= moves[0] < PASS
        return False


def wishes(move: int) -> str:
    """The keys that suit a move."""
    if move < PASS:
        place = PLACES[move % MONK]
        return PLACE_KEYS.get(place, "")
    if PASS <= move < PASS + PASSES:
        return "xXzZ"
    if DELIVER <= move < DELIVER + CELLS:
        return "dDsS"
    return "0" if move in (ENOUGH, QUIET) else ""
