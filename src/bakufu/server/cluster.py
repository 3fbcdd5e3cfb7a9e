"""Other processes at the same database: whoever writes says which table changed, and the others read it.

Litestar's channels carry the word: in memory for one process, over PostgreSQL's own NOTIFY for several.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

CHANNEL = "bakufu_tables"


class Changed(msgspec.Struct):
    """A table has a new entry, or new people at it; told by one process to the others."""

    table_id: str
    process: str


def channels(url: URL) -> ChannelsPlugin:
    if url.get_backend_name() == "postgresql":
        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        return ChannelsPlugin(AsyncPgChannelsBackend(dsn), channels=[CHANNEL])
    return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])


class Cluster:
    def __init__(self, plugin: ChannelsPlugin, heard: Callable[[str], Awaitable[None]]) -> None:
        self.plugin = plugin
        self.heard = heard
        self.process = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="cluster")

    def tell(self, table_id: str) -> None:
        self.plugin.publish(Changed(table_id, self.process), [CHANNEL])

    async def _listen(self) -> None:
        decode = msgspec.json.Decoder(Changed).decode
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                changed = decode(message)
                if changed.process != self.process:
                    await self.heard(changed.table_id)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
