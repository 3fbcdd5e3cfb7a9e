"""What points are scored for, by seat. Each game says so in its own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bakufu.games import AnyGame, of_game


@dataclass(frozen=True)
class Sources:
    """`colours` has the sources in the order in which they are told, each with its colour in the plot, told apart by
    colour-blind people too (Okabe and Ito, 2008). Their names are the messages `arena-source-NAME` of the game.

    `by_seat` counts the points of a game with these options and players from its events.
    """

    colours: Mapping[str, str]
    by_seat: Callable[[AnyGame, Mapping[str, object], int, list[Any]], list[dict[str, int]]]


def sources_of(game: str) -> Sources:
    sources: Sources = of_game("arena", game)
    return sources
