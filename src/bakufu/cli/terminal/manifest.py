"""What a game adds to the terminal: commands, and special prompts for some decisions. All of it is optional: without
it, options are listed and chosen by number or word."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

from bakufu.bots.hint import Advice, Choice
from bakufu.cli.terminal.full.canvas import Canvas
from bakufu.cli.terminal.full.question import Chance, Question
from bakufu.cli.terminal.full.scene import Asking, Scene, board_text
from bakufu.cli.terminal.matching import matches
from bakufu.games import of_game
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text import game_text
from bakufu.text.asking import option
from bakufu.text.manifest import RendererT, ViewT
from bakufu.text.option import Option
from bakufu.text.reasons import reason_words
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


def first_reason(session: Session[Renderer], view: View[Flow], found: Advice) -> list[str]:
    """Why the first of the best moves is made."""
    reason = found["reasons"][0]
    return [] if reason is None else [reason_words(session.renderer, reason["id"], reason["args"])]


def by_notation(session: Session[Renderer], view: View[Flow], choices: Sequence[Option], typed: str) -> list[int]:
    """The moves with this name in the notation. A bare number is ignored: it was meant for a list."""
    if typed.isdecimal() and not choices[0].numeric:
        return []
    return matches(typed, [(word, move) for move, word in enumerate(session.game.words)])


def no_chance(session: Session[Renderer], view: View[Flow], move: int) -> Chance | None:
    """No move leads to a battle."""
    return None


def nothing_more(session: Session[Renderer]) -> None:
    """Show nothing before the standings."""


@dataclass(frozen=True)
class Terminal(Generic[RendererT, ViewT]):
    """`deciding` has the prompts of decisions that aren't made from a list. `hints` renders the best choices,
    `reasons` why the first of them is the best. `wordless` are moves that only end a question: what follows in a hint
    is told without them. `meant` finds moves that an input might mean although they aren't legal now. `ending` is shown
    before the standings.

    On the full screen, `picture` draws the table, `questions` has the decisions that aren't one list of moves, and
    `chance` has the odds of a move that begins a battle."""

    asides: tuple[Aside[RendererT], ...] = (Aside("board", "board", show_board),)
    deciding: Mapping[int, Callable[[Session[RendererT]], None]] = field(default_factory=dict)
    hints: Callable[[Session[RendererT], ViewT, Sequence[Choice]], list[str]] = in_words
    reasons: Callable[[Session[RendererT], ViewT, Advice], list[str]] = first_reason
    wordless: Collection[int] = ()
    meant: Callable[[Session[RendererT], ViewT, Sequence[Option], str], list[int]] = by_notation
    ending: Callable[[Session[RendererT]], None] = nothing_more
    picture: Callable[[Session[RendererT], ViewT, Canvas, Asking], Scene] = board_text
    questions: Mapping[int, Callable[[Session[RendererT], ViewT], Question]] = field(default_factory=dict)
    chance: Callable[[Session[RendererT], ViewT, int], Chance | None] = no_chance


def terminal_of(game: str) -> Terminal[Renderer, View[Flow]]:
    terminal: Terminal[Renderer, View[Flow]] = of_game("cli.terminal", game)
    return terminal
