"""A live table: its state in memory, and the sockets of everyone who is connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

from bakufu.kernel.event import Event
from bakufu.kernel.flow import Flow
from bakufu.kernel.patch import Json
from bakufu.table.entries import Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.projection import StepBroadcast, ViewerSnapshot, ViewerStep, redacted, snapshot_for
from bakufu.table.recent import RecentSteps

STAND_IN = "ashigaru"  # the level that takes over for a player


class Socket(Protocol):
    """One connection at a table. `viewer` is a seat, or None for a spectator."""

    viewer: int | None

    @property
    def behind(self) -> bool: ...

    def send(self, message: str) -> None: ...

    def drop(self) -> None: ...

    async def table_changed(self) -> None: ...


@dataclass(frozen=True)
class Sitting:
    """Who has a seat: a person, or a bot of a level."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None


@dataclass(eq=False)
class Live:
    """One table. A process never has more than one of these per table; the registry ensures it."""

    id: str
    row: Json  # the table's columns as they are stored
    sittings: list[Sitting]
    fold: Fold
    encode: Callable[[ViewerStep], str]  # a step as sockets send it
    broadcast_failed: Callable[[str, Exception], None]  # logs a failure: the table's id, and the error
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sockets: set[Socket] = field(default_factory=set)
    recent: RecentSteps = field(default_factory=RecentSteps)
    views: dict[int | None, ViewerSnapshot] = field(default_factory=dict)  # by viewer: what they were last sent
    viewed: Flow | None = None  # the state of the game in these views
    commands: dict[str, int] = field(default_factory=dict)  # by idempotency key: the entry's number
    talked: int = 0  # chat messages in the log
    longest_pause: int | None = None  # milliseconds
    unsure: bool = False  # a write failed half-way: the log may hold more than the fold

    def seat_of(self, person: str) -> int | None:
        for sitting in self.sittings:
            if sitting.person == person:
                return sitting.seat
        return None

    def bot_for(self, seat: int, fold: Fold) -> str | None:
        """The level of the bot that decides for a seat, or None while a person does."""
        sitting = self.sittings[seat]
        if sitting.bot is not None:
            return sitting.bot
        return STAND_IN if seat in fold.away else None

    def people_awaited(self, fold: Fold) -> list[int]:
        return [seat for seat in fold.awaited() if self.bot_for(seat, fold) is None]

    def bots_awaited(self, fold: Fold) -> list[int]:
        return [seat for seat in fold.awaited() if self.bot_for(seat, fold) is not None]

    def deadline(self, fold: Fold) -> int | None:
        """When the time of the first pending player runs out, or a pause ends that nobody ends. Chat and other players'
        sealed plans don't extend it."""
        paused_at = fold.clocks.paused_at
        if paused_at is not None:
            return None if self.longest_pause is None else paused_at + self.longest_pause
        ends = [fold.deadline(seat) for seat in self.people_awaited(fold)]
        return min([end for end in ends if end is not None], default=None)

    def late(self, fold: Fold, now: int) -> list[int]:
        """The people whose time has run out."""
        ends = [(seat, fold.deadline(seat)) for seat in self.people_awaited(fold)]
        return [seat for seat, end in ends if end is not None and end < now]

    def interrupts(self, fold: Fold) -> bool:
        """Whether another person has to wait because somebody is asked out of turn."""
        return len(self.people()) > 1 and fold.asked().out_of_turn

    def people(self) -> list[int]:
        """The seats that people have; a bot may sit in for them."""
        return [sitting.seat for sitting in self.sittings if sitting.person is not None]

    def note(self, entry: Entry) -> None:
        """Remember the command of an entry that is in the log, and count chat."""
        self.talked += entry.kind is Kind.TALK
        if entry.command is not None:
            self.commands[entry.command] = entry.seq

    def take(self, fold: Fold, entry: Entry, events: list[Event]) -> None:
        """Adopt the state after an entry that is in the log, and broadcast it."""
        ended = fold.over() and not self.fold.over()
        self.fold = fold
        self.note(entry)
        if ended:
            self.row |= finished(fold, entry.at, self.people())
        try:
            self.broadcast(entry, events)
        except Exception as error:
            # The entry is durable even if the broadcast fails: drop all sockets, so that clients reload.
            self.broadcast_failed(self.id, error)
            self.views.clear()
            while self.sockets:
                self.sockets.pop().drop()

    def view_for(self, viewer: int | None) -> Json:
        """The current view, which later steps patch."""
        self.viewed = self.fold.state
        if viewer not in self.views:
            others = next((known.open for known in self.views.values()), None)
            self.views[viewer] = snapshot_for(self.fold, viewer, others)
        return self.views[viewer].whole()

    def missed(self, since: int, viewer: int | None) -> list[ViewerStep] | None:
        """The steps after `since`, if all of them are still in memory."""
        return self.recent.missed(since, self.fold.seq, viewer)

    def broadcast(self, entry: Entry, events: list[Event]) -> None:
        """Send a step to everyone at the table, redacted for each viewer."""
        told = redacted(events)
        self.recent.keep(entry, told)
        broadcast = StepBroadcast(self.fold, self.viewed, entry, told)
        viewers = {socket.viewer for socket in self.sockets}
        sent = broadcast.steps({viewer: known for viewer, known in self.views.items() if viewer in viewers})
        self.views = {viewer: known for viewer, (_, known) in sent.items()}
        self.viewed = self.fold.state
        steps = {id(step): step for step, _ in sent.values()}
        messages = {number: self.encode(step) for number, step in steps.items()}
        for socket in self.sockets:
            step, _ = sent[socket.viewer]
            socket.send(messages[id(step)])


def finished(fold: Fold, at: int, people: Collection[int]) -> Json:
    """The columns of a table that change when its game is over. It is abandoned if none of the people was there."""
    rows = sorted(fold.game.standings(fold.state), key=lambda row: row.seat)
    winners = [row.seat for row in rows if row.place == 1]
    abandoned = bool(people) and fold.away.issuperset(people)
    points = [row.points for row in rows]
    return {"status": "finished", "finished_at": at, "result": points, "winners": winners, "abandoned": abandoned}
