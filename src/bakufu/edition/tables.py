"""The tables of this device: opened from the storage, changed only through their logs, and moved on by their bots.

As on the server, an entry is checked, stored, and only then broadcast and acknowledged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache

from bakufu.bots.hint import Advice
from bakufu.bots.job import SavedView, advise, decide, game_of
from bakufu.bots.levels import players_of
from bakufu.edition.jobs import Job, Thinking
from bakufu.edition.messages import encode_step
from bakufu.edition.storage import Shelf, StoredTable
from bakufu.kernel.patch import Json
from bakufu.table.bot_turns import move_bot
from bakufu.table.clock import Clock
from bakufu.table.entries import Kind, NewEntry
from bakufu.table.fold import Fold, bot_seed, view_of_plan
from bakufu.table.live import Live, finished
from bakufu.table.past.hindsight import Past
from bakufu.table.playable import check_playable
from bakufu.table.recent import MOST
from bakufu.table.refusal import NotNow, Refusal
from bakufu.text import Renderer, renderer_of

TRIES = 8


@lru_cache(maxsize=8)
def renderer(game: str, language: str) -> Renderer:
    return renderer_of(game_of(game, None), language)


class Tables:
    def __init__(self, shelf: Shelf, thinking: Thinking, clock: Clock, troubled: Callable[[str], None]) -> None:
        self.shelf = shelf
        self.thinking = thinking
        self.clock = clock
        self.troubled = troubled  # is told of what must not happen
        self.live: dict[str, Live] = {}
        self.stored: dict[str, StoredTable] = {}  # of live tables
        self.bots: dict[str, asyncio.Task[None]] = {}  # by table: the task that lets its bots move

    async def find(self, table_id: str) -> StoredTable:
        found = self.stored.get(table_id) or await self.shelf.table(table_id)
        if found is None:
            raise Refusal("no-such-table")
        return found

    async def open(self, table_id: str) -> Live | None:
        """The live table of a started game; None before its start."""
        if table_id not in self.live:
            table = await self.find(table_id)
            if table.row["status"] == "open":
                return None
            past = await self.past(table)
            if table_id not in self.live:  # opened in the meantime
                self.live[table_id] = self._live(table, past)
                self.stored[table_id] = table
                self.let_bots_move(self.live[table_id])
        return self.live[table_id]

    async def started(self, table_id: str) -> Live:
        live = await self.open(table_id)
        if live is None:
            raise Refusal("not-started")
        return live

    async def past(self, table: StoredTable) -> Past:
        """A whole game as it is stored."""
        row = table.row
        check_playable(game_of(row["game"], None), row["rules"], row["facts"])
        if row["status"] == "open":
            raise Refusal("not-started")
        entries = await self.shelf.entries(table.id)
        return Past(row["game"], None, row["options"], table.seed, row["started_at"], entries)

    def _live(self, table: StoredTable, past: Past) -> Live:
        fold = past.fold()
        fold.final = bool(table.row.get("scored"))
        row = table.row | {"entropy": [seat.entropy for seat in table.seats], "seed": table.seed}
        live = Live(table.id, row, table.sittings(), fold, encode_step, self._broadcast_failed)
        live.recent.after = len(past.entries) - MOST
        for entry in past.entries:
            live.recent.add(entry, fold.apply(entry))
            live.note(entry)
        return live

    async def act(self, live: Live, kind: Kind, seat: int | None, data: Json, command: str | None = None) -> int:
        """Carry out a person's command, then let the bots move if it is their turn."""
        seq = await self.append(live, NewEntry(kind, seat, data, command=command))
        self.let_bots_move(live)
        return seq

    async def append(self, live: Live, new: NewEntry, still: Callable[[], bool] | None = None) -> int:
        """Append an entry; the sequence number it is durable under. `still`: refuse it once this no longer holds."""
        async with live.lock:
            for _ in range(TRIES):
                if new.command is not None and new.command in live.commands:
                    return live.commands[new.command]
                if still is not None and not still():
                    raise NotNow("too-late")
                entry = new.numbered(live.fold.seq + 1, self.clock())
                fold = live.fold.copy()
                events = fold.apply(entry)
                table = self.stored[live.id]
                table.row["awaited"] = list(fold.awaited())
                if fold.over() and not live.fold.over():
                    table.row |= finished(fold, entry.at, ())
                if await self.shelf.save(table, [entry]):
                    live.take(fold, entry, events)
                    return entry.seq
                await self._catch_up(live)
            raise NotNow("busy")

    async def _catch_up(self, live: Live) -> None:
        """Another tab of this browser plays at the same table."""
        for entry in await self.shelf.entries(live.id, live.fold.seq):
            fold = live.fold.copy()
            live.take(fold, entry, fold.apply(entry))

    def let_bots_move(self, live: Live) -> None:
        if live.bots_awaited(live.fold) and live.id not in self.bots:
            self.bots[live.id] = asyncio.ensure_future(self._run_bots(live))

    async def _run_bots(self, live: Live) -> None:
        try:
            while live.bots_awaited(live.fold):
                await self._move_bot(live, live.bots_awaited(live.fold)[0])
        except NotNow:
            pass  # the table has changed; its next command lets the bots move again
        except Exception as error:
            self.troubled(f"bots at {live.id}: {error!r}")
        finally:
            del self.bots[live.id]

    async def _move_bot(self, live: Live, seat: int) -> None:
        async def decided(fold: Fold, seat: int, level: str) -> list[int]:
            moves: list[int] = await self.thinking.do(decide, seen(fold, seat), level, bot_seed(fold, seat))
            return moves

        def failed(seat: int, level: str, error: Exception) -> None:
            self.troubled(f"{level} in seat {seat} at {live.id}: {error!r}")

        await move_bot(live, seat, decided, self.append, failed)

    async def advice(self, fold: Fold, seat: int, about: str) -> Advice:
        adviser, planned = players_of(fold.game.name).adviser, view_of_plan(fold, seat)
        found: Advice = await self.thinking.do(advise, seen(fold, seat), adviser, bot_seed(fold, seat), about, planned)
        return found

    async def asked(self, live: Live, viewer: int | None, job: Job, *given: object) -> object:
        """The answer of a job about a viewer's own view."""
        answer: object = await self.thinking.do(job, seen(live.fold, viewer), *given)
        return answer

    def _broadcast_failed(self, table_id: str, error: Exception) -> None:
        self.troubled(f"broadcast at {table_id}: {error!r}")


def seen(fold: Fold, viewer: int | None) -> SavedView:
    """All that a job may know: what the viewer sees."""
    game = fold.game
    return SavedView(game.name, None, fold.options, game.save_view(game.view(fold.state, viewer)))
