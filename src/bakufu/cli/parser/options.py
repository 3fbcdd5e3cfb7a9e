"""The options of a table on the command line, by game. What is not given is the game's own choice, and what the game
refuses it refuses itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import click

from bakufu.cli.speech import say
from bakufu.games import GAMES, USUAL

# For each game its options, as its rules name them.
OF_GAME: dict[str, tuple[str, ...]] = {
    "shogun": ("players", "side", "setup", "modules"),
    "katana": ("players", "rooms"),
}


def completed(typed: str, names: tuple[str, ...]) -> list[str]:
    """The last of several names, separated by commas."""
    before, comma, last = typed.rpartition(",")
    return [before + comma + name for name in names if name.startswith(last)]


def _complete_modules(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    from bakufu.shogun.modules.names import NAMES

    return completed(typed, NAMES)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


DECLARED: dict[str, dict[str, object]] = {
    "players": {"type": int, "metavar": "N"},
    "side": {"type": click.Choice(["sun", "moon"])},
    "setup": {"type": click.Choice(["fixed", "claim"])},
    "modules": {"metavar": "NAME[,NAME...]", "shell_complete": _complete_modules},
    "rooms": {"type": click.Choice(["first", "random"])},
}
# The help of commands that set a table up: first what is their own.
SECTIONS: dict[str, tuple[str, ...]] = {"options": (), "table": ("game", *DECLARED, "seed", "facts")}
# How the words of an option become its value, where they do not stand for themselves.
READ: dict[str, Callable[[str], object]] = {"modules": _names}


def game_choice() -> dict[str, object]:
    return {"type": click.Choice(list(GAMES)), "default": USUAL, "show_default": True}


def chosen(game: str, given: Mapping[str, Any]) -> dict[str, object]:
    """The options that were given, as the game takes them; one of another game is refused."""
    wanted = {name: value for name, value in given.items() if value is not None}
    for name in wanted:
        if name not in OF_GAME[game]:
            possible = ", ".join(f"--{other}" for other in OF_GAME[game])
            raise click.UsageError(say("help-not-of-game", option=f"--{name}", game=game, possible=possible))
    return {name: READ[name](value) if name in READ else value for name, value in wanted.items()}
