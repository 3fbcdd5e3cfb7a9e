"""The bot_scheduler of the tables: they let bots decide, for seats of their own and for players who are away."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from bakufu.server.tables.table_log import Log
from bakufu.server.tables.thinking import Thinking
from bakufu.table.entries import By, Kind
from bakufu.table.live import Live
from bakufu.table.refusal import NotNow

log = structlog.get_logger()
WHEN_ALL_FAILS = "random"  # needs nothing but the list of legal moves


class BotScheduler:
    """`patience`: for how many milliseconds other processes leave the bots of a table to us."""

    def __init__(self, table_log: Log, thinking: Thinking, patience: int) -> None:
        self.log = table_log
        self.thinking = thinking
        self.patience = patience
        self.scheduled: dict[str, asyncio.Task[None]] = {}  # by table: where bots are thinking

    def let_bots_move(self, live: Live) -> None:
        """Start thinking for the bots that are awaited, unless this process already does."""
        if live.id not in self.scheduled and live.bots_awaited(live.fold):
            task = asyncio.create_task(self._run_bots(live), name=f"bots at {live.id}")
            self.scheduled[live.id] = task

    async def _run_bots(self, live: Live) -> None:
        """Until it is a person's turn. If something fails, the watch finds the bots idle after a while."""
        try:
            while live.bots_awaited(live.fold):
                await self._move_bot(live, live.bots_awaited(live.fold)[0])
        except NotNow as error:
            log.warning("bots-held-up", table=live.id, reason=error.code)
        except Exception as error:
            log.error("bots-stopped", table=live.id, error=repr(error), exc_info=error)
        finally:
            del self.scheduled[live.id]

    async def _move_bot(self, live: Live, seat: int) -> None:
        """One decision of a bot; if the table has moved on in the meantime, it is dropped."""
        fold = live.fold
        level = live.bot_for(seat, fold)
        assert level is not None
        kind = Kind.SEAL if fold.game.sealed(fold.state) else Kind.MOVES

        def still() -> bool:
            # Words do not change the state, nor do plans of others that wait for everyone.
            return live.fold.state is fold.state and seat in live.bots_awaited(live.fold)

        for decider in dict.fromkeys((level, WHEN_ALL_FAILS)):
            try:
                data = {"moves": await self.thinking.moves(fold, seat, decider)}
                await self.log.append(live, kind, seat, data, By.BOT, still=still)
                return
            except NotNow as error:
                if error.code == "too-late":
                    return
                raise
            except Exception as error:
                log.error("bot-failed", table=live.id, seat=seat, level=decider, error=repr(error), exc_info=error)
        raise NotNow("busy")

    async def sit_in(self, live: Live, now: int) -> int:
        """Give the seats of people whose time has run out to bots, until they are back; how many."""
        seated = [seat for seat in live.people_awaited(live.fold) if await self._send_away(live, seat, now)]
        self.let_bots_move(live)
        return len(seated)

    async def _send_away(self, live: Live, seat: int, now: int) -> bool:
        def still() -> bool:
            deadline = live.deadline(live.fold)
            return deadline is not None and deadline < now and seat in live.people_awaited(live.fold)

        try:
            await self.log.append(live, Kind.AWAY, seat, {"why": "deadline"}, By.DEADLINE, still=still)
        except NotNow as error:
            log.info("not-sent-away", table=live.id, seat=seat, reason=error.code)
            return False
        return True

    async def stop(self) -> None:
        tasks: list[asyncio.Task[Any]] = list(self.scheduled.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
