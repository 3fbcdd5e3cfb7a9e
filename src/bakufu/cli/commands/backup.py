"""`bakufu backup`: copy a server's database, even while the server is running."""

from __future__ import annotations

from pathlib import Path

import click

from bakufu.cli.commands.serve import database
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say


@click.command(cls=CatalogCommand)
@click.argument("file", type=click.Path(path_type=Path))
@database
def backup(file: Path, database: str) -> None:
    from bakufu.server.settings import Settings
    from bakufu.server.store.backup import back_up

    size = back_up(Settings(database=database).database_address(), file)
    click.echo(say("export-backup", file=str(file), size=size))
