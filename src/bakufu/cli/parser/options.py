"""The options of a table on the command line, by game. The game itself has the defaults and validates values."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import click

from bakufu.cli.speech import say
from bakufu.games import GAMES, USUAL

# The options of each game, under the names that its rules use.
OF_GAME: dict[str, tuple[str, ...]] = {
    "shogun": ("players", "side", "setup", "modules"),
    "katana": ("players", "rooms"),
}


def completed(typed: str, names: tuple[str, ...]) -> list[str]:
    """Completions for the last name of a comma-separated list."""
    before, comma, last = typed.rpartition(",")
    return [before + comma + name for name in names if name.startswith(last)]


def _modules() -> tuple[str, ...]:
    from bakufu.shogun.modules.names import NAMES

    return NAMES


def _complete_modules(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    return completed(typed, _modules())


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


DECLARED: dict[str, dict[str, object]] = {
    "players": {"type": int, "metavar": "N"},
    "side": {"type": click.Choice(["sun", "moon"])},
    "setup": {"type": click.Choice(["fixed", "claim"])},
    "modules": {"metavar": "NAME[,NAME...]", "shell_complete": _complete_modules, "mentions": _modules},
    "rooms": {"type": click.Choice(["first", "random"])},
}
# Help sections of commands that set up a table: first their own options.
SECTIONS: dict[str, tuple[str, ...]] = {"options": (), "table": ("game", *DECLARED, "seed", "facts")}
# How to parse options whose value isn't just the given text.
READ: dict[str, Callable[[str], object]] = {"modules": _names}


def game_choice() -> dict[str, object]:
    return {"type": click.Choice(list(GAMES)), "default": USUAL, "show_default": True}


def chosen(game: str, given: Mapping[str, object]) -> dict[str, object]:
    """The given options as the game expects them. Raises an error for an option of another game."""
    wanted = {name: value for name, value in given.items() if value is not None}
    for name in wanted:
        if name not in OF_GAME[game]:
            possible = ", ".join(f"--{other}" for other in OF_GAME[game])
            raise click.UsageError(say("help-not-of-game", option=f"--{name}", game=game, possible=possible))
    return {name: READ[name](str(value)) if name in READ else value for name, value in wanted.items()}
