"""The service of one process: all its parts, put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from bakufu.server import database
from bakufu.server.clock import Clock, now
from bakufu.server.cluster import Cluster
from bakufu.server.hall import Hall
from bakufu.server.identity import Identity, Person, signing_secret
from bakufu.server.live import Live, Socket
from bakufu.server.lobby import Lobby
from bakufu.server.refusal import Refusal
from bakufu.server.schema import seats, tables
from bakufu.server.settings import Settings, data_folder
from bakufu.server.store import Store
from bakufu.server.table_card import table_card
from bakufu.server.thinking import Thinking
from bakufu.server.writer import Writer

log = structlog.get_logger()
WATCH_SECONDS = 1.0


class Service:
    def __init__(self, settings: Settings, plugin: ChannelsPlugin, clock: Clock = now) -> None:
        self.settings = settings
        self.clock = clock
        self.engine = database.connect(database.address(settings.database_address()))
        self.store = Store(self.engine)
        self.writer = Writer(self.engine)
        self.lobby = Lobby(self.engine, settings.facts, clock)
        self.identity = Identity(self.engine, signing_secret(settings.secret, data_folder()), clock)
        self.cluster = Cluster(plugin, self.refresh)
        self.hall = Hall(settings, self.store, self.writer, Thinking(settings), clock, self.cluster.tell)
        self.waiting: dict[str, set[Socket]] = {}  # sockets at tables whose game has not started
        self._watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await database.migrate(self.engine)
        self.writer.start()
        self.cluster.start()
        self._watch = asyncio.create_task(self._watch_deadlines(), name="deadlines")

    async def stop(self) -> None:
        """Graceful: nothing new is begun, what was acknowledged is written."""
        if self._watch is not None:
            self._watch.cancel()
            with suppress(asyncio.CancelledError):
                await self._watch
        await self.hall.stop()
        await self.writer.stop()
        await self.cluster.stop()
        await self.engine.dispose()

    async def _watch_deadlines(self) -> None:
        while True:
            try:
                await self.hall.watch_deadlines()
            except (SQLAlchemyError, OSError) as error:
                log.error("deadlines-not-watched", error=type(error).__name__)
            await asyncio.sleep(WATCH_SECONDS)

    async def begin(self, table_id: str) -> None:
        """A game has started: note who is awaited, wake the sockets that wait for it and let the bots move."""
        live = await self.hall.open(table_id)
        if live is None:
            return
        await self._note_awaited(live)
        self.hall.let_bots_move(live)
        await self.announce(table_id)

    async def _note_awaited(self, live: Live) -> None:
        awaited = live.fold.awaited()
        live.set_deadline(self.clock())
        async with self.engine.begin() as connection:
            mine = seats.c.table_id == live.id
            await connection.execute(update(seats).where(mine).values(awaited=seats.c.seat.in_(awaited)))
            deadline = update(tables).where(tables.c.id == live.id).values(deadline_at=live.deadline_at)
            await connection.execute(deadline)

    async def announce(self, table_id: str) -> None:
        """People have come, gone or begun: tell those who wait here, and the other processes."""
        await self._tell_waiting(table_id)
        self.cluster.tell(table_id)

    async def refresh(self, table_id: str) -> None:
        """Another process changed a table."""
        live = self.hall.tables.get(table_id)
        if live is not None:
            await self.hall.log.catch_up(live)
        await self._tell_waiting(table_id)

    async def _tell_waiting(self, table_id: str) -> None:
        for socket in list(self.waiting.get(table_id, ())):
            await socket.table_changed()

    async def card_for(self, table_id: str, person: Person | None) -> dict[str, Any]:
        card = await self.card(table_id, person.id if person is not None else None)
        if card is None:
            raise Refusal("no-such-table", 404)
        return card

    async def cards(self, kind: str, person: Person | None, search: str, before: int | None) -> list[dict[str, Any]]:
        """One page of a list, each table with its seats."""
        rows = await self.lobby.listing(kind, person, search, before)
        sitting = await self.store.seats_of([row.id for row in rows])
        me = person.id if person is not None else None
        cards = [table_card(dict(row._mapping), sitting.get(row.id, []), me) for row in rows]
        for card, row in zip(cards, rows, strict=True):
            card["your_turn"] = bool(getattr(row, "awaited", False)) and row.status == "running"
        return cards

    async def card(self, table_id: str, person: str | None) -> dict[str, Any] | None:
        """What everybody may know of a table, and its link for those who sit at it."""
        row = await self.store.table(table_id)
        if row is None:
            return None
        return table_card(dict(row._mapping), await self.store.seats(table_id), person)
