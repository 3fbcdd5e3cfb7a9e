"""What several commands ask for: the game and its options, the seed, the host's facts, the bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from bakufu.cli.parser import options
from bakufu.cli.parser.command import Option
from bakufu.cli.speech import say
from bakufu.games import USUAL, AnyGame, game_of_facts
from bakufu.kernel.errors import BadFacts, BadOption

DEFAULT_LEVEL = "ashigaru"

F = TypeVar("F", bound=Callable[..., Any])


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, cls=Option, **settings)


def _checked_seed(ctx: click.Context, parameter: click.Parameter, seed: str | None) -> str | None:
    """A record keeps the seed on a line of its own, so it must fit there."""
    if seed is not None and (not seed.strip() or seed != seed.strip() or not seed.isprintable()):
        raise click.UsageError(say("help-bad-seed"))
    return seed


def _complete_levels(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    from bakufu.bots import levels_of

    return options.completed(typed, levels_of(ctx.params.get("game") or USUAL))


def options_of_games(but: tuple[str, ...] = ()) -> Callable[[F], F]:
    """All options that a table of some game can have, each once."""

    def declare(command: F) -> F:
        for name, settings in reversed(options.DECLARED.items()):
            if name not in but:
                command = option(f"--{name}", **settings)(command)
        return command

    return declare


game = option("--game", **options.game_choice())
facts = option("--facts", type=click.Path(path_type=Path), metavar="FILE")
bots = option("--bots", metavar="LEVEL[,LEVEL...]", shell_complete=_complete_levels)
entrants = option("--bots", "entrants", metavar="BOT,BOT,BOT[,BOT...]", required=True, shell_complete=_complete_levels)
as_json = option("--json", "as_json", is_flag=True)
jobs = option("--jobs", type=click.IntRange(1), metavar="N")
dask = option("--dask", metavar="ADDRESS")


def seed(default: str | None) -> Callable[[F], F]:
    shown = default is not None
    return option("--seed", default=default, show_default=shown, metavar="TEXT", callback=_checked_seed)


def load_game(facts: Path | None, name: str | None = None) -> AnyGame:
    """The game of this name, with the host's facts for it; of no name: the one whose facts these are."""
    from bakufu import load

    about = game_of_facts(facts) if facts is not None else None
    name = name or about or USUAL
    if about not in (None, name):
        raise BadFacts("file-facts-of-another", file=facts, game=about, wanted=name)
    try:
        return load(name, facts)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        # A host's file may hold the right kind of list with the wrong kind of things in it.
        raise BadFacts("file-facts-nonsense", file=facts, why=error) from None


def corrections(facts: Path | None) -> str | None:
    """The host's facts for other processes, which may work in another folder."""
    return str(facts.absolute()) if facts is not None else None


def levels(game: str, wanted: str | None, count: int) -> list[str]:
    """A level for each of so many bots: one for all of them, or one for each."""
    from bakufu.bots import make

    chosen = (wanted or DEFAULT_LEVEL).split(",")
    for level in chosen:
        make(game, level, 0)  # refuses a level it does not know
    if len(chosen) == 1:
        return chosen * count
    if len(chosen) != count:
        raise BadOption("help-bots-count", given=len(chosen), wanted=count)
    return chosen
