"""A live table: its fold in memory, its sockets, and the one way an entry comes into its log."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from bakufu.kernel.event import Event
from bakufu.server.clock import Clock
from bakufu.server.entries import By, Entry, Kind
from bakufu.server.fold import Fold, NotNow
from bakufu.server.projection import Json, merge_patch, step_for, table_view
from bakufu.server.protocol import Step, encode
from bakufu.server.store import Store
from bakufu.server.writer import Write, Writer

REMEMBERED = 100  # steps kept at hand for clients that reconnect
TRIES = 8


class Socket(Protocol):
    """One connection at a table. `viewer` is a seat, or None for a spectator."""

    viewer: int | None

    def send(self, message: bytes) -> None: ...

    async def table_changed(self) -> None: ...


@dataclass(frozen=True)
class Sitting:
    """Who has a seat: a person, or a bot of a level."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None


@dataclass
class Live:
    id: str
    row: dict[str, Any]  # the table's columns as they are stored
    sittings: list[Sitting]
    fold: Fold
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sockets: set[Socket] = field(default_factory=set)
    steps: deque[tuple[Entry, list[Event]]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    views: dict[int | None, Json] = field(default_factory=dict)  # by viewer: the view as last sent
    deadline_at: int | None = None

    def seat_of(self, person: str) -> int | None:
        for sitting in self.sittings:
            if sitting.person == person:
                return sitting.seat
        return None

    def bot_for(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat now, or None while a person does."""
        sitting = self.sittings[seat]
        if sitting.bot is not None:
            return sitting.bot
        return "ashigaru" if seat in self.fold.away else None

    def people_awaited(self) -> list[int]:
        return [seat for seat in self.fold.awaited() if self.bot_for(seat) is None]

    def set_deadline(self, at: int) -> None:
        """Every entry of the log gives those who are awaited their full time again."""
        self.deadline_at = at + 1000 * self.row["seconds"] if self.people_awaited() else None

    def view_for(self, viewer: int | None) -> Json:
        """The current view; what later steps are patches of."""
        if viewer not in self.views:
            self.views[viewer] = table_view(self.fold, viewer)
        return self.views[viewer]

    def missed(self, since: int, viewer: int | None) -> list[Step] | None:
        """The steps after `since`, if all of them are still at hand."""
        if since > self.fold.seq or (since < self.fold.seq and (not self.steps or self.steps[0][0].seq > since + 1)):
            return None
        return [step_for(entry, events, viewer, None) for entry, events in self.steps if entry.seq > since]

    def broadcast(self, entry: Entry, events: list[Event]) -> None:
        """Tell a step to everyone at the table, each what they may know."""
        self.steps.append((entry, events))
        messages: dict[int | None, bytes] = {}
        watching = {socket.viewer for socket in self.sockets}
        for viewer in [viewer for viewer in self.views if viewer not in watching]:
            del self.views[viewer]
        for socket in self.sockets:
            viewer = socket.viewer
            if viewer not in messages:
                new = table_view(self.fold, viewer)
                patch = merge_patch(self.views.get(viewer, {}), new)
                self.views[viewer] = new
                messages[viewer] = encode(step_for(entry, events, viewer, patch))
            socket.send(messages[viewer])


class Log:
    """The only way into a table's log: check, write, and only then tell."""

    def __init__(self, store: Store, writer: Writer, clock: Clock, tell: Callable[[str], None]) -> None:
        self.store = store
        self.writer = writer
        self.clock = clock
        self.tell = tell  # the other processes

    async def append(
        self,
        live: Live,
        kind: Kind,
        seat: int | None,
        data: dict[str, Any],
        by: By = By.PLAYER,
        command: str | None = None,
        at_seq: int | None = None,
    ) -> int:
        """The sequence number under which the entry stands in the log, durable. `at_seq`: only if nothing came since.

        The fold takes the entry before it is written, behind the lock, where nobody can see it; if another process
        was faster, the fold is read anew from the log.
        """
        async with live.lock:
            for _ in range(TRIES):
                if command is not None and command in live.fold.commands:
                    return live.fold.commands[command]
                if at_seq is not None and live.fold.seq != at_seq:
                    raise NotNow("too-late")
                entry = Entry(live.fold.seq + 1, kind, seat, data, by, self.clock(), command)
                before = live.fold.awaited()
                events = live.fold.apply(entry)
                try:
                    written = await self.writer.write(self._write(live, entry, before))
                except BaseException:
                    await self._read_anew(live, entry.seq - 1)
                    raise
                if written:
                    self.tell(live.id)
                    live.broadcast(entry, events)
                    return entry.seq
                await self._read_anew(live, entry.seq - 1)
            raise NotNow("busy")

    def _write(self, live: Live, entry: Entry, before: tuple[int, ...]) -> Write:
        fold = live.fold
        over = fold.over()
        live.set_deadline(entry.at)
        table: dict[str, Any] = {"deadline_at": live.deadline_at}
        if over:
            points = [row.points for row in sorted(fold.game.standings(fold.state), key=lambda row: row.seat)]
            table |= {"status": "finished", "finished_at": entry.at, "result": points}
            live.row |= table
        changed = over or fold.awaited() != before
        status = "finished" if over else "running"
        rows = [{"s": s.seat, "a": s.seat in fold.awaited(), "st": status} for s in live.sittings] if changed else []
        return Write(live.id, entry, table, rows)

    async def _read_anew(self, live: Live, told: int) -> None:
        """Another process wrote first: forget what was tried, read the log, and tell what was missed."""
        fold = Fold(live.fold.game, live.row["options"], live.row["seed"])
        unseen: list[tuple[Entry, list[Event]]] = []
        for entry in await self.store.entries(live.id):
            events = fold.apply(entry)
            if entry.seq > told:
                unseen.append((entry, events))
        live.fold = fold
        for entry, events in unseen:
            live.set_deadline(entry.at)
            live.broadcast(entry, events)

    async def catch_up(self, live: Live) -> None:
        """Take in entries that another process wrote."""
        async with live.lock:
            for entry in await self.store.entries(live.id, live.fold.seq):
                events = live.fold.apply(entry)
                live.set_deadline(entry.at)
                live.broadcast(entry, events)
