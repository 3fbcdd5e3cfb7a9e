"""What a game is remembered by: each game's own folder says which events tell it."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.games import of_game


@dataclass(frozen=True)
class Noting:
    """`opening`: the type of the event that a seat's game begins with, and the field that names it. `gained` and
    `lost`: events after which a seat has a `thing`, and nobody has it. Both fields are kinds of names as well."""

    opening: tuple[str, str]
    thing: str
    gained: tuple[str, ...]
    lost: tuple[str, ...] = ()


def noting_of(game: str) -> Noting:
    found: Noting = of_game("statistics", game)
    return found
