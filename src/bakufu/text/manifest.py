"""What a game adds to the text: its renderer, its game log, and its board as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bakufu.games import AnyGame, of_game
from bakufu.kernel.event import Event
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text.catalogue import LANGUAGE
from bakufu.text.option import Option
from bakufu.text.renderer import Renderer
from bakufu.text.story import Story

RendererT = TypeVar("RendererT", bound=Renderer)
ViewT = TypeVar("ViewT", bound=View[Flow])


@dataclass(frozen=True)
class GameText(Generic[RendererT, ViewT]):
    """All are functions of the game's renderer, most of them also of a view.

    `chapter` is the title of the chapter that an event opens, or "". `question` is the question of a decision, or with
    ".help" its explanation. `forecast` is the forecast for a seat as plain values and text, with or without
    probabilities; None if there is nothing to forecast.
    """

    renderer: Callable[[AnyGame, str, Sequence[str] | None], Renderer]
    story: Callable[[RendererT], Story]
    chapter: Callable[[RendererT, Event], str]
    board: Callable[[RendererT, ViewT], list[str]]
    question: Callable[[RendererT, ViewT, str], str]
    option: Callable[[RendererT, ViewT, int], Option]
    forecast: Callable[[RendererT, ViewT, bool], Mapping[str, object] | None]


def game_text(game: str) -> GameText[Renderer, View[Flow]]:
    """For renderers and views of this game alone."""
    found: GameText[Renderer, View[Flow]] = of_game("text", game)
    return found


def renderer_of(game: AnyGame, language: str = LANGUAGE, players: Sequence[str] | None = None) -> Renderer:
    """The renderer of a game in a language. `players` has the names of the seats; by default the game's own."""
    return game_text(game.name).renderer(game, language, players)
