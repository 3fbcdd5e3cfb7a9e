"""`bakufu daily`: what everybody plays on a day or in a week, whether a server dealt it honestly, and playing it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say
from bakufu.games import GAMES
from bakufu.kernel.errors import BadOption

if TYPE_CHECKING:
    from bakufu.daily.periods import Period


@click.command(cls=CatalogCommand)
@click.argument("action", type=click.Choice(["play"]), required=False)
@shared_options.game
@shared_options.option("--date", "deal_date", metavar="DATE", default=None)
@shared_options.option("--secret", "deal_secret", metavar="SECRET", default=None)
@shared_options.option("--lines", is_flag=True)
@shared_options.option("--record", "record_file", type=click.Path(path_type=Path), metavar="FILE")
def daily(
    action: str | None, game: str, deal_date: str | None, deal_secret: str | None, lines: bool, record_file: Path | None
) -> None:
    from bakufu.daily.periods import period_of, today
    from bakufu.table.clock import now

    period = today(now()) if deal_date is None else period_of(deal_date)
    if period is None:
        raise BadOption("error-daily-date", wrong=deal_date or "")
    if action is None:
        _show(period, deal_secret)
        return
    from bakufu.cli.terminal.dealing import AtTable, play

    play(game, period, deal_secret, AtTable(lines, record_file))


def _show(period: Period, deal_secret: str | None) -> None:
    from bakufu.daily.deals import PUBLIC_KEY, deal_of, secret_of, table_secret
    from bakufu.kernel.fairness import fingerprint, mixed_seed

    secret = deal_secret or secret_of(PUBLIC_KEY, period)
    click.echo(period.name)
    shown = fingerprint(secret)
    if deal_secret:
        click.echo(say("play-daily-of-server", fingerprint=shown))
    else:
        click.echo(say("play-daily-of-date", fingerprint=shown))
    for game in GAMES:
        deal = deal_of(game, period)
        of_table = table_secret(secret, game)
        players = int(deal.options["players"])
        click.echo()
        click.echo(say("play-daily-game", game=game))
        click.echo("  " + ", ".join([f"{key} {_plain(value)}" for key, value in deal.options.items()]))
        if deal.bots:
            click.echo("  bots " + ",".join([deal.bots[seat] for seat in sorted(deal.bots)]))
        click.echo("  " + say("play-daily-commitment", fingerprint=fingerprint(of_table)))
        click.echo("  " + say("play-daily-seed", seed=mixed_seed(of_table, ("",) * players)))


def _plain(value: object) -> str:
    return ",".join([str(one) for one in value]) if isinstance(value, list) else str(value)
