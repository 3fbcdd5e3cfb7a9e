"""The live tables of this process: opened from the store on demand, and kept in memory while somebody uses them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from weakref import WeakValueDictionary

import structlog

from bakufu.games import load
from bakufu.kernel.fairness import mixed_seed
from bakufu.kernel.patch import Json
from bakufu.server.settings import Settings
from bakufu.server.socket.protocol import encode_step
from bakufu.server.store.store import FirstTurn, Store
from bakufu.server.tables.bot_scheduler import BotScheduler
from bakufu.server.tables.playable import Playable
from bakufu.server.tables.table_caps import check_log
from bakufu.server.tables.table_log import Log
from bakufu.server.tables.thinking import Thinking
from bakufu.table.clock import Clock
from bakufu.table.clocks import time_control
from bakufu.table.entries import Kind, NewEntry
from bakufu.table.fold import Fold
from bakufu.table.live import Live, Sitting
from bakufu.table.playable import check_playable
from bakufu.table.recent import MOST
from bakufu.text import Renderer, renderer_of

log = structlog.get_logger()
KEPT = 256  # tables kept in memory without any connection
DAY = 86_400_000  # milliseconds
AT_ONCE = 20  # entries replayed before others get a turn on the event loop
_game = lru_cache(load)  # games are stateless: one object of each serves all tables


class TableRegistry:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        table_log: Log,
        thinking: Thinking,
        clock: Clock,
        owner_of: Callable[[str], str],
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinking = thinking
        self.clock = clock
        self.log = table_log
        self.bot_scheduler = BotScheduler(table_log, thinking, owner_of)
        # Connections hold a reference to their table: while there is one, the table is found here and not opened twice.
        self.tables: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._kept: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Live | None]] = {}
        self._renderers: dict[tuple[str, str], Renderer] = {}
        self.playable = Playable(settings.facts)

    async def open(self, table_id: str) -> Live | None:
        """The live table of a started game; None if there is no such table or it has not started."""
        live = self.tables.get(table_id)
        if live is not None:
            self._keep(live)
            return live
        joined = table_id in self._opening
        if not joined:
            self._opening[table_id] = asyncio.ensure_future(self._read_once(table_id))
        live = await asyncio.shield(self._opening[table_id])
        # The load that we joined may have begun just before the game started.
        return await self.open(table_id) if live is None and joined else live

    async def opened(self, table_id: str) -> Live | None:
        """The table if it is open here, or being opened."""
        if table_id in self.tables or table_id in self._opening:
            return await self.open(table_id)
        return None

    def renderer(self, live: Live, language: str) -> Renderer:
        """The renderer of refusals by this table's game."""
        name = live.row["game"]
        if (name, language) not in self._renderers:
            self._renderers[name, language] = renderer_of(_game(name, self.settings.facts), language)
        return self._renderers[name, language]

    async def _read_once(self, table_id: str) -> Live | None:
        """Coalesce concurrent loads: callers share one in-flight read (single-flight)."""
        try:
            return await self._read(table_id)
        finally:
            del self._opening[table_id]

    async def _read(self, table_id: str) -> Live | None:
        found, seats = await self.store.table_and_seats(table_id)
        if found is None or found.status == "open":
            return None
        row = dict(found._mapping)
        row["entropy"] = [seat.entropy for seat in seats]
        row["seed"] = mixed_seed(row["secret"], tuple(row["entropy"]))
        sittings = [Sitting(seat.seat, seat.person, seat.name, seat.bot) for seat in seats]
        game = _game(row["game"], self.settings.facts)
        check_playable(game, row["rules"], row["facts"])
        people = sum(sitting.person is not None for sitting in sittings)
        fold = Fold(game, row["options"], row["seed"], row["started_at"], time_control(row, people))
        fold.final = row["scored"]
        live = Live(table_id, row, sittings, fold, encode_step, _broadcast_failed)
        live.longest_pause = self.settings.pause_days * DAY
        log = await self.store.entries(table_id)
        live.recent.after = len(log) - MOST
        for entry in log:
            live.recent.add(entry, fold.apply(entry))
            live.note(entry)
            if entry.seq % AT_ONCE == 0:
                await asyncio.sleep(0)
        self.tables[table_id] = live
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        """Keep the most recently used tables in memory."""
        self._kept[live.id] = live
        self._kept.move_to_end(live.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def act(self, live: Live, kind: Kind, seat: int | None, data: Json, command: str | None = None) -> int:
        """Carry out a person's command, then let the bots move if it is their turn."""
        if command is None or command not in live.commands:  # sent again, it is only acknowledged again
            check_log(live, self.settings.limits, kind, seat)
        seq = await self.log.append(live, NewEntry(kind, seat, data, command=command))
        self.bot_scheduler.let_bots_move(live)
        return seq

    async def begin(self, live: Live) -> None:
        """A game has started: store which seats are pending, and let the bots move."""
        fold = live.fold
        bots_at = self.clock() + self.log.patience if live.bots_awaited(fold) else None
        told_at = self.clock() + self.log.notice_delay
        first_turn = FirstTurn(fold.awaited(), live.deadline(fold), bots_at, told_at)
        await self.store.begun(live.id, fold.seq, first_turn)
        self.bot_scheduler.let_bots_move(live)

    async def close(self) -> None:
        """Accept no new commands, and finish those in progress."""
        await self.bot_scheduler.stop()
        await self.log.close()

    async def stop(self) -> None:
        await self.close()
        await self.thinking.stop()


def _broadcast_failed(table_id: str, error: Exception) -> None:
    log.error("broadcast-failed", table=table_id, error=repr(error), exc_info=error)
