"""Options that several commands share: the game and its options, the seed, the host's facts, the bots."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from bakufu.cli.parser import options
from bakufu.cli.parser.command import Option
from bakufu.cli.speech import say
from bakufu.games import USUAL, AnyGame, game_of_facts
from bakufu.kernel.errors import BadFacts, BadOption

DEFAULT_LEVEL = "ashigaru"

F = TypeVar("F", bound=Callable[..., object])


@dataclass(frozen=True)
class GameChoice:
    """The game to play, its seed, and the host's facts."""

    game: str
    seed: str
    facts: Path | None


@dataclass(frozen=True)
class Workers:
    """Where games are played: in this many processes, or on the cluster at this address."""

    jobs: int | None
    dask: str | None

    def processes(self) -> int:
        """By default one per available core."""
        if self.jobs is not None:
            return self.jobs
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def grouped(**groups: type) -> Callable[[Callable[..., object]], Callable[..., object]]:
    """Pass options that belong together as one object: for each parameter, a dataclass whose fields are their names."""

    def decorate(command: Callable[..., object]) -> Callable[..., object]:
        @wraps(command)
        def grouping(**given: object) -> object:
            for parameter, kind in groups.items():
                given[parameter] = kind(**{field.name: given.pop(field.name) for field in fields(kind)})
            return command(**given)

        return grouping

    return decorate


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, cls=Option, **settings)


def _checked_seed(ctx: click.Context, parameter: click.Parameter, seed: str | None) -> str | None:
    """A record stores the seed on one line, so it must be printable and without surrounding spaces."""
    if seed is not None and (not seed.strip() or seed != seed.strip() or not seed.isprintable()):
        raise click.UsageError(say("help-bad-seed"))
    return seed


def _complete_levels(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    from bakufu.bots.levels import ANY, characters_of, levels_of

    game = ctx.params.get("game") or USUAL
    particular = [
        f"{level}:{one}"
        for level in levels_of(game)
        if f"{level}:" in typed
        for one in (*characters_of(game, level), *([ANY] if characters_of(game, level) else []))
    ]
    return options.completed(typed, (*levels_of(game), *particular))


def options_of_games(but: tuple[str, ...] = ()) -> Callable[[F], F]:
    """The options of all games, each once."""

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
records = option("--records", type=click.Path(path_type=Path), metavar="FOLDER")
as_json = option("--json", "as_json", is_flag=True)
jobs = option("--jobs", type=click.IntRange(1), metavar="N")
dask = option("--dask", metavar="ADDRESS")


def seed(default: str | None) -> Callable[[F], F]:
    shown = default is not None
    return option("--seed", default=default, show_default=shown, metavar="TEXT", callback=_checked_seed)


def load_game(facts: Path | None, name: str | None = None) -> AnyGame:
    """The named game with the host's facts. Without a name, the game that the facts belong to."""
    from bakufu import load

    about = game_of_facts(facts) if facts is not None else None
    name = name or about or USUAL
    if about not in (None, name):
        raise BadFacts("file-facts-of-another", file=facts, game=about, wanted=name)
    try:
        return load(name, facts)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        # A host's file may have a list with values of the wrong type.
        raise BadFacts("file-facts-nonsense", file=facts, why=error) from None


def corrections(facts: Path | None) -> str | None:
    """The absolute path of the host's facts, for processes with another working directory."""
    return str(facts.absolute()) if facts is not None else None


def levels(game: str, wanted: str | None, count: int) -> list[str]:
    """The level of each bot; `wanted` names one level for all bots, or one per bot."""
    from bakufu.bots import make

    chosen = (wanted or DEFAULT_LEVEL).split(",")
    for level in chosen:
        make(game, level, 0)  # raises an error for an unknown level
    if len(chosen) == 1:
        return chosen * count
    if len(chosen) != count:
        raise BadOption("help-bots-count", given=len(chosen), wanted=count)
    return chosen
