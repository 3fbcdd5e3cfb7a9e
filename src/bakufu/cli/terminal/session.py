"""A game in progress in the terminal: seats, log, and what the player has seen."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from bakufu.bots import Bot
from bakufu.cli.files import write_record
from bakufu.cli.terminal.manifest import terminal_of
from bakufu.cli.terminal.screen import Screen
from bakufu.kernel.event import Event, redact
from bakufu.kernel.records.recorder import Recorder
from bakufu.text import game_text
from bakufu.text.renderer import Renderer
from bakufu.text.story import Line

T = TypeVar("T", bound=Renderer, covariant=True)


class Left(Exception):
    """The player has left the game."""


class TakenBack(Exception):
    """The player has undone a choice and must be asked again."""


class Session(Generic[T]):
    """`asked` is the rule that `why` explains: that of the last line or refusal.

    While `quiet`, events are added to the log but not printed. A `scored` game has no hints and no undo.
    """

    def __init__(
        self, recorder: Recorder, renderer: T, seat: int, bots: Mapping[int, Bot], scored: bool = False
    ) -> None:
        self.recorder = recorder
        self.game = renderer.game
        self.renderer = renderer
        self.say = renderer.say
        self.terminal = terminal_of(self.game.name)
        self.seat = seat
        self.bots = bots
        self.scored = scored
        self.screen = Screen(renderer)
        self.log: list[Line] = []
        self.asked = ""
        self.quiet = False
        self._text = game_text(self.game.name)
        self._story = self._text.story(renderer)
        self._headings: dict[int, str] = {}
        self._chosen: list[tuple[int, int]] = []  # by choice of the player: moves and log lines before it
        self._planning: tuple[Any, int] | None = None  # when sealed plans were asked for: the state, and moves before
        self._note_planning(False)

    def view(self) -> Any:  # of the game of the renderer
        return self.game.view(self.recorder.state, self.seat)

    def planned(self) -> Any:
        """What the player saw when the last sealed plan was laid; None where there is none, and while it is laid."""
        if self._planning is None or self.game.sealed(self.recorder.state):
            return None
        before, number = self._planning
        state = before.copy()
        for seat, move in self.recorder.moves[number:]:
            if seat == self.seat and seat in self.game.to_move(state) and self.game.sealed(state):
                self.game.play(state, seat, move)
        return self.game.view(state, self.seat)

    def _note_planning(self, before: bool) -> None:
        if self.game.sealed(self.recorder.state) and not before:
            self._planning = self.recorder.state.copy(), len(self.recorder.moves)

    def play(self, seat: int, move: int) -> None:
        sealed = self.game.sealed(self.recorder.state)
        self.tell(self.recorder.play(seat, move))
        self._note_planning(sealed)

    def decided(self, moves: Sequence[int]) -> None:
        """Play what the player has chosen, and remember it as one choice for undo."""
        self._chosen.append((len(self.recorder.moves), len(self.log)))
        for move in moves:
            self.play(self.seat, move)

    def take_back(self) -> bool:
        """Undo the player's last choice, but not past a random result, a reveal or another player's move."""
        if self.scored or not self._chosen:
            return False
        number, lines = self._chosen[-1]
        before = Recorder(self.game, self.recorder.record().options, self.recorder.seed)
        for seat, move in self.recorder.moves[:number]:
            before.play(seat, move)
        others = [seat for seat, _ in self.recorder.moves[number:] if seat != self.seat]
        if others or self.game.irrevocable(before.state, self.recorder.state):
            return False
        self._chosen.pop()
        self.recorder = before
        self._retell(lines)
        return True

    def _retell(self, lines: int) -> None:
        """Cut the log back, and rebuild the story up to there."""
        self._story = self._text.story(self.renderer)
        self._story.tell([redact(event, self.seat) for event in self.recorder.events])
        del self.log[lines:]
        self.asked = self.log[-1].rule if self.log else ""

    def tell(self, events: list[Event]) -> None:
        """Log and print the events, redacted for this seat."""
        for event in events:
            title = self._text.chapter(self.renderer, event)
            if title:
                self._headings[len(self.recorder.moves)] = title
        self._show(self._story.tell([redact(event, self.seat) for event in events]))

    def finish(self) -> None:
        self._show(self._story.end())

    def _show(self, lines: list[Line]) -> None:
        for line in lines:
            self.log.append(line)
            if not self.quiet:
                self.screen.tell(line)
            if line.rule:
                self.asked = line.rule

    def ask(self, prompt: str) -> str:
        """Read a line of input. End of input or Ctrl-C means leaving."""
        try:
            typed = input(self.say("play-prompt", word=prompt) + " ")
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            raise Left from None
        if not sys.stdin.isatty():
            self.screen.line(typed)  # so that a transcript shows the input
        return unicodedata.normalize("NFKC", typed).strip()  # full-width punctuation counts as plain

    def save(self, path: Path) -> None:
        write_record(path, self.recorder.record(), self.game.words, self._headings)
