"""`bakufu join`: let a bot take a seat at a table and play to the end, using only the public protocol."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.files import check_target, write_whole
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import language, say
from bakufu.kernel.patch import Json

if TYPE_CHECKING:
    from bakufu.client import Client, Invitation

FIRST_CONTACT = 2.0  # seconds: don't retry for long an address that may be wrong
PATIENCE = 120.0  # seconds: a server that has answered before may be restarting


@dataclass(frozen=True)
class Files:
    """Where the receipt goes, and the host's facts."""

    receipt: Path | None
    facts: Path | None


@click.command(cls=CatalogCommand)
@click.argument("url")
@shared_options.option("--bot", metavar="LEVEL", required=True)
@shared_options.option("--seat", type=click.IntRange(1))
@shared_options.option("--name", metavar="NAME")
@shared_options.option("--token", metavar="TEXT", envvar="BAKUFU_TOKEN", show_envvar=True)
@shared_options.option("--receipt", type=click.Path(path_type=Path), metavar="FILE")
@shared_options.facts
@shared_options.grouped(files=Files)
def join(url: str, bot: str, seat: int | None, name: str | None, token: str | None, files: Files) -> None:
    import asyncio

    from bakufu.bots.outside import is_import_path
    from bakufu.client import invitation

    if files.receipt is not None:
        check_target(files.receipt)
    level = bot.rpartition(":")[2] if is_import_path(bot) else bot
    asyncio.run(_play(invitation(url), bot, seat, name or say("join-name", level=level), token, files))


async def _play(invited: Invitation, level: str, seat: int | None, name: str, token: str | None, files: Files) -> None:
    from bakufu.client import BotPlayer, Client, Contribution, take_part
    from bakufu.kernel.records.receipt import receipt_to_json
    from bakufu.text import renderer_of

    async with Client(invited.server, token, FIRST_CONTACT, language()) as client:
        card = await client.table(invited.table, invited.link)
        client.patience = PATIENCE
        player = BotPlayer(level, card, files.facts)
        if seat is not None and seat > len(card["seats"]):
            raise click.UsageError(say("help-seat-too-high", seat=seat, players=len(card["seats"])))
        if token is None:
            await client.take_name(name)
        await client.become_program()
        contribution = Contribution()
        card = await _sit_down(client, invited, seat, contribution.sealed)
        own = next(place["seat"] for place in card["seats"] if place["you"])
        renderer = renderer_of(player.game, language())
        click.echo(say("join-seated", player=renderer.player(own), table=invited.table))
        async with client.follow(invited.table, invited.link) as followed:
            await contribution.until_started(client, followed)
            if files.receipt is not None and contribution.receipt is not None:
                write_whole(files.receipt, receipt_to_json(contribution.receipt) + "\n")
            await take_part(followed, player.decide)
            assert followed.view is not None
            standings: list[Json] = followed.view["table"]["standings"]
    scores = [renderer.score(row["seat"], row["points"]) for row in standings]
    place = next(row["place"] for row in standings if row["seat"] == own)
    click.echo(say("join-over", player=renderer.player(own), place=place, scores=renderer.joined(scores)))


async def _sit_down(client: Client, invited: Invitation, seat: int | None, sealed: str) -> Json:
    """The table's card after sitting down. A returning player already has a seat."""
    from bakufu.client import Refused

    wanted = None if seat is None else seat - 1
    try:
        return await client.join(invited.table, "", wanted, invited.link, sealed)
    except Refused as refusal:
        card = await client.table(invited.table, invited.link)
        if not any(place["you"] for place in card["seats"]):
            raise refusal from None
        return card
