"""The service of one process: its parts, wired together, started and stopped in order."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar.channels import ChannelsPlugin

from bakufu.server import figures
from bakufu.server.allowances import Allowances
from bakufu.server.people.identity import Identity, Person
from bakufu.server.people.signing import signing_secret
from bakufu.server.settings import Settings, data_folder
from bakufu.server.socket.protocol import Closing, encode
from bakufu.server.socket.wire import Post
from bakufu.server.store import database
from bakufu.server.store.cluster import Cluster
from bakufu.server.store.pulse import Pulse
from bakufu.server.store.store import Found, Store
from bakufu.server.store.transactions import Transactions
from bakufu.server.store.writer import Writer
from bakufu.server.tables.archiver import Archiver
from bakufu.server.tables.lobby import Lobby, NewSecret
from bakufu.server.tables.registry import TableRegistry
from bakufu.server.tables.study import Study
from bakufu.server.tables.table_card import ListedTable, TableCard, table_card
from bakufu.server.tables.table_log import Log
from bakufu.server.tables.thinking import Thinking
from bakufu.server.tables.watchdog import Watchdog
from bakufu.table.clock import Clock
from bakufu.table.live import Socket
from bakufu.table.playable import Edition
from bakufu.table.refusal import Refusal

FAREWELL_SECONDS = 2.0  # for the closing message; slower clients just find the connection closed


class Service:
    def __init__(self, settings: Settings, plugin: ChannelsPlugin, clock: Clock, secret: NewSecret) -> None:
        self.settings = settings
        self.clock = clock
        self.engine = database.connect(database.address(settings.database_address()))
        self.database = Transactions(self.engine)
        self.allowances = Allowances(settings.limits, clock)
        self.store = Store(self.database)
        self.writer = Writer(self.database)
        self.pulse = Pulse(self.database, clock)
        self.lobby = Lobby(self.database, settings.facts, clock, secret, settings.limits)
        self.identity = Identity(self.database, signing_secret(settings.secret, data_folder()), clock)
        self.cluster = Cluster(plugin, self.refresh)
        thinking = Thinking(settings)
        cluster, patience = self.cluster, 1000 * settings.bot_patience
        table_log = Log(self.store, self.writer, clock, cluster.notify, cluster.shared, patience)
        self.registry = TableRegistry(settings, self.store, table_log, thinking, clock, self.identity.owners.of)
        self.study = Study(self.registry)
        self.watchdog = Watchdog(self.registry, self.cluster, self.wake_waiting)
        self.archiver = Archiver(settings, self.database, self.store, clock)
        self.post = Post()
        self.waiting: dict[str, set[Socket]] = {}  # sockets at tables whose game hasn't started

    async def start(self) -> None:
        await database.migrate(self.engine)
        await self.registry.thinking.start()
        self.writer.start()
        self.cluster.start()
        self.watchdog.start()
        self.archiver.start()
        figures.show(self)

    async def stop(self) -> None:
        """Stop gracefully: start nothing new, write everything that was acknowledged."""
        await self.archiver.stop()
        await self.watchdog.stop()
        await self.registry.stop()
        await self.writer.stop()
        await self.cluster.stop()
        await self.database.close()

    async def farewell(self) -> None:
        """Before the sockets close: finish commands in progress, accept no more, and send everyone the reason."""
        await self.watchdog.stop()
        await self.registry.close()
        sent: list[Socket] = []
        for live in list(self.registry.tables.values()):
            sent += self._send_closing(live.sockets, live.fold.seq)
        for sockets in self.waiting.values():
            sent += self._send_closing(sockets, 0)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while any(socket.behind for socket in sent):
                    await asyncio.sleep(0.01)

    def _send_closing(self, sockets: set[Socket], seq: int) -> list[Socket]:
        message = encode(Closing(seq, "stopping"))
        for socket in sockets:
            socket.send(message)
        return list(sockets)

    async def begin(self, table_id: str) -> None:
        """A game has started: notify the sockets that wait for it and let the bots move."""
        live = await self.registry.open(table_id)
        if live is None:
            return
        await self.registry.begin(live)
        await self.announce(table_id)

    async def announce(self, table_id: str) -> None:
        """Seats have changed or the game has started: notify the waiting sockets and the other processes."""
        await self._notify_waiting(table_id)
        self.cluster.notify(table_id)

    async def refresh(self, table_id: str) -> None:
        """Another process changed a table."""
        live = await self.registry.opened(table_id)
        if live is not None:
            await self.registry.log.catch_up(live)
        await self._notify_waiting(table_id)

    async def wake_waiting(self) -> None:
        """Find games that another process started, in case its notification was lost."""
        if self.cluster.shared and self.waiting:
            for table_id in await self.store.started(list(self.waiting)):
                await self._notify_waiting(table_id)

    async def _notify_waiting(self, table_id: str) -> None:
        for socket in list(self.waiting.get(table_id, ())):
            await socket.table_changed()

    async def card_for(self, table_id: str, person: Person | None) -> TableCard:
        card = await self.card(table_id, person)
        if card is None:
            raise Refusal("no-such-table")
        return card

    async def cards(self, kind: str, person: Person | None, search: str, before: int | None) -> list[ListedTable]:
        """One page of a list, each table with its seats."""
        rows = await self.lobby.listing(kind, person, search, before)
        sitting = await self.store.seats_of([row.id for row in rows])
        me = person.id if person is not None else None
        cards: list[ListedTable] = []
        for row in rows:
            card = await self._card(row, sitting.get(row.id, []), me)
            # Nobody can take a turn at a table that can't be opened.
            awaited = bool(getattr(row, "awaited", False)) and row.status == "running"
            ours: Edition = {"rules": row.rules, "facts": row.facts}
            your_turn = awaited and ours == await self.registry.playable.edition(row.game)
            cards.append({**card, "your_turn": your_turn})
        return cards

    async def card(self, table_id: str, person: Person | None) -> TableCard | None:
        """The public data of a table, with its link for those who sit at it."""
        row, seats = await self.store.table_and_seats(table_id)
        return None if row is None else await self._card(row, seats, person.id if person is not None else None)

    async def _card(self, row: Found, seats: list[Found], person: str | None) -> TableCard:
        known = dict(row._mapping)
        if row.status == "open":
            # It may have been set up on an earlier version; this server starts it with its own rules.
            known |= await self.registry.playable.edition(row.game)
        return table_card(known, seats, person)
