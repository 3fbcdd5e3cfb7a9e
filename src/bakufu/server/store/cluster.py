"""Other processes on the same database: the one that writes publishes which table changed, and the others read it.

Litestar's channels carry the notification: in memory for one process, over PostgreSQL's NOTIFY for several. A lost
notification does no harm: the watchdog of every process also polls for changes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

log = structlog.get_logger()
CHANNEL = "bakufu_tables"


class Changed(msgspec.Struct):
    """A table has a new entry or its seats have changed; sent by one process to the others. Or a message for all who
    are connected to the table, which isn't stored."""

    table_id: str
    process: str
    message: str = ""


def channels(url: URL) -> ChannelsPlugin:
    if url.get_backend_name() == "postgresql":
        from bakufu.server.store.postgres_channels import (
            PostgresChannels,  # its driver is installed for PostgreSQL only
        )

        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        return ChannelsPlugin(PostgresChannels(dsn), channels=[CHANNEL])
    return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])


class Cluster:
    def __init__(self, plugin: ChannelsPlugin, on_change: Callable[[str], Awaitable[None]]) -> None:
        self.plugin = plugin
        self.on_change = on_change
        self.on_message: Callable[[str, str], None] = lambda table_id, message: None
        self.process = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None
        self._unread: set[str] = set()
        self._reading: set[asyncio.Task[None]] = set()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return not isinstance(self.plugin._backend, MemoryChannelsBackend)

    def start(self) -> None:
        self._listening = asyncio.create_task(self._listen(), name="cluster")

    def notify(self, table_id: str) -> None:
        self.relay(table_id, "")

    def relay(self, table_id: str, message: str) -> None:
        if not self.shared:
            return
        # While the application stops, the channels are closed first; the others find late entries by polling.
        with suppress(RuntimeError):
            self.plugin.publish(Changed(table_id, self.process, message), [CHANNEL])

    async def check(self) -> None:
        """Reconnect the listener if its connection was lost."""
        if self.shared:
            from bakufu.server.store.postgres_channels import PostgresChannels

            assert isinstance(self.plugin._backend, PostgresChannels)
            await self.plugin._backend.revive()

    async def _listen(self) -> None:
        decode = msgspec.json.Decoder(Changed).decode
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                changed = decode(message)
                if changed.process == self.process:
                    continue
                if changed.message:
                    self.on_message(changed.table_id, changed.message)
                # Several notifications before the read begins need only one read.
                elif changed.table_id not in self._unread:
                    self._unread.add(changed.table_id)
                    task = asyncio.create_task(self._read(changed.table_id))
                    self._reading.add(task)
                    task.add_done_callback(self._reading.discard)

    async def _read(self, table_id: str) -> None:
        self._unread.remove(table_id)
        try:
            await self.on_change(table_id)
        except Exception as error:
            log.error("table-not-read", table=table_id, error=repr(error))

    async def stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, *self._reading, return_exceptions=True)
