"""`bakufu account`: help people with their accounts."""

from __future__ import annotations

import asyncio

import click

from bakufu.cli.commands.serve import database, origins, secret
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say


@click.command(cls=CatalogCommand)
@click.argument("action", type=click.Choice(["reset"]))
@click.argument("name")
@database
@secret
@origins
def account(action: str, name: str, database: str, secret: str, origins: tuple[str, ...]) -> None:
    from bakufu.server.people.host_links import reset_link
    from bakufu.server.settings import Settings

    settings = Settings(database=database, secret=secret, origins=tuple(origin.rstrip("/") for origin in origins))
    link = asyncio.run(reset_link(settings, name))
    click.echo(say("account-link", name=name))
    click.echo(link)
