"""The bot scheduler: lets bots decide, for their own seats and for players who are away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from bakufu.server.http.limits import TooOften
from bakufu.server.tables.table_log import Log
from bakufu.server.tables.thinking import Thinking
from bakufu.table.bot_turns import move_bot
from bakufu.table.entries import By, Kind, NewEntry
from bakufu.table.fold import Fold
from bakufu.table.live import STAND_IN, Live
from bakufu.table.refusal import NotNow

log = structlog.get_logger()


class BotScheduler:
    """`owner_of`: who is charged for what a person asks of the server. A table's bots are its host's."""

    def __init__(self, table_log: Log, thinking: Thinking, owner_of: Callable[[str], str]) -> None:
        self.log = table_log
        self.thinking = thinking
        self.owner_of = owner_of
        self.scheduled: dict[str, asyncio.Task[None]] = {}  # by table: the task that lets its bots move

    def let_bots_move(self, live: Live) -> None:
        """Start a task for the bots to move, unless this process already has one."""
        if live.bots_awaited(live.fold):
            self._schedule(live, [], 0)

    def _schedule(self, live: Live, late: list[int], now: int) -> None:
        if live.id not in self.scheduled:
            task = asyncio.create_task(self._run_bots(live, late, now), name=f"bots at {live.id}")
            self.scheduled[live.id] = task

    async def _run_bots(self, live: Live, late: list[int], now: int) -> None:
        """Decide for people who are late, then let bots move until it is a person's turn. If this fails, the watchdog
        finds the bots idle after a while."""
        try:
            for seat in late:
                await self._decide_for(live, seat, now)
            while live.bots_awaited(live.fold):
                await self._move_bot(live, live.bots_awaited(live.fold)[0])
        except (NotNow, TooOften) as error:
            if not self.log.closed:  # expected: a server that is stopping accepts no more moves
                log.warning("bots-delayed", table=live.id, reason=error.code)
        except Exception as error:
            log.error("bots-stopped", table=live.id, error=repr(error), exc_info=error)
        finally:
            del self.scheduled[live.id]

    async def _move_bot(self, live: Live, seat: int) -> None:
        def failed(seat: int, level: str, error: Exception) -> None:
            log.error("bot-failed", table=live.id, seat=seat, level=level, error=repr(error), exc_info=error)

        async def decided(fold: Fold, seat: int, level: str) -> list[int]:
            return await self._decided(live, fold, seat, level)

        await move_bot(live, seat, decided, self.log.append, failed)

    async def _decided(self, live: Live, fold: Fold, seat: int, level: str) -> list[int]:
        return await self.thinking.moves(self.owner_of(live.row["host"]), fold, seat, level)

    async def replace_late_players(self, live: Live, now: int) -> int:
        """Let bots take over for players who ran out of time, until they return; how many. Somebody who was only asked
        in another player's turn keeps the seat: one decision is made for them."""
        if await self._end_pause(live, now):
            return 0
        late = live.late(live.fold, now)
        if late and live.interrupts(live.fold):
            self._schedule(live, late, now)  # the watchdog has no time to wait for a bot
            late = []
        seated = [seat for seat in late if await self._replace(live, seat, now)]
        self.let_bots_move(live)
        return len(seated)

    async def _end_pause(self, live: Live, now: int) -> bool:
        """Nobody has come back from a pause: time goes on, and whoever doesn't come in time loses the seat to a bot."""
        if live.fold.clocks.paused_at is None:
            return False

        def still() -> bool:
            ends = live.deadline(live.fold)
            return live.fold.clocks.paused_at is not None and ends is not None and ends < now

        try:
            await self.log.append(live, NewEntry(Kind.RESUME, None, {}, By.DEADLINE), still)
        except NotNow as error:
            log.info("still-paused", table=live.id, reason=error.code)
        return True

    async def _replace(self, live: Live, seat: int, now: int) -> bool:
        return await self._when_late(live, seat, now, NewEntry(Kind.AWAY, seat, {"why": "deadline"}, By.DEADLINE))

    async def _decide_for(self, live: Live, seat: int, now: int) -> bool:
        """Decline, or where there is something to get or to finish, decide as a stand-in would."""
        fold = live.fold
        declined = fold.game.declined(fold.state)
        moves = await self._decided(live, fold, seat, STAND_IN) if declined is None else [declined]
        return await self._when_late(live, seat, now, NewEntry(Kind.MOVES, seat, {"moves": moves}, By.DEADLINE))

    async def _when_late(self, live: Live, seat: int, now: int, entry: NewEntry) -> bool:
        """Append the entry if the player is late and nothing has happened since; whether it was."""
        state = live.fold.state

        def still() -> bool:
            return live.fold.state is state and seat in live.late(live.fold, now)

        try:
            await self.log.append(live, entry, still)
        except NotNow as error:
            log.info("not-replaced", table=live.id, seat=seat, reason=error.code)
            return False
        return True

    async def stop(self) -> None:
        tasks = list(self.scheduled.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
