"""A decision as the full-screen view asks it: choices, each with a key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text.asking import option, question
from bakufu.text.option import Option
from bakufu.text.renderer import Renderer

if TYPE_CHECKING:
    from bakufu.cli.terminal.session import Session

COMMANDS = "hulwvq?:"  # what these keys do is the same at every question
KEYS = [
    key
    for key in "1234567890abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-*/=.,;!$%&()<>@#'_"
    if key not in COMMANDS
]


@dataclass(frozen=True)
class Chance:
    """The odds of a battle in thousandths, and what else is known of them as text."""

    won: int
    undecided: int
    lost: int
    told: str


@dataclass(frozen=True)
class Choice:
    """`moves` are what it plays: usually one, and none if it only leads on. `wishes` are the keys that would suit it;
    `chance` is there where a battle follows. `marks` is the move whose place the picture marks."""

    label: str
    detail: str = ""
    moves: tuple[int, ...] = ()
    wishes: str = ""
    chance: Chance | None = None
    marks: int | None = None
    about: Any = None  # for the question itself


class Question(Protocol):
    """May change with the choices that are made: then `choose` returns no moves, and the choices are read again."""

    notice: str

    def title(self) -> str: ...

    def choices(self) -> Sequence[Choice]: ...

    def first(self) -> int:
        """The choice that Enter takes if no other is pointed at."""

    def choose(self, choice: Choice) -> Sequence[int]:
        """The moves to play, or none if the question goes on."""

    def back(self) -> None:
        """One step back within the question."""

    def suggest(self, moves: Sequence[int]) -> bool:
        """A hint was asked for; returns whether the question shows it by itself."""


class ListQuestion:
    """One move from the list of legal moves."""

    def __init__(self, session: Session[Renderer], view: View[Flow]) -> None:
        self.notice = ""
        self._title = question(session.renderer, view)
        self._choices = [
            choice_of(option(session.renderer, view, move), session.terminal.chance(session, view, move))
            for move in view.moves
        ]

    def title(self) -> str:
        return self._title

    def choices(self) -> Sequence[Choice]:
        return self._choices

    def first(self) -> int:
        return 0

    def choose(self, choice: Choice) -> Sequence[int]:
        return choice.moves

    def back(self) -> None:
        """There is nothing to go back to."""

    def suggest(self, moves: Sequence[int]) -> bool:
        return False


def choice_of(found: Option, chance: Chance | None = None, wishes: str = "") -> Choice:
    """An option as a choice. Options that are numbers have their own digit as key."""
    own = found.label if found.numeric and len(found.label) == 1 else ""
    return Choice(found.label, found.hint, (found.move,), own + wishes, chance, found.move)


def keyed(choices: Sequence[Choice]) -> list[str]:
    """The key of each choice: one that suits it if that is free, otherwise the next free one, "" if there is none."""
    keys = [""] * len(choices)
    for at, choice in enumerate(choices):
        wanted = [key for key in choice.wishes if key not in keys and key not in COMMANDS]
        keys[at] = wanted[0] if wanted else ""
    numbers = {choice.label for choice in choices if choice.label.isdecimal()}
    free = [key for key in KEYS if key not in keys and key not in numbers]
    for at, key in enumerate(keys):
        if not key and free:
            keys[at] = free.pop(0)
    return keys
