"""The service of one process: its parts, wired together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from litestar.channels import ChannelsPlugin

from bakufu.server import figures
from bakufu.server.allowances import Allowances
from bakufu.server.deals.attempts import Deals
from bakufu.server.notices.mail import Mail
from bakufu.server.notices.notifier import Notifier
from bakufu.server.notices.push import Push
from bakufu.server.notices.wishes import Wishes
from bakufu.server.people.accounts import Accounts
from bakufu.server.people.identity import Identity, Person
from bakufu.server.people.moderation import Moderation
from bakufu.server.people.moderators import Moderators
from bakufu.server.people.profiles import Profile, Profiles
from bakufu.server.people.puzzle_scores import PuzzleScores
from bakufu.server.people.ratings import Ratings
from bakufu.server.people.signing import signing_secret
from bakufu.server.people.statistics import Notes
from bakufu.server.people.vacations import Vacations
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
from bakufu.server.tables.hosting import Hosting
from bakufu.server.tables.lobby import Lobby
from bakufu.server.tables.registry import TableRegistry
from bakufu.server.tables.shared_review import SharedReview
from bakufu.server.tables.starting import NewSecret, Starting
from bakufu.server.tables.study import Study
from bakufu.server.tables.table_log import Log, settled
from bakufu.server.tables.thinking import Thinking
from bakufu.server.tables.watchdog import Watchdog
from bakufu.table.clock import Clock
from bakufu.table.entries import By, Kind, NewEntry
from bakufu.table.fold import ENDED
from bakufu.table.live import Live, Socket
from bakufu.table.playable import Edition
from bakufu.table.refusal import Refusal
from bakufu.table.table_card import ListedTable, TableCard, table_card

CONTACT = "https://bakufu.invalid"  # for push services, where the host gives no address
RATE_EVERY = 5_000  # milliseconds
VACATIONS_EVERY = 10_000  # milliseconds
SESSIONS_EVERY = 10_000  # milliseconds: how soon the sockets of a session end that another process has ended
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
        secret_key = signing_secret(settings.secret, data_folder())
        self.identity = Identity(self.database, secret_key, clock)
        guests_like = self.identity.owners.guests_like
        self.starting = Starting(self.database, settings.facts, clock, secret, settings.limits, guests_like)
        self.lobby = Lobby(self.database, self.starting)
        self.deals = Deals(self.database, self.lobby, secret_key)
        self.hosting = Hosting(self.database, self.starting)
        self.moderation = Moderation(self.database, clock)
        self.moderators = Moderators(self.database, clock)
        self.mail = Mail(settings)
        self.accounts = Accounts(self.identity, secret_key, self.mail, next(iter(settings.origins), ""))
        self.ratings = Ratings(self.database)
        self.profiles = Profiles(self.database)
        self.puzzle_scores = PuzzleScores(self.database)
        self.vacations = Vacations(self.database, clock, settings.vacation_days)
        self.wishes = Wishes(self.database)
        push = Push(secret_key, f"mailto:{settings.mail_from}" if settings.mail_from else CONTACT)
        self.notifier = Notifier(settings, self.wishes, push, self.mail, clock, self.present)
        self.cluster = Cluster(plugin, self.refresh)
        thinking = Thinking(settings)
        cluster = self.cluster
        table_log = Log(self.store, self.writer, clock, cluster.notify, cluster.shared, settings)
        self.registry = TableRegistry(settings, self.store, table_log, thinking, clock, self.identity.owners.of)
        self.study = Study(self.registry)
        self.notes = Notes(self.database, self.study)
        self.shared_review = SharedReview(self.registry, cluster.relay)
        cluster.on_message = self.shared_review.heard
        also = (self.look_around, self.give_up_starts, self.expire_tables, self.moderation.reload, self.end_tables)
        self.watchdog = Watchdog(self.registry, self.cluster, *also)
        self.archiver = Archiver(settings, self.database, self.store, clock, self.accounts.erase_due)
        self.post = Post()
        self.connections: dict[str, set[Socket]] = {}  # by session
        self._sessions_at = 0
        self._rate_at = 0
        self._vacations_at = 0
        self.waiting: dict[str, set[Socket]] = {}  # sockets at tables whose game hasn't started

    async def start(self) -> None:
        await database.migrate(self.engine)
        await self.moderation.reload()
        await self.registry.thinking.start()
        self.writer.start()
        self.mail.start()
        self.cluster.start()
        self.watchdog.start()
        self.archiver.start()
        self.notifier.start()
        figures.show(self)

    async def stop(self) -> None:
        """Stop gracefully: start nothing new, write everything that was acknowledged."""
        await self.notifier.stop()
        await self.archiver.stop()
        await self.watchdog.stop()
        await self.notes.stop()
        await self.study.reviews.stop()
        await self.registry.stop()
        await self.mail.stop()
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

    async def refresh(self, table_ids: list[str]) -> None:
        """Another process changed these tables."""
        found = await settled(table_ids, [self.registry.opened(table_id) for table_id in table_ids])
        lives = [live for live in found if live is not None]
        if lives:
            await self.registry.log.catch_up_all(lives)
        watched = [live.id for live in lives if any([socket.viewer is None for socket in live.sockets])]
        if watched:
            for table_id in await self.store.closed_to_spectators(watched):
                self._drop_spectators(self.registry.tables.get(table_id))
        for table_id in table_ids:
            await self._notify_waiting(table_id)

    async def look_around(self) -> None:
        """What other processes have done, in case their notifications were lost, or they send none."""
        await self.wake_waiting()
        if self.clock() >= self._rate_at:
            self._rate_at = self.clock() + RATE_EVERY
            await self.ratings.catch_up()
            self.notes.poke()
        if self.clock() >= self._vacations_at:
            self._vacations_at = self.clock() + VACATIONS_EVERY
            await self.tell_of_vacations()
        if self.cluster.shared and self.connections and self.clock() >= self._sessions_at:
            self._sessions_at = self.clock() + SESSIONS_EVERY
            open_here = list(self.connections)
            self.disconnect(set(open_here) - await self.identity.sessions.alive(open_here))

    @contextmanager
    def connected(self, person: Person | None, socket: Socket) -> Iterator[None]:
        """While a socket is open, it can be found by the session of its person."""
        if person is None:
            yield
            return
        here = self.connections.setdefault(person.session, set())
        here.add(socket)
        try:
            yield
        finally:
            here.discard(socket)
            if not here:
                self.connections.pop(person.session, None)

    def present(self, table_id: str, seat: int) -> bool:
        """Whether the person on a seat has the table open, as far as this process knows."""
        live = self.registry.tables.get(table_id)
        return live is not None and any([socket.viewer == seat for socket in live.sockets])

    def disconnect(self, sessions: Iterable[str]) -> None:
        """These sessions have ended, and so do their sockets."""
        for session in sessions:
            for socket in list(self.connections.get(session, ())):
                socket.drop()

    async def wake_waiting(self) -> None:
        """Find games that another process started, in case its notification was lost."""
        if self.cluster.shared and self.waiting:
            for table_id in await self.store.started(list(self.waiting)):
                await self._notify_waiting(table_id)

    async def give_up_starts(self) -> None:
        """Reopen tables at which somebody hasn't revealed in time what they sealed."""
        for table_id in await self.starting.overdue():
            if await self.starting.give_up(table_id):
                await self.announce(table_id)

    async def expire_tables(self) -> None:
        for table_id in await self.hosting.expired():
            if await self.hosting.expire(table_id):
                await self.announce(table_id)

    async def end_tables(self) -> None:
        """Hand games that a moderator ends to bots, for good."""
        for table_id in await self.moderation.ending():
            live = await self.registry.open(table_id)
            if live is not None and await self.moderation.ended(table_id):
                for sitting in live.sittings:
                    if sitting.person is not None and not live.fold.over():
                        entry = NewEntry(Kind.AWAY, sitting.seat, {"why": ENDED}, By.BOT)
                        await self.registry.log.append(live, entry)
                self.registry.bot_scheduler.let_bots_move(live)

    async def tell_of_vacations(self) -> None:
        """Stop the clocks of those who are on vacation in the logs of their games, and start them again."""
        for seat in await self.vacations.untold(await self.registry.playable.condition()):
            live = await self.registry.open(seat.table_id)
            if live is not None and not live.fold.over():
                command = f"vacation:{seat.vacation}:{seat.until}"
                entry = NewEntry(Kind.VACATION, seat.seat, {"until": seat.until}, command=command)
                await self.registry.log.append(live, entry)
            await self.vacations.told(seat)

    async def ask_out(self, table_id: str) -> None:
        """Disconnect spectators from a game that they may not watch any more; who still may comes back."""
        live = await self.registry.opened(table_id)
        if await self.store.closed_to_spectators([table_id]):
            self._drop_spectators(live)

    def _drop_spectators(self, live: Live | None) -> None:
        for socket in [one for one in live.sockets if one.viewer is None] if live is not None else []:
            socket.drop()

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
        return await self._listed(await self.lobby.listing(kind, person, search, before), person)

    async def profile(self, name: str, viewer: Person | None) -> Profile:
        """What everybody may know of a claimed name."""
        stats, rows = await self.profiles.of(name)
        return Profile(**stats, recent=await self._listed(rows, viewer))

    async def _listed(self, rows: list[Found], person: Person | None) -> list[ListedTable]:
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
        return table_card(known, seats, person, self.deals.withholds(row.deal))
