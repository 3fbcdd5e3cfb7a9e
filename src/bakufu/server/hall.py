"""The hall: all live tables of this process. It opens them from the store, lets bots move, and watches deadlines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from bakufu.games import load
from bakufu.kernel.errors import BakufuError
from bakufu.kernel.fairness import mixed_seed
from bakufu.server.clock import Clock
from bakufu.server.entries import By, Kind
from bakufu.server.fold import Fold, NotNow
from bakufu.server.live import Live, Log, Sitting
from bakufu.server.settings import Settings
from bakufu.server.store import Store
from bakufu.server.thinking import Thinking
from bakufu.server.writer import Writer
from bakufu.text import Teller

log = structlog.get_logger()
IDLE_TABLES = 256  # tables without sockets that are kept in memory
OVERDUE_AT_ONCE = 50


class Hall:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        writer: Writer,
        thinking: Thinking,
        clock: Clock,
        tell: Callable[[str], None],
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinking = thinking
        self.clock = clock
        self.log = Log(store, writer, clock, tell)
        self.tables: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Future[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[str] = set()
        self._tellers: dict[str, Teller] = {}

    async def open(self, table_id: str) -> Live | None:
        """The live table of a started game; None if there is no such table or it has not started."""
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.ensure_future(self._read(table_id))
            self._opening[table_id].add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    def teller(self, live: Live) -> Teller:
        """Who puts refusals of this table's game into words."""
        name = live.row["game"]
        if name not in self._tellers:
            self._tellers[name] = Teller(load(name, self.settings.facts))
        return self._tellers[name]

    async def _read(self, table_id: str) -> Live | None:
        found = await self.store.table(table_id)
        if found is None or found.status == "open":
            return None
        row = dict(found._mapping)
        seats = await self.store.seats(table_id)
        row["entropy"] = [seat.entropy for seat in seats]
        row["seed"] = mixed_seed(row["secret"], tuple(row["entropy"]))
        sittings = [Sitting(seat.seat, seat.person, seat.name, seat.bot) for seat in seats]
        fold = Fold(load(row["game"], self.settings.facts), row["options"], row["seed"])
        live = Live(table_id, row, sittings, fold, deadline_at=row["deadline_at"])
        for entry in await self.store.entries(table_id):
            live.steps.append((entry, fold.apply(entry)))
        self._make_room()
        self.tables[table_id] = live
        return live

    def _make_room(self) -> None:
        idle = [table_id for table_id, live in self.tables.items() if not live.sockets and not live.lock.locked()]
        for table_id in idle[: max(0, len(idle) - IDLE_TABLES)]:
            del self.tables[table_id]

    async def act(
        self, live: Live, kind: Kind, seat: int | None, data: dict[str, Any], command: str | None = None
    ) -> int:
        """A person's command. Whoever acts is here again, so a bot that sat in for them gives the seat back."""
        if seat is not None and seat in live.fold.away and kind not in (Kind.BACK, Kind.TALK):
            raise NotNow("a-bot-has-your-seat")
        seq = await self.log.append(live, kind, seat, data, command=command)
        self.let_bots_move(live)
        return seq

    def let_bots_move(self, live: Live) -> None:
        """Start thinking for the bots that are awaited, unless this process already does."""
        if live.id not in self._thinking and not live.fold.over():
            self._thinking.add(live.id)
            self._spawn(self._move_bots(live))

    async def _move_bots(self, live: Live) -> None:
        try:
            while True:
                bots = [seat for seat in live.fold.awaited() if live.bot_for(seat) is not None]
                if not bots:
                    return
                await self._move_bot(live, bots[0], live.bot_for(bots[0]) or "ashigaru", By.BOT)
        finally:
            self._thinking.discard(live.id)

    async def _move_bot(self, live: Live, seat: int, level: str, by: By) -> None:
        """One decision of a bot; if the table has moved on in the meantime, it is dropped."""
        async with live.lock:
            fold, seq = live.fold, live.fold.seq
            kind = Kind.SEAL if fold.game.sealed(fold.state) else Kind.MOVES
        moves = await self.thinking.moves(fold, seat, level)
        try:
            # A sealed plan stands on its own: other seats may have become ready while the bot was thinking.
            at_seq = None if kind is Kind.SEAL else seq
            await self.log.append(live, kind, seat, {"moves": moves}, by, at_seq=at_seq)
        except BakufuError as error:
            log.info("bot-too-late", table=live.id, seat=seat, reason=str(error))

    async def watch_deadlines(self) -> int:
        """For every table whose time has run out, a bot decides and sits in until the player is back."""
        acted = 0
        for table_id in await self.store.overdue(self.clock(), OVERDUE_AT_ONCE):
            live = await self.open(table_id)
            if live is None:
                continue
            await self.log.catch_up(live)
            if live.deadline_at is None or live.deadline_at >= self.clock():
                continue
            for seat in live.people_awaited():
                await self._sit_in(live, seat)
                acted += 1
            self.let_bots_move(live)
        return acted

    async def _sit_in(self, live: Live, seat: int) -> None:
        try:
            await self.log.append(live, Kind.AWAY, seat, {"why": "deadline"}, By.DEADLINE)
        except BakufuError as error:
            log.info("deadline-met-late", table=live.id, seat=seat, reason=str(error))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background-task-failed", error=repr(task.exception()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.stop()
