"""`bakufu play`: play in the browser, or in the terminal against bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from bakufu.cli.browser import play_in_browser
from bakufu.cli.commands.serve import setting
from bakufu.cli.files import check_replays, check_target, read_record
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.parser.options import DECLARED, chosen
from bakufu.cli.speech import language, say
from bakufu.games import AnyGame
from bakufu.server.settings import Settings

# `--facts` applies to both, so it is in neither section.
SECTIONS = {
    "browser": ("no_browser", "port", "lan"),
    "terminal": ("terminal", "lines", "game", *DECLARED, "seat", "bots", "seed", "record_file", "resume"),
}


@click.command(cls=CatalogCommand, sections=SECTIONS)
@shared_options.option("--no-browser", is_flag=True)
@setting("--port", type=click.IntRange(0, 65535), default=Settings.port, show_default=True)
@shared_options.option("--lan", is_flag=True)
@shared_options.facts
@shared_options.option("--terminal", is_flag=True)
@shared_options.option("--lines", is_flag=True)
@shared_options.game
@shared_options.options_of_games()
@shared_options.option("--seat", type=click.IntRange(1, 5), default=1, show_default=True)
@shared_options.bots
@shared_options.seed(None)
@shared_options.option("--record", "record_file", type=click.Path(path_type=Path), metavar="FILE")
@shared_options.option("--resume", type=click.Path(path_type=Path), metavar="FILE")
def play(terminal: bool, no_browser: bool, port: int, lan: bool, facts: Path | None, **of_the_game: Any) -> None:
    if terminal:
        _play_at_terminal(facts, **of_the_game)
        return
    _refuse_terminal_options(of_the_game)
    shared_options.load_game(facts)  # raises an error if the facts are invalid
    play_in_browser(port, facts, browser=not no_browser, lan=lan)


def _refuse_terminal_options(of_the_game: Mapping[str, object]) -> None:
    ctx = click.get_current_context()
    for option in ctx.command.params:
        if option.name in of_the_game and ctx.get_parameter_source(option.name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(say("play-at-the-terminal-only", option=option.opts[0]))


@dataclass(frozen=True)
class Begun:
    """A game at its beginning, and the moves to replay in it if it is resumed."""

    rules: AnyGame
    options: Mapping[str, object]
    seed: str
    moves: tuple[tuple[int, int], ...] = ()


def _begun(facts: Path | None, game: str, seed: str | None, resume: Path | None, **of_the_table: object) -> Begun:
    options = chosen(game, of_the_table)
    if resume is None:
        return Begun(shared_options.load_game(facts, game), options, seed or secrets.token_hex(8))
    record = read_record(resume)
    rules = shared_options.load_game(facts, record.game)
    check_replays(rules, record, resume)
    return Begun(rules, dict(record.options), record.seed, record.moves)


def _play_at_terminal(
    facts: Path | None, lines: bool, seat: int, bots: str | None, record_file: Path | None, **of_the_game: Any
) -> None:
    from bakufu.bots.levels import cast, make
    from bakufu.cli.terminal.full.display import full_screen_fits
    from bakufu.cli.terminal.session import Session
    from bakufu.cli.terminal.sitting import sit
    from bakufu.kernel.records.recorder import Recorder
    from bakufu.text import renderer_of

    begun = _begun(facts, **of_the_game)
    rules, moves = begun.rules, begun.moves
    recorder = Recorder(rules, begun.options, begun.seed)
    seats = rules.setting(begun.options).players
    if seat > seats:
        raise click.UsageError(say("help-seat-too-high", seat=seat, players=seats))
    if record_file is not None:
        check_target(record_file)
    others = [other for other in range(seats) if other != seat - 1]
    levels = cast(
        rules.name, dict(zip(others, shared_options.levels(rules.name, bots, seats - 1), strict=True)), begun.seed
    )
    # In a resumed game, bots don't have to continue as they would have, so the seed only has to be new.
    players_of = {
        other: make(rules.name, level, f"{begun.seed}/{other}/{len(moves)}") for other, level in levels.items()
    }
    renderer = renderer_of(rules, language()).seated(rules.options(recorder.state))
    session = Session(recorder, renderer, seat - 1, players_of)
    sit(session, levels, moves, record_file, full=not lines and full_screen_fits())
