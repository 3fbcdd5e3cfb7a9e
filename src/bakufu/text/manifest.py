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
    """All are functions of the game's renderer, most of them also of a view.

    `chapter` is the title of the chapter that an event opens, or "". `question` is the question of a decision, or with
    ".help" its explanation. `forecast` is the forecast for a seat as plain values and text, with or without
    probabilities; None if there is nothing to forecast.
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
    """The renderer of a game in a language. `players` has the names of the seats; by default the game's own."""
    return game_text(game.name).teller(game, language, players)
