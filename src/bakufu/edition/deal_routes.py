"""The daily deal on one device: its seed follows from the date alone, and results stay in the storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.daily.deals import PUBLIC_KEY, SEAT, deal_of, secret_of, table_secret
from bakufu.daily.page import (
    CALENDAR,
    DealPage,
    DealtDay,
    GameDeal,
    Scored,
    deal_page,
    fill,
    game_deal,
    place_of,
    playable,
)
from bakufu.daily.periods import Period, today
from bakufu.edition.asked import Asked
from bakufu.edition.opening import Wanted, new_table, started
from bakufu.edition.storage import StoredTable
from bakufu.games import GAMES
from bakufu.table.refusal import Refusal

if TYPE_CHECKING:
    from bakufu.edition.host import Host


def _period(host: Host, asked: Asked) -> Period:
    """A day: groups meet on servers."""
    name, now = asked.path["deal"], host.clock()
    period = today(now) if name == "today" else playable(name, now)
    if period.weekly:
        raise Refusal("no-such-deal")
    return period


async def show(host: Host, asked: Asked) -> DealPage:
    period, now = _period(host, asked), host.clock()
    found = [table for table in await host.shelf.tables() if table.row.get("scored")]
    games = [_game(game_deal(game, period), period, found, asked.language, now) for game in GAMES]
    since = today(now).shifted(-CALENDAR).name
    mine = [_counted(table) for table in found if table.row["deal"] > since and _in_time(table)]
    mine.sort(key=lambda one: (one["deal"], one["game"]))
    return {**deal_page(PUBLIC_KEY, period, now, games, mine), "public_key": True}


def _game(deal: GameDeal, period: Period, found: list[StoredTable], language: str, now: int) -> GameDeal:
    own = _own(found, period, deal["game"])
    if own is not None:
        deal["attempt"] = {"table": own.id, "status": own.row["status"], "result": None, "line": None}
    if own is None or own.row["status"] != "finished":
        return deal
    seat = own.seats[SEAT]
    scored = [Scored("me", seat.name or "", own.id, SEAT, own.row["result"], own.row["winners"])]
    return fill(deal, period, scored if _in_time(own) else [], "me", language)


def _own(found: list[StoredTable], period: Period, game: str) -> StoredTable | None:
    return next((one for one in found if (one.row["deal"], one.row["game"]) == (period.name, game)), None)


def _in_time(table: StoredTable) -> bool:
    row = table.row
    day = playable(row["deal"], row["started_at"])
    return row["status"] == "finished" and not day.over(row["finished_at"])


def _counted(table: StoredTable) -> DealtDay:
    row = table.row
    points, place = row["result"], place_of(row["result"], row["winners"], SEAT)
    return {"deal": row["deal"], "game": row["game"], "points": points[SEAT], "place": place, "players": len(points)}


async def play(host: Host, asked: Asked) -> object:
    """The game that counts until it is over, then practice."""
    period, game, now = _period(host, asked), asked.path["game"], host.clock()
    name = await host.somebody()
    tables = await host.shelf.tables()
    own = _own([table for table in tables if table.row.get("scored")], period, game)
    if own is None or own.row["status"] != "running" or period.over(now):
        scored = own is None and not period.over(now)
        own = None if scored else _practice(tables, period, game)
        if own is None:
            own = _dealt(period, game, name, now, scored)
            await host.shelf.save(own)
    await host.tables.open(own.id)
    return host.card_of(own)


def _practice(tables: list[StoredTable], period: Period, game: str) -> StoredTable | None:
    """A game for practice that isn't over."""
    for table in tables:
        row = table.row
        mine = (row.get("deal"), row["game"], row["status"]) == (period.name, game, "running")
        if mine and not row["scored"] and row["branch_of"] is None:
            return table
    return None


def _dealt(period: Period, game: str, name: str, now: int, scored: bool) -> StoredTable:
    deal = deal_of(game, period)
    wanted = Wanted(game, dict(deal.options), deal.bots, SEAT, hints=not scored)
    secret = table_secret(secret_of(PUBLIC_KEY, period), game)
    return started(new_table(wanted, name, now, secret, deal=period.name, scored=scored), now)
