"""What a game adds to the text: its renderer, its game log, and its board as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bakufu.games import AnyGame, of_game
from bakufu.kernel.event import Event
from bakufu.text.catalogue import LANGUAGE
from bakufu.text.option import Option
from bakufu.text.story import Story
from bakufu.text.teller import Teller


@dataclass(frozen=True)
class GameText:
    """All are functions of the game's own teller; most of a view besides.

    `chapter` is the title that an event opens, or "". `question` says what is asked, with ".help" what it is about.
    `forecast` is what the seat could do now as plain values with words to it, with or without chances; None where the
    game has nothing to foresee.
    """

    teller: Callable[[AnyGame, str, Sequence[str] | None], Teller]
    story: Callable[[Any], Story]
    chapter: Callable[[Any, Event], str]
    board: Callable[[Any, Any], list[str]]
    question: Callable[[Any, Any, str], str]
    option: Callable[[Any, Any, int], Option]
    forecast: Callable[[Any, Any, bool], Any]


def game_text(game: str) -> GameText:
    telling: GameText = of_game("text", game)
    return telling


def teller_of(game: AnyGame, language: str = LANGUAGE, players: Sequence[str] | None = None) -> Teller:
    """Who speaks of this game in a language. `players` are the names of the seats, as the game calls them if none."""
    return game_text(game.name).teller(game, language, players)
