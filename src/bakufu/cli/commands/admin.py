"""`bakufu admin`: moderate a server, on the machine that has its database. The server applies it within a second."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from bakufu.cli.commands.serve import database
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bakufu.server.people.moderation import Act

ACTIONS = ("reports", "close", "mute", "ban", "lift", "end", "appoint", "dismiss", "log")
LISTS = ("reports", "log")  # these are about nobody


@click.command(cls=CatalogCommand)
@click.argument("action", type=click.Choice(ACTIONS))
@click.argument("whom", required=False)
@shared_options.option("--hours", type=click.IntRange(1, 87_600))
@shared_options.option("--reason", metavar="TEXT", default="")
@database
def admin(action: str, whom: str | None, hours: int | None, reason: str, database: str) -> None:
    from bakufu.server.people.moderation import Act
    from bakufu.server.store.administration import change
    from bakufu.table.clock import now

    if (whom is None) != (action in LISTS):
        raise click.UsageError(say("admin-whom", action=action, needed="no" if action in LISTS else "yes"))
    act = Act(now(), reason.strip()[:200], hours)
    change(database, lambda connection: _carry_out(connection, action, whom or "", act))


def _carry_out(connection: Connection, action: str, whom: str, act: Act) -> None:
    from bakufu.server.people import moderation

    if action == "reports":
        for row in moderation.open_reports(connection):
            click.echo(
                say(
                    "admin-report",
                    number=row.id,
                    at=_time(row.at),
                    name=row.name,
                    person=row.person,
                    reason=row.reason,
                    table=row.table_id,
                    by=row.by_name,
                    text=row.text,
                )
            )
        return
    if action == "log":
        for row in moderation.audit_log(connection):
            click.echo(
                say(
                    "admin-audit",
                    at=_time(row.at),
                    by=row.by or "-",
                    what=row.what,
                    about=row.about,
                    reason=row.reason,
                )
            )
        return
    moderation.ACTS[action](connection, whom, act)
    click.echo(say("admin-done", action=action, whom=whom))


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
