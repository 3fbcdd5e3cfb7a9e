"""Whether anything can be stored: a small write now and then, because a full disk or a standby still lets us read."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, text

from bakufu.server.store.database import FAILURES
from bakufu.server.store.transactions import Transactions
from bakufu.table.clock import Clock

FRESH = 5_000  # milliseconds for which a result holds
LARGEST = 2**31


class Pulse:
    def __init__(self, database: Transactions, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._lock = asyncio.Lock()
        self._at: int | None = None
        self._failure: Exception | None = None

    async def check(self) -> None:
        """Raise the error of the last write, if it failed. Many who ask at once cause one write."""
        async with self._lock:
            now = self.clock()
            if self._at is None or not 0 <= now - self._at < FRESH:
                self._failure = await self._probe(now)
                self._at = now
        if self._failure is not None:
            raise self._failure

    async def _probe(self, now: int) -> Exception | None:
        try:
            await self.database.change(lambda connection: self._write(connection, now))
        except FAILURES as error:
            return error
        return None

    def _write(self, connection: Connection, now: int) -> None:
        if self.database.dialect == "sqlite":
            # A field of the file's header that nothing else uses.
            connection.execute(text(f"PRAGMA user_version = {now // 1000 % LARGEST}"))
        else:
            # An entry of the write-ahead log that nobody reads.
            connection.execute(text("SELECT pg_logical_emit_message(true, 'bakufu', 'pulse')"))
