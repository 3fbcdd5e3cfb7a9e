"""What a game brings to the terminal beside its words: more to ask for at a prompt, and decisions with a way of their
own to make them. All of it may be left out: then options are listed, and a number or a word picks one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bakufu.bots.manifest import Choice
from bakufu.cli.terminal.matching import matches
from bakufu.games import of_game
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text import game_text
from bakufu.text.asking import option
from bakufu.text.option import Option

if TYPE_CHECKING:
    from bakufu.cli.terminal.session import Session


@dataclass(frozen=True)
class Aside:
    """A word that works at every prompt and decides nothing. What it does stands in the message `play-command-<word>`;
    `usage` is how it is typed."""

    word: str
    usage: str
    act: Callable[[Session[Any], str], None]


def show_board(session: Session[Any], words: str) -> None:
    session.screen.lines(game_text(session.game.name).board(session.teller, session.view()))


def in_words(session: Session[Any], view: View[Flow], best: Sequence[Choice]) -> list[str]:
    """The first moves of the best choices."""
    return [option(session.teller, view, choice["moves"][0]).label for choice in best]


def by_notation(session: Session[Any], view: View[Flow], choices: Sequence[Option], typed: str) -> list[int]:
    """The moves that a record would call so; a number in a list of something else was a slip."""
    if typed.isdecimal() and not choices[0].numeric:
        return []
    return matches(typed, [(word, move) for move, word in enumerate(session.game.words)])


def nothing_more(session: Session[Any]) -> None:
    """The standings say it all."""


@dataclass(frozen=True)
class Terminal:
    """`deciding` has the kinds of decisions that are not made from a list. `hints` tells the best choices, and `meant`
    which moves somebody may have meant who typed what is not possible now. `ending` is shown before the standings."""

    asides: tuple[Aside, ...] = (Aside("board", "board", show_board),)
    deciding: Mapping[int, Callable[[Session[Any]], None]] = field(default_factory=dict)
    hints: Callable[[Session[Any], Any, Sequence[Choice]], list[str]] = in_words
    meant: Callable[[Session[Any], Any, Sequence[Option], str], list[int]] = by_notation
    ending: Callable[[Session[Any]], None] = nothing_more


def terminal_of(game: str) -> Terminal:
    terminal: Terminal = of_game("cli.terminal", game)
    return terminal
