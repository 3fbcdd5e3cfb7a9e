"""`bakufu join`: let a bot take a seat at a table and play to the end, using only the public protocol."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import language, say
from bakufu.kernel.patch import Json

if TYPE_CHECKING:
    from bakufu.client import Client, Invitation

FIRST_CONTACT = 2.0  # seconds: don't retry for long an address that may be wrong
PATIENCE = 120.0  # seconds: a server that has answered before may be restarting


@click.command(cls=CatalogCommand)
@click.argument("url")
@shared_options.option("--bot", metavar="LEVEL", required=True)
@shared_options.option("--seat", type=click.IntRange(1))
@shared_options.option("--name", metavar="NAME")
@shared_options.option("--token", metavar="TEXT", envvar="BAKUFU_TOKEN", show_envvar=True)
@shared_options.facts
def join(url: str, bot: str, seat: int | None, name: str | None, token: str | None, facts: Path | None) -> None:
    import asyncio

    from bakufu.bots.outside import is_import_path
    from bakufu.client import invitation

    level = bot.rpartition(":")[2] if is_import_path(bot) else bot
    asyncio.run(_play(invitation(url), bot, seat, name or say("join-name", level=level), token, facts))


async def _play(
    invited: Invitation, level: str, seat: int | None, name: str, token: str | None, facts: Path | None
) -> None:
    from bakufu.client import BotPlayer, Client, take_part
    from bakufu.text import renderer_of

    async with Client(invited.server, token, FIRST_CONTACT, language()) as client:
        card = await client.table(invited.table, invited.link)
        client.patience = PATIENCE
        player = BotPlayer(level, card, facts)
        if seat is not None and seat > len(card["seats"]):
            raise click.UsageError(say("help-seat-too-high", seat=seat, players=len(card["seats"])))
        if token is None:
            await client.take_name(name)
        card = await _sit_down(client, invited, seat)
        own = next(place["seat"] for place in card["seats"] if place["you"])
        renderer = renderer_of(player.game, language())
        click.echo(say("join-seated", player=renderer.player(own), table=invited.table))
        async with client.follow(invited.table, invited.link) as followed:
            await take_part(followed, player.decide)
            assert followed.view is not None
            standings: list[Json] = followed.view["table"]["standings"]
    scores = [renderer.score(row["seat"], row["points"]) for row in standings]
    place = next(row["place"] for row in standings if row["seat"] == own)
    click.echo(say("join-over", player=renderer.player(own), place=place, scores=renderer.joined(scores)))


async def _sit_down(client: Client, invited: Invitation, seat: int | None) -> Json:
    """The table's card after sitting down. A returning player already has a seat."""
    import secrets

    from bakufu.client import Refused

    wanted = None if seat is None else seat - 1
    try:
        return await client.join(invited.table, secrets.token_hex(16), wanted, invited.link)
    except Refused as refusal:
        card = await client.table(invited.table, invited.link)
        if not any(place["you"] for place in card["seats"]):
            raise refusal from None
        return card
