"""Notifications between processes over PostgreSQL's NOTIFY."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from bakufu.server.store.database import FAILURES

log = structlog.get_logger()


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's backend, with a persistent connection for publishing, and able to reconnect."""

    _publisher: Any = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._publisher is None or self._publisher.is_closed():
                self._publisher = await self._connect()
            for channel in channels:
                await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except FAILURES as error:
            log.warning("notification-failed", error=repr(error))

    async def revive(self) -> None:
        """Listen again if the connection was lost."""
        async with self._listener_lock:
            if self._listener_conn.is_closed():
                self._listener_conn = await self._connect()
                for channel in self._subscribed_channels:
                    await self._listener_conn.add_listener(channel, self._listener)

    async def on_shutdown(self) -> None:
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()
