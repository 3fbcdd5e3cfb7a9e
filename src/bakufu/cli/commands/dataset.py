"""`bakufu dataset`: the games of a server that everybody at the table has agreed to share, for researchers."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from bakufu.cli.commands.serve import database, facts
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.parser.shared_options import corrections
from bakufu.cli.speech import say


@click.command(cls=CatalogCommand)
@click.argument("folder", type=click.Path(path_type=Path))
@database
@facts
def dataset(folder: Path, database: str, facts: Path | None) -> None:
    from bakufu.bots.job import game_of
    from bakufu.games import GAMES
    from bakufu.server.research.folder import write_folder
    from bakufu.server.research.shared_games import shared_games
    from bakufu.server.store.administration import look
    from bakufu.table.clock import now

    at = now()
    made = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
    games = [game_of(name, corrections(facts)) for name in GAMES]
    written = look(database, lambda found: write_folder(folder, shared_games(found, games, at), made))
    click.echo(say("export-dataset", folder=str(folder), games=written.games, people=written.people))
