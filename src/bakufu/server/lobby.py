"""The lobby: tables before their game starts, who sits down at them, and the lists of tables."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Row, and_, desc, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.bots import LEVELS
from bakufu.games import load
from bakufu.kernel.errors import BadOption
from bakufu.kernel.fairness import commitment
from bakufu.server.clock import Clock
from bakufu.server.identity import Person
from bakufu.server.refusal import Refusal
from bakufu.server.schema import people, seats, tables

LIVE_SECONDS = (10, 3600)
DAYS = (1, 14)
DAY = 86_400
PAGE = 50


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as its host wants it. `bots` gives the level of a bot for each seat that is to have one."""

    game: str = "shogun"
    options: dict[str, Any] = {}
    bots: dict[int, str] = {}
    seat: int | None = 0  # where the host sits; null: the host only watches
    pace: str = "live"
    seconds: int = 300
    visible: bool = True
    hints: bool = True
    entropy: str = ""


class Lobby:
    def __init__(self, engine: AsyncEngine, facts: str | None, clock: Clock) -> None:
        self.engine = engine
        self.facts = facts
        self.clock = clock

    async def create(self, host: Person, wanted: NewTable, rematch_of: str | None = None) -> str:
        options, players, digest = self._checked(wanted)
        secret = secrets.token_hex(32)
        table_id = secrets.token_urlsafe(9)
        row = {
            "id": table_id,
            "link": secrets.token_urlsafe(18),
            "game": wanted.game,
            "options": options,
            "facts": digest,
            "host": host.id,
            "status": "open",
            "visible": wanted.visible,
            "hints": wanted.hints,
            "pace": wanted.pace,
            "seconds": wanted.seconds,
            "secret": secret,
            "commitment": commitment(secret),
            "seq": 0,
            "created_at": self.clock(),
            "names": host.name.casefold(),
            "rematch_of": rematch_of,
        }
        sitting = [_seat_row(table_id, seat, wanted.bots.get(seat)) for seat in range(players)]
        if wanted.seat is not None:
            sitting[wanted.seat] |= {"person": host.id, "bot": None, "entropy": wanted.entropy}
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(row))
            await connection.execute(insert(seats), sitting)
        return table_id

    def _checked(self, wanted: NewTable) -> tuple[dict[str, Any], int, str]:
        try:
            game = load(wanted.game, self.facts)
            setting = game.setting(wanted.options)
        except BadOption as error:
            raise Refusal("bad-options", detail=str(error)) from None
        players = setting.players
        for seat, level in wanted.bots.items():
            if level not in LEVELS:
                raise Refusal("bad-bot", detail=f"possible: {', '.join(LEVELS)}")
            if not 0 <= seat < players:
                raise Refusal("bad-seat")
        if wanted.seat is not None and not 0 <= wanted.seat < players:
            raise Refusal("bad-seat")
        least, most = LIVE_SECONDS if wanted.pace == "live" else (DAYS[0] * DAY, DAYS[1] * DAY)
        if wanted.pace not in ("live", "days") or not least <= wanted.seconds <= most:
            raise Refusal("bad-pace")
        return game.options(game.start(wanted.options, 0)), players, game.facts_digest

    async def join(self, table_id: str, person: Person, seat: int | None, entropy: str) -> None:
        """Sit down on a free seat, the first one if none is named."""
        async with self.engine.begin() as connection:
            await self._open_table(connection, table_id)
            rows = list(await connection.execute(select(seats).where(seats.c.table_id == table_id)))
            if any(row.person == person.id for row in rows):
                raise Refusal("already-seated")
            free = sorted(row.seat for row in rows if row.person is None and row.bot is None)
            if seat is not None and seat not in [row.seat for row in rows]:
                raise Refusal("bad-seat")
            wanted = seat if seat is not None else next(iter(free), None)
            if wanted is None or wanted not in free:
                raise Refusal("seat-is-taken", 409)
            still_free = and_(_is(table_id, wanted), seats.c.person.is_(None), seats.c.bot.is_(None))
            taken = await connection.execute(update(seats).where(still_free).values(person=person.id, entropy=entropy))
            if taken.rowcount != 1:
                raise Refusal("seat-is-taken", 409)
            await self._name(connection, table_id)

    async def leave(self, table_id: str, person: Person) -> None:
        async with self.engine.begin() as connection:
            await self._open_table(connection, table_id)
            left = await connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.person == person.id)
                .values(person=None, entropy="")
            )
            if left.rowcount != 1:
                raise Refusal("not-seated", 403)
            await self._name(connection, table_id)

    async def mix(self, table_id: str, person: Person, entropy: str) -> None:
        """A player's own contribution to the seed."""
        async with self.engine.begin() as connection:
            await self._open_table(connection, table_id)
            mine = and_(seats.c.table_id == table_id, seats.c.person == person.id)
            mixed = await connection.execute(update(seats).where(mine).values(entropy=entropy))
            if mixed.rowcount != 1:
                raise Refusal("not-seated", 403)

    async def set_bot(self, table_id: str, host: Person, seat: int, level: str | None) -> None:
        """The host gives an empty seat to a bot, or frees it again."""
        if level is not None and level not in LEVELS:
            raise Refusal("bad-bot", detail=f"possible: {', '.join(LEVELS)}")
        async with self.engine.begin() as connection:
            table = await self._open_table(connection, table_id)
            if table.host != host.id:
                raise Refusal("host-only", 403)
            changed = await connection.execute(
                update(seats).where(_is(table_id, seat), seats.c.person.is_(None)).values(bot=level)
            )
            if changed.rowcount != 1:
                raise Refusal("seat-is-taken", 409)

    async def start(self, table_id: str, host: Person) -> None:
        async with self.engine.begin() as connection:
            table = await self._open_table(connection, table_id)
            if table.host != host.id:
                raise Refusal("host-only", 403)
            rows = list(await connection.execute(select(seats).where(seats.c.table_id == table_id)))
            if any(row.person is None and row.bot is None for row in rows):
                raise Refusal("seats-are-missing", 409)
            started = await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.status == "open")
                .values(status="running", started_at=self.clock(), deadline_at=self.clock() + 1000 * table.seconds)
            )
            if started.rowcount != 1:
                raise Refusal("not-open", 409)
            await connection.execute(
                update(seats).where(seats.c.table_id == table_id).values(status="running", awaited=True)
            )

    async def rematch(self, table: Row[Any], sitting: list[Row[Any]], host: Person, entropy: str) -> str:
        """The same table again; the same people find it among their tables, the bots keep their seats."""
        bots = {row.seat: row.bot for row in sitting if row.bot is not None}
        own = next((row.seat for row in sitting if row.person == host.id), None)
        if own is None:
            raise Refusal("not-seated", 403)
        wanted = NewTable(
            table.game, table.options, bots, own, table.pace, table.seconds, table.visible, table.hints, entropy
        )
        new = await self.create(host, wanted, table.id)
        others = [row for row in sitting if row.person not in (None, host.id)]
        async with self.engine.begin() as connection:
            for row in others:
                await connection.execute(update(seats).where(_is(new, row.seat)).values(person=row.person))
            await self._name(connection, new)
        return new

    async def _open_table(self, connection: AsyncConnection, table_id: str) -> Row[Any]:
        table = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
        if table is None:
            raise Refusal("no-such-table", 404)
        if table.status != "open":
            raise Refusal("not-open", 409)
        return table

    async def _name(self, connection: AsyncConnection, table_id: str) -> None:
        """Keep the names at a table where the search finds them."""
        joined = seats.join(people, seats.c.person == people.c.id)
        query = select(people.c.name).select_from(joined).where(seats.c.table_id == table_id)
        names = " ".join(sorted(row.name.casefold() for row in await connection.execute(query)))
        await connection.execute(update(tables).where(tables.c.id == table_id).values(names=names))

    async def listing(self, kind: str, person: Person | None, search: str, before: int | None) -> list[Row[Any]]:
        """One page: `open` tables, `mine` (where I am awaited first), or `finished` ones, newest first."""
        if kind == "mine":
            query = self._mine(person)
        elif kind == "open":
            query = select(tables).where(tables.c.status == "open", tables.c.visible.is_(True))
            query = query.order_by(desc(tables.c.created_at))
        else:
            query = select(tables).where(tables.c.finished_at.is_not(None), tables.c.visible.is_(True))
            query = query.order_by(desc(tables.c.finished_at))
        if search:
            query = query.where(tables.c.names.contains(search.casefold(), autoescape=True))
        if before is not None:
            stamp = tables.c.finished_at if kind == "finished" else tables.c.created_at
            query = query.where(stamp < before)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.limit(PAGE)))

    def _mine(self, person: Person | None) -> Any:
        if person is None:
            raise Refusal("sign-in", 401)
        joined = tables.join(seats, seats.c.table_id == tables.c.id)
        running = or_(seats.c.status == "open", seats.c.status == "running")
        query = select(tables, seats.c.awaited).select_from(joined).where(seats.c.person == person.id, running)
        return query.order_by(desc(seats.c.awaited), func.coalesce(tables.c.deadline_at, 0), tables.c.created_at)


def _is(table_id: str, seat: int) -> Any:
    return and_(seats.c.table_id == table_id, seats.c.seat == seat)


def _seat_row(table_id: str, seat: int, bot: str | None) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "person": None,
        "bot": bot,
        "entropy": "",
        "awaited": False,
        "status": "open",
    }
