"""What a game adds to the terminal: commands, and special prompts for some decisions. All of it is optional: without
it, options are listed and chosen by number or word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

from bakufu.bots.hint import Advice, Choice, Reason
from bakufu.cli.terminal.matching import matches
from bakufu.games import of_game
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text import game_text
from bakufu.text.asking import option
from bakufu.text.manifest import RendererT, ViewT
from bakufu.text.option import Option
from bakufu.text.renderer import Renderer

if TYPE_CHECKING:
    from bakufu.cli.terminal.session import Session


@dataclass(frozen=True)
class Aside(Generic[RendererT]):
    """A command that works at every prompt and makes no decision. The message `play-command-<word>` describes it;
    `usage` is its syntax."""

    word: str
    usage: str
    act: Callable[[Session[RendererT], str], None]


def show_board(session: Session[Renderer], words: str) -> None:
    session.screen.lines(game_text(session.game.name).board(session.renderer, session.view()))


def in_words(session: Session[Renderer], view: View[Flow], best: Sequence[Choice]) -> list[str]:
    """The first move of each of the best choices."""
    return [option(session.renderer, view, choice["moves"][0]).label for choice in best]


def reason_words(session: Session[Renderer], reason: Reason, names: Mapping[str, Callable[[str], str]]) -> str:
    """The same sentence as in the browser. `names`: what names in it are called, by the name of the variable."""
    args = {key: names[key](str(value)) if key in names else value for key, value in reason["args"].items()}
    return session.say(f"reason-{reason['id']}", **args)


def first_reason(session: Session[Renderer], view: View[Flow], found: Advice) -> list[str]:
    """Why the first of the best moves is made."""
    reason = found["reasons"][0]
    return [] if reason is None else [reason_words(session, reason, {})]


def by_notation(session: Session[Renderer], view: View[Flow], choices: Sequence[Option], typed: str) -> list[int]:
    """The moves with this name in the notation. A bare number is ignored: it was meant for a list."""
    if typed.isdecimal() and not choices[0].numeric:
        return []
    return matches(typed, [(word, move) for move, word in enumerate(session.game.words)])


def nothing_more(session: Session[Renderer]) -> None:
    """Show nothing before the standings."""


@dataclass(frozen=True)
class Terminal(Generic[RendererT, ViewT]):
    """`deciding` has the prompts of decisions that aren't made from a list. `hints` renders the best choices,
    `reasons` why the first of them is the best. `meant` finds moves that an input might mean although they aren't legal
    now. `ending` is shown before the standings."""

    asides: tuple[Aside[RendererT], ...] = (Aside("board", "board", show_board),)
    deciding: Mapping[int, Callable[[Session[RendererT]], None]] = field(default_factory=dict)
    hints: Callable[[Session[RendererT], ViewT, Sequence[Choice]], list[str]] = in_words
    reasons: Callable[[Session[RendererT], ViewT, Advice], list[str]] = first_reason
    meant: Callable[[Session[RendererT], ViewT, Sequence[Option], str], list[int]] = by_notation
    ending: Callable[[Session[RendererT]], None] = nothing_more


def terminal_of(game: str) -> Terminal[Renderer, View[Flow]]:
    terminal: Terminal[Renderer, View[Flow]] = of_game("cli.terminal", game)
    return terminal
