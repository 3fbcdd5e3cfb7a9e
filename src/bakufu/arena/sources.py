"""Sources of points, by seat. Each game declares them in its own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bakufu.games import AnyGame, of_game
from bakufu.kernel.event import Event


@dataclass(frozen=True)
class Sources:
    """`colours` has the sources in the order of the report, each with its color in the plot, from a palette for
    color-blind readers (Okabe and Ito, 2008). Their names are the messages `arena-source-NAME` of the game.

    `by_seat` counts the points of a game with the given options from its events.
    """

    colours: Mapping[str, str]
    by_seat: Callable[[AnyGame, Mapping[str, object], int, list[Event]], list[dict[str, int]]]


def sources_of(game: str) -> Sources:
    sources: Sources = of_game("arena", game)
    return sources
